#include "image_builder.hpp"

#include <algorithm>

namespace mmcheck::testing {

void append(Content& to, std::initializer_list<Cell> cells) {
  for (const Cell& cell : cells) {
    for (unsigned byte = 0; byte < cell.width; ++byte) {
      to.push_back(static_cast<std::uint8_t>(cell.value >> (8 * byte)));
    }
  }
}

void append(Content& to, const Content& what) { to.insert(to.end(), what.begin(), what.end()); }

void append(Content& to, std::string_view text) { to.insert(to.end(), text.begin(), text.end()); }

void pad(Content& to, std::size_t boundary) {
  while (to.size() % boundary != 0) to.push_back(0);
}

void patch(Content& to, std::size_t at, Cell cell) {
  Content bytes;
  append(bytes, {cell});
  std::copy(bytes.begin(), bytes.end(), to.begin() + static_cast<std::ptrdiff_t>(at));
}

Content compressed(std::uint32_t number) {
  Content result;
  if (number < 0x80) {
    append(result, {u8(number)});
  } else if (number < 0x4000) {
    append(result, {u8(number >> 8 | 0x80), u8(number)});
  } else {
    append(result, {u8(number >> 24 | 0xc0), u8(number >> 16), u8(number >> 8), u8(number)});
  }
  return result;
}

// ---- metadata

std::uint32_t MetadataBuilder::string(std::string_view text) {
  const auto index = static_cast<std::uint32_t>(strings.size());
  append(strings, text);
  strings.push_back(0);
  return index;
}

std::uint32_t MetadataBuilder::blob(const Content& content) {
  const auto index = static_cast<std::uint32_t>(blobs.size());
  append(blobs, compressed(static_cast<std::uint32_t>(content.size())));
  append(blobs, content);
  return index;
}

std::uint32_t MetadataBuilder::guid(std::uint8_t every_byte) {
  guids.insert(guids.end(), 16, every_byte);
  return static_cast<std::uint32_t>(guids.size() / 16);
}

std::uint32_t MetadataBuilder::user_string(std::u16string_view text) {
  const auto index = static_cast<std::uint32_t>(user_strings.size());
  append(user_strings, compressed(static_cast<std::uint32_t>(text.size() * 2 + 1)));
  for (const char16_t unit : text) append(user_strings, {u16(unit)});
  user_strings.push_back(0);
  return index;
}

std::uint32_t MetadataBuilder::row(unsigned table, std::initializer_list<Cell> cells) {
  append(rows[table], cells);
  return ++row_counts[table];
}

Content MetadataBuilder::tables() const {
  std::uint64_t present = 0;
  for (const auto& [table, count] : row_counts) present |= std::uint64_t{1} << table;
  Content result;
  append(result, {u32(0), u8(2), u8(0), u8(heap_sizes), u8(1), u64(present), u64(0)});
  for (const auto& [table, count] : row_counts) append(result, {u32(count)});
  for (const auto& [table, content] : rows) append(result, content);
  return result;
}

Content MetadataBuilder::build() const {
  std::vector<std::pair<std::string, Content>> streams{{tables_name, tables()},
                                                       {"#Strings", strings},
                                                       {"#US", user_strings},
                                                       {"#GUID", guids},
                                                       {"#Blob", blobs}};
  streams.insert(streams.end(), other_streams.begin(), other_streams.end());

  Content padded_version(version.begin(), version.end());
  padded_version.push_back(0);
  pad(padded_version, 4);
  Content result;
  append(result, {u32(0x424a5342), u16(1), u16(1), u32(0), u32(padded_version.size())});
  append(result, padded_version);
  append(result, {u16(0), u16(streams.size())});

  const auto header_size = [](const std::string& name) { return 8 + (name.size() / 4 + 1) * 4; };
  std::size_t start = result.size();
  for (const auto& [name, content] : streams) start += header_size(name);
  for (const auto& [name, content] : streams) {
    append(result, {u32(start), u32(content.size())});
    append(result, name);
    result.push_back(0);
    pad(result, 4);
    start += (content.size() + 3) / 4 * 4;
  }
  for (const auto& [name, content] : streams) {
    append(result, content);
    pad(result, 4);
  }
  return result;
}

// ---- the image

namespace {

constexpr std::uint32_t cli_header_size = 72;
constexpr unsigned debug_directory = 6;
constexpr unsigned cli_directory = 14;

}  // namespace

std::uint32_t ImageBuilder::rva_after(const Content& content) const {
  return section_rva + cli_header_size + static_cast<std::uint32_t>(content.size());
}

std::uint32_t ImageBuilder::place(const Content& content) {
  pad(placed_, 4);
  const std::uint32_t rva = rva_after(placed_);
  append(placed_, content);
  return rva;
}

void ImageBuilder::debug_entry(std::uint32_t type, const Content& content) {
  const std::uint32_t rva = place(content);
  debug_entries_.push_back({type, rva, static_cast<std::uint32_t>(content.size())});
}

std::size_t ImageBuilder::data_directory(unsigned index) const {
  return optional_header + (pe32_plus ? 112 : 96) + std::size_t{8} * index;
}

std::size_t ImageBuilder::section_header() const { return data_directory(16); }

std::size_t ImageBuilder::metadata_at() const {
  return file_offset(rva_after(placed_) + 3) / 4 * 4 + (debug_entries_.size() * 28);
}

Content ImageBuilder::build() const {
  Content section;
  const Content metadata_root = metadata.build();
  Content debug;
  for (const DebugEntry& entry : debug_entries_) {
    append(debug, {u32(0), u32(0), u16(0x100), u16(0x504d), u32(entry.type), u32(entry.size),
                   u32(entry.rva), u32(file_offset(entry.rva))});
  }
  Content body = placed_;
  pad(body, 4);
  const std::uint32_t debug_rva = rva_after(body);
  append(body, debug);
  const std::uint32_t metadata_rva = rva_after(body);
  append(body, metadata_root);

  append(section, {u32(cli_header_size), u16(2), u16(5), u32(metadata_rva),
                   u32(metadata_root.size()), u32(cli_flags), u32(entry_point)});
  section.resize(cli_header_size);
  append(section, body);

  Content file;
  append(file, {u16(0x5a4d)});
  file.resize(pe_pointer);
  append(file, {u32(pe_header)});
  append(file, {u32(0x4550), u16(pe32_plus ? 0x8664 : 0x14c), u16(1), u32(0), u32(0), u32(0),
                u16(pe32_plus ? 240 : 224), u16(0x2022)});
  append(file, {u16(pe32_plus ? 0x20b : 0x10b)});
  file.resize(data_directory(0) - 4);
  append(file, {u32(16)});
  file.resize(section_header());
  if (!debug.empty()) {
    patch(file, data_directory(debug_directory), u32(debug_rva));
    patch(file, data_directory(debug_directory) + 4, u32(debug.size()));
  }
  patch(file, data_directory(cli_directory), u32(section_rva));
  patch(file, data_directory(cli_directory) + 4, u32(cli_header_size));
  append(file, std::string_view(".text\0\0\0", 8));
  append(file, {u32(section.size()), u32(section_rva), u32(section.size()), u32(section_at), u64(0),
                u32(0), u32(0x60000020)});
  file.resize(section_at);
  append(file, section);
  return file;
}

// ---- bodies and a program

Content tiny_body(const Content& code) {
  Content body{static_cast<std::uint8_t>(code.size() << 2 | 2)};
  append(body, code);
  return body;
}

Content fat_body(const Content& code, std::uint32_t locals, std::uint16_t more_flags,
                 const Content& sections) {
  Content body;
  append(body, {u16(0x3003U | more_flags), u16(8), u32(code.size()), u32(locals)});
  append(body, code);
  if (!sections.empty()) {
    pad(body, 4);
    append(body, sections);
  }
  return body;
}

SmallProgram::SmallProgram(const Content& body) {
  MetadataBuilder& metadata = image.metadata;
  void_signature = metadata.blob({0x00, 0x00, 0x01});
  const std::uint32_t int_field = metadata.blob({0x06, 0x08});
  main_rva = image.place(body);
  image.entry_point = 0x06000001;
  metadata.row(Module, {u16(0), u16(metadata.string("small.exe")), u16(metadata.guid(0x11)), u16(0),
                        u16(0)});
  metadata.row(TypeRef,
               {u16(1 << 2 | 2), u16(metadata.string("Object")), u16(metadata.string("System"))});
  metadata.row(TypeDef, {u32(0), u16(metadata.string("<Module>")), u16(0), u16(0), u16(1), u16(1)});
  metadata.row(TypeDef, {u32(1), u16(metadata.string("Program")), u16(0), u16(object << 2 | 1),
                         u16(1), u16(1)});
  metadata.row(Field, {u16(0x16), u16(metadata.string("flag")), u16(int_field)});
  metadata.row(MethodDef, {u32(main_rva), u16(0), u16(0x16), u16(metadata.string("Main")),
                           u16(void_signature), u16(1)});
  metadata.row(AssemblyDef, {u32(0x8004), u16(1), u16(0), u16(0), u16(0), u32(0), u16(0),
                             u16(metadata.string("small")), u16(0)});
  metadata.row(AssemblyRef, {u16(4), u16(0), u16(0), u16(0), u32(0), u16(0),
                             u16(metadata.string("mscorlib")), u16(0), u16(0)});
}

}  // namespace mmcheck::testing
