#include "cli/command_line.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/error_of.hpp"
#include "support/folder.hpp"

using namespace mmcheck;       // NOLINT(google-build-using-namespace)
using namespace mmcheck::cli;  // NOLINT(google-build-using-namespace)
using Strings = std::vector<std::string>;

namespace {

CommandLine read(Strings arguments) {
  std::vector<const char*> pointers = {"mmcheck"};
  for (const std::string& argument : arguments) pointers.push_back(argument.c_str());
  return read_command_line(static_cast<int>(pointers.size()), pointers.data());
}
std::string error(const Strings& arguments) {
  return mmcheck::testing::error_of([&] { read(arguments); });
}
std::string kinds(const AllowedRepairs& allowed) {
  std::string names;
  const auto add = [&](bool is_allowed, const char* name) {
    if (is_allowed) names += (names.empty() ? "" : " ") + std::string(name);
  };
  add(allowed.barrier, "barrier");
  add(allowed.volatile_field, "field");
  add(allowed.volatile_access, "access");
  add(allowed.half_barrier, "half");
  add(allowed.interlocked, "interlocked");
  return names;
}
std::string expected(const std::string& what) { return what + " (see mmcheck --help)"; }

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    result.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return result;
}

}  // namespace

TEST_SUITE_BEGIN("main");

TEST_CASE("without options everything is as documented") {
  const CommandLine line = read({"a.exe"});
  CHECK(line.options.assembly == "a.exe");
  CHECK(line.options.memory_models.empty());
  CHECK_FALSE(line.test.has_value());
  CHECK_FALSE(line.jobs.has_value());
  CHECK(line.options.order == SearchOrder::BreadthFirst);
  CHECK(line.options.store == StoreKind::Exact);
  CHECK(line.options.reduce);
  CHECK_FALSE(line.options.stress);
  CHECK_FALSE(line.options.robust);
  CHECK_FALSE(line.options.all);
  CHECK(!line.options.time_limits);
  CHECK(!line.options.queue_limit);
  CHECK(!line.options.speculation_limit);
  CHECK_FALSE(line.options.max_states.has_value());
  CHECK(line.format == Format::Text);
  CHECK(line.color == When::Never);
  CHECK(line.progress == When::Auto);
  CHECK(line.options.fences == FenceMethod::Minimum);
  CHECK(kinds(line.options.repairs) == "barrier field access half interlocked");
  CHECK_FALSE(line.patch.has_value());
  CHECK_FALSE(line.emit.has_value());
}

TEST_CASE("only those repairs are allowed that are named") {
  CHECK(kinds(read({"--repairs=barrier", "a.exe"}).options.repairs) == "barrier");
  CHECK(kinds(read({"--repairs", "volatile-access,volatile-field", "a.exe"}).options.repairs) ==
        "field access");
  CHECK(kinds(read({"--repairs=half-barrier,interlocked", "a.exe"}).options.repairs) ==
        "half interlocked");
}

