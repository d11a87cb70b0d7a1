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

void Analyses::collect_skeletons(const store::Vector& state) {
  words_.clear();
  words_.push_back(static_cast<std::uint32_t>(state.threads.size()));
  words_.push_back(static_cast<std::uint32_t>(state.statics.size()));
  for (const auto* list : {&state.threads, &state.statics, &state.objects}) {
    for (const Component component : *list) words_.push_back(codec_.skeleton(component));
  }
}

bool Analyses::have_same_shape(std::uint32_t left, std::uint32_t right) const {
  const auto one = skeletons_[left];
  const auto other = skeletons_[right];
  return one.size() == other.size() && one[0] == other[0] && one[1] == other[1];
}

std::uint32_t Analyses::find(const store::Vector& state) {
  collect_skeletons(state);
  const std::uint32_t number = skeletons_.intern(words_);
  if (number < found_.size()) return number;
  found_.emplace_back().normalized = number;
  analyse(state, found_.back());
  return number;
}

void Analyses::analyse(const store::Vector& state, Analysis& to) {
  const std::size_t objects = state.objects.size();
  to.owners.assign(objects, nobody);
  std::vector<Ref> order;
  std::vector<Ref> waiting;
  // Whatever two roots lead to is shared. An object is walked through once for the first, and
  // once more when it becomes shared, so that what it leads to does too.
  const auto reach = [&](Ref ref, std::uint16_t root) {
    if (ref == 0) return;
    std::uint16_t& owner = to.owners[ref - 1];
    if (owner == root || owner == shared) return;
    if (owner == nobody) order.push_back(ref);
    owner = owner == nobody ? root : shared;
    waiting.push_back(ref);
  };
  const auto walk = [&](Component component, std::uint16_t root) {
    if (component == 0) return;
    for (const Ref ref : codec_.references(component)) reach(ref, root);
    // First in, first out: the order must not depend on whether an object was met before.
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      const Ref ref = waiting[i];
      for (const Ref next : codec_.references(state.objects[ref - 1])) {
        reach(next, to.owners[ref - 1]);
      }
    }
    waiting.clear();
  };
  for (const Component component : state.statics) walk(component, shared);
  for (std::size_t i = 0; i < state.threads.size(); ++i) {
    walk(state.threads[i], static_cast<std::uint16_t>(i / 2));
  }
  bool is_in_order = order.size() == objects;
  for (std::size_t i = 0; i < order.size(); ++i) is_in_order = is_in_order && order[i] == i + 1;
  if (is_in_order) return;
  to.new_numbers.assign(objects + 1, 0);
  for (std::size_t i = 0; i < order.size(); ++i) {
    to.new_numbers[order[i]] = static_cast<Ref>(i + 1);
  }
}

void Analyses::rename(store::Vector& state, std::uint32_t number) {
  const std::vector<Ref>& new_numbers = found_[number].new_numbers;
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
  const auto left = static_cast<std::size_t>(
      std::ranges::count_if(new_numbers, [](Ref ref) { return ref != 0; }));
  std::vector<Component> objects(left);
  for (std::size_t i = 0; i < state.objects.size(); ++i) {
    if (const Ref ref = new_numbers[i + 1]; ref != 0) {
      objects[ref - 1] = renamed(state.objects[i]);
    }
  }
  state.objects = std::move(objects);
}

std::uint32_t Analyses::normalize_after(std::uint32_t before, std::uint32_t references,
                                        store::Vector& state) {
  std::uint32_t known = after_.find(before, references);
  if (known == 0) {
    known = find(state);
    after_.insert(before, references, known);
  }
  return normalize(state, known);
}

std::optional<std::uint32_t> Analyses::after(std::uint32_t before,
                                             std::uint32_t references) const {
  const std::uint32_t known = after_.find(before, references);
  if (known == 0) return {};
  const bool is_simple = found_[known].new_numbers.empty() && have_same_shape(known, before);
  return is_simple ? std::optional(known) : std::nullopt;
}

std::uint32_t Analyses::normalize(store::Vector& state, std::uint32_t number) {
  order_.clear();
  if (found_[number].new_numbers.empty()) return number;
  const std::vector<Ref>& new_numbers = found_[number].new_numbers;
  order_.resize(state.objects.size());
  for (std::size_t old = 1; old < new_numbers.size(); ++old) {
    if (new_numbers[old] != 0) order_[new_numbers[old] - 1] = static_cast<Ref>(old);
  }
  rename(state, number);
  order_.resize(state.objects.size());
  // Found by the same walk, the objects are in order now.
  if (found_[number].normalized == number) {
    const std::uint32_t normalized = find(state);
    found_[number].normalized = normalized;
  }
  return found_[number].normalized;
}

}  // namespace mmcheck::search
