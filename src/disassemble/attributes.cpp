// What any declaration may have: attributes, permissions, marshalling, a constant, an import,
// generic parameters.
#include <fmt/core.h>

#include "assembly/blob_values.hpp"
#include "assembly/flags.hpp"
#include "assembly/marshalling.hpp"
#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

using Generic = assembly::GenericParamFlags;

using base::append_escaped;

void Listing::print_attributes(Token parent, unsigned depth, std::string_view target) {
  for (const std::uint32_t row : metadata.rows_where(Column::CustomAttribute_Parent, parent)) {
    output.indent(depth);
    text.push_back('[');
    text += target;
    attributes.append(text, row);
    text.push_back(']');
    output.end_line();
    see(Table::CustomAttribute);
  }
}

void Listing::append_attributes(Token parent) {
  for (const std::uint32_t row : metadata.rows_where(Column::CustomAttribute_Parent, parent)) {
    text.push_back('[');
    attributes.append(text, row);
    text += "] ";
    see(Table::CustomAttribute);
  }
}

void Listing::print_permissions(Token parent, unsigned depth, std::string_view target) {
  for (const std::uint32_t row : metadata.rows_where(Column::DeclSecurity_Parent, parent)) {
    print_attributes(Token(Table::DeclSecurity, row), depth, "permissions: ");
    output.indent(depth);
    text.push_back('[');
    text += target;
    text += "permissions: ";
    attributes.append_permissions(text, row);
    text.push_back(']');
    output.end_line();
    see(Table::DeclSecurity);
  }
}

void Listing::append_marshal(Token parent) {
  for (const std::uint32_t row : metadata.rows_where(Column::FieldMarshal_Parent, parent)) {
    text += "[marshal: ";
    assembly::append_marshal(text, metadata, row);
    text += "] ";
    see(Table::FieldMarshal);
  }
}

void Listing::append_constants(Token parent) {
  for (const std::uint32_t row : metadata.rows_where(Column::Constant_Parent, parent)) {
    text += " = ";
    assembly::append_constant(text, metadata, row);
    see(Table::Constant);
  }
}

void Listing::append_pinvoke(Token parent) {
  for (const std::uint32_t row : metadata.rows_where(Column::ImplMap_MemberForwarded, parent)) {
    text += "[pinvoke: ";
    const Token module = metadata.token(Column::ImplMap_ImportScope, row);
    if (!module.is_null()) {
      append_escaped(text, metadata.string(Column::ModuleRef_Name, module.row()));
      text += " ";
    }
    append_escaped(text, metadata.string(Column::ImplMap_ImportName, row));
    words.clear();
    append_pinvoke_flags(words, metadata.cell(Column::ImplMap_MappingFlags, row));
    append_words(", ", "");
    text += "] ";
    see(Table::ImplMap);
  }
}

void Listing::append_generic_parameters(const KeyedRows& rows, const GenericScope& scope,
                                        std::string& constraints) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    text += i == 0 ? "<" : ", ";
    append_attributes(Token(Table::GenericParam, rows[i]));
    const std::uint32_t flags = metadata.cell(Column::GenericParam_Flags, rows[i]);
    if ((flags & Generic::variance_mask) == Generic::covariant) text += "out ";
    if ((flags & Generic::variance_mask) == Generic::contravariant) text += "in ";
    const std::size_t start = text.size();
    append_escaped(text, metadata.string(Column::GenericParam_Name, rows[i]));
    const std::string name = text.substr(start);
    append_generic_constraints(rows[i], name, scope, constraints);
    see(Table::GenericParam);
  }
  if (!rows.empty()) text.push_back('>');
}

void Listing::append_generic_constraints(std::uint32_t parameter, const std::string& name,
                                         const GenericScope& scope, std::string& to) {
  std::string separator = " where " + name + " : ";
  const auto append = [&](std::string_view what) {
    to += separator;
    to += what;
    separator = ", ";
  };
  const std::uint32_t flags = metadata.cell(Column::GenericParam_Flags, parameter);
  if ((flags & Generic::reference_type) != 0) append("class");
  if ((flags & Generic::value_type) != 0) append("struct");
  for (const std::uint32_t row : metadata.rows_where(Column::GenericParamConstraint_Owner,
                                                     Token(Table::GenericParam, parameter))) {
    std::string type;
    std::swap(text, type);  // attributes are appended to text
    append_attributes(Token(Table::GenericParamConstraint, row));
    std::swap(text, type);
    names.append(type, metadata.required(Column::GenericParamConstraint_Constraint, row), scope);
    append(type);
    output.limit_line(to.size());
    see(Table::GenericParamConstraint);
  }
  if ((flags & Generic::default_constructor) != 0) append("new()");
  if ((flags & Generic::allow_by_ref_like) != 0) append("allows ref struct");
  if ((flags & ~Generic::all) != 0) append(fmt::format("/* flags {:#x} */", flags & ~Generic::all));
}

}  // namespace mmcheck::disassemble