TEST_CASE("every option reaches its place") {
  const CommandLine line = read({"--memory-model=sc",
                                 "--memory-model",
                                 "tso",
                                 "--entry=A.B::Main",
                                 "--invariant=A.b <= 1",
                                 "--invariant",
                                 "end => A.c",
                                 "--observe=A.b,A/B.c",
                                 "--observe",
                                 "A.d",
                                 "--reference=x",
                                 "--reference",
                                 "y",
                                 "--framework=none",
                                 "--robust",
                                 "--time-limits=last",
                                 "--all",
                                 "--search=dfs",
                                 "--no-por",
                                 "--stress",
                                 "--store",
                                 "bitstate",
                                 "--max-states=10",
                                 "--max-memory=64k",
                                 "--time-limit=1.5",
                                 "--max-depth=7",
                                 "--queue-limit=1000",
                                 "--speculation-limit",
                                 "0",
                                 "--fences=mincut",
                                 "--repairs=barrier",
                                 "--patch=p",
                                 "--emit",
                                 "e.dll",
                                 "--report=r.json",
                                 "--report",
                                 "r.txt",
                                 "--report=r.sarif",
                                 "--format=json",
                                 "--progress=never",
                                 "--verbose",
                                 "--show-output",
                                 "a.exe",
                                 "--",
                                 "--all",
                                 "-x"});
  const Options& options = line.options;
  CHECK(options.assembly == "a.exe");
  CHECK(options.arguments == Strings{"--all", "-x"});
  CHECK(options.memory_models == Strings{"sc", "tso"});
  CHECK(options.entry == "A.B::Main");
  CHECK(options.invariants == Strings{"A.b <= 1", "end => A.c"});
  CHECK(options.observed == Strings{"A.b", "A/B.c", "A.d"});
  CHECK(options.references == Strings{"x", "y"});
  CHECK(line.framework == "none");
  CHECK(options.robust);
  CHECK(options.time_limits == TimeLimits::Last);
  CHECK(options.all);
  CHECK(options.order == SearchOrder::DepthFirst);
  CHECK_FALSE(options.reduce);
  CHECK(options.stress);
  CHECK(options.store == StoreKind::Bitstate);
  CHECK(options.max_states == 10);
  CHECK(options.max_memory == 65536);
  CHECK(options.time_limit == 1.5);
  CHECK(options.max_depth == 7);
  CHECK(options.queue_limit == 1000);
  CHECK(options.speculation_limit == 0);
  CHECK(options.fences == FenceMethod::MinCut);
  CHECK(kinds(options.repairs) == "barrier");
  CHECK(line.patch == "p");
  CHECK(line.emit == "e.dll");
  CHECK(line.reports == Strings{"r.json", "r.txt", "r.sarif"});
  CHECK(line.format == Format::Json);
  CHECK(line.progress == When::Never);
  CHECK(line.verbose);
  CHECK(options.keep_output);
}

TEST_CASE("colour is there when it is asked for, and the assembly is not taken for its value") {
  const CommandLine line = read({"--color", "a.exe"});
  CHECK(line.color == When::Always);
  CHECK(line.options.assembly == "a.exe");
  CHECK(read({"--color=auto", "a.exe"}).color == When::Auto);
  CHECK(read({"--color=never", "a.exe"}).color == When::Never);
  CHECK(error({"--color=red", "a.exe"}) ==
        expected("--color: expected auto|always|never, not \"red\""));
}

TEST_CASE("a report says itself which assembly it is of") {
  CHECK(read({"--replay=r.json"}).replay == "r.json");
  CHECK(error({"--run"}) == expected("command line: expected the ASSEMBLY to read"));
}

TEST_CASE("values that cannot be are named, in one line") {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"--memory-model=x86",
       "sc, tso, pso, dotnet, clr, arm64, clr2 or a file with a table, not \"x86\""},
      {"--entry=Main", "TYPE::METHOD, not \"Main\""},
      {"--entry=::Main", "TYPE::METHOD, not \"::Main\""},
      {"--observe=A.b,,A.c", "names with a comma between them, not \"A.b,,A.c\""},
      {"--observe=counter", "static fields as TYPE.FIELD, not \"counter\""},
      {"--search=best", "bfs|dfs|dpor|random|pct|pos, not \"best\""},
      {"--time-limits=first", "any|last, not \"first\""},
      {"--store=disk", "exact|hash-compact|bitstate, not \"disk\""},
      {"--max-states=0", "a number from 1 on, not \"0\""},
      {"--max-states=-1", "a number from 1 on, not \"-1\""},
      {"--max-depth=ten", "a number from 1 on, not \"ten\""},
      {"--queue-limit=0", "a number from 1 to 1000, not \"0\""},
      {"--queue-limit=1001", "a number from 1 to 1000, not \"1001\""},
      {"--queue-limit=4294967360", "a number from 1 to 1000, not \"4294967360\""},
      {"--queue-limit=1e2", "a number from 1 to 1000, not \"1e2\""},
      {"--speculation-limit=-1", "a number from 0 to 64, not \"-1\""},
      {"--speculation-limit=65", "a number from 0 to 64, not \"65\""},
      {"--max-memory=4X", "a size such as 1000, 64k, 512M or 4G, not \"4X\""},
      {"--time-limit=0", "seconds such as 60 or 0.5, not \"0\""},
      {"--fences=many", "minimum|mincut|off, not \"many\""},
      {"--repairs=barrier,lock",
       "barrier|volatile-field|volatile-access|half-barrier|interlocked, not \"lock\""},
      {"--repairs=barrier,", "names with a comma between them, not \"barrier,\""},
      {"--framework=nowhere", "auto, none or a folder, not \"nowhere\""},
      {"--report=r.pdf",
       "a file whose name ends in .json, .sarif, .txt, .xml or .trx, not \"r.pdf\""},
      {"--format=xml", "text|json, not \"xml\""},
      {"--progress=maybe", "auto|always|never, not \"maybe\""},
  };
  for (const auto& one : cases) {
    // By name: what a binding is called, clang 14 does not let a lambda have.
    const std::string& argument = one.first;
    CAPTURE(argument);
    const std::string option = argument.substr(0, argument.find('='));
    CHECK(error({argument, "a.exe"}) == expected(option + ": expected " + one.second));
  }
}

