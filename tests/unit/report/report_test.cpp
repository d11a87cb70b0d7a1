// What the expected files of tests/report do not show; they have the rest.
#include "report/report.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "report/quantities.hpp"
#include "support/results.hpp"

using namespace mmcheck::report;  // NOLINT(google-build-using-namespace)
using Action = mmcheck::TraceStep::Action;
using mmcheck::OperationKind;
using mmcheck::Owner;
using mmcheck::Target;
using mmcheck::ThreadStatus;
using mmcheck::Value;
using mmcheck::testing::field_of;
using mmcheck::testing::instruction;
using mmcheck::testing::monitor_of;
using mmcheck::testing::NamedResult;
using mmcheck::testing::number;
using mmcheck::testing::sample_result;
using mmcheck::testing::sample_results;
using mmcheck::testing::thread_number;

namespace {

std::string without_escapes(std::string text) {
  for (std::size_t at = 0; (at = text.find('\x1b', at)) != std::string::npos;) {
    text.erase(at, text.find('m', at) + 1 - at);
  }
  return text;
}

mmcheck::Exploration explored(std::uint64_t states, std::uint32_t max_queue, bool complete) {
  mmcheck::Exploration result;
  result.states = states;
  result.max_queue = max_queue;
  result.complete = complete;
  return result;
}

/// Under tso, and not under sc.
mmcheck::Result of_violation(mmcheck::Violation::Kind kind) {
  mmcheck::Result result;
  mmcheck::ModelResult& model = result.results.emplace_back();
  model.memory_model = "tso";
  model.verdict = mmcheck::Verdict::Violated;
  model.violations.emplace_back().kind = kind;
  return result;
}

/// What is told of these steps, without what is above them. An outcome has no last line.
std::string story_of(const std::vector<mmcheck::TraceStep>& trace, bool verbose = false,
                     mmcheck::Violation::Kind kind = mmcheck::Violation::Kind::Outcome) {
  mmcheck::Result result = of_violation(kind);
  result.results[0].violations[0].trace = trace;
  result.results[0].violations[0].message = "A.x > 0";
  TextOptions options;
  options.verbose = verbose;
  const std::string text = to_text(result, options);
  return text.substr(text.find(":\n", text.find("How it comes about")) + 2);
}

mmcheck::TraceStep step_of(std::uint32_t thread, OperationKind operation, Target target,
                           Value value, std::uint32_t line,
                           const std::string& text = "ldsfld A::x") {
  mmcheck::TraceStep step;
  step.thread = thread;
  step.action = Action::Complete;
  step.operation = operation;
  step.target = std::move(target);
  step.value = std::move(value);
  step.location = {"A::T", line * 4, instruction(text), "a.cs", line, 5};
  return step;
}

Target class_named(const std::string& name) {
  return {Target::Kind::Class, {Owner::Kind::Class, name}};
}

Value object(const std::string& type, std::uint32_t number) {
  Value value;
  value.kind = Value::Kind::Reference;
  value.object = {Owner::Kind::Object, type, number};
  return value;
}

Target element(const std::string& array, std::uint32_t number, std::uint32_t index) {
  Target target{Target::Kind::Element, {Owner::Kind::Object, array, number}};
  target.index = index;
  return target;
}

ThreadStatus standing(std::uint32_t thread, std::string name, ThreadStatus::Standing how) {
  ThreadStatus status;
  status.thread = thread;
  status.name = std::move(name);
  status.standing = how;
  return status;
}

mmcheck::TraceStep overtaking(mmcheck::TraceStep step, const mmcheck::TraceStep& older) {
  step.out_of_order = true;
  step.overtakes = {{older.operation, older.target, older.location}};
  return step;
}

}  // namespace

TEST_SUITE_BEGIN("report");

TEST_CASE("colours change nothing but colours, and are there only when asked for") {
  for (const NamedResult& sample : sample_results()) {
    CAPTURE(sample.name);
    TextOptions options;
    options.source_line = mmcheck::testing::sample_source;
    const std::string plain = to_text(sample.result, options);
    options.color = true;
    const std::string coloured = to_text(sample.result, options);
    CHECK(plain.find('\x1b') == std::string::npos);
    CHECK(coloured.find('\x1b') != std::string::npos);
    CHECK(without_escapes(coloured).size() == plain.size());
  }
}

