#include "cli/framework.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "support/error_of.hpp"
#include "support/folder.hpp"

using namespace mmcheck;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::cli;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::Folder;
using Paths = std::vector<std::filesystem::path>;

namespace {

constexpr const char* core = "Microsoft.NETCore.App";

/// A folder with frameworks, and a program that wants some of them.
struct World {
  Folder folder;
  Paths roots = {folder.path / "first", folder.path / "second"};

  void install(const std::string& root, const std::string& name, const std::string& version) const {
    std::filesystem::create_directories(folder.path / root / "shared" / name / version);
  }
  void configure(const std::string& text) const {
    std::ofstream(folder.file("program.runtimeconfig.json")) << text;
  }
  void want(const std::string& name, const std::string& version) const {
    configure(R"({"runtimeOptions": {"framework": {"name": ")" + name + R"(", "version": ")" +
              version + "\"}}}");
  }
  std::vector<std::string> found() const {
    std::vector<std::string> parts;
    for (const std::string& path : find_frameworks(folder.file("program.dll"), roots)) {
      parts.push_back(std::filesystem::relative(path, folder.path).string());
    }
    return parts;
  }
  /// Where that is one of the framework that all others stand on: which one.
  std::string version() const {
    const auto parts = found();
    return parts.empty() ? "none" : std::filesystem::path(parts[0]).filename().string();
  }
};

}  // namespace

TEST_SUITE_BEGIN("main");

TEST_CASE("a program is given the latest patch of the oldest release that is new enough") {
  const World world;
  for (const char* version :
       {"8.0.2", "8.0.11", "9.0.1", "10.0.0", "11.0.0-preview.3", "current"}) {
    world.install("first", core, version);
  }
  const auto chosen = [&](const char* wanted) {
    world.want(core, wanted);
    return world.version();
  };
  CHECK(chosen("6.0.0") == "8.0.11");
  CHECK(chosen("8.0.0") == "8.0.11");
  CHECK(chosen("8.0.12") == "9.0.1");
  CHECK(chosen("9.0.0") == "9.0.1");
  CHECK(chosen("10.0.0-rc.1") == "10.0.0");
  CHECK(chosen("11.0.0-preview.1") == "11.0.0-preview.3");
  CHECK(chosen("11.0.0") == "none");
}

TEST_CASE("the first place that has the framework is where it comes from") {
  const World world;
  world.install("first", core, "8.0.0");
  world.install("second", core, "9.0.0");
  world.want(core, "8.0.0");
  CHECK(world.found() == std::vector<std::string>{"first/shared/Microsoft.NETCore.App/8.0.0"});
  world.want(core, "9.0.0");
  CHECK(world.found() == std::vector<std::string>{"second/shared/Microsoft.NETCore.App/9.0.0"});
}

TEST_CASE("a framework brings the one that it stands on") {
  const World world;
  world.install("first", core, "8.0.5");
  world.install("first", "Example.Web", "8.0.5");
  const std::vector<std::string> both = {"first/shared/Microsoft.NETCore.App/8.0.5",
                                         "first/shared/Example.Web/8.0.5"};
  world.want("Example.Web", "8.0.0");
  CHECK(world.found() == both);
  world.configure(R"({"runtimeOptions": {"frameworks": [  // as for a web program
      {"name": "Microsoft.NETCore.App", "version": "8.0.0"},
      {"name": "Example.Web", "version": "8.0.0"}]}})");
  CHECK(world.found() == both);
}

TEST_CASE("what names no framework finds none, and does no harm") {
  const World world;
  world.install("first", core, "8.0.5");
  for (const char* text :
       {"{}", R"({"runtimeOptions": []})", R"({"runtimeOptions": {"framework": "8.0.0"}})",
        R"({"runtimeOptions": {"framework": {"name": "../..", "version": "8.0.0"}}})",
        R"({"runtimeOptions": {"framework": {"name": "Microsoft.NETCore.App", "version": 8}}})",
        R"({"runtimeOptions": {"framework": {"name": "Microsoft.NETCore.App", "version": "x"}}})",
        R"({"runtimeOptions": {"includedFrameworks": [{"name": "A", "version": "8.0.0"}]}})"}) {
    CAPTURE(text);
    world.configure(text);
    CHECK(world.found().empty());
  }
}

TEST_CASE("a runtimeconfig.json that is none is bad input") {
  const World world;
  for (const std::string& text : {std::string(), std::string("{"), std::string("[1]"),
                                  std::string("\0\xff", 2), std::string(100'000, '[')}) {
    world.configure(text);
    CHECK(mmcheck::testing::error_of([&] { world.found(); }) ==
          world.folder.file("program.runtimeconfig.json") +
              ": expected a JSON object, as .NET writes it (or --framework=none)");
  }
}

TEST_CASE("a runtimeconfig.json that is too large is bad input, and is not read") {
  const World world;
  world.configure("{}" + std::string(std::size_t{1} << 20, ' '));
  CHECK(mmcheck::testing::error_of([&] { world.found(); }) ==
        world.folder.file("program.runtimeconfig.json") +
            ": expected at most 1 MiB (or --framework=none)");
}
