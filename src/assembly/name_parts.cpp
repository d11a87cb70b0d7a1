#include "assembly/name_parts.hpp"

#include <algorithm>
#include <charconv>

#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_decimal;
using base::append_escaped;

Stripped strip_arity(std::string_view name) {
  const std::size_t tick = name.rfind('`');
  if (tick == std::string_view::npos || tick == 0) return {name};
  const char* end = name.data() + name.size();
  std::uint32_t arity = 0;
  const auto [rest, error] = std::from_chars(name.data() + tick + 1, end, arity);
  if (error != std::errc() || rest != end || arity > 0xffff) return {name};
  return {name.substr(0, tick), arity};
}

void append_identifier(std::string& to, std::string_view name) {
  if (name.empty()) {
    to += "\"\"";  // obfuscators do that
  } else {
    append_escaped(to, name);
  }
}

void append_parameter(std::string& to, const Metadata& metadata, const KeyedRows& parameters,
                      std::uint32_t number, std::string_view prefix) {
  const auto has_number = [&](std::uint32_t row) {
    return metadata.cell(Column::GenericParam_Number, row) == number;
  };
  // Rows are in the order of their numbers in all but edited files; there a short look is enough.
  constexpr std::size_t searched = 64;
  if (number < parameters.size() && has_number(parameters[number])) {
    append_identifier(to, metadata.string(Column::GenericParam_Name, parameters[number]));
    return;
  }
  for (std::size_t i = 0; i < std::min(parameters.size(), searched); ++i) {
    if (has_number(parameters[i])) {
      append_identifier(to, metadata.string(Column::GenericParam_Name, parameters[i]));
      return;
    }
  }
  to += prefix;
  append_decimal(to, std::uint64_t{number});
}

void append_shape(std::string& to, const ArrayShape& shape) {
  const bool is_usual =
      shape.sizes.empty() && std::ranges::all_of(shape.lower_bounds, [](auto b) { return b == 0; });
  to.push_back('[');
  if (is_usual) {
    // One dimension that is not a plain array has to be told from one that is.
    if (shape.rank == 1) {
      to.push_back('*');
    } else {
      to.append(shape.rank - 1, ',');
    }
  }
  for (std::uint32_t i = 0; i < shape.rank && !is_usual; ++i) {
    if (i != 0) to.push_back(',');
    const std::int64_t lower = i < shape.lower_bounds.size() ? shape.lower_bounds[i] : 0;
    if (i < shape.lower_bounds.size() || i < shape.sizes.size()) {
      append_decimal(to, lower);
      to += "..";
    }
    if (i < shape.sizes.size()) append_decimal(to, lower + std::int64_t{shape.sizes[i]} - 1);
  }
  to.push_back(']');
}

std::string_view call_kind_words(MethodSignature::CallKind kind) {
  switch (kind) {
    case MethodSignature::CallKind::C:
      return " unmanaged[Cdecl]";
    case MethodSignature::CallKind::StdCall:
      return " unmanaged[Stdcall]";
    case MethodSignature::CallKind::ThisCall:
      return " unmanaged[Thiscall]";
    case MethodSignature::CallKind::FastCall:
      return " unmanaged[Fastcall]";
    case MethodSignature::CallKind::Unmanaged:
      return " unmanaged";
    case MethodSignature::CallKind::VarArg:
      return " vararg";
    case MethodSignature::CallKind::Property:
      return " property";
    case MethodSignature::CallKind::Default:
      break;
  }
  return {};
}

void append_arity(std::string& to, std::uint32_t arity) {
  to.push_back('<');
  to.append(arity - 1, ',');
  to.push_back('>');
}

void append_in_angle_brackets(std::string& to, std::span<const std::string> parts) {
  to.push_back('<');
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != 0) to += ", ";
    to += parts[i];
  }
  to.push_back('>');
}

}  // namespace mmcheck::assembly
