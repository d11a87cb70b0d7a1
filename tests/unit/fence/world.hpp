// tests/unit/fence/program.cs, loaded, and operations that its instructions could have issued.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fence/change.hpp"
#include "model/models.hpp"
#include "vm/entry_point.hpp"
#include "vm/execute/machine.hpp"
#include "vm/program/program.hpp"

namespace mmcheck::testing {

inline std::string fence_program() {
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  return std::string(folder) + "/fence_program.exe";
}

struct FenceWorld {
  std::unique_ptr<const vm::Program> program = vm::Program::load(fence_program(), {});
  vm::TypeSystem types{*program};
  vm::Machine machine{types, vm::MachineLimits{}, [](std::string_view) {}};

  const vm::Type& type() { return *vm::entry_point(types).method->owner; }

  const vm::Code& code(std::string_view method) {
    for (std::size_t i = 0; i < type().methods.size(); ++i) {
      const vm::Method& found = *types.declared(&type(), i);
      if (found.name == method) return machine.code(found);
    }
    FAIL("no such method: ", std::string(method));
    std::abort();
  }

  static bool loads(const vm::Instruction& at) {
    return at.op >= vm::Op::ldsfld_i1 && at.op <= vm::Op::ldsfld_ref;
  }
  static bool stores(const vm::Instruction& at) {
    return at.op >= vm::Op::stsfld_i1 && at.op <= vm::Op::stsfld_ref;
  }

  /// The accesses of static fields in a method, in their order.
  std::vector<vm::Origin> accesses(std::string_view method) {
    const vm::Code& found = code(method);
    std::vector<vm::Origin> result;
    for (std::uint32_t pc = 0; pc < found.instructions.size(); ++pc) {
      const vm::Instruction& at = found.instructions[pc];
      if (loads(at) || stores(at)) result.push_back({&found, pc});
    }
    return result;
  }
  /// The first of them that names this field.
  vm::Origin at(std::string_view method, std::string_view field) {
    for (const vm::Origin& one : accesses(method)) {
      if (one.code->instructions[one.pc].field->name == field) return one;
    }
    FAIL("no access of ", std::string(field));
    return {};
  }
  /// The first instruction with this operation.
  vm::Origin at(std::string_view method, vm::Op op) {
    const vm::Code& found = code(method);
    for (std::uint32_t pc = 0; pc < found.instructions.size(); ++pc) {
      if (found.instructions[pc].op == op) return {&found, pc};
    }
    FAIL("no such instruction");
    return {};
  }

  /// What an instruction issues: a plain read or write.
  static vm::Operation operation(const vm::Origin& origin) {
    const bool is_write = stores(origin.code->instructions[origin.pc]);
    vm::Operation operation;
    operation.type = is_write ? model::OperationClass::Write : model::OperationClass::Read;
    operation.origin = origin;
    return operation;
  }
  /// The second access of a static field in a method completed before the first one, and the thread
  /// came by those between them.
  search::Overtaking overtaking(std::string_view method, std::string_view first,
                                std::string_view second) {
    const std::vector<vm::Origin> all = accesses(method);
    search::Overtaking result{operation(at(method, first)), operation(at(method, second)), {}};
    for (const vm::Origin& one : all) {
      if (one.pc > result.first.origin.pc && one.pc <= result.second.origin.pc) {
        result.passed.push_back(one);
      }
    }
    return result;
  }
};

inline const model::Model& model_named(std::string_view name) {
  return *model::find_built_in(name);
}

/// Barriers, volatile fields, volatile accesses, half barriers, interlocked operations.
constexpr AllowedRepairs only_barriers{true, false, false, false, false};

}  // namespace mmcheck::testing
