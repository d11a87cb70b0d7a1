// The tables of types and methods, and those types that no TypeDef stands for.
#include "vm/program/types.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::ElementType;

namespace {

// Programs that people write stay far below these. A program that makes types of types as it runs
// (polymorphic recursion) would otherwise fill the memory.
constexpr std::uint32_t deepest_type = 64;
constexpr std::size_t longest_name = 1U << 16;
constexpr unsigned deepest_recursion = 400;

constexpr std::array primitive_infos = {
    PrimitiveInfo{ElementType::Void, "System.Void", "void", StackKind::Void, Primitive::None},
    PrimitiveInfo{ElementType::Boolean, "System.Boolean", "bool", StackKind::I4, Primitive::U1},
    PrimitiveInfo{ElementType::Char, "System.Char", "char", StackKind::I4, Primitive::U2},
    PrimitiveInfo{ElementType::I1, "System.SByte", "sbyte", StackKind::I4, Primitive::I1},
    PrimitiveInfo{ElementType::U1, "System.Byte", "byte", StackKind::I4, Primitive::U1},
    PrimitiveInfo{ElementType::I2, "System.Int16", "short", StackKind::I4, Primitive::I2},
    PrimitiveInfo{ElementType::U2, "System.UInt16", "ushort", StackKind::I4, Primitive::U2},
    PrimitiveInfo{ElementType::I4, "System.Int32", "int", StackKind::I4, Primitive::I4},
    PrimitiveInfo{ElementType::U4, "System.UInt32", "uint", StackKind::I4, Primitive::U4},
    PrimitiveInfo{ElementType::I8, "System.Int64", "long", StackKind::I8, Primitive::I8},
    PrimitiveInfo{ElementType::U8, "System.UInt64", "ulong", StackKind::I8, Primitive::U8},
    PrimitiveInfo{ElementType::R4, "System.Single", "float", StackKind::R4, Primitive::R4},
    PrimitiveInfo{ElementType::R8, "System.Double", "double", StackKind::R8, Primitive::R8},
    PrimitiveInfo{ElementType::I, "System.IntPtr", "nint", StackKind::Native, Primitive::I8},
    PrimitiveInfo{ElementType::U, "System.UIntPtr", "nuint", StackKind::Native, Primitive::U8},
    PrimitiveInfo{ElementType::String, "System.String", "string", StackKind::Struct,
                  Primitive::None},
    PrimitiveInfo{ElementType::Object, "System.Object", "object", StackKind::Struct,
                  Primitive::None},
    PrimitiveInfo{ElementType::TypedByRef, "System.TypedReference", "", StackKind::Struct,
                  Primitive::None},
};

std::size_t combine(std::size_t seed, std::size_t value) {
  // Boost's; pointers differ in their middle bits only, which the multiplication spreads.
  return seed ^ (value * 0x9e3779b97f4a7c15U + 0x9e3779b9U + (seed << 6) + (seed >> 2));
}

std::size_t hash(const void* pointer) { return std::hash<const void*>()(pointer); }

std::size_t combine(std::size_t seed, const std::vector<const Type*>& types) {
  for (const Type* type : types) seed = combine(seed, type->id);
  return seed;
}

}  // namespace

void behave_as(Type& type, StackKind stack_kind, Primitive primitive) {
  type.stack_kind = stack_kind;
  type.primitive = primitive;
  type.value_size = size_of(primitive);
  type.value_alignment = std::max(type.value_size, 1U);
  if (primitive != Primitive::None) type.parts = {{0, primitive}};
}

std::uint32_t size_of(Primitive primitive) {
  switch (primitive) {
    case Primitive::None:
      return 0;
    case Primitive::I1:
    case Primitive::U1:
      return 1;
    case Primitive::I2:
    case Primitive::U2:
      return 2;
    case Primitive::I4:
    case Primitive::U4:
    case Primitive::R4:
    case Primitive::Ref:
      return 4;
    case Primitive::I8:
    case Primitive::U8:
    case Primitive::R8:
    case Primitive::ByRef:
      return 8;
  }
  return 0;
}

const PrimitiveInfo* primitive_info(ElementType code) {
  const auto found = std::ranges::find(primitive_infos, code, &PrimitiveInfo::code);
  return found == primitive_infos.end() ? nullptr : &*found;
}

const PrimitiveInfo* primitive_info(std::string_view full_name) {
  const auto found = std::ranges::find(primitive_infos, full_name, &PrimitiveInfo::full_name);
  return found == primitive_infos.end() ? nullptr : &*found;
}

std::size_t KeyHash::operator()(const TypeKey& key) const {
  return combine(combine(combine(static_cast<std::size_t>(key.kind), hash(key.module)), key.number),
                 key.arguments);
}
std::size_t KeyHash::operator()(const MethodKey& key) const {
  return combine(hash(key.open), key.arguments);
}
std::size_t KeyHash::operator()(const PairKey& key) const {
  return combine(hash(key.first), hash(key.second));
}