TEST_CASE("no text of the program ends a line or reaches the terminal as a control") {
  TextOptions options;
  options.verbose = true;
  const std::string text = to_text(sample_result("hostile"), options);
  CHECK(std::none_of(text.begin(), text.end(), [](char byte) {
    return static_cast<unsigned char>(byte) < ' ' && byte != '\n';
  }));
  CHECK(text.find("\nholds") == std::string::npos);
}

TEST_CASE("quiet is one line per model") {
  TextOptions options;
  options.quiet = true;
  CHECK(to_text(sample_result("inconclusive"), options) ==
        "sc: inconclusive: --max-states=100 was reached\n"
        "tso: inconclusive: --max-states=100 was reached\n");
}

TEST_CASE("a verdict that rests on a store which may omit states says so") {
  TextOptions options;
  options.quiet = true;
  CHECK(to_text(sample_result("outcomes"), options) ==
        "dotnet: holds, unless a state was omitted (probability 2.5e-09)\n");
}

TEST_CASE("a step that overtakes others has a line below it for each of them, with its place") {
  mmcheck::TraceStep step;
  step.thread = 1;
  step.action = Action::Complete;
  step.operation = OperationKind::Read;
  step.target = field_of("A", "x");
  step.value = number(0);
  step.out_of_order = true;
  step.overtakes = {{OperationKind::Write,
                     field_of("A", "y"),
                     {"A::T", 3, instruction("stsfld A::y"), "a.cs", 9, 5}},
                    {OperationKind::VolatileRead,
                     field_of("A", "z"),
                     {"A::T", 12, instruction("ldsfld A::z"), "", 0, 0}}};
  const std::string text = story_of({step});
  CHECK(text ==
        "  1  thread 1  read A.x = 0\n"
        "               overtakes the earlier write A.y (a.cs:9)\n"
        "               overtakes the earlier volatile read A.z (A::T IL_000c)\n");
}

TEST_CASE("a step out of order says so, be it unknown what it overtakes") {
  mmcheck::TraceStep step;
  step.action = Action::Complete;
  step.out_of_order = true;
  CHECK(story_of({step}) ==
        "  1  thread 0  complete\n"
        "               out of order\n");
  step.out_of_order = false;
  CHECK(story_of({step}) == "  1  thread 0  complete\n");
}

TEST_CASE("what begins to wait is told when it happens, and where all is asked for") {
  mmcheck::TraceStep issued =
      step_of(1, OperationKind::Write, field_of("A", "x"), number(1), 7, "stsfld A::x");
  mmcheck::TraceStep completed = issued;
  issued.action = Action::Issue;
  issued.is_move = false;
  CHECK(story_of({issued, completed}) == "  1  thread 1  write A.x = 1  a.cs:7\n");
  CHECK(story_of({issued, completed}, true) ==
        "  1  thread 1  issue     write A.x = 1  a.cs:7\n"
        "  2  thread 1  complete  write A.x = 1  a.cs:7\n");
}

TEST_CASE("steps that say nothing have no line") {
  mmcheck::TraceStep begins;
  begins.action = Action::Run;
  mmcheck::TraceStep goes_on = step_of(1, OperationKind::Speculate, {}, {}, 7);
  goes_on.action = Action::GoOn;
  const std::string make = "newobj System.Threading.Thread::.ctor(System.Threading.ThreadStart)";
  const mmcheck::TraceStep numbered =
      step_of(0, OperationKind::Write, field_of("Thread", 3, "_number"), number(3), 8, make);
  const mmcheck::TraceStep count = step_of(
      0, OperationKind::Atomic, field_of("System.Threading.Thread", "s_count"), number(0), 8, make);
  const mmcheck::TraceStep lambdas =
      step_of(0, OperationKind::StartClass, class_named("A.<>c"), {}, 8);
  mmcheck::TraceStep runtimes =
      step_of(0, OperationKind::Read, field_of("Thread", 3, "_start"), object("ThreadStart", 2), 8);
  runtimes.location = {};
  CHECK(story_of({begins, goes_on, numbered, count, lambdas, runtimes,
                  step_of(1, OperationKind::Read, field_of("A", "x"), number(0), 9)}) ==
        "  1  thread 1  read A.x = 0  a.cs:9\n");
}

