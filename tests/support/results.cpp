#include "support/results.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace mmcheck::testing {
namespace {

using Action = TraceStep::Action;
using Standing = ThreadStatus::Standing;

const std::map<std::uint32_t, std::string> peterson = {
    {1, "using System.Diagnostics;"},
    {2, "using System.Threading;"},
    {4, "class Peterson {"},
    {5, "    static int flag0, flag1;"},
    {6, "    static int turn;"},
    {7, "    static int counter;"},
    {17, "    static void T0() {"},
    {18, "        flag0 = 1;"},
    {19, "        turn = 1;"},
    {20, "        while (flag1 == 1 && turn == 1) { }\r"},
    {21, "\t\tcounter\t= counter + 1;"},
    {22, "        flag0 = 0;"},
    {23, "    }"},
    {35, "    static void Main() {"},
    {36, "        first.Start();"},
    {41, "        Debug.Assert(counter == 2);"},
    {42, "    }"},
    {43, "}"},
};

Location at(const std::string& method, std::uint32_t il_offset, const std::string& text,
            std::uint32_t line = 0, std::uint32_t column = 0) {
  return {method,
          il_offset,
          instruction(text),
          line == 0 ? "" : "/src/peterson.cs",
          line,
          column,
          method.substr(0, method.find("::"))};
}

TraceStep step(std::uint32_t thread, Action action, OperationKind operation, Target target,
               Value value, Location location) {
  TraceStep result;
  result.thread = thread;
  result.action = action;
  result.operation = operation;
  result.target = std::move(target);
  result.value = std::move(value);
  result.location = std::move(location);
  return result;
}

/// An operation begins to wait: part of the step before it.
TraceStep issued(std::uint32_t thread, OperationKind operation, Target target, Value value,
                 Location location) {
  TraceStep result = step(thread, Action::Issue, operation, std::move(target), std::move(value),
                          std::move(location));
  result.is_move = false;
  return result;
}

Target peterson_field(const std::string& name) { return field_of("Peterson", name); }

ThreadStatus standing(std::uint32_t thread, std::string name, Standing how,
                      std::vector<Location> stack = {}) {
  ThreadStatus status;
  status.thread = thread;
  status.name = std::move(name);
  status.standing = how;
  status.stack = std::move(stack);
  return status;
}

Value text(std::string utf8) {
  Value value;
  value.kind = Value::Kind::String;
  value.text = std::move(utf8);
  return value;
}

Exploration exploration(std::uint64_t states, bool complete) {
  Exploration result;
  result.states = states;
  result.transitions = 3 * states;
  result.depth = 40;
  result.bytes = 64 * states;
  result.complete = complete;
  result.seconds = 0.0012345678;
  return result;
}

Result program(ModelResult model) {
  Result result;
  result.path = "build/peterson.exe";
  result.entry = "Peterson::Main";
  result.mvid = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";
  result.sha256 = std::string(64, 'a');
  result.arguments = {"2", "a b"};
  result.invariants = {"Peterson.counter <= 2"};
  result.results.push_back(std::move(model));
  return result;
}

ModelResult model(std::string name, Verdict verdict) {
  ModelResult result;
  result.memory_model = std::move(name);
  result.verdict = verdict;
  result.sc = exploration(101, true);
  return result;
}

Violation lost_increment() {
  const Location flag0 = at("Peterson::T0", 2, "stsfld Peterson::flag0", 18, 9);
  Violation violation;
  violation.kind = Violation::Kind::Assertion;
  violation.message = "counter == 2";
  violation.location = at("Peterson::Main", 0x56, "call Debug::Assert", 41, 9);
  violation.trace = {
      step(0, Action::Issue, OperationKind::StartThread, thread_number(1), {},
           at("Peterson::Main", 0x20, "callvirt Thread::Start", 36, 9)),
      issued(1, OperationKind::Write, peterson_field("flag0"), number(1), flag0),
      issued(1, OperationKind::Read, peterson_field("flag1"), {},
             at("Peterson::T0", 20, "ldsfld Peterson::flag1", 20, 16)),
      step(1, Action::Complete, OperationKind::Read, peterson_field("flag1"), number(0),
           at("Peterson::T0", 20, "ldsfld Peterson::flag1", 20, 16)),
      step(1, Action::Complete, OperationKind::Write, peterson_field("counter"), number(1),
           at("Peterson::T0", 0x31, "stsfld", 21, 3)),
      step(1, Action::End, OperationKind::None, {}, {}, {}),
  };
  violation.trace[3].out_of_order = true;
  violation.trace[3].overtakes = {{OperationKind::Write, peterson_field("flag0"), flag0}};
  violation.trace[3].choice = 2;
  violation.threads = {
      standing(0, "Peterson::Main", Standing::Runs, {violation.location}),
      standing(1, "Peterson::T0", Standing::Ended),
  };
  violation.output = "hello\nworld";
  return violation;
}

Result violated() {
  ModelResult relaxed = model("dotnet", Verdict::Violated);
  relaxed.relaxed = exploration(903, true);
  relaxed.relaxed->max_queue = 5;
  relaxed.relaxed->first_violation_seconds = 0.0004;
  relaxed.violations = {lost_increment()};
  Result result = program(model("sc", Verdict::Holds));
  result.results.push_back(std::move(relaxed));
  return result;
}

Result deadlock() {
  Violation violation;
  violation.kind = Violation::Kind::Deadlock;
  violation.message = "2 threads wait for each other";
  violation.under_sc = true;
  violation.trace = {
      step(1, Action::Issue, OperationKind::Lock, monitor_of("Fork", 1), {},
           at("Philosopher::Run", 7, "call Monitor::Enter")),
      step(2, Action::Issue, OperationKind::Lock, monitor_of("Fork", 2), {},
           at("Philosopher::Run", 7, "call Monitor::Enter")),
  };
  const Location second = at("Philosopher::Run", 19, "call Monitor::Enter");
  violation.threads = {
      standing(0, "Table::Main", Standing::Runs),
      {1,
       "Philosopher::Run",
       Standing::WaitsForMonitor,
       monitor_of("Fork", 2),
       2,
       {monitor_of("Fork", 1)},
       {second, at("Philosopher::Eat", 3, "call Philosopher::Run")}},
      {2,
       "Philosopher::Run",
       Standing::WaitsForMonitor,
       monitor_of("Fork", 1),
       1,
       {monitor_of("Fork", 2), monitor_of("Table", 1)},
       {second}},
      standing(3, "", Standing::Ended),
  };
  violation.output = "";
  ModelResult sc = model("sc", Verdict::Violated);
  sc.violations = {violation, lost_increment()};
  sc.violations[1].under_sc = true;
  return program(std::move(sc));
}

Result outcomes() {
  ModelResult relaxed = model("dotnet", Verdict::Holds);
  relaxed.relaxed = exploration(1, true);
  relaxed.relaxed->omission_probability = 2.5e-9;
  relaxed.has_outcomes = true;
  relaxed.outcomes = {{{{"Peterson.counter", "2"}, {"X.ü", "\"Zähler\""}}, false, true},
                      {{{"Peterson.counter", "1"}, {"X.ü", "null"}}, false, false},
                      {{}, true, false}};
  relaxed.hints = {"nothing is asserted"};
  return program(std::move(relaxed));
}

Result inconclusive() {
  ModelResult first = model("sc", Verdict::Inconclusive);
  first.reason = "--max-states=100 was reached";
  first.sc->complete = false;
  first.hints = {"raise the limit"};
  first.has_outcomes = true;
  ModelResult second = first;
  second.memory_model = "tso";
  second.sc.reset();
  Result result = program(std::move(first));
  result.results.push_back(std::move(second));
  result.entry.clear();
  result.mvid.clear();
  result.sha256.clear();
  return result;
}

/// Names and values are the program's to choose.
Result hostile() {
  Violation violation = lost_increment();
  violation.message = "\x1b[2J\nholds";
  violation.location = at("A\u202e::B", 0, "", 2000000000, 2000000000);
  violation.location.file = "C:\\src\\a\x1b.cs";
  violation.trace[1].value = text("\xff\x9b");
  violation.threads[0].name = "sc: holds\n";
  violation.output = "\x07";
  ModelResult relaxed = model("dotnet", Verdict::Violated);
  relaxed.violations = {violation};
  return program(std::move(relaxed));
}

/// A thread reads before its writes take effect; five models, no two of which have the same to say.
Result not_robust() {
  const Location flag0 = at("Peterson::T0", 2, "stsfld Peterson::flag0", 18, 9);
  const Location turn = at("Peterson::T0", 8, "stsfld Peterson::turn", 19, 9);
  const Location flag1 = at("Peterson::T0", 20, "ldsfld Peterson::flag1", 20, 16);
  const Location library = at("Helper::Get", 5, "ldsfld Helper::it");
  Violation violation;
  violation.kind = Violation::Kind::Outcome;
  violation.subject = violation.message = "Peterson.r0 = 0, Peterson.r1 = 0";
  violation.trace = {
      issued(1, OperationKind::Write, peterson_field("flag0"), number(1), flag0),
      issued(1, OperationKind::Write, peterson_field("turn"), number(1), turn),
      issued(1, OperationKind::Read, peterson_field("flag1"), {}, flag1),
      issued(1, OperationKind::Read, field_of("Helper", "it"), {}, library),
      step(1, Action::Complete, OperationKind::Read, peterson_field("flag1"), number(0), flag1),
      step(1, Action::Complete, OperationKind::Write, peterson_field("turn"), number(1), turn),
      step(1, Action::Complete, OperationKind::Read, field_of("Helper", "it"), number(0), library),
      step(1, Action::Complete, OperationKind::Write, peterson_field("flag0"), number(1), flag0),
  };
  violation.trace[4].out_of_order = true;
  violation.trace[4].overtakes = {{OperationKind::Write, peterson_field("flag0"), flag0},
                                  {OperationKind::Write, peterson_field("turn"), turn}};
  violation.trace[5].out_of_order = true;  // and nobody knows what it overtakes
  violation.trace[6].out_of_order = true;
  violation.trace[6].overtakes = {{OperationKind::Write, peterson_field("flag0"), flag0},
                                  {OperationKind::Unlock, {Target::Kind::SomeMonitor}, {}}};
  ModelResult pso = model("pso", Verdict::Violated);
  pso.relaxed = exploration(15000, false);
  pso.relaxed->max_queue = 3;
  pso.violations = {violation};
  ModelResult tso = model("tso", Verdict::Inconclusive);
  tso.reason = "--max-states=7 was reached";
  tso.relaxed = exploration(7, false);
  ModelResult own = model("my own", Verdict::Holds);
  own.relaxed = exploration(101, true);
  own.relaxed->omission_probability = 2.5e-9;
  ModelResult broken = model("broken", Verdict::Inconclusive);
  broken.sc.reset();
  broken.reason = "nothing can be said";
  Result result = program(model("sc", Verdict::Holds));
  for (const ModelResult& other : {tso, pso, own, broken}) result.results.push_back(other);
  return result;
}

Repair repair(Repair::Kind kind, Location location, Target target = {}) {
  Repair result;
  result.kind = kind;
  result.location = std::move(location);
  result.target = std::move(target);
  result.assembly = "build/peterson.exe";
  result.token = 0x06000001;
  result.cost = 10;
  return result;
}

/// What the lost increment needs: a barrier before the turn is given away, one in the loop's head,
/// and a volatile write.
Fences lost_increment_repaired() {
  const Overtaken flag0 = {OperationKind::Write, peterson_field("flag0"),
                           at("Peterson::T0", 2, "stsfld Peterson::flag0", 18, 9)};
  const Overtaken turn = {OperationKind::Write, peterson_field("turn"),
                          at("Peterson::T0", 8, "stsfld Peterson::turn", 19, 9)};
  const Overtaken flag1 = {OperationKind::Read, peterson_field("flag1"),
                           at("Peterson::T0", 20, "ldsfld Peterson::flag1", 20, 16)};
  Fences fences;
  fences.needed = true;
  fences.points = {
      repair(Repair::Kind::Barrier, turn.location),
      repair(Repair::Kind::Barrier, flag1.location),
      repair(Repair::Kind::VolatileWrite, at("Peterson::T0", 0x38, "stsfld Peterson::flag0", 22, 9),
             peterson_field("flag0")),
  };
  fences.points[0].orders = {{flag0, turn}};
  fences.points[0].in_statement = {true, 1, 1};
  fences.points[1].orders = {{flag0, flag1}, {turn, flag1}};
  fences.points[1].is_in_loop = true;
  fences.points[1].in_statement = {true, 1, 1};
  fences.points[2].orders = {
      {{OperationKind::Write, peterson_field("counter"),
        at("Peterson::T0", 0x31, "stsfld Peterson::counter", 21, 3)},
       {OperationKind::Write, peterson_field("flag0"), fences.points[2].location}}};
  fences.points[2].in_statement = {true, 1, 1};
  fences.points[2].cost = 3;
  fences.verified = true;
  fences.minimum = true;
  fences.cost = 23;
  fences.lower_bound = 23;
  fences.alternatives = {
      {fences.points[0], fences.points[1],
       repair(Repair::Kind::VolatileField, flag0.location, peterson_field("flag0"))}};
  MinCut cut;
  cut.value = 12;
  cut.points = {fences.points[0], fences.points[1]};
  cut.seconds = 0.00031;
  fences.basic = cut;
  fences.rounds = 4;
  fences.seconds = 0.25;
  return fences;
}

Result repaired() {
  Result result = violated();
  result.results[1].fences = lost_increment_repaired();
  return result;
}

/// The proof that nothing cheaper does is not finished.
Result repaired_so_far() {
  Result result = violated();
  Fences fences = lost_increment_repaired();
  fences.points.resize(2);
  // Without symbols.
  fences.points[1].location = at("Helper::Get", 5, "ldsfld Helper::it");
  fences.points[1].orders.clear();
  // Inside a statement.
  fences.points.push_back(
      repair(Repair::Kind::Barrier, at("Peterson::Main", 0x25, "callvirt Thread::Start", 36, 9)));
  fences.points[2].in_statement = {false, 1, 1, instruction("ldsfld Peterson::flag0")};
  fences.minimum = false;
  fences.cost = 30;
  fences.lower_bound = 10;
  fences.reason = "--time-limit=1 was reached";
  fences.alternatives.clear();
  fences.method = Fences::Method::MinCut;
  fences.modified = fences.basic;
  result.results[1].fences = std::move(fences);
  return result;
}

/// Under pso nothing helps that may be proposed; under sc nothing is needed.
Result not_repaired() {
  Result result = violated();
  Fences& none = result.results[1].fences.emplace();
  none.needed = true;
  none.lower_bound = 1;
  none.reason = "nothing that --repairs allows keeps these operations in order";
  ModelResult sc = deadlock().results.front();
  sc.fences.emplace();
  result.results[0] = std::move(sc);
  return result;
}

/// The same under both models: told once.
Result warned(bool strict) {
  const Location read = at("Peterson::T0", 0x18, "ldsfld Peterson::flag1", 20, 16);
  Warning warning;
  warning.location = at("Peterson::T0", 0x1d, "brtrue IL_0018", 20, 9);
  warning.accesses = {{OperationKind::Read, peterson_field("flag1"), read}};
  warning.repairs = {repair(Repair::Kind::VolatileField, read, peterson_field("flag1"))};
  warning.repairs.front().cost = 1;
  const Verdict verdict = strict ? Verdict::Violated : Verdict::Holds;
  Result result = program(model("sc", verdict));
  result.strict = strict;
  result.results.push_back(model("dotnet", verdict));
  for (ModelResult& one : result.results) one.warnings = {warning};
  return result;
}

Result long_run() {
  Violation violation = lost_increment();
  violation.trace.insert(
      violation.trace.begin() + 1, 200,
      step(1, Action::Issue, OperationKind::Read, peterson_field("turn"), number(0),
           at("Peterson::T0", 0x1b, "ldsfld Peterson::turn", 20, 30)));
  violation.trace[100].out_of_order = true;
  ModelResult relaxed = model("dotnet", Verdict::Violated);
  relaxed.violations = {violation};
  return program(std::move(relaxed));
}

}  // namespace

