#include "assembly/well_known.hpp"

namespace mmcheck::assembly {

namespace {

std::string_view column_text(const Metadata& metadata, Token type, bool name) {
  switch (type.table()) {
    case Table::TypeDef:
      return metadata.string(name ? Column::TypeDef_Name : Column::TypeDef_Namespace, type.row());
    case Table::TypeRef:
      return metadata.string(name ? Column::TypeRef_Name : Column::TypeRef_Namespace, type.row());
    default:
      return {};
  }
}

}  // namespace

std::string_view simple_name(const Metadata& metadata, Token type) {
  return column_text(metadata, type, true);
}

bool is_named(const Metadata& metadata, Token type, std::string_view space, std::string_view name) {
  return !type.is_null() && column_text(metadata, type, true) == name &&
         column_text(metadata, type, false) == space;
}

bool extends(const Metadata& metadata, std::uint32_t type, std::string_view space,
             std::string_view name) {
  return is_named(metadata, metadata.token(Column::TypeDef_Extends, type), space, name);
}

}  // namespace mmcheck::assembly
