#include "report/steps.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "base/text.hpp"
#include "report/page.hpp"
#include "report/readable.hpp"
#include "report/words.hpp"

namespace mmcheck::report {
namespace {

// What is done by their methods, the operations say.
constexpr std::array<std::string_view, 4> plain_classes = {"Monitor", "Interlocked", "Volatile",
                                                           "Thread"};

/// "Thread" and "Join" of a call of System.Threading.Thread::Join(); empty for what is no call, or
/// one of an array's own methods.
struct Callee {
  std::string type;
  std::string method;
};

Callee callee_of(const IlInstruction& instruction) {
  if (!instruction.is_call() || instruction.type.ends_with(']')) return {};
  return {base::without_scopes(instruction.type), instruction.member};
}

/// "Queue<int>::Enqueue", "new Queue<int>".
std::string text_of(const Callee& callee) {
  const bool makes_one = callee.method == ".ctor";
  return clean(makes_one ? "new " + callee.type : callee.type + "::" + callee.method);
}

/// Whether it is a thread's own memory, or that of the class of threads.
bool is_of_threads(const Target& target) {
  using Kind = Target::Kind;
  if (target.kind == Kind::UnstartedThread) return true;
  const bool is_memory =
      target.kind == Kind::Field || target.kind == Kind::Box || target.kind == Kind::Element;
  if (!is_memory) return false;
  const Owner& owner = target.holder.is_known() ? target.holder.owner : target.owner;
  return owner.kind == Owner::Kind::Class ? owner.type == "System.Threading.Thread"
                                          : owner.type == "Thread" && owner.number != 0;
}

/// What the runtime notes of a thread, or asks of one that has not been started.
bool is_bookkeeping(const TraceStep& step) {
  return is_of_threads(step.target) && callee_of(step.location.instruction).type == "Thread";
}

bool is_of_class(const TraceStep& step) {
  return step.operation == OperationKind::StartClass ||
         step.operation == OperationKind::FinishClass;
}

/// To begin or to be over with the class that compilers put lambdas into: "P.<>c", "P.<>c__1<int>".
bool is_of_class_of_lambdas(const TraceStep& step) {
  constexpr std::string_view lambdas = "<>c";
  if (!is_of_class(step)) return false;
  const std::string name = base::without_scopes(step.target.owner.type);
  const std::string_view rest =
      std::string_view(name).substr(std::min(name.size(), lambdas.size()));
  return name.starts_with(lambdas) && !rest.starts_with("__DisplayClass");
}

/// What an atomic operation does, its method says; its value is the one that was there.
bool is_interlocked(const TraceStep& step) {
  return step.operation == OperationKind::Atomic &&
         callee_of(step.location.instruction).type == "Interlocked";
}

/// To initialize a class of the program, or to start a thread, is no part of what is called there;
/// and what a call does with the program's own memory is told as it is.
bool is_within_call(const TraceStep& step) {
  const bool is_of_its_own = step.operation == OperationKind::None ||
                             step.operation == OperationKind::StartThread ||
                             (is_of_class(step) && !step.location.is_of_framework);
  return !step.is_programs_own && !is_of_its_own;
}

}  // namespace

bool begins_to_wait(const TraceStep& step) {
  return step.action == TraceStep::Action::Issue && !step.is_move;
}

bool is_told(const TraceStep& step) {
  if (step.out_of_order) return true;
  if (is_bookkeeping(step) || is_of_class_of_lambdas(step)) return false;
  const bool says_nothing = begins_to_wait(step) || step.action == TraceStep::Action::Run ||
                            step.action == TraceStep::Action::GoOn;
  const bool is_runtimes = step.operation != OperationKind::None && step.location.method.empty() &&
                           !step.is_programs_own;
  return !says_nothing && !is_runtimes;
}

const Location& place_of(const TraceStep& step, bool is_folded) {
  return is_folded && !step.caller.method.empty() ? step.caller : step.location;
}

std::string shown_target(const Target& target) { return readable_fields(clean(text_of(target))); }

std::string what_happens(const TraceStep& step) {
  const bool is_named = is_interlocked(step);
  std::string text(operation_text(step));
  text = is_named ? text_of(callee_of(step.location.instruction))
                  : clean(text.empty() ? text_of(step.action) : text);
  const std::string target = shown_target(step.target);
  if (!target.empty()) text += " " + target;
  const std::string value = readable_fields(clean(text_of(step.value)));
  if (value.empty()) return text;
  if (step.operation == OperationKind::PassTime) return text + ": " + value + " ms";
  return text + (is_named ? " (was " + value + ")" : " = " + value);
}

std::string call_at(const Location& location) {
  const Callee callee = callee_of(location.instruction);
  const bool is_plain = std::ranges::count(plain_classes, callee.type) != 0;
  return callee.type.empty() || is_plain ? std::string() : text_of(callee);
}

std::string call_around(const TraceStep& step, const Location& place) {
  return is_within_call(step) ? call_at(place) : std::string();
}

}  // namespace mmcheck::report
