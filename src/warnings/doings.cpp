// Which calls a compiler can see through is not written down anywhere. What counts here is what
// .NET's compiler may inline today: up to 100 bytes of bytecode, or whatever asks for it; no loops,
// no exception clauses; and which method is called must be known. The class library's models are
// stand-ins, whose size says nothing: of them only properties, operators and the like of classes
// that have nothing to do with threads are seen through.
#include "warnings/doings.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "assembly/flags.hpp"
#include "vm/intrinsics/intrinsics.hpp"
#include "vm/translate/effects.hpp"
#include "vm/translate/liveness.hpp"
#include "vm/translate/loops.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::warnings {
namespace {

using assembly::MethodImplFlags;
using vm::Effect;
using vm::Family;

constexpr std::size_t longest_inlined = 100;  // bytes of bytecode

constexpr std::array<std::string_view, 3> namespaces_of_threads = {
    "System.Threading", "System.Collections.Concurrent", "System.Diagnostics"};

bool is_simple_in_library(const vm::Method& method) {
  const std::string_view type = method.owner->name;
  const auto is_in = [&](std::string_view name) { return type.starts_with(name); };
  if (std::ranges::any_of(namespaces_of_threads, is_in)) return false;
  return method.name.starts_with("get_") || method.name.starts_with("op_") ||
         type == "System.Math" || (type == "object" && method.name == ".ctor");
}

bool is_short(const vm::Method& method) {
  const assembly::Assembly& assembly = *method.owner->definition.module->assembly;
  if (!assembly.has_body(method.row)) return false;
  const bool is_asked_for = (method.impl_flags & MethodImplFlags::aggressive_inlining) != 0;
  return is_asked_for || assembly.body(method.row).code.size() <= longest_inlined;
}

/// Whether a compiler may put the method's code in place of a call.
bool is_inlined(const vm::Method& method) {
  constexpr std::uint32_t refuses = MethodImplFlags::no_inlining |
                                    MethodImplFlags::no_optimization |
                                    MethodImplFlags::synchronized;
  const bool is_known = method.code != nullptr && method.owner->definition.module != nullptr &&
                        !method.owner->is_delegate && method.intrinsic == nullptr;
  if (!is_known || (method.impl_flags & refuses) != 0) return false;
  if (!(is_users(method) ? is_short(method) : is_simple_in_library(method))) return false;
  return method.code->clauses.empty() && vm::natural_loops(*method.code).empty();
}

/// The instructions of a method from which it can return; the others lead to a `throw`.
std::vector<bool> that_return(const vm::Code& code) {
  std::vector<bool> result(code.instructions.size());
  bool changed = true;
  while (changed) {
    changed = false;
    for (auto i = static_cast<std::uint32_t>(result.size()); i-- > 0;) {
      if (result[i]) continue;
      const vm::Op op = code.instructions[i].op;
      const auto next = vm::successors(code, i);
      result[i] = op == vm::Op::ret || op == vm::Op::ret_value ||
                  std::ranges::any_of(next, [&](std::uint32_t one) { return result[one]; });
      changed |= result[i];
    }
  }
  return result;
}

/// What a reference in a cell is declared as, where that is seen in the instructions just before;
/// else null.
const vm::Type* type_in_cell(const vm::Origin& before, std::uint32_t cell) {
  for (std::uint32_t i = before.pc; i-- > 0;) {
    const vm::Instruction& at = before.code->instructions[i];
    const vm::OpInfo& row = vm::info(at.op);
    if (row.flow != vm::Flow::next) return nullptr;
    const vm::CellRange written = vm::cell_effects(*before.code, at).writes;
    if (!written.overlaps({cell, 1})) continue;
    if (at.op == vm::Op::call) return at.method->return_type;
    if (row.effect == Effect::read && row.immediate == vm::Immediate::field) return at.field->type;
    if (at.op != vm::Op::mov) return nullptr;
    cell = at.b;
  }
  return nullptr;
}

/// Elements are volatile through pointers only: the flags' operand is the index.
bool is_volatile_access(const vm::Instruction& at) {
  return vm::info(at.op).family != Family::element && vm::is_volatile(at);
}

void add(const Doings& from, Doings& to) {
  to.orders |= from.orders;
  to.makes |= from.makes;
  to.throws |= from.throws;
  to.reads.insert(to.reads.end(), from.reads.begin(), from.reads.end());
  to.writes.insert(to.writes.end(), from.writes.begin(), from.writes.end());
}

/// Whether a compiler has made up the field: that of an automatic property.
bool is_unwritten(const Touch& touch) {
  return touch.place.field != nullptr && touch.place.field->name.starts_with('<');
}

bool is_of_frame(const Touch& touch) { return touch.place.family == Family::none; }

}  // namespace