TEST_CASE("what the library does for a call is one line, until somebody else does something") {
  const std::string call = "callvirt System.Collections.Generic.Queue<int>::Enqueue(int)";
  const mmcheck::TraceStep inside =
      step_of(1, OperationKind::Write, element("int[]", 7, 0), number(1), 9, call);
  CHECK(story_of({inside, inside, step_of(2, OperationKind::Read, field_of("A", "x"), number(0), 5),
                  inside, inside}) ==
        "  1  thread 1  in Queue<int>::Enqueue  a.cs:9\n"
        "  2  thread 2  read A.x = 0            a.cs:5\n"
        "  3  thread 1  in Queue<int>::Enqueue  a.cs:9\n");
}

TEST_CASE("what says as much as the call is told itself") {
  const std::string enter = "call System.Threading.Monitor::Enter(object, ref bool)";
  const std::string add = "call System.Threading.Interlocked::Increment(ref int)";
  const std::string start = "callvirt System.Threading.Thread::Start()";
  CHECK(story_of({step_of(0, OperationKind::StartThread, thread_number(1), {}, 5, start),
                  step_of(1, OperationKind::Lock, monitor_of("Fork", 1), {}, 6, enter),
                  step_of(1, OperationKind::Atomic, field_of("A", "x"), number(1), 7, add),
                  step_of(1, OperationKind::Read, element("int[,]", 3, 1), number(4), 8,
                          "call int[,]::Get(int, int)")}) ==
        "  1  thread 0  start thread 1                      a.cs:5\n"
        "  2  thread 1  lock the monitor of Fork #1         a.cs:6\n"
        "  3  thread 1  Interlocked::Increment A.x (was 1)  a.cs:7\n"
        "  4  thread 1  read int[,] #3[1] = 4               a.cs:8\n");
}

TEST_CASE("that an operation still waits is told once") {
  const mmcheck::TraceStep write =
      step_of(1, OperationKind::Write, field_of("A", "y"), number(1), 3, "stsfld A::y");
  const mmcheck::TraceStep read =
      overtaking(step_of(1, OperationKind::Read, field_of("A", "x"), number(0), 4), write);
  const mmcheck::TraceStep later =
      overtaking(step_of(1, OperationKind::Read, field_of("A", "z"), number(0), 5), write);
  CHECK(story_of({read, later, write, later}) ==
        "  1  thread 1  read A.x = 0   a.cs:4\n"
        "               overtakes the earlier write A.y (a.cs:3)\n"
        "  2  thread 1  read A.z = 0   a.cs:5\n"
        "  3  thread 1  write A.y = 1  a.cs:3\n"
        "  4  thread 1  read A.z = 0   a.cs:5\n"
        "               overtakes the earlier write A.y (a.cs:3)\n");
}

TEST_CASE("who reads what it has written itself overtakes nothing: the others see it later") {
  const mmcheck::TraceStep write =
      step_of(1, OperationKind::Write, field_of("A", "x"), number(1), 3, "stsfld A::x");
  CHECK(story_of({overtaking(step_of(1, OperationKind::Read, field_of("A", "x"), number(1), 4),
                             write)}) ==
        "  1  thread 1  read A.x = 1  a.cs:4\n"
        "               sees before others its own write A.x (a.cs:3)\n");
}

TEST_CASE("the last line is what goes wrong") {
  using Kind = mmcheck::Violation::Kind;
  const auto last_line = [](Kind kind) {
    const std::string text =
        story_of({step_of(0, OperationKind::Write, field_of("A", "x"), number(0), 3)}, false, kind);
    return text.substr(text.find('\n') + 1);
  };
  CHECK(last_line(Kind::Assertion) == "     thread 0  the assertion fails\n");
  CHECK(last_line(Kind::Invariant) == "     thread 0  A.x > 0 is false\n");
  CHECK(last_line(Kind::UnhandledException) == "     thread 0  uncaught A.x > 0\n");
  CHECK(last_line(Kind::Deadlock).empty());
  CHECK(last_line(Kind::Outcome).empty());
}

