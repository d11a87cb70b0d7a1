// The head of a listing: what the assembly as a whole is, refers to and contains.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include "assembly/flags.hpp"
#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

using assembly::CliHeader;
using assembly::FoundSymbols;
using assembly::Guid;
using base::append_hex;

namespace {

constexpr unsigned deepest_nesting = 256;

}  // namespace

/// The columns of Assembly or AssemblyRef with what tells versions apart.
struct HeaderListing::IdentityColumns {
  Column major, minor, build, revision, flags, key, name, culture;
};

std::string exported_name(const Metadata& metadata, std::uint32_t row) {
  std::string name;
  for (unsigned depth = 0;; ++depth) {
    if (depth == deepest_nesting) {
      metadata.refuse(Column::ExportedType_Implementation, row,
                      "an exported type that nests less than 256 deep");
    }
    const std::string_view space = metadata.string(Column::ExportedType_TypeNamespace, row);
    std::string part = space.empty() ? "" : escaped(space) + ".";
    part += escaped(metadata.string(Column::ExportedType_TypeName, row));
    if (!name.empty()) part += ".";
    name.insert(0, part);
    const Token outer = metadata.token(Column::ExportedType_Implementation, row);
    if (outer.table() != Table::ExportedType || outer.is_null()) return name;
    row = outer.row();
  }
}

std::string implementation_name(const Metadata& metadata, Token token) {
  switch (token.table()) {
    case Table::AssemblyRef:
      return "assembly " + escaped(metadata.string(Column::AssemblyRef_Name, token.row()));
    case Table::File:
      return "file " + escaped(metadata.string(Column::File_Name, token.row()));
    default:
      return "type " + exported_name(metadata, token.row());
  }
}

/// What it is about only if that is not what the line before it is about.
template <typename... Parts>
void HeaderListing::line(std::string_view label, const Parts&... parts) {
  list_.text += "//   ";
  if (label == last_label_) label = "";
  if (!label.empty()) last_label_ = label;
  list_.text += label;
  list_.text.append(14 - std::min<std::size_t>(label.size(), 13), ' ');
  ((list_.text += parts), ...);
  list_.output.end_line();
}

void HeaderListing::print() {
  list_.text += "// ";
  if (list_.metadata.rows(Table::Assembly) == 0) {
    list_.text += "module " + escaped(list_.assembly.name()) + ", without an assembly manifest";
  }
  for (const std::uint32_t row : list_.metadata.all(Table::Assembly)) {
    list_.text += identity(
        {Column::Assembly_MajorVersion, Column::Assembly_MinorVersion, Column::Assembly_BuildNumber,
         Column::Assembly_RevisionNumber, Column::Assembly_Flags, Column::Assembly_PublicKey,
         Column::Assembly_Name, Column::Assembly_Culture},
        row);
    list_.see(Table::Assembly);
  }
  list_.output.end_line();
  list_.text += "//";
  list_.output.end_line();
  print_file();
  print_module();
  print_entry_point();
  print_symbols();
  print_references();
  print_resources();
  print_exported_types();
  print_platforms();
  print_attributes();
}

void HeaderListing::print_attributes() {
  bool is_first = true;
  for (const Table table : {Table::Assembly, Table::Module}) {
    const bool is_assembly = table == Table::Assembly;
    const std::string_view target = is_assembly ? "assembly: " : "module: ";
    for (const std::uint32_t row : list_.metadata.all(table)) {
      const Token token(table, row);
      const bool has_permissions =
          is_assembly && !list_.metadata.rows_where(Column::DeclSecurity_Parent, token).empty();
      if (!has_permissions &&
          list_.metadata.rows_where(Column::CustomAttribute_Parent, token).empty()) {
        continue;
      }
      if (is_first) list_.output.end_line();
      is_first = false;
      list_.print_attributes(token, 0, target);
      if (has_permissions) list_.print_permissions(token, 0, target);
    }
  }
}

void HeaderListing::print_file() {
  line("file", escaped(list_.assembly.path()),
       fmt::format(", {} bytes", list_.assembly.file_size()),
       list_.assembly.image().is_pe32_plus() ? ", PE32+" : ", PE32",
       fmt::format(", machine {:#x}", list_.assembly.image().machine()),
       (list_.assembly.image().cli().flags & CliHeader::il_only) != 0 ? "" : ", with native code");
}

