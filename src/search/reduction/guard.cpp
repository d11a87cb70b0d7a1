#include "search/reduction/guard.hpp"

#include <algorithm>

namespace mmcheck::search {

using vm::Ref;

Ref Guards::resolve(const Guard& guard) {
  if (guard.kind == Guard::Kind::Self) return object_;
  if (guard.kind == Guard::Kind::Field) {
    return vm::load<Ref>(state_.heap.find(object_)->data() + guard.offset);
  }
  const std::uint32_t id = guard.type->id;
  const bool is_there = id < state_.statics.size() && state_.statics[id];
  if (!is_there) state_.heap.source()->load_statics(*guard.type);
  return vm::load<Ref>(state_.statics[id]->data.data() + guard.offset);
}

/// While a class is initialized its fields may come to name another monitor, and nobody is told.
bool Guards::is_held(const Guard& guard) {
  const Ref monitor = resolve(guard);
  if (guard.kind == Guard::Kind::Static) {
    const vm::Statics& statics = *state_.statics[guard.type->id];
    if (statics.status == vm::Statics::Status::Running) return false;
  }
  return monitor != 0 && holds_(monitor);
}

std::vector<Guard> Guards::candidates() {
  std::vector<Guard> guards;
  const auto add = [&](Guard::Kind kind, const vm::Type* type, const std::vector<vm::Part>& parts) {
    for (const vm::Part& part : parts) {
      if (part.primitive == vm::Primitive::Ref) guards.push_back({kind, type, part.offset});
    }
  };
  if (object_ != 0) {
    const vm::Type* type = state_.heap.find(object_)->type;
    guards.push_back({Guard::Kind::Self, type, 0});
    if (!type->is_array()) add(Guard::Kind::Field, type, type->parts);
  }
  for (const vm::Type* type : classes_) add(Guard::Kind::Static, type, type->static_parts);
  return guards;
}

std::optional<Guard> Guards::find_other(const std::vector<Guard>& tried) {
  for (const Guard& guard : candidates()) {
    if (std::ranges::find(tried, guard) == tried.end() && is_held(guard)) return guard;
  }
  return {};
}

}  // namespace mmcheck::search
