#include "cli/framework.hpp"

#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

#include "assembly/assembly.hpp"
#include "base/error.hpp"
#include "base/file.hpp"

namespace mmcheck::cli {
namespace {

using Json = nlohmann::json;
using Path = std::filesystem::path;

constexpr std::string_view core_framework = "Microsoft.NETCore.App";
// Facades of older frameworks have this name, too, with versions of their own.
constexpr std::uint32_t first_common_version = 5;
// There is little in such a file; anything deeper is nothing that is looked for.
constexpr int deepest = 8;
constexpr std::uintmax_t largest_config = std::uintmax_t{1} << 20;

/// "10.0.2", "11.0.0-preview.3": a preview is older than the release.
struct Version {
  std::array<std::uint32_t, 3> numbers{};
  bool is_release = true;
  std::string label;

  bool is_any() const { return numbers == std::array<std::uint32_t, 3>{}; }
  std::pair<std::uint32_t, std::uint32_t> release() const { return {numbers[0], numbers[1]}; }
  friend bool operator<(const Version& a, const Version& b) {
    return std::tie(a.numbers, a.is_release, a.label) < std::tie(b.numbers, b.is_release, b.label);
  }
};

/// None if the text is no version: a folder may have any name.
std::optional<Version> read_version(std::string_view text) {
  Version version;
  const std::size_t dash = text.find('-');
  version.is_release = dash == std::string_view::npos;
  if (!version.is_release) version.label = text.substr(dash + 1);
  text = text.substr(0, dash);
  for (std::size_t i = 0; i < version.numbers.size(); ++i) {
    const std::size_t dot = text.find('.');
    const std::string_view part = text.substr(0, dot);
    const char* end = part.data() + part.size();
    const auto read = std::from_chars(part.data(), end, version.numbers[i]);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
    if (dot == std::string_view::npos) return version;
    text = text.substr(dot + 1);
  }
  return std::nullopt;
}

struct Wish {
  std::string name;
  Version version;
};

// --- What a program wants

Path config_of(const std::string& assembly) {
  return Path(assembly).replace_extension(".runtimeconfig.json");
}

Json read_config(const Path& file) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  if (!error && size > largest_config) {
    throw base::Error(file.string(), "expected at most 1 MiB (or --framework=none)");
  }
  const std::vector<std::uint8_t> content = base::read_file(file.string());
  const auto limit_depth = [](int depth, Json::parse_event_t, Json&) { return depth < deepest; };
  constexpr bool throws = false;
  constexpr bool skips_comments = true;
  Json config = Json::parse(content.begin(), content.end(), limit_depth, throws, skips_comments);
  if (!config.is_object()) {
    throw base::Error(file.string(),
                      "expected a JSON object, as .NET writes it (or --framework=none)");
  }
  return config;
}

/// A member of an object; null for one that is not there, or of something else.
Json member(const Json& of, const char* name) {
  return of.is_object() && of.contains(name) ? of[name] : Json();
}

void add_wish(std::vector<Wish>& wishes, const Json& framework) {
  const Json name = member(framework, "name");
  const Json version = member(framework, "version");
  if (!name.is_string() || !version.is_string()) return;
  const std::string text = name.get<std::string>();
  const auto read = read_version(version.get<std::string>());
  // A name that is a path would lead elsewhere.
  if (!read || text.find_first_of("/\\") != std::string::npos) return;
  wishes.push_back({text, *read});
}

std::vector<Wish> wishes_of_config(const Path& file) {
  std::vector<Wish> wishes;
  const Json options = member(read_config(file), "runtimeOptions");
  add_wish(wishes, member(options, "framework"));
  const Json several = member(options, "frameworks");
  if (several.is_array()) {
    for (const Json& one : several) add_wish(wishes, one);
  }
  // Whatever else a framework has, it stands on this one.
  if (!wishes.empty() && wishes[0].name != core_framework) {
    wishes.insert(wishes.begin(), {std::string(core_framework), wishes[0].version});
  }
  return wishes;
}

Wish wish_of_references(const std::string& file) {
  using assembly::Column;
  Wish wish{std::string(core_framework), {}};
  const auto opened = assembly::Assembly::open(file, assembly::Reading::in_parts);
  const assembly::Metadata& metadata = opened->metadata();
  for (const std::uint32_t row : metadata.all(assembly::Table::AssemblyRef)) {
    if (metadata.string(Column::AssemblyRef_Name, row) != "System.Runtime") continue;
    const std::uint32_t major = metadata.cell(Column::AssemblyRef_MajorVersion, row);
    if (major < first_common_version) continue;
    wish.version.numbers = {major, metadata.cell(Column::AssemblyRef_MinorVersion, row), 0};
  }
  return wish;
}

std::vector<Wish> wishes_of(const std::string& assembly) {
  const Path config = config_of(assembly);
  std::error_code error;
  if (std::filesystem::exists(config, error)) return wishes_of_config(config);
  return {wish_of_references(assembly)};
}

// --- What is there

/// Whether `candidate` is to be taken instead of `chosen`.
bool is_better(const Version& candidate, const Version& chosen, const Wish& wish) {
  const bool is_same_release = candidate.release() == chosen.release();
  if (wish.version.is_any() || is_same_release) return chosen < candidate;
  return candidate.release() < chosen.release();
}

std::optional<Path> find_in(const Path& root, const Wish& wish) {
  std::error_code error;
  std::optional<std::pair<Version, Path>> chosen;
  const Path all = root / "shared" / wish.name;
  for (std::filesystem::directory_iterator entry(all, error), end; !error && entry != end;
       entry.increment(error)) {
    const auto version = read_version(entry->path().filename().string());
    std::error_code unreadable;
    if (!version || *version < wish.version || !entry->is_directory(unreadable)) continue;
    if (!chosen || is_better(*version, chosen->first, wish)) chosen = {*version, entry->path()};
  }
  if (!chosen) return std::nullopt;
  return chosen->second;
}

std::optional<Path> from_environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): before any thread
  if (value == nullptr || *value == '\0') return std::nullopt;
  return Path(value);
}

}  // namespace

std::vector<Path> dotnet_roots() {
  if (const auto root = from_environment("DOTNET_ROOT")) return {*root};
  std::vector<Path> roots;
  std::ifstream install_location("/etc/dotnet/install_location");
  if (std::string line; std::getline(install_location, line) && !line.empty()) {
    roots.emplace_back(line);
  }
  for (const char* usual : {"/usr/share/dotnet", "/usr/lib/dotnet", "/usr/lib64/dotnet"}) {
    roots.emplace_back(usual);
  }
  if (const auto home = from_environment("HOME")) roots.push_back(*home / ".dotnet");
  return roots;
}

std::vector<std::string> find_frameworks(const std::string& assembly,
                                         const std::vector<Path>& roots) {
  std::vector<std::string> folders;
  for (const Wish& wish : wishes_of(assembly)) {
    for (const Path& root : roots) {
      const auto found = find_in(root, wish);
      if (!found) continue;
      folders.push_back(found->string());
      break;
    }
  }
  return folders;
}

void add_framework(const std::string& choice, Options& options) {
  if (choice == "none") return;
  std::vector<std::string> folders = {choice};
  if (choice == "auto") folders = find_frameworks(options.assembly, dotnet_roots());
  options.references.insert(options.references.end(), folders.begin(), folders.end());
}

}  // namespace mmcheck::cli
