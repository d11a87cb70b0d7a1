#include "assembly/attribute_value.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "assembly/name_parts.hpp"
#include "assembly/well_known.hpp"
#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_escaped;
using base::malformed;

namespace {

// ECMA-335 II.23.1.16, as they stand in attributes only.
constexpr std::uint8_t type_code = 0x50;
constexpr std::uint8_t boxed_code = 0x51;
constexpr std::uint8_t field_code = 0x53;
constexpr std::uint8_t property_code = 0x54;
constexpr std::uint8_t enum_code = 0x55;
constexpr std::uint8_t array_code = 0x1d;
constexpr std::uint32_t null_array = 0xffffffff;
constexpr unsigned deepest = 32;

}  // namespace

void AttributeValue::read(const MethodSignature& constructor,
                          const std::vector<Type>& type_arguments) {
  constexpr std::string_view what = "the value of a custom attribute (II.23.3)";
  const std::uint64_t start = reader_.place();
  if (reader_.u16(what) != 1) malformed(start, what);
  std::string_view separator = "(";
  for (const Type& parameter : constructor.parameters) {
    next(separator);
    value(parameter, type_arguments);
  }
  named(reader_.u16("the number of named arguments"), separator);
  if (separator != "(") to_.push_back(')');
}

void AttributeValue::named(std::uint32_t count, std::string_view& separator) {
  constexpr std::string_view what = "a named argument: a field or a property (II.23.3)";
  // Each takes four bytes at least.
  if (count > reader_.left()) malformed(reader_.place(), fmt::format("{} named arguments", count));
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint64_t start = reader_.place();
    const std::uint8_t kind = reader_.u8(what);
    if (kind != field_code && kind != property_code) malformed(start, what);
    next(separator);
    const Coded type = coded_type();
    append_escaped(to_, read_string(reader_).value_or(""));
    to_ += " = ";
    value(type);
    limit_text();
  }
}

AttributeValue::Coded AttributeValue::coded_type() {
  constexpr std::string_view what = "the type of an attribute's argument (II.23.3)";
  Coded type{reader_.u8(what), {}};
  if (type.code == array_code) type.element = reader_.u8(what);
  if (type.code == enum_code || type.element == enum_code) {
    type.enum_name = string().value_or("");
  }
  return type;
}

template <typename Element>
void AttributeValue::array(Element element) {
  constexpr std::string_view what = "an array in an attribute's value";
  if (++depth_ > deepest) malformed(reader_.place(), "values that nest less than 32 deep");
  const std::uint64_t start = reader_.place();
  const std::uint32_t count = reader_.u32(what);
  if (count == null_array) {
    to_ += "null";
  } else {
    // Each element takes a byte at least.
    if (count > reader_.left()) malformed(start, fmt::format("{} of {} elements", what, count));
    to_.push_back('{');
    for (std::uint32_t i = 0; i < count; ++i) {
      if (i != 0) to_ += ", ";
      element();
      limit_text();
    }
    to_.push_back('}');
  }
  --depth_;
}

void AttributeValue::value(const Coded& type) {
  if (type.code == array_code) {
    array([&] { value(Coded{type.element, type.enum_name}); });
  } else if (type.code == enum_code) {
    enum_by_name(type.enum_name);
  } else if (type.code == type_code) {
    type_value();
  } else if (type.code == boxed_code) {
    boxed();
  } else {
    primitive(static_cast<ElementType>(type.code));
  }
}

void AttributeValue::value(const Type& type, const std::vector<Type>& type_arguments) {
  switch (type.kind) {
    case ElementType::Var:
      // The parameter of a generic attribute. Its argument has none: these are not nested.
      if (type.number >= type_arguments.size()) break;
      value(type_arguments[type.number], {});
      return;
    case ElementType::Object:
      boxed();
      return;
    case ElementType::SzArray:
      array([&] { value(type.arguments.front(), type_arguments); });
      return;
    case ElementType::Class:
      if (is_named(metadata_, type.token, "System", "Type")) {
        type_value();
        return;
      }
      enum_value(type.token);
      return;
    case ElementType::ValueType:
      enum_value(type.token);
      return;
    default:
      primitive(type.kind);
      return;
  }
  malformed(reader_.place(), "a parameter of a custom attribute's constructor");
}

void AttributeValue::primitive(ElementType kind) {
  if (kind == ElementType::String) {
    append_string(to_, string());
  } else {
    append_number(to_, kind, bits_of(reader_, kind));
  }
}

void AttributeValue::type_value() {
  const std::optional<std::string_view> name = string();
  if (!name) {
    to_ += "null";
    return;
  }
  to_ += "typeof(";
  append_type_name(to_, *name);
  to_.push_back(')');
}

/// A value that brings its type along. Numbers other than int are shown with it.
void AttributeValue::boxed() {
  if (++depth_ > deepest) malformed(reader_.place(), "values that nest less than 32 deep");
  const Coded type = coded_type();
  const auto kind = static_cast<ElementType>(type.code);
  if (is_number(kind) && kind != ElementType::I4 && kind != ElementType::Boolean &&
      kind != ElementType::Char) {
    to_.push_back('(');
    to_ += keyword(kind);
    to_.push_back(')');
  }
  value(type);
  --depth_;
}

/// An enum's name is stored once, but stands before each of its values.
void AttributeValue::limit_text() const {
  if (to_.size() > longest_) {
    malformed(reader_.place(), "an attribute whose text is in proportion to its bytes");
  }
}

void AttributeValue::enum_by_name(std::string_view name) {
  // A name without an assembly may also be one of the class library.
  const std::uint32_t type = enums_.find(without_assembly(name));
  if (type != 0 && !(names_an_assembly(name) && is_elsewhere(name))) {
    enum_value(Token(Table::TypeDef, type));
    return;
  }
  has_guessed_ = true;
  to_.push_back('(');
  append_type_name(to_, name);
  to_.push_back(')');
  append_number(to_, ElementType::I4, bits_of(reader_, ElementType::I4));
}

bool AttributeValue::is_elsewhere(std::string_view name) const {
  std::string_view assembly = name.substr(without_assembly(name).size() + 1);
  assembly.remove_prefix(std::min(assembly.find_first_not_of(' '), assembly.size()));
  return assembly.substr(0, assembly.find(',')) != assembly_.name();
}

void AttributeValue::enum_value(Token type) {
  if (type.table() != Table::TypeDef) {
    has_guessed_ = true;
    to_.push_back('(');
    names_.append(to_, type, {});
    to_.push_back(')');
    append_number(to_, ElementType::I4, bits_of(reader_, ElementType::I4));
    return;
  }
  const Enums::Enum& known = enums_.of(type.row());
  const std::uint64_t bits = bits_of(reader_, known.underlying);
  const auto field = known.fields.find(bits);
  if (field != known.fields.end()) {
    names_.append(to_, type, {});
    to_.push_back('.');
    append_escaped(to_, metadata_.string(Column::Field_Name, field->second));
    return;
  }
  to_.push_back('(');
  names_.append(to_, type, {});
  to_.push_back(')');
  append_number(to_, known.underlying, bits);
}

}  // namespace mmcheck::assembly
