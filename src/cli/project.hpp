// What a project or a solution says of what it builds. Their files are read as far as that takes,
// and not as MSBuild would: what is computed from properties stays unknown.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace mmcheck::cli {

using Path = std::filesystem::path;

struct Project {
  Path file;
  std::string assembly_name;            // its own name, if it says nothing
  std::vector<std::string> frameworks;  // "net10.0"; none if that is not known
};

bool is_project(const Path& file);
bool is_solution(const Path& file);

/// Throws base::Error for a file that is too large or cannot be read.
Project read_project(const Path& file);
/// The projects in it, as far as they are there and C#, F# or VB.
std::vector<Path> projects_of_solution(const Path& file);

}  // namespace mmcheck::cli