Recursion::Recursion(unsigned& depth) : depth_(depth) {
  if (++depth_ > deepest_recursion) {
    --depth_;
    throw Unresolved("types that are made of each other in a circle, or too deep");
  }
}

Type& TypeSystem::Impl::add_type(Type::Kind kind, std::string name, std::uint32_t type_depth) {
  if (type_depth > deepest_type || name.size() > longest_name) {
    throw Unresolved(fmt::format("{}: generic types or arrays in one another more than {} deep",
                                 name.size() > 200 ? name.substr(0, 200) + "…" : name,
                                 deepest_type));
  }
  Type& type = types.emplace_back();
  type.kind = kind;
  type.id = static_cast<std::uint32_t>(types.size() - 1);
  type.name = std::move(name);
  type_states.emplace_back().depth = type_depth;
  return type;
}

Method& TypeSystem::Impl::add_method(const Type* owner, std::uint32_t row, std::string name) {
  Method& method = methods.emplace_back();
  method.owner = owner;
  method.id = static_cast<std::uint32_t>(methods.size() - 1);
  method.row = row;
  method.name = std::move(name);
  method_states.emplace_back();
  return method;
}

const Type* TypeSystem::Impl::primitive(ElementType code) {
  const PrimitiveInfo* info = primitive_info(code);
  if (info == nullptr) {
    throw Unresolved(fmt::format("the type with the code {:#x}", static_cast<unsigned>(code)));
  }
  return model(info->full_name);
}

const Type* TypeSystem::Impl::model(std::string_view full_name) {
  const auto found = program.find_model(full_name);
  if (!found) throw Unresolved(fmt::format("{} is not modelled", full_name));
  return instantiate(*found, {});
}

const Type* TypeSystem::Impl::composite(Type::Kind kind, const Type* element, std::uint32_t rank) {
  const Type*& known = known_types[{kind, nullptr, rank, {element}}];
  if (known != nullptr) return known;
  Type& type = add_type(kind, composite_name(kind, element, rank), state(element).depth + 1);
  known = &type;
  type.element = element;
  type.rank = rank;
  if (kind == Type::Kind::Pointer) behave_as(type, StackKind::Native, Primitive::I8);
  if (kind == Type::Kind::ByRef) behave_as(type, StackKind::ByRef, Primitive::ByRef);
  return &type;
}

const Type* TypeSystem::Impl::parameter(std::uint32_t number) {
  const Type*& known = known_types[{Type::Kind::Parameter, nullptr, number, {}}];
  if (known != nullptr) return known;
  const bool of_type = number >= first_type_parameter;
  Type& type = add_type(
      Type::Kind::Parameter,
      of_type ? fmt::format("!{}", number - first_type_parameter) : fmt::format("!!{}", number), 1);
  type.number = number;
  known = &type;
  return known;
}

const Type* TypeSystem::Impl::function_pointer(std::vector<const Type*> parameters_and_result) {
  std::string name = "delegate*<";
  std::uint32_t deepest = 0;
  for (const Type* type : parameters_and_result) {
    if (name.back() != '<') name += ", ";
    name += type->name;
    deepest = std::max(deepest, state(type).depth);
  }
  const Type*& known =
      known_types[{Type::Kind::FunctionPointer, nullptr, 0, parameters_and_result}];
  if (known != nullptr) return known;
  Type& type = add_type(Type::Kind::FunctionPointer, name + ">", deepest + 1);
  type.arguments = std::move(parameters_and_result);
  behave_as(type, StackKind::Native, Primitive::I8);
  known = &type;
  return known;
}

const Type* TypeSystem::Impl::block() {
  const Type*& known = known_types[{Type::Kind::Block, nullptr, 0, {}}];
  if (known == nullptr) known = &add_type(Type::Kind::Block, "stackalloc", 1);
  return known;
}

const Type* TypeSystem::Impl::missing(const std::string& name, bool is_value_type,
                                      const std::string& obstacle) {
  // One that tokens name and one that signatures name may be two: only those say what it is.
  const Type*& known = missing_types[name + (is_value_type ? "#value" : "#class")];
  if (known != nullptr) return known;
  Type& type = add_type(is_value_type ? Type::Kind::ValueType : Type::Kind::Class, name, 1);
  if (is_value_type) behave_as(type, StackKind::Struct, Primitive::None);
  std::string& why = state(&type).failure;
  why = fmt::format("{} is neither modelled nor found", name);
  if (!obstacle.empty()) why += fmt::format(" ({})", obstacle);
  known = &type;
  return known;
}

// --- The interface: identities inside, complete types outside.

TypeSystem::TypeSystem(const Program& program) : impl_(std::make_unique<Impl>(program)) {}
TypeSystem::~TypeSystem() = default;

const Program& TypeSystem::program() const { return impl_->program; }

