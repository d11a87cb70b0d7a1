// What instructions have needed that had to wait for it.
//
// Where a thread goes on before a value is there, there is a run for each alternative: for each
// method that a call may lead to, for each number that the length of an array may be. Which ones
// there are is found out: a run that waits (Pending::refuses) notes what has arrived, unless that
// is known. A search that has noted something is repeated, and goes on with that, too; nothing is
// missing once one notes nothing. Take the first missing alternative of a run that arrives. The run
// in which its thread waits instead, and so do the others with missing ones, has all other steps of
// that run up to there: after an assumption a thread has only read. So some search has come to it
// and noted the alternative.
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "vm/state/operation.hpp"

namespace mmcheck::vm {

class Alternatives {
 public:
  /// In ascending order; the same until learn().
  const std::vector<Cell>& of(const Origin& at) const {
    const auto found = known_.find({at.code, at.pc});
    return found == known_.end() ? none_ : found->second;
  }
  bool is_known(const Origin& at, Cell one) const {
    return std::ranges::binary_search(of(at), one);
  }
  void note(const Origin& at, Cell one) { noted_.push_back({{at.code, at.pc}, one}); }

  bool has_noted() const { return !noted_.empty(); }
  /// What was noted is known from now on.
  void learn() {
    for (const auto& [at, one] : noted_) {
      std::vector<Cell>& all = known_[at];
      const auto place = std::ranges::lower_bound(all, one);
      if (place == all.end() || *place != one) all.insert(place, one);
    }
    noted_.clear();
  }

 private:
  using At = std::pair<const Code*, std::uint32_t>;
  std::map<At, std::vector<Cell>> known_;
  std::vector<std::pair<At, Cell>> noted_;
  std::vector<Cell> none_;
};

}  // namespace mmcheck::vm
