#include "cli/project.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <system_error>

#include "base/error.hpp"
#include "base/file.hpp"

namespace mmcheck::cli {
namespace {

constexpr std::uintmax_t largest = std::uintmax_t{4} << 20;
constexpr std::size_t most_projects = 1000;
constexpr std::array<std::string_view, 3> project_endings = {".csproj", ".fsproj", ".vbproj"};
constexpr std::array<std::string_view, 2> solution_endings = {".sln", ".slnx"};

template <typename Endings>
bool ends_in(const Path& file, const Endings& endings) {
  std::string ending = file.extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return std::ranges::find(endings, ending) != endings.end();
}

std::string read_text(const Path& file) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  if (!error && size > largest) {
    throw base::Error(file.string(), "expected a project or a solution of at most 4 MiB");
  }
  const std::vector<std::uint8_t> content = base::read_file(file.string());
  return {content.begin(), content.end()};
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blank = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blank) + 1 - begin);
}

/// What stands in the first element of that name; empty where a property would have to be known for
/// it.
std::string_view property(std::string_view xml, const std::string& name) {
  const std::string opening = "<" + name + ">";
  const std::size_t begin = xml.find(opening);
  if (begin == std::string_view::npos) return {};
  const std::size_t end = xml.find("</", begin);
  if (end == std::string_view::npos) return {};
  const std::string_view value =
      trimmed(xml.substr(begin + opening.size(), end - begin - opening.size()));
  return value.find("$(") == std::string_view::npos ? value : std::string_view();
}

std::vector<std::string> parts_of(std::string_view list) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(';', at), list.size());
    if (const auto part = trimmed(list.substr(at, end - at)); !part.empty()) {
      parts.emplace_back(part);
    }
    at = end + 1;
  }
  return parts;
}

}  // namespace

bool is_project(const Path& file) { return ends_in(file, project_endings); }
bool is_solution(const Path& file) { return ends_in(file, solution_endings); }

Project read_project(const Path& file) {
  const std::string text = read_text(file);
  Project project{file, std::string(property(text, "AssemblyName")), {}};
  // A name that is a path would lead elsewhere.
  const bool is_path = project.assembly_name.find_first_of("/\\") != std::string::npos;
  if (project.assembly_name.empty() || is_path) project.assembly_name = file.stem().string();
  project.frameworks = parts_of(property(text, "TargetFrameworks"));
  if (project.frameworks.empty()) project.frameworks = parts_of(property(text, "TargetFramework"));
  return project;
}

/// Paths stand in quotes in both kinds of solution, with backslashes or slashes.
std::vector<Path> projects_of_solution(const Path& file) {
  const std::string text = read_text(file);
  std::vector<Path> projects;
  for (std::size_t at = 0; projects.size() < most_projects;) {
    const std::size_t begin = text.find('"', at);
    const std::size_t end = begin == std::string::npos ? begin : text.find('"', begin + 1);
    if (end == std::string::npos) break;
    std::string name = text.substr(begin + 1, end - begin - 1);
    at = end + 1;
    std::ranges::replace(name, '\\', '/');
    if (!is_project(name)) continue;
    const Path project = (file.parent_path() / name).lexically_normal();
    std::error_code error;
    if (std::filesystem::is_regular_file(project, error)) projects.push_back(project);
  }
  return projects;
}

}  // namespace mmcheck::cli
