// Properties and events, with the methods that they stand for.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

using base::append_escaped;

/// "get = get_Count; set = set_Count; "
void PropertyListing::append_accessors(Token member, std::uint32_t type) {
  constexpr std::array<std::pair<std::uint32_t, std::string_view>, 6> kinds = {
      {{0x2, "get"}, {0x1, "set"}, {0x8, "add"}, {0x10, "remove"}, {0x20, "fire"}, {0x4, "other"}}};
  for (const std::uint32_t row :
       list_.metadata.rows_where(Column::MethodSemantics_Association, member)) {
    const std::uint32_t semantics = list_.metadata.cell(Column::MethodSemantics_Semantics, row);
    const Token method = list_.metadata.required(Column::MethodSemantics_Method, row);
    const auto kind =
        std::ranges::find(kinds, semantics, &std::pair<std::uint32_t, std::string_view>::first);
    if (kind != kinds.end()) {
      list_.text += kind->second;
    } else {
      list_.text += fmt::format("semantics {:#x}", semantics);
    }
    list_.text += " = ";
    if (list_.assembly.declaring_type_of_method(method.row()) == type) {
      append_escaped(list_.text, list_.metadata.string(Column::MethodDef_Name, method.row()));
    } else {
      list_.text += list_.names.method(method);
    }
    list_.text += "; ";
    list_.see(Table::MethodSemantics);
  }
}

void PropertyListing::finish(Token member, std::uint32_t type, std::uint32_t flags) {
  list_.text += " { ";
  append_accessors(member, type);
  list_.text.push_back('}');
  list_.words.clear();
  append_member_flags(list_.words, flags);
  list_.append_words("  // ", "");
  list_.output.end_line();
}

void PropertyListing::print_properties(std::uint32_t type, const GenericScope& scope,
                                       unsigned depth, bool& is_first) {
  for (const std::uint32_t map :
       list_.metadata.rows_where(Column::PropertyMap_Parent, Token(Table::TypeDef, type))) {
    list_.see(Table::PropertyMap);
    list_.separate(is_first);
    for (const std::uint32_t listed : list_.metadata.list(Column::PropertyMap_PropertyList, map)) {
      print_property(list_.metadata.follow(Table::Property, listed), type, scope, depth);
    }
  }
}

void PropertyListing::print_property(std::uint32_t row, std::uint32_t type,
                                     const GenericScope& scope, unsigned depth) {
  const Token token(Table::Property, row);
  list_.see(Table::Property);
  list_.print_attributes(token, depth, "");
  SignatureReader signature(list_.metadata, list_.metadata.blob(Column::Property_Type, row));
  const MethodHead head = signature.method();
  list_.output.indent(depth);
  list_.text += head.has_this ? "property " : "static property ";
  list_.names.append(list_.text, signature, scope);
  list_.text.push_back(' ');
  append_escaped(list_.text, list_.metadata.string(Column::Property_Name, row));
  for (std::uint32_t i = 0; i < head.parameters; ++i) {
    list_.text += i == 0 ? "[" : ", ";
    signature.pass_sentinel();
    list_.names.append(list_.text, signature, scope);
    list_.output.limit_line();
    if (i + 1 == head.parameters) list_.text.push_back(']');
  }
  list_.append_constants(token);
  finish(token, type, list_.metadata.cell(Column::Property_Flags, row));
}

void PropertyListing::print_events(std::uint32_t type, const GenericScope& scope, unsigned depth,
                                   bool& is_first) {
  for (const std::uint32_t map :
       list_.metadata.rows_where(Column::EventMap_Parent, Token(Table::TypeDef, type))) {
    list_.see(Table::EventMap);
    list_.separate(is_first);
    for (const std::uint32_t listed : list_.metadata.list(Column::EventMap_EventList, map)) {
      print_event(list_.metadata.follow(Table::Event, listed), type, scope, depth);
    }
  }
}

void PropertyListing::print_event(std::uint32_t row, std::uint32_t type, const GenericScope& scope,
                                  unsigned depth) {
  const Token token(Table::Event, row);
  list_.see(Table::Event);
  list_.print_attributes(token, depth, "");
  list_.output.indent(depth);
  list_.text += "event ";
  const Token handler = list_.metadata.token(Column::Event_Type, row);
  if (!handler.is_null()) {
    list_.names.append(list_.text, handler, scope);
    list_.text.push_back(' ');
  }
  append_escaped(list_.text, list_.metadata.string(Column::Event_Name, row));
  finish(token, type, list_.metadata.cell(Column::Event_Flags, row));
}

}  // namespace mmcheck::disassemble
