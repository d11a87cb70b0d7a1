#include "suite/wishes.hpp"

#include <algorithm>
#include <bit>

#include "suite/lineage.hpp"

namespace mmcheck::suite {
namespace {

using assembly::Table;
using vm::Token;

double number_of(const Value& value) {
  if (value.element == assembly::ElementType::R8) return std::bit_cast<double>(value.bits);
  return static_cast<double>(static_cast<std::int64_t>(value.bits));
}

void add_models(const AttributeValues& values, Wishes& wishes) {
  for (const Value& list : values.arguments) {
    for (const Value& name : list.items) wishes.memory_models.push_back(name.text);
  }
}

void add_bounds(const AttributeValues& values, Wishes& wishes) {
  for (const auto& [name, value] : values.named) {
    const bool is_known =
        std::ranges::find(wishes.bounds, name, &Wishes::Bound::name) != wishes.bounds.end();
    if (!is_known) wishes.bounds.push_back({name, number_of(value)});
  }
}

}  // namespace

Wishes wishes_of(vm::TypeSystem& types, const vm::Method& method) {
  Wishes wishes;
  const vm::TypeDefinition owner = method.owner->definition;
  for (const Token of : {Token(Table::MethodDef, method.row), Token(Table::TypeDef, owner.row)}) {
    const bool has_models = !wishes.memory_models.empty();
    for (const AttributeUse& use : attributes_of(types.program(), *owner.module, of)) {
      if (use.is("Mmcheck.MemoryModelAttribute") && !has_models) {
        add_models(read_values(types, use), wishes);
      }
      if (use.is("Mmcheck.BoundAttribute")) add_bounds(read_values(types, use), wishes);
    }
  }
  return wishes;
}

}  // namespace mmcheck::suite
