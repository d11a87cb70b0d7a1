#include "store/states.hpp"

#include <bit>

namespace mmcheck::store {
namespace {

/// How many leaves the left side of a tree over so many has.
std::size_t left_part(std::size_t length) { return std::bit_ceil(length) / 2; }

}  // namespace

std::uint32_t States::fold(std::span<const Component> list) {
  if (list.empty()) return 0;
  if (list.size() == 1) return list[0];
  const std::size_t left = left_part(list.size());
  const std::uint32_t first = fold(list.first(left));
  return inner_.intern(first, fold(list.subspan(left))).number;
}

std::uint32_t States::fold_with_length(std::span<const Component> list) {
  const std::uint32_t tree = fold(list);
  return inner_.intern(static_cast<std::uint32_t>(list.size()), tree).number;
}

void States::unfold(std::uint32_t tree, std::size_t length, std::vector<Component>& to) const {
  if (length == 0) return;
  if (length == 1) return to.push_back(tree);
  const std::size_t left = left_part(length);
  unfold(inner_.left(tree), left, to);
  unfold(inner_.right(tree), length - left, to);
}

void States::unfold_with_length(std::uint32_t tree, std::vector<Component>& to) const {
  to.clear();
  unfold(inner_.right(tree), inner_.left(tree), to);
}

/// The tree over components from number `first` on, where these are others.
std::uint32_t States::fold_changed(std::uint32_t tree, std::size_t first, std::size_t length,
                                   std::span<const Change> changes) {
  if (changes.empty()) return tree;
  if (length == 1) return changes.front().component;
  const std::size_t left = left_part(length);
  std::size_t count = 0;
  while (count < changes.size() && changes[count].index < first + left) ++count;
  const std::uint32_t right_tree = inner_.right(tree);
  const std::uint32_t left_tree =
      fold_changed(inner_.left(tree), first, left, changes.first(count));
  return inner_
      .intern(left_tree,
              fold_changed(right_tree, first + left, length - left, changes.subspan(count)))
      .number;
}

std::uint32_t States::fold_changed_with_length(std::uint32_t tree,
                                               std::span<const Change> changes) {
  if (changes.empty()) return tree;
  const std::uint32_t length = inner_.left(tree);
  return inner_.intern(length, fold_changed(inner_.right(tree), 0, length, changes)).number;
}

Pairs::Found States::intern(const Vector& state) {
  const std::uint32_t threads = fold_with_length(state.threads);
  const std::uint32_t statics = fold_with_length(state.statics);
  const std::uint32_t objects = fold_with_length(state.objects);
  return roots_.intern(inner_.intern(threads, statics).number, objects);
}

Pairs::Found States::intern(std::uint32_t from, std::span<const Change> changes) {
  const auto of = [&](List list) {
    std::size_t first = 0;
    while (first < changes.size() && changes[first].list < list) ++first;
    std::size_t last = first;
    while (last < changes.size() && changes[last].list == list) ++last;
    return changes.subspan(first, last - first);
  };
  const std::uint32_t before = roots_.left(from);
  const std::uint32_t objects = fold_changed_with_length(roots_.right(from), of(List::Objects));
  const std::uint32_t threads = fold_changed_with_length(inner_.left(before), of(List::Threads));
  const std::uint32_t statics = fold_changed_with_length(inner_.right(before), of(List::Statics));
  return roots_.intern(inner_.intern(threads, statics).number, objects);
}

/// The tree over a list with its length, given that over another list.
std::uint32_t States::fold_like(std::uint32_t tree, std::span<const Component> before,
                                std::span<const Component> list) {
  if (before.size() != list.size()) return fold_with_length(list);
  changes_.clear();
  for (std::uint32_t i = 0; i < list.size(); ++i) {
    if (list[i] != before[i]) changes_.push_back({List::Threads, i, list[i]});
  }
  return fold_changed_with_length(tree, changes_);
}

Pairs::Found States::intern(std::uint32_t from, const Vector& before, const Vector& state) {
  const std::uint32_t first = roots_.left(from);
  const std::uint32_t objects = fold_like(roots_.right(from), before.objects, state.objects);
  const std::uint32_t threads = fold_like(inner_.left(first), before.threads, state.threads);
  const std::uint32_t statics = fold_like(inner_.right(first), before.statics, state.statics);
  return roots_.intern(inner_.intern(threads, statics).number, objects);
}

void States::load(std::uint32_t number, Vector& to) const {
  const std::uint32_t first = roots_.left(number);
  unfold_with_length(inner_.left(first), to.threads);
  unfold_with_length(inner_.right(first), to.statics);
  unfold_with_length(roots_.right(number), to.objects);
}

}  // namespace mmcheck::store
