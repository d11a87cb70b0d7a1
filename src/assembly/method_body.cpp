#include "assembly/method_body.hpp"

#include <fmt/core.h>

namespace mmcheck::assembly {

using base::malformed;
using base::Reader;

namespace {

constexpr std::string_view body_header = "a method body (II.25.4)";
constexpr std::string_view section_header = "a section after a method's code (II.25.4.5)";

constexpr std::uint8_t format_mask = 0x3;
constexpr std::uint8_t tiny_format = 0x2;
constexpr std::uint8_t fat_format = 0x3;
constexpr std::uint16_t more_sections = 0x8;
constexpr std::uint16_t init_locals = 0x10;

constexpr std::uint8_t exception_table = 0x1;
constexpr std::uint8_t fat_section = 0x40;
constexpr std::uint8_t another_section = 0x80;
constexpr std::uint32_t small_clause_size = 12;
constexpr std::uint32_t fat_clause_size = 24;

/// Sections start at multiples of four in the image, and so in the file.
void align(Reader& reader) { reader.skip((4 - reader.place() % 4) % 4, section_header); }

void check_range(std::uint64_t place, std::uint32_t offset, std::uint32_t length,
                 const MethodBody& body, std::string_view what) {
  const std::size_t size = body.code.size();
  if (offset > size || length > size - offset) {
    malformed(place,
              fmt::format("{} within the method's {} bytes of code, not {} bytes at IL_{:04x}",
                          what, size, length, offset));
  }
}

ExceptionRegion::Kind region_kind(std::uint64_t place, std::uint32_t flags) {
  switch (flags) {
    case 0:
    case 1:
    case 2:
    case 4:
      return static_cast<ExceptionRegion::Kind>(flags);
    default:
      malformed(place, "an exception clause: catch, filter, finally or fault");
  }
}

ExceptionRegion read_region(const Metadata& metadata, Reader& reader, bool fat,
                            const MethodBody& body) {
  constexpr std::string_view what = "an exception clause (II.25.4.6)";
  const std::uint64_t place = reader.place();
  ExceptionRegion region{};
  region.kind = region_kind(place, fat ? reader.u32(what) : reader.u16(what));
  region.try_offset = fat ? reader.u32(what) : reader.u16(what);
  region.try_length = fat ? reader.u32(what) : reader.u8(what);
  region.handler_offset = fat ? reader.u32(what) : reader.u16(what);
  region.handler_length = fat ? reader.u32(what) : reader.u8(what);
  const std::uint32_t last = reader.u32(what);
  check_range(place, region.try_offset, region.try_length, body, "a try block");
  check_range(place, region.handler_offset, region.handler_length, body, "a handler");
  if (region.kind == ExceptionRegion::Kind::Filter) {
    region.filter_offset = last;
    if (last >= body.code.size()) check_range(place, last, 1, body, "a filter");
  } else if (region.kind == ExceptionRegion::Kind::Catch) {
    region.catch_type = Token(last);
    const Table table = region.catch_type.table();
    if (!metadata.contains(region.catch_type) ||
        (table != Table::TypeDef && table != Table::TypeRef && table != Table::TypeSpec)) {
      malformed(place, fmt::format("a catch clause with the token of a type, not {:#010x}", last));
    }
  }
  return region;
}

void read_sections(const Metadata& metadata, Reader reader, MethodBody& body) {
  while (true) {
    align(reader);
    const std::uint8_t kind = reader.u8(section_header);
    const bool fat = (kind & fat_section) != 0;
    std::uint32_t size = reader.u8(section_header);
    size |= std::uint32_t{reader.u16(section_header)} << 8;
    if (!fat) size &= 0xff;
    // The size counts the four bytes of the header; some compilers leave them out, so what is
    // counted is whole clauses.
    const std::uint32_t clause_size = fat ? fat_clause_size : small_clause_size;
    if ((kind & exception_table) != 0) {
      for (std::uint32_t left = size / clause_size; left != 0; --left) {
        body.regions.push_back(read_region(metadata, reader, fat, body));
      }
    } else {
      reader.skip(size < 4 ? 0 : size - 4, section_header);
    }
    if ((kind & another_section) == 0) return;
  }
}

}  // namespace

MethodBody read_method_body(const Metadata& metadata, const Bytes& bytes) {
  Reader reader(bytes);
  MethodBody body;
  const std::uint8_t first = reader.peek(body_header);
  if ((first & format_mask) == tiny_format) {
    reader.skip(1, body_header);
    body.code = reader.take(first >> 2, body_header);
    return body;
  }
  if ((first & format_mask) != fat_format) malformed(reader.place(), body_header);
  const std::uint16_t flags = reader.u16(body_header);
  const std::size_t header_size = std::size_t{4} * (flags >> 12);
  if (header_size < 12) malformed(reader.place(), body_header);
  body.max_stack = reader.u16(body_header);
  const std::uint32_t code_size = reader.u32(body_header);
  const std::uint64_t local_place = reader.place();
  body.local_signature = Token(reader.u32(body_header));
  body.init_locals = (flags & init_locals) != 0;
  if (body.local_signature.value != 0 && (body.local_signature.table() != Table::StandAloneSig ||
                                          !metadata.contains(body.local_signature))) {
    malformed(local_place, fmt::format("the token of a StandAloneSig, or 0, not {:#010x}",
                                       body.local_signature.value));
  }
  reader.seek(header_size, body_header);
  body.code = reader.take(code_size, "as many bytes of code as the method's header says");
  if ((flags & more_sections) != 0) read_sections(metadata, reader, body);
  return body;
}

}  // namespace mmcheck::assembly
