// Heap symmetry (after Iosif, "Symmetry reduction criteria for software model checking", and
// Musuvathi and Dill): objects have no identity but how they are reached, so they are numbered in
// the order in which a walk finds them that starts at the statics, class by class, and then at the
// threads. Two states that a bijection of objects maps onto each other get the same numbers: they
// are equal (models/semantics.md, 7).
//
// Escape analysis: an object is private to a thread if the statics do not lead to it, and no other
// thread. As long as it is so, nobody else can notice what the thread does with it, so such
// operations are merged with the step before them (models/semantics.md, 9, "Completing an operation
// on thread-local memory": it is so until handed out, and handing out is an operation on something
// that is not private, after which the step ends).
//
// Both depend on nothing but where the references are. There are few such patterns and many states:
// each is looked at once. Where a thread refers to an object that the statics lead to, or an object
// does that they do not lead to, changes neither: such an object has its number and is shared
// before the walk comes to the threads. So these references are left out, and patterns are fewer
// still.
#include "search/reduction/analysis.hpp"

#include <algorithm>
#include <numeric>

namespace mmcheck::search {

using store::Component;
using vm::Ref;

std::uint32_t Analyses::find(const store::Vector& state) {
  for (const store::List which : store::lists) {
    const auto& from = state.list(which);
    auto& to = scratch_.list(which);
    to.resize(from.size());
    std::ranges::transform(from, to.begin(), [&](Component one) { return codec_.skeleton(one); });
  }
  walk_statics();
  return find_scratch();
}

/// After walk_statics().
std::uint32_t Analyses::find_scratch() {
  const std::size_t statics = order_.size();
  for (Component& one : scratch_.threads) one = without_statics(one);
  for (std::size_t i = 0; i < scratch_.objects.size(); ++i) {
    if (owner_of_[i] != shared) scratch_.objects[i] = without_statics(scratch_.objects[i]);
  }
  const auto [number, is_new] = skeletons_.intern(scratch_);
  if (!is_new) return number;
  walk_threads();
  const std::uint32_t garbage = walk_garbage();
  if (is_stressed_) shuffle();
  found_.resize(number + std::size_t{1});
  const std::uint32_t renumbered = renumber(owner_of_.size());
  found_[number] = {owners_.intern(owner_of_),       renumbered, number,
                    find_moved(renumbered, statics), statics,    garbage};
  return number;
}

void Analyses::walk_statics() {
  owner_of_.assign(scratch_.objects.size(), nobody);
  order_.clear();
  for (const std::uint32_t skeleton : scratch_.statics) walk(skeleton, shared);
}

void Analyses::walk_threads() {
  for (std::size_t i = 0; i < scratch_.threads.size(); ++i) {
    walk(scratch_.threads[i], static_cast<std::uint32_t>(i / 2));
  }
}

/// Other numbers than those by the walk, but again the same for two states that a bijection maps
/// onto each other: they depend on how many references there are. What the globals name has its
/// number for good (State::pinned).
void Analyses::shuffle() {
  const std::size_t kept =
      scratch_.statics.empty() ? 0 : codec_.references_of(scratch_.statics[0]).size();
  if (order_.size() <= kept) return;
  std::size_t references = 0;
  for (const store::List which : store::lists) {
    for (const std::uint32_t one : scratch_.list(which)) {
      references += codec_.references_of(one).size();
    }
  }
  const auto others = std::span(order_).subspan(kept);
  std::ranges::reverse(others);
  const auto first = static_cast<std::ptrdiff_t>(references % others.size());
  std::rotate(others.begin(), others.begin() + first, others.end());
}

/// First in, first out: the order must not depend on whether an object was met before.
void Analyses::walk(std::uint32_t skeleton, std::uint32_t root) {
  waiting_.clear();
  for (const Ref ref : codec_.references_of(skeleton)) {
    if ((ref & store::Codec::lingering_bit) != 0) continue;
    const bool is_handed_out = (ref & store::Codec::handed_out_bit) != 0;
    reach(ref & ~store::Codec::handed_out_bit, is_handed_out ? shared : root);
  }
  walk_on();
}

void Analyses::walk_on() {
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    const Ref ref = waiting_[i];
    for (const Ref next : codec_.references_of(scratch_.objects[ref - 1])) {
      if (next < store::Codec::long_bit) reach(next, owner_of_[ref - 1]);
    }
  }
}

