#include "cli/project.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

#include "support/error_of.hpp"
#include "support/folder.hpp"

using namespace mmcheck::cli;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::Folder;
using Strings = std::vector<std::string>;

namespace {

Project project(const std::string& properties) {
  const Folder folder;
  std::ofstream(folder.file("Shop.csproj"))
      << "<Project><PropertyGroup>" << properties << "</PropertyGroup></Project>";
  return read_project(folder.file("Shop.csproj"));
}

std::vector<std::string> projects(const std::string& solution, const Strings& there) {
  const Folder folder;
  for (const std::string& name : there) {
    std::filesystem::create_directories((folder.path / name).parent_path());
    std::ofstream(folder.file(name)) << "<Project/>";
  }
  std::ofstream(folder.file("All.sln")) << solution;
  std::vector<std::string> names;
  for (const auto& path : projects_of_solution(folder.file("All.sln"))) {
    names.push_back(std::filesystem::relative(path, folder.path).string());
  }
  return names;
}

}  // namespace

TEST_SUITE_BEGIN("cli");

TEST_CASE("a project builds an assembly of its own name, unless it says another one") {
  CHECK(project("").assembly_name == "Shop");
  CHECK(project("<AssemblyName> Other </AssemblyName>").assembly_name == "Other");
  CHECK(project("<AssemblyName>$(Prefix).Other</AssemblyName>").assembly_name == "Shop");
  CHECK(project("<AssemblyName>../../etc/passwd</AssemblyName>").assembly_name == "Shop");
  CHECK(project("<AssemblyName>").assembly_name == "Shop");
}

TEST_CASE("a project is for one framework or for several") {
  CHECK(project("").frameworks.empty());
  CHECK(project("<TargetFramework>net10.0</TargetFramework>").frameworks == Strings{"net10.0"});
  CHECK(project("<TargetFrameworks>net8.0; net10.0;</TargetFrameworks>").frameworks ==
        Strings{"net8.0", "net10.0"});
  CHECK(project("<TargetFramework>$(Mine)</TargetFramework>").frameworks.empty());
}

TEST_CASE("a project that is no text says nothing, and one that is too large is not read") {
  const Folder folder;
  std::ofstream(folder.file("Noise.csproj")) << std::string("\0\xff<\xfe", 4);
  CHECK(read_project(folder.file("Noise.csproj")).assembly_name == "Noise");
  std::ofstream(folder.file("Huge.csproj")) << std::string(5'000'000, ' ');
  CHECK(mmcheck::testing::error_of([&] { read_project(folder.file("Huge.csproj")); }) ==
        folder.file("Huge.csproj") + ": expected a project or a solution of at most 4 MiB");
}

TEST_CASE("a solution names projects in quotes, of which those count that are there") {
  const std::string one = R"(Project("{A}") = "One", "One\One.csproj", "{B}")";
  CHECK(projects(one, {"One/One.csproj"}) == Strings{"One/One.csproj"});
  CHECK(projects(one, {}).empty());
  CHECK(projects(R"(<Project Path="a/A.fsproj"/><Project Path="b/B.vbproj"/>)",
                 {"a/A.fsproj", "b/B.vbproj"}) == Strings{"a/A.fsproj", "b/B.vbproj"});
  CHECK(projects("\"folder\", \"One.csproj", {"One.csproj"}).empty());
}

TEST_CASE("files are what their endings say, in any case") {
  CHECK(is_project("a.csproj"));
  CHECK(is_project("A.CSPROJ"));
  CHECK_FALSE(is_project("csproj"));
  CHECK(is_solution("a.sln"));
  CHECK(is_solution("a.slnx"));
  CHECK_FALSE(is_solution("a.csproj"));
}

TEST_SUITE_END();
