// Which changes forbid that one operation completes before another.
//
// A barrier does wherever the thread comes by after it has issued the one and until it issues the
// other: then the other is not there before the one has completed. An interlocked operation is such
// a barrier, too. A volatile access is another class of operation, so the model's table says what
// it forbids; where the table has it that only two changes together do (none of ours has), both are
// among them, so that whatever is enough for a program has one of those that are listed here.
#include "fence/change.hpp"

#include <algorithm>
#include <array>

#include "fence/access.hpp"
#include "search/telling/describe.hpp"
#include "vm/program/reflection_names.hpp"
#include "vm/translate/places.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::fence {
namespace {

using model::OperationClass;
using search::Overtaking;
using Kind = Repair::Kind;
using vm::Family;

enum class Where : std::uint8_t { before, access, field };

struct KindInfo {
  Kind kind;
  Where where;
  vm::Mark mark;
  std::uint32_t cost;
};

constexpr std::array kind_infos{
#define REPAIR_KIND(id, where, mark, cost) KindInfo{Kind::id, Where::where, vm::Mark::mark, cost},
#include "fence/repair_kinds.def"
};

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < kind_infos.size(); ++i) {
    if (static_cast<std::size_t>(kind_infos[i].kind) != i) return false;
  }
  return kind_infos.back().kind == Kind::VolatileField;
}
static_assert(is_in_order());

constexpr const KindInfo& info(Kind kind) { return kind_infos[static_cast<std::size_t>(kind)]; }

const vm::Instruction& instruction_at(const vm::Origin& origin) {
  return origin.code->instructions[origin.pc];
}

OperationClass made_volatile(OperationClass type) {
  switch (type) {
    case OperationClass::Read:
      return OperationClass::VolatileRead;
    case OperationClass::Write:
      return OperationClass::VolatileWrite;
    default:
      return type;
  }
}

/// Whether a class is never more permissive than the one that it is made from: only then does it
/// take nothing away from a repair to make an access volatile.
bool only_forbids(const model::Model& model, OperationClass plain) {
  const OperationClass strong = made_volatile(plain);
  for (std::size_t i = 0; i < model::operation_class_names.size(); ++i) {
    const auto other = static_cast<OperationClass>(i);
    if (model.may_reorder(strong, other) && !model.may_reorder(plain, other)) return false;
    if (model.may_reorder(other, strong) && !model.may_reorder(other, plain)) return false;
  }
  return true;
}

/// Whether the operation is what its instruction does to memory, and not something within a call.
bool is_plain_access(const vm::Operation& operation) {
  if (operation.origin.code == nullptr) return false;
  const vm::Instruction& at = instruction_at(operation.origin);
  const bool is_plain =
      operation.type == OperationClass::Read || operation.type == OperationClass::Write;
  return operation.kind == vm::Operation::Kind::Access && is_plain &&
         at.op != vm::Op::call_intrinsic && vm::memory_operands(at).family != Family::none;
}

/// What Interlocked.Exchange takes, in every .NET.
bool has_exchange(const vm::Type& type) {
  if (type.is_enum || type.name == "bool" || type.name == "char") return false;
  constexpr std::array kinds{vm::Primitive::Ref, vm::Primitive::I4, vm::Primitive::I8,
                             vm::Primitive::R4, vm::Primitive::R8};
  return std::ranges::find(kinds, type.primitive) != kinds.end();
}

std::uint32_t il_offset_of(const vm::Origin& origin) { return origin.code->il_offsets[origin.pc]; }

/// Volatile.ReadBarrier and Volatile.WriteBarrier came with .NET 10.
bool has_half_barriers(const vm::Program& program) {
  using assembly::Column;
  const auto& metadata = program.main().metadata();
  for (std::uint32_t row = 1; row <= metadata.rows(assembly::Table::AssemblyRef); ++row) {
    const auto name = metadata.string(Column::AssemblyRef_Name, row);
    if (name != "System.Runtime" && name != "System.Private.CoreLib") continue;
    return metadata.cell(Column::AssemblyRef_MajorVersion, row) >= 10;
  }
  return false;
}

/// Where a barrier stands for people: where a statement begins, if one does before what the barrier
/// is to come before.
std::uint32_t best_offset(const vm::Module& module, const Change& change, std::uint32_t end) {
  const auto& symbols = module.assembly->symbols().symbols;
  if (symbols == nullptr) return change.il_offset;
  for (const assembly::SequencePoint& point : symbols->sequence_points(change.method)) {
    const bool is_there = point.offset >= change.il_offset && point.offset < end;
    if (is_there && !point.is_hidden()) return point.offset;
  }
  return change.il_offset;
}

/// As the program has it: an access may have been made stronger for a while.
OperationKind kind_of(const vm::Operation& operation) {
  if (operation.kind == vm::Operation::Kind::FailedExchange) return OperationKind::FailedExchange;
  if (operation.origin.code != nullptr && !operation.is_of_monitor()) {
    const vm::Instruction& at = instruction_at(operation.origin);
    const bool is_plain = at.op != vm::Op::call_intrinsic && !vm::is_volatile(at);
    const bool is_access = vm::memory_operands(at).family != Family::none;
    if (is_plain && is_access) {
      return operation.is_write() ? OperationKind::Write : OperationKind::Read;
    }
  }
  return search::kind_of(operation.type);
}