void HeaderListing::print_module() {
  for (const std::uint32_t row : list_.metadata.all(Table::Module)) {
    std::string mvid;
    assembly::append_guid(mvid, list_.metadata.guid(Column::Module_Mvid, row));
    std::string edit;
    for (const auto& [name, column] : {std::pair{", generation ", Column::Module_EncId},
                                       std::pair{", based on ", Column::Module_EncBaseId}}) {
      const Guid guid = list_.metadata.guid(column, row);
      if (guid == Guid{}) continue;
      edit += name;
      assembly::append_guid(edit, guid);
    }
    line("module", escaped(list_.metadata.string(Column::Module_Name, row)), ", mvid ", mvid, edit);
    list_.see(Table::Module);
  }
  const std::string framework = target_framework();
  line("runtime", escaped(list_.metadata.version()),
       framework.empty() ? "" : ", target framework " + framework);
}

void HeaderListing::print_entry_point() {
  const CliHeader& cli = list_.assembly.image().cli();
  const Token entry = list_.assembly.entry_point();
  if (!entry.is_null()) {
    line("entry point", list_.names.method(entry));
  } else if ((cli.flags & CliHeader::native_entry_point) != 0) {
    line("entry point", fmt::format("native code at address {:#x}", cli.entry_point));
  } else if (cli.entry_point != 0) {
    // In an assembly of several files it may be in another one.
    const Token token(cli.entry_point);
    const bool is_file = token.table() == Table::File && list_.metadata.contains(token);
    line("entry point",
         is_file ? "in the file " + escaped(list_.metadata.string(Column::File_Name, token.row()))
                 : fmt::format("token {:#010x}, which is no method", token.value));
  }
}

void HeaderListing::print_symbols() {
  const FoundSymbols& symbols = list_.assembly.symbols();
  if (symbols.symbols != nullptr) line("symbols", escaped(symbols.source));
  if (!symbols.warning.empty()) line("symbols", "warning: ", escaped(symbols.warning));
  if (symbols.symbols == nullptr && symbols.warning.empty()) line("symbols", "none");
}

std::string HeaderListing::target_framework() {
  for (const std::uint32_t row : list_.metadata.all(Table::Assembly)) {
    for (const std::uint32_t attribute :
         list_.metadata.rows_where(Column::CustomAttribute_Parent, Token(Table::Assembly, row))) {
      if (list_.attributes.type_name(attribute) == "TargetFrameworkAttribute") {
        return list_.attributes.first_string(attribute);
      }
    }
  }
  return {};
}

void HeaderListing::print_references() {
  for (const std::uint32_t row : list_.metadata.all(Table::AssemblyRef)) {
    const base::Bytes hash = list_.metadata.blob(Column::AssemblyRef_HashValue, row);
    line("references",
         identity({Column::AssemblyRef_MajorVersion, Column::AssemblyRef_MinorVersion,
                   Column::AssemblyRef_BuildNumber, Column::AssemblyRef_RevisionNumber,
                   Column::AssemblyRef_Flags, Column::AssemblyRef_PublicKeyOrToken,
                   Column::AssemblyRef_Name, Column::AssemblyRef_Culture},
                  row),
         hash.empty() ? "" : fmt::format(", hash of {} bytes", hash.size()));
    list_.see(Table::AssemblyRef);
  }
  for (const std::uint32_t row : list_.metadata.all(Table::ModuleRef)) {
    line("modules", escaped(list_.metadata.string(Column::ModuleRef_Name, row)));
    list_.see(Table::ModuleRef);
  }
  for (const std::uint32_t row : list_.metadata.all(Table::File)) {
    constexpr std::uint32_t no_metadata = 1;
    line(
        "files", escaped(list_.metadata.string(Column::File_Name, row)),
        list_.metadata.cell(Column::File_Flags, row) == no_metadata ? ", without metadata" : "",
        fmt::format(", hash of {} bytes", list_.metadata.blob(Column::File_HashValue, row).size()));
    list_.see(Table::File);
  }
}

