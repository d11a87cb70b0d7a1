// Loading a program: which files, and where each TypeRef leads.
//
// All TypeRefs are bound while the program is loaded, and an assembly is loaded when one leads
// there. A program that uses nothing but what is modelled so needs no installed framework and reads
// none.
#include "vm/program/program.hpp"

#include <fmt/core.h>

#include <array>
#include <filesystem>
#include <utility>

#include "assembly/flags.hpp"
#include "base/error.hpp"
#include "vm/program/models.hpp"

namespace mmcheck::vm {

using assembly::Assembly;
using assembly::Column;
using assembly::Metadata;
using assembly::Table;

namespace {

constexpr unsigned most_hops = 16;         // from one forwarder to the next
constexpr unsigned deepest_nesting = 256;  // as Assembly has checked for TypeDefs
constexpr std::string_view models_name = "library models";

std::string qualified(std::string_view space, std::string_view name) {
  return space.empty() ? std::string(name) : fmt::format("{}.{}", space, name);
}

/// The outermost type that a TypeDef is nested in; itself if it is not.
std::uint32_t outermost(const Module& module, std::uint32_t type_def) {
  while (const std::uint32_t outer = module.assembly->enclosing_type(type_def)) type_def = outer;
  return type_def;
}

bool is_visible(const Module& module, std::uint32_t outermost_type) {
  return (module.metadata().cell(Column::TypeDef_Flags, outermost_type) &
          assembly::TypeFlags::visibility_mask) == assembly::TypeFlags::is_public;
}

std::string_view outermost_part(std::string_view full_name) {
  return full_name.substr(0, full_name.find('/'));
}

/// Where the type that a TypeRef is nested in, or itself, is said to be.
struct Scope {
  Token token;
  bool is_too_deep = false;
};

Scope scope_of(const Metadata& metadata, std::uint32_t type_ref) {
  Token scope(Table::TypeRef, type_ref);
  for (unsigned depth = 0; scope.table() == Table::TypeRef && !scope.is_null(); ++depth) {
    if (depth == deepest_nesting) return {{}, true};
    scope = metadata.token(Column::TypeRef_ResolutionScope, scope.row());
  }
  return {scope};
}

bool is_framework_name(std::string_view name) {
  return name == "mscorlib" || name == "System" || name == "netstandard" ||
         name.starts_with("System.") || name == "Microsoft.CSharp" ||
         name.starts_with("Microsoft.VisualBasic") || name.starts_with("Microsoft.Win32.") ||
         name == "Mono.Security" || name == "WindowsBase";
}

/// A name alone is not enough: anybody may call his library System.Something. Whoever signs it so
/// does not.
bool is_framework(const Assembly& assembly) {
  return assembly.metadata().rows(Table::Assembly) != 0 && is_framework_name(assembly.name()) &&
         !assembly.metadata().blob(Column::Assembly_PublicKey, 1).empty();
}

/// A reference assembly is for compilers: its methods have no code, or some that throws.
bool is_reference_assembly(const Module& module) {
  const Metadata& metadata = module.metadata();
  if (metadata.rows(Table::Assembly) == 0) return false;
  for (const std::uint32_t row :
       metadata.rows_where(Column::CustomAttribute_Parent, Token(Table::Assembly, 1))) {
    const Token constructor = metadata.token(Column::CustomAttribute_Type, row);
    if (constructor.table() != Table::MemberRef) continue;
    const Token type = metadata.token(Column::MemberRef_Class, constructor.row());
    if (full_name(module, type) == "System.Runtime.CompilerServices.ReferenceAssemblyAttribute") {
      return true;
    }
  }
  return false;
}

void index_types(Module& module) {
  for (const std::uint32_t row : module.metadata().all(Table::TypeDef)) {
    module.types.emplace(full_name(module, row), row);
  }
  for (const std::uint32_t row : module.metadata().all(Table::ExportedType)) {
    // Nested ones are found in whatever the outermost one leads to.
    const Token to = module.metadata().token(Column::ExportedType_Implementation, row);
    if (to.table() == Table::ExportedType || to.is_null()) continue;
    module.forwarded.emplace(
        qualified(module.metadata().string(Column::ExportedType_TypeNamespace, row),
                  module.metadata().string(Column::ExportedType_TypeName, row)),
        row);
  }
}

constexpr std::uint32_t global_members = 1;  // <Module>, II.22.37

bool has_initializer(const Metadata& metadata) {
  if (metadata.rows(Table::TypeDef) < global_members) return false;
  for (const std::uint32_t row : metadata.list(Column::TypeDef_MethodList, global_members)) {
    const std::uint32_t method = metadata.follow(Table::MethodDef, row);
    if (metadata.string(Column::MethodDef_Name, method) == ".cctor") return true;
  }
  return false;
}

std::optional<TypeDefinition> find_in(const Module& module, const std::string& full_name) {
  const auto found = module.types.find(full_name);
  if (found == module.types.end()) return std::nullopt;
  return TypeDefinition{&module, found->second};
}

}  // namespace

std::string full_name(const Module& module, std::uint32_t type_def) {
  const Metadata& metadata = module.metadata();
  const std::string_view name = metadata.string(Column::TypeDef_Name, type_def);
  const std::uint32_t outer = module.assembly->enclosing_type(type_def);
  if (outer != 0) return fmt::format("{}/{}", full_name(module, outer), name);
  return qualified(metadata.string(Column::TypeDef_Namespace, type_def), name);
}

std::string full_name_of_ref(const Module& module, std::uint32_t type_ref) {
  const Metadata& metadata = module.metadata();
  std::string inner;
  for (unsigned depth = 0; depth < deepest_nesting; ++depth) {
    const std::string_view name = metadata.string(Column::TypeRef_Name, type_ref);
    const Token scope = metadata.token(Column::TypeRef_ResolutionScope, type_ref);
    if (scope.table() != Table::TypeRef || scope.is_null()) {
      return qualified(metadata.string(Column::TypeRef_Namespace, type_ref), name) + inner;
    }
    inner = fmt::format("/{}{}", name, inner);
    type_ref = scope.row();
  }
  return "?" + inner;
}

std::string full_name(const Module& module, Token token) {
  if (token.is_null()) return {};
  if (token.table() == Table::TypeDef) return full_name(module, token.row());
  if (token.table() == Table::TypeRef) return full_name_of_ref(module, token.row());
  return {};
}

/// Loads files while TypeRefs are being bound.
class Program::Loader {
 public:
  Loader(Program& program, const std::string& path, const ProgramOptions& options)
      : program_(program) {
    places_.push_back(std::filesystem::path(path).parent_path());
    for (const std::string& reference : options.references) add_reference(reference);
  }

