#include "assembly/source_text.hpp"

#include <filesystem>
#include <system_error>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"

namespace mmcheck::assembly {
namespace {

// Whatever the symbols name, at most this is read: all of it lies in memory.
constexpr std::size_t largest_file = std::size_t{4} << 20;
constexpr std::size_t largest_sum = std::size_t{32} << 20;
constexpr std::size_t longest_text = 100;

/// The last part of a path of any system.
std::string_view file_name(std::string_view path) {
  return path.substr(path.find_last_of("/\\") + 1);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r");
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(" \t\r") + 1 - start);
}

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

/// Where a column, counted in UTF-16 units from 1, is in a line of UTF-8.
std::size_t offset_of_column(std::string_view line, std::uint32_t column) {
  std::size_t at = 0;
  for (std::uint32_t units = 1; at < line.size() && units < column; ++units) {
    if (static_cast<unsigned char>(line[at]) >= 0xf0) ++units;
    for (++at; at < line.size() && is_continuation(line[at]); ++at) {
    }
  }
  return at;
}

/// What a sequence point covers of the line that it starts on.
std::string_view covered(std::string_view line, const SequencePoint& point) {
  if (point.column == 0) return trimmed(line);
  const std::size_t start = offset_of_column(line, point.column);
  std::size_t end = line.size();
  if (point.end_line == point.line && point.end_column > point.column) {
    end = offset_of_column(line, point.end_column);
  }
  return trimmed(line.substr(start, end - start));
}

}  // namespace

SourceText::SourceText(const Symbols* symbols, const std::string& assembly_path)
    : symbols_(symbols), folder_(std::filesystem::path(assembly_path).parent_path().string()) {
  if (symbols_ != nullptr) documents_.resize(symbols_->documents().size());
}

std::string_view SourceText::Document::line(std::uint32_t number) const {
  if (number == 0 || number > lines.size()) return {};
  const std::size_t start = lines[number - 1];
  const std::size_t end = number < lines.size() ? lines[number] - 1 : content.size();
  return std::string_view(reinterpret_cast<const char*>(content.data()), content.size())
      .substr(start, end - start);
}

void SourceText::read(Document& document, const std::string& path) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (error || size > largest_file || size > largest_sum - read_bytes_) return;
  try {
    document.content = base::read_file(path);
  } catch (const base::Error&) {
    return;
  }
  read_bytes_ += document.content.size();
  document.lines.push_back(0);
  for (std::size_t i = 0; i < document.content.size(); ++i) {
    if (document.content[i] == '\n') document.lines.push_back(static_cast<std::uint32_t>(i + 1));
  }
}

SourceText::Document& SourceText::document(std::uint32_t number) {
  Document& found = documents_[number];
  if (found.was_read) return found;
  found.was_read = true;
  const std::string& path = symbols_->documents()[number];
  base::append_visible(found.name, file_name(path));
  read(found, path);
  if (found.lines.empty()) {
    read(found, (std::filesystem::path(folder_) / file_name(path)).string());
  }
  return found;
}

void SourceText::append(std::string& to, const SequencePoint& point) {
  if (point.document >= documents_.size()) return;
  const Document& source = document(point.document);
  to += source.name;
  to.push_back(':');
  base::append_decimal(to, std::uint64_t{point.line});
  std::string_view text = covered(source.line(point.line), point);
  if (text.empty()) return;
  const bool is_cut = text.size() > longest_text;
  if (is_cut) {
    std::size_t end = longest_text;
    while (is_continuation(text[end])) --end;
    text = text.substr(0, end);
  }
  to += "  ";
  base::append_visible(to, text);
  if (is_cut || point.end_line > point.line) to += " …";
}

}  // namespace mmcheck::assembly