TEST_CASE("an empty value is no value") {
  for (const std::string& option : Strings{"--memory-model", "--entry",
                                           "--invariant",    "--observe",
                                           "--reference",    "--framework",
                                           "--search",       "--store",
                                           "--max-states",   "--max-memory",
                                           "--time-limit",   "--max-depth",
                                           "--queue-limit",  "--speculation-limit",
                                           "--fences",       "--repairs",
                                           "--patch",        "--emit",
                                           "--report",       "--format",
                                           "--color",        "--progress",
                                           "--method",       "--replay",
                                           "--time-limits"}) {
    CAPTURE(option);
    CHECK(error({option + "=", "a.exe"}) == expected(option + ": expected a value, not \"\""));
    CHECK_FALSE(error({option, "", "a.exe"}).empty());
  }
}

TEST_CASE("a table of one's own is read before the search begins") {
  const mmcheck::testing::Folder folder;
  const std::string file = folder.write("own.mm", {'n', 'a', 'm', 'e', ' ', 'a', '\n', 'x'});
  CHECK(error({"--memory-model=" + file, "a.exe"})
            .starts_with(file + ":2: unknown name x, expected "));
}

TEST_CASE("the models are listed without an assembly, within a hundred columns") {
  const std::optional<std::string> list = read({"--list-models"}).answer;
  REQUIRE(list.has_value());
  for (const std::string& line : lines(*list)) {
    CAPTURE(line);
    CHECK(line.size() <= 100);
  }
}

TEST_CASE("an invariant is read before the search begins") {
  CHECK(error({"--invariant=A.b = 1", "a.exe"}) ==
        "invariant, column 5: expected == to compare, or => for \"implies\"");
}

TEST_CASE("what contradicts itself, and what nobody knows, is refused") {
  CHECK_FALSE(error({"--quiet", "--verbose", "a.exe"}).empty());
  CHECK_FALSE(error({"--method=A::B", "a.exe"}).empty());
  CHECK_FALSE(error({"--frobnicate", "a.exe"}).empty());
  CHECK_FALSE(error({"a.exe", "b.exe"}).empty());
  CHECK_FALSE(error({"--no-por=1", "a.exe"}).empty());
  CHECK_FALSE(error({"--robust=1", "a.exe"}).empty());
  CHECK(error({"--patch=p", "--fences=off", "a.exe"}) ==
        "--patch: there is nothing to write with --fences=off");
  CHECK(error({"--fences=off", "--emit=e.dll", "a.exe"}) ==
        "--emit: there is nothing to write with --fences=off");
  CHECK_FALSE(error({"--patch=p", "--run", "a.exe"}).empty());
  CHECK_FALSE(error({"--emit=e.dll", "--replay=r.json", "a.exe"}).empty());
  CHECK_FALSE(error({"--patch=p", "--disassemble", "a.exe"}).empty());
}

