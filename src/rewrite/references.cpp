#include "rewrite/references.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "rewrite/signature_writer.hpp"

namespace mmcheck::rewrite {

using assembly::Column;
using assembly::ElementType;
using assembly::Kind;
using assembly::Table;
using assembly::Token;
using base::Error;

namespace {

constexpr std::string_view threading = "System.Threading";

/// The assembly with the reference types of .NET (Core). Its types are spread over many: those for
/// threads are in others, which forward to where they really are.
constexpr std::string_view reference_assembly = "System.Runtime";
/// From this version on all of these assemblies have the same.
constexpr std::uint32_t first_common_version = 5;
/// Before that, any runtime has one that is not older than this.
constexpr std::uint32_t lowest_version = 4;
/// Volatile.ReadBarrier and WriteBarrier came with it.
constexpr std::uint32_t one_way_barriers_since = 10;
/// Since then the T of Exchange<T> need not be a class.
constexpr std::uint32_t exchanges_all_primitives_since = 9;

struct Primitive {
  ElementType kind;
  std::string_view name;
};
constexpr std::array primitives = {
    Primitive{ElementType::Boolean, "Boolean"}, Primitive{ElementType::Char, "Char"},
    Primitive{ElementType::I1, "SByte"},        Primitive{ElementType::U1, "Byte"},
    Primitive{ElementType::I2, "Int16"},        Primitive{ElementType::U2, "UInt16"},
    Primitive{ElementType::I4, "Int32"},        Primitive{ElementType::U4, "UInt32"},
    Primitive{ElementType::I8, "Int64"},        Primitive{ElementType::U8, "UInt64"},
    Primitive{ElementType::R4, "Single"},       Primitive{ElementType::R8, "Double"},
    Primitive{ElementType::I, "IntPtr"},        Primitive{ElementType::U, "UIntPtr"},
};

constexpr std::uint8_t code(ElementType kind) { return static_cast<std::uint8_t>(kind); }

bool is_equal(base::Bytes blob, const Buffer& content) {
  return std::equal(content.begin(), content.end(), blob.data(), blob.data() + blob.size());
}

}  // namespace

Token References::memory_barrier() {
  return method(threading, "Thread", "MemoryBarrier", {0, 0, code(ElementType::Void)});
}

Token References::one_way_barrier(std::string_view name) {
  if (!library().is_own) refuse_without_one_way_barriers();
  return method(threading, "Volatile", name, {0, 0, code(ElementType::Void)});
}

/// A call of a method that is not there would be found out when the program runs.
void References::refuse_without_one_way_barriers() {
  const std::string_view name = library_name();
  const bool is_old = name == "mscorlib" || name == "netstandard" ||
                      (name == reference_assembly && library_version() < one_way_barriers_since);
  if (!is_old) return;
  throw Error("", fmt::format("Volatile.ReadBarrier and WriteBarrier are there since .NET {}, and "
                              "the assembly was compiled for an older class library ({})",
                              one_way_barriers_since, name));
}

Token References::exchange(ElementType kind) {
  return method(threading, "Interlocked", "Exchange",
                {0, 2, code(kind), code(ElementType::ByRef), code(kind), code(kind)});
}

Token References::exchange(const Buffer& type) {
  constexpr std::uint8_t generic = 0x10;
  constexpr std::uint8_t instantiation = 0x0a;
  constexpr std::uint8_t parameter = code(ElementType::MVar);
  const auto known = exchanges_.find(type);
  if (known != exchanges_.end()) return known->second;
  const Token definition =
      method(threading, "Interlocked", "Exchange",
             {generic, 1, 2, parameter, 0, code(ElementType::ByRef), parameter, 0, parameter, 0});
  Buffer arguments{instantiation, 1};
  append(arguments, type);
  const std::uint32_t row = writer_.add_row(
      Table::MethodSpec, {encode_index(Kind::MethodDefOrRef, definition.table(), definition.row()),
                          writer_.blob(arguments)});
  return exchanges_[type] = Token(Table::MethodSpec, row);
}

bool References::exchanges_all_primitives() {
  return library_name() == reference_assembly &&
         library_version() >= exchanges_all_primitives_since;
}

Token References::primitive(ElementType kind) {
  const auto* const found = std::find_if(primitives.begin(), primitives.end(),
                                         [&](const Primitive& row) { return row.kind == kind; });
  return type("System", found->name);
}

std::optional<ElementType> References::primitive_kind(Token type) const {
  const bool is_ref = type.table() == Table::TypeRef;
  if (!is_ref && type.table() != Table::TypeDef) return std::nullopt;
  const auto space = is_ref ? Column::TypeRef_Namespace : Column::TypeDef_Namespace;
  const auto name = is_ref ? Column::TypeRef_Name : Column::TypeDef_Name;
  if (metadata_.string(space, type.row()) != "System") return std::nullopt;
  for (const Primitive& row : primitives) {
    if (metadata_.string(name, type.row()) == row.name) return row.kind;
  }
  return std::nullopt;
}

Token References::local_signature(const Buffer& signature) {
  const auto known = local_signatures_.find(signature);
  if (known != local_signatures_.end()) return known->second;
  const std::uint32_t row = writer_.add_row(Table::StandAloneSig, {writer_.blob(signature)});
  return local_signatures_[signature] = Token(Table::StandAloneSig, row);
}

const References::Library& References::library() {
  if (!library_) library_ = find_library();
  return *library_;
}

References::Library References::find_library() const {
  Library found;
  if (!find_own_type("System", "Object").is_null()) {
    found.is_own = true;
    return found;
  }
  const Token object = find_type_ref("System", "Object");
  if (object.is_null()) {
    throw Error("",
                "the assembly does not refer to System.Object, so that nobody knows where the "
                "barriers of its class library are");
  }
  found.scope = metadata_.cell(Column::TypeRef_ResolutionScope, object.row());
  const Token scope = metadata_.token(Column::TypeRef_ResolutionScope, object.row());
  if (scope.table() == Table::AssemblyRef) found.assembly_ref = scope.row();
  return found;
}

std::string_view References::library_name() {
  const std::uint32_t row = library().assembly_ref;
  return row == 0 ? std::string_view() : metadata_.string(Column::AssemblyRef_Name, row);
}

/// The major version of an assembly that library_name() has found.
std::uint32_t References::library_version() {
  return metadata_.cell(Column::AssemblyRef_MajorVersion, library().assembly_ref);
}

Token References::method(std::string_view space, std::string_view type_name, std::string_view name,
                         const Buffer& signature) {
  const std::string key =
      fmt::format("{}::{}{}", type_name, name, base::Bytes(signature, 0).text());
  const auto known = methods_.find(key);
  if (known != methods_.end()) return known->second;
  const Token parent = type(space, type_name);
  Token found = find_method(parent, name, signature);
  if (found.is_null()) {
    const std::uint32_t index = encode_index(Kind::MemberRefParent, parent.table(), parent.row());
    const std::uint32_t row =
        writer_.add_row(Table::MemberRef, {index, writer_.string(name), writer_.blob(signature)});
    found = Token(Table::MemberRef, row);
  }
  return methods_[key] = found;
}

Token References::find_method(Token type, std::string_view name, const Buffer& signature) const {
  if (type.table() == Table::TypeDef) return find_own_method(type, name, signature);
  for (const std::uint32_t row : metadata_.all(Table::MemberRef)) {
    if (metadata_.token(Column::MemberRef_Class, row) == type &&
        metadata_.string(Column::MemberRef_Name, row) == name &&
        is_equal(metadata_.blob(Column::MemberRef_Signature, row), signature)) {
      return {Table::MemberRef, row};
    }
  }
  return {};
}

Token References::find_own_method(Token type, std::string_view name,
                                  const Buffer& signature) const {
  for (const std::uint32_t listed : metadata_.list(Column::TypeDef_MethodList, type.row())) {
    const std::uint32_t row = metadata_.follow(Table::MethodDef, listed);
    if (metadata_.string(Column::MethodDef_Name, row) == name &&
        is_equal(metadata_.blob(Column::MethodDef_Signature, row), signature)) {
      return {Table::MethodDef, row};
    }
  }
  throw Error("",
              fmt::format("the class library in this assembly has no method {} as .NET's", name));
}

Token References::type(std::string_view space, std::string_view name) {
  const std::pair key{std::string(space), std::string(name)};
  const auto known = types_.find(key);
  if (known != types_.end()) return known->second;
  Token found = library().is_own ? find_own_type(space, name) : find_type_ref(space, name);
  if (found.is_null()) {
    if (library().is_own) {
      throw Error("", fmt::format("the class library in this assembly has no {}.{}", space, name));
    }
    const std::uint32_t scope = scope_of(space, name);
    const std::uint32_t row =
        writer_.add_row(Table::TypeRef, {scope, writer_.string(name), writer_.string(space)});
    found = Token(Table::TypeRef, row);
  }
  return types_[key] = found;
}

Token References::find_own_type(std::string_view space, std::string_view name) const {
  for (const std::uint32_t row : metadata_.all(Table::TypeDef)) {
    if (metadata_.string(Column::TypeDef_Name, row) == name &&
        metadata_.string(Column::TypeDef_Namespace, row) == space &&
        assembly_.enclosing_type(row) == 0) {
      return {Table::TypeDef, row};
    }
  }
  return {};
}

Token References::find_type_ref(std::string_view space, std::string_view name) const {
  for (const std::uint32_t row : metadata_.all(Table::TypeRef)) {
    if (metadata_.string(Column::TypeRef_Name, row) == name &&
        metadata_.string(Column::TypeRef_Namespace, row) == space && is_of_the_library(row)) {
      return {Table::TypeRef, row};
    }
  }
  return {};
}

/// Others may have types of the same name.
bool References::is_of_the_library(std::uint32_t type_ref) const {
  const Token scope = metadata_.token(Column::TypeRef_ResolutionScope, type_ref);
  if (scope.table() == Table::TypeRef) return false;
  if (!library_ || scope.table() != Table::AssemblyRef) return true;
  if (scope.row() == library_->assembly_ref) return true;
  const std::string_view name = metadata_.string(Column::AssemblyRef_Name, scope.row());
  return name.starts_with(threading) || name == reference_assembly || name == "mscorlib" ||
         name == "netstandard" || name == "System.Private.CoreLib";
}

std::uint32_t References::scope_of(std::string_view space, std::string_view name) {
  if (space != threading || library_name() != reference_assembly) return library().scope;
  return facade(name == "Thread" ? "System.Threading.Thread" : "System.Threading");
}

/// An AssemblyRef like the one for System.Runtime, as a cell of TypeRef has it.
std::uint32_t References::facade(std::string_view name) {
  const auto as_scope = [](std::uint32_t row) {
    return encode_index(Kind::ResolutionScope, Table::AssemblyRef, row);
  };
  const auto known = facades_.find(name);
  if (known != facades_.end()) return known->second;
  for (const std::uint32_t row : metadata_.all(Table::AssemblyRef)) {
    if (metadata_.string(Column::AssemblyRef_Name, row) == name) return as_scope(row);
  }
  const std::uint32_t like = library().assembly_ref;
  const std::uint32_t major = library_version();
  const bool is_common = major >= first_common_version;
  const auto same = [&](Column column) { return is_common ? metadata_.cell(column, like) : 0; };
  const std::uint32_t row = writer_.add_row(
      Table::AssemblyRef,
      {is_common ? major : lowest_version, same(Column::AssemblyRef_MinorVersion),
       same(Column::AssemblyRef_BuildNumber), same(Column::AssemblyRef_RevisionNumber),
       metadata_.cell(Column::AssemblyRef_Flags, like),
       metadata_.cell(Column::AssemblyRef_PublicKeyOrToken, like), writer_.string(name), 0, 0});
  return facades_.emplace(name, as_scope(row)).first->second;
}

}  // namespace mmcheck::rewrite
