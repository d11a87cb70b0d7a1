#include "cli/write_patches.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "assembly/source_files.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "patch/diff.hpp"
#include "patch/edits.hpp"
#include "report/page.hpp"
#include "report/repairs.hpp"

namespace mmcheck::cli {
namespace {

namespace fs = std::filesystem;
using base::Error;

/// A source, and the folder that a diff of it is applied in: the current one if that has it.
struct Place {
  fs::path root;
  std::string path;  // from there, with '/'
};

Place place_of(const fs::path& source) {
  std::error_code error;
  const fs::path root = fs::current_path(error);
  const fs::path whole = fs::absolute(source, error).lexically_normal();
  const fs::path relative = whole.lexically_relative(root);
  if (relative.empty() || *relative.begin() == "..") {
    return {whole.parent_path(), whole.filename().string()};
  }
  return {root, relative.generic_string()};
}

/// "src/lock.cs" becomes "src-lock.cs.patch": those of several folders lie in one.
std::string name_of_diff(std::string path) {
  std::replace(path.begin(), path.end(), '/', '-');
  return path + ".patch";
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw Error(folder.string(), "cannot be made: " + error.message());
}

class Writer {
 public:
  Writer(const Result& result, const std::function<void(std::string_view)>& complain)
      : source_(result.path), assembly_(result.path), complain_(complain) {}

  /// All of them or nothing: half of a repair repairs nothing.
  void write(const fs::path& folder, const ModelResult& model) {
    const Fences& fences = *model.fences;
    const patch::Plan plan =
        patch::plan(fences.points, [this](const std::string& file) { return source_.text(file); });
    const std::vector<std::string> left_out = what_is_left_out(fences, plan);
    for (const std::string& line : left_out) complain_("--patch: nothing is written: " + line);
    if (!left_out.empty()) return;
    for (const auto& [file, edits] : plan.files) {
      make_folder(folder);
      const Place place = place_of(source_.found_at(file));
      warn_of_later_changes(source_.found_at(file), assembly_);
      base::write_file(
          (folder / name_of_diff(place.path)).string(),
          preamble(model, place) + patch::file_diff(place.path, source_.text(file), edits));
    }
  }

 private:
  static std::vector<std::string> what_is_left_out(const Fences& fences, const patch::Plan& plan) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < plan.changes.size(); ++i) {
      if (!plan.changes[i].edits.empty()) continue;
      lines.push_back("to be written by hand: " + report::change_text(fences.points[i]) + ": " +
                      report::clean(plan.changes[i].reason));
    }
    return lines;
  }

  /// What stands before a diff is skipped by those who apply it.
  static std::string preamble(const ModelResult& model, const Place& place) {
    return fmt::format("mmcheck: {}: {}\nIn {}: patch -p1 < THIS-FILE\n",
                       report::clean(model.memory_model), report::verdict_on(*model.fences),
                       report::clean(place.root.string()));
  }

  /// The symbols know lines only, and these may be others by now.
  void warn_of_later_changes(const fs::path& source, const fs::path& assembly) const {
    std::error_code error;
    const auto changed = fs::last_write_time(source, error);
    if (error) return;
    const auto compiled = fs::last_write_time(assembly, error);
    if (error || changed <= compiled) return;
    complain_(
        fmt::format("--patch: {} is newer than {}: unless only its date is, compile it again "
                    "first, or the diff is of other lines",
                    source.string(), assembly.string()));
  }

  assembly::SourceFiles source_;
  fs::path assembly_;
  const std::function<void(std::string_view)>& complain_;
};

/// A model of one's own may be called anything.
std::string name_of_folder(const ModelResult& model) {
  std::string name = model.memory_model;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '/' || c == '.' || c == '\0'; }, '-');
  return name;
}

}  // namespace

void write_patches(const std::string& folder, const Result& result,
                   const std::function<void(std::string_view)>& complain) {
  Writer writer(result, complain);
  for (const ModelResult& model : result.results) {
    const std::string why = report::why_unrepaired(model);
    if (!why.empty()) {
      complain(fmt::format("--patch: nothing is written for {}: {}", model.memory_model, why));
      continue;
    }
    const fs::path path = folder;
    writer.write(result.results.size() == 1 ? path : path / name_of_folder(model), model);
  }
}

}  // namespace mmcheck::cli