mmcheck::Exploration all_of_sc() {
  mmcheck::Exploration exploration;
  exploration.complete = true;
  return exploration;
}

TEST_CASE("of a run without an end it is told what repeats, and where the threads are") {
  mmcheck::Result result = of_violation(mmcheck::Violation::Kind::Livelock);
  mmcheck::Violation& violation = result.results[0].violations[0];
  violation.trace = {step_of(0, OperationKind::Write, field_of("A", "x"), number(1), 3),
                     step_of(1, OperationKind::Read, field_of("A", "y"), number(0), 4)};
  violation.threads = {standing(1, "A::T", ThreadStatus::Standing::Runs)};
  violation.repeats_from = 1;
  std::string text = to_text(result, {});
  CHECK(text.find("  1  thread 0       write A.x = 1  a.cs:3\n"
                  "  and then for ever:\n"
                  "  2  thread 1 A::T  read A.y = 0   a.cs:4\n"
                  "\n  Where the threads are meanwhile:\n"
                  "    thread 1 A::T: runs\n") != std::string::npos);
  CHECK(to_json(result, "1").find("\"repeatsFrom\": 2") != std::string::npos);
  violation.repeats_from = 2;
  text = to_text(result, {});
  CHECK(text.find("  2  thread 1 A::T  read A.y = 0   a.cs:4\n"
                  "  and then for ever, with nothing that another thread could see\n") !=
        std::string::npos);
}

TEST_CASE("what never ends is said where it holds") {
  mmcheck::Result result;
  result.results.resize(1);
  result.results[0].memory_model = "sc";
  result.results[0].verdict = mmcheck::Verdict::Holds;
  result.results[0].sc = all_of_sc();
  CHECK(to_text(result, {}).starts_with("sc: holds\n"));
  CHECK(to_json(result, "1").find("neverEnds") == std::string::npos);
  result.results[0].sc->never_ends = true;
  CHECK(to_text(result, {}).starts_with("sc: holds, and never ends\n"));
  result.results[0].sc->omission_probability = 0.25;
  CHECK(to_text(result, {})
            .starts_with("sc: holds, and never ends, unless a state was omitted (probability "
                         "0.25)\n"));
  CHECK(to_json(result, "1").find("\"neverEnds\": true") != std::string::npos);
}

TEST_CASE("how it ends is told where monitors matter: that Main waits for a thread is usual") {
  mmcheck::Result result = of_violation(mmcheck::Violation::Kind::Assertion);
  mmcheck::Violation& violation = result.results[0].violations[0];
  using Standing = ThreadStatus::Standing;
  violation.threads = {standing(0, "A::Main", Standing::WaitsForThread),
                       standing(1, "A.<>c::<Main>b__0_0", Standing::Runs)};
  violation.threads[0].other = 1;
  CHECK(to_text(result, {}).find("How it ends") == std::string::npos);
  Target gate = monitor_of("object", 4);
  gate.holder.owner = {Owner::Kind::Object, "<>c__DisplayClass0_0", 1};
  gate.holder.field = "gate";
  violation.threads[1].holds = {gate};
  CHECK(to_text(result, {})
            .find("    thread 1 lambda in A::Main: runs; holds the monitor of "
                  "object #4 (gate)\n") != std::string::npos);
}

TEST_CASE("a thread that waits inside of the library says in which call") {
  mmcheck::Result result = of_violation(mmcheck::Violation::Kind::Deadlock);
  ThreadStatus waits = standing(1, "A::T", ThreadStatus::Standing::WaitsForPulse);
  waits.awaited = monitor_of("object", 7);
  waits.stack = {
      {"A::T", 8, instruction("callvirt System.Threading.SemaphoreSlim::Wait()"), "", 0, 0}};
  result.results[0].violations[0].threads = {waits};
  CHECK(to_text(result, {}).find("waits for a pulse of object #7, in SemaphoreSlim::Wait\n") !=
        std::string::npos);
}

