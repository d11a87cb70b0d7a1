#include "result/value.hpp"

#include <fmt/core.h>

#include "base/unicode.hpp"

namespace mmcheck::result {
namespace {

std::string text_of_parts(const std::vector<Value::Part>& parts) {
  std::string text;
  for (const Value::Part& part : parts) {
    text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", part.field, text_of(part.value));
  }
  return "{" + text + "}";
}

std::string text_of_character(char16_t unit) { return "'" + base::to_utf8({&unit, 1}) + "'"; }

}  // namespace

std::string text_of(const Owner& owner) {
  switch (owner.kind) {
    case Owner::Kind::Null:
      return "null";
    case Owner::Kind::Unknown:
      return "?";
    case Owner::Kind::Class:
      return owner.type;
    case Owner::Kind::Object:
      return owner.number == 0 ? owner.type : fmt::format("{} #{}", owner.type, owner.number);
  }
  return {};
}

std::string text_of(const Value& value) {
  switch (value.kind) {
    case Value::Kind::None:
      return {};
    case Value::Kind::Bool:
      return value.bits != 0 ? "true" : "false";
    case Value::Kind::Char:
      return text_of_character(static_cast<char16_t>(value.bits));
    case Value::Kind::Signed:
      return fmt::format("{}", static_cast<std::int64_t>(value.bits));
    case Value::Kind::Unsigned:
      return fmt::format("{}", value.bits);
    case Value::Kind::Single:
      return fmt::format("{}", static_cast<float>(value.real));
    case Value::Kind::Double:
      return fmt::format("{}", value.real);
    case Value::Kind::String:
      return '"' + value.text + '"';
    case Value::Kind::Reference:
      return text_of(value.object);
    case Value::Kind::Struct:
      return text_of_parts(value.parts);
  }
  return {};
}

}  // namespace mmcheck::result