  Module& add(std::unique_ptr<const Assembly> assembly, bool is_model) {
    auto module = std::make_unique<Module>();
    module->assembly = std::move(assembly);
    module->index = static_cast<std::uint32_t>(program_.modules_.size());
    module->is_model = is_model;
    index_types(*module);
    module->has_initializer = has_initializer(module->metadata());
    program_.modules_.push_back(std::move(module));
    return *program_.modules_.back();
  }

  void add_stub(const std::string& path) {
    Module& module = add(Assembly::open(path), false);
    module.is_stub = true;
    bool stands_for_any = false;
    for (const std::uint32_t row : module.metadata().all(Table::TypeDef)) {
      stands_for_any |= is_visible(module, row);
    }
    if (!stands_for_any) {
      throw base::Error(path, "has no public type that could stand for another one");
    }
    program_.stubs_.push_back(&module);
  }

  void name(const Module& module) {
    program_.by_assembly_name_.emplace(module.assembly->name(), &module);
  }

  /// Binding loads, and what is loaded wants to be bound.
  void bind_all() {
    for (std::size_t i = 0; i < program_.modules_.size(); ++i) {
      const Module& module = *program_.modules_[i];
      std::vector<std::optional<TypeDefinition>> bound;
      for (const std::uint32_t row : module.metadata().all(Table::TypeRef)) {
        bound.push_back(bind(module, row));
      }
      program_.type_refs_.push_back(std::move(bound));
    }
  }

 private:
  using Path = std::filesystem::path;

  void add_reference(const Path& reference) {
    std::error_code error;
    const auto status = std::filesystem::status(reference, error);
    if (!std::filesystem::exists(status)) {
      throw base::Error(reference.string(), "no such file or folder to find references in");
    }
    if (std::filesystem::is_directory(status)) {
      places_.push_back(reference);
    } else {
      files_.emplace(reference.stem().string(), reference);
    }
  }

  /// A stand-in may call what it stands for.
  std::optional<TypeDefinition> bind(const Module& from, std::uint32_t row) {
    const auto original = bind_original(from, row);
    if (from.is_model || from.is_stub || program_.stubs_.empty()) return original;
    const auto stub = program_.find_stub(full_name_of_ref(from, row));
    return stub ? stub : original;
  }

