#include "search/reduction/independence.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mmcheck::search {
namespace {

using Kind = vm::Access::Kind;

/// Instead of a kind of pointer: an object whose number is the same in all states.
constexpr std::uint32_t permanent = 0xff;
constexpr std::uint32_t unknown_thread = 0xffff;

std::uint64_t key(std::uint32_t left, std::uint32_t right) {
  return std::uint64_t{left} << 32 | right;
}

/// Where an access ends. All that is in a box is one value.
std::uint32_t end_of(const vm::Access& access) {
  return access.type == nullptr ? UINT32_MAX : access.to.offset + access.type->value_size;
}

}  // namespace

// --- Names

std::uint32_t Independence::find(std::uint32_t name) const {
  while (parents_[name] != name) name = parents_[name];
  return name;
}

void Independence::unify(std::uint32_t left, std::uint32_t right) {
  left = find(left);
  right = find(right);
  if (left == right) return;
  parents_[std::max(left, right)] = std::min(left, right);
  conflicts_.clear();
  ++epoch_;
}

/// Of an object that a thread has made while so many others were there that it had made.
std::uint32_t Independence::fresh_name(std::uint32_t thread, std::uint32_t ordinal) {
  const auto next = static_cast<std::uint32_t>(parents_.size());
  const auto [known, is_new] = fresh_.try_emplace({thread, ordinal}, next);
  if (is_new) {
    parents_.push_back(next);
    origin_.emplace_back(thread, ordinal);
  }
  return known->second;
}

void Independence::add_first(std::size_t objects) {
  constexpr std::uint32_t nobody = 0xffffffff;
  std::vector<store::Word> names;
  for (std::uint32_t i = 0; i < objects; ++i) names.push_back(fresh_name(nobody, i));
  places_.push_back({});
  places_.back().names = names_.intern(names);
}

Independence::Named Independence::name(std::uint32_t from, std::uint8_t thread,
                                       const Trail& trail) {
  const std::span<const store::Word> before = names_[places_[from].names];
  std::vector<std::uint32_t> uses{intern(itself(thread))};
  for (const Trail::Made& made : trail.made) {
    if (const auto use = use_of(made.thread, made.access, before)) uses.push_back(use);
  }
  std::ranges::sort(uses);
  uses.erase(std::unique(uses.begin(), uses.end()), uses.end());
  std::uint32_t ordinal = 0;
  for (const store::Word name : before) {
    if (origin_[name].first == thread) ordinal = std::max(ordinal, origin_[name].second + 1);
  }
  std::vector<store::Word> names;
  for (const vm::Ref origin : trail.origins) {
    names.push_back(origin != 0 ? before[origin - 1] : fresh_name(thread, ordinal++));
  }
  return {names_.intern(names), sets_.intern(uses)};
}

void Independence::add_state(const Named& named) {
  places_.push_back({});
  places_.back().names = named.names;
}

void Independence::meet(std::uint32_t state, const Named& named) {
  if (places_[state].names == named.names) return;
  const auto known = names_[places_[state].names];
  const auto others = names_[named.names];
  for (std::size_t i = 0; i < std::min(known.size(), others.size()); ++i) {
    unify(known[i], others[i]);
  }
}

void Independence::add_step(std::uint32_t from, std::uint8_t thread, std::uint32_t to,
                            const Named& named) {
  steps_.push_back({to, named.uses, places_[from].last, thread});
  places_[from].last = static_cast<std::uint32_t>(steps_.size() - 1);
  places_[from].checked = 0;
}

// --- Uses

/// 0 if it was made in the step.
std::uint32_t Independence::use_of(std::uint32_t thread, const vm::Access& access,
                                   std::span<const store::Word> names) {
  Use use{thread, Use::Of::Memory, false, 0, 0, 0, 0};
  switch (access.kind) {
    case Kind::Write:
    case Kind::Atomic:
      use.writes = true;
      [[fallthrough]];
    case Kind::Read:
      use.first = access.to.offset;
      use.end = end_of(access);
      break;
    case Kind::Lock:
    case Kind::TryLock:
    case Kind::Unlock:
    case Kind::Signal:
      use.of = Use::Of::Monitor;
      break;
    case Kind::Start:
      use.writes = true;
      [[fallthrough]];
    case Kind::Await:
    case Kind::Join:
      if (access.to.kind != vm::Pointer::Kind::Object) return intern(itself(thread));
      use.of = Use::Of::Thread;
      break;
    case Kind::Fence:
    case Kind::ReadFence:
    case Kind::WriteFence:
    case Kind::ProcessWideFence:
    case Kind::End:
    case Kind::Choose:
    case Kind::Class:  // who stands there moves with all others
      return intern(itself(thread));
    case Kind::Synchronize:
    case Kind::LookAround:
    case Kind::Outcome:
      use.of = Use::Of::Anything;
      return intern(use);
  }
  use.space = static_cast<std::uint32_t>(access.to.kind);
  use.name = access.to.base;
  if (access.to.kind == vm::Pointer::Kind::Object) {
    if (use.name >= vm::Heap::first_permanent) {
      use.space = permanent;
    } else if (use.name == 0 || use.name > names.size()) {
      return 0;
    } else {
      use.name = find(names[use.name - 1]);
    }
  }
  return intern(use);
}

