#include "mmcheck/check.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

#include "assembly/find_method.hpp"
#include "base/clock.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "base/sha256.hpp"
#include "fence/by_cuts.hpp"
#include "fence/synthesis.hpp"
#include "invariant/expression.hpp"
#include "model/models.hpp"
#include "search/explorer.hpp"
#include "vm/machine.hpp"
#include "vm/program.hpp"
#include "vm/reflection_names.hpp"
#include "vm/types.hpp"

namespace mmcheck {
namespace {

using assembly::Table;
using search::Condition;
using search::Observed;

vm::MachineLimits limits_of_a_search() {
  vm::MachineLimits limits;
  limits.steps = 20'000;  // of one step: then other threads have their turn
  limits.heap_bytes = 200'000'000;
  return limits;
}

struct Loaded {
  explicit Loaded(const Options& options)
      : program(vm::Program::load(options.assembly, {options.references, {}})),
        types(*program),
        machine(types, limits_of_a_search(), [](std::string_view) {}) {}

  std::unique_ptr<const vm::Program> program;
  vm::TypeSystem types;
  vm::Machine machine;
};

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

/// Whether the program says anywhere what should be so.
bool asserts_something(const vm::Module& main) {
  const auto& metadata = main.metadata();
  for (std::uint32_t row = 1; row <= metadata.rows(Table::MemberRef); ++row) {
    const auto name = metadata.string(assembly::Column::MemberRef_Name, row);
    if (name == "Assert" || name == "Fail" || name == "FailFast") return true;
  }
  return false;
}

search::Explorer make_explorer(Loaded& loaded, const Options& options,
                               const model::Model* model = nullptr) {
  std::vector<Condition> conditions;
  for (const std::string& text : options.invariants) {
    conditions.push_back(make_condition(loaded, text));
  }
  std::vector<Observed> observed;
  for (const std::string& name : options.observed) {
    observed.push_back(find_observed(loaded, name));
  }
  return {loaded.machine, options, std::move(conditions), std::move(observed), model};
}

bool is_same(const FinalOutcome& left, const FinalOutcome& right) {
  return left.deadlock == right.deadlock && left.values == right.values;
}

/// Whether anything may be other than under sequential consistency.
bool relaxes(const model::Model& model) {
  using model::OperationClass;
  constexpr std::size_t classes = model::operation_class_names.size();
  for (std::size_t first = 0; first < classes; ++first) {
    for (std::size_t second = 0; second < classes; ++second) {
      if (model.may_reorder(static_cast<OperationClass>(first),
                            static_cast<OperationClass>(second))) {
        return true;
      }
    }
  }
  return false;
}

/// What sequential consistency has, which every model has too: each of them permits a thread to
/// complete its operations as it issues them.
void add_sc(ModelResult& result, const search::Explorer& sc) {
  result.sc = sc.exploration();
  result.violations = sc.violations();
  for (Violation& violation : result.violations) violation.under_sc = true;
  result.outcomes = sc.outcomes();
}

void add_relaxed(ModelResult& result, const search::Explorer& relaxed) {
  result.relaxed = relaxed.exploration();
  for (const Violation& found : relaxed.violations()) {
    const auto is_it = [&](const Violation& known) { return search::is_same(known, found); };
    if (std::ranges::none_of(result.violations, is_it)) result.violations.push_back(found);
  }
  for (FinalOutcome& found : relaxed.outcomes()) {
    const auto is_it = [&](const FinalOutcome& known) { return is_same(known, found); };
    if (std::ranges::any_of(result.outcomes, is_it)) continue;
    found.under_sc = false;
    result.outcomes.push_back(std::move(found));
  }
}

/// Under --robust: what can come out, and cannot under sequential consistency. A deadlock is a
/// violation anyway.
void add_outcome_violations(ModelResult& result, search::Explorer& relaxed, bool all) {
  for (const FinalOutcome& outcome : result.outcomes) {
    const bool is_enough = !all && !result.violations.empty();
    if (outcome.under_sc || outcome.deadlock || is_enough) continue;
    result.violations.push_back(relaxed.tell_outcome(outcome));
  }
}

/// A program under one of the models.
class ModelCheck {
 public:
  ModelCheck(Loaded& loaded, const Options& options, const vm::Method& entry,
             const model::Model& model, const search::Explorer& sc)
      : loaded_(loaded), options_(options), entry_(entry), model_(model), sc_(sc) {}

  ModelResult run() {
    result_.memory_model = model_.name();
    add_sc(result_, sc_);
    result_.reason = sc_.reason();
    // What goes wrong under sc goes wrong under every model: no barrier helps.
    const bool is_decided = !result_.violations.empty() && !options_.all;
    if (relaxes(model_) && !is_decided) explore_program();
    judge();
    return std::move(result_);
  }