TEST_CASE("warnings are violations only where it is said") {
  CHECK_FALSE(read({"a.exe"}).options.strict);
  CHECK(read({"--strict", "a.exe"}).options.strict);
}

TEST_CASE("reduction is left out as a whole, or one technique alone") {
  CHECK(read({"a.exe"}).options.reduce);
  CHECK(read({"a.exe"}).options.race_freedom);
  CHECK_FALSE(read({"--no-por", "a.exe"}).options.reduce);
  CHECK_FALSE(read({"--no-por", "a.exe"}).options.race_freedom);
  CHECK(read({"--no-por", "a.exe"}).options.assembly == "a.exe");
  CHECK(read({"--no-por=race-freedom", "a.exe"}).options.reduce);
  CHECK_FALSE(read({"--no-por=race-freedom", "a.exe"}).options.race_freedom);
  CHECK(error({"--no-por=sleep-sets", "a.exe"}) ==
        "--no-por: " + expected("expected all|race-freedom, not \"sleep-sets\""));
}

TEST_CASE("stand-ins, and the threads of the pool") {
  CHECK(read({"a.exe"}).options.stubs.empty());
  CHECK(read({"--stub=x.dll", "--stub", "y.dll", "a.exe"}).options.stubs ==
        Strings{"x.dll", "y.dll"});
  CHECK_FALSE(read({"a.exe"}).options.pool.has_value());
  CHECK(read({"--pool=2", "a.exe"}).options.pool == 2U);
  CHECK(error({"--pool=0", "a.exe"}) ==
        "--pool: " + expected("expected a number from 1 to 1000, not \"0\""));
}

TEST_CASE("the steps of .NET's own code are told where it is said") {
  CHECK(read({"a.exe"}).just_my_code);
  CHECK(read({"--just-my-code=on", "a.exe"}).just_my_code);
  CHECK_FALSE(read({"--just-my-code=off", "a.exe"}).just_my_code);
  CHECK(error({"--just-my-code=maybe", "a.exe"}) ==
        "--just-my-code: " + expected("expected on|off, not \"maybe\""));
}

TEST_CASE("tests are all of them, or those that an expression matches") {
  CHECK(read({"--test", "a.dll"}).test == ".");
  CHECK(read({"--test", "a.dll"}).options.assembly == "a.dll");
  CHECK(read({"--test=Cart", "a.dll"}).test == "Cart");
  CHECK(read({"--list-tests", "a.dll"}).list_tests);
  CHECK(read({"--jobs=3", "a.dll"}).jobs == 3);
  CHECK(error({"--jobs=0", "a.dll"}) ==
        "--jobs: " + expected("expected a number from 1 to 1000, not \"0\""));
}

TEST_CASE("the help fits on a screen") {
  const std::optional<std::string> help = read({"--help"}).answer;
  REQUIRE(help.has_value());
  CHECK(lines(*help).size() <= 50);
  for (const std::string& line : lines(*help)) {
    CAPTURE(line);
    CHECK(line.size() <= 100);
  }
}

TEST_CASE("what is about a sample goes with one") {
  const Options options =
      read({"--search=pct", "--runs=7", "--seed=9", "--orderings=2", "a.exe"}).options;
  CHECK(options.order == SearchOrder::Priorities);
  CHECK(options.sample.runs == 7);
  CHECK(options.sample.seed == 9);
  CHECK(options.sample.orderings == 2);
  CHECK(error({"--runs=7", "a.exe"}) ==
        "--runs: is about a sample: expected --search=random, pct or pos");
  CHECK(error({"--search=dfs", "--seed=7", "a.exe"}).starts_with("--seed: is about a sample"));
  CHECK(
      error({"--search=pos", "--store=bitstate", "a.exe"}).starts_with("--store: a sample stores"));
  CHECK_FALSE(error({"--search=pos", "--runs=0", "a.exe"}).empty());
  CHECK(error({"--search=dpor", "--store=bitstate", "a.exe"}) ==
        "--store: --search=dpor comes back to states: expected exact");
}
