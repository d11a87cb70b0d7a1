#include "rewrite/accessed_types.hpp"

#include <algorithm>
#include <array>

#include "assembly/flags.hpp"
#include "assembly/well_known.hpp"
#include "rewrite/signature_writer.hpp"

namespace mmcheck::rewrite {

using assembly::Column;
using assembly::ElementType;
using assembly::Opcode;
using assembly::Table;
using assembly::Token;
using assembly::Type;

namespace {

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

}  // namespace

const ElementAccess* find_element_access(Opcode opcode) {
  const auto* const found =
      std::find_if(element_accesses.begin(), element_accesses.end(),
                   [&](const ElementAccess& row) { return row.element == opcode; });
  return found == element_accesses.end() ? nullptr : found;
}

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

std::optional<ElementType> underlying_kind(const assembly::Metadata& metadata, Token type) {
  if (type.table() != Table::TypeDef || !extends(metadata, type.row(), "System", "Enum")) {
    return std::nullopt;
  }
  for (const std::uint32_t listed : metadata.list(Column::TypeDef_FieldList, type.row())) {
    const std::uint32_t field = metadata.follow(Table::Field, listed);
    if ((metadata.cell(Column::Field_Flags, field) & assembly::FieldFlags::is_static) != 0)
      continue;
    return read_field_signature(metadata, metadata.blob(Column::Field_Signature, field)).kind;
  }
  return std::nullopt;
}

Buffer FieldType::encode() const {
  Buffer bytes;
  append_type(bytes, declared, arguments.empty() ? nullptr : &arguments);
  return bytes;
}

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

}  // namespace mmcheck::rewrite