std::uint32_t Independence::intern(const Use& use) {
  const std::array<store::Word, 7> words{use.thread,
                                         static_cast<std::uint32_t>(use.of),
                                         use.writes ? 1U : 0U,
                                         use.space,
                                         use.name,
                                         use.first,
                                         use.end};
  const std::uint32_t number = uses_.intern(words);
  if (number == use_at_.size()) use_at_.push_back(use);
  return number;
}

bool Independence::conflict(const Use& left, const Use& right) const {
  if (left.thread == right.thread) return false;
  if (left.of == Use::Of::Anything || right.of == Use::Of::Anything) return true;
  if (left.of != right.of || left.of == Use::Of::Itself) return false;
  if (left.space != right.space) return false;
  const bool are_reads = !left.writes && !right.writes;
  if (are_reads && left.of != Use::Of::Monitor) return false;
  const bool is_object = left.space == static_cast<std::uint32_t>(vm::Pointer::Kind::Object);
  const bool is_same = is_object ? find(left.name) == find(right.name) : left.name == right.name;
  if (!is_same) return false;
  return left.of != Use::Of::Memory || (left.first < right.end && right.first < left.end);
}

/// The threads in a set of uses that conflict with one.
ThreadSet Independence::in_conflict(std::uint32_t use, std::uint32_t with) {
  const auto [known, is_new] = conflicts_.try_emplace(key(use, with));
  if (!is_new) return known->second;
  ThreadSet& threads = known->second;
  for (const std::uint32_t other : sets_[with]) {
    if (conflict(use_at_[use], use_at_[other])) threads.set(use_at_[other].thread);
  }
  return threads;
}

std::uint32_t Independence::union_of(std::uint32_t left, std::uint32_t right) {
  if (left == right || left == 0) return right;
  if (right == 0) return left;
  if (left > right) std::swap(left, right);
  const auto [known, is_new] = unions_.try_emplace(key(left, right));
  if (is_new) {
    std::vector<store::Word> all;
    std::ranges::set_union(sets_[left], sets_[right], std::back_inserter(all));
    known->second = sets_.intern(all);
  }
  return known->second;
}

// --- Who moves

/// Who has to move so that these can.
ThreadSet Independence::able(const Place& place, const ThreadSet& threads) const {
  if ((threads & place.need_all).any()) return place.enabled;
  ThreadSet able = threads & place.enabled;
  if (able == threads) return able;
  const auto waits = waits_[place.waiting];
  for (std::uint32_t thread = 0; thread < threads.size(); ++thread) {
    if (!threads[thread]) continue;
    std::uint32_t mover = thread;
    for (std::size_t i = 0; i < waits.size() && !place.enabled[mover]; ++i) {
      if (mover >= waits.size() || waits[mover] == unknown_thread) return place.enabled;
      mover = waits[mover];
    }
    if (!place.enabled[mover]) return place.enabled;
    able.set(mover);
  }
  return (able & place.need_all).any() ? place.enabled : able;
}

ThreadSet Independence::choose(std::uint32_t state, const std::vector<Candidature>& candidates) {
  Place& place = places_[state];
  if (place.is_expanded) {
    const ThreadSet added = place.wanted & ~place.moved;
    place.moved |= added;
    return added;
  }
  note_candidates(place, candidates);
  const std::vector<ThreadSet> conflicts = conflicts_among(place);
  ThreadSet fewest = place.enabled;
  for (const Candidature& first : candidates) {
    if (!first.can_move) continue;
    const ThreadSet moved = closure(place, conflicts, first.thread);
    if (moved.count() < fewest.count()) fewest = moved;
  }
  return place.moved = place.wanted = fewest;
}

/// The thread, and all that have to move with it, as far as is known. It only grows.
ThreadSet Independence::closure(const Place& place, const std::vector<ThreadSet>& conflicts,
                                std::uint8_t thread) const {
  ThreadSet moved;
  ThreadSet more;
  more.set(thread);
  for (more = able(place, more); more != moved; more = able(place, more)) {
    moved = more;
    for (std::size_t one = 0; one < conflicts.size(); ++one) {
      if (moved[one]) more |= conflicts[one];
    }
  }
  return moved;
}

