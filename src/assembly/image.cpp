#include "assembly/image.hpp"

#include <algorithm>

namespace mmcheck::assembly {

using base::malformed;
using base::Reader;

namespace {

constexpr std::size_t pe_pointer = 0x3c;
constexpr std::uint16_t pe32_magic = 0x10b;
constexpr std::uint16_t pe32_plus_magic = 0x20b;
constexpr unsigned most_sections = 96;  // Windows' own limit; at() searches them one by one
constexpr unsigned debug_directory = 6;
constexpr unsigned cli_directory = 14;

Directory read_directory(Reader& reader, std::string_view what) {
  const std::uint32_t rva = reader.u32(what);
  return {rva, reader.u32(what)};
}

}  // namespace

Image::Image(Bytes file, const base::PartialFile* source) : file_(file), source_(source) {
  // More than all headers take.
  constexpr std::size_t headers = std::size_t{1} << 17;
  fetch(file.slice(0, std::min(headers, file.size()), "the headers"));
  Reader reader(file);
  constexpr std::string_view dos = "a PE file (.dll or .exe), which starts with a DOS header";
  if (reader.u16(dos) != 0x5a4d) malformed(file.place(), dos);
  reader.seek(pe_pointer, dos);
  const std::uint32_t pe_header = reader.u32(dos);
  if (pe_header > file.size()) {
    malformed(file.place(pe_pointer), "a DOS header that points to the PE header");
  }
  reader.seek(pe_header, dos);
  fetch(file.slice(pe_header, std::min(headers, file.size() - pe_header), "the headers"));

  constexpr std::string_view coff = "a PE header (PE\\0\\0 and a COFF header)";
  const std::uint64_t start = reader.place();
  if (reader.u32(coff) != 0x4550) malformed(start, coff);
  machine_ = reader.u16(coff);
  const std::uint64_t count_place = reader.place();
  const unsigned section_count = reader.u16(coff);
  if (section_count > most_sections) malformed(count_place, "at most 96 sections");
  reader.skip(12, coff);
  const std::size_t optional_size = reader.u16(coff);
  characteristics_ = reader.u16(coff);

  const Reader optional_header(reader.take(optional_size, "the optional PE header"));
  Reader magic = optional_header;
  const std::uint16_t number = magic.u16("the optional PE header");
  if (number != pe32_magic && number != pe32_plus_magic) {
    malformed(optional_header.place(), "a PE32 or PE32+ optional header");
  }
  pe32_plus_ = number == pe32_plus_magic;
  read_sections(reader, section_count);
  read_cli_header(data_directory(optional_header, cli_directory));
  read_debug_entries(data_directory(optional_header, debug_directory));
}

Directory Image::data_directory(Reader optional_header, unsigned index) const {
  constexpr std::string_view what = "the PE header's data directories";
  optional_header.seek(pe32_plus_ ? 108 : 92, what);
  if (optional_header.u32(what) <= index) return {};
  optional_header.skip(std::size_t{8} * index, what);
  return read_directory(optional_header, what);
}

void Image::read_sections(Reader& reader, unsigned count) {
  sections_.reserve(count);
  for (unsigned i = 0; i < count; ++i) {
    Reader header(reader.take(40, "a section header"));
    const std::string_view name = header.take(8, "a section name").text();
    Section section{name.substr(0, name.find('\0')), 0, 0, {}};
    section.virtual_size = header.u32("a section's size");
    section.rva = header.u32("a section's address");
    const std::size_t size = header.u32("a section's size in the file");
    const std::size_t start = header.u32("a section's place in the file");
    // A section without initialised data has no bytes in the file, wherever it says they start.
    if (size != 0 && start < file_.size()) {
      section.content =
          file_.slice(start, std::min(size, file_.size() - start), "a section's content");
    }
    sections_.push_back(section);
  }
}

void Image::read_cli_header(Directory directory) {
  constexpr std::string_view what = "a CLI header (II.25.3.3)";
  if (directory.rva == 0) {
    malformed(file_.place(), "a CLI header: this is a PE file, but not a .NET assembly");
  }
  constexpr std::size_t header_size = 72;
  Reader reader(at(directory.rva, what, header_size));
  reader.skip(4, what);
  cli_.major_runtime_version = reader.u16(what);
  cli_.minor_runtime_version = reader.u16(what);
  cli_.metadata = read_directory(reader, what);
  cli_.flags = reader.u32(what);
  cli_.entry_point = reader.u32(what);
  cli_.resources = read_directory(reader, what);
  reader.skip(32, what);  // strong name, code manager, v-table fixups, export address table
  cli_.managed_native_header = read_directory(reader, what);
}

template <typename Read>
void Image::try_debug(Read read) {
  try {
    read();
  } catch (const base::Error& error) {
    if (debug_problem_.empty()) debug_problem_ = error.what();
  }
}

void Image::read_debug_entries(Directory directory) {
  constexpr std::size_t entry_size = 28;
  if (directory.rva == 0) return;
  try_debug([&] {
    Reader reader(at(directory, "the debug directory"));
    while (reader.left() >= entry_size) {
      Reader entry(reader.take(entry_size, "a debug directory entry"));
      try_debug([&] { read_debug_entry(entry); });
    }
  });
}

void Image::read_debug_entry(Reader& reader) {
  constexpr std::string_view what = "a debug directory entry";
  DebugEntry entry{};
  reader.skip(4, what);
  entry.stamp = reader.u32(what);
  entry.major_version = reader.u16(what);
  entry.minor_version = reader.u16(what);
  entry.type = reader.u32(what);
  const std::uint64_t place = reader.place();
  const std::uint32_t size = reader.u32(what);
  reader.skip(4, what);
  const std::uint32_t start = reader.u32(what);
  if (start > file_.size() || size > file_.size() - start) {
    malformed(place, "a debug directory entry with its data in the file");
  }
  if (size != 0) entry.content = file_.slice(start, size, what);
  fetch(entry.content);
  debug_entries_.push_back(entry);
}

Bytes Image::find(std::uint32_t rva, std::string_view what, std::size_t most) const {
  for (const Section& section : sections_) {
    if (rva >= section.rva && rva - section.rva < section.content.size()) {
      const std::size_t start = rva - section.rva;
      return section.content.slice(start, std::min(most, section.content.size() - start), what);
    }
  }
  base::malformed(file_.place(), std::string(what) + ", but its address (rva " +
                                     std::to_string(rva) + ") is in no section of the file");
}

Bytes Image::at(std::uint32_t rva, std::string_view what, std::size_t most) const {
  const Bytes found = find(rva, what, most);
  fetch(found);
  return found;
}

Bytes Image::at(Directory directory, std::string_view what) const {
  return at(directory.rva, what, directory.size).slice(0, directory.size, what);
}

Bytes Image::metadata() const {
  constexpr std::string_view what = "the metadata";
  return find(cli_.metadata.rva, what, cli_.metadata.size).slice(0, cli_.metadata.size, what);
}

}  // namespace mmcheck::assembly
