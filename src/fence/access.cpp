#include "fence/access.hpp"

#include "base/text.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::fence {

using vm::Family;

namespace {

Target field_target(const std::string& type, const std::string& field) {
  Target target{Target::Kind::Field, {Owner::Kind::Class, base::without_scopes(type)}};
  target.path = {field};
  return target;
}

}  // namespace

const vm::Field* field_of(const vm::Instruction& at) {
  const Family family = vm::memory_operands(at).family;
  return family == Family::field || family == Family::static_ ? at.field : nullptr;
}

const vm::Type* type_accessed(vm::Machine& machine, const vm::Instruction& at) {
  const vm::Field* field = field_of(at);
  return field != nullptr ? field->type : vm::type_through(machine.types(), at);
}

bool can_be_volatile(const vm::Type& type) {
  if (type.is_reference()) return true;
  return type.primitive != vm::Primitive::None && type.value_size <= 4;
}

bool has_volatile_access(const vm::Type& type) {
  const bool is_listed = !type.is_enum && type.name != "char";
  return type.is_reference() || (type.primitive != vm::Primitive::None && is_listed);
}

Target target_of(const vm::Instruction& at, const IlInstruction& instruction) {
  if (at.op == vm::Op::new_delegate) return {Target::Kind::TargetOfDelegate};
  if (const vm::Field* field = field_of(at)) return field_target(field->owner->name, field->name);
  switch (vm::memory_operands(at).family) {
    case Family::element:
      return {Target::Kind::SomeElement};
    case Family::through:
      if (!instruction.is_of_field()) return {Target::Kind::SomeReferent};
      return field_target(instruction.type, instruction.member);
    case Family::none:
    case Family::field:
    case Family::static_:
    case Family::box:
    case Family::array:
    case Family::fresh:
    case Family::intrinsic:
    case Family::thread:
    case Family::class_:
      break;
  }
  return {Target::Kind::Callee};
}

}  // namespace mmcheck::fence
