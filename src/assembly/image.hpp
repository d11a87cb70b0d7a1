// The PE file around the metadata: headers, sections, the CLI header, debug directory entries.
// ECMA-335 II.25, Microsoft's PE/COFF specification.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/bytes.hpp"
#include "base/file.hpp"

namespace mmcheck::assembly {

using base::Bytes;

struct Section {
  std::string_view name;
  std::uint32_t rva;
  std::uint32_t virtual_size;
  Bytes content;  // what the file has of it
};

/// A directory: where something lies when the image is loaded. Absent when its rva is 0.
struct Directory {
  std::uint32_t rva = 0;
  std::uint32_t size = 0;
};

/// ECMA-335 II.25.3.3.
struct CliHeader {
  std::uint16_t major_runtime_version;
  std::uint16_t minor_runtime_version;
  Directory metadata;
  std::uint32_t flags;
  std::uint32_t entry_point;  // a token, or with `native_entry_point` the rva of machine code
  Directory resources;
  Directory managed_native_header;  // ReadyToRun's, where there is one

  static constexpr std::uint32_t il_only = 0x1;
  static constexpr std::uint32_t native_entry_point = 0x10;
};

struct DebugEntry {
  std::uint32_t stamp;
  std::uint16_t major_version;
  std::uint16_t minor_version;
  std::uint32_t type;
  Bytes content;

  static constexpr std::uint32_t codeview = 2;
  static constexpr std::uint32_t embedded_portable_pdb = 17;
};

/// A managed PE file. The windows point into the bytes it was read from, which may still lie on the
/// disk: whatever at() returns was fetched, the content of sections() was not.
class Image {
 public:
  explicit Image(Bytes file, const base::PartialFile* source = nullptr);

  bool is_pe32_plus() const { return pe32_plus_; }
  std::uint16_t machine() const { return machine_; }
  bool is_dll() const { return (characteristics_ & 0x2000) != 0; }
  const std::vector<Section>& sections() const { return sections_; }
  const CliHeader& cli() const { return cli_; }
  /// Those that can be read.
  const std::vector<DebugEntry>& debug_entries() const { return debug_entries_; }
  /// What is wrong with the debug directory, or with the first of its entries that cannot be read;
  /// empty if nothing is. It is no reason to refuse an assembly, which only has no symbols then.
  const std::string& debug_problem() const { return debug_problem_; }

  /// What the file has from `rva` to the end of its section, but no more than `most` bytes; an
  /// Error that names `what` if the rva is in none.
  Bytes at(std::uint32_t rva, std::string_view what, std::size_t most = all) const;
  Bytes at(Directory directory, std::string_view what) const;
  /// The metadata, which is not fetched: Metadata knows what of it is needed.
  Bytes metadata() const;

  static constexpr std::size_t all = ~std::size_t{0};

 private:
  void fetch(Bytes bytes) const {
    if (source_ != nullptr) source_->fetch(bytes.place(), bytes.size());
  }
  Bytes find(std::uint32_t rva, std::string_view what, std::size_t most) const;
  Directory data_directory(base::Reader optional_header, unsigned index) const;
  void read_sections(base::Reader& reader, unsigned count);
  void read_cli_header(Directory directory);
  void read_debug_entries(Directory directory);
  void read_debug_entry(base::Reader& reader);
  template <typename Read>
  void try_debug(Read read);

  Bytes file_;
  const base::PartialFile* source_;
  bool pe32_plus_ = false;
  std::uint16_t machine_ = 0;
  std::uint16_t characteristics_ = 0;
  std::vector<Section> sections_;
  CliHeader cli_{};
  std::vector<DebugEntry> debug_entries_;
  std::string debug_problem_;
};

}  // namespace mmcheck::assembly