 private:
  void explore_program() {
    search::Explorer relaxed = make_explorer(loaded_, options_, &model_);
    const std::size_t wanted = options_.all ? most_runs : 1;
    const std::size_t runs = options_.fences == FenceMethod::Off ? 0 : wanted;
    const fence::Explored explored = explore(relaxed, runs, options_.all);
    add_relaxed(result_, relaxed);
    for (Violation& violation : result_.violations) violation.under_sc |= is_under_sc(violation);
    if (result_.reason.empty()) result_.reason = relaxed.reason();
    if (judges_outcomes()) add_outcome_violations(result_, relaxed, options_.all);
    if (options_.fences != FenceMethod::Off && !explored.runs.empty()) {
      find_repairs(explored, relaxed.sharing());
    }
    if (is_of_the_standard_only()) look_at_the_runtime(explored.states);
  }

  /// Whether something is wrong that may be wrong under no runtime.
  bool is_of_the_standard_only() const {
    const auto is_relaxed = [](const Violation& violation) { return !violation.under_sc; };
    return model_.name() == "dotnet" && std::ranges::any_of(result_.violations, is_relaxed) &&
           std::ranges::find(options_.memory_models, "clr") == options_.memory_models.end();
  }

  /// The standard permits more than today's runtime does. Whoever reads the report should know
  /// which of the two is concerned, if that is found out with little more work.
  void look_at_the_runtime(std::uint64_t states) {
    const model::Model* clr = model::find_built_in("clr");
    Options options = options_;
    options.max_states = 1000 + 4 * states;
    search::Explorer explorer = make_explorer(loaded_, options, clr);
    const bool is_wrong = !explore(explorer, 1, false).runs.empty();
    if (is_wrong || !explorer.exploration().complete) return;
    result_.hints.push_back(
        "the .NET runtime's own model (--memory-model=clr) is stronger than the standard's, and "
        "does not have this");
  }

  bool judges_outcomes() const { return options_.robust && sc_.exploration().complete; }

  /// With the runs that go wrong and do not under sc, so many at most. `goes_on`: after them.
  fence::Explored explore(search::Explorer& explorer, std::size_t runs, bool goes_on) {
    fence::Explored explored;
    const auto note_run = [&](const Violation& violation, const auto& explain) {
      if (is_under_sc(violation)) return true;
      if (explored.runs.size() < runs) explored.runs.push_back(explain());
      return goes_on || explored.runs.size() < runs;
    };
    explorer.tell_runs(note_run, goes_on);
    explorer.run(entry_);
    if (judges_outcomes()) add_outcomes(explorer, runs, explored);
    explored.is_complete = explorer.exploration().complete;
    explored.reason = explorer.reason();
    explored.states = explorer.exploration().states;
    return explored;
  }

  void add_outcomes(search::Explorer& explorer, std::size_t runs, fence::Explored& explored) {
    const std::vector<FinalOutcome> under_sc = sc_.outcomes();
    for (const FinalOutcome& outcome : explorer.outcomes()) {
      const auto is_it = [&](const FinalOutcome& known) { return is_same(known, outcome); };
      if (outcome.deadlock || std::ranges::any_of(under_sc, is_it)) continue;
      if (explored.runs.size() < runs) explored.runs.push_back(explorer.explain_outcome(outcome));
    }
  }

  void find_repairs(const fence::Explored& first, search::Sharing sharing) {
    Options options = options_;
    options.order = SearchOrder::BreadthFirst;  // what happens out of order in short runs is little
    options.store = StoreKind::Exact;           // what is proved must not have been omitted
    fence::Changes changes(loaded_.machine, model_, options_.repairs);
    // What is not asked for must not take long.
    Options of_drawing = options;
    const bool is_asked_for = options_.fences == FenceMethod::MinCut;
    if (!is_asked_for) of_drawing.max_states = quickly_drawn;
    const double started = base::now();
    const auto prepare = [&](search::Explorer& explorer) {
      explorer.learn(sharing);
      explorer.count_time_from(started);
    };
    const fence::Explore explore_changed = [&](const vm::Repairs& repairs, std::size_t runs) {
      loaded_.machine.repair(repairs);
      search::Explorer explorer = make_explorer(loaded_, options, &model_);
      prepare(explorer);
      fence::Explored explored = explore(explorer, runs, false);
      sharing = explorer.sharing();
      return explored;
    };
    const fence::Draw draw = [&](const vm::Repairs& repairs, const fence::LabelOf& label_of) {
      loaded_.machine.repair(repairs);
      search::Explorer explorer = make_explorer(loaded_, of_drawing, &model_);
      prepare(explorer);
      if (!explore(explorer, 0, true).is_complete) return search::Graph();
      return draw_graph(explorer, label_of);
    };
    if (is_asked_for) {
      result_.fences = fence::find_by_cuts(changes, explore_changed, draw, first);
    } else {
      result_.fences = fence::find_minimum(changes, explore_changed, first);
      if (first.states < quickly_drawn) fence::add_cuts(*result_.fences, changes, draw);
    }
    loaded_.machine.repair({});
  }