  std::optional<TypeDefinition> bind_original(const Module& from, std::uint32_t row) {
    const Scope scope = scope_of(from.metadata(), row);
    if (scope.is_too_deep) return std::nullopt;
    const std::string name = full_name_of_ref(from, row);
    // II.22.38: no scope at all leads to an ExportedType of this assembly.
    if (scope.token.is_null() || scope.token.table() == Table::Module) {
      return find_through(&from, name);
    }
    if (scope.token.table() == Table::ModuleRef) {
      return find_through(
          module_file(from, from.metadata().string(Column::ModuleRef_Name, scope.token.row())),
          name);
    }
    if (const auto model = find_public_model(name)) {
      if (model->row == 0) return std::nullopt;
      // What completes it is to be loaded, too.
      if (is_completed(*model)) find_through(assembly(from, scope.token), name);
      return model;
    }
    return find_through(assembly(from, scope.token), name);
  }

  /// None if the models do not have the outermost type; row 0 if they have that and not the type in
  /// it: then it is nowhere, for the parts of a type must be of one making.
  std::optional<TypeDefinition> find_public_model(const std::string& name) const {
    const Module& models = *program_.modules_.front();
    const auto outer = find_in(models, std::string(outermost_part(name)));
    if (!outer || !is_visible(models, outer->row)) return std::nullopt;
    return find_in(models, name).value_or(TypeDefinition{&models, 0});
  }

  std::optional<TypeDefinition> find_through(const Module* module, const std::string& name) {
    const std::string outer(outermost_part(name));
    for (unsigned hops = 0; module != nullptr && hops < most_hops; ++hops) {
      if (const auto found = find_in(*module, name)) {
        return program_.find_original(*module, found->row);
      }
      const auto forwarder = module->forwarded.find(outer);
      if (forwarder == module->forwarded.end()) return std::nullopt;
      const Metadata& metadata = module->metadata();
      const Token to = metadata.required(Column::ExportedType_Implementation, forwarder->second);
      module = to.table() == Table::AssemblyRef
                   ? assembly(*module, to)
                   : module_file(*module, metadata.string(Column::File_Name, to.row()));
    }
    return std::nullopt;
  }

  const Module* assembly(const Module& from, Token assembly_ref) {
    std::string name(from.metadata().string(Column::AssemblyRef_Name, assembly_ref.row()));
    const auto known = program_.by_assembly_name_.find(name);
    if (known != program_.by_assembly_name_.end()) return known->second;
    const Module* found = load(name);
    program_.by_assembly_name_.emplace(std::move(name), found);
    return found;
  }

  /// Another file of the same assembly.
  const Module* module_file(const Module& from, std::string_view name) {
    // A name that is a path would lead out of the assembly's folder.
    if (name.find_first_of("/\\") != std::string_view::npos) return nullptr;
    const Path path = Path(from.assembly->path()).parent_path() / Path(std::string(name));
    const auto [known, is_new] = module_files_.try_emplace(path.string(), nullptr);
    std::error_code error;
    if (is_new && std::filesystem::is_regular_file(path, error)) {
      known->second = use(path, std::string(name));
    }
    return known->second;
  }

  const Module* load(const std::string& name) {
    if (name.find_first_of("/\\") != std::string::npos) return nullptr;
    const auto file = files_.find(name);
    if (file != files_.end()) return use(file->second, name);
    for (const Path& place : places_) {
      for (const std::string_view extension : {".dll", ".exe"}) {
        const Path path = place / (name + std::string(extension));
        std::error_code error;
        if (!std::filesystem::is_regular_file(path, error)) continue;
        if (const Module* found = use(path, name)) return found;
      }
    }
    return nullptr;
  }

  /// A file that cannot be used is no reason to give up: perhaps nothing of it is reached.
  const Module* use(const Path& path, const std::string& name) {
    try {
      Module probe;
      probe.assembly = Assembly::open(path.string(), assembly::Reading::in_parts);
      if (is_reference_assembly(probe)) {
        throw base::Error(path.string(), "a reference assembly, which has no code");
      }
      const bool framework = is_framework(*probe.assembly);
      // It is large, and nobody builds it anew meanwhile.
      if (!framework) probe.assembly = Assembly::open(path.string());
      Module& module = add(std::move(probe.assembly), false);
      module.is_framework = framework;
      return &module;
    } catch (const base::Error& error) {
      program_.obstacles_.emplace(name, error.what());
      return nullptr;
    }
  }

