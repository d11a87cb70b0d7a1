#include "assembly/source_files.hpp"

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

}  // namespace

SourceFiles::SourceFiles(const std::string& assembly_path)
    : folder_(std::filesystem::path(assembly_path).parent_path().string()) {}

std::string_view SourceFiles::line(const std::string& path, std::uint32_t number) {
  const File& found = file(path);
  if (number == 0 || number > found.lines.size()) return {};
  const std::size_t start = found.lines[number - 1];
  const std::size_t end =
      number < found.lines.size() ? found.lines[number] - 1 : found.content.size();
  return text(path).substr(start, end - start);
}

std::string_view SourceFiles::text(const std::string& path) {
  const File& found = file(path);
  return {reinterpret_cast<const char*>(found.content.data()), found.content.size()};
}

const std::string& SourceFiles::found_at(const std::string& path) { return file(path).path; }

const SourceFiles::File& SourceFiles::file(const std::string& path) {
  const auto [found, is_new] = files_.try_emplace(path);
  File& made = found->second;
  if (!is_new) return made;
  made.path = path;
  read(made, path);
  if (!made.lines.empty()) return made;
  const std::string beside = (std::filesystem::path(folder_) / base::file_name(path)).string();
  read(made, beside);
  if (!made.lines.empty()) made.path = beside;
  return made;
}

void SourceFiles::read(File& file, const std::string& path) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (error || size > largest_file || size > largest_sum - read_bytes_) return;
  try {
    file.content = base::read_file(path);
  } catch (const base::Error&) {
    return;
  }
  read_bytes_ += file.content.size();
  file.lines.push_back(0);
  for (std::size_t i = 0; i < file.content.size(); ++i) {
    if (file.content[i] == '\n') file.lines.push_back(static_cast<std::uint32_t>(i + 1));
  }
}

}  // namespace mmcheck::assembly
