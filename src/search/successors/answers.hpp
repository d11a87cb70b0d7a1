// What a step asks about the state that it is made in.
//
// A step depends on nothing else than the answers, so the same answers give the same step
// (memory_of_steps.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "search/reduction/analysis.hpp"
#include "store/codec.hpp"

namespace mmcheck::search {

/// Something that the outcome of a step may depend on, and that is to be had quickly of a state.
struct Probe {
  enum class Kind : std::uint8_t {
    Nothing,
    Summary,       // component of a thread
    Body,          // likewise
    Class,         // component of its statics
    Object,        // component
    Threads,       // how many there are
    Objects,       // how many there are
    IsAlone,       // whether the others do nothing before the thread has ended
    EndsByItself,  // whether besides the first thread has not ended, or is the thread
    IsOrdered,  // whether all that they have done was before what the thread does now, in every run
    Garbage,    // Analyses::garbage
    IsPrivate   // whether no other thread, and no static field, leads to the object
  };
  Kind kind = Kind::Nothing;
  std::uint32_t index = 0;

  friend bool operator==(const Probe&, const Probe&) = default;
};

/// One answer that a step has looked at.
struct Look {
  Probe probe;
  std::uint32_t value;
};

/// Whether the thread has seen the end of all others, directly or through those that it has seen
/// end.
template <typename JoinedBy>
bool is_joined_by(std::uint32_t threads, std::uint32_t thread, const JoinedBy& joined_by) {
  for (std::uint32_t i = 0; i < threads; ++i) {
    std::uint32_t at = i;
    for (std::uint32_t steps = 0; at != thread && steps < threads; ++steps) {
      at = joined_by(at).value_or(threads);
      if (at == threads) return false;
    }
    if (at != thread) return false;
  }
  return true;
}

class Answers {
 public:
  Answers(store::Codec& codec, const Analyses& analyses) : codec_(codec), analyses_(analyses) {}

  /// Of a state with that analysis, for a step of that thread. Most of a search is such questions,
  /// and most of them are about one component.
  std::uint32_t value(const store::Vector& state, std::uint32_t analysis, std::uint32_t thread,
                      Probe probe) const {
    switch (probe.kind) {
      case Probe::Kind::Summary:
        return component(state.threads, std::size_t{2} * probe.index);
      case Probe::Kind::Body:
        return component(state.threads, std::size_t{2} * probe.index + 1);
      case Probe::Kind::Class:
        return component(state.statics, probe.index);
      case Probe::Kind::Object:
        return component(state.objects, probe.index);
      case Probe::Kind::IsPrivate:
        return analyses_.is_private(analysis, probe.index, thread) ? 1 : 0;
      case Probe::Kind::Nothing:
      case Probe::Kind::Threads:
      case Probe::Kind::Objects:
      case Probe::Kind::IsAlone:
      case Probe::Kind::EndsByItself:
      case Probe::Kind::IsOrdered:
      case Probe::Kind::Garbage:
        break;
    }
    return value_of_all(state, analysis, thread, probe.kind);
  }
  /// With the number that value() gives.
  std::span<const vm::Ref> garbage(std::uint32_t number) const {
    return analyses_.garbage_with(number);
  }

  bool has_ended(const store::Vector& state, std::uint32_t thread) const {
    return codec_.status(state.threads[std::size_t{2} * thread]) == vm::Thread::Status::Ended;
  }
  bool is_ordered(const store::Vector& state, std::uint32_t thread) const;

 private:
  static store::Component component(const std::vector<store::Component>& list, std::size_t index) {
    return index < list.size() ? list[index] : 0;
  }
  std::uint32_t value_of_all(const store::Vector& state, std::uint32_t analysis,
                             std::uint32_t thread, Probe::Kind kind) const;
  bool is_alone(const store::Vector& state, std::uint32_t thread) const;
  bool ends_by_itself(const store::Vector& state, std::uint32_t thread) const;

  store::Codec& codec_;
  const Analyses& analyses_;
};

}  // namespace mmcheck::search
