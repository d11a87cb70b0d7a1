#include "suite/lineage.hpp"

#include <algorithm>

#include "base/error.hpp"

namespace mmcheck::suite {

using assembly::Column;
using assembly::Table;
using vm::Module;
using vm::Program;
using vm::Token;
using vm::TypeDefinition;

namespace {

// A file could make a circle.
constexpr std::size_t longest_lineage = 64;

Token class_of_constructor(const Module& module, Token constructor) {
  if (constructor.table() == Table::MethodDef) {
    return Token(Table::TypeDef, module.assembly->declaring_type_of_method(constructor.row()));
  }
  return module.metadata().required(Column::MemberRef_Class, constructor.row());
}

/// What a TypeSpec is an instance of.
Token generic_of(const Module& module, Token type) {
  if (type.table() != Table::TypeSpec) return type;
  const assembly::Metadata& metadata = module.metadata();
  return assembly::read_type_spec(metadata, metadata.blob(Column::TypeSpec_Signature, type.row()))
      .token;
}

std::vector<std::string> names_of(const Program& program, const Module& module, Token type) {
  std::vector<std::string> names = {vm::full_name(module, generic_of(module, type))};
  const auto definition = definition_of(program, module, type);
  if (!definition) return names;
  names.clear();
  for (const TypeDefinition one : lineage_of(program, *definition)) {
    names.push_back(vm::full_name(*one.module, one.row));
  }
  return names;
}

}  // namespace

std::optional<TypeDefinition> definition_of(const Program& program, const Module& module,
                                            Token type) {
  type = generic_of(module, type);
  if (type.is_null()) return std::nullopt;
  if (type.table() == Table::TypeRef) return program.find(module, type.row());
  if (type.table() == Table::TypeDef) return program.find_definition(module, type.row());
  return std::nullopt;
}

std::optional<TypeDefinition> base_of(const Program& program, TypeDefinition type) {
  const Token base = type.module->metadata().token(Column::TypeDef_Extends, type.row);
  return base.is_null() ? std::nullopt : definition_of(program, *type.module, base);
}

std::vector<TypeDefinition> lineage_of(const Program& program, TypeDefinition type) {
  std::vector<TypeDefinition> all = {type};
  while (all.size() < longest_lineage) {
    const auto base = base_of(program, all.back());
    if (!base) break;
    all.push_back(*base);
  }
  return all;
}

bool AttributeUse::is(std::string_view name) const {
  return std::ranges::find(names, name) != names.end();
}

std::vector<AttributeUse> attributes_of(const Program& program, const Module& module, Token of) {
  std::vector<AttributeUse> uses;
  const assembly::Metadata& metadata = module.metadata();
  for (const std::uint32_t row : metadata.rows_where(Column::CustomAttribute_Parent, of)) {
    try {
      const Token constructor = metadata.required(Column::CustomAttribute_Type, row);
      const Token type = class_of_constructor(module, constructor);
      uses.push_back({&module, row, names_of(program, module, type)});
    } catch (const base::Error&) {
      continue;  // a damaged one says nothing
    }
  }
  return uses;
}

}  // namespace mmcheck::suite
