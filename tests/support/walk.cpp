#include "support/walk.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "assembly/attributes.hpp"
#include "assembly/blob_values.hpp"
#include "assembly/marshalling.hpp"
#include "assembly/mdb.hpp"
#include "assembly/names.hpp"
#include "assembly/portable_pdb.hpp"
#include "base/error.hpp"
#include "disassemble/disassemble.hpp"

namespace mmcheck::testing {

using namespace mmcheck::assembly;  // NOLINT(google-build-using-namespace)

namespace {

/// Rows of a table that are looked at; the listing looks at the others.
constexpr std::uint32_t rows_walked = 2000;

template <typename Action>
void try_to(Action action) {
  try {
    action();
  } catch (const base::Error&) {
    // An answer like any other.
  }
}

/// Does `action` for the table's rows, each on its own.
template <typename Action>
void try_rows(const Metadata& metadata, Table table, Action action) {
  const std::uint32_t last = std::min(metadata.rows(table), rows_walked);
  for (std::uint32_t row = 1; row <= last; ++row) try_to([&] { action(row); });
}

void walk_cell(const Metadata& metadata, Column column, std::uint32_t row) {
  switch (info(column).kind) {
    case Kind::u16:
    case Kind::u32:
      metadata.cell(column, row);
      return;
    case Kind::string:
      metadata.string(column, row);
      return;
    case Kind::guid:
      metadata.guid(column, row);
      return;
    case Kind::blob:
      metadata.blob(column, row);
      return;
    default:
      metadata.token(column, row);
      return;
  }
}

void walk_tables(const Metadata& metadata) {
  for (std::size_t i = 0; i < column_count; ++i) {
    const auto column = static_cast<Column>(i);
    try_rows(metadata, info(column).table,
             [&](std::uint32_t row) { walk_cell(metadata, column, row); });
  }
}

void walk_signatures(const Metadata& metadata) {
  constexpr std::array methods = {Column::MethodDef_Signature, Column::MemberRef_Signature,
                                  Column::Property_Type, Column::StandAloneSig_Signature};
  for (const Column column : methods) {
    try_rows(metadata, info(column).table, [&](std::uint32_t row) {
      read_method_signature(metadata, metadata.blob(column, row));
    });
  }
  try_rows(metadata, Table::Field, [&](std::uint32_t row) {
    read_field_signature(metadata, metadata.blob(Column::Field_Signature, row));
  });
  try_rows(metadata, Table::StandAloneSig, [&](std::uint32_t row) {
    read_local_signature(metadata, metadata.blob(Column::StandAloneSig_Signature, row));
  });
  try_rows(metadata, Table::TypeSpec, [&](std::uint32_t row) {
    read_type_spec(metadata, metadata.blob(Column::TypeSpec_Signature, row));
  });
  try_rows(metadata, Table::MethodSpec, [&](std::uint32_t row) {
    read_method_spec(metadata, metadata.blob(Column::MethodSpec_Instantiation, row));
  });
}

/// Every opcode row and every operand is touched, as a sanitizer would notice.
void walk_code(const Metadata& metadata, Bytes code) {
  for (std::uint32_t offset = 0; offset < code.size();) {
    const Instruction instruction = decode(code, offset);
    for (std::uint32_t i = 0; i < instruction.target_count(); ++i) instruction.target(i);
    if (info(instruction.opcode).operand == Operand::token_string) {
      try_to([&] { metadata.user_string(instruction.token.row()); });
    }
    offset = instruction.end();
  }
}

void walk_members(const Assembly& assembly) {
  const Metadata& metadata = assembly.metadata();
  try_rows(metadata, Table::MethodDef, [&](std::uint32_t row) {
    assembly.declaring_type_of_method(row);
    if (assembly.has_body(row)) walk_code(metadata, assembly.body(row).code);
  });
  try_rows(metadata, Table::Field,
           [&](std::uint32_t row) { assembly.declaring_type_of_field(row); });
  try_rows(metadata, Table::FieldRva, [&](std::uint32_t row) { assembly.field_data(row); });
  try_rows(metadata, Table::TypeDef, [&](std::uint32_t row) { assembly.enclosing_type(row); });
}

void walk_names(const Assembly& assembly) {
  const Metadata& metadata = assembly.metadata();
  Names names(assembly);
  for (std::size_t table = 0; table < table_count; ++table) {
    const auto number = static_cast<Table>(table);
    try_rows(metadata, number, [&](std::uint32_t row) {
      names.type(Token(number, row));
      names.method(Token(number, row));
    });
  }
}

void walk_attributes(const Assembly& assembly) {
  const Metadata& metadata = assembly.metadata();
  Names names(assembly);
  Attributes attributes(assembly, names);
  std::string text;
  const auto try_each = [&](Table table, auto action) {
    try_rows(metadata, table, [&](std::uint32_t row) {
      text.clear();
      action(row);
    });
  };
  try_each(Table::CustomAttribute, [&](std::uint32_t row) {
    attributes.append(text, row);
    attributes.type_name(row);
    attributes.first_string(row);
  });
  try_each(Table::Constant, [&](std::uint32_t row) { append_constant(text, metadata, row); });
  try_each(Table::FieldMarshal, [&](std::uint32_t row) { append_marshal(text, metadata, row); });
  try_each(Table::DeclSecurity,
           [&](std::uint32_t row) { attributes.append_permissions(text, row); });
}

void walk_all(const Assembly& assembly) {
  try_to([&] {
    assembly.name();
    assembly.mvid();
  });
  assembly.entry_point();
  walk_tables(assembly.metadata());
  walk_signatures(assembly.metadata());
  walk_members(assembly);
  walk_names(assembly);
  walk_attributes(assembly);
}

/// The id that a PDB gives itself: whether it is the right one is not of interest here.
std::vector<PdbId> own_ids(Bytes file) {
  std::vector<PdbId> ids(1);
  try_to([&] {
    const Metadata metadata(file);
    if (metadata.has_pdb_header()) {
      std::copy_n(metadata.pdb_header().id.data(), ids[0].size(), ids[0].begin());
    }
  });
  return ids;
}

void walk(const Symbols& symbols, std::uint32_t methods) {
  for (std::uint32_t method = 0; method <= methods + 1; ++method) {
    symbols.local_names(method);
    for (const SequencePoint& point : symbols.sequence_points(method)) {
      if (point.document >= symbols.documents().size()) __builtin_trap();
    }
  }
}

}  // namespace

std::string walk_assembly(std::span<const std::uint8_t> content) {
  try {
    const auto assembly = Assembly::read({content.begin(), content.end()}, "file");
    walk_all(*assembly);
    disassemble::disassemble(*assembly, [](std::string_view) {});
    return "";
  } catch (const base::Error& error) {
    return error.what();
  }
}

void walk_symbols(const Assembly& assembly, std::span<const std::uint8_t> content) {
  const std::uint32_t methods = assembly.metadata().rows(Table::MethodDef);
  const auto try_pdb = [&](Bytes file) {
    try_to([&] { walk(read_portable_pdb(file, own_ids(file), methods), methods); });
  };
  const Bytes file(content, 0);
  try_pdb(file);
  try_to([&] {
    const std::vector<std::uint8_t> inflated = inflate_portable_pdb(file);
    try_pdb(Bytes(inflated, 0));
  });
  try_to([&] { walk(read_mdb(file, assembly.mvid(), methods), methods); });
  // An .mdb that is another build's is refused early: make it this one's.
  constexpr std::size_t mvid_at = 16;
  Guid mvid = assembly.mvid();
  if (file.size() < mvid_at + mvid.size()) return;
  std::copy_n(file.data() + mvid_at, mvid.size(), mvid.begin());
  try_to([&] { walk(read_mdb(file, mvid, methods), methods); });
}

}  // namespace mmcheck::testing
