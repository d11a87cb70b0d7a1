#include "assembly/assembly.hpp"

#include <fmt/core.h>

#include <utility>

#include "assembly/flags.hpp"

namespace mmcheck::assembly {

namespace {

// MethodDef.ImplFlags, II.23.1.11.

constexpr unsigned deepest_nesting = 256;

/// Nested types name the type that they are in: whoever walks outwards must arrive.
void check_nesting(const Assembly& assembly) {
  for (const std::uint32_t row : assembly.metadata().all(Table::NestedClass)) {
    const Token nested = assembly.metadata().required(Column::NestedClass_NestedClass, row);
    // Rows that say the same twice would make a tree of types whose paths double at every level.
    if (assembly.metadata().rows_where(Column::NestedClass_NestedClass, nested).size() != 1) {
      assembly.metadata().refuse(Column::NestedClass_NestedClass, row,
                                 "a type that is nested once");
    }
    std::uint32_t type = nested.row();
    for (unsigned depth = 0; type != 0; ++depth) {
      if (depth == deepest_nesting) {
        assembly.metadata().refuse(Column::NestedClass_NestedClass, row,
                                   "a type that nests less than 256 deep");
      }
      type = assembly.enclosing_type(type);
    }
  }
}

}  // namespace

Assembly::Assembly(base::PartialFile file, std::string path)
    : path_(std::move(path)),
      file_(std::move(file)),
      image_(Bytes(file_.bytes(), 0), &file_),
      metadata_(image_.metadata(), &file_) {}

std::unique_ptr<Assembly> Assembly::load(base::PartialFile file, const std::string& name,
                                         Reading reading) {
  try {
    std::unique_ptr<Assembly> assembly(new Assembly(std::move(file), name));
    // Its header would let rows be named that an assembly has nowhere.
    if (assembly->metadata().has_pdb_header()) {
      throw base::Error("", "expected an assembly: this is a portable PDB");
    }
    check_nesting(*assembly);
    // Not before it has turned out to be an assembly.
    if (reading == Reading::whole) {
      assembly->file_.fetch_all();
      assembly->metadata_.complete();
    }
    return assembly;
  } catch (const base::Error& error) {
    throw error.in(name);
  }
}

std::unique_ptr<const Assembly> Assembly::read(std::vector<std::uint8_t> content,
                                               const std::string& name) {
  return load(base::PartialFile(std::move(content)), name, Reading::whole);
}

std::unique_ptr<const Assembly> Assembly::open(const std::string& path, Reading reading) {
  std::unique_ptr<Assembly> assembly = load(base::PartialFile(path), path, reading);
  assembly->symbols_ = find_symbols(*assembly, path);
  return assembly;
}

Bytes Assembly::file() const {
  file_.fetch(0, file_size());
  return {file_.bytes(), 0};
}

std::string_view Assembly::name() const {
  return metadata_.rows(Table::Assembly) != 0 ? metadata_.string(Column::Assembly_Name, 1)
                                              : metadata_.string(Column::Module_Name, 1);
}

Guid Assembly::mvid() const { return metadata_.guid(Column::Module_Mvid, 1); }

Token Assembly::entry_point() const {
  const CliHeader& cli = image_.cli();
  if ((cli.flags & CliHeader::native_entry_point) != 0) return {};
  const Token token(cli.entry_point);
  return metadata_.contains(token) && token.table() == Table::MethodDef ? token : Token();
}

bool Assembly::has_body(std::uint32_t method) const {
  const std::uint32_t flags = metadata_.cell(Column::MethodDef_ImplFlags, method);
  return metadata_.cell(Column::MethodDef_Rva, method) != 0 &&
         (flags & (MethodImplFlags::code_type_mask | MethodImplFlags::unmanaged)) == 0;
}

MethodBody Assembly::body(std::uint32_t method) const {
  constexpr std::string_view what = "a method body";
  constexpr std::size_t usual = std::size_t{1} << 16;
  const std::uint32_t rva = metadata_.cell(Column::MethodDef_Rva, method);
  // How long a body is shows while it is read. One that seems to be cut off has been, by us, unless
  // it is read to the end of the section: no more of the file is fetched than has to be.
  for (std::size_t most = usual;; most *= 4) {
    const Bytes bytes = image_.at(rva, what, most);
    if (bytes.size() < most) return read_method_body(metadata_, bytes);
    try {
      return read_method_body(metadata_, bytes);
    } catch (const base::Error&) {
    }
  }
}

Bytes Assembly::field_data(std::uint32_t field_rva_row, std::size_t most) const {
  return image_.at(metadata_.cell(Column::FieldRva_Rva, field_rva_row),
                   "the initial content of a field", most);
}

std::uint32_t Assembly::enclosing_type(std::uint32_t type) const {
  const auto rows =
      metadata_.rows_where(Column::NestedClass_NestedClass, Token(Table::TypeDef, type));
  if (rows.empty()) return 0;
  return metadata_.required(Column::NestedClass_EnclosingClass, rows.front()).row();
}

std::uint32_t Assembly::declaring_type_of_method(std::uint32_t method) const {
  return metadata_.owner(Column::TypeDef_MethodList, method);
}

std::uint32_t Assembly::declaring_type_of_field(std::uint32_t field) const {
  return metadata_.owner(Column::TypeDef_FieldList, field);
}

}  // namespace mmcheck::assembly
