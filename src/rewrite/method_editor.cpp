// Where the idea of an edit has more than one way to be written down, the way that is always right
// was chosen:
//
//   element of an array   The address of an element of references can be taken for reading
//                         (readonly. ldelema), but for writing only where the array is exactly of
//                         the type that is named, which an array of references need not be. Where
//                         elements are, or may be, references, a volatile write is a barrier and
//                         the write as it was, a volatile read of `ldelem.ref`, which names no
//                         type, is the read and a barrier, and an exchange whose result nobody
//                         wants is a write between two barriers. Each orders at least as much.
//   primitive elements    `ldelem.i4` does not say whether the array is one of int, uint or an
//                         enum; `ldelema System.Int32` fits all of them, for ECMA-335 and for the
//                         runtimes, but Mono's --verify-all wants the very same type.
//   tail calls            Between one and the `ret` behind it nothing may stand: the call is an
//                         ordinary one then.
//   delegates             `ldftn; newobj` and `dup; ldvirtftn; newobj` are verifiable only in one
//                         piece, and none of them but the constructor touches memory that is
//                         shared: a barrier between them goes before them.
#include "rewrite/method_editor.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "assembly/names.hpp"
#include "assembly/well_known.hpp"
#include "base/error.hpp"
#include "rewrite/signature_writer.hpp"

namespace mmcheck::rewrite {

using assembly::Column;
using assembly::ElementType;
using assembly::Flow;
using assembly::Opcode;
using assembly::Table;
using assembly::Token;
using assembly::Type;
using base::Error;

namespace {

/// Accesses to elements of primitive types: what the element is, the instruction for the same
/// access through its address, and what the evaluation stack has for it.
struct ElementAccess {
  Opcode element;
  ElementType kind;
  Opcode indirect;
  ElementType on_stack;
};
constexpr std::array element_accesses = {
    ElementAccess{Opcode::ldelem_i1, ElementType::I1, Opcode::ldind_i1, ElementType::I4},
    ElementAccess{Opcode::ldelem_u1, ElementType::U1, Opcode::ldind_u1, ElementType::I4},
    ElementAccess{Opcode::ldelem_i2, ElementType::I2, Opcode::ldind_i2, ElementType::I4},
    ElementAccess{Opcode::ldelem_u2, ElementType::U2, Opcode::ldind_u2, ElementType::I4},
    ElementAccess{Opcode::ldelem_i4, ElementType::I4, Opcode::ldind_i4, ElementType::I4},
    ElementAccess{Opcode::ldelem_u4, ElementType::U4, Opcode::ldind_u4, ElementType::I4},
    ElementAccess{Opcode::ldelem_i8, ElementType::I8, Opcode::ldind_i8, ElementType::I8},
    ElementAccess{Opcode::ldelem_i, ElementType::I, Opcode::ldind_i, ElementType::I},
    ElementAccess{Opcode::ldelem_r4, ElementType::R4, Opcode::ldind_r4, ElementType::R4},
    ElementAccess{Opcode::ldelem_r8, ElementType::R8, Opcode::ldind_r8, ElementType::R8},
    ElementAccess{Opcode::stelem_i1, ElementType::I1, Opcode::stind_i1, ElementType::I4},
    ElementAccess{Opcode::stelem_i2, ElementType::I2, Opcode::stind_i2, ElementType::I4},
    ElementAccess{Opcode::stelem_i4, ElementType::I4, Opcode::stind_i4, ElementType::I4},
    ElementAccess{Opcode::stelem_i8, ElementType::I8, Opcode::stind_i8, ElementType::I8},
    ElementAccess{Opcode::stelem_i, ElementType::I, Opcode::stind_i, ElementType::I},
    ElementAccess{Opcode::stelem_r4, ElementType::R4, Opcode::stind_r4, ElementType::R4},
    ElementAccess{Opcode::stelem_r8, ElementType::R8, Opcode::stind_r8, ElementType::R8},
};

const ElementAccess* find_element_access(Opcode opcode) {
  const auto* const found =
      std::find_if(element_accesses.begin(), element_accesses.end(),
                   [&](const ElementAccess& row) { return row.element == opcode; });
  return found == element_accesses.end() ? nullptr : found;
}

/// By `stind` or `stelem`: which overload of Interlocked.Exchange can take its place.
std::optional<ElementType> exchanged_kind(Opcode opcode) {
  for (const ElementAccess& row : element_accesses) {
    if (row.element != opcode && row.indirect != opcode) continue;
    if (row.kind == row.on_stack) return row.kind;
  }
  return std::nullopt;
}

bool takes_prefix(Opcode opcode) {
  switch (opcode) {
    case Opcode::ldfld:
    case Opcode::ldsfld:
    case Opcode::stfld:
    case Opcode::stsfld:
    case Opcode::ldobj:
    case Opcode::stobj:
    case Opcode::ldind_ref:
    case Opcode::stind_ref:
      return true;
    default:
      return std::any_of(element_accesses.begin(), element_accesses.end(),
                         [&](const ElementAccess& row) { return row.indirect == opcode; });
  }
}

/// Overloads of Interlocked.Exchange do not tell numbers with a sign from those without, nor does
/// the evaluation stack.
std::optional<ElementType> overload_for(ElementType kind) {
  switch (kind) {
    case ElementType::I4:
    case ElementType::U4:
      return ElementType::I4;
    case ElementType::I8:
    case ElementType::U8:
      return ElementType::I8;
    case ElementType::I:
    case ElementType::U:
      return ElementType::I;
    case ElementType::R4:
    case ElementType::R8:
      return kind;
    default:
      return std::nullopt;
  }
}

bool is_small(ElementType kind) { return kind >= ElementType::Boolean && kind <= ElementType::U2; }

bool is_reference(const Type& type) {
  switch (type.kind) {
    case ElementType::Class:
    case ElementType::String:
    case ElementType::Object:
    case ElementType::SzArray:
    case ElementType::Array:
      return true;
    case ElementType::GenericInst:
      return !type.is_value_type;
    default:
      return false;
  }
}

/// What an enum of this assembly is made of.
std::optional<ElementType> underlying_kind(const assembly::Metadata& metadata, Token type) {
  constexpr std::uint32_t is_static = 0x10;
  if (type.table() != Table::TypeDef || !extends(metadata, type.row(), "System", "Enum")) {
    return std::nullopt;
  }
  for (const std::uint32_t listed : metadata.list(Column::TypeDef_FieldList, type.row())) {
    const std::uint32_t field = metadata.follow(Table::Field, listed);
    if ((metadata.cell(Column::Field_Flags, field) & is_static) != 0) continue;
    return read_field_signature(metadata, metadata.blob(Column::Field_Signature, field)).kind;
  }
  return std::nullopt;
}

/// The type of a field where it is used: with the arguments of the generic type that it is in.
struct FieldType {
  Type declared;
  std::vector<Type> arguments;

