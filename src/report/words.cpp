#include "report/words.hpp"

#include <fmt/core.h>

namespace mmcheck::report {
namespace {

std::string text_of_path(const Target& target) {
  std::string text;
  const auto add = [&](const std::string& name) { text += (text.empty() ? "" : ".") + name; };
  for (const std::string& field : target.path) add(field);
  if (target.byte) add(fmt::format("[byte {}]", *target.byte));
  return text;
}

std::string text_of_holder(const Holder& holder) {
  return text_of(holder.owner) + "." + holder.field;
}

std::string text_of_element(const Target& target) {
  const std::string array =
      target.holder.is_known() ? text_of_holder(target.holder) : text_of(target.owner);
  const std::string path = text_of_path(target);
  return fmt::format("{}[{}]{}{}", array, target.index, path.empty() ? "" : ".", path);
}

/// The object itself, and the field by which the program knows it.
std::string text_of_object(const Target& target) {
  std::string object = text_of(target.owner);
  if (!target.holder.is_known()) return object;
  return fmt::format("{} ({})", object, text_of_holder(target.holder));
}

std::string text_of_unread(const Target& target, std::string_view of) {
  std::string text = fmt::format("{} that is not read yet", of);
  const std::string path = text_of_path(target);
  return path.empty() ? text : fmt::format("{}.{} of {}", text_of(target.owner), path, text);
}

}  // namespace

std::string_view text_of(TraceStep::Action action) {
  switch (action) {
    case TraceStep::Action::Run:
      return "run";
    case TraceStep::Action::Issue:
      return "issue";
    case TraceStep::Action::Complete:
      return "complete";
    case TraceStep::Action::GoOn:
      return "go on";
    case TraceStep::Action::End:
      return "end";
  }
  return {};
}

std::string_view text_of(SearchOrder order) {
  switch (order) {
    case SearchOrder::BreadthFirst:
      return "bfs";
    case SearchOrder::DepthFirst:
      return "dfs";
    case SearchOrder::DynamicReduction:
      return "dpor";
    case SearchOrder::RandomWalk:
      return "random";
    case SearchOrder::Priorities:
      return "pct";
    case SearchOrder::PartialOrders:
      return "pos";
  }
  return {};
}

// NOLINTNEXTLINE(readability-function-size): one switch, the word for each kind
std::string_view text_of(OperationKind kind) {
  switch (kind) {
    case OperationKind::None:
    case OperationKind::Call:
      return {};
    case OperationKind::Read:
      return "read";
    case OperationKind::Write:
      return "write";
    case OperationKind::VolatileRead:
      return "volatile read";
    case OperationKind::VolatileWrite:
      return "volatile write";
    case OperationKind::Atomic:
      return "atomic";
    case OperationKind::FailedExchange:
      return "failing compare-exchange";
    case OperationKind::Fence:
      return "fence";
    case OperationKind::ProcessWideFence:
      return "process-wide fence";
    case OperationKind::ReadBarrier:
      return "read barrier";
    case OperationKind::WriteBarrier:
      return "write barrier";
    case OperationKind::Lock:
      return "lock";
    case OperationKind::TryLock:
      return "try to lock";
    case OperationKind::Unlock:
      return "unlock";
    case OperationKind::Choose:
      return "choose";
    case OperationKind::Speculate:
      return "before it is known what was read";
    case OperationKind::StartThread:
      return "start";
    case OperationKind::Join:
      return "join";
    case OperationKind::LookAt:
      return "look at";
    case OperationKind::WaitOn:
      return "wait on";
    case OperationKind::Pulse:
      return "pulse";
    case OperationKind::PulseAll:
      return "pulse all on";
    case OperationKind::Finalize:
      return "finalize";
    case OperationKind::CollectGarbage:
      return "collect garbage";
    case OperationKind::WaitForFinalizers:
      return "wait for finalizers";
    case OperationKind::FreeMemory:
      return "free native memory";
    case OperationKind::StartClass:
      return "start initializing class";
    case OperationKind::FinishClass:
      return "finish initializing class";
    case OperationKind::PassTime:
      return "time passes";
  }
  return {};
}

std::string_view operation_text(const TraceStep& step) {
  return step.operation == OperationKind::Call ? std::string_view(step.called)
                                               : text_of(step.operation);
}

std::string text_of(const Target& target) {
  switch (target.kind) {
    case Target::Kind::None:
      return {};
    case Target::Kind::Field:
      return text_of(target.owner) + "." + text_of_path(target);
    case Target::Kind::Box:
    case Target::Kind::Class:
      return text_of(target.owner);
    case Target::Kind::Element:
      return text_of_element(target);
    case Target::Kind::Monitor:
      return "the monitor of " + text_of_object(target);
    case Target::Kind::Garbage:
      return fmt::format("a {}, which nothing leads to", text_of(target.owner));
    case Target::Kind::Thread:
      return fmt::format("thread {}", target.index);
    case Target::Kind::UnstartedThread:
      return "a thread that has not been started";
    case Target::Kind::UnreadElement:
      return text_of_unread(target, "an element of an array");
    case Target::Kind::UnreadReference:
      return text_of_unread(target, "a reference");
    case Target::Kind::SomeElement:
      return "an element";
    case Target::Kind::SomeReferent:
      return "what a reference points to";
    case Target::Kind::SomeMonitor:
      return "a monitor";
    case Target::Kind::TargetOfDelegate:
      return "the target of a delegate";
    case Target::Kind::Callee:
      return "what is called there";
  }
  return {};
}

std::string text_of(const ThreadStatus& status) {
  switch (status.standing) {
    case ThreadStatus::Standing::Runs:
      return "runs";
    case ThreadStatus::Standing::Ended:
      return "ended";
    case ThreadStatus::Standing::WaitsForMonitor:
      return fmt::format("waits for {}, which thread {} holds", text_of(status.awaited),
                         status.other);
    case ThreadStatus::Standing::WaitsForPulse:
      return "waits for a pulse of " + text_of_object(status.awaited);
    case ThreadStatus::Standing::WaitsForThread:
      return fmt::format("waits for thread {} to end", status.other);
    case ThreadStatus::Standing::WaitsForTask:
      return "waits for a task to complete";
    case ThreadStatus::Standing::WaitsForPool:
      return "waits for a thread of the pool";
    case ThreadStatus::Standing::WaitsForClass:
      return fmt::format("waits for class {}, which thread {} is initializing",
                         text_of(status.awaited), status.other);
    case ThreadStatus::Standing::WaitsForGarbage:
      return "waits for objects to finalize";
    case ThreadStatus::Standing::WaitsForTime:
      return "waits for time to pass";
    case ThreadStatus::Standing::WaitsForQueue:
      return fmt::format("waits for what thread {} has overtaken", status.other);
  }
  return {};
}

}  // namespace mmcheck::report
