#include "cli/present.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "cli/write_patches.hpp"
#include "support/error_of.hpp"
#include "support/folder.hpp"
#include "support/results.hpp"

using namespace mmcheck;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::cli;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::Folder;
using mmcheck::testing::sample_result;

namespace {

std::string content_of(const std::string& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string printed(const CommandLine& command_line, const Result& result) {
  std::string text;
  present(command_line, result, [&](std::string_view part) { text += part; });
  return text;
}

Result with_verdicts(std::initializer_list<Verdict> verdicts) {
  Result result;
  for (const Verdict verdict : verdicts) result.results.emplace_back().verdict = verdict;
  return result;
}

}  // namespace

TEST_SUITE_BEGIN("main");

TEST_CASE("the exit status is that of the worst model") {
  CHECK(exit_status(with_verdicts({Verdict::Holds})) == 0);
  CHECK(exit_status(with_verdicts({Verdict::Holds, Verdict::Inconclusive})) == 3);
  CHECK(exit_status(with_verdicts({Verdict::Violated, Verdict::Inconclusive})) == 1);
  CHECK(exit_status(with_verdicts({Verdict::Inconclusive, Verdict::Violated, Verdict::Holds})) ==
        1);
  CHECK(exit_status(Result()) == 3);  // nothing was checked
}

TEST_CASE("to be robust is not said to hold where nothing is observed") {
  const auto complaint = [](const Options& options, const Result& result) {
    return mmcheck::testing::error_of([&] { require_something_observed(options, result); });
  };
  Options robust;
  robust.robust = true;
  Result result = with_verdicts({Verdict::Violated, Verdict::Holds});
  CHECK(complaint(robust, result) ==
        "--robust: nothing is observed that could be compared: expected --observe=TYPE.FIELD, or a "
        "program that calls Verify.Observe");
  CHECK(complaint({}, result).empty());
  result.results[1].has_outcomes = true;
  CHECK(complaint(robust, result).empty());
  // Here a violation is what matters, or a limit.
  CHECK(complaint(robust, with_verdicts({Verdict::Violated, Verdict::Inconclusive})).empty());
}

TEST_CASE("reports are what their names end in, whatever goes to standard output") {
  const Folder folder;
  CommandLine line;
  line.reports = {folder.file("r.json"), folder.file("r.txt")};
  const std::string text = printed(line, sample_result("violated"));
  CHECK(text.starts_with("model   verdict "));
  CHECK(content_of(line.reports[0]).starts_with("{\n  \"schema\""));
  CHECK(content_of(line.reports[1]) == text);
  line.format = Format::Json;
  CHECK(printed(line, sample_result("violated")) == content_of(line.reports[0]));
}

TEST_CASE("SARIF names files from the current folder on, and those elsewhere in full") {
  const Folder folder;
  CommandLine line;
  line.reports = {folder.file("r.sarif")};
  Result result = sample_result("repaired");
  result.path = "p/peterson.exe";
  printed(line, result);
  const std::string report = content_of(line.reports[0]);
  CHECK(report.starts_with("{\n  \"$schema\""));
  CHECK(report.find("\"uri\": \"file:///src/peterson.cs\"") != std::string::npos);
  std::ofstream(folder.file("peterson.cs")) << "class A { }\n";
  result.path = folder.file("peterson.exe");  // the source is found beside it
  printed(line, result);
  const std::string beside = content_of(line.reports[0]);
  CHECK(beside.find("/src/peterson.cs") == std::string::npos);
  CHECK(beside.find("/peterson.cs\"") != std::string::npos);
}

TEST_CASE("diffs are written for those models that something was found for") {
  const Folder folder;
  Result result = sample_result("repaired");
  result.path = folder.file("peterson.exe");
  std::string said;
  const auto complain = [&](std::string_view line) { said += std::string(line) + "\n"; };
  write_patches(folder.file("none"), result, complain);
  CHECK(said.find("--patch: nothing is written for sc: nothing is violated\n") == 0);
  CHECK(
      said.find("--patch: nothing is written: to be written by hand: Thread.MemoryBarrier() before "
                "the write of Peterson.turn at peterson.cs:19 in Peterson::T0: its source was not "
                "found\n") != std::string::npos);
  CHECK_FALSE(std::filesystem::exists(folder.file("none")));
  std::ofstream(folder.file("peterson.cs")) << mmcheck::testing::sample_text("/src/peterson.cs");
  said.clear();
  write_patches(folder.file("p"), result, complain);
  CHECK(said == "--patch: nothing is written for sc: nothing is violated\n");
  const std::string diff = content_of(folder.file("p/dotnet/peterson.cs.patch"));
  CHECK(diff.starts_with("mmcheck: dotnet: 2 barriers and 1 volatile write are enough"));
  CHECK(diff.find("\n--- a/peterson.cs\n+++ b/peterson.cs\n@@ -16,10 +16,12 @@\n") !=
        std::string::npos);
  result.results[1].fences->verified = false;
  said.clear();
  write_patches(folder.file("q"), result, complain);
  CHECK(said.find("may not be enough") != std::string::npos);
  CHECK_FALSE(std::filesystem::exists(folder.file("q")));
}

TEST_CASE("source is shown that lies beside the assembly") {
  const Folder folder;
  std::ofstream(folder.file("peterson.cs"))
      << std::string(40, '\n') << "        if (lost) Fail();\n";
  Result result = sample_result("violated");
  result.path = folder.file("peterson.exe");
  CHECK(printed({}, result).find("    if (lost) Fail();\n    ^\n") != std::string::npos);
}

TEST_CASE("a report that cannot be written keeps nobody from the others") {
  const Folder folder;
  CommandLine line;
  line.reports = {folder.file("none/r.json"), folder.file("r.txt")};
  std::string text;
  const std::string error = mmcheck::testing::error_of(
      [&] { present(line, sample_result("holds"), [&](std::string_view part) { text += part; }); });
  CHECK(error == line.reports[0] + ": cannot be written: No such file or directory");
  CHECK(text.starts_with("sc: holds\n"));
  CHECK(content_of(line.reports[1]) == text);
}

TEST_CASE("a folder that is not there is noticed before the search") {
  const Folder folder;
  const auto complaint = [](const CommandLine& line) {
    return mmcheck::testing::error_of([&] { require_folders_of(line); });
  };
  const std::string no_such = ": cannot be written: No such file or directory";
  CommandLine line;
  line.reports = {folder.file("r.json"), "r.txt"};
  line.patch = folder.file("patches/");  // is made when it is needed
  line.emit = folder.file("e.dll");
  CHECK(complaint(line).empty());
  line.patch = folder.file("");
  CHECK(complaint(line).empty());
  const auto with = [](auto member, const std::string& value) {
    CommandLine one;
    one.*member = value;
    return one;
  };
  line.reports = {folder.file("none/r.json")};
  CHECK(complaint(line) == line.reports[0] + no_such);
  CHECK(complaint(with(&CommandLine::patch, folder.file("none/p"))) ==
        folder.file("none/p") + no_such);
  CHECK(complaint(with(&CommandLine::emit, folder.file("none/e.dll"))) ==
        folder.file("none/e.dll") + no_such);
  const std::string file = folder.write("file", {'x'});
  CHECK(complaint(with(&CommandLine::patch, file)) ==
        file + ": expected a folder to write diffs to, and this is a file");
}