  const Type& actual() const {
    const bool is_argument =
        declared.kind == ElementType::Var && declared.number < arguments.size();
    return is_argument ? arguments[declared.number] : declared;
  }
  Buffer encode() const {
    Buffer bytes;
    append_type(bytes, declared, arguments.empty() ? nullptr : &arguments);
    return bytes;
  }
};

FieldType type_of_field(const assembly::Metadata& metadata, Token field) {
  FieldType type;
  if (field.table() == Table::Field) {
    type.declared =
        read_field_signature(metadata, metadata.blob(Column::Field_Signature, field.row()));
  } else {
    type.declared =
        read_field_signature(metadata, metadata.blob(Column::MemberRef_Signature, field.row()));
    const Token parent = metadata.token(Column::MemberRef_Class, field.row());
    if (parent.table() == Table::TypeSpec) {
      type.arguments =
          read_type_spec(metadata, metadata.blob(Column::TypeSpec_Signature, parent.row()))
              .arguments;
    }
  }
  type.declared.modifiers.clear();  // volatile, for one, is no part of the value
  return type;
}

/// The type of a local for values of a value type that a token names; none where the type is none,
/// or may be none.
std::optional<Buffer> value_type(const assembly::Metadata& metadata, const References& references,
                                 Token token) {
  if (token.table() == Table::TypeSpec) {
    const Type type =
        read_type_spec(metadata, metadata.blob(Column::TypeSpec_Signature, token.row()));
    const bool is_value = type.kind == ElementType::ValueType ||
                          (type.kind == ElementType::GenericInst && type.is_value_type);
    if (!is_value) return std::nullopt;
    Buffer bytes;
    append_type(bytes, type);
    return bytes;
  }
  if (const auto kind = references.primitive_kind(token)) return encode_kind(*kind);
  if (token.table() != Table::TypeDef) return std::nullopt;
  const bool is_value = extends(metadata, token.row(), "System", "Enum") ||
                        (extends(metadata, token.row(), "System", "ValueType") &&
                         metadata.string(Column::TypeDef_Name, token.row()) != "Enum");
  if (!is_value) return std::nullopt;
  Buffer bytes = encode_kind(ElementType::ValueType);
  append_type_token(bytes, token);
  return bytes;
}

}  // namespace

bool can_be_volatile_read(Opcode opcode) {
  const bool is_element = opcode == Opcode::ldelem || opcode == Opcode::ldelem_ref ||
                          find_element_access(opcode) != nullptr;
  return info(opcode).access == assembly::Access::read && (is_element || takes_prefix(opcode));
}

bool can_be_volatile_write(Opcode opcode) {
  const bool is_element = opcode == Opcode::stelem || opcode == Opcode::stelem_ref ||
                          find_element_access(opcode) != nullptr;
  return info(opcode).access == assembly::Access::write && (is_element || takes_prefix(opcode));
}

MethodEditor::MethodEditor(const assembly::Assembly& assembly, References& references,
                           std::uint32_t method)
    : assembly_(assembly), references_(references), method_(method), body_(assembly.body(method)) {
  // An instruction takes many times the memory of its code.
  constexpr std::size_t most_code = std::size_t{1} << 24;
  if (body_.code.size() > most_code) throw Error(place(0), "the method's code is above 16 MiB");
  instructions_ = decode_all(body_.code);
  const assembly::Metadata& metadata = assembly.metadata();
  if (body_.local_signature.is_null()) return;
  locals_ = read_local_signature(
      metadata, metadata.blob(Column::StandAloneSig_Signature, body_.local_signature.row()));
}

void MethodEditor::apply(const Edit& edit) {
  if (std::find(edits_.begin(), edits_.end(), edit) != edits_.end()) return;
  edits_.push_back(edit);
  const std::size_t at = find(edit.il_offset);
  switch (edit.kind) {
    case Edit::Kind::Barrier:
      return insert_call(at, references_.memory_barrier());
    case Edit::Kind::ReadBarrier:
      return insert_call(at, references_.read_barrier());
    case Edit::Kind::WriteBarrier:
      return insert_call(at, references_.write_barrier());
    case Edit::Kind::VolatileRead:
      return make_volatile_read(at);
    case Edit::Kind::VolatileWrite:
      return make_volatile_write(at);
    case Edit::Kind::Interlocked:
      return make_interlocked(at);
    case Edit::Kind::VolatileField:
      break;
  }
}

bool MethodEditor::is_field_access(Opcode opcode) {
  return opcode == Opcode::ldfld || opcode == Opcode::ldsfld || opcode == Opcode::stfld ||
         opcode == Opcode::stsfld;
}

std::size_t MethodEditor::find(std::uint32_t offset) const {
  const auto found = std::lower_bound(
      instructions_.begin(), instructions_.end(), offset,
      [](const Instruction& instruction, std::uint32_t at) { return instruction.offset < at; });
  if (found == instructions_.end() || found->offset != offset) {
    throw Error(place(offset), "no instruction starts here");
  }
  return static_cast<std::size_t>(found - instructions_.begin());
}

std::size_t MethodEditor::first_prefix(std::size_t at) const {
  while (at != 0 && info(instructions_[at - 1].opcode).flow == Flow::prefix) --at;
  return at;
}

bool MethodEditor::has_prefix(std::size_t at, Opcode prefix) const {
  return std::any_of(instructions_.begin() + static_cast<std::ptrdiff_t>(first_prefix(at)),
                     instructions_.begin() + static_cast<std::ptrdiff_t>(at),
                     [&](const Instruction& before) { return before.opcode == prefix; });
}

// ---- barriers -------------------------------------------------------------------------------

std::size_t MethodEditor::place_for_barrier(std::size_t at) const {
  at = first_prefix(at);
  const auto is = [&](std::size_t back, Opcode opcode) {
    return at >= back && instructions_[at - back].opcode == opcode;
  };
  if (is(0, Opcode::newobj) && is(1, Opcode::ldftn)) return first_prefix(at - 1);
  if (is(0, Opcode::newobj) && is(1, Opcode::ldvirtftn)) --at;
  if (is(0, Opcode::ldvirtftn) && is(1, Opcode::dup)) --at;
  return first_prefix(at);
}

void MethodEditor::insert_call(std::size_t at, Token callee) {
  at = place_for_barrier(at);
  if (instructions_[at].opcode == Opcode::ret && at != 0) drop_tail_prefix(at - 1);
  append_code(patch(at).before, Opcode::call, callee);
}

void MethodEditor::drop_tail_prefix(std::size_t at) {
  for (std::size_t prefix = first_prefix(at); prefix < at; ++prefix) {
    if (instructions_[prefix].opcode == Opcode::tail_) patch(prefix).instead.emplace();
  }
}

// ---- volatile accesses ----------------------------------------------------------------------

void MethodEditor::make_volatile_read(std::size_t at) {
  const Instruction& instruction = instructions_[at];
  if (!can_be_volatile_read(instruction.opcode)) {
    refuse(at, "expected a read of a field, an element or an address, to be made volatile");
  }
  if (takes_prefix(instruction.opcode)) {
    add_prefix(at);
  } else if (instruction.opcode == Opcode::ldelem_ref) {
    append_code(patch(at).after, Opcode::call, references_.memory_barrier());
  } else if (const ElementAccess* const access = find_element_access(instruction.opcode)) {
    read_element(at, references_.primitive(access->kind), access->indirect);
  } else {
    read_element(at, instruction.token, Opcode::ldobj);
  }
}

void MethodEditor::make_volatile_write(std::size_t at) {
  const Instruction& instruction = instructions_[at];
  if (!can_be_volatile_write(instruction.opcode)) {
    refuse(at, "expected a write to a field, an element or an address, to be made volatile");
  }
  if (takes_prefix(instruction.opcode)) {
    add_prefix(at);
  } else if (const ElementAccess* const access = find_element_access(instruction.opcode)) {
    write_element(at, references_.primitive(access->kind), access->indirect,
                  encode_kind(access->on_stack));
  } else {
    write_element_of(at);
  }
}

void MethodEditor::add_prefix(std::size_t at) {
  const Instruction& instruction = instructions_[at];
  if (has_prefix(at, Opcode::volatile_) || patch(at).instead) return;
  Buffer code;
  append_code(code, Opcode::volatile_);
  append(code, std::span(body_.code.data() + instruction.offset, instruction.size));
  patch(at).instead = std::move(code);
}

void MethodEditor::read_element(std::size_t at, Token type, Opcode load) {
  Buffer code;
  append_code(code, Opcode::readonly_);
  append_code(code, Opcode::ldelema, type);
  append_code(code, Opcode::volatile_);
  append_code(code, load);
  if (load == Opcode::ldobj) append(code, type.value);
  replace(at, std::move(code));
}

void MethodEditor::write_element(std::size_t at, Token type, Opcode store,
                                 const Buffer& local_type) {
  const std::uint32_t value = local(local_type);
  Buffer code;
  append_local(code, Opcode::stloc, value);
  append_code(code, Opcode::ldelema, type);
  append_local(code, Opcode::ldloc, value);
  append_code(code, Opcode::volatile_);
  append_code(code, store);
  if (store == Opcode::stobj) append(code, type.value);
  replace(at, std::move(code));
}

/// stelem, stelem.ref
void MethodEditor::write_element_of(std::size_t at) {
  const Instruction& instruction = instructions_[at];
  if (instruction.opcode == Opcode::stelem) {
    if (const auto type = value_type(assembly_.metadata(), references_, instruction.token)) {
      write_element(at, instruction.token, Opcode::stobj, *type);
      return;
    }
  }
  append_code(patch(first_prefix(at)).before, Opcode::call, references_.memory_barrier());
}

// ---- Interlocked.Exchange -------------------------------------------------------------------

void MethodEditor::make_interlocked(std::size_t at) {
  const Opcode opcode = instructions_[at].opcode;
  if (has_prefix(at, Opcode::unaligned_)) refuse(at, "an unaligned write cannot be an exchange");
  if (opcode == Opcode::stfld || opcode == Opcode::stsfld) {
    exchange_field(at);
  } else if (opcode == Opcode::stelem_ref) {
    exchange_between_barriers(at);
  } else {
    exchange_primitive(at);
  }
}

void MethodEditor::exchange_field(std::size_t at) {
  const Instruction& instruction = instructions_[at];
  const FieldType type = type_of_field(assembly_.metadata(), instruction.token);
  const Type& actual = type.actual();
  const ElementType kind =
      actual.kind == ElementType::ValueType
          ? underlying_kind(assembly_.metadata(), actual.token).value_or(actual.kind)
          : actual.kind;
  const auto overload = overload_for(kind);
  const bool is_generic =
      is_reference(actual) || (is_small(kind) && references_.exchanges_all_primitives());
  if (!overload && !is_generic) {
    refuse(at, "Interlocked.Exchange has no overload for values of this field's type");
  }
  const Buffer local_type = overload ? encode_kind(*overload) : type.encode();
  const std::uint32_t value = local(local_type);
  const bool is_static = instruction.opcode == Opcode::stsfld;
  Buffer code;
  append_local(code, Opcode::stloc, value);
  append_code(code, is_static ? Opcode::ldsflda : Opcode::ldflda, instruction.token);
  append_local(code, Opcode::ldloc, value);
  append_exchange(code,
                  overload ? references_.exchange(*overload) : references_.exchange(local_type));
  if (is_static) more_stack_ = 1;
  replace(at, std::move(code));
}

/// Through an address, and of elements.
void MethodEditor::exchange_primitive(std::size_t at) {
  const Opcode opcode = instructions_[at].opcode;
  const auto kind = exchanged_kind(opcode);
  if (info(opcode).access != assembly::Access::write || !kind) {
    refuse(at, "expected a write of a type that Interlocked.Exchange has an overload for");
  }
  Buffer code;
  if (find_element_access(opcode) != nullptr) {
    const std::uint32_t value = local(encode_kind(*kind));
    append_local(code, Opcode::stloc, value);
    append_code(code, Opcode::ldelema, references_.primitive(*kind));
    append_local(code, Opcode::ldloc, value);
  }
  append_exchange(code, references_.exchange(*kind));
  replace(at, std::move(code));
}

void MethodEditor::exchange_between_barriers(std::size_t at) {
  const Token barrier = references_.memory_barrier();
  append_code(patch(first_prefix(at)).before, Opcode::call, barrier);
  append_code(patch(at).after, Opcode::call, barrier);
}

void MethodEditor::append_exchange(Buffer& code, Token callee) const {
  append_code(code, Opcode::call, callee);
  append_code(code, Opcode::pop);
}

// ---- all of it ------------------------------------------------------------------------------

void MethodEditor::replace(std::size_t at, Buffer code) {
  if (patch(at).instead) refuse(at, "two edits that exchange the same instruction");
  for (std::size_t prefix = first_prefix(at); prefix < at; ++prefix) {
    patch(prefix).instead.emplace();
  }
  patch(at).instead = std::move(code);
}

/// One for each type: what is in it is used up at once.
std::uint32_t MethodEditor::local(const Buffer& type) {
  constexpr std::size_t most = 0xfffe;
  const auto known = local_of_type_.find(type);
  if (known != local_of_type_.end()) return known->second;
  const std::size_t number = locals_.size() + new_locals_.size();
  if (number >= most) throw Error(place(0), "the method has no room for another local");
  new_locals_.push_back(type);
  return local_of_type_[type] = static_cast<std::uint32_t>(number);
}

NewBody MethodEditor::finish() {
  constexpr std::uint8_t locals_follow = 0x07;
  if (more_stack_ > 0xffffU - body_.max_stack) throw Error(place(0), "the stack is too deep");
  Token signature = body_.local_signature;
  if (!new_locals_.empty()) {
    Buffer bytes{locals_follow};
    append_compressed(bytes, static_cast<std::uint32_t>(locals_.size() + new_locals_.size()));
    for (const Type& type : locals_) append_type(bytes, type);
    for (const Buffer& type : new_locals_) append(bytes, type);
    signature = references_.local_signature(bytes);
  }
  try {
    return {patch_code(body_, instructions_, patches_),
            static_cast<std::uint16_t>(body_.max_stack + more_stack_),
            // Code with locals that are not zeroed is not verifiable.
            body_.init_locals || (locals_.empty() && !new_locals_.empty()), signature};
  } catch (const Error& error) {
    throw error.in(place(0));
  }
}

void MethodEditor::refuse(std::size_t at, std::string_view why) const {
  throw Error(place(instructions_[at].offset), std::string(why));
}

std::string MethodEditor::place(std::uint32_t offset) const {
  assembly::Names names(assembly_);
  return fmt::format("{} IL_{:04x}", names.method(Token(Table::MethodDef, method_)), offset);
}

}  // namespace mmcheck::rewrite