/// After all else: what nothing leads to stays as long as it may be looked at once more, by its
/// finalizer or by way of a weak reference. Returns what the garbage collector would find, as
/// garbage_with() has it, where it finds anything.
std::uint32_t Analyses::walk_garbage() {
  if (!codec_.has_garbage()) return 0;
  std::vector<Ref> finalizable;
  for (std::size_t i = 0; i < scratch_.objects.size(); ++i) {
    const auto all = codec_.references_of(scratch_.objects[i]);
    const bool is_finalizable = !all.empty() && all.back() == store::Codec::finalizable_mark;
    if (is_finalizable && owner_of_[i] == nobody) finalizable.push_back(static_cast<Ref>(i + 1));
  }
  walk_lingering();
  waiting_.clear();
  for (const Ref ref : finalizable) reach(ref, to_be_finalized);
  walk_on();
  const std::vector<Ref> handles = find_handles();
  if (finalizable.empty() && handles.empty()) return 0;
  std::vector<Ref> found;
  const auto lingers = [&](Ref ref) { return owner_of_[ref - 1] == lingering; };
  std::ranges::copy(finalizable, std::back_inserter(found));
  found.push_back(0);
  std::ranges::copy(handles, std::back_inserter(found));
  found.push_back(0);
  std::ranges::remove_copy_if(finalizable, std::back_inserter(found), lingers);
  found.push_back(0);
  for (const Ref handle : handles) {
    const auto targets = codec_.references_of(scratch_.objects[handle - 1]);
    if (!lingers(store::Codec::ref_of(targets[0]))) found.push_back(handle);
  }
  return garbage_.intern(found);
}

/// From variables that nobody looks at any more.
void Analyses::walk_lingering() {
  waiting_.clear();
  for (const std::uint32_t skeleton : scratch_.threads) {
    for (const Ref ref : codec_.references_of(skeleton)) {
      if ((ref & store::Codec::lingering_bit) != 0) reach(store::Codec::ref_of(ref), lingering);
    }
  }
  walk_on();
}

/// Those whose targets nothing leads to.
std::vector<Ref> Analyses::find_handles() {
  std::vector<Ref> handles;
  for (std::size_t i = 0; i < order_.size(); ++i) {
    for (const Ref weak : codec_.references_of(scratch_.objects[order_[i] - 1])) {
      if ((weak & store::Codec::weak_bit) == 0) continue;
      const Ref target = store::Codec::ref_of(weak);
      const std::uint32_t owner = owner_of_[target - 1];
      const bool is_long = (weak & store::Codec::long_bit) != 0;
      const bool is_held = owner < only_weak || owner == shared;
      if (is_held || (owner == to_be_finalized && is_long)) continue;
      handles.push_back(order_[i]);
      waiting_.clear();
      reach(target, only_weak);
      walk_on();
    }
  }
  return handles;
}

/// Whatever two roots lead to is shared. An object is walked through once for the first, and once
/// more when it becomes shared, so that what it leads to does too.
void Analyses::reach(Ref ref, std::uint32_t root) {
  std::uint32_t& owner = owner_of_[ref - 1];
  if (owner == root || owner == shared) return;
  if (owner != nobody && root < shared && root >= only_weak) return;  // it stays anyway
  if (owner == nobody) order_.push_back(ref);
  owner = owner == nobody ? root : shared;
  waiting_.push_back(ref);
}

/// While only the statics have been walked along.
bool Analyses::is_static(Ref reference) const {
  const Ref ref = store::Codec::ref_of(reference);
  return ref != 0 && owner_of_[ref - 1] == shared;
}

std::uint32_t Analyses::without_statics(std::uint32_t skeleton) {
  const auto references = codec_.references_of(skeleton);
  if (std::ranges::none_of(references, [&](Ref ref) { return is_static(ref); })) return skeleton;
  kept_.clear();
  std::ranges::remove_copy_if(references, std::back_inserter(kept_),
                              [&](Ref ref) { return is_static(ref); });
  return codec_.skeleton_of(kept_);
}

/// So that order_ is that of their numbers.
std::uint32_t Analyses::renumber(std::size_t objects) {
  bool is_in_order = order_.size() == objects;
  for (std::size_t i = 0; i < order_.size(); ++i) is_in_order = is_in_order && order_[i] == i + 1;
  if (is_in_order) return 0;
  std::vector<Ref> new_numbers(objects + 1);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    new_numbers[order_[i]] = static_cast<Ref>(i + 1);
  }
  return renumberings_.intern(new_numbers);
}

