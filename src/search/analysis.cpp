// Heap symmetry (after Iosif, "Symmetry reduction criteria for software model checking", and
// Musuvathi and Dill): objects have no identity but how they are reached, so they are numbered in
// the order in which a walk finds them that starts at the statics, class by class, and then at the
// threads. Two states that a bijection of objects maps onto each other get the same numbers.
//
// Escape analysis: an object is private to a thread if the statics do not lead to it, and no other
// thread. As long as it is so, nobody else can notice what the thread does with it, so such
// operations are merged with the step before them (semantics: forever-local until handed out, and
// handing out is an operation on something that is not private, after which the step ends).
//
// Both depend on nothing but where the references are. There are few such patterns and many states:
// each is looked at once.
#include "search/analysis.hpp"

#include <algorithm>

namespace mmcheck::search {

using store::Component;
using vm::Ref;

std::uint32_t Analyses::find(const store::Vector& state) {
  for (const store::List which :
       {store::List::Threads, store::List::Statics, store::List::Objects}) {
    const auto& from = state.list(which);
    auto& to = scratch_.list(which);
    to.resize(from.size());
    std::ranges::transform(from, to.begin(), [&](Component one) { return codec_.skeleton(one); });
  }
  const auto [number, is_new] = skeletons_.intern(scratch_);
  if (is_new) analyse(scratch_, number);
  return number;
}

void Analyses::analyse(const store::Vector& skeletons, std::uint32_t number) {
  const std::size_t objects = skeletons.objects.size();
  owner_of_.assign(objects, nobody);
  order_.clear();
  std::vector<Ref> waiting;
  // Whatever two roots lead to is shared. An object is walked through once for the first, and
  // once more when it becomes shared, so that what it leads to does too.
  const auto reach = [&](Ref ref, std::uint32_t root) {
    if (ref == 0) return;
    std::uint32_t& owner = owner_of_[ref - 1];
    if (owner == root || owner == shared) return;
    if (owner == nobody) order_.push_back(ref);
    owner = owner == nobody ? root : shared;
    waiting.push_back(ref);
  };
  const auto walk = [&](std::uint32_t skeleton, std::uint32_t root) {
    for (const Ref ref : codec_.references_of(skeleton)) {
      const bool is_handed_out = (ref & store::Codec::handed_out_bit) != 0;
      reach(ref & ~store::Codec::handed_out_bit, is_handed_out ? shared : root);
    }
    // First in, first out: the order must not depend on whether an object was met before.
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      const Ref ref = waiting[i];
      for (const Ref next : codec_.references_of(skeletons.objects[ref - 1])) {
        reach(next, owner_of_[ref - 1]);
      }
    }
    waiting.clear();
  };
  for (const std::uint32_t skeleton : skeletons.statics) walk(skeleton, shared);
  for (std::size_t i = 0; i < skeletons.threads.size(); ++i) {
    walk(skeletons.threads[i], static_cast<std::uint32_t>(i / 2));
  }
  found_.resize(number + std::size_t{1});
  found_[number] = {owners_.intern(owner_of_), renumber(objects), number};
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

void Analyses::rename(store::Vector& state, std::uint32_t number) {
  const std::span<const Ref> new_numbers = renumberings_[number];
  const auto renamed = [&](Component component) {
    const auto is_moved = [&](Ref ref) { return ref != 0 && new_numbers[ref] != ref; };
    if (component == 0 || std::ranges::none_of(codec_.references(component), is_moved)) {
      return component;
    }
    Component known = renamed_.find(component, number);
    if (known == 0) {
      known = codec_.renamed(component, new_numbers);
      renamed_.insert(component, number, known);
    }
    return known;
  };
  for (auto* list : {&state.threads, &state.statics}) {
    for (Component& component : *list) component = renamed(component);
  }
  std::vector<Component> objects(order_.size());
  for (std::size_t i = 0; i < order_.size(); ++i) {
    objects[i] = renamed(state.objects[order_[i] - 1]);
  }
  state.objects = std::move(objects);
}

std::uint32_t Analyses::normalize(store::Vector& state, std::optional<std::uint32_t> found) {
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
  rename(state, renumbered);
  // Found by the same walk, the objects are in order now.
  if (found_[number].normalized == number) {
    const std::vector<Ref> order = order_;
    found_[number].normalized = find(state);
    order_ = order;
  }
  return found_[number].normalized;
}

std::optional<std::uint32_t> Analyses::after(std::uint32_t before, std::uint32_t skeletons) {
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

/// The analysis, or other_shape.
std::uint32_t Analyses::find_after(std::uint32_t before, std::uint32_t skeletons) {
  const std::vector<store::Change> changes = codec_.changes_of(skeletons);
  skeletons_.load(before, scratch_);
  for (const store::Change& change : changes) {
    auto& list = scratch_.list(change.list);
    if (change.index >= list.size()) return other_shape;
    list[change.index] = change.component;
  }
  const auto [number, is_new] = skeletons_.intern(before, changes);
  if (is_new) analyse(scratch_, number);
  return number;
}

}  // namespace mmcheck::search
