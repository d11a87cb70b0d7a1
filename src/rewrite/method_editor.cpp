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
#include <optional>
#include <utility>

#include "assembly/names.hpp"
#include "base/error.hpp"
#include "rewrite/accessed_types.hpp"
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

bool can_be_volatile_read(Opcode opcode) {
  const bool is_element = opcode == Opcode::ldelem || opcode == Opcode::ldelem_ref ||
                          find_element_access(opcode) != nullptr;
  return info(opcode).access == assembly::MemoryUse::read && (is_element || takes_prefix(opcode));
}

bool can_be_volatile_write(Opcode opcode) {
  const bool is_element = opcode == Opcode::stelem || opcode == Opcode::stelem_ref ||
                          find_element_access(opcode) != nullptr;
  return info(opcode).access == assembly::MemoryUse::write && (is_element || takes_prefix(opcode));
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
  if (info(opcode).access != assembly::MemoryUse::write || !kind) {
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
