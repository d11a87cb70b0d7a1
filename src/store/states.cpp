#include "store/states.hpp"

#include <algorithm>

namespace mmcheck::store {
namespace {

using Tuple = Tuples::Tuple;

constexpr std::size_t children = 4;
constexpr std::size_t parts = children - 1;  // of a root, whose first place is the shape's

/// How many leaves each child has, but for the last ones, if so many children share them.
std::size_t leaves_of_child(std::size_t leaves, std::size_t count) {
  std::size_t each = 1;
  while (each * count < leaves) each *= children;
  return each;
}

std::size_t length_of(const Tuple& shape) { return std::size_t{shape[0]} + shape[1] + shape[2]; }

/// What lies in the k-th of pieces that are so long.
std::size_t length_of_piece(std::size_t length, std::size_t each, std::size_t k) {
  return k * each >= length ? 0 : std::min(each, length - k * each);
}

/// Those that come before an index, taken off the front.
template <typename T>
std::span<const T> take_before(std::span<const T>& replaced, std::size_t index) {
  std::size_t count = 0;
  while (count < replaced.size() && replaced[count].index < index) ++count;
  const auto taken = replaced.first(count);
  replaced = replaced.subspan(count);
  return taken;
}

}  // namespace

std::uint32_t States::shape_of(const Vector& state) {
  const auto size = [](const std::vector<Component>& list) {
    return static_cast<std::uint32_t>(list.size());
  };
  return shapes_.intern({size(state.threads), size(state.statics), size(state.objects), 0}).number;
}

std::uint32_t States::fold(std::span<const Component> list) {
  if (list.empty()) return 0;
  if (list.size() == 1) return list[0];
  const std::size_t each = leaves_of_child(list.size(), children);
  Tuple tuple{};
  for (std::size_t k = 0; k < children; ++k) {
    const std::size_t length = length_of_piece(list.size(), each, k);
    if (length != 0) tuple[k] = fold(list.subspan(k * each, length));
  }
  return inner_.intern(tuple).number;
}

/// The tree over components from number `first` on, where these are others.
std::uint32_t States::fold_changed(std::uint32_t tree, std::size_t first, std::size_t length,
                                   std::span<const Replaced> replaced) {
  if (replaced.empty()) return tree;
  if (length == 1) return replaced.front().component;
  const std::size_t each = leaves_of_child(length, children);
  Tuple tuple = inner_[tree];
  for (std::size_t k = 0; k < children && !replaced.empty(); ++k) {
    const std::size_t begin = first + k * each;
    const auto of_child = take_before(replaced, begin + each);
    tuple[k] = fold_changed(tuple[k], begin, length_of_piece(length, each, k), of_child);
  }
  return inner_.intern(tuple).number;
}

void States::unfold(std::uint32_t tree, std::size_t length, Component* to) const {
  if (length == 0) return;
  if (length == 1) {
    *to = tree;
    return;
  }
  const std::size_t each = leaves_of_child(length, children);
  const Tuple& tuple = inner_[tree];
  for (std::size_t k = 0; k * each < length; ++k) {
    unfold(tuple[k], length_of_piece(length, each, k), to + k * each);
  }
}

Tuples::Found States::intern(const Vector& state) {
  list_.clear();
  for (const auto* list : {&state.threads, &state.statics, &state.objects}) {
    list_.insert(list_.end(), list->begin(), list->end());
  }
  const std::size_t each = leaves_of_child(list_.size(), parts);
  Tuple root{shape_of(state), 0, 0, 0};
  for (std::size_t k = 0; k < parts; ++k) {
    const std::size_t length = length_of_piece(list_.size(), each, k);
    if (length != 0) root[k + 1] = fold(std::span(list_).subspan(k * each, length));
  }
  return roots_.intern(root);
}

/// With what is in replaced_.
Tuples::Found States::intern_replaced(std::uint32_t from, std::size_t length) {
  const std::size_t each = leaves_of_child(length, parts);
  std::span<const Replaced> left = replaced_;
  Tuple root = roots_[from];
  for (std::size_t k = 0; k < parts && !left.empty(); ++k) {
    const auto of_part = take_before(left, (k + 1) * each);
    root[k + 1] = fold_changed(root[k + 1], k * each, length_of_piece(length, each, k), of_part);
  }
  return roots_.intern(root);
}

Tuples::Found States::intern(std::uint32_t from, std::span<const Change> changes) {
  const Tuple& shape = shapes_[roots_[from][0]];
  const std::size_t first[] = {0, shape[0], std::size_t{shape[0]} + shape[1]};
  replaced_.clear();
  for (const Change& change : changes) {
    const std::size_t index = first[static_cast<std::size_t>(change.list)] + change.index;
    replaced_.push_back({index, change.component});
  }
  return intern_replaced(from, length_of(shape));
}

Tuples::Found States::intern(std::uint32_t from, const Vector& before, const Vector& state) {
  if (shape_of(state) != roots_[from][0]) return intern(state);
  replaced_.clear();
  std::size_t index = 0;
  for (const List which : {List::Threads, List::Statics, List::Objects}) {
    const auto& old = before.list(which);
    const auto& list = state.list(which);
    for (std::size_t i = 0; i < list.size(); ++i, ++index) {
      if (list[i] != old[i]) replaced_.push_back({index, list[i]});
    }
  }
  return intern_replaced(from, index);
}

void States::load(std::uint32_t number, Vector& to) const {
  const Tuple& root = roots_[number];
  const Tuple& shape = shapes_[root[0]];
  const std::size_t length = length_of(shape);
  const std::size_t each = leaves_of_child(length, parts);
  list_.resize(length);
  for (std::size_t k = 0; k * each < length; ++k) {
    unfold(root[k + 1], length_of_piece(length, each, k), list_.data() + k * each);
  }
  const Component* at = list_.data();
  for (const List which : {List::Threads, List::Statics, List::Objects}) {
    const std::size_t count = shape[static_cast<std::size_t>(which)];
    to.list(which).assign(at, at + count);
    at += count;
  }
}

}  // namespace mmcheck::store