Overtaken overtaken(const vm::Operation& operation) {
  Overtaken result{kind_of(operation), {}, {}};
  if (operation.is_of_monitor()) result.target.kind = Target::Kind::SomeMonitor;
  const vm::Origin& origin = operation.origin;
  if (origin.code == nullptr) return result;
  result.location = search::location_of(vm::Place{origin.code->method, il_offset_of(origin)});
  if (!operation.is_of_monitor()) {
    result.target = target_of(instruction_at(origin), result.location.instruction);
  }
  return result;
}

bool is_same(const Overtaken& left, const Overtaken& right) {
  const bool are_in_one_place =
      left.location.line != 0
          ? left.location.line == right.location.line && left.location.file == right.location.file
          : left.location.il_offset == right.location.il_offset;
  return left.operation == right.operation && left.target == right.target &&
         left.location.method == right.location.method && are_in_one_place;
}

}  // namespace

Changes::Changes(vm::Machine& machine, const model::Model& model, const AllowedRepairs& allowed)
    : machine_(machine), model_(model), allowed_(allowed) {
  const bool strengthens =
      only_forbids(model, OperationClass::Read) && only_forbids(model, OperationClass::Write);
  allowed_.volatile_access &= strengthens;
  allowed_.volatile_field &= strengthens;
  allowed_.half_barrier &= has_half_barriers(machine.types().program());
}

bool is_changeable(const vm::Origin& origin) {
  return origin.code == nullptr || !origin.code->method->owner->definition.module->is_framework;
}

bool Changes::has_kinds() const {
  return allowed_.barrier || allowed_.volatile_access || allowed_.volatile_field ||
         allowed_.half_barrier || allowed_.interlocked;
}

std::string Changes::why_none(const std::vector<Overtaking>& overtakings) const {
  if (!has_kinds()) {
    return "the program's class library has no Volatile.ReadBarrier and WriteBarrier (they came "
           "with .NET 10), or the model does not make volatile accesses stronger than others, and "
           "nothing else may be proposed";
  }
  for (const Overtaking& one : overtakings) {
    if (is_changeable(one.first.origin) || is_changeable(one.second.origin)) continue;
    return "in one of the runs that go wrong, operations of .NET's own code are reordered, in " +
           vm::qualified_name(*one.second.origin.code->method) +
           ": there is nothing to be changed in the program";
  }
  return "one of the runs that go wrong is forbidden by no change of a kind that may be proposed "
         "here";
}

Change Changes::change_at(Kind kind, const vm::Origin& origin, std::uint32_t il_offset) {
  const vm::Method& method = *origin.code->method;
  const Change change{method.owner->definition.module->index, method.row, il_offset, kind, 0};
  seen_.try_emplace(change, origin);
  return change;
}

Change Changes::barrier_before(const vm::Origin& origin) {
  const std::uint32_t offset = il_offset_of(origin);
  return change_at(Kind::Barrier, origin, machine_.places(*origin.code->method).place_of(offset));
}

/// Only where an instruction is the first of what its place stands for has the thread come by the
/// place itself.
void Changes::add_barriers(const Overtaking& overtaking, std::vector<Change>& to) {
  for (const vm::Origin& origin : overtaking.passed) {
    const vm::Places& places = machine_.places(*origin.code->method);
    const std::uint32_t place = places.place_of(il_offset_of(origin));
    if (vm::first_instruction(*origin.code, places, place) != origin.pc) continue;
    if (allowed_.barrier) to.push_back(change_at(Kind::Barrier, origin, place));
    if (!allowed_.half_barrier) continue;
    if (overtaking.first.is_read()) to.push_back(change_at(Kind::ReadBarrier, origin, place));
    if (overtaking.second.is_write()) to.push_back(change_at(Kind::WriteBarrier, origin, place));
  }
}

/// What writes and does it as an atomic operation is a barrier, be it one of the two or between.
void Changes::add_atomics(const Overtaking& overtaking, std::vector<Change>& to) {
  if (!allowed_.interlocked) return;
  const auto add = [&](const vm::Origin& origin) {
    if (origin.code == nullptr || !is_changeable(origin)) return;
    const vm::Instruction& at = instruction_at(origin);
    const vm::MemoryOperands operands = vm::memory_operands(at);
    const bool is_plain_write = operands.writes && at.op != vm::Op::call_intrinsic &&
                                at.op != vm::Op::initobj && !vm::is_volatile(at);
    if (!is_plain_write) return;
    const vm::Type* type = type_accessed(machine_, at);
    if (type == nullptr || !has_exchange(*type)) return;
    to.push_back(change_at(Kind::Interlocked, origin, il_offset_of(origin)));
  };
  if (is_plain_access(overtaking.first)) add(overtaking.first.origin);
  for (const vm::Origin& origin : overtaking.passed) add(origin);
}