bool is_users(const vm::Type& type) {
  const vm::Module* module = type.definition.module;
  return module != nullptr && module->is_users();
}

bool is_users(const vm::Method& method) {
  return vm::is_programs_own(method) && is_users(*method.owner);
}

Doings DoingsOf::instruction(const vm::Code& code, std::uint32_t instruction) {
  const vm::Instruction& at = code.instructions[instruction];
  const vm::OpInfo& row = vm::info(at.op);
  Doings result;
  add_variables(code, instruction, result);
  switch (row.effect) {
    case Effect::move:
    case Effect::pure:
    case Effect::compare:
    case Effect::address:
    case Effect::strict:
      break;
    case Effect::allocate:
    case Effect::make:
      result.makes = true;
      break;
    case Effect::read:
      result.orders = is_volatile_access(at);
      result.reads.push_back({{&code, instruction}, place_of(at)});
      break;
    case Effect::write:
      result.orders = is_volatile_access(at);
      result.writes.push_back({{&code, instruction}, place_of(at)});
      break;
    case Effect::meet:
      result.orders =
          row.family == Family::intrinsic && at.method->intrinsic->role != vm::Role::Local;
      break;
    case Effect::call:
      if (row.form == vm::Form::call || row.form == vm::Form::call_b) {
        add_call({&code, instruction}, result);
      }
      break;
  }
  return result;
}

/// Null if a compiler does not know it.
const vm::Method* DoingsOf::callee_of(const vm::Origin& origin) {
  const vm::Instruction& at = origin.code->instructions[origin.pc];
  if (at.op == vm::Op::call) return at.method;
  if (at.op != vm::Op::call_virtual) return nullptr;
  const vm::Type* receiver = type_in_cell(origin, at.a);
  const bool is_exact = receiver != nullptr &&
                        (receiver->flags & assembly::TypeFlags::sealed) != 0 &&
                        !receiver->is_interface() && receiver->is_reference();
  return is_exact ? machine_.find_virtual(receiver, at.method) : nullptr;
}

void DoingsOf::add_call(const vm::Origin& origin, Doings& to) {
  const vm::Method* called = callee_of(origin);
  if (called == nullptr || !is_inlined(*called)) {
    to.orders = true;
    return;
  }
  Doings callee = method(*called);
  std::erase_if(callee.reads, is_of_frame);
  std::erase_if(callee.writes, is_of_frame);
  for (Touch& touch : callee.reads) {
    if (!is_users(*called) || is_unwritten(touch)) touch.origin = origin;
  }
  add(callee, to);
}

/// Of variables whose address is taken, so that pointers may lead to them.
void DoingsOf::add_variables(const vm::Code& code, std::uint32_t instruction, Doings& to) {
  const auto known = exposed_.try_emplace(&code);
  std::vector<bool>& is_exposed = known.first->second;
  if (known.second) is_exposed = vm::exposed_cells(code);
  const auto has_exposed = [&](vm::CellRange range) {
    for (std::uint32_t cell = range.first; cell < range.end(); ++cell) {
      if (cell < is_exposed.size() && is_exposed[cell]) return true;
    }
    return false;
  };
  const vm::CellEffects effects = vm::cell_effects(code, code.instructions[instruction]);
  const Touch touch{{&code, instruction}, {}};
  if (std::ranges::any_of(effects.reads, has_exposed)) to.reads.push_back(touch);
  if (has_exposed(effects.writes)) to.writes.push_back(touch);
}

/// Of its instructions together. A method that is in the middle of being looked at calls itself.
const Doings& DoingsOf::method(const vm::Method& method) {
  const auto [known, is_new] = methods_.try_emplace(&method);
  if (!is_new) return known->second;
  known->second.orders = true;
  Doings all;
  const vm::Code& code = *method.code;
  const std::vector<bool> returns = that_return(code);
  for (std::uint32_t i = 0; i < code.instructions.size(); ++i) {
    if (returns[i]) {
      add(instruction(code, i), all);
    } else if (code.instructions[i].op == vm::Op::throw_) {
      all.throws = true;
    }
  }
  methods_[&method] = std::move(all);
  return methods_[&method];
}

}  // namespace mmcheck::warnings