  Program& program_;
  std::vector<Path> places_;
  std::unordered_map<std::string, Path> files_;  // by the name without its extension
  std::unordered_map<std::string, const Module*> module_files_;
};

namespace {

std::unique_ptr<const Assembly> open_models(const std::string& path) {
  if (!path.empty()) return Assembly::open(path);
  const std::span<const std::uint8_t> bytes = library_models();
  if (bytes.empty()) {
    throw base::Error(std::string(models_name),
                      "this build has none: give the path of an assembly of them");
  }
  return Assembly::read({bytes.begin(), bytes.end()}, std::string(models_name));
}

}  // namespace

std::unique_ptr<const Program> Program::load(const std::string& path,
                                             const ProgramOptions& options) {
  // new, for the constructor is nobody else's.
  std::unique_ptr<Program> program(new Program);
  Loader loader(*program, path, options);
  loader.add(open_models(options.models), true);
  program->main_ = program->modules_.size();
  loader.name(loader.add(Assembly::open(path), false));
  for (const std::string& stub : options.stubs) loader.add_stub(stub);
  loader.bind_all();
  return program;
}

std::optional<TypeDefinition> Program::find(const Module& from, std::uint32_t type_ref) const {
  return type_refs_.at(from.index).at(type_ref - 1);
}

std::optional<TypeDefinition> Program::find_definition(const Module& module,
                                                       std::uint32_t type_def) const {
  if (!module.is_model && !module.is_stub && !stubs_.empty()) {
    if (const auto stub = find_stub(full_name(module, type_def))) return stub;
  }
  return find_original(module, type_def);
}

std::optional<TypeDefinition> Program::find_original(const Module& module,
                                                     std::uint32_t type_def) const {
  const TypeDefinition itself{&module, type_def};
  if (!module.is_framework) return itself;
  const std::uint32_t outer = outermost(module, type_def);
  if (!is_visible(module, outer)) return itself;
  const auto model = find_model(full_name(module, outer));
  if (!model || !is_visible(*model->module, model->row)) return itself;
  return find_model(full_name(module, type_def));
}

std::optional<TypeDefinition> Program::find_stub(const std::string& full_name) const {
  for (const Module* stub : stubs_) {
    const auto outer = find_in(*stub, std::string(outermost_part(full_name)));
    if (outer && is_visible(*stub, outer->row)) return find_in(*stub, full_name);
  }
  return std::nullopt;
}

std::optional<TypeDefinition> Program::find_stood_for(TypeDefinition type) const {
  if (!type.module->is_stub && !is_completed(type)) return std::nullopt;
  const std::string name = full_name(*type.module, type.row);
  for (const auto& module : modules_) {
    const bool may_have_it = type.module->is_stub ? !module->is_stub : module->is_framework;
    const auto found = may_have_it ? find_in(*module, name) : std::nullopt;
    if (found && is_visible(*module, found->row)) return found;
  }
  return std::nullopt;
}

std::optional<TypeDefinition> Program::find_model(std::string_view full_name) const {
  return find_in(*modules_.front(), std::string(full_name));
}

std::string Program::obstacle(const Module& from, std::uint32_t type_ref) const {
  const Scope scope = scope_of(from.metadata(), type_ref);
  if (scope.token.is_null() || scope.token.table() != Table::AssemblyRef) return {};
  const auto found = obstacles_.find(
      std::string(from.metadata().string(Column::AssemblyRef_Name, scope.token.row())));
  return found == obstacles_.end() ? std::string() : found->second;
}

namespace {

/// The row of the attribute of that type; 0 if there is none.
std::uint32_t find_attribute(const Module& module, Token parent, std::string_view type) {
  const Metadata& metadata = module.metadata();
  for (const std::uint32_t row : metadata.rows_where(Column::CustomAttribute_Parent, parent)) {
    const Token constructor = metadata.required(Column::CustomAttribute_Type, row);
    const Token attribute =
        constructor.table() == Table::MethodDef
            ? Token(Table::TypeDef, module.assembly->declaring_type_of_method(constructor.row()))
            : metadata.token(Column::MemberRef_Class, constructor.row());
    if (full_name(module, attribute) == type) return row;
  }
  return 0;
}

}  // namespace

bool has_attribute(const Module& module, Token parent, std::string_view type) {
  return find_attribute(module, parent, type) != 0;
}

bool is_completed(TypeDefinition model) {
  return model.module->is_model &&
         has_attribute(*model.module, Token(Table::TypeDef, model.row),
                       "System.Runtime.CompilerServices.CompletedAttribute");
}

bool wraps_other_exceptions(const Module& module) {
  const std::uint32_t row =
      find_attribute(module, Token(Table::Assembly, 1),
                     "System.Runtime.CompilerServices.RuntimeCompatibilityAttribute");
  if (row == 0) return false;
  // Its only property, as the last of the attribute's bytes.
  const base::Bytes value = module.metadata().blob(Column::CustomAttribute_Value, row);
  return value.size() != 0 && value.data()[value.size() - 1] == 1 && value.size() > 8;
}

}  // namespace mmcheck::vm