/// Where references change: in what scratch_ has of them, and anywhere if those that it has not do
/// not keep their numbers.
std::uint32_t Analyses::find_moved(std::uint32_t renumbered, std::size_t statics) {
  if (renumbered == 0) return 0;
  const std::span<const Ref> new_numbers = renumberings_[renumbered];
  const auto is_moved = [&](Ref ref) {
    ref = store::Codec::ref_of(ref);
    return new_numbers[ref] != ref;
  };
  bool is_anywhere = is_stressed_;
  for (Ref ref = 1; ref <= statics; ++ref) is_anywhere = is_anywhere || order_[ref - 1] != ref;
  std::vector<store::Word> places;
  for (const store::List which : store::lists) {
    const auto& skeletons = scratch_.list(which);
    for (std::uint32_t i = 0; i < skeletons.size(); ++i) {
      if (which == store::List::Objects && new_numbers[i + 1] == 0) continue;  // dropped
      if (is_anywhere || std::ranges::any_of(codec_.references_of(skeletons[i]), is_moved)) {
        places.insert(places.end(), {static_cast<store::Word>(which), i});
      }
    }
  }
  return places_.intern(places);
}

void Analyses::rename(store::Vector& state, const Analysis& analysis) {
  const std::span<const store::Word> places = places_[analysis.moved];
  for (std::size_t i = 0; i < places.size(); i += 2) {
    Component& component = state.list(static_cast<store::List>(places[i]))[places[i + 1]];
    component = renamed(component, analysis.renumbered);
  }
  std::vector<Component> objects(order_.size());
  for (std::size_t i = 0; i < order_.size(); ++i) objects[i] = state.objects[order_[i] - 1];
  state.objects = std::move(objects);
}

Component Analyses::renamed(Component component, std::uint32_t renumbered) {
  if (component == 0) return 0;
  Component known = renamed_.find(component, renumbered);
  if (known == 0) {
    known = codec_.renamed(component, renumberings_[renumbered]);
    renamed_.insert(component, renumbered, known);
  }
  return known;
}

/// Objects whose numbers somebody has come first, as the globals have them: so they keep these.
std::uint32_t Analyses::normalize(store::Vector& state, std::optional<std::uint32_t> found) {
  std::uint32_t number = normalize_once(state, found);
  std::size_t objects = state.objects.size();
  while (codec_.release_pins(state)) {
    const std::vector<Ref> first = order_;
    number = normalize_once(state, {});
    if (order_.empty()) {
      order_.resize(state.objects.size());
      std::iota(order_.begin(), order_.end(), Ref{1});
    }
    // What has been added in between was not there.
    for (Ref& old : order_) old = old > objects ? 0 : first.empty() ? old : first[old - 1];
    objects = state.objects.size();
  }
  return number;
}

std::uint32_t Analyses::normalize_once(store::Vector& state, std::optional<std::uint32_t> found) {
  const std::uint32_t number = found ? *found : find(state);
  const std::uint32_t renumbered = found_[number].renumbered;
  order_.clear();
  if (renumbered == 0) return number;
  const std::span<const Ref> new_numbers = renumberings_[renumbered];
  const auto left = std::ranges::count_if(new_numbers, [](Ref ref) { return ref != 0; });
  order_.resize(static_cast<std::size_t>(left));
  for (std::size_t old = 1; old < new_numbers.size(); ++old) {
    if (new_numbers[old] != 0) order_[new_numbers[old] - 1] = static_cast<Ref>(old);
  }
  rename(state, found_[number]);
  // Found by the same walk, the objects are in order now.
  if (found_[number].normalized == number) {
    const std::vector<Ref> order = order_;
    found_[number].normalized = find(state);
    order_ = order;
  }
  return found_[number].normalized;
}

std::optional<std::uint32_t> Analyses::after(std::uint32_t before, std::uint32_t skeletons) {
  if (is_stressed_) return std::nullopt;  // the statics' objects have not the lowest numbers
  if (skeletons == 0) return before;
  constexpr std::uint64_t most_bytes = std::uint64_t{4} << 20;  // states like these come soon
  std::uint32_t known = after_.find(before, skeletons);
  if (known == 0) {
    if (after_.is_full() && after_.bytes() >= most_bytes) after_.clear();
    known = find_after(before, skeletons);
    after_.insert(before, skeletons, known);
  }
  return known == other_shape ? std::nullopt : std::optional(known);
}

/// The analysis, or other_shape. The statics have to lead to what they led to before: references to
/// that are not known, neither where they lead to it no more, nor where they lead to others that
/// have such references.
std::uint32_t Analyses::find_after(std::uint32_t before, std::uint32_t skeletons) {
  skeletons_.load(before, scratch_);
  for (const store::Replacement& change : codec_.changes_of(skeletons)) {
    auto& list = scratch_.list(change.list);
    if (change.index >= list.size()) return other_shape;
    list[change.index] = change.component;
  }
  walk_statics();
  if (order_.size() != found_[before].statics) return other_shape;
  // They have the lowest numbers, for the state before was normal.
  for (Ref ref = 1; ref <= order_.size(); ++ref) {
    if (!is_static(ref)) return other_shape;
  }
  return find_scratch();
}

}  // namespace mmcheck::search
