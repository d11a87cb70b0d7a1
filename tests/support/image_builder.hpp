// Makes managed PE files byte by byte, for tests that need a small valid one, or one that is broken
// in a single place. It shares nothing with the reader: a row is written with the width of every
// cell spelled out, as ECMA-335 has it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mmcheck::testing {

using Content = std::vector<std::uint8_t>;

/// A number and how many bytes it takes.
struct Cell {
  std::uint64_t value;
  unsigned width;
};
constexpr Cell u8(std::uint64_t value) { return {value, 1}; }
constexpr Cell u16(std::uint64_t value) { return {value, 2}; }
constexpr Cell u32(std::uint64_t value) { return {value, 4}; }
constexpr Cell u64(std::uint64_t value) { return {value, 8}; }

/// Appends the cells, little-endian.
void append(Content& to, std::initializer_list<Cell> cells);
void append(Content& to, const Content& what);
void append(Content& to, std::string_view text);
/// Zeros up to a multiple of `boundary`.
void pad(Content& to, std::size_t boundary);
/// Overwrites what is there.
void patch(Content& to, std::size_t at, Cell cell);
/// An unsigned number as II.23.2 compresses it.
Content compressed(std::uint32_t number);

/// Numbers of the metadata tables (II.22), as far as tests need them.
enum TableNumber : unsigned {
  Module = 0x00,
  TypeRef = 0x01,
  TypeDef = 0x02,
  FieldPtr = 0x03,
  Field = 0x04,
  MethodPtr = 0x05,
  MethodDef = 0x06,
  Param = 0x08,
  InterfaceImpl = 0x09,
  MemberRef = 0x0a,
  Constant = 0x0b,
  CustomAttribute = 0x0c,
  StandAloneSig = 0x11,
  PropertyMap = 0x15,
  Property = 0x17,
  ModuleRef = 0x1a,
  TypeSpec = 0x1b,
  FieldRva = 0x1d,
  AssemblyDef = 0x20,
  AssemblyRef = 0x23,
  ExportedType = 0x27,
  NestedClass = 0x29,
  GenericParam = 0x2a,
  MethodSpec = 0x2b,
};

/// The metadata root with its streams (II.24).
class MetadataBuilder {
 public:
  /// Each adds to a heap and returns the index.
  std::uint32_t string(std::string_view text);
  std::uint32_t blob(const Content& content);
  std::uint32_t guid(std::uint8_t every_byte);
  std::uint32_t user_string(std::u16string_view text);

  /// Adds a row and returns its number.
  std::uint32_t row(unsigned table, std::initializer_list<Cell> cells);

  /// What is written, for tests that write something else.
  std::string version = "v4.0.30319";
  std::string tables_name = "#~";
  std::uint8_t heap_sizes = 0;
  Content strings{0};
  Content blobs{0};
  Content user_strings{0};
  Content guids;
  std::map<unsigned, std::uint32_t> row_counts;  // by table
  std::map<unsigned, Content> rows;
  std::vector<std::pair<std::string, Content>> other_streams;

  Content tables() const;
  Content build() const;
};

/// A PE file with one section: the CLI header, what place() added, the metadata.
class ImageBuilder {
 public:
  // Where things stand in every file that build() makes.
  static constexpr std::size_t pe_pointer = 0x3c;
  static constexpr std::size_t pe_header = 0x40;
  static constexpr std::size_t section_count = pe_header + 6;
  static constexpr std::size_t optional_size = pe_header + 20;
  static constexpr std::size_t optional_header = pe_header + 24;
  static constexpr std::size_t section_at = 0x200;  // the content of the section
  static constexpr std::size_t cli_header = section_at;
  static constexpr std::uint32_t section_rva = 0x2000;

  MetadataBuilder metadata;
  std::uint32_t entry_point = 0;
  std::uint32_t cli_flags = 1;
  bool pe32_plus = false;

  /// Adds bytes at the next multiple of four, and returns their rva.
  std::uint32_t place(const Content& content);

  /// Adds an entry to the debug directory.
  void debug_entry(std::uint32_t type, const Content& content);

  Content build() const;

  /// Where in the file an rva of the section is.
  static std::size_t file_offset(std::uint32_t rva) { return rva - section_rva + section_at; }
  /// Of the PE32 optional header.
  std::size_t data_directory(unsigned index) const;
  std::size_t section_header() const;
  /// Where the metadata root is in the file that build() makes now.
  std::size_t metadata_at() const;

 private:
  struct DebugEntry {
    std::uint32_t type;
    std::uint32_t rva;
    std::uint32_t size;
  };
  std::uint32_t rva_after(const Content& content) const;

  Content placed_;
  std::vector<DebugEntry> debug_entries_;
};

/// A method body with a header of one byte (II.25.4.2).
Content tiny_body(const Content& code);
/// One with a header of twelve (II.25.4.3); `sections` follow the code.
Content fat_body(const Content& code, std::uint32_t locals = 0, std::uint16_t more_flags = 0,
                 const Content& sections = {});

/// A whole small program: Module, the assembly, `<Module>`, `Program` with a static field `flag`,
/// and `Program.Main()` (method 1) with the given body; AssemblyRef 1 and TypeRef 1 are
/// System.Object's.
struct SmallProgram {
  ImageBuilder image;
  std::uint32_t object = 1;   // TypeRef
  std::uint32_t program = 2;  // TypeDef
  std::uint32_t void_signature = 0;
  std::uint32_t main_rva = 0;

  explicit SmallProgram(const Content& body = tiny_body({0x2a}));

  Content build() const { return image.build(); }
};

}  // namespace mmcheck::testing
