#include "report/steps.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "base/text.hpp"
#include "report/page.hpp"
#include "report/readable.hpp"

namespace mmcheck::report {
namespace {

// What is done by their methods, the operations say.
constexpr std::array<std::string_view, 4> plain_classes = {"Monitor", "Interlocked", "Volatile",
                                                           "Thread"};

/// "Thread" and "Join" of "callvirt System.Threading.Thread::Join()"; empty for what is no call, or
/// one of an array's own methods.
struct Callee {
  std::string type;
  std::string_view method;
};

Callee callee_of(std::string_view instruction) {
  const bool is_call = instruction.starts_with("call") || instruction.starts_with("newobj");
  const std::size_t space = instruction.find(' ');
  const std::size_t colons = instruction.find("::");
  if (!is_call || space > colons || colons == std::string_view::npos) return {};
  const std::string_view type = instruction.substr(space + 1, colons - space - 1);
  if (type.ends_with(']')) return {};
  const std::string_view rest = instruction.substr(colons + 2);
  return {base::without_scopes(type), rest.substr(0, rest.find('('))};
}

/// "Queue<int>::Enqueue", "new Queue<int>".
std::string text_of(const Callee& callee) {
  const bool makes_one = callee.method == ".ctor";
  return clean(makes_one ? "new " + callee.type : callee.type + "::" + std::string(callee.method));
}

/// What the runtime notes of a thread, or asks of one that has not been started.
bool is_bookkeeping(const TraceStep& step) {
  const bool is_of_thread = step.target.starts_with("Thread #") ||
                            step.target.starts_with("System.Threading.Thread.") ||
                            step.target.starts_with("a thread that");
  return is_of_thread && callee_of(step.location.instruction).type == "Thread";
}

/// To begin or to be over with the class that compilers put lambdas into: "P.<>c", "P.<>c__1<int>".
bool is_of_class_of_lambdas(const TraceStep& step) {
  constexpr std::string_view lambdas = "<>c";
  const std::string name = base::without_scopes(step.target);
  const bool is_of_class = step.operation.ends_with("initializing class");
  const std::string_view rest =
      std::string_view(name).substr(std::min(name.size(), lambdas.size()));
  return is_of_class && name.starts_with(lambdas) && !rest.starts_with("__DisplayClass");
}

/// What an atomic operation does, its method says; its value is the one that was there.
bool is_interlocked(const TraceStep& step) {
  return step.operation == "atomic" && callee_of(step.location.instruction).type == "Interlocked";
}

/// To initialize a class, or to start a thread, is no part of what is called there; and what a call
/// does with the program's own memory is told as it is.
bool is_within_call(const TraceStep& step) {
  return !step.is_programs_own && !step.operation.empty() && !step.operation.starts_with("start") &&
         !step.operation.starts_with("finish");
}

}  // namespace

bool begins_to_wait(const TraceStep& step) { return step.action == "issue" && !step.is_move; }

bool is_told(const TraceStep& step) {
  if (step.out_of_order) return true;
  if (is_bookkeeping(step) || is_of_class_of_lambdas(step)) return false;
  const bool says_nothing = begins_to_wait(step) || step.action == "run" || step.action == "go on";
  const bool is_runtimes = !step.operation.empty() && step.location.method.empty();
  return !says_nothing && !is_runtimes;
}

std::string what_happens(const TraceStep& step) {
  const bool is_named = is_interlocked(step);
  std::string text = is_named ? text_of(callee_of(step.location.instruction))
                              : clean(step.operation.empty() ? step.action : step.operation);
  if (!step.target.empty()) text += " " + readable_fields(clean(step.target));
  if (step.value.empty()) return text;
  const std::string value = readable_fields(clean(step.value));
  return text + (is_named ? " (was " + value + ")" : " = " + value);
}

std::string call_at(const Location& location) {
  const Callee callee = callee_of(location.instruction);
  const bool is_plain = std::ranges::count(plain_classes, callee.type) != 0;
  return callee.type.empty() || is_plain ? std::string() : text_of(callee);
}

std::string call_around(const TraceStep& step) {
  return is_within_call(step) ? call_at(step.location) : std::string();
}

}  // namespace mmcheck::report
