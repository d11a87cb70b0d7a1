#include "store/vector.hpp"

namespace mmcheck::store {

bool find_changes(const Vector& before, const Vector& after, std::vector<Change>& changes) {
  changes.clear();
  for (const List which : {List::Threads, List::Statics, List::Objects}) {
    const auto& from = before.list(which);
    const auto& to = after.list(which);
    if (from.size() != to.size()) return false;
    for (std::uint32_t i = 0; i < to.size(); ++i) {
      if (from[i] != to[i]) changes.push_back({which, i, to[i]});
    }
  }
  return true;
}

}  // namespace mmcheck::store
