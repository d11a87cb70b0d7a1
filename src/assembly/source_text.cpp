#include "assembly/source_text.hpp"

#include "base/text.hpp"

namespace mmcheck::assembly {
namespace {

constexpr std::size_t longest_text = 100;

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r");
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(" \t\r") + 1 - start);
}

/// What a sequence point covers of the line that it starts on.
std::string_view covered(std::string_view line, const SequencePoint& point) {
  if (point.column == 0) return trimmed(line);
  const std::size_t start = base::offset_of_column(line, point.column);
  std::size_t end = line.size();
  if (point.end_line == point.line && point.end_column > point.column) {
    end = base::offset_of_column(line, point.end_column);
  }
  return trimmed(line.substr(start, end - start));
}

}  // namespace

SourceText::SourceText(const Symbols* symbols, const std::string& assembly_path)
    : symbols_(symbols), files_(assembly_path) {}

void SourceText::append(std::string& to, const SequencePoint& point) {
  if (symbols_ == nullptr || point.document >= symbols_->documents().size()) return;
  const std::string& path = symbols_->documents()[point.document];
  base::append_visible(to, base::file_name(path));
  to.push_back(':');
  base::append_decimal(to, std::uint64_t{point.line});
  std::string_view text = covered(files_.line(path, point.line), point);
  if (text.empty()) return;
  const bool is_cut = text.size() > longest_text;
  if (is_cut) {
    std::size_t end = longest_text;
    while (base::is_continuation(text[end])) --end;
    text = text.substr(0, end);
  }
  to += "  ";
  base::append_visible(to, text);
  if (is_cut || point.end_line > point.line) to += " …";
}

}  // namespace mmcheck::assembly