TEST_CASE("an outcome that sc does not have is told by its values, once") {
  const std::string headline = "an outcome that sc does not have: Program.r0 = 0, Program.r1 = 0";
  mmcheck::Result result = of_violation(mmcheck::Violation::Kind::Outcome);
  result.results[0].violations[0].message = "Program.r0 = 0, Program.r1 = 0";
  result.results[0].sc = all_of_sc();
  CHECK(to_text(result, {}) == "tso: violated: " + headline + "\n\ntso: " + headline +
                                   "\n  not under sc: only reordering makes it possible\n"
                                   "\nsc: 0 states, 0 transitions, depth 0, 0 B, 0.000 s\n");
}

TEST_CASE("a violation that sc does not have says so in the verdict, others do not") {
  TextOptions options;
  options.quiet = true;
  mmcheck::Result result = of_violation(mmcheck::Violation::Kind::Deadlock);
  result.results[0].sc = all_of_sc();
  CHECK(to_text(result, options) == "tso: violated: deadlock, not under sc\n");
  result.results[0].violations[0].under_sc = true;
  CHECK(to_text(result, options) == "tso: violated: deadlock\n");
}

TEST_CASE("where the search under sc is not complete, sc may have the violation, too") {
  mmcheck::Result result = of_violation(mmcheck::Violation::Kind::Deadlock);
  result.results[0].sc = all_of_sc();
  result.results[0].sc->complete = false;
  const std::string text = to_text(result, {});
  CHECK(text.starts_with("tso: violated: deadlock, not found under sc\n"));
  CHECK(text.find("\n  not found under sc, where the search is not complete\n") !=
        std::string::npos);
}

TEST_CASE("several models make a table, a row for each, also where nothing was explored") {
  mmcheck::Result result;
  result.results.resize(2);
  result.results[0].memory_model = "sc";
  result.results[0].verdict = mmcheck::Verdict::Holds;
  result.results[1].memory_model = "pso";
  result.results[1].reason = "why";
  result.results[1].sc = explored(8, 0, true);
  result.results[1].relaxed = explored(12345, 0, false);
  const std::string text = to_text(result, {});
  CHECK(text.substr(0, text.find("\n\n")) ==
        "model  verdict       sc states  relaxed states\n"
        "sc     holds                 -               -\n"
        "pso    inconclusive          8          12345+  why");
}

TEST_CASE("the longest queue is told of an exploration that has queues, be none of them used") {
  mmcheck::Result result;
  result.results.resize(1);
  result.results[0].memory_model = "pso";
  result.results[0].sc = explored(8, 7, true);
  result.results[0].relaxed = explored(9, 5, true);
  std::string text = to_text(result, {});
  CHECK(text.find("sc: 8 states, 0 transitions, depth 0, 0 B") != std::string::npos);
  CHECK(text.find("pso: 9 states, 0 transitions, depth 0, longest queue 5, 0 B") !=
        std::string::npos);
  result.results[0].relaxed->max_queue = 0;
  text = to_text(result, {});
  CHECK(text.find("longest queue 0") != std::string::npos);
}

TEST_CASE("a source that is not there is left out") {
  CHECK(to_text(sample_result("violated"), {}).find("Debug.Assert(") == std::string::npos);
}

TEST_CASE("amounts are in the unit that keeps them short") {
  CHECK(amount_of_bytes(1023) == "1023 B");
  CHECK(amount_of_bytes(1024) == "1.0 KiB");
  CHECK(amount_of_bytes((1 << 20) - 1) == "1.0 MiB");
  CHECK(amount_of_bytes(std::uint64_t{3} << 29) == "1.5 GiB");
  CHECK(amount_of_bytes(UINT64_MAX) == "16777216.0 TiB");
  CHECK(amount_of_seconds(0.0004) == "0.000 s");
  CHECK(amount_of_seconds(75.9) == "75 s");
  CHECK(amount_of_seconds(3600 * 3 + 60 * 12) == "3 h 12 min");
  CHECK(count_of(1, "state") == "1 state");
  CHECK(count_of(0, "state") == "0 states");
}
