// Tests src/report/words.cpp and src/result/value.cpp: what each kind of a Result's data is called.
#include "report/words.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "report/steps.hpp"
#include "support/results.hpp"

using namespace mmcheck;  // NOLINT(google-build-using-namespace)
using report::text_of;
using testing::field_of;
using testing::monitor_of;

namespace {

const Owner forks{Owner::Kind::Object, "Fork[]", 7};

Target element(std::uint32_t index) {
  Target target{Target::Kind::Element, forks};
  target.index = index;
  return target;
}

Target unread(Target::Kind kind) {
  Target target{kind, {Owner::Kind::Class, "N.Node"}};
  target.path = {"range", "low"};
  return target;
}

ThreadStatus standing(ThreadStatus::Standing how, const Target& awaited = {}) {
  ThreadStatus status;
  status.standing = how;
  status.awaited = awaited;
  status.other = 2;
  return status;
}

Value real(Value::Kind kind, double number) {
  Value value;
  value.kind = kind;
  value.real = number;
  return value;
}

Value bits(Value::Kind kind, std::uint64_t number) {
  Value value;
  value.kind = kind;
  value.bits = number;
  return value;
}

}  // namespace

TEST_SUITE_BEGIN("report");

TEST_CASE("memory is called by the fields that lead to it") {
  CHECK(text_of(field_of("N.Peterson", "flag0")) == "N.Peterson.flag0");
  CHECK(text_of(field_of("Fork", 3, "owner")) == "Fork #3.owner");
  Target target = field_of("Ring", "range");
  target.path.emplace_back("low");
  target.byte = 6;
  CHECK(text_of(target) == "Ring.range.low.[byte 6]");
  CHECK(text_of(Target{Target::Kind::Box, {Owner::Kind::Object, "int", 4}}) == "int #4");
}

TEST_CASE("an element is called after the field that its array is in, if it is in one") {
  Target target = element(2);
  CHECK(text_of(target) == "Fork[] #7[2]");
  target.path = {"seq"};
  CHECK(text_of(target) == "Fork[] #7[2].seq");
  target.holder.owner = {Owner::Kind::Class, "Table"};
  target.holder.field = "forks";
  CHECK(text_of(target) == "Table.forks[2].seq");
}

TEST_CASE("of a place that is not read yet it is said what is known") {
  CHECK(text_of(Target{Target::Kind::UnreadElement}) ==
        "an element of an array that is not read yet");
  CHECK(text_of(unread(Target::Kind::UnreadElement)) ==
        "N.Node.range.low of an element of an array that is not read yet");
  CHECK(text_of(unread(Target::Kind::UnreadReference)) ==
        "N.Node.range.low of a reference that is not read yet");
}

TEST_CASE("a lock has the name of the field that it is in, and a thread waits for it") {
  using Standing = ThreadStatus::Standing;
  Target gate = monitor_of("object", 4);
  gate.holder.owner = {Owner::Kind::Class, "Bank"};
  gate.holder.field = "gate";
  CHECK(text_of(gate) == "the monitor of object #4 (Bank.gate)");
  CHECK(text_of(standing(Standing::WaitsForMonitor, gate)) ==
        "waits for the monitor of object #4 (Bank.gate), which thread 2 holds");
  CHECK(text_of(standing(Standing::WaitsForPulse, gate)) ==
        "waits for a pulse of object #4 (Bank.gate)");
  CHECK(text_of(standing(Standing::WaitsForThread)) == "waits for thread 2 to end");
  const Target initialized{Target::Kind::Class, {Owner::Kind::Class, "N.Bank"}};
  CHECK(text_of(standing(Standing::WaitsForClass, initialized)) ==
        "waits for class N.Bank, which thread 2 is initializing");
}

TEST_CASE("no two kinds of operations have one name") {
  std::set<std::string_view> names;
  for (auto i = static_cast<int>(OperationKind::Read); i < static_cast<int>(OperationKind::Call);
       ++i) {
    const std::string_view name = text_of(static_cast<OperationKind>(i));
    CHECK_FALSE(name.empty());
    CHECK(names.insert(name).second);
  }
  TraceStep step;
  step.operation = OperationKind::Call;
  step.called = "ExitProcess";
  CHECK(report::operation_text(step) == "ExitProcess");
}

TEST_CASE("values are written as C# writes them") {
  CHECK(text_of(Value{}).empty());
  CHECK(text_of(bits(Value::Kind::Bool, 1)) == "true");
  CHECK(text_of(bits(Value::Kind::Char, 0xe4)) == "'ä'");
  CHECK(text_of(bits(Value::Kind::Unsigned, ~std::uint64_t{0})) == "18446744073709551615");
  CHECK(text_of(testing::number(-3)) == "-3");
  CHECK(text_of(real(Value::Kind::Single, 0.1F)) == "0.1");
  CHECK(text_of(real(Value::Kind::Double, 0.1)) == "0.1");
  Value pair;
  pair.kind = Value::Kind::Struct;
  Value none;
  none.kind = Value::Kind::Reference;
  pair.parts = {{"seq", testing::number(1)}, {"item", none}};
  CHECK(text_of(pair) == "{seq = 1, item = null}");
}

TEST_CASE("a call is one whatever stands before it: a prefix is no other instruction") {
  TraceStep inside;
  inside.operation = OperationKind::Write;
  inside.target = field_of("Queue", 2, "_size");
  inside.location.instruction = testing::instruction("callvirt System.IDisposable::Dispose()");
  inside.location.instruction.text = "constrained. callvirt System.IDisposable::Dispose()";
  CHECK(report::call_around(inside, inside.location) == "IDisposable::Dispose");
}
