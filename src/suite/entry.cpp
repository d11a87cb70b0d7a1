#include "suite/entry.hpp"

#include "suite/plan.hpp"
#include "vm/entry_point.hpp"

namespace mmcheck::suite {

vm::Entry find_entry(vm::TypeSystem& types, const std::optional<std::string>& name) {
  if (name) {
    if (const auto test = find_test(types, *name)) return plan(types, *test);
  }
  return vm::entry_point(types, name);
}

}  // namespace mmcheck::suite