void Independence::note_candidates(Place& place, const std::vector<Candidature>& candidates) {
  place.is_expanded = true;
  std::vector<store::Word> waits;
  std::vector<std::uint32_t> uses;
  for (const Candidature& one : candidates) {
    if (one.can_move) place.enabled.set(one.thread);
    if (one.needs_all) place.need_all.set(one.thread);
    waits.resize(std::max(waits.size(), one.thread + std::size_t{1}), unknown_thread);
    if (one.waits_for >= 0) waits[one.thread] = static_cast<std::uint32_t>(one.waits_for);
    uses.push_back(intern(itself(one.thread)));
    for (const vm::Access& access : one.accesses) {
      if (const auto use = use_of(one.thread, access, names_[place.names])) uses.push_back(use);
    }
  }
  std::ranges::sort(uses);
  uses.erase(std::unique(uses.begin(), uses.end()), uses.end());
  place.waiting = waits_.intern(waits);
  place.own = place.future = sets_.intern(uses);
}

/// By thread: with which others what it is about to do conflicts.
std::vector<ThreadSet> Independence::conflicts_among(const Place& place) const {
  std::vector<ThreadSet> conflicts(waits_[place.waiting].size());
  const auto uses = sets_[place.own];
  for (std::size_t i = 0; i < uses.size(); ++i) {
    const Use& left = use_at_[uses[i]];
    for (std::size_t j = 0; j < i; ++j) {
      const Use& right = use_at_[uses[j]];
      if (!conflict(left, right)) continue;
      conflicts[left.thread].set(right.thread);
      conflicts[right.thread].set(left.thread);
    }
  }
  return conflicts;
}

// --- Whether that was enough

/// Later states first: most steps lead to one.
void Independence::find_future() {
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (std::size_t state = places_.size() - 1; state > 0; --state) {
      Place& place = places_[state];
      std::uint32_t future = place.future;
      for (std::uint32_t at = place.last; at != 0; at = steps_[at].before) {
        Step& step = steps_[at];
        const std::uint32_t later = places_[step.to].future;
        if (std::exchange(step.seen, later) == later && later != 0) continue;
        future = union_of(future, union_of(step.uses, later));
      }
      is_changed |= std::exchange(place.future, future) != future;
    }
  }
}

ThreadSet Independence::in_conflict_with_step(const Step& step) {
  const std::uint32_t later = union_of(step.uses, places_[step.to].future);
  ThreadSet threads;
  const auto uses = sets_[step.uses];
  const std::vector<std::uint32_t> own(uses.begin(), uses.end());
  for (const std::uint32_t use : own) {
    if (use_at_[use].thread == step.thread) threads |= in_conflict(use, later);
  }
  return threads;
}

void Independence::find_wanted() {
  for (std::size_t state = 1; state < places_.size(); ++state) {
    Place& place = places_[state];
    const std::uint64_t known = key(place.future, epoch_);
    if (!place.is_expanded || place.wanted == place.enabled) continue;
    if (std::exchange(place.checked, known) == known && !wants_all_) continue;
    ThreadSet threads = place.moved;
    for (std::uint32_t at = place.last; at != 0; at = steps_[at].before) {
      threads |= in_conflict_with_step(steps_[at]);
      if (places_[steps_[at].to].is_over) threads |= place.enabled;
    }
    place.wanted |= wants_all_ ? place.enabled : able(place, threads);
  }
}

/// A depth-first walk along states in which not all threads move: one that it comes back to is
/// expanded by all.
void Independence::break_cycles() {
  enum class Mark : std::uint8_t { New, Open, Done };
  std::vector<Mark> marks(places_.size(), Mark::New);
  const auto is_whole = [&](std::uint32_t state) {
    return places_[state].wanted == places_[state].enabled;
  };
  std::vector<std::pair<std::uint32_t, std::uint32_t>> open;  // and the next step of each
  const auto enter = [&](std::uint32_t state) {
    marks[state] = is_whole(state) ? Mark::Done : Mark::Open;
    if (marks[state] == Mark::Open) open.emplace_back(state, places_[state].last);
  };
  for (std::uint32_t first = 1; first < places_.size(); ++first) {
    if (marks[first] == Mark::New) enter(first);
    while (!open.empty()) {
      auto& [state, step] = open.back();
      if (step == 0) {
        marks[state] = Mark::Done;
        open.pop_back();
        continue;
      }
      const std::uint32_t to = steps_[std::exchange(step, steps_[step].before)].to;
      if (marks[to] == Mark::Open) places_[to].wanted = places_[to].enabled;
      if (marks[to] == Mark::New) enter(to);
    }
  }
}

std::vector<std::uint32_t> Independence::incomplete() {
  find_future();
  find_wanted();
  break_cycles();
  std::vector<std::uint32_t> states;
  for (std::uint32_t state = 1; state < places_.size(); ++state) {
    const Place& place = places_[state];
    if (place.is_expanded && (place.wanted & ~place.moved).any()) states.push_back(state);
  }
  return states;
}

std::uint64_t Independence::bytes() const {
  return names_.bytes() + uses_.bytes() + sets_.bytes() + waits_.bytes() +
         places_.capacity() * sizeof(Place) + steps_.capacity() * sizeof(Step) +
         (unions_.size() + conflicts_.size()) * 48;
}

}  // namespace mmcheck::search