  search::Graph draw_graph(search::Explorer& explorer, const fence::LabelOf& label_of) const {
    constexpr std::size_t most_edges = 20'000'000;
    const std::vector<FinalOutcome> under_sc = sc_.outcomes();
    return explorer.draw({[&](const Violation& found) { return !is_under_sc(found); },
                          [&](const FinalOutcome& outcome) {
                            const auto is_it = [&](const FinalOutcome& known) {
                              return is_same(known, outcome);
                            };
                            return judges_outcomes() && std::ranges::none_of(under_sc, is_it);
                          },
                          label_of, most_edges});
  }

  /// What breaks an invariant there breaks it elsewhere as well.
  bool is_under_sc(const Violation& violation) const {
    return std::ranges::any_of(sc_.violations(), [&](const Violation& known) {
      const bool are_invariants =
          known.kind == Violation::Kind::Invariant && violation.kind == Violation::Kind::Invariant;
      return are_invariants ? known.subject == violation.subject
                            : search::is_same(known, violation);
    });
  }

  void judge();

  static constexpr std::size_t most_runs = 16;
  static constexpr std::uint64_t quickly_drawn = 20'000;  // states
  Loaded& loaded_;
  const Options& options_;
  const vm::Method& entry_;
  const model::Model& model_;
  const search::Explorer& sc_;
  ModelResult result_;
};

void ModelCheck::judge() {
  const bool has_values = std::ranges::any_of(
      result_.outcomes, [](const FinalOutcome& outcome) { return !outcome.values.empty(); });
  result_.has_outcomes = has_values || !options_.observed.empty();
  if (!result_.violations.empty()) {
    result_.verdict = Verdict::Violated;
    result_.reason.clear();
  } else if (result_.reason.empty()) {
    result_.verdict = Verdict::Holds;
  }
}

/// They may be files.
std::vector<model::Model> load_models(const Options& options) {
  std::vector<model::Model> models;
  for (const std::string& name_or_file : options.memory_models) {
    models.push_back(model::load(name_or_file));
  }
  return models;
}

/// What is checked, and how.
Result describe_task(const Loaded& loaded, const Options& options) {
  Result result;
  result.path = options.assembly;
  assembly::append_guid(result.mvid, loaded.program->main().assembly->mvid());
  result.sha256 = base::sha256(base::read_file(options.assembly));
  result.arguments = options.arguments;
  result.reduced = options.reduce;
  result.invariants = options.invariants;
  return result;
}

}  // namespace

Result check(const Options& options) {
  const std::vector<model::Model> models = load_models(options);
  Loaded loaded(options);
  Result result = describe_task(loaded, options);
  try {
    const vm::Method& entry = vm::entry_point(loaded.types, options.entry);
    result.entry = vm::qualified_name(entry);
    search::Explorer sc = make_explorer(loaded, options);
    sc.run(entry);
    for (const model::Model& one : models) {
      ModelResult& model =
          result.results.emplace_back(ModelCheck(loaded, options, entry, one, sc).run());
      const bool says_something = asserts_something(loaded.program->main()) ||
                                  !options.invariants.empty() || !options.observed.empty();
      if (!says_something) {
        model.hints.push_back(
            "nothing is asserted (Debug.Assert needs DEBUG to be defined), no --invariant and no "
            "--observe is given: only deadlocks and unhandled exceptions can be found");
      }
    }
  } catch (const vm::Unresolved& reason) {
    result.results.clear();
    for (const model::Model& one : models) {
      ModelResult& model = result.results.emplace_back();
      model.memory_model = one.name();
      model.reason = reason.what();
    }
  }
  return result;
}

Replay replay(const Options& options, const std::vector<ReplayMove>& moves) {
  constexpr std::uint32_t most = 0xff;
  const auto is_of_a_search = [](const ReplayMove& move) {
    return move.thread <= most && move.choice <= most;
  };
  const std::vector<ReplayMove> run(moves.begin(), std::ranges::find_if_not(moves, is_of_a_search));
  Loaded loaded(options);
  Replay result;
  try {
    const vm::Method& entry = vm::entry_point(loaded.types, options.entry);
    const std::vector<model::Model> models = load_models(options);
    const bool relaxed = !models.empty() && relaxes(models.front());
    result = make_explorer(loaded, options, relaxed ? &models.front() : nullptr).replay(entry, run);
    result.task = describe_task(loaded, options);
    result.task.entry = vm::qualified_name(entry);
  } catch (const vm::Unresolved& reason) {
    result.reason = reason.what();
  }
  return result;
}

}  // namespace mmcheck