std::optional<Change> Changes::volatile_access(const vm::Operation& operation) {
  if (!allowed_.volatile_access || !is_plain_access(operation)) return std::nullopt;
  if (!is_changeable(operation.origin)) return std::nullopt;
  const vm::Type* type = type_accessed(machine_, instruction_at(operation.origin));
  if (type == nullptr || !has_volatile_access(*type)) return std::nullopt;
  const Kind kind = operation.is_read() ? Kind::VolatileRead : Kind::VolatileWrite;
  return change_at(kind, operation.origin, il_offset_of(operation.origin));
}

std::optional<Change> Changes::volatile_field(const vm::Operation& operation) {
  if (!allowed_.volatile_field || !is_plain_access(operation)) return std::nullopt;
  const vm::Field* field = field_of(instruction_at(operation.origin));
  if (field == nullptr || !can_be_volatile(*field->type)) return std::nullopt;
  const vm::Module* module = field->owner->definition.module;
  if (module == nullptr || !module->is_users()) return std::nullopt;
  const Change change{module->index, 0, 0, Kind::VolatileField, field->row};
  seen_.try_emplace(change, operation.origin);
  return change;
}

void Changes::add_stronger(const Overtaking& overtaking, std::vector<Change>& to) {
  const auto& [first, second, passed] = overtaking;
  const OperationClass strong_first = made_volatile(first.type);
  const OperationClass strong_second = made_volatile(second.type);
  const bool first_forbids = !model_.may_reorder(strong_first, second.type);
  const bool second_forbids = !model_.may_reorder(first.type, strong_second);
  const bool both_forbid = !model_.may_reorder(strong_first, strong_second);
  const auto add = [&](const std::optional<Change>& change) {
    if (change) to.push_back(*change);
  };
  const bool needs_both = both_forbid && !first_forbids && !second_forbids;
  if (first_forbids || needs_both) {
    add(volatile_access(first));
    add(volatile_field(first));
  }
  if (second_forbids || needs_both) {
    add(volatile_access(second));
    add(volatile_field(second));
  }
}

std::vector<Change> Changes::that_forbid(const Overtaking& overtaking) {
  std::vector<Change> result;
  add_barriers(overtaking, result);
  add_atomics(overtaking, result);
  add_stronger(overtaking, result);
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

std::uint32_t Changes::cost_of(const Change& change) const {
  const bool mixes = allowed_.volatile_access || allowed_.volatile_field || allowed_.half_barrier ||
                     allowed_.interlocked;
  if (!mixes) return 1;
  return info(change.kind).cost;
}

bool Changes::is_in_loop(const Change& change) {
  if (info(change.kind).where == Where::field) return false;
  const vm::Module& module = *machine_.types().program().modules()[change.module];
  return machine_.places(module, change.method).is_in_loop(change.il_offset);
}

vm::Repairs Changes::repairs_of(const std::vector<Change>& changes) const {
  vm::Repairs repairs;
  for (const Change& change : changes) {
    const vm::Module* module = machine_.types().program().modules()[change.module].get();
    if (info(change.kind).where == Where::field) {
      repairs.fields.push_back({module, change.field});
    } else {
      repairs.places.push_back({module, change.method, change.il_offset, info(change.kind).mark});
    }
  }
  return repairs;
}

Location Changes::location_of(const Change& change) {
  const vm::Origin& origin = seen_.at(change);
  std::uint32_t offset = il_offset_of(origin);
  if (info(change.kind).where == Where::before) {
    const vm::Module& module = *origin.code->method->owner->definition.module;
    const vm::Places& places = machine_.places(module, change.method);
    offset = best_offset(module, change, places.end_of(change.il_offset));
  }
  return search::location_of(vm::Place{origin.code->method, offset});
}

Repair Changes::describe(const Change& change, const std::vector<Overtaking>& overtakings) {
  const bool is_field = info(change.kind).where == Where::field;
  const auto table = is_field ? assembly::Table::Field : assembly::Table::MethodDef;
  Repair repair;
  repair.kind = change.kind;
  repair.location = location_of(change);
  if (info(change.kind).where != Where::before) {
    repair.target = target_of(instruction_at(seen_.at(change)), repair.location.instruction);
  }
  repair.assembly = machine_.types().program().modules()[change.module]->assembly->path();
  repair.token = assembly::Token(table, is_field ? change.field : change.method).value;
  repair.is_in_loop = is_in_loop(change);
  repair.cost = cost_of(change);
  for (const Overtaking& one : overtakings) {
    Repair::Order order{overtaken(one.first), overtaken(one.second)};
    const auto is_known = [&](const Repair::Order& known) {
      return is_same(known.first, order.first) && is_same(known.second, order.second);
    };
    if (std::ranges::none_of(repair.orders, is_known)) repair.orders.push_back(std::move(order));
  }
  return repair;
}

}  // namespace mmcheck::fence
