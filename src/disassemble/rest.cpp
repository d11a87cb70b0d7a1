// The end of a listing: what belongs to nothing that was listed, and what nobody has looked at yet.
#include <fmt/core.h>

#include "base/budget.hpp"
#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

namespace {

// How much is read without being printed, which the output's own limit would stop otherwise.
constexpr std::size_t per_byte = 16;
constexpr std::size_t at_least = std::size_t{1} << 20;

}  // namespace

void RestListing::print() {
  print_attributes();
  read_names();
  read_signatures();
  for (const Table table : {Table::TypeDef,         Table::Field,
                            Table::MethodDef,       Table::Param,
                            Table::InterfaceImpl,   Table::Constant,
                            Table::CustomAttribute, Table::FieldMarshal,
                            Table::DeclSecurity,    Table::ClassLayout,
                            Table::FieldLayout,     Table::EventMap,
                            Table::Event,           Table::PropertyMap,
                            Table::Property,        Table::MethodSemantics,
                            Table::MethodImpl,      Table::ImplMap,
                            Table::FieldRva,        Table::NestedClass,
                            Table::GenericParam,    Table::GenericParamConstraint}) {
    if (list_.has_seen_all(table)) continue;
    list_.text +=
        fmt::format("// {} rows of the metadata table {} belong to nothing above",
                    list_.metadata.rows(table) - list_.seen[static_cast<std::size_t>(table)],
                    table_name(table));
    list_.output.end_line();
  }
}

/// Attributes of what is not listed by itself, such as references to members.
void RestListing::print_attributes() {
  if (list_.has_seen_all(Table::CustomAttribute)) return;
  for (const std::uint32_t row : list_.metadata.all(Table::CustomAttribute)) {
    const Token parent = list_.metadata.required(Column::CustomAttribute_Parent, row);
    std::string name;
    switch (parent.table()) {
      case Table::TypeRef:
      case Table::TypeSpec:
      case Table::MemberRef:
      case Table::MethodSpec:
        list_.names.append_name(name, parent, {});
        break;
      case Table::ModuleRef:
        name = escaped(list_.metadata.string(Column::ModuleRef_Name, parent.row()));
        break;
      case Table::ManifestResource:
        name = escaped(list_.metadata.string(Column::ManifestResource_Name, parent.row()));
        break;
      case Table::ExportedType:
        name = exported_name(list_.metadata, parent.row());
        break;
      case Table::AssemblyRef:
      case Table::File:
        name = implementation_name(list_.metadata, parent);
        break;
      case Table::StandAloneSig:
        name = std::to_string(parent.row());
        break;
      default:
        continue;
    }
    list_.text.push_back('[');
    list_.text += table_name(parent.table());
    list_.text += ": ";
    list_.attributes.append(list_.text, row);
    list_.text += "]  // on ";
    list_.text += name;
    list_.output.end_line();
    list_.see(Table::CustomAttribute);
  }
}

void RestListing::read_names() {
  std::string scratch;
  for (const Table table : {Table::TypeRef, Table::TypeDef, Table::TypeSpec, Table::Field,
                            Table::MethodDef, Table::MemberRef, Table::MethodSpec}) {
    // A declaration that was listed shows all that its name is made of.
    if (list_.has_seen_all(table)) continue;
    for (const std::uint32_t row : list_.metadata.all(table)) {
      scratch.clear();
      try {
        list_.names.append_name(scratch, Token(table, row), {});
      } catch (const base::Error& error) {
        throw error.in(fmt::format("row {} of the metadata table {}", row, table_name(table)));
      }
    }
  }
}

void RestListing::read_signatures() {
  constexpr std::uint8_t locals = 0x07;
  // Rows are two bytes and may share a blob, and what is read here is not printed.
  base::Budget budget(per_byte * list_.assembly.file_size() + at_least);
  for (const std::uint32_t row : list_.metadata.all(Table::StandAloneSig)) {
    const base::Bytes blob = list_.metadata.blob(Column::StandAloneSig_Signature, row);
    budget.spend(blob.size(), blob.place(),
                 "signatures of locals in proportion to the file; many share one blob");
    if (!blob.empty() && blob[0] == locals) {
      read_local_signature(list_.metadata, blob);
    } else if (assembly::is_field_signature(blob)) {
      read_field_signature(list_.metadata, blob);
    } else {
      read_method_signature(list_.metadata, blob);
    }
  }
}

}  // namespace mmcheck::disassemble
