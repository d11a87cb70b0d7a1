#include "vm/translate/effects.hpp"

#include "base/check.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::vm {
namespace {

CellRange one(std::uint32_t cell) { return {cell, 1}; }
CellRange value(std::uint32_t cell, const Type& type) { return {cell, type.cells()}; }

/// The cells in which `size` bytes lie from byte `offset` of a cell on.
CellRange bytes(std::uint32_t cell, std::int64_t offset, std::uint32_t size) {
  const auto first = static_cast<std::uint32_t>(offset / 8);
  const auto last = static_cast<std::uint32_t>((offset + size + 7) / 8);
  return {cell + first, last - first};
}
std::uint32_t cells_for(std::uint32_t size) { return (size + 7) / 8; }

CellEffects writes(CellRange written) { return {{}, written}; }
CellEffects reads(CellRange first, CellRange second = {}, CellRange third = {}) {
  return {{first, second, third}, {}};
}
CellEffects computes(CellRange written, CellRange first, CellRange second = {}) {
  return {{first, second, {}}, written};
}
/// Part of what it writes stays as it was.
CellEffects changes(CellRange changed, CellRange read) { return {{read, changed, {}}, changed}; }

CellEffects calls(std::uint32_t at, const std::vector<const Type*>& parameters, const Type& result,
                  CellRange function = {}) {
  const std::uint32_t count = result.stack_kind == StackKind::Void ? 0 : result.cells();
  return {{CellRange{at, cells_of(parameters)}, function, {}}, {at, count}};
}

CellEffects frame_load(const Instruction& at, std::uint32_t size) {
  return computes(one(at.a), bytes(at.b, at.imm, size));
}
CellEffects frame_store(const Instruction& at, std::uint32_t size) {
  return changes(bytes(at.a, at.imm, size), one(at.b));
}

CellEffects custom_effects(const Code& code, const Instruction& at) {
  switch (at.op) {
    case Op::mov_n:
      return computes({at.a, at.c}, {at.b, at.c});
    case Op::zero_n:
      return writes({at.a, at.c});
    case Op::lea:
      return writes(one(at.a));
    case Op::load_frame_i1:
    case Op::load_frame_u1:
      return frame_load(at, 1);
    case Op::load_frame_i2:
    case Op::load_frame_u2:
      return frame_load(at, 2);
    case Op::load_frame_i4:
      return frame_load(at, 4);
    case Op::load_frame_i8:
      return frame_load(at, 8);
    case Op::load_frame_struct:
      return computes({at.a, cells_for(at.c)}, bytes(at.b, at.imm, at.c));
    case Op::store_frame_i1:
      return frame_store(at, 1);
    case Op::store_frame_i2:
      return frame_store(at, 2);
    case Op::store_frame_i4:
      return frame_store(at, 4);
    case Op::store_frame_i8:
      return frame_store(at, 8);
    case Op::store_frame_struct:
      return changes(bytes(at.a, at.imm, at.c), {at.b, cells_for(at.c)});
    case Op::switch_:
      return reads(one(at.a));

    case Op::new_vector:
    case Op::unbox:
    case Op::castclass:
    case Op::isinst:
    case Op::load_virtual_function:
    case Op::localloc:
    case Op::check_pointer:
    case Op::offset_pointer:
    case Op::ldflda:
    case Op::ldfld_i1:
    case Op::ldfld_u1:
    case Op::ldfld_i2:
    case Op::ldfld_u2:
    case Op::ldfld_i4:
    case Op::ldfld_i8:
    case Op::ldfld_ref:
    case Op::ldind_i1:
    case Op::ldind_u1:
    case Op::ldind_i2:
    case Op::ldind_u2:
    case Op::ldind_i4:
    case Op::ldind_i8:
    case Op::ldind_ref:
      return computes(one(at.a), one(at.b));
    case Op::new_array:
      return computes(one(at.a), {at.b, at.c});
    case Op::new_delegate:
      return computes(one(at.a), one(at.b), one(at.c));
    case Op::box:
    case Op::box_nullable:
      return computes(one(at.a), value(at.b, *at.type));
    case Op::unbox_any:
    case Op::unbox_nullable:
    case Op::ldobj:
      return computes(value(at.a, *at.type), one(at.b));
    case Op::ldfld_struct:
      return computes(value(at.a, *at.field->type), one(at.b));
    case Op::stfld_struct:
      return reads(one(at.a), value(at.b, *at.field->type));
    case Op::stobj:
      return reads(one(at.a), value(at.b, *at.type));
    case Op::stfld_i1:
    case Op::stfld_i2:
    case Op::stfld_i4:
    case Op::stfld_i8:
    case Op::stfld_ref:
    case Op::stind_i1:
    case Op::stind_i2:
    case Op::stind_i4:
    case Op::stind_i8:
    case Op::stind_ref:
      return reads(one(at.a), one(at.b));
    case Op::ldsfld_i1:
    case Op::ldsfld_u1:
    case Op::ldsfld_i2:
    case Op::ldsfld_u2:
    case Op::ldsfld_i4:
    case Op::ldsfld_i8:
    case Op::ldsfld_ref:
      return writes(one(at.a));
    case Op::ldsfld_struct:
      return writes(value(at.a, *at.field->type));
    case Op::stsfld_i1:
    case Op::stsfld_i2:
    case Op::stsfld_i4:
    case Op::stsfld_i8:
    case Op::stsfld_ref:
    case Op::initobj:
    case Op::init_array:
      return reads(one(at.a));
    case Op::stsfld_struct:
      return reads(value(at.a, *at.field->type));
    case Op::ldelem_i1:
    case Op::ldelem_u1:
    case Op::ldelem_i2:
    case Op::ldelem_u2:
    case Op::ldelem_i4:
    case Op::ldelem_i8:
    case Op::ldelem_ref:
    case Op::ldelema:
    case Op::ldelema_exact:
      return computes(one(at.a), one(at.b), one(at.c));
    case Op::ldelem_struct:
      return computes(value(at.a, *at.type), one(at.b), one(at.c));
    case Op::stelem_i1:
    case Op::stelem_i2:
    case Op::stelem_i4:
    case Op::stelem_i8:
    case Op::stelem_ref:
      return reads(one(at.a), one(at.b), one(at.c));
    case Op::stelem_struct:
      return reads(one(at.a), one(at.b), value(at.c, *at.type));
    case Op::array_address:
    case Op::array_address_exact:
      return computes(one(at.a), {at.b, at.c});

    case Op::call:
    case Op::call_virtual:
    case Op::call_intrinsic:
      return calls(at.a, at.method->parameters, *at.method->return_type);
    case Op::call_delegate:
      return calls(at.a, at.method->parameters, *at.method->return_type, one(at.b));
    case Op::call_pointer: {
      const CallSignature& signature = code.signatures.at(static_cast<std::size_t>(at.imm));
      return calls(at.a, signature.parameters, *signature.return_type, one(at.b));
    }
    case Op::ret_value:
      return reads({at.a, at.c});
    case Op::end_class:
      return at.a == 0 ? CellEffects{} : reads(one(at.b));
    default:
      break;
  }
  base::report_bug("an instruction whose cells are not described");
}

/// What a rethrow, or the end of a finally block, finds in the cell of its clause.
CellEffects clause_effects(const Code& code, const Instruction& at) {
  if (at.op != Op::rethrow && at.op != Op::end_finally) return {};
  return reads(one(code.clauses.at(static_cast<std::size_t>(at.imm)).cell));
}

}  // namespace