void HeaderListing::print_resources() {
  for (const std::uint32_t row : list_.metadata.all(Table::ManifestResource)) {
    std::string text = escaped(list_.metadata.string(Column::ManifestResource_Name, row));
    constexpr std::uint32_t is_public = 1;
    if (list_.metadata.cell(Column::ManifestResource_Flags, row) != is_public) text += ", private";
    const Token where = list_.metadata.token(Column::ManifestResource_Implementation, row);
    const std::uint32_t offset = list_.metadata.cell(Column::ManifestResource_Offset, row);
    if (where.is_null()) {
      constexpr std::string_view what = "a resource within the resources of the file";
      base::Reader reader(list_.assembly.image()
                              .at(list_.assembly.image().cli().resources, what)
                              .from(offset, what));
      const std::uint32_t size = reader.u32(what);
      reader.skip(size, what);
      text += fmt::format(", {} bytes", size);
    } else {
      text += ", in " + implementation_name(list_.metadata, where);
      if (offset != 0) text += fmt::format(" at {}", offset);
    }
    line("resources", text);
    list_.see(Table::ManifestResource);
  }
}

void HeaderListing::print_exported_types() {
  for (const std::uint32_t row : list_.metadata.all(Table::ExportedType)) {
    std::string words;
    append_type_flags(words, list_.metadata.cell(Column::ExportedType_Flags, row), TypeForm::Class);
    const Token where = list_.metadata.required(Column::ExportedType_Implementation, row);
    line("exports", exported_name(list_.metadata, row), " from ",
         implementation_name(list_.metadata, where), words.empty() ? "" : " (" + words + ")");
    list_.see(Table::ExportedType);
  }
}

/// Tables that only old or edited files have.
void HeaderListing::print_platforms() {
  const auto numbers = [&](std::string_view label, Table table,
                           std::initializer_list<Column> columns) {
    for (const std::uint32_t row : list_.metadata.all(table)) {
      std::string text;
      for (const Column column : columns) {
        text += fmt::format(" {:#x}", list_.metadata.cell(column, row));
      }
      line(label, table_name(table), text);
      list_.see(table);
    }
  };
  numbers("platforms", Table::AssemblyProcessor, {Column::AssemblyProcessor_Processor});
  numbers("platforms", Table::AssemblyOs,
          {Column::AssemblyOs_OsPlatformId, Column::AssemblyOs_OsMajorVersion,
           Column::AssemblyOs_OsMinorVersion});
  numbers("platforms", Table::AssemblyRefProcessor,
          {Column::AssemblyRefProcessor_Processor, Column::AssemblyRefProcessor_AssemblyRef});
  numbers("platforms", Table::AssemblyRefOs,
          {Column::AssemblyRefOs_OsPlatformId, Column::AssemblyRefOs_OsMajorVersion,
           Column::AssemblyRefOs_OsMinorVersion, Column::AssemblyRefOs_AssemblyRef});
  numbers("edits", Table::EncLog, {Column::EncLog_Token, Column::EncLog_FuncCode});
  numbers("edits", Table::EncMap, {Column::EncMap_Token});
}

std::string HeaderListing::identity(const IdentityColumns& columns, std::uint32_t row) {
  std::string result = escaped(list_.metadata.string(columns.name, row));
  result +=
      fmt::format(", Version={}.{}.{}.{}", list_.metadata.cell(columns.major, row),
                  list_.metadata.cell(columns.minor, row), list_.metadata.cell(columns.build, row),
                  list_.metadata.cell(columns.revision, row));
  const std::string_view culture = list_.metadata.string(columns.culture, row);
  if (!culture.empty()) result += ", Culture=" + escaped(culture);
  const std::uint32_t flags = list_.metadata.cell(columns.flags, row);
  const base::Bytes key = list_.metadata.blob(columns.key, row);
  if (!key.empty() && key.size() <= 8) {
    result +=
        (flags & assembly::AssemblyFlags::public_key) != 0 ? ", PublicKey=" : ", PublicKeyToken=";
    for (std::size_t i = 0; i < key.size(); ++i) append_hex(result, key[i], 2);
  } else if (!key.empty()) {
    result += fmt::format(", PublicKey={} bytes", key.size());
  }
  std::string words;
  append_assembly_flags(words, flags & ~assembly::AssemblyFlags::public_key);
  if (!words.empty()) result += " (" + words + ")";
  return result;
}

}  // namespace mmcheck::disassemble
