#include "check/loaded.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

#include "base/error.hpp"
#include "invariant/expression.hpp"
#include "vm/program/reflection_names.hpp"
#include "vm/program/types.hpp"

namespace mmcheck {
namespace {

using assembly::Table;
using search::Condition;
using search::Observed;

vm::MachineLimits limits_of_a_search(const Options& options) {
  vm::MachineLimits limits;
  limits.pool_threads = options.pool.value_or(0);
  limits.limits_are_last = options.time_limits == TimeLimits::Last;
  limits.steps = 20'000;  // of one step: then other threads have their turn
  limits.heap_bytes = 200'000'000;
  return limits;
}

// --- Static fields by name

std::string plain(std::string name) {
  std::ranges::replace(name, '+', '/');
  return name;
}

/// "Lock" is also "Demo.Lock" and "Program/Lock", as long as it is only one of them.
bool is_called(const std::string& full, const std::string& name) {
  if (full == name) return true;
  if (full.size() <= name.size() || !full.ends_with(name)) return false;
  const char before = full[full.size() - name.size() - 1];
  return before == '.' || before == '/';
}

std::variant<const vm::Field*, std::string> find_field(Loaded& loaded, const std::string& type,
                                                       const std::string& field) {
  const vm::Module& main = loaded.program->main();
  const std::uint32_t count = main.metadata().rows(Table::TypeDef);
  std::vector<std::uint32_t> found;
  for (std::uint32_t row = 1; row <= count; ++row) {
    const std::string full = vm::full_name(main, row);
    if (full == plain(type)) {
      found = {row};
      break;
    }
    if (is_called(full, plain(type))) found.push_back(row);
  }
  if (found.empty()) return fmt::format("there is no type {}", type);
  if (found.size() > 1) return fmt::format("more than one type is called {}", type);
  try {
    const vm::Type* owner = loaded.types.type(main, assembly::Token(Table::TypeDef, found[0]), {});
    for (const auto& one : owner->fields) {
      const bool is_it =
          one->name == field || one->name == fmt::format("<{}>k__BackingField", field);
      if (is_it && one->is_static && !one->has_data && !one->is_thread_static) return one.get();
      if (is_it) return fmt::format("{}.{} is no static field that all threads have", type, field);
    }
  } catch (const vm::Unresolved& reason) {
    return fmt::format("{} cannot be used: {}", type, reason.what());
  }
  return fmt::format("{} has no field {}", type, field);
}

Observed find_observed(Loaded& loaded, const std::string& name) {
  const std::size_t dot = name.find_last_of('.');
  const auto refuse = [&](const std::string& why) {
    return base::Error("--observe=" + name, why + ": expected TYPE.FIELD, a static field");
  };
  if (dot == std::string::npos) throw refuse("this is no name of a field");
  const auto found = find_field(loaded, name.substr(0, dot), name.substr(dot + 1));
  if (const auto* why = std::get_if<std::string>(&found)) throw refuse(*why);
  return {name, std::get<const vm::Field*>(found)};
}

// --- Invariants

std::variant<invariant::Type, std::string> type_of(const vm::Field& field) {
  switch (field.type->primitive) {
    case vm::Primitive::U8:
      return field.name + " is a ulong, for which there is no arithmetic here";
    case vm::Primitive::R4:
    case vm::Primitive::R8:
      return invariant::Type::Real;
    case vm::Primitive::Ref:
      return invariant::Type::Reference;
    case vm::Primitive::None:
    case vm::Primitive::ByRef:
      return field.name + " is a struct";
    default:
      break;
  }
  return field.type->name == "bool" ? invariant::Type::Bool : invariant::Type::Integer;
}

invariant::Value value_of(const vm::State& state, const vm::Field& field) {
  const std::uint32_t id = field.owner->id;
  vm::Cell cell = 0;
  if (id < state.statics.size() && state.statics[id]) {
    cell = vm::load_primitive(field.type->primitive, state.statics[id]->data.data() + field.offset);
  }
  switch (field.type->primitive) {
    case vm::Primitive::R4:
      return static_cast<double>(vm::to_r4(cell));
    case vm::Primitive::R8:
      return vm::to_r8(cell);
    case vm::Primitive::Ref:
      return invariant::Reference{cell == 0};
    case vm::Primitive::I8:
      return vm::to_i8(cell);
    case vm::Primitive::U4:
      return static_cast<std::int64_t>(vm::to_u4(cell));
    default:
      break;
  }
  if (field.type->name == "bool") return cell != 0;
  return static_cast<std::int64_t>(vm::to_i4(cell));
}

Condition make_condition(Loaded& loaded, const std::string& text) {
  auto expression = std::make_shared<invariant::Expression>(invariant::Expression::parse(text));
  expression->resolve(
      [&](const invariant::FieldName& name) -> std::variant<invariant::Type, std::string> {
        const auto found = find_field(loaded, name.type, name.field);
        if (const auto* why = std::get_if<std::string>(&found)) return *why;
        return type_of(*std::get<const vm::Field*>(found));
      });
  // By the number that the expression knows each by, however often it names it.
  std::vector<const vm::Field*> fields;
  for (const invariant::FieldName& name : expression->fields()) {
    fields.push_back(std::get<const vm::Field*>(find_field(loaded, name.type, name.field)));
  }
  Condition condition;
  condition.text = text;
  for (const vm::Field* field : fields) condition.classes.push_back(field->owner);
  condition.holds = [expression, fields](const vm::State& state, bool end) {
    const auto value = [&](std::size_t index) { return value_of(state, *fields[index]); };
    return expression->evaluate(end, value) == invariant::Answer::True;
  };
  return condition;
}

}  // namespace

Loaded::Loaded(const Options& options)
    : program(vm::Program::load(options.assembly, {options.references, options.stubs, {}})),
      types(*program),
      machine(types, limits_of_a_search(options), [](std::string_view) {}) {}

search::Subject subject_of(Loaded& loaded, const vm::Entry& entry, const Options& options,
                           const model::Model* model) {
  std::vector<Condition> conditions;
  for (const std::string& text : options.invariants) {
    conditions.push_back(make_condition(loaded, text));
  }
  std::vector<Observed> observed;
  for (const std::string& name : options.observed) {
    observed.push_back(find_observed(loaded, name));
  }
  return {loaded.machine, entry, options, model, std::move(conditions), std::move(observed)};
}

}  // namespace mmcheck
