// Fields, with constants and the content that the file has for them.
#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "assembly/flags.hpp"
#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

using assembly::ElementType;
using assembly::Type;
using Flags = assembly::FieldFlags;
using base::append_escaped;
using base::append_hex;

bool FieldListing::is_enum_value(std::uint32_t field) const {
  return (list_.metadata.cell(Column::Field_Flags, field) & Flags::is_static) == 0;
}

bool FieldListing::is_usual_enum_value(std::uint32_t field) const {
  constexpr std::uint32_t public_special =
      Flags::is_public | Flags::special_name | Flags::rt_special_name;
  const Token token(Table::Field, field);
  return list_.metadata.cell(Column::Field_Flags, field) == public_special &&
         list_.metadata.string(Column::Field_Name, field) == "value__" &&
         list_.metadata.rows_where(Column::CustomAttribute_Parent, token).empty() &&
         list_.metadata.rows_where(Column::FieldLayout_Field, token).empty();
}

void FieldListing::append_type(std::uint32_t field, const GenericScope& scope) {
  SignatureReader signature(list_.metadata, list_.metadata.blob(Column::Field_Signature, field));
  signature.expect_field();
  list_.names.append(list_.text, signature, scope);
}

/// public static literal, of the enum's type, with a value and nothing else.
bool FieldListing::is_enum_constant(std::uint32_t field, std::uint32_t type) const {
  constexpr std::uint32_t public_static_literal =
      Flags::is_public | Flags::is_static | Flags::literal;
  const std::uint32_t flags = list_.metadata.cell(Column::Field_Flags, field);
  if ((flags & ~Flags::has_default) != public_static_literal) return false;
  SignatureReader own(list_.metadata, list_.metadata.blob(Column::Field_Signature, field));
  own.expect_field();
  return !own.modifier() && own.kind() == ElementType::ValueType &&
         own.type_token() == Token(Table::TypeDef, type) &&
         !list_.metadata.rows_where(Column::Constant_Parent, Token(Table::Field, field)).empty();
}

void FieldListing::print(std::uint32_t field, std::uint32_t type, TypeForm form,
                         const GenericScope& scope, unsigned depth) {
  list_.see(Table::Field);
  const Token token(Table::Field, field);
  // The number in an enum: its type stands behind the enum's name.
  if (form == TypeForm::Enum && is_usual_enum_value(field)) return;
  list_.print_attributes(token, depth, "");
  list_.output.indent(depth);
  if (form == TypeForm::Enum && is_enum_constant(field, type)) {
    append_escaped(list_.text, list_.metadata.string(Column::Field_Name, field));
    list_.append_constants(token);
    list_.text.push_back(',');
    list_.output.end_line();
    return;
  }
  for (const std::uint32_t row : list_.metadata.rows_where(Column::FieldLayout_Field, token)) {
    list_.text +=
        fmt::format("[offset: {}] ", list_.metadata.cell(Column::FieldLayout_Offset, row));
    list_.see(Table::FieldLayout);
  }
  list_.append_marshal(token);
  list_.append_pinvoke(token);
  const std::uint32_t flags = list_.metadata.cell(Column::Field_Flags, field);
  append_field_modifiers(list_.text, flags);
  append_type(field, scope);
  list_.text.push_back(' ');
  append_escaped(list_.text, list_.metadata.string(Column::Field_Name, field));
  list_.append_constants(token);
  list_.text.push_back(';');
  list_.words.clear();
  append_field_flags(list_.words, flags);
  for (const std::uint32_t row : list_.metadata.rows_where(Column::FieldRva_Field, token)) {
    if (!list_.words.empty()) list_.words += ", ";
    append_data(field, row);
    list_.see(Table::FieldRva);
  }
  list_.append_words("  // ", "");
  list_.output.end_line();
}

/// The content that a field has from the file: how long it is, and how it starts.
void FieldListing::append_data(std::uint32_t field, std::uint32_t row) {
  constexpr std::size_t shown = 16;
  const std::optional<std::uint32_t> size = size_of(field);
  const base::Bytes rest = list_.assembly.field_data(row, size.value_or(0));
  if (!size) {
    list_.words += "data from the file";
    return;
  }
  const base::Bytes data = rest.slice(0, *size, "the initial content of a field");
  list_.words += fmt::format("{} bytes from the file: ", data.size());
  const std::size_t length = std::min(data.size(), shown);
  append_hex(list_.words, {data.data(), length});
  if (length < data.size()) list_.words += " …";
}

/// Known for numbers and for structs that say how large they are: compilers use no others.
std::optional<std::uint32_t> FieldListing::size_of(std::uint32_t field) const {
  const Type type =
      read_field_signature(list_.metadata, list_.metadata.blob(Column::Field_Signature, field));
  switch (type.kind) {
    case ElementType::Boolean:
    case ElementType::I1:
    case ElementType::U1:
      return 1;
    case ElementType::Char:
    case ElementType::I2:
    case ElementType::U2:
      return 2;
    case ElementType::I4:
    case ElementType::U4:
    case ElementType::R4:
      return 4;
    case ElementType::I8:
    case ElementType::U8:
    case ElementType::R8:
      return 8;
    case ElementType::ValueType:
      break;
    default:
      return {};
  }
  if (type.token.table() != Table::TypeDef) return {};
  const auto rows = list_.metadata.rows_where(Column::ClassLayout_Parent, type.token);
  if (rows.empty()) return {};
  const std::uint32_t size = list_.metadata.cell(Column::ClassLayout_ClassSize, rows.front());
  if (size == 0) return {};
  return size;
}

}  // namespace mmcheck::disassemble
