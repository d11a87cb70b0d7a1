#include "assembly/tables.hpp"

#include <cassert>

namespace mmcheck::assembly {
namespace {

// ECMA-335 II.24.2.6; HasCustomDebugInformation from the portable PDB specification.
constexpr std::array type_def_or_ref = {Table::TypeDef, Table::TypeRef, Table::TypeSpec};
constexpr std::array has_constant = {Table::Field, Table::Param, Table::Property};
constexpr std::array has_custom_attribute = {
    Table::MethodDef,        Table::Field,        Table::TypeRef,
    Table::TypeDef,          Table::Param,        Table::InterfaceImpl,
    Table::MemberRef,        Table::Module,       Table::DeclSecurity,
    Table::Property,         Table::Event,        Table::StandAloneSig,
    Table::ModuleRef,        Table::TypeSpec,     Table::Assembly,
    Table::AssemblyRef,      Table::File,         Table::ExportedType,
    Table::ManifestResource, Table::GenericParam, Table::GenericParamConstraint,
    Table::MethodSpec};
constexpr std::array has_field_marshal = {Table::Field, Table::Param};
constexpr std::array has_decl_security = {Table::TypeDef, Table::MethodDef, Table::Assembly};
constexpr std::array member_ref_parent = {Table::TypeDef, Table::TypeRef, Table::ModuleRef,
                                          Table::MethodDef, Table::TypeSpec};
constexpr std::array has_semantics = {Table::Event, Table::Property};
constexpr std::array method_def_or_ref = {Table::MethodDef, Table::MemberRef};
constexpr std::array member_forwarded = {Table::Field, Table::MethodDef};
constexpr std::array implementation = {Table::File, Table::AssemblyRef, Table::ExportedType};
constexpr std::array custom_attribute_type = {unused_tag, unused_tag, Table::MethodDef,
                                              Table::MemberRef, unused_tag};
constexpr std::array resolution_scope = {Table::Module, Table::ModuleRef, Table::AssemblyRef,
                                         Table::TypeRef};
constexpr std::array type_or_method_def = {Table::TypeDef, Table::MethodDef};
constexpr std::array has_custom_debug_information = {
    Table::MethodDef,        Table::Field,         Table::TypeRef,
    Table::TypeDef,          Table::Param,         Table::InterfaceImpl,
    Table::MemberRef,        Table::Module,        Table::DeclSecurity,
    Table::Property,         Table::Event,         Table::StandAloneSig,
    Table::ModuleRef,        Table::TypeSpec,      Table::Assembly,
    Table::AssemblyRef,      Table::File,          Table::ExportedType,
    Table::ManifestResource, Table::GenericParam,  Table::GenericParamConstraint,
    Table::MethodSpec,       Table::Document,      Table::LocalScope,
    Table::LocalVariable,    Table::LocalConstant, Table::ImportScope};

/// In the order of Kind, from TypeDefOrRef on.
constexpr std::array coded_indexes = {
    CodedIndex{2, type_def_or_ref},       CodedIndex{2, has_constant},
    CodedIndex{5, has_custom_attribute},  CodedIndex{1, has_field_marshal},
    CodedIndex{2, has_decl_security},     CodedIndex{3, member_ref_parent},
    CodedIndex{1, has_semantics},         CodedIndex{1, method_def_or_ref},
    CodedIndex{1, member_forwarded},      CodedIndex{2, implementation},
    CodedIndex{3, custom_attribute_type}, CodedIndex{2, resolution_scope},
    CodedIndex{1, type_or_method_def},    CodedIndex{5, has_custom_debug_information},
};
constexpr std::uint8_t no_tag = 0xff;
constexpr auto first_coded = static_cast<std::size_t>(Kind::TypeDefOrRef);
static_assert(first_coded + coded_indexes.size() == static_cast<std::size_t>(Kind::first_table));

constexpr std::array<std::string_view, table_count> make_names() {
  std::array<std::string_view, table_count> names;
#define TABLE(number, name) names[number] = #name;
#define COLUMN(table, name, kind)
#include "assembly/tables.def"
  return names;
}
constexpr auto names = make_names();

/// By coded index and table: its tag.
constexpr auto make_tags() {
  std::array<std::array<std::uint8_t, table_count>, coded_indexes.size()> tags{};
  for (std::size_t i = 0; i < tags.size(); ++i) {
    tags[i].fill(no_tag);
    for (std::size_t tag = 0; tag < coded_indexes[i].targets.size(); ++tag) {
      const Table target = coded_indexes[i].targets[tag];
      if (target != unused_tag) {
        tags[i][static_cast<std::size_t>(target)] = static_cast<std::uint8_t>(tag);
      }
    }
  }
  return tags;
}
constexpr auto tags = make_tags();

}  // namespace

std::string_view table_name(Table table) {
  const auto number = static_cast<std::size_t>(table);
  return number < names.size() ? names[number] : std::string_view();
}

const CodedIndex& coded_index(Kind kind) {
  const auto position = static_cast<std::size_t>(kind) - first_coded;
  assert(position < coded_indexes.size());
  return coded_indexes[position];
}

std::uint32_t encode_index(Kind kind, Table table, std::uint32_t row) {
  if (is_table_index(kind)) return row;
  const auto position = static_cast<std::size_t>(kind) - first_coded;
  const std::uint8_t tag = tags[position][static_cast<std::size_t>(table)];
  assert(tag != no_tag);
  return row << coded_indexes[position].tag_bits | tag;
}

}  // namespace mmcheck::assembly
