#include "cli/target.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <map>
#include <optional>
#include <system_error>
#include <vector>

#include "assembly/assembly.hpp"
#include "base/error.hpp"
#include "cli/project.hpp"

namespace mmcheck::cli {
namespace {

using base::Error;
namespace fs = std::filesystem;

constexpr std::size_t most_entries = 100'000;  // that are looked at in a folder
constexpr int deepest = 6;                     // of what is built, below bin
constexpr std::size_t most_shown = 8;
constexpr unsigned most_parents = 16;

/// As a shell takes it for one word.
std::string quoted(const Path& path) {
  std::string text = path.string();
  const auto is_plain = [](unsigned char c) {
    return std::isalnum(c) != 0 ||
           std::string_view("/._-+@,").find(static_cast<char>(c)) != std::string_view::npos;
  };
  if (!text.empty() && std::ranges::all_of(text, is_plain)) return text;
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') {
      word += "'\\''";
    } else {
      word += c;
    }
  }
  return word + "'";
}

std::string list_of(const std::vector<Path>& paths) {
  std::string text;
  for (std::size_t i = 0; i < paths.size() && i < most_shown; ++i) {
    text += (i == 0 ? "" : ", ") + quoted(paths[i]);
  }
  if (paths.size() > most_shown) {
    text += " and " + std::to_string(paths.size() - most_shown) + " more";
  }
  return text;
}

bool is_file(const Path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

bool is_assembly(const Path& path) {
  if (!is_file(path)) return false;
  try {
    assembly::Assembly::open(path.string(), assembly::Reading::in_parts);
    return true;
  } catch (const Error&) {
    return false;
  }
}

/// The files and folders in a folder, sorted: its order is nobody's.
std::vector<Path> entries_of(const Path& folder) {
  std::vector<Path> entries;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end;
       !error && entry != end && entries.size() < most_entries; entry.increment(error)) {
    entries.push_back(entry->path());
  }
  std::ranges::sort(entries);
  return entries;
}

template <typename Predicate>
std::vector<Path> files_where(const Path& folder, const Predicate& predicate) {
  std::vector<Path> files = entries_of(folder);
  std::erase_if(files, [&](const Path& path) { return !is_file(path) || !predicate(path); });
  return files;
}

// --- Projects

/// One of what a project has built.
struct Built {
  Path file;
  fs::file_time_type time;
};

bool is_beside_the_point(const Path& folder) {
  static constexpr std::array<std::string_view, 3> names = {"ref", "refint", "publish"};
  return std::ranges::find(names, folder.filename().string()) != names.end();
}

void add_built(const Path& folder, const std::string& name, int depth, std::vector<Built>& found) {
  for (const char* ending : {".dll", ".exe"}) {
    const Path file = folder / (name + ending);
    std::error_code error;
    const auto time = fs::last_write_time(file, error);
    if (error || !is_assembly(file)) continue;
    found.push_back({file, time});
    break;
  }
  if (depth == 0) return;
  for (const Path& entry : entries_of(folder)) {
    std::error_code error;
    const bool is_folder = fs::is_directory(entry, error) && !fs::is_symlink(entry, error);
    if (is_folder && !is_beside_the_point(entry)) add_built(entry, name, depth - 1, found);
  }
}

/// bin beside the project; and artifacts/bin/PROJECT, where a repository has all of it in one
/// place.
std::vector<Built> find_built(const Project& project) {
  std::vector<Built> found;
  const Path folder = project.file.parent_path();
  add_built(folder / "bin", project.assembly_name, deepest, found);
  std::error_code error;
  Path above = fs::absolute(folder.empty() ? Path(".") : folder, error).lexically_normal();
  for (unsigned i = 0; i < most_parents && above.has_relative_path(); ++i) {
    add_built(above / "artifacts" / "bin" / project.file.stem(), project.assembly_name, deepest,
              found);
    above = above.parent_path();
  }
  return found;
}

/// For which of its frameworks it was built; empty if that cannot be told, or there is only one.
std::string framework_of(const Project& project, const Path& file) {
  if (project.frameworks.size() < 2) return {};
  for (const Path& part : file.parent_path()) {
    for (const std::string& framework : project.frameworks) {
      const std::string name = part.string();
      // artifacts/bin/PROJECT/debug_net10.0
      if (name == framework || name.ends_with("_" + framework)) return framework;
    }
  }
  return {};
}

/// What it was built for once and is not any more, is not meant.
bool is_of_the_past(const Project& project, const Path& file) {
  return project.frameworks.size() > 1 && framework_of(project, file).empty();
}

Path assembly_of_project(const Path& file) {
  const Project project = read_project(file);
  std::map<std::string, Built> newest;  // by framework
  for (Built& built : find_built(project)) {
    if (is_of_the_past(project, built.file)) continue;
    const auto [known, is_new] = newest.try_emplace(framework_of(project, built.file), built);
    if (!is_new && known->second.time < built.time) known->second = std::move(built);
  }
  if (newest.empty()) {
    throw Error(file.string(), "is not built: run `dotnet build " + quoted(file) +
                                   "`, then `mmcheck " + quoted(file) + "`");
  }
  if (newest.size() == 1) return newest.begin()->second.file;
  std::vector<Path> files;
  files.reserve(newest.size());
  for (const auto& [framework, built] : newest) files.push_back(built.file);
  throw Error(file.string(), "is built for several frameworks: expected one of " + list_of(files));
}

