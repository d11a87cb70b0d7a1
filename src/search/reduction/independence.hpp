// Of threads whose next steps concern different memory, one may go first: partial-order reduction
// among steps that others notice, in a search that stores states.
//
// A state is expanded by some of the threads that can make a step there, T. That is enough if no
// thread outside of T can, without any of T moving, come to an operation which conflicts with a
// step of a thread in T (T is persistent: Godefroid, "Partial-order methods for the verification
// of concurrent systems"). What threads will do is not known, so it is found out, as in dynamic
// partial-order reduction (Flanagan and Godefroid, POPL 2005): T is taken to be small. When there
// is no state left to expand, each state is given all uses that come after it along the steps that
// were made; where one of another thread conflicts with a step of T, that thread is added, and the
// search goes on from there. Because it is done for the whole graph at once, and not along the
// stack of a depth-first search, states that were met before make no difficulty (compare Yang,
// Chen, Gopalakrishnan, Kirby, SPIN 2008). So that no thread is put off for ever, some state of
// each cycle is expanded by all.
//
// Why it is enough. Let w be a run from a state s, and let the graph be as above. By induction on
// the length of w, each of its operations is found after s. If a thread of T moves in w, take the
// first move of one: if what comes before it in w does not conflict with that step, the step may as
// well be the first, and the rest of w is shorter. If something does, then the first such
// operation can also be done after the step of T, and is found there by induction: so its thread
// was added to T, and did not move before. If no thread of T moves in w, and nothing in w
// conflicts with T's steps, w is a run after any of them as well; and going on like this one comes
// to a state that is expanded by all. A thread that is added where it cannot make a step stands for
// the one that it waits for, or for all.
//
// Objects have other numbers in other states. Here they have names, which last along steps. Where
// two ways lead to the same state, the names that an object has on either count as one from then
// on.
#pragma once

#include <bitset>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/blocks.hpp"
#include "search/successors/trail.hpp"
#include "store/sequences.hpp"

namespace mmcheck::search {

using ThreadSet = std::bitset<256>;

/// A thread of a state that is expanded.
struct Candidature {
  std::uint8_t thread = 0;
  bool can_move = false;
  /// Only with all others: its step may end the run, or depends on more than memory and monitors.
  bool needs_all = false;
  std::int32_t waits_for = -1;       // where it cannot: the thread that has to move first, or -1
  std::vector<vm::Access> accesses;  // of its next step
};

class Independence {
 public:
  /// The first state, with so many objects.
  void add_first(std::size_t objects);
  /// What a step from that state is in terms of names; until the trail is another one.
  struct Named {
    std::uint32_t names;  // of the objects of the state that it leads to
    std::uint32_t uses;
  };
  Named name(std::uint32_t from, std::uint8_t thread, const Trail& trail);
  /// The step leads to a new state, which has the next number,
  void add_state(const Named& named);
  /// or to one that is known.
  void meet(std::uint32_t state, const Named& named);
  void add_step(std::uint32_t from, std::uint8_t thread, std::uint32_t to, const Named& named);

  /// Who moves in the state; more threads if it was asked for once more.
  ThreadSet choose(std::uint32_t state, const std::vector<Candidature>& candidates);
  /// The program is over there, whatever threads are left: they may do nothing more. So who leads
  /// there moves with all others.
  void note_over(std::uint32_t state) { places_[state].is_over = true; }
  bool is_expanded(std::uint32_t state) const { return places_[state].is_expanded; }

  /// From now on, in all states.
  void want_all() { wants_all_ = true; }
  /// Of all that has been found: the states in which more threads have to move.
  std::vector<std::uint32_t> incomplete();

  std::uint64_t bytes() const;

 private:
  /// What a thread does that others may notice.
  struct Use {
    enum class Of : std::uint32_t {
      Itself,  // only who looks where a thread stands notices
      Memory,
      Monitor,
      Thread,
      Anything
    };
    std::uint32_t thread;
    Of of;
    bool writes;
    std::uint32_t space;  // vm::Pointer::Kind, or permanent
    std::uint32_t name;
    std::uint32_t first;
    std::uint32_t end;
  };
  static Use itself(std::uint32_t thread) { return {thread, Use::Of::Itself, false, 0, 0, 0, 0}; }
  struct Place {  // a state
    std::uint32_t names = 0;
    std::uint32_t own = 0;     // uses that threads are about to make
    std::uint32_t future = 0;  // and all that come after it
    std::uint32_t last = 0;    // in steps_: of those from here
    ThreadSet moved;
    ThreadSet enabled;
    ThreadSet need_all;  // Candidature::needs_all
    ThreadSet wanted;
    std::uint32_t waiting = 0;  // whom those wait for that cannot move
    std::uint64_t checked = 0;  // what `wanted` is enough for: the future, and epoch_
    bool is_expanded = false;
    bool is_over = false;
  };
  struct Step {
    std::uint32_t to;
    std::uint32_t uses;
    std::uint32_t before;  // the step from the same state that was added before
    std::uint8_t thread;
    std::uint32_t seen = 0;  // the future of `to` that is in the future of the state
  };

  std::uint32_t find(std::uint32_t name) const;
  void unify(std::uint32_t left, std::uint32_t right);
  std::uint32_t fresh_name(std::uint32_t thread, std::uint32_t ordinal);
  std::uint32_t use_of(std::uint32_t thread, const vm::Access& access,
                       std::span<const store::Word> names);
  std::uint32_t intern(const Use& use);
  std::uint32_t union_of(std::uint32_t left, std::uint32_t right);
  bool conflict(const Use& left, const Use& right) const;
  ThreadSet in_conflict(std::uint32_t use, std::uint32_t with);
  ThreadSet in_conflict_with_step(const Step& step);
  ThreadSet able(const Place& place, const ThreadSet& threads) const;
  ThreadSet closure(const Place& place, const std::vector<ThreadSet>& conflicts,
                    std::uint8_t thread) const;
  void note_candidates(Place& place, const std::vector<Candidature>& candidates);
  std::vector<ThreadSet> conflicts_among(const Place& place) const;
  void find_future();
  void find_wanted();
  void break_cycles();

  store::Sequences names_;       // by object, of a state
  store::Sequences uses_;        // each a Use,
  std::vector<Use> use_at_{{}};  // and as such
  store::Sequences sets_;        // of uses, ascending
  std::unordered_map<std::uint64_t, std::uint32_t> unions_;
  std::unordered_map<std::uint64_t, ThreadSet> conflicts_;  // while names stay as they are
  store::Sequences waits_;
  std::vector<std::uint32_t> parents_;  // of names that are one
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> fresh_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> origin_;  // by name: thread and ordinal
  std::vector<Place> places_{{}};                                // states are numbered from 1 on
  std::vector<Step> steps_{{}};
  bool wants_all_ = false;
  std::uint32_t epoch_ = 0;  // how often two names became one
};

}  // namespace mmcheck::search
