// The opcode switch: which function translates an instruction. See translator.hpp for the idea.
#include <bit>

#include "base/check.hpp"
#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::Opcode;

#define OPS(name) Op::name##_i4, Op::name##_i8, Op::name##_r4, Op::name##_r8
#define INTEGER_OPS(name) Op::name##_i4, Op::name##_i8, Op::missing, Op::missing
#define OPS_IMM(name) Op::name##_i4_imm, Op::name##_i8_imm

bool Translator::begins_protected_block(std::uint32_t offset) const {
  return std::ranges::any_of(regions_->all(), [&](const Region& region) {
    return region.kind == Region::Kind::Try && region.begin == offset;
  });
}

// NOLINTNEXTLINE(readability-function-size): one switch, a row or two for each opcode
void Translator::translate(const assembly::Instruction& instruction) {
  using enum assembly::ElementType;
  switch (instruction.opcode) {
    case Opcode::constrained_:
    case Opcode::no_:
    case Opcode::readonly_:
    case Opcode::tail_:
    case Opcode::unaligned_:
    case Opcode::volatile_:
      return;  // step() has them

    // Constants and the stack
    case Opcode::nop:
    case Opcode::break_:
      // A `leave` to here, out of the block that begins next, must not look like one within it.
      if (begins_protected_block(instruction.end())) stack().emit(Op::nop);
      return;
    case Opcode::ldnull:
      return stack().push_constant(reference_to(nullptr), 0);
    case Opcode::ldc_i4:
      return stack().push_constant({StackKind::I4},
                                   static_cast<std::uint32_t>(instruction.integer));
    case Opcode::ldc_i8:
      return stack().push_constant({StackKind::I8}, instruction.integer);
    case Opcode::ldc_r4:
      return stack().push_constant(
          {StackKind::R4}, std::bit_cast<std::uint32_t>(static_cast<float>(instruction.real)));
    case Opcode::ldc_r8:
      return stack().push_constant({StackKind::R8}, std::bit_cast<std::int64_t>(instruction.real));
    case Opcode::dup:
      return dup();
    case Opcode::pop:
      stack().pop();
      return;

    // Arguments and locals
    case Opcode::ldarg:
      return load_variable(argument(instruction));
    case Opcode::ldarga:
      return load_address(argument(instruction));
    case Opcode::starg:
      return store_variable(argument(instruction), "an argument");
    case Opcode::ldloc:
      return load_variable(local(instruction));
    case Opcode::ldloca:
      return load_address(local(instruction));
    case Opcode::stloc:
      return store_variable(local(instruction), "a local variable");
    case Opcode::arglist:
      throw Unresolved("arglist is not supported");
    case Opcode::localloc:
      return localloc();

    // Calls
    case Opcode::jmp:
      return jmp(instruction);
    case Opcode::call:
      return call(instruction, false);
    case Opcode::callvirt:
      return call(instruction, true);
    case Opcode::calli:
      return call_indirect(instruction);
    case Opcode::ret:
      return ret();
    case Opcode::ldftn:
      return ldftn(instruction);
    case Opcode::ldvirtftn:
      return ldvirtftn(instruction);
    case Opcode::newobj:
      return newobj(instruction);

    // Branches
    case Opcode::br:
      return br(instruction);
    case Opcode::brfalse:
      return branch_if(instruction, false);
    case Opcode::brtrue:
      return branch_if(instruction, true);
    case Opcode::beq:
      return branch_if(instruction,
                       {OPS(beq), Op::beq_i4_imm, Op::beq_i4_imm, Op::brfalse_i8, true});
    case Opcode::bne_un:
      return branch_if(instruction,
                       {OPS(bne_un), Op::bne_un_i4_imm, Op::bne_un_i4_imm, Op::brtrue_i8, true});
    case Opcode::bge:
      return branch_if(instruction, {OPS(bge), Op::bge_i4_imm, Op::ble_i4_imm});
    case Opcode::bgt:
      return branch_if(instruction, {OPS(bgt), Op::bgt_i4_imm, Op::blt_i4_imm});
    case Opcode::ble:
      return branch_if(instruction, {OPS(ble), Op::ble_i4_imm, Op::bge_i4_imm});
    case Opcode::blt:
      return branch_if(instruction, {OPS(blt), Op::blt_i4_imm, Op::bgt_i4_imm});
    case Opcode::bge_un:
      return branch_if(instruction, {OPS(bge_un)});
    case Opcode::bgt_un:
      return branch_if(instruction, {OPS(bgt_un), Op::missing, Op::missing, Op::brtrue_i8, false});
    case Opcode::ble_un:
      return branch_if(instruction, {OPS(ble_un)});
    case Opcode::blt_un:
      return branch_if(instruction, {OPS(blt_un)});
    case Opcode::switch_:
      return switch_on(instruction);

    // Exceptions
    case Opcode::leave:
      return leave(instruction);
    case Opcode::endfinally:
      return end_finally();
    case Opcode::endfilter:
      return end_filter(instruction);
    case Opcode::throw_:
      return throw_value();
    case Opcode::rethrow:
      return rethrow();

    // Memory through an address
    case Opcode::ldind_i1:
      return load_indirect(primitive(I1));
    case Opcode::ldind_u1:
      return load_indirect(primitive(U1));
    case Opcode::ldind_i2:
      return load_indirect(primitive(I2));
    case Opcode::ldind_u2:
      return load_indirect(primitive(U2));
    case Opcode::ldind_i4:
    case Opcode::ldind_u4:
      return load_indirect(primitive(I4));
    case Opcode::ldind_i8:
      return load_indirect(primitive(I8));
    case Opcode::ldind_i:
      return load_indirect(primitive(I));
    case Opcode::ldind_r4:
      return load_indirect(primitive(R4));
    case Opcode::ldind_r8:
      return load_indirect(primitive(R8));
    case Opcode::ldind_ref:
      return load_indirect(nullptr);
    case Opcode::stind_ref:
      return store_indirect(nullptr);
    case Opcode::stind_i1:
      return store_indirect(primitive(I1));
    case Opcode::stind_i2:
      return store_indirect(primitive(I2));
    case Opcode::stind_i4:
      return store_indirect(primitive(I4));
    case Opcode::stind_i8:
      return store_indirect(primitive(I8));
    case Opcode::stind_r4:
      return store_indirect(primitive(R4));
    case Opcode::stind_r8:
      return store_indirect(primitive(R8));
    case Opcode::stind_i:
      return store_indirect(primitive(I));
    case Opcode::cpblk:
      return cpblk();
    case Opcode::initblk:
      return initblk();
    case Opcode::ldobj:
      return load_indirect(type_operand(instruction));
    case Opcode::stobj:
      return store_indirect(type_operand(instruction));
    case Opcode::cpobj:
      return copy_object(type_operand(instruction));
    case Opcode::initobj:
      return initialize(type_operand(instruction));
    case Opcode::sizeof_:
      return size_of_value(type_operand(instruction));

    // Arithmetic and logic
    case Opcode::add:
      return binary({OPS(add), OPS_IMM(add), true, false, true});
    case Opcode::sub:
      return binary({OPS(sub), OPS_IMM(add), false, true, true});
    case Opcode::mul:
      return binary({OPS(mul), OPS_IMM(mul), true});
    case Opcode::div:
      return binary({OPS(div)});
    case Opcode::div_un:
      return binary({INTEGER_OPS(div_un)});
    case Opcode::rem:
      return binary({OPS(rem)});
    case Opcode::rem_un:
      return binary({INTEGER_OPS(rem_un)});
    case Opcode::and_:
      return binary({INTEGER_OPS(and), OPS_IMM(and), true});
    case Opcode::or_:
      return binary({INTEGER_OPS(or), OPS_IMM(or), true});
    case Opcode::xor_:
      return binary({INTEGER_OPS(xor)});
    case Opcode::shl:
      return shift({INTEGER_OPS(shl), OPS_IMM(shl)});
    case Opcode::shr:
      return shift({INTEGER_OPS(shr), OPS_IMM(shr)});
    case Opcode::shr_un:
      return shift({INTEGER_OPS(shr_un), OPS_IMM(shr_un)});
    case Opcode::neg:
      return unary(OPS(neg));
    case Opcode::not_:
      return unary(INTEGER_OPS(not ));
    case Opcode::add_ovf:
      return binary({INTEGER_OPS(add_ovf)});
    case Opcode::add_ovf_un:
      return binary({.i4 = Op::add_ovf_un_i4,
                     .i8 = Op::add_ovf_un_i8,
                     .takes_pointers = true,
                     .is_unsigned = true});
    case Opcode::sub_ovf:
      return binary({INTEGER_OPS(sub_ovf)});
    case Opcode::sub_ovf_un:
      return binary({.i4 = Op::sub_ovf_un_i4,
                     .i8 = Op::sub_ovf_un_i8,
                     .takes_pointers = true,
                     .is_unsigned = true});
    case Opcode::mul_ovf:
      return binary({INTEGER_OPS(mul_ovf)});
    case Opcode::mul_ovf_un:
      return binary({.i4 = Op::mul_ovf_un_i4, .i8 = Op::mul_ovf_un_i8, .is_unsigned = true});
    case Opcode::ckfinite:
      return check_finite();

    // Comparison
    case Opcode::ceq:
      return compare({OPS(ceq), Op::ceq_i4_imm, Op::ceq_i8_imm, true});
    case Opcode::cgt:
      return compare({OPS(cgt)});
    case Opcode::cgt_un:
      return compare({OPS(cgt_un), Op::cne_i4_imm, Op::cne_i8_imm, true});
    case Opcode::clt:
      return compare({OPS(clt)});
    case Opcode::clt_un:
      return compare({OPS(clt_un)});

    // Conversions
    case Opcode::conv_i1:
      return convert(Primitive::I1, StackKind::I4);
    case Opcode::conv_u1:
      return convert(Primitive::U1, StackKind::I4);
    case Opcode::conv_i2:
      return convert(Primitive::I2, StackKind::I4);
    case Opcode::conv_u2:
      return convert(Primitive::U2, StackKind::I4);
    case Opcode::conv_i4:
      return convert(Primitive::I4, StackKind::I4);
    case Opcode::conv_u4:
      return convert(Primitive::U4, StackKind::I4);
    case Opcode::conv_i8:
      return convert(Primitive::I8, StackKind::I8);
    case Opcode::conv_u8:
      return convert(Primitive::U8, StackKind::I8);
    case Opcode::conv_i:
      return convert(Primitive::I8, StackKind::Native);
    case Opcode::conv_u:
      return convert(Primitive::U8, StackKind::Native);
    case Opcode::conv_r4:
      return convert(Primitive::R4, StackKind::R4);
    case Opcode::conv_r8:
      return convert(Primitive::R8, StackKind::R8);
    case Opcode::conv_r_un:
      return convert_unsigned_to_real();
    case Opcode::conv_ovf_i1:
      return convert_checked(Primitive::I1, StackKind::I4, false);
    case Opcode::conv_ovf_u1:
      return convert_checked(Primitive::U1, StackKind::I4, false);
    case Opcode::conv_ovf_i2:
      return convert_checked(Primitive::I2, StackKind::I4, false);
    case Opcode::conv_ovf_u2:
      return convert_checked(Primitive::U2, StackKind::I4, false);
    case Opcode::conv_ovf_i4:
      return convert_checked(Primitive::I4, StackKind::I4, false);
    case Opcode::conv_ovf_u4:
      return convert_checked(Primitive::U4, StackKind::I4, false);
    case Opcode::conv_ovf_i8:
      return convert_checked(Primitive::I8, StackKind::I8, false);
    case Opcode::conv_ovf_u8:
      return convert_checked(Primitive::U8, StackKind::I8, false);
    case Opcode::conv_ovf_i:
      return convert_checked(Primitive::I8, StackKind::Native, false);
    case Opcode::conv_ovf_u:
      return convert_checked(Primitive::U8, StackKind::Native, false);
    case Opcode::conv_ovf_i1_un:
      return convert_checked(Primitive::I1, StackKind::I4, true);
    case Opcode::conv_ovf_u1_un:
      return convert_checked(Primitive::U1, StackKind::I4, true);
    case Opcode::conv_ovf_i2_un:
      return convert_checked(Primitive::I2, StackKind::I4, true);
    case Opcode::conv_ovf_u2_un:
      return convert_checked(Primitive::U2, StackKind::I4, true);
    case Opcode::conv_ovf_i4_un:
      return convert_checked(Primitive::I4, StackKind::I4, true);
    case Opcode::conv_ovf_u4_un:
      return convert_checked(Primitive::U4, StackKind::I4, true);
    case Opcode::conv_ovf_i8_un:
      return convert_checked(Primitive::I8, StackKind::I8, true);
    case Opcode::conv_ovf_u8_un:
      return convert_checked(Primitive::U8, StackKind::I8, true);
    case Opcode::conv_ovf_i_un:
      return convert_checked(Primitive::I8, StackKind::Native, true);
    case Opcode::conv_ovf_u_un:
      return convert_checked(Primitive::U8, StackKind::Native, true);

    // Objects
    case Opcode::castclass:
      return cast(type_operand(instruction), Op::castclass);
    case Opcode::isinst:
      return cast(type_operand(instruction), Op::isinst);
    case Opcode::box:
      return box(instruction);
    case Opcode::unbox:
      return unbox(type_operand(instruction));
    case Opcode::unbox_any:
      return unbox_any(type_operand(instruction));
    case Opcode::ldstr:
      return ldstr(instruction);
    case Opcode::ldtoken:
      return ldtoken(instruction);

    // Fields
    case Opcode::ldfld:
      return ldfld(field_operand(instruction));
    case Opcode::ldflda:
      return ldflda(field_operand(instruction));
    case Opcode::stfld:
      return stfld(field_operand(instruction));
    case Opcode::ldsfld:
      return ldsfld(field_operand(instruction));
    case Opcode::ldsflda:
      return ldsflda(field_operand(instruction));
    case Opcode::stsfld:
      return stsfld(field_operand(instruction));

    // Arrays
    case Opcode::newarr:
      return new_vector(type_operand(instruction));
    case Opcode::ldlen:
      return ldlen();
    case Opcode::ldelema:
      return ldelema(type_operand(instruction));
    case Opcode::ldelem:
      return ldelem(type_operand(instruction));
    case Opcode::ldelem_i1:
      return ldelem(primitive(I1));
    case Opcode::ldelem_u1:
      return ldelem(primitive(U1));
    case Opcode::ldelem_i2:
      return ldelem(primitive(I2));
    case Opcode::ldelem_u2:
      return ldelem(primitive(U2));
    case Opcode::ldelem_i4:
    case Opcode::ldelem_u4:
      return ldelem(primitive(I4));
    case Opcode::ldelem_i8:
      return ldelem(primitive(I8));
    case Opcode::ldelem_i:
      return ldelem(primitive(I));
    case Opcode::ldelem_r4:
      return ldelem(primitive(R4));
    case Opcode::ldelem_r8:
      return ldelem(primitive(R8));
    case Opcode::ldelem_ref:
      return ldelem(nullptr);
    case Opcode::stelem:
      return stelem(type_operand(instruction));
    case Opcode::stelem_i:
      return stelem(primitive(I));
    case Opcode::stelem_i1:
      return stelem(primitive(I1));
    case Opcode::stelem_i2:
      return stelem(primitive(I2));
    case Opcode::stelem_i4:
      return stelem(primitive(I4));
    case Opcode::stelem_i8:
      return stelem(primitive(I8));
    case Opcode::stelem_r4:
      return stelem(primitive(R4));
    case Opcode::stelem_r8:
      return stelem(primitive(R8));
    case Opcode::stelem_ref:
      return stelem(nullptr);

    case Opcode::mkrefany:
      return mkrefany(type_operand(instruction));
    case Opcode::refanyval:
      return refanyval(type_operand(instruction));
    case Opcode::refanytype:
      return refanytype();

#define OPCODE(id, code, text, operand, pops, pushes, flow, access)
#define SHORT(id, code, text, operand, pops, pushes, flow, access, meaning, implied) \
  case Opcode::id:
#include "assembly/opcodes.def"
      break;
  }
  base::report_bug("the decoder leaves long forms only");
}

}  // namespace mmcheck::vm
