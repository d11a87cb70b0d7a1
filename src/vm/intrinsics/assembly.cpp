// Intrinsics of System.Reflection.RuntimeAssembly: the assemblies of the program, by the numbers of
// their modules, and types by name.
#include "assembly/assembly.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>

#include "assembly/flags.hpp"
#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Table;

const Module& module_at(Execution& execution, Cell number) {
  return *execution.types().program().modules().at(to_u4(number));
}

Outcome of_type(Execution& execution, const Method&, Cell* arguments) {
  const Type* type = &known_type_of(execution, arguments[0]);
  while (type->definition.module == nullptr && type->element != nullptr) type = type->element;
  const Module* module = type->definition.module;
  if (module != nullptr) {
    module = real_definition(execution.types().program(), type->definition).module;
  }
  if (module == nullptr || module->is_model) {
    return execution.missing(
        fmt::format("the assembly of {}, a type of the class library", type->name));
  }
  arguments[0] = module->index;
  return Outcome::Done;
}

Outcome main_assembly(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = execution.types().program().main().index;
  return Outcome::Done;
}

/// Of the method that has called the one that asks.
Outcome of_caller(Execution& execution, const Method&, Cell* arguments) {
  const auto& frames = execution.thread().frames;
  constexpr std::size_t needed = 2;
  if (frames.size() < needed) return execution.missing("the assembly of a caller");
  const Module* module = frames[frames.size() - needed].code->method->owner->definition.module;
  if (module == nullptr || module->is_model) {
    return execution.missing("the assembly of a caller");
  }
  arguments[0] = module->index;
  return Outcome::Done;
}

Outcome name(Execution& execution, const Method&, Cell* arguments) {
  return give_string(execution, arguments, module_at(execution, arguments[0]).assembly->name());
}

Outcome culture(Execution& execution, const Method&, Cell* arguments) {
  const assembly::Metadata& metadata = module_at(execution, arguments[0]).metadata();
  return give_string(execution, arguments,
                     metadata.rows(Table::Assembly) == 0
                         ? std::string_view()
                         : metadata.string(Column::Assembly_Culture, 1));
}

/// One of the four numbers of its version.
Outcome version(Execution& execution, const Method&, Cell* arguments) {
  static constexpr std::array columns = {
      Column::Assembly_MajorVersion, Column::Assembly_MinorVersion, Column::Assembly_BuildNumber,
      Column::Assembly_RevisionNumber};
  const assembly::Metadata& metadata = module_at(execution, arguments[0]).metadata();
  arguments[0] =
      metadata.rows(Table::Assembly) == 0 ? 0 : metadata.cell(columns.at(to_u4(arguments[1])), 1);
  return Outcome::Done;
}

assembly::Bytes key_of(const Module& module) {
  return module.metadata().rows(Table::Assembly) == 0
             ? assembly::Bytes()
             : module.metadata().blob(Column::Assembly_PublicKey, 1);
}

Outcome key_length(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = key_of(module_at(execution, arguments[0])).size();
  return Outcome::Done;
}

Outcome key_byte(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = key_of(module_at(execution, arguments[0]))[to_u4(arguments[1])];
  return Outcome::Done;
}

Outcome count_types(Execution& execution, const Method&, Cell* arguments) {
  arguments[0] = module_at(execution, arguments[0]).metadata().rows(Table::TypeDef);
  return Outcome::Done;
}

Outcome type_at(Execution& execution, const Method&, Cell* arguments) {
  const Module& module = module_at(execution, arguments[0]);
  return give_type(execution, arguments,
                   execution.types().type(module, Token(Table::TypeDef, to_u4(arguments[1])), {}));
}

const Type* find_in(Execution& execution, const Module& module, const std::string& name) {
  const auto found = module.types.find(name);
  if (found == module.types.end()) return nullptr;
  return execution.types().type(module, Token(Table::TypeDef, found->second), {});
}

/// "Namespace.Outer+Inner" in a module; null if there is none.
Outcome find_type(Execution& execution, const Method&, Cell* arguments) {
  std::string wanted = text_of(execution, arguments[1]);
  std::ranges::replace(wanted, '+', '/');
  return give_type(execution, arguments,
                   find_in(execution, module_at(execution, arguments[0]), wanted));
}

/// The same in the models and in all modules.
Outcome find_anywhere(Execution& execution, const Method&, Cell* arguments) {
  std::string wanted = text_of(execution, arguments[0]);
  std::ranges::replace(wanted, '+', '/');
  for (const auto& module : execution.types().program().modules()) {
    if (const Type* found = find_in(execution, *module, wanted)) {
      return give_type(execution, arguments, found);
    }
  }
  return give_type(execution, arguments, nullptr);
}

/// The number of the module with this name, or -1.
Outcome find(Execution& execution, const Method&, Cell* arguments) {
  const std::string wanted = text_of(execution, arguments[0]);
  arguments[0] = from_i4(-1);
  for (const auto& module : execution.types().program().modules()) {
    if (!module->is_model && module->assembly->name() == wanted) arguments[0] = module->index;
  }
  return Outcome::Done;
}

constexpr std::string_view runtime_assembly = "System.Reflection.RuntimeAssembly";

constexpr Intrinsic table[] = {
    {runtime_assembly, "OfType", of_type},
    {runtime_assembly, "MainNumber", main_assembly},
    {runtime_assembly, "OfCaller", of_caller},
    {runtime_assembly, "NameOf", name},
    {runtime_assembly, "CultureOf", culture},
    {runtime_assembly, "VersionOf", version},
    {runtime_assembly, "KeyLength", key_length},
    {runtime_assembly, "KeyByte", key_byte},
    {runtime_assembly, "CountTypes", count_types},
    {runtime_assembly, "TypeAt", type_at},
    {runtime_assembly, "FindType", find_type},
    {runtime_assembly, "FindAnywhere", find_anywhere},
    {runtime_assembly, "Find", find},
};

}  // namespace

std::span<const Intrinsic> assembly_intrinsics() { return table; }

}  // namespace mmcheck::vm
