#include "search/successors/answers.hpp"

namespace mmcheck::search {

/// What takes more than a look at one place.
std::uint32_t Answers::value_of_all(const store::Vector& state, std::uint32_t analysis,
                                    std::uint32_t thread, Probe::Kind kind) const {
  switch (kind) {
    case Probe::Kind::Threads:
      return static_cast<std::uint32_t>(state.threads.size());
    case Probe::Kind::Objects:
      return static_cast<std::uint32_t>(state.objects.size());
    case Probe::Kind::IsAlone:
      return is_alone(state, thread) ? 1 : 0;
    case Probe::Kind::EndsByItself:
      return ends_by_itself(state, thread) ? 1 : 0;
    case Probe::Kind::IsOrdered:
      return is_ordered(state, thread) ? 1 : 0;
    case Probe::Kind::Garbage:
      return analyses_.garbage(analysis);
    case Probe::Kind::Nothing:
    case Probe::Kind::Summary:
    case Probe::Kind::Body:
    case Probe::Kind::Class:
    case Probe::Kind::Object:
    case Probe::Kind::IsPrivate:
      break;
  }
  return 0;
}

/// Whether the others have ended, or do nothing before this thread has.
bool Answers::is_alone(const store::Vector& state, std::uint32_t thread) const {
  const vm::Ref own = codec_.references(state.threads[std::size_t{2} * thread])[0];
  for (std::uint32_t i = 0; i < state.threads.size() / 2; ++i) {
    if (i == thread || has_ended(state, i)) continue;
    if (own == 0 || codec_.joined(state.threads[std::size_t{2} * i + 1]) != own) return false;
  }
  return true;
}

/// Whether nobody else ends the program before it has ended. What is in the background once the
/// first thread has ended is cut off.
bool Answers::ends_by_itself(const store::Vector& state, std::uint32_t thread) const {
  const bool may_be_over = thread != 0 && has_ended(state, 0);
  return !may_be_over && is_alone(state, thread);
}

bool Answers::is_ordered(const store::Vector& state, std::uint32_t thread) const {
  return is_joined_by(
      static_cast<std::uint32_t>(state.threads.size() / 2), thread,
      [&](std::uint32_t other) { return codec_.joined_by(state.threads[std::size_t{2} * other]); });
}

}  // namespace mmcheck::search
