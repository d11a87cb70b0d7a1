#include "store/vector.hpp"

#include <algorithm>

namespace mmcheck::store {

void apply(Vector& state, Replacements changes) {
  for (const Replacement& change : changes) {
    std::vector<Component>& list = state.list(change.list);
    if (change.index >= list.size()) list.resize(change.index + std::size_t{1});
    list[change.index] = change.component;
  }
  for (const List which : lists) {
    std::vector<Component>& list = state.list(which);
    while (!list.empty() && list.back() == 0) list.pop_back();
  }
}

void find_changes(const Vector& before, const Vector& after, std::vector<Replacement>& changes) {
  changes.clear();
  for (const List which : lists) {
    const auto& from = before.list(which);
    const auto& to = after.list(which);
    const std::size_t size = std::max(from.size(), to.size());
    for (std::uint32_t i = 0; i < size; ++i) {
      const Component component = i < to.size() ? to[i] : 0;
      if (component != (i < from.size() ? from[i] : 0)) changes.push_back({which, i, component});
    }
  }
}

}  // namespace mmcheck::store
