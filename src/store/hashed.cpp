#include "store/hashed.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>

#include "base/check.hpp"

namespace mmcheck::store {
namespace {

constexpr std::size_t sizes = std::size(lists);  // that come before the components

Hash hash_of(const std::vector<Component>& flat) {
  const XXH128_hash_t hash = XXH3_128bits(flat.data(), flat.size() * sizeof(Component));
  return {hash.low64, hash.high64};
}

}  // namespace

void Hashed::flatten(const Vector& state) {
  flat_.clear();
  for (const List which : lists) flat_.push_back(static_cast<Component>(state.list(which).size()));
  for (const List which : lists) {
    flat_.insert(flat_.end(), state.list(which).begin(), state.list(which).end());
  }
}

bool Hashed::add_flat() {
  if (!insert(hash_of(flat_))) return false;
  waiting_.push_back({++size_, static_cast<std::uint32_t>(flat_.size())});
  components_.insert(components_.end(), flat_.begin(), flat_.end());
  return true;
}

void Hashed::propose(const Vector& state) {
  flatten(state);
  proposed_.push_back(add_flat());
}

void Hashed::propose(std::uint32_t /*from*/, const Vector& before, Replacements changes) {
  changed_ = before;
  apply(changed_, changes);
  propose(changed_);
}

void Hashed::add_proposed(std::vector<bool>& is_new) {
  is_new.clear();
  std::swap(is_new, proposed_);
}

bool Hashed::is_first(std::uint32_t number) const {
  base::check(!waiting_.empty(), "a state is asked for that was forgotten");
  const bool is_first = waiting_.front().number == number;
  base::check(is_first || waiting_.back().number == number,
              "a state is asked for that is neither the first nor the last");
  return is_first;
}

void Hashed::load(std::uint32_t number, Vector& to) {
  auto size = is_first(number) ? components_.begin() : components_.end() - waiting_.back().length;
  auto at = size + sizes;
  for (const List which : lists) {
    to.list(which).assign(at, at + *size);
    at += *size++;
  }
}

void Hashed::forget(std::uint32_t number) {
  if (is_first(number)) {
    components_.erase(components_.begin(), components_.begin() + waiting_.front().length);
    waiting_.pop_front();
  } else {
    components_.erase(components_.end() - waiting_.back().length, components_.end());
    waiting_.pop_back();
  }
}

std::uint64_t Hashed::bytes() const {
  return bytes_of_hashes() + waiting_.size() * sizeof(Waiting) +
         components_.size() * sizeof(Component);
}

}  // namespace mmcheck::store