const Type* TypeSystem::type(const Module& module, Token token, const GenericContext& context) {
  const Type* type = impl_->resolve(module, token, context);
  impl_->complete(type);
  return type;
}

const Type* TypeSystem::type(const Module& module, const assembly::Type& signature,
                             const GenericContext& context) {
  const Type* type = impl_->resolve(module, signature, context);
  impl_->complete(type);
  return type;
}

const Type* TypeSystem::instantiate(TypeDefinition definition, std::vector<const Type*> arguments) {
  const Type* type = impl_->instantiate(definition, std::move(arguments));
  impl_->complete(type);
  return type;
}

const Field* TypeSystem::field(const Module& module, Token token, const GenericContext& context) {
  return impl_->find_field(module, token, context);
}

const Method* TypeSystem::method(const Module& module, Token token, const GenericContext& context) {
  return impl_->whole(impl_->find_method(module, token, context));
}

const Method* TypeSystem::instantiate(const Method* open, std::vector<const Type*> arguments) {
  return impl_->whole(impl_->instantiate(open, std::move(arguments)));
}

const Method* TypeSystem::declared(const Type* type, std::size_t index) {
  return impl_->whole(impl_->declared(type, index));
}

const Method* TypeSystem::declared_by_row(const Type* type, std::uint32_t row) {
  return impl_->whole(impl_->declared_by_row(type, row));
}

const Type* TypeSystem::primitive(ElementType kind) {
  const Type* type = impl_->primitive(kind);
  impl_->complete(type);
  return type;
}

const Type* TypeSystem::vector_of(const Type* element) {
  const Type* type = impl_->composite(Type::Kind::Vector, element, 0);
  impl_->complete(type);
  return type;
}

const Type* TypeSystem::array_of(const Type* element, std::uint32_t rank) {
  const Type* type = impl_->composite(Type::Kind::Array, element, rank);
  impl_->complete(type);
  return type;
}

const Type* TypeSystem::pointer_to(const Type* element) {
  return impl_->composite(Type::Kind::Pointer, element, 0);
}

const Type* TypeSystem::by_ref_to(const Type* element) {
  return impl_->composite(Type::Kind::ByRef, element, 0);
}

const Type* TypeSystem::block() { return impl_->block(); }

const Type* TypeSystem::initializer_of(const Module& module) {
  if (!module.has_initializer) return nullptr;
  const Type* type = impl_->instantiate({&module, 1}, {});
  impl_->complete(type);
  return type->static_constructor != nullptr ? type : nullptr;
}

const Type* TypeSystem::model(std::string_view full_name) {
  const Type* type = impl_->model(full_name);
  impl_->complete(type);
  return type;
}

const Field* TypeSystem::model_field(std::string_view type, std::string_view name) {
  for (const auto& field : model(type)->fields) {
    if (field->name == name) return field.get();
  }
  throw Unresolved(fmt::format("the library models lack {}::{}", type, name));
}

const Method* TypeSystem::model_method(std::string_view type, std::string_view name,
                                       std::size_t parameters) {
  const Type* owner = model(type);
  const Method* found = nullptr;
  for (std::size_t i = 0; i < owner->methods.size(); ++i) {
    const Method* method = impl_->declared(owner, i);
    if (method->name != name) continue;
    impl_->read_signature(method);
    if (method->parameters.size() != parameters) continue;
    if (found != nullptr) {
      throw Unresolved(fmt::format("{}::{} with {} parameters is modelled more than once", type,
                                   name, parameters));
    }
    found = method;
  }
  if (found == nullptr) {
    throw Unresolved(
        fmt::format("{}::{} with {} parameters is not modelled", type, name, parameters));
  }
  return impl_->whole(found);
}

bool TypeSystem::is_assignable(const Type* from, const Type* to) {
  return impl_->is_assignable(from, to);
}

const Method* TypeSystem::find_virtual(const Type* receiver, const Method* declared) {
  return impl_->find_virtual(receiver, declared);
}

void TypeSystem::require_loadable(const Type* type) { impl_->require_loadable(type); }

const Method* TypeSystem::find_static(const Type* type, const Method* declared) {
  return impl_->find_static(type, declared);
}

const Type* TypeSystem::by_id(std::uint32_t id) const {
  return id < impl_->types.size() ? &impl_->types[id] : nullptr;
}

std::span<const std::uint8_t> TypeSystem::initial_data(const Field& field) const {
  if (!field.has_data) return {};
  const Module& module = *field.owner->definition.module;
  const auto rows = module.metadata().rows_where(assembly::Column::FieldRva_Field,
                                                 Token(assembly::Table::Field, field.row));
  if (rows.empty()) return {};
  const base::Bytes data = module.assembly->field_data(rows.front())
                               .slice(0, field.type->value_size, "the initial content of a field");
  return {data.data(), data.size()};
}

}  // namespace mmcheck::vm
