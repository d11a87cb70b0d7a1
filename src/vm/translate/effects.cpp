#include "vm/translate/effects.hpp"

#include "base/check.hpp"
#include "vm/intrinsics/intrinsics.hpp"

namespace mmcheck::vm {
namespace {

CellRange one(std::uint32_t cell) { return {cell, 1}; }

/// The cells in which `size` bytes lie from byte `offset` of a cell on.
CellRange bytes(std::uint32_t cell, std::int64_t offset, std::uint32_t size) {
  const auto first = static_cast<std::uint32_t>(offset / 8);
  const auto last = static_cast<std::uint32_t>((offset + size + 7) / 8);
  return {cell + first, last - first};
}

/// The value from `cell` on that is as wide as the instruction says.
CellRange value(const Instruction& at, std::uint32_t cell) {
  const OpInfo& row = info(at.op);
  switch (row.width) {
    case Width::none:
    case Width::i1:
    case Width::u1:
    case Width::i2:
    case Width::u2:
    case Width::i4:
    case Width::i8:
    case Width::ref:
      return one(cell);
    case Width::value: {
      const Type& type = row.immediate == Immediate::field ? *at.field->type : *at.type;
      return {cell, type.cells()};
    }
    case Width::cells:
      return {cell, at.c};
    case Width::bytes:
      return {cell, (at.c + std::uint32_t{7}) / 8};
  }
  return one(cell);
}

CellEffects writes(CellRange written) { return {{}, written}; }
CellEffects reads(CellRange first, CellRange second = {}, CellRange third = {}) {
  return {{first, second, third}, {}};
}
CellEffects computes(CellRange written, CellRange first, CellRange second = {}) {
  return {{first, second, {}}, written};
}
/// Part of what it writes stays as it was.
CellEffects changes(CellRange changed, CellRange read) { return {{read, changed, {}}, changed}; }

CellEffects calls(const Code& code, const Instruction& at, CellRange function = {}) {
  const CallSignature* signature = info(at.op).immediate == Immediate::signature
                                       ? &code.signatures.at(static_cast<std::size_t>(at.imm))
                                       : nullptr;
  const auto& parameters = signature != nullptr ? signature->parameters : at.method->parameters;
  const Type& result = signature != nullptr ? *signature->return_type : *at.method->return_type;
  const std::uint32_t count = result.stack_kind == StackKind::Void ? 0 : result.cells();
  return {{CellRange{at.a, cells_of(parameters)}, function, {}}, {at.a, count}};
}

}  // namespace

std::uint32_t bytes_in_frame(const Instruction& at) {
  switch (info(at.op).width) {
    case Width::i1:
    case Width::u1:
      return 1;
    case Width::i2:
    case Width::u2:
      return 2;
    case Width::i4:
    case Width::ref:
      return 4;
    case Width::i8:
      return 8;
    case Width::bytes:
      return at.c;
    case Width::none:
    case Width::value:
    case Width::cells:
      break;
  }
  base::report_bug("bytes of a frame without a width");
}

std::uint32_t cells_of(const std::vector<const Type*>& types) {
  std::uint32_t cells = 0;
  for (const Type* type : types) cells += type->cells();
  return cells;
}

CellEffects cell_effects(const Code& code, const Instruction& at) {
  switch (info(at.op).form) {
    case Form::none:
      return {};
    case Form::d:
    case Form::lea:
      return writes(one(at.a));
    case Form::D:
      return writes(value(at, at.a));
    case Form::ds:
      return computes(one(at.a), one(at.b));
    case Form::dS:
      return computes(one(at.a), value(at, at.b));
    case Form::Ds:
      return computes(value(at, at.a), one(at.b));
    case Form::DS:
      return computes(value(at, at.a), value(at, at.b));
    case Form::dss:
      return computes(one(at.a), one(at.b), one(at.c));
    case Form::Dss:
      return computes(value(at, at.a), one(at.b), one(at.c));
    case Form::s:
      return reads(one(at.a));
    case Form::S:
      return reads(value(at, at.a));
    case Form::ss:
      return reads(one(at.a), one(at.b));
    case Form::sS:
      return reads(one(at.a), value(at, at.b));
    case Form::ssS:
      return reads(one(at.a), one(at.b), value(at, at.c));
    case Form::DB:
      return computes(value(at, at.a), bytes(at.b, at.imm, bytes_in_frame(at)));
    case Form::BS:
      return changes(bytes(at.a, at.imm, bytes_in_frame(at)), value(at, at.b));
    case Form::call:
      return calls(code, at);
    case Form::call_b:
      return calls(code, at, one(at.b));
    case Form::clause:
      return reads(one(code.clauses.at(static_cast<std::size_t>(at.imm)).cell));
    case Form::failure:
      return at.a == 0 ? CellEffects{} : reads(one(at.b));
  }
  return {};
}

bool stores_arguments(const Method& intrinsic) {
  const Role role = intrinsic.intrinsic->role;
  return role == Role::VolatileWrite || role == Role::Atomic || role == Role::CompareExchange;
}

CellRange movable_result(const Code& code, const Instruction& instruction) {
  // A result has to be where the arguments were, and a part where the rest is.
  const Form form = info(instruction.op).form;
  if (form == Form::call || form == Form::call_b || form == Form::BS) return {};
  return cell_effects(code, instruction).writes;
}

}  // namespace mmcheck::vm