std::vector<NamedResult> sample_results() {
  return {{"violated", violated()},
          {"deadlock", deadlock()},
          {"outcomes", outcomes()},
          {"inconclusive", inconclusive()},
          {"not_robust", not_robust()},
          {"hostile", hostile()},
          {"repaired", repaired()},
          {"repaired_so_far", repaired_so_far()},
          {"not_repaired", not_repaired()},
          {"warned", warned(false)},
          {"strict", warned(true)},
          {"long", long_run()},
          {"holds", program(model("sc", Verdict::Holds))}};
}

Result sample_result(std::string_view name) {
  for (NamedResult& sample : sample_results()) {
    if (sample.name == name) return std::move(sample.result);
  }
  throw std::runtime_error("no sample " + std::string(name));
}

std::string sample_source(const std::string& file, std::uint32_t line) {
  const auto found = peterson.find(line);
  return file == "/src/peterson.cs" && found != peterson.end() ? found->second : "";
}

std::string_view sample_text(const std::string& file) {
  static const std::string text = [] {
    std::string all;
    for (std::uint32_t line = 1; line <= 43; ++line) {
      all += sample_source("/src/peterson.cs", line) + "\n";
    }
    return all;
  }();
  return file == "/src/peterson.cs" ? std::string_view(text) : std::string_view();
}

}  // namespace mmcheck::testing