Path assembly_of_projects(const Path& given, const std::vector<Path>& projects) {
  if (projects.empty()) throw Error(given.string(), "there is no C#, F# or VB project in it");
  if (projects.size() == 1) return assembly_of_project(projects.front());
  throw Error(given.string(),
              "there are several projects in it: expected one of " + list_of(projects));
}

// --- Other things

struct Language {
  std::string_view ending;
  std::string_view by_hand;  // how a single file is compiled; empty: only with a project
};
constexpr std::array<Language, 3> languages = {
    {{".cs", "mcs -debug -d:DEBUG "}, {".vb", ""}, {".fs", ""}}};

const Language* language_of(const Path& file) {
  const auto* found = std::ranges::find(languages, file.extension().string(), &Language::ending);
  return found == languages.end() ? nullptr : found;
}

/// The folder above a file, this one included, that has a project.
std::optional<Path> folder_with_project(const Path& file) {
  std::error_code error;
  Path folder = fs::absolute(file, error).lexically_normal().parent_path();
  for (unsigned i = 0; i < most_parents; ++i) {
    if (!files_where(folder, is_project).empty()) return folder;
    if (!folder.has_relative_path()) break;
    folder = folder.parent_path();
  }
  return std::nullopt;
}

[[noreturn]] void explain_source(const Path& file, const Language& language) {
  constexpr const char* what = "is source, and mmcheck reads assemblies: run ";
  if (const auto folder = folder_with_project(file)) {
    std::error_code error;
    const Path near = fs::relative(*folder, error);
    const Path shown = error || near.empty() ? *folder : near;
    throw Error(file.string(), what + ("`dotnet build " + quoted(shown)) + "`, then `mmcheck " +
                                   quoted(shown) + "`");
  }
  if (language.by_hand.empty()) {
    throw Error(file.string(), std::string(what) + "`dotnet build` where its project is");
  }
  Path program = file;
  program.replace_extension(".exe");
  throw Error(file.string(), what + ("`" + std::string(language.by_hand) + quoted(file)) +
                                 "`, then `mmcheck " + quoted(program) +
                                 "`; or make a project of it, then `dotnet build`");
}

/// A folder that things are built into: programs have a runtimeconfig.json.
std::optional<Path> assembly_in(const Path& folder) {
  std::vector<Path> programs;
  for (const Path& config : files_where(folder, [](const Path& file) {
         return file.filename().string().ends_with(".runtimeconfig.json");
       })) {
    Path program = config;
    program.replace_extension().replace_extension(".dll");
    if (is_assembly(program)) programs.push_back(program);
  }
  if (programs.empty()) programs = files_where(folder, is_assembly);
  if (programs.empty()) return std::nullopt;
  if (programs.size() == 1) return programs.front();
  throw Error(folder.string(),
              "there are several assemblies in it: expected one of " + list_of(programs));
}

Path assembly_of_folder(const Path& folder) {
  const std::vector<Path> projects = files_where(folder, is_project);
  if (!projects.empty()) return assembly_of_projects(folder, projects);
  const std::vector<Path> solutions = files_where(folder, is_solution);
  if (solutions.size() == 1) {
    return assembly_of_projects(solutions.front(), projects_of_solution(solutions.front()));
  }
  if (solutions.size() > 1) {
    throw Error(folder.string(),
                "there are several solutions in it: expected one of " + list_of(solutions));
  }
  if (const auto found = assembly_in(folder)) return *found;
  throw Error(folder.string(), "there is no project, solution or assembly in it");
}

/// The native executable that starts a program has the name of the program's assembly.
Path assembly_of_executable(const Path& file) {
  if (is_assembly(file)) return file;
  std::ifstream there(file, std::ios::binary);
  std::array<char, 4> start{};
  there.read(start.data(), start.size());
  const std::string_view magic(start.data(), start.size());
  const bool is_native = magic == "\x7f\x45\x4c\x46" || magic == "\xcf\xfa\xed\xfe" ||
                         magic == "\xca\xfe\xba\xbe" || magic.starts_with("MZ");
  if (!is_native || file.extension() == ".dll") return file;
  Path beside = file;
  if (file.extension() == ".exe") beside.replace_extension();
  beside += ".dll";
  if (is_assembly(beside)) return beside;
  if (magic.starts_with("MZ")) return file;  // the reader says what is wrong with it
  throw Error(file.string(), "is a native program: expected the assembly that it starts, " +
                                 quoted(beside) + ", and that is not there");
}

}  // namespace

std::string find_assembly(const std::string& given) {
  const Path path(given);
  std::error_code error;
  if (fs::is_directory(path, error)) return assembly_of_folder(path).string();
  if (!is_file(path)) return given;  // the reader says that it is not there
  if (is_project(path)) return assembly_of_project(path).string();
  if (is_solution(path)) return assembly_of_projects(path, projects_of_solution(path)).string();
  if (const Language* language = language_of(path)) explain_source(path, *language);
  return assembly_of_executable(path).string();
}

}  // namespace mmcheck::cli
