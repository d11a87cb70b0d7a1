// Metadata that can be changed: of an assembly or of a portable PDB. Every table and heap is taken
// over as it is, rows and heap entries are added at the ends, so that no token and no index
// changes, and all of it is written again: one row more can make the columns of other tables wider.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/metadata.hpp"
#include "rewrite/writer.hpp"

namespace mmcheck::rewrite {

class MetadataWriter {
 public:
  /// `root` is what `metadata` was read from.
  MetadataWriter(const assembly::Metadata& metadata, base::Bytes root);

  std::uint32_t rows(assembly::Table table) const;
  void set(assembly::Column column, std::uint32_t row, std::uint32_t value);
  /// A row at the end of a table, with these cells; returns its number.
  std::uint32_t add_row(assembly::Table table, std::initializer_list<std::uint32_t> cells);

  /// The index of such an entry of a heap. Those that were added before are not added twice.
  std::uint32_t string(std::string_view text);
  std::uint32_t blob(const Buffer& content);

  /// What a portable PDB says about the size of a table of its assembly.
  void set_external_rows(assembly::Table table, std::uint32_t rows);

  Buffer write() const;

 private:
  struct Stream {
    std::string name;
    Buffer content;
  };

  void read_streams(base::Reader& reader, base::Bytes root);
  void read_tables_header(base::Bytes stream);
  void read_pdb_header(base::Bytes stream);
  void read_rows(const assembly::Metadata& metadata);
  Stream& heap(std::string_view name);
  std::size_t heap_size(std::string_view name) const;
  std::uint8_t heap_sizes() const;
  assembly::Table list_target(assembly::Table member) const;
  std::uint32_t rows_for_width(assembly::Table table) const;
  std::uint8_t width(assembly::Column column, std::uint8_t heap_sizes) const;
  Buffer write_tables() const;
  Buffer write_pdb_header() const;

  Buffer head_;  // of the root, up to its flags
  std::vector<Stream> streams_;
  Buffer tables_head_;  // reserved, versions
  std::uint8_t heap_sizes_ = 0;
  std::uint64_t sorted_ = 0;
  Buffer pdb_head_;  // the id and the entry point
  std::array<std::uint32_t, assembly::table_count> external_rows_{};
  std::array<std::vector<std::uint32_t>, assembly::table_count> cells_;
  std::map<std::string, std::uint32_t, std::less<>> added_strings_;
  std::map<Buffer, std::uint32_t, BufferLess> added_blobs_;
};

}  // namespace mmcheck::rewrite
