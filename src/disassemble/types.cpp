// Types, and what is in them.
#include <fmt/core.h>

#include "assembly/flags.hpp"
#include "assembly/well_known.hpp"
#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

using base::append_escaped;

TypeForm TypeListing::form_of(std::uint32_t type) const {
  if ((list_.metadata.cell(Column::TypeDef_Flags, type) & assembly::TypeFlags::interface) != 0) {
    return TypeForm::Interface;
  }
  if (extends(list_.metadata, type, "System", "Enum")) return TypeForm::Enum;
  // System.Enum itself is a class that extends System.ValueType.
  const bool is_enum_itself = list_.metadata.string(Column::TypeDef_Name, type) == "Enum" &&
                              list_.metadata.string(Column::TypeDef_Namespace, type) == "System";
  return extends(list_.metadata, type, "System", "ValueType") && !is_enum_itself ? TypeForm::Struct
                                                                                 : TypeForm::Class;
}

void TypeListing::print(std::uint32_t type, unsigned depth) {
  list_.see(Table::TypeDef);
  const Token token(Table::TypeDef, type);
  list_.print_attributes(token, depth, "");
  list_.print_permissions(token, depth, "");
  print_layout(type, depth);
  const TypeForm form = form_of(type);
  print_head(type, form, depth);

  const GenericScope scope = scope_of_type(list_.assembly, type);
  methods_.read_overrides(type);
  bool is_first = true;
  for (const std::uint32_t listed : list_.metadata.list(Column::TypeDef_FieldList, type)) {
    fields_.print(list_.metadata.follow(Table::Field, listed), type, form, scope, depth + 1);
    is_first = false;
  }
  properties_.print_properties(type, scope, depth + 1, is_first);
  properties_.print_events(type, scope, depth + 1, is_first);
  for (const std::uint32_t listed : list_.metadata.list(Column::TypeDef_MethodList, type)) {
    list_.separate(is_first);
    methods_.print(list_.metadata.follow(Table::MethodDef, listed), depth + 1, false);
  }
  methods_.print_other_overrides(scope, depth + 1, is_first);
  print_nested(type, depth + 1, is_first);
  list_.output.indent(depth);
  list_.text.push_back('}');
  list_.output.end_line();
}

void TypeListing::print_nested(std::uint32_t type, unsigned depth, bool& is_first) {
  for (const std::uint32_t row :
       list_.metadata.rows_where(Column::NestedClass_EnclosingClass, Token(Table::TypeDef, type))) {
    const std::uint32_t nested =
        list_.metadata.required(Column::NestedClass_NestedClass, row).row();
    list_.see(Table::NestedClass);
    // A type may be nested in one other only; the first one that says so has it.
    if (list_.assembly.enclosing_type(nested) != type) {
      list_.metadata.refuse(Column::NestedClass_NestedClass, row, "a type that is nested once");
    }
    list_.separate(is_first);
    print(nested, depth);
  }
}

void TypeListing::print_layout(std::uint32_t type, unsigned depth) {
  for (const std::uint32_t row :
       list_.metadata.rows_where(Column::ClassLayout_Parent, Token(Table::TypeDef, type))) {
    list_.output.indent(depth);
    list_.text += fmt::format("[layout: pack {}, size {}]",
                              list_.metadata.cell(Column::ClassLayout_PackingSize, row),
                              list_.metadata.cell(Column::ClassLayout_ClassSize, row));
    list_.output.end_line();
    list_.see(Table::ClassLayout);
  }
}

void TypeListing::print_head(std::uint32_t type, TypeForm form, unsigned depth) {
  const GenericScope scope = scope_of_type(list_.assembly, type);
  const std::uint32_t flags = list_.metadata.cell(Column::TypeDef_Flags, type);
  list_.output.indent(depth);
  append_type_modifiers(list_.text, flags, form);
  const std::string_view space = list_.metadata.string(Column::TypeDef_Namespace, type);
  if (!space.empty()) {
    append_escaped(list_.text, space);
    list_.text.push_back('.');
  }
  list_.names.append_own_name(list_.text, type);
  std::string constraints;
  list_.append_generic_parameters(scope.type_parameters, scope, constraints);
  append_bases(type, form, scope);
  list_.text += constraints;
  list_.text += " {";
  list_.words.clear();
  const Token base = list_.metadata.token(Column::TypeDef_Extends, type);
  if (form == TypeForm::Class && base.is_null()) list_.words = "no base class";
  std::string rest;
  append_type_flags(rest, flags, form);
  if (!rest.empty() && !list_.words.empty()) list_.words += ", ";
  list_.words += rest;
  list_.append_words("  // ", "");
  list_.output.end_line();
}

void TypeListing::append_bases(std::uint32_t type, TypeForm form, const GenericScope& scope) {
  std::string_view separator = " : ";
  const auto next = [&] {
    list_.text += separator;
    separator = ", ";
  };
  const Token base = list_.metadata.token(Column::TypeDef_Extends, type);
  if (form == TypeForm::Enum) {
    for (const std::uint32_t listed : list_.metadata.list(Column::TypeDef_FieldList, type)) {
      const std::uint32_t field = list_.metadata.follow(Table::Field, listed);
      if (!fields_.is_enum_value(field)) continue;
      next();
      fields_.append_type(field, scope);
      break;
    }
  } else if (form != TypeForm::Struct && !base.is_null() &&
             !(form == TypeForm::Class && extends(list_.metadata, type, "System", "Object"))) {
    next();
    list_.names.append(list_.text, base, scope);
  }
  for (const std::uint32_t row :
       list_.metadata.rows_where(Column::InterfaceImpl_Class, Token(Table::TypeDef, type))) {
    next();
    list_.append_attributes(Token(Table::InterfaceImpl, row));
    list_.names.append(list_.text, list_.metadata.required(Column::InterfaceImpl_Interface, row),
                       scope);
    list_.see(Table::InterfaceImpl);
  }
}

}  // namespace mmcheck::disassemble
