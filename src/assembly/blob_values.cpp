#include "assembly/blob_values.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_decimal;
using base::append_escaped;
using base::append_literal;
using base::malformed;
using base::Reader;

std::optional<std::string_view> read_string(Reader& reader) {
  constexpr std::uint8_t null_string = 0xff;
  constexpr std::string_view what = "a string in an attribute or marshalling descriptor";
  if (reader.peek(what) == null_string) {
    reader.skip(1, what);
    return std::nullopt;
  }
  return reader.take(reader.compressed(what), what).text();
}

std::uint64_t bits_of(Reader& reader, ElementType kind) {
  constexpr std::string_view what = "the value of an attribute or constant";
  const auto extended = [](std::int64_t number) { return static_cast<std::uint64_t>(number); };
  switch (kind) {
    case ElementType::Boolean:
    case ElementType::U1:
      return reader.u8(what);
    case ElementType::I1:
      return extended(reader.number<std::int8_t>(what));
    case ElementType::Char:
    case ElementType::U2:
      return reader.u16(what);
    case ElementType::I2:
      return extended(reader.number<std::int16_t>(what));
    case ElementType::U4:
    case ElementType::R4:
      return reader.u32(what);
    case ElementType::I4:
      return extended(reader.i32(what));
    case ElementType::I8:
    case ElementType::U8:
    case ElementType::R8:
      return reader.u64(what);
    default:
      malformed(reader.place(),
                fmt::format("the type of a value, not {:#x}", static_cast<unsigned>(kind)));
  }
}

void append_number(std::string& to, ElementType kind, std::uint64_t bits) {
  switch (kind) {
    case ElementType::Boolean:
      to += bits == 0 ? "false" : "true";
      return;
    case ElementType::Char:
      append_literal(to, static_cast<char16_t>(bits));
      return;
    case ElementType::R4:
      base::append_real(to, std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
      return;
    case ElementType::R8:
      base::append_real(to, std::bit_cast<double>(bits));
      return;
    case ElementType::U1:
    case ElementType::U2:
    case ElementType::U4:
    case ElementType::U8:
      append_decimal(to, bits);
      return;
    default:
      append_decimal(to, static_cast<std::int64_t>(bits));
      return;
  }
}

void append_string(std::string& to, std::optional<std::string_view> text) {
  if (text) {
    append_literal(to, *text);
  } else {
    to += "null";
  }
}

std::string_view without_assembly(std::string_view name) {
  int brackets = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '\\') {
      ++i;
    } else if (name[i] == '[') {
      ++brackets;
    } else if (name[i] == ']') {
      --brackets;
    } else if (name[i] == ',' && brackets == 0) {
      return name.substr(0, i);
    }
  }
  return name;
}

bool names_an_assembly(std::string_view name) {
  return without_assembly(name).size() < name.size();
}

void append_type_name(std::string& to, std::string_view name) {
  const std::size_t start = to.size();
  append_escaped(to, without_assembly(name));
  std::replace(to.begin() + static_cast<std::ptrdiff_t>(start), to.end(), '+', '.');
}

void append_constant(std::string& to, const Metadata& metadata, std::uint32_t row) {
  const auto kind = static_cast<ElementType>(metadata.cell(Column::Constant_Type, row) & 0xff);
  const Bytes blob = metadata.blob(Column::Constant_Value, row);
  if (kind == ElementType::Class || kind == ElementType::Object) {
    to += "null";
    return;
  }
  if (kind == ElementType::String) {
    std::u16string text(blob.size() / 2, u'\0');
    if (!text.empty()) std::memcpy(text.data(), blob.data(), text.size() * 2);
    append_literal(to, text);
    return;
  }
  if (!is_number(kind)) {
    metadata.refuse(Column::Constant_Type, row, "the type of a number, string or null");
  }
  Reader reader(blob);
  append_number(to, kind, bits_of(reader, kind));
}

}  // namespace mmcheck::assembly
