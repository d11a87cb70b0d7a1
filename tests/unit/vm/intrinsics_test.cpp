#include "vm/intrinsics/intrinsics.hpp"

#include <doctest/doctest.h>

#include <string>

#include "assembly/assembly.hpp"
#include "vm/program/models.hpp"
#include "vm/program/program.hpp"
#include "vm/translate/synthesize.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Table;

constexpr std::uint32_t internal_call = 0x1000;  // MethodDef.ImplFlags

}  // namespace

TEST_CASE(
    "every extern method of the library models is an intrinsic, or has a body of the machine's") {
  const auto bytes = library_models();
  Module module;
  module.assembly = assembly::Assembly::read({bytes.begin(), bytes.end()}, "the library models");
  const auto& metadata = module.metadata();
  std::string missing;
  for (const std::uint32_t row : metadata.all(Table::MethodDef)) {
    if ((metadata.cell(Column::MethodDef_ImplFlags, row) & internal_call) == 0) continue;
    const std::string type = full_name(module, module.assembly->declaring_type_of_method(row));
    const std::string name(metadata.string(Column::MethodDef_Name, row));
    if (type == "System.String" && name == ".ctor") continue;  // newobj calls Ctor instead
    if (has_machine_body(type, name)) continue;
    if (find_intrinsic(type, name) == nullptr) missing += type + "::" + name + " ";
  }
  CHECK(missing == "");
}

}  // namespace mmcheck::vm
