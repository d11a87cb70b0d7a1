#include "search/reduction/races.hpp"

#include <cstdint>

namespace mmcheck::search {
namespace {

using Kind = vm::Access::Kind;

/// Where an access ends. All that is in a box is one value.
std::uint64_t end_of(const vm::Access& access) {
  const std::uint64_t size = access.type == nullptr ? UINT32_MAX : access.type->value_size;
  return access.to.offset + size;
}

bool overlap(const vm::Access& left, const vm::Access& right) {
  return left.to.kind == right.to.kind && left.to.base == right.to.base &&
         left.to.offset < end_of(right) && right.to.offset < end_of(left);
}

bool is_of_memory(const vm::Access& access) {
  return access.kind == Kind::Read || access.kind == Kind::Write || access.kind == Kind::Atomic;
}

bool is_of_monitor(const vm::Access& access) {
  return access.kind == Kind::Lock || access.kind == Kind::TryLock || access.kind == Kind::Unlock;
}

}  // namespace

bool conflict(const vm::Access& left, const vm::Access& right) {
  if (is_of_monitor(left) && is_of_monitor(right)) return left.to.base == right.to.base;
  const bool are_reads = left.kind == Kind::Read && right.kind == Kind::Read;
  return is_of_memory(left) && is_of_memory(right) && !are_reads && overlap(left, right);
}

void Races::add(const vm::Access& access) {
  if (!is_of_memory(access) || (has_any_ && has_atomic_ones_)) return;
  for (const vm::Access& other : about_) {
    if (!conflict(access, other)) continue;
    const bool are_atomic = access.kind == Kind::Atomic && other.kind == Kind::Atomic;
    (are_atomic ? has_atomic_ones_ : has_any_) = true;
  }
  about_.push_back(access);
}

}  // namespace mmcheck::search
