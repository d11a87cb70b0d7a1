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

std::vector<Component> States::unfold_with_length(std::uint32_t tree) const {
  std::vector<Component> list;
  list.reserve(inner_.left(tree));
  unfold(inner_.right(tree), inner_.left(tree), list);
  return list;
}

Pairs::Found States::intern(const Vector& state) {
  const std::uint32_t threads = fold_with_length(state.threads);
  const std::uint32_t statics = fold_with_length(state.statics);
  const std::uint32_t objects = fold_with_length(state.objects);
  return roots_.intern(inner_.intern(threads, statics).number, objects);
}

Vector States::operator[](std::uint32_t number) const {
  const std::uint32_t first = roots_.left(number);
  return {unfold_with_length(inner_.left(first)), unfold_with_length(inner_.right(first)),
          unfold_with_length(roots_.right(number))};
}

}  // namespace mmcheck::store