std::uint32_t cells_of(const std::vector<const Type*>& types) {
  std::uint32_t cells = 0;
  for (const Type* type : types) cells += type->cells();
  return cells;
}

CellEffects cell_effects(const Code& code, const Instruction& instruction) {
  const Instruction& at = instruction;
  switch (info(at.op).form) {
    case Form::none:
      return clause_effects(code, at);
    case Form::jump:
      return {};
    case Form::d:
      return writes(one(at.a));
    case Form::ds:
    case Form::dsi:
      return computes(one(at.a), one(at.b));
    case Form::dss:
      return computes(one(at.a), one(at.b), one(at.c));
    case Form::s:
    case Form::jump_s:
    case Form::jump_si:
      return reads(one(at.a));
    case Form::ss:
    case Form::jump_ss:
      return reads(one(at.a), one(at.b));
    case Form::sss:
      return reads(one(at.a), one(at.b), one(at.c));
    case Form::custom:
      return custom_effects(code, at);
  }
  return {};
}

bool stores_arguments(const Method& intrinsic) {
  const Role role = intrinsic.intrinsic->role;
  return role == Role::VolatileWrite || role == Role::Atomic;
}

CellRange movable_result(const Code& code, const Instruction& instruction) {
  switch (instruction.op) {
    // A result has to be where the arguments were, and a part where the rest is.
    case Op::call:
    case Op::call_virtual:
    case Op::call_intrinsic:
    case Op::call_pointer:
    case Op::call_delegate:
    case Op::store_frame_i1:
    case Op::store_frame_i2:
    case Op::store_frame_i4:
    case Op::store_frame_i8:
    case Op::store_frame_struct:
      return {};
    default:
      return cell_effects(code, instruction).writes;
  }
}

}  // namespace mmcheck::vm
