#include "suite/rows_of_code.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

namespace mmcheck::suite {
namespace {

using assembly::Column;
using assembly::Table;
using vm::Method;
using vm::Type;
using vm::Unresolved;

/// What the attributes have for arguments: a name, a class, or both in either order, and then those
/// of the member, as a list or (MSTest) after how the member is to be looked for.
constexpr std::string_view known[] = {
    "Xunit.MemberDataAttribute",
    "Xunit.ClassDataAttribute",
    "NUnit.Framework.TestCaseSourceAttribute",
    "Microsoft.VisualStudio.TestTools.UnitTesting.DynamicDataAttribute",
};

/// xunit has the class as `MemberType = typeof(…)`.
const Value* named_class(const AttributeValues& values) { return values.find("MemberType"); }

const Method* find_method(vm::TypeSystem& types, const Type& type, std::string_view name,
                          std::size_t arguments) {
  const assembly::Metadata& metadata = type.definition.module->metadata();
  for (const std::uint32_t listed :
       metadata.list(Column::TypeDef_MethodList, type.definition.row)) {
    const std::uint32_t row = metadata.follow(Table::MethodDef, listed);
    if (metadata.string(Column::MethodDef_Name, row) != name) continue;
    const Method* method = types.declared_by_row(&type, row);
    if (method->is_static && method->parameters.size() == arguments) return method;
  }
  return nullptr;
}

const vm::Field* find_field(const Type& type, std::string_view name) {
  const auto found = std::ranges::find_if(
      type.fields, [&](const auto& field) { return field->is_static && field->name == name; });
  return found != type.fields.end() ? found->get() : nullptr;
}

}  // namespace

std::string RowsOfCode::text() const {
  if (!member.empty()) return "rows of " + member;
  return "rows of " + vm::full_name(*type->module, type->row);
}

std::optional<RowsOfCode> read_rows_of_code(const vm::Program& program, const AttributeUse& use,
                                            const AttributeValues& values) {
  if (std::ranges::find(known, use.names.front()) == std::end(known)) return std::nullopt;
  RowsOfCode rows;
  std::vector<Value> given = values.arguments;
  if (named_class(values) != nullptr) given.push_back(*named_class(values));
  for (Value& value : given) {
    if (value.kind == Value::Kind::TypeName) {
      rows.type = find_by_name(program, value.text);
      if (!rows.type) throw Unresolved(fmt::format("{}, which has rows, is not found", value.text));
    } else if (value.kind == Value::Kind::Text && rows.member.empty()) {
      rows.member = value.text;
    } else if (value.kind == Value::Kind::Array) {
      rows.arguments = std::move(value.items);
    }
  }
  if (rows.member.empty() && !rows.type) return std::nullopt;
  return rows;
}

RowSource find_row_source(vm::TypeSystem& types, const Type& type, const RowsOfCode& rows) {
  for (const Type* one = &type; one != nullptr; one = one->base) {
    if (one->definition.module == nullptr) break;
    const std::size_t count = rows.arguments.size();
    if (const Method* getter = find_method(types, *one, "get_" + rows.member, count)) {
      return {getter};
    }
    if (const vm::Field* field = find_field(*one, rows.member)) return {nullptr, field};
    if (const Method* method = find_method(types, *one, rows.member, count)) return {method};
  }
  throw Unresolved(fmt::format("{} has no static member {} that gives rows of arguments", type.name,
                               rows.member));
}

}  // namespace mmcheck::suite
