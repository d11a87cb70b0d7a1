#include "patch/edits.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "patch/barriers.hpp"
#include "patch/site.hpp"
#include "patch/stronger.hpp"

namespace mmcheck::patch {
namespace {

std::vector<Edit> edits_of(Site& site) {
  switch (site.repair().kind) {
    case Repair::Kind::Barrier:
    case Repair::Kind::ReadBarrier:
    case Repair::Kind::WriteBarrier:
      return barrier_edits(site);
    case Repair::Kind::VolatileRead:
    case Repair::Kind::VolatileWrite:
    case Repair::Kind::Interlocked:
    case Repair::Kind::VolatileField:
      return stronger_edits(site);
  }
  return {};
}

bool has_brace(const Edit& edit) { return edit.text.find_first_of("{}") != std::string::npos; }

/// Whether two repairs cannot both be written. What is put in at the same place is put in in any
/// order, so that it must not be what opens or closes a block, unless it is the same.
bool overlap(const Edit& one, const Edit& other) {
  const bool is_point = one.begin == one.end;
  if (is_point && other.begin == other.end) {
    return one.begin == other.begin && one.text != other.text &&
           (has_brace(one) || has_brace(other));
  }
  if (is_point || other.begin == other.end) {
    const Edit& point = is_point ? one : other;
    const Edit& range = is_point ? other : one;
    return range.begin < point.begin && point.begin < range.end;
  }
  return one.begin < other.end && other.begin < one.end;
}

/// Keeps the edits of a file in order, without any that contradict each other or say the same.
class Collector {
 public:
  /// What becomes of the next repair; `file` is where its edits are.
  void add(const std::string& file, SourceChange change) {
    if (!change.edits.empty() && contradicts(plan_.files[file], change.edits)) {
      change.edits.clear();
      change.reason = "another repair changes the same expression";
    }
    if (!change.edits.empty()) merge(plan_.files[file], change.edits);
    plan_.changes.push_back(std::move(change));
  }

  Plan take() { return std::move(plan_); }

 private:
  static bool contradicts(const std::vector<Edit>& all, const std::vector<Edit>& edits) {
    return std::any_of(edits.begin(), edits.end(), [&](const Edit& edit) {
      return std::any_of(all.begin(), all.end(),
                         [&](const Edit& other) { return overlap(edit, other); });
    });
  }

  static void merge(std::vector<Edit>& all, const std::vector<Edit>& edits) {
    if (std::all_of(edits.begin(), edits.end(),
                    [&](const Edit& edit) { return is_there(all, edit); })) {
      return;
    }
    for (const Edit& edit : edits) {
      // A barrier that another repair has put there, too.
      const bool is_statement =
          edit.text.ends_with(';') || edit.text.ends_with(";\n") || edit.text.ends_with("; ");
      if (!is_statement || !is_there(all, edit)) all.push_back(edit);
    }
    std::stable_sort(all.begin(), all.end(), [](const Edit& one, const Edit& other) {
      return std::pair(one.begin, one.end) < std::pair(other.begin, other.end);
    });
  }

  static bool is_there(const std::vector<Edit>& all, const Edit& edit) {
    return std::any_of(all.begin(), all.end(), [&](const Edit& other) {
      return other.begin == edit.begin && other.end == edit.end && other.text == edit.text;
    });
  }

  Plan plan_;
};

SourceChange change_of(const Repair& repair, File& file) {
  SourceChange change;
  if (!file.code.is_readable()) {
    change.reason = "its source cannot be read as C#";
    return change;
  }
  try {
    Site site(file, repair);
    if (const auto offset = site.offset_of_access()) {
      const Position at = position_at(file.code.source(), *offset);
      change.line = at.line;
      change.column = at.column;
    }
    change.edits = edits_of(site);
  } catch (const Unwritable& unwritable) {
    change.reason = unwritable.reason;
  }
  return change;
}

}  // namespace

Plan plan(const std::vector<Repair>& repairs, const SourceText& text) {
  Collector collector;
  std::map<std::string, File> files;
  for (const Repair& repair : repairs) {
    const Location& location = repair.location;
    SourceChange change;
    const std::string_view source =
        location.line == 0 || !text ? std::string_view() : text(location.file);
    if (location.line == 0) {
      change.reason = "there are no symbols that say where it is";
    } else if (source.empty()) {
      change.reason = "its source was not found";
    } else {
      change = change_of(repair, files.try_emplace(location.file, source).first->second);
    }
    collector.add(location.file, std::move(change));
  }
  return collector.take();
}

Position position_at(std::string_view source, std::size_t offset) {
  Position position;
  for (const char byte : source.substr(0, offset)) {
    if (byte == '\n') {
      position = {position.line + 1, 1};
    } else if (!base::is_continuation(byte)) {
      position.column += static_cast<unsigned char>(byte) >= 0xf0 ? 2 : 1;
    }
  }
  return position;
}

std::string call_of(const Repair& repair) {
  switch (repair.kind) {
    case Repair::Kind::Barrier:
      return "Thread.MemoryBarrier()";
    case Repair::Kind::ReadBarrier:
      return "Volatile.ReadBarrier()";
    case Repair::Kind::WriteBarrier:
      return "Volatile.WriteBarrier()";
    case Repair::Kind::VolatileRead:
      return "Volatile.Read(ref …)";
    case Repair::Kind::VolatileWrite:
      return "Volatile.Write(ref …, …)";
    case Repair::Kind::Interlocked:
      return "Interlocked.Exchange(ref …, …)";
    case Repair::Kind::VolatileField:
      return "volatile";
  }
  return {};
}

std::string applied(std::string_view source, const std::vector<Edit>& edits) {
  std::string result;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    result += source.substr(at, edit.begin - at);
    result += edit.text;
    at = edit.end;
  }
  return result + std::string(source.substr(at));
}

}  // namespace mmcheck::patch
