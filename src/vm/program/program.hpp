// A Program: the set of assemblies that are needed to execute one, and where a reference to a type
// leads. Immutable once loaded.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "assembly/assembly.hpp"

namespace mmcheck::vm {

using assembly::Token;

/// One assembly of the program, or of the library models.
struct Module {
  std::unique_ptr<const assembly::Assembly> assembly;
  std::uint32_t index = 0;
  bool is_model = false;
  /// Of a .NET installation: where it has a public type that the models have too, the models' one
  /// is meant, even inside of it. Else its own System.Object and ours would meet.
  bool is_framework = false;
  /// Its public types stand for the types of the same name, wherever these are.
  bool is_stub = false;
  /// Whether its type of global members, <Module>, has a class constructor: C#'s ModuleInitializer.
  bool has_initializer = false;
  /// "Namespace.Outer/Inner`1" -> TypeDef row.
  std::unordered_map<std::string, std::uint32_t> types;
  /// Types of other assemblies that can be found through this one: full name -> ExportedType row.
  std::unordered_map<std::string, std::uint32_t> forwarded;

  const assembly::Metadata& metadata() const { return assembly->metadata(); }
  /// Whether it is of the program or its libraries, and not of the models or of .NET.
  bool is_users() const { return !is_model && !is_framework; }
};

/// A TypeDef of a module of the program.
struct TypeDefinition {
  const Module* module = nullptr;
  std::uint32_t row = 0;
  friend bool operator==(TypeDefinition, TypeDefinition) = default;
};

struct ProgramOptions {
  std::vector<std::string> references;  // files and folders to look for referenced assemblies in
  std::vector<std::string> stubs;       // assemblies with stand-ins
  std::string models;  // the library models' assembly; the one that is built in where empty
};

class Program {
 public:
  /// Loads the assembly, the library models, and every assembly that a type comes from which is
  /// referenced and not modelled, if it is found next to the program or in `references`. One that
  /// is not found, or cannot be used, matters only when it is reached.
  static std::unique_ptr<const Program> load(const std::string& path,
                                             const ProgramOptions& options);

  const Module& main() const { return *modules_[main_]; }
  const std::vector<std::unique_ptr<Module>>& modules() const { return modules_; }

  /// Where a TypeRef leads. References bind by full name: to a stand-in first, then to the library
  /// models (whatever assembly the compiler saw the type in), then to the assembly that the scope
  /// names, through forwarders. None if the type is in nothing that was loaded.
  std::optional<TypeDefinition> find(const Module& from, std::uint32_t type_ref) const;
  /// What a TypeDef stands for: itself, the stand-in for it, or the model of a framework's type;
  /// none where the type that it is nested in is modelled and it is not.
  std::optional<TypeDefinition> find_definition(const Module& module, std::uint32_t type_def) const;
  /// What a stand-in stands for, or the framework's type that completes a model; none if nothing
  /// that was loaded has that name, or the model is not one that is completed.
  std::optional<TypeDefinition> find_stood_for(TypeDefinition type) const;
  /// A type of the library models, by full name.
  std::optional<TypeDefinition> find_model(std::string_view full_name) const;
  /// Why the assembly that a TypeRef names cannot be used, if it is there and cannot; else empty.
  std::string obstacle(const Module& from, std::uint32_t type_ref) const;

 private:
  class Loader;

  /// As find_definition, as if there were no stand-ins.
  std::optional<TypeDefinition> find_original(const Module& module, std::uint32_t type_def) const;
  /// The stand-in for a type by its full name.
  std::optional<TypeDefinition> find_stub(const std::string& full_name) const;

  std::vector<std::unique_ptr<Module>> modules_;  // the models first
  std::vector<const Module*> stubs_;
  std::size_t main_ = 0;
  /// Null for one that is not there or cannot be used.
  std::unordered_map<std::string, const Module*> by_assembly_name_;
  std::unordered_map<std::string, std::string> obstacles_;  // by the assembly's name
  /// By module and TypeRef row - 1: where it leads.
  std::vector<std::vector<std::optional<TypeDefinition>>> type_refs_;
};

/// "Namespace.Outer/Inner`1", as Module::types has it.
std::string full_name(const Module& module, std::uint32_t type_def);
std::string full_name_of_ref(const Module& module, std::uint32_t type_ref);
/// Of a TypeDef or TypeRef; empty for anything else.
std::string full_name(const Module& module, Token token);

bool has_attribute(const Module& module, Token parent, std::string_view type);

/// Whether the members that the model lacks are those of the framework's type of that name.
bool is_completed(TypeDefinition model);

/// Whether catch clauses of the module see an object that is no exception wrapped in one, which
/// [assembly: RuntimeCompatibility(WrapNonExceptionThrows = true)] says.
bool wraps_other_exceptions(const Module& module);

}  // namespace mmcheck::vm
