#include "lower.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <stdexcept>
#include <utility>

namespace enumerator {

namespace {

using ExpressionKind = Expression::Kind;
using StatementKind = Statement::Kind;
using InstructionKind = Instruction::Kind;

int index_of(const std::vector<Variable>& variables, const std::string& name) {
  for (std::size_t i = 0; i < variables.size(); ++i) {
    if (variables[i].name == name) return static_cast<int>(i);
  }
  throw std::logic_error("no variable " + name);
}

/// How far a part of a struct is from its first one.
int offset_of(Type type, const std::string& path) {
  const std::vector<std::string>& leaves = leaves_of(type);
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    if (leaves[i] == path || leaves[i].starts_with(path + ".")) return static_cast<int>(i);
  }
  throw std::logic_error("no part " + path);
}

const Variable& variable_named(const std::vector<Variable>& variables, const std::string& name) {
  return variables[static_cast<std::size_t>(index_of(variables, name))];
}

using Values = std::vector<Expression>;

// ---- conditionals that only compute locals -----------------------------------------------------

/// What locals have after statements, by their index: expressions over what they had before.
using Assignments = std::map<int, Expression>;

bool is_pure(const Expression& expression) {
  switch (expression.kind) {
    case ExpressionKind::Number:
    case ExpressionKind::Null:
    case ExpressionKind::Text:
    case ExpressionKind::Local:
      return true;
    case ExpressionKind::Binary:
      if (expression.operation == Operator::Divide || expression.operation == Operator::Remainder)
        return false;
      break;
    case ExpressionKind::Conditional:
      break;
    default:
      return false;
  }
  return std::all_of(expression.operands.begin(), expression.operands.end(), is_pure);
}

bool only_computes(const Body& body) {
  return std::all_of(body.begin(), body.end(), [](const Statement& statement) {
    if (statement.kind == StatementKind::If) {
      return is_pure(statement.value) && only_computes(statement.body) &&
             only_computes(statement.otherwise);
    }
    return statement.kind == StatementKind::Assign &&
           statement.target.kind == ExpressionKind::Local && is_pure(statement.value);
  });
}

class ThreadLowering {
 public:
  ThreadLowering(const Program& program, const std::vector<Variable>& statics,
                 const std::vector<Variable>& locals)
      : program_(program),
        statics_(statics),
        flat_statics_(flattened(statics)),
        scope_{locals, 0},
        thread_locals_(flattened(locals)),
        lambdas_(lambdas_of(program)),
        has_bindings_(has_expression(program, ExpressionKind::Bind)),
        next_temporary_(thread_locals_.size()),
        used_(thread_locals_.size()) {}

  void lower(const Body& body) {
    for (const Statement& statement : body) {
      const std::size_t saved = next_temporary_;
      note_live();
      lower(statement);
      next_temporary_ = saved;
    }
    note_live();
  }

  LoweredThread finish() {
    std::vector<Type> types;
    for (const Variable& variable : thread_locals_) types.push_back(variable.type);
    types.resize(used_, Type::Int);
    live_.resize(code_.size() + 1, 0);
    for (std::size_t& count : live_) {
      if (count == 0) count = used_;
    }
    live_.back() = thread_locals_.size();
    return {std::move(code_), std::move(types), std::move(live_)};
  }

 private:
  /// The locals that have names here, and which is the first.
  struct Scope {
    std::vector<Variable> variables;
    int first = 0;
  };

  int here() const { return static_cast<int>(code_.size()); }

  void note_live() {
    live_.resize(std::max(live_.size(), code_.size() + 1), 0);
    std::size_t& count = live_[code_.size()];
    count = std::max(count, next_temporary_);
  }

  std::size_t emit(Instruction instruction) {
    code_.push_back(std::move(instruction));
    return code_.size() - 1;
  }

  static Expression local_at(std::int64_t index) {
    return {.kind = ExpressionKind::Local, .number = index};
  }

  /// A slot of the evaluation stack.
  int temporary() {
    used_ = std::max(used_, next_temporary_ + 1);
    return static_cast<int>(next_temporary_++);
  }

  void set(int target, Expression value) {
    emit({.kind = InstructionKind::Set, .target = target, .operands = {std::move(value)}});
  }

  /// Emits an instruction that yields a value, which is in a temporary afterwards.
  Expression emit_value(Instruction instruction) {
    instruction.target = temporary();
    const int target = instruction.target;
    emit(std::move(instruction));
    return local_at(target);
  }

  // ---- types -----------------------------------------------------------------------------------

  Type type_of(const Expression& expression) const {
    switch (expression.kind) {
      case ExpressionKind::Local:
        return variable_named(scope_.variables, expression.name).type;
      case ExpressionKind::Static:
        return variable_named(statics_, expression.name).type;
      case ExpressionKind::Field:
        return variable_named(fields_of(type_of(expression.operands.at(0))), expression.name).type;
      case ExpressionKind::Element:
        return element_of(type_of(expression.operands.at(0)));
      case ExpressionKind::Copy:
        return type_of(expression.operands.at(0));
      case ExpressionKind::Binary:
        return type_of_binary(expression);
      case ExpressionKind::Convert:
        return expression.type;
      case ExpressionKind::VolatileRead:
      case ExpressionKind::InterlockedRead:
      case ExpressionKind::InterlockedAdd:
      case ExpressionKind::InterlockedExchange:
      case ExpressionKind::InterlockedCompareExchange:
        return variable_named(statics_, expression.name).type;
      case ExpressionKind::Null:
      case ExpressionKind::Box:
        return Type::Object;
      case ExpressionKind::Construct:
        return Type::Made;
      case ExpressionKind::Bind:
        return Type::Function;
      case ExpressionKind::New:
      case ExpressionKind::Struct:
      case ExpressionKind::Unbox:
      case ExpressionKind::Cast:
      case ExpressionKind::As:
        return expression.type;
      case ExpressionKind::NewArray:
      case ExpressionKind::ArrayOf:
        return expression.type;
      case ExpressionKind::Text:
        return Type::String;
      case ExpressionKind::Conditional:
        return type_of(expression.operands.at(1));
      default:
        return Type::Int;
    }
  }

  /// A long, if one of its operands is.
  Type type_of_binary(const Expression& expression) const {
    switch (expression.operation) {
      case Operator::Equal:
      case Operator::NotEqual:
      case Operator::Less:
        return Type::Int;
      default:
        break;
    }
    const bool is_long = type_of(expression.operands.at(0)) == Type::Long ||
                         type_of(expression.operands.at(1)) == Type::Long;
    return is_long ? Type::Long : Type::Int;
  }

  // ---- places ----------------------------------------------------------------------------------

  /// A place, or a local and those after it.
  struct Access {
    Place place{};
    int local = -1;
  };

  int index_of_local(const std::string& name) const {
    return scope_.first +
           index_of(flattened(scope_.variables),
                    name + leaves_of(variable_named(scope_.variables, name).type)[0]);
  }

  Place static_place(const std::string& name) {
    const Variable& variable = variable_named(statics_, name);
    return {.kind = Place::Kind::Static,
            .slot = index_of(flat_statics_, name + leaves_of(variable.type)[0]),
            .is_volatile = variable.is_volatile};
  }

  Access field_of_object(const Expression& expression) {
    const Type type = type_of(expression.operands.at(0));
    Expression base = lower(expression.operands.at(0));
    const Variable& field = variable_named(fields_of(type), expression.name);
    const int slot = index_of(flattened(fields_of(type)), field.name + leaves_of(field.type)[0]);
    return {{.kind = Place::Kind::Field,
             .slot = first_slot_of(type) + slot,
             .base = std::move(base),
             .is_volatile = field.is_volatile}};
  }

  /// The address of the struct is taken, which throws if there is none; then that of its field.
  Access field_of_struct(const Expression& expression) {
    const Expression& base = expression.operands.at(0);
    Access access = access_to(base);
    const int offset = offset_of(type_of(base), "." + expression.name);
    if (access.local >= 0) return {{}, access.local + offset};
    const bool has_address_of_object = access.place.kind != Place::Kind::Static;
    const bool is_first_address =
        base.kind != ExpressionKind::Field || !is_struct(type_of(base.operands.at(0)));
    if (has_address_of_object && is_first_address) {
      emit({.kind = InstructionKind::Check, .place = access.place});
    }
    access.place.slot += offset;
    return access;
  }

  /// The object first, then the index.
  Access access_to(const Expression& expression) {
    switch (expression.kind) {
      case ExpressionKind::Local:
        return {{}, index_of_local(expression.name)};
      case ExpressionKind::Static:
        begin_class_of(expression.name);
        return {static_place(expression.name)};
      case ExpressionKind::Field:
        return is_struct(type_of(expression.operands.at(0))) ? field_of_struct(expression)
                                                             : field_of_object(expression);
      default:
        break;
    }
    const Type type = type_of(expression.operands.at(0));
    Expression array = lower(expression.operands.at(0));
    Access access{{.kind = Place::Kind::Element,
                   .slot = first_slot_of(type),
                   .base = std::move(array),
                   .index = lower_index(expression.operands.at(1)),
                   .is_in_grid = is_grid(type),
                   .scale = count_leaves(element_of(type))}};
    if (is_grid(type)) access.place.column = lower(expression.operands.at(2));
    return access;
  }

  /// One of 64 bits is converted with a check.
  Expression lower_index(const Expression& expression) {
    Expression index = lower(expression);
    if (type_of(expression) == Type::Long) {
      emit({.kind = InstructionKind::AwaitControl, .operands = {index}});
    }
    return index;
  }

  Expression lower_read(Place place) {
    return emit_value({.kind = InstructionKind::Read, .place = std::move(place)});
  }

  /// One operation for each primitive.
  Values read_all(const Place& place, Type type) {
    Values values;
    for (int i = 0; i < count_leaves(type); ++i) {
      Place part = place;
      part.slot += i;
      values.push_back(lower_read(std::move(part)));
    }
    return values;
  }

  void write_all(const Place& place, const Values& values) {
    int i = 0;
    for (const Expression& value : values) {
      Place part = place;
      part.slot += i++;
      emit({.kind = InstructionKind::Write, .place = std::move(part), .operands = {value}});
    }
  }

  Values values_at(const Expression& expression) {
    const Type type = type_of(expression);
    if (is_part_of_copy(expression)) return part_of_copy(expression);
    const Access access = access_to(expression);
    if (access.local < 0) return read_all(access.place, type);
    Values values;
    for (int i = 0; i < count_leaves(type); ++i) values.push_back(local_at(access.local + i));
    return values;
  }

  bool is_part_of_copy(const Expression& expression) const {
    if (expression.kind != ExpressionKind::Field) return false;
    const Expression& whole = expression.operands.at(0);
    if (whole.kind == ExpressionKind::Copy) return true;
    return is_struct(type_of(whole)) && is_part_of_copy(whole);
  }

  /// A field of a struct that is on the stack.
  Values part_of_copy(const Expression& expression) {
    const Values whole = lower_all(expression.operands.at(0));
    const auto first =
        whole.begin() + offset_of(type_of(expression.operands.at(0)), "." + expression.name);
    return {first, first + count_leaves(type_of(expression))};
  }

  // ---- expressions: what is left of them has no reads ------------------------------------------

  Expression lower(const Expression& expression) {
    Values values = lower_all(expression);
    if (values.size() != 1) throw std::logic_error("a struct where a number is wanted");
    return std::move(values[0]);
  }

  Values lower_operands(const Expression& expression) {
    Values values;
    for (const Expression& operand : expression.operands) {
      for (Expression& value : lower_all(operand)) values.push_back(std::move(value));
    }
    return values;
  }

  /// A struct is one value for each primitive.
  Values lower_all(const Expression& expression) {
    switch (expression.kind) {
      case ExpressionKind::Number:
      case ExpressionKind::Null:
      case ExpressionKind::Text:
      case ExpressionKind::TypeObject:
        return {expression};
      case ExpressionKind::New:
        return {new_object(expression.type)};
      case ExpressionKind::NewArray:
        return {new_object(expression.type, expression.operands.empty()
                                                ? number(expression.number)
                                                : lower(expression.operands[0]))};
      case ExpressionKind::ArrayOf:
        return {lower_array(expression)};
      case ExpressionKind::Struct:
      case ExpressionKind::Copy:
        return lower_operands(expression);
      case ExpressionKind::Convert:
        return {lower_conversion(expression)};
      case ExpressionKind::Local:
      case ExpressionKind::Static:
      case ExpressionKind::Field:
      case ExpressionKind::Element:
        return values_at(expression);
      case ExpressionKind::VolatileRead: {
        Place place = static_place(expression.name);
        place.is_volatile = true;
        return {lower_read(std::move(place))};
      }
      case ExpressionKind::Binary:
        return {lower_binary(expression)};
      case ExpressionKind::CheckedAdd:
        return {lower_checked_sum(expression)};
      case ExpressionKind::Conditional:
        return {lower_conditional(expression)};
      case ExpressionKind::ToByte:
        return {in_range_of<std::uint8_t>(lower(expression.operands.at(0)))};
      case ExpressionKind::ToInt:
        return {in_range_of<std::int32_t>(lower(expression.operands.at(0)))};
      case ExpressionKind::Box:
        return {lower_box(lower_operands(expression), expression.type)};
      case ExpressionKind::Unbox:
        return lower_unbox(expression);
      case ExpressionKind::Cast:
        return {lower_function(Checked::Cast, expression)};
      case ExpressionKind::As:
        return {lower_function(Checked::As, expression)};
      case ExpressionKind::IsExactly:
        return {lower_function(Checked::IsExactly, expression)};
      case ExpressionKind::Length:
        return {lower_function(Checked::Length, expression)};
      case ExpressionKind::TextLength:
        return {lower_function(Checked::TextLength, expression)};
      case ExpressionKind::Character:
        return {lower_function(Checked::Character, expression)};
      case ExpressionKind::SameText:
        return {lower_function(Checked::SameText, expression)};
      case ExpressionKind::CompareTexts:
        return {lower_function(Checked::CompareTexts, expression)};
      case ExpressionKind::InterlockedRead:
      case ExpressionKind::InterlockedAdd:
      case ExpressionKind::InterlockedExchange:
      case ExpressionKind::InterlockedCompareExchange:
        return {lower_atomic(expression)};
      case ExpressionKind::Construct:
        return {lower_construction()};
      case ExpressionKind::Call:
        return {lower_call(expression)};
      case ExpressionKind::CallVirtual:
        return {lower_virtual_call(expression)};
      case ExpressionKind::Invoke:
        return {lower_invocation(expression)};
      case ExpressionKind::Bind:
        return {lower_binding(expression)};
      case ExpressionKind::SameFunction:
        return {lower_same_function(expression)};
      case ExpressionKind::RaiseEvent:
        return {lower_raised_event(expression)};
      case ExpressionKind::TryEnter:
        return {emit_value(
            {.kind = InstructionKind::TryEnter, .operands = lower_operands(expression)})};
      case ExpressionKind::WaitAWhile:
        return {lower_wait(expression.operands.at(0), true)};
      case ExpressionKind::EnumEquals:
        return {lower_enum_equals(expression)};
      case ExpressionKind::IndexOf:
        return {lower_index_of(expression)};
    }
    throw std::logic_error("no such expression");
  }

  Expression lower_binary(const Expression& expression) {
    Expression left = lower(expression.operands.at(0));
    Expression right = lower(expression.operands.at(1));
    const Operator operation = expression.operation;
    if (operation != Operator::Divide && operation != Operator::Remainder) {
      return binary(std::move(left), operation, std::move(right));
    }
    return apply(operation == Operator::Divide ? Checked::Divide : Checked::Remainder,
                 {std::move(left), std::move(right)});
  }

  Expression apply(Checked function, Values operands, Type type = Type::Int) {
    return emit_value({.kind = InstructionKind::Apply,
                       .operands = std::move(operands),
                       .function = function,
                       .type = type});
  }

  Expression lower_function(Checked function, const Expression& expression) {
    return apply(function, lower_operands(expression), expression.type);
  }

  /// The lower half of a long: without the upper one, and with its own sign.
  Expression lower_conversion(const Expression& expression) {
    constexpr int half = 32;
    Expression value = lower(expression.operands.at(0));
    const bool narrows =
        expression.type == Type::Int && type_of(expression.operands.at(0)) == Type::Long;
    if (!narrows) return value;
    Expression lower_half = binary(std::move(value), Operator::ShiftLeft, number(half));
    return binary(std::move(lower_half), Operator::ShiftRight, number(half));
  }

  template <typename Integer>
  Expression in_range_of(Expression value) {
    return apply(Checked::ToRange, {std::move(value), number(std::numeric_limits<Integer>::min()),
                                    number(std::numeric_limits<Integer>::max())});
  }

  Expression lower_checked_sum(const Expression& expression) {
    Values operands = lower_operands(expression);
    return in_range_of<std::int32_t>(
        binary(std::move(operands.at(0)), Operator::Add, std::move(operands.at(1))));
  }

  Expression lower_atomic(const Expression& expression) {
    Instruction atomic{.kind = InstructionKind::Atomic,
                       .place = static_place(expression.name),
                       .operands = lower_operands(expression),
                       .atomic = expression.kind};
    return emit_value(std::move(atomic));
  }

  // ---- objects ---------------------------------------------------------------------------------

  Expression new_object(Type type, Expression length = number(0)) {
    return emit_value(
        {.kind = InstructionKind::New, .operands = {std::move(length)}, .type = type});
  }

  /// The contents of an array are written like anything else.
  Expression lower_array(const Expression& expression) {
    const Expression array =
        new_object(expression.type, number(static_cast<int>(expression.operands.size())));
    int index = 0;
    for (const Expression& operand : expression.operands) {
      Expression value = lower(operand);
      emit({.kind = InstructionKind::Write,
            .place = {.kind = Place::Kind::Element,
                      .slot = first_slot_of(expression.type),
                      .base = array,
                      .index = number(index++)},
            .operands = {std::move(value)}});
    }
    return array;
  }

  static Place place_in_box(const Expression& box) {
    return {.kind = Place::Kind::Box, .base = box};
  }

  /// So are those of a box.
  Expression lower_box(const Values& values, Type type) {
    const Expression box = new_object(type);
    write_all(place_in_box(box), values);
    return box;
  }

  Values lower_unbox(const Expression& expression) {
    const Expression box = lower(expression.operands.at(0));
    apply(Checked::Unbox, {box}, expression.type);
    return read_all(place_in_box(box), expression.type);
  }

  /// `new T()`: the object, then its constructor.
  Expression lower_construction() {
    const Expression object = new_object(Type::Made);
    lower_with_locals({{"this", Type::Made}}, static_cast<int>(object.number),
                      program_.constructor);
    return object;
  }

  static Place field_place(Type type, const Expression& object) {
    return {.kind = Place::Kind::Field, .slot = first_slot_of(type), .base = object};
  }

  /// The closure, what it keeps, the delegate, and its target.
  void lower_capture(const Statement& statement) {
    const Expression closure = new_object(Type::Closure);
    write_all(field_place(Type::Closure, closure), lower_all(statement.value));
    const auto lambda = std::find(lambdas_.begin(), lambdas_.end(), &statement);
    const auto which = lambda == lambdas_.end() ? 0 : 1 + (lambda - lambdas_.begin());
    const Expression function = new_object(Type::Function, number(which));
    write_all(field_place(Type::Function, function), {closure});
    write_all(static_place(statement.target.name), {function});
  }

  /// Which method it is depends on the delegate; that of a lambda reads what the closure keeps.
  Expression lower_invocation(const Expression& expression) {
    const Expression function = lower(expression.operands.at(0));
    const int target = temporary();
    const int parameter = temporary();
    const int result = temporary();
    const std::size_t methods = has_bindings_ ? overriding.size() : 0;
    lower_dispatch(function, first_method() + methods, [&](std::size_t which) {
      emit({.kind = InstructionKind::Read,
            .target = target,
            .place = field_place(Type::Function, function)});
      if (which >= first_method()) {
        set(parameter, number(0));
        set(result, number(0));
        return lower_with_locals({{"this", Type::Base}, {"n"}, {"m"}}, target,
                                 program_.overrides.at(which - first_method()));
      }
      const Expression kept = lower_read(field_place(Type::Closure, local_at(target)));
      if (which == 0) return set(result, kept);
      set(parameter, kept);
      set(result, number(0));
      lower_with_locals({{"n"}, {"m"}}, parameter, lambdas_[which - 1]->body);
    });
    return local_at(result);
  }

  /// The methods of delegates: a lambda that returns what it keeps, those with a body, and from
  /// here on those that are bound to an object.
  std::size_t first_method() const { return lambdas_.size() + 1; }

  /// The method of the object is found out, as by a call; then the delegate is made.
  Expression lower_binding(const Expression& expression) {
    const int object = temporary();
    const int function = temporary();
    set(object, lower(expression.operands.at(0)));
    lower_dispatch(local_at(object), overriding.size(), [&](std::size_t which) {
      emit({.kind = InstructionKind::New,
            .target = function,
            .operands = {number(static_cast<std::int64_t>(first_method() + which))},
            .type = Type::Function});
    });
    write_all(field_place(Type::Function, local_at(function)), {local_at(object)});
    return local_at(function);
  }

  /// Are both null, or the same? Or have they the same target and the same method?
  Expression lower_same_function(const Expression& expression) {
    const Values operands = lower_operands(expression);
    const Expression& left = operands.at(0);
    const Expression& right = operands.at(1);
    const int result = temporary();
    const auto branch_if = [&](Expression condition) {
      return emit({.kind = InstructionKind::Branch, .operands = {std::move(condition)}});
    };
    const std::size_t left_is_null = branch_if_null(left);
    set(result, number(1));
    std::vector<std::size_t> ends = {branch_if(binary(left, Operator::Equal, right))};
    set(result, number(0));
    ends.push_back(branch_if_null(right));
    const Expression of_left = lower_read(field_place(Type::Function, left));
    const Expression of_right = lower_read(field_place(Type::Function, right));
    ends.push_back(branch_if(binary(of_left, Operator::NotEqual, of_right)));
    const Expression method = apply(Checked::Method, {left});
    ends.push_back(branch_if(binary(method, Operator::NotEqual, apply(Checked::Method, {right}))));
    set(result, number(1));
    ends.push_back(emit({.kind = InstructionKind::Jump}));
    code_[left_is_null].jump = here();
    set(result, binary(right, Operator::Equal, null()));
    for (const std::size_t end : ends) code_[end].jump = here();
    return local_at(result);
  }

  /// Each of the methods that a call through the object may execute.
  template <typename Method>
  void lower_dispatch(const Expression& receiver, std::size_t count, const Method& method) {
    const std::size_t dispatch = emit({.kind = InstructionKind::Dispatch, .operands = {receiver}});
    std::vector<std::size_t> ends;
    std::vector<int> targets;
    for (std::size_t which = 0; which < count; ++which) {
      targets.push_back(here());
      method(which);
      if (which + 1 < count) ends.push_back(emit({.kind = InstructionKind::Jump}));
    }
    code_[dispatch].targets = std::move(targets);
    for (const std::size_t end : ends) code_[end].jump = here();
  }

  void lower_with_locals(std::vector<Variable> variables, int first, const Body& body) {
    const Scope outer = std::exchange(scope_, Scope{std::move(variables), first});
    lower(body);
    scope_ = outer;
  }

  /// Base.Get, Left.Get or Right.Get.
  Expression lower_virtual_call(const Expression& expression) {
    const Values operands = lower_operands(expression);
    const int object = temporary();
    const int parameter = temporary();
    const int result = temporary();
    set(object, operands.at(0));
    set(parameter, operands.at(1));
    lower_dispatch(local_at(object), overriding.size(), [&](std::size_t which) {
      set(result, number(0));
      lower_with_locals({{"this", Type::Base}, {"n"}, {"m"}}, object, program_.overrides.at(which));
    });
    return local_at(result);
  }

  // ---- events ----------------------------------------------------------------------------------

  static Place handler_place(const Expression& handler, const char* name) {
    Place place = field_place(Type::Handler, handler);
    place.slot += index_of(fields_of(Type::Handler), name);
    return place;
  }

  static Place handlers_place(const Expression& list, const Expression& index) {
    return {.kind = Place::Kind::Element,
            .slot = first_slot_of(Type::Handlers),
            .base = list,
            .index = index};
  }

  std::size_t branch_if_null(const Expression& reference) {
    return emit({.kind = InstructionKind::Branch,
                 .operands = {binary(reference, Operator::Equal, null())}});
  }

  /// before = E; do { tried = before; before = CompareExchange(ref E, Combine(tried, added),
  /// tried); } while (before != tried)
  void lower_subscription(const Statement& statement) {
    const Expression closure = new_object(Type::Closure);
    write_all(field_place(Type::Closure, closure), lower_all(statement.value));
    const Expression added = new_object(Type::Handler);
    write_all(handler_place(added, "target"), {closure});
    const Place event = static_place(statement.target.name);
    const Expression before = lower_read(event);
    const Expression tried = local_at(temporary());
    const int start = here();
    set(static_cast<int>(tried.number), before);
    const Expression combined = lower_combination(tried, added);
    emit({.kind = InstructionKind::Atomic,
          .target = static_cast<int>(before.number),
          .place = event,
          .operands = {combined, tried},
          .atomic = ExpressionKind::InterlockedCompareExchange});
    emit({.kind = InstructionKind::Branch,
          .operands = {binary(before, Operator::NotEqual, tried)},
          .jump = start});
  }

  /// Delegate.Combine of what may be null, one or several, and of one more.
  Expression lower_combination(const Expression& first, const Expression& added) {
    const Expression result = local_at(temporary());
    const int target = static_cast<int>(result.number);
    set(target, added);
    const std::size_t is_alone = branch_if_null(first);
    emit({.kind = InstructionKind::Await, .operands = {first}});
    const Expression list = lower_joined(first, added);
    emit({.kind = InstructionKind::New,
          .target = target,
          .operands = {number(0)},
          .type = Type::Handler});
    write_all(handler_place(result, "list"), {list});
    code_[is_alone].jump = here();
    return result;
  }

  void lower_new_list(const Expression& target, const Expression& length) {
    emit({.kind = InstructionKind::New,
          .target = static_cast<int>(target.number),
          .operands = {length},
          .type = Type::Handlers});
  }

  /// The list of what is one or several, and of one more.
  Expression lower_joined(const Expression& first, const Expression& added) {
    const Expression old = lower_read(handler_place(first, "list"));
    const Expression joined = local_at(temporary());
    emit({.kind = InstructionKind::Await, .operands = {old}});
    const std::size_t is_single = branch_if_null(old);
    const Expression length = apply(Checked::Length, {old});
    lower_new_list(joined, binary(length, Operator::Add, number(1)));
    lower_loop(length, [&](const Expression& index) {
      const Expression one = lower_read(handlers_place(old, index));
      write_all(handlers_place(joined, index), {one});
    });
    write_all(handlers_place(joined, length), {added});
    const std::size_t leave = emit({.kind = InstructionKind::Jump});
    code_[is_single].jump = here();
    lower_new_list(joined, number(2));
    write_all(handlers_place(joined, number(0)), {first});
    write_all(handlers_place(joined, number(1)), {added});
    code_[leave].jump = here();
    return joined;
  }

  /// for (index = 0; index < length; index++), where there is at least one
  template <typename Round>
  void lower_loop(const Expression& length, const Round& round) {
    const int counter = temporary();
    const Expression index = local_at(counter);
    set(counter, number(0));
    const int start = here();
    round(index);
    set(counter, binary(index, Operator::Add, number(1)));
    emit({.kind = InstructionKind::Branch,
          .operands = {binary(index, Operator::Less, length)},
          .jump = start});
  }

  /// Calls one, or one after the other; the value is that of the last.
  Expression lower_raised_event(const Expression& expression) {
    const Expression handler = lower(expression.operands.at(0));
    lower_dispatch(handler, 1, [](std::size_t) {});
    const Expression list = lower_read(handler_place(handler, "list"));
    const Expression result = local_at(temporary());
    const std::size_t is_single = branch_if_null(list);
    lower_loop(apply(Checked::Length, {list}), [&](const Expression& index) {
      const Expression one = lower_read(handlers_place(list, index));
      lower_dispatch(one, 1, [](std::size_t) {});
      lower_handled(one, result);
    });
    const std::size_t leave = emit({.kind = InstructionKind::Jump});
    code_[is_single].jump = here();
    lower_handled(handler, result);
    code_[leave].jump = here();
    return result;
  }

  /// return x = x + kept
  void lower_handled(const Expression& handler, const Expression& result) {
    const Expression closure = lower_read(handler_place(handler, "target"));
    const Expression before = lower_read(static_place("x"));
    const Expression kept = lower_read(field_place(Type::Closure, closure));
    set(static_cast<int>(result.number), binary(before, Operator::Add, kept));
    write_all(static_place("x"), {result});
  }

  /// The method works on boxes, of which the one with its argument is made first; and it takes the
  /// values themselves.
  Expression lower_enum_equals(const Expression& expression) {
    const Expression& receiver = expression.operands.at(0);
    const Access access = access_to(receiver);
    if (access.place.kind != Place::Kind::Static) {
      emit({.kind = InstructionKind::Check, .place = access.place});
    }
    const Expression argument = lower_box({lower(expression.operands.at(1))}, Type::Color);
    const Expression value = access.local < 0 ? lower_read(access.place) : local_at(access.local);
    const Expression boxed = lower_box({value}, Type::Color);
    Values contents = {lower_read(place_in_box(boxed)), lower_read(place_in_box(argument))};
    emit({.kind = InstructionKind::AwaitControl, .operands = contents});
    return binary(std::move(contents[0]), Operator::Equal, std::move(contents[1]));
  }

  /// for (index = 0; index < length; index++) if (array[index] == wanted) break; -1 if there is
  /// none
  Expression lower_index_of(const Expression& expression) {
    const Values operands = lower_operands(expression);
    const int index = temporary();
    const int element = temporary();
    set(index, number(0));
    const int start = here();
    emit({.kind = InstructionKind::Read,
          .target = element,
          .place = {.kind = Place::Kind::Element,
                    .slot = first_slot_of(Type::Array),
                    .base = operands.at(0),
                    .index = local_at(index)}});
    const std::size_t found =
        emit({.kind = InstructionKind::Branch,
              .operands = {binary(local_at(element), Operator::Equal, operands.at(1))}});
    set(index, binary(local_at(index), Operator::Add, number(1)));
    emit({.kind = InstructionKind::Branch,
          .operands = {binary(local_at(index), Operator::Less, number(array_length))},
          .jump = start});
    set(index, number(-1));
    code_[found].jump = here();
    return local_at(index);
  }

  // ---- methods and classes ---------------------------------------------------------------------

  /// Holds the monitor of its object or of its class; what it returns has been read by then.
  Expression lower_call(const Expression& expression) {
    const auto method =
        std::find_if(program_.methods.begin(), program_.methods.end(),
                     [&](const Method& one) { return one.name == expression.name; });
    const Values operands = lower_operands(expression);
    const Expression monitor =
        method->is_static ? Expression{.kind = ExpressionKind::TypeObject} : operands.at(0);
    const int parameter = temporary();
    const int result = temporary();
    set(parameter, operands.back());
    set(result, number(0));
    if (!method->is_static) apply(Checked::NotNull, {monitor});
    const Scope outer = std::exchange(scope_, Scope{{{"n"}, {"m"}}, parameter});
    lower_locked(monitor, method->body);
    scope_ = outer;
    return local_at(result);
  }

  /// Where a static field is used whose class has a constructor.
  void begin_class_of(const std::string& name) {
    const int number = class_named(program_, class_of(name));
    if (number >= 0) begin_class(number);
  }

  /// The constructor is executed where it is asked for. Within itself it need not be.
  void begin_class(int number) {
    if (std::find(classes_.begin(), classes_.end(), number) != classes_.end()) return;
    classes_.push_back(number);
    const std::size_t begin = emit({.kind = InstructionKind::BeginClass, .number = number});
    const int thrown = temporary();
    const std::size_t start = code_.size();
    lower(program_.classes[static_cast<std::size_t>(number)].constructor);
    const std::size_t end = emit({.kind = InstructionKind::EndClass, .number = number});
    handle(start, end, {.caught = Exception::Any, .pc = here(), .object = thrown});
    fail_class(number, local_at(thrown));
    code_[begin].jump = here();
    code_[end].jump = here();
    classes_.pop_back();
  }

  /// The exception that the constructor has thrown becomes the inner one of another.
  void fail_class(int number, const Expression& thrown) {
    const Expression failure = new_object(Type::Failure);
    write_all(field_place(Type::Failure, failure), {thrown});
    emit({.kind = InstructionKind::FailClass, .operands = {failure}, .number = number});
    emit({.kind = InstructionKind::Raise,
          .operands = {enumerator::number(static_cast<int>(Exception::TypeInitialization)),
                       failure}});
  }

  // ---- statements ------------------------------------------------------------------------------

  void lower(const Statement& statement) {
    switch (statement.kind) {
      case StatementKind::Assign:
        return lower_assignment(statement);
      case StatementKind::VolatileWrite: {
        Place place = static_place(statement.target.name);
        place.is_volatile = true;
        const Expression value = lower(statement.value);
        return write_all(place, {value});
      }
      case StatementKind::Evaluate:
        lower_all(statement.value);
        return;
      case StatementKind::Barrier:
        emit({.kind = InstructionKind::Fence});
        return;
      case StatementKind::ProcessBarrier:
        emit({.kind = InstructionKind::ProcessFence});
        return;
      case StatementKind::Lock:
        emit({.kind = InstructionKind::Enter, .operands = {lower(statement.value)}});
        lower(statement.body);
        emit({.kind = InstructionKind::Exit, .operands = {lower(statement.value)}});
        return;
      case StatementKind::LockBlock:
        return lower_locked(lower(statement.value), statement.body);
      case StatementKind::If:
        return lower_if(statement);
      case StatementKind::While:
        return lower_while(statement);
      case StatementKind::Try:
        return lower_try(statement);
      case StatementKind::Finally:
        return lower_finally(statement);
      case StatementKind::Throw:
        return lower_throw(statement);
      case StatementKind::Capture:
        return lower_capture(statement);
      case StatementKind::Subscribe:
        return lower_subscription(statement);
      case StatementKind::Exit:
        emit({.kind = InstructionKind::Exit, .operands = {lower(statement.value)}});
        return;
      case StatementKind::Wait:
        lower_wait(statement.value, false);
        return;
      case StatementKind::Pulse:
      case StatementKind::PulseAll: {
        const int all = statement.kind == StatementKind::PulseAll ? 1 : 0;
        emit({.kind = InstructionKind::Pulse, .operands = {lower(statement.value), number(all)}});
        return;
      }
      case StatementKind::ArrayCopy:
        return lower_array_copy(statement);
      case StatementKind::ArrayClear: {
        const Expression array = lower(statement.value);
        for (int i = 0; i < array_length; ++i) write_all(element_place(array, i), {number(0)});
        return;
      }
    }
  }

  void lower_assignment(const Statement& statement) {
    if (statement.target.kind == ExpressionKind::Local) {
      return lower_assignment_to_local(statement, index_of_local(statement.target.name));
    }
    if (statement.target.kind == ExpressionKind::Static) return lower_write_of_static(statement);
    const Access access = access_to(statement.target);
    if (access.local >= 0) return lower_assignment_to_local(statement, access.local);
    const Values values = lower_all(statement.value);
    const bool is_tested =
        access.place.kind == Place::Kind::Element && is_reference(type_of(statement.target));
    if (is_tested) lower_tested_store(access.place, values.at(0), type_of(statement.value));
    write_all(access.place, values);
  }

  /// Its class is asked for when the value is there.
  void lower_write_of_static(const Statement& statement) {
    const Values values = lower_all(statement.value);
    begin_class_of(statement.target.name);
    write_all(static_place(statement.target.name), values);
  }

  /// Whether an array may hold a reference is asked once it is known that there is such an element.
  void lower_tested_store(const Place& place, const Expression& value, Type type) {
    emit({.kind = InstructionKind::AwaitControl, .operands = {place.base}});
    emit({.kind = InstructionKind::Check, .place = place});
    apply(Checked::Store, {place.base, value}, type);
  }

  /// What would be taken from the stack in the next step goes to the local at once.
  void lower_assignment_to_local(const Statement& statement, int target) {
    const int first = here();
    Values values = lower_all(statement.value);
    if (values.size() > 1) return set_all(target, values);
    Expression& value = values.at(0);
    const bool is_last_result = here() > first && value.kind == ExpressionKind::Local &&
                                value.number >= static_cast<int>(thread_locals_.size()) &&
                                is_value(code_.back()) && code_.back().target == value.number &&
                                !is_jumped_to_from(first);
    if (is_last_result) {
      code_.back().target = target;
    } else {
      set(target, std::move(value));
    }
  }

  /// Does an instruction from there on jump to here? Then the last one is not the only one that
  /// yields the value.
  bool is_jumped_to_from(int first) const {
    return std::any_of(code_.begin() + first, code_.end(), [&](const Instruction& instruction) {
      const bool jumps =
          instruction.kind == InstructionKind::Jump || instruction.kind == InstructionKind::Branch;
      return jumps && instruction.jump == here();
    });
  }

  static bool is_value(const Instruction& instruction) {
    return instruction.kind == InstructionKind::Read || instruction.kind == InstructionKind::New ||
           instruction.kind == InstructionKind::Atomic;
  }

  /// All of them are on the stack before the first part of the local changes.
  void set_all(int target, const Values& values) {
    Values stack;
    for (const Expression& value : values) {
      const int slot = temporary();
      set(slot, value);
      stack.push_back(local_at(slot));
    }
    for (const Expression& value : stack) set(target++, value);
  }

  void lower_if(const Statement& statement) {
    const bool is_select = only_computes(statement.body) && only_computes(statement.otherwise);
    std::vector<Selected> selected;
    if (is_select) selected = selected_by(statement);
    Expression condition = lower(statement.value);
    const std::size_t branch =
        emit({.kind = InstructionKind::Branch, .operands = {std::move(condition)}, .when = false});
    lower(statement.body);
    if (statement.otherwise.empty()) {
      code_[branch].jump = here();
    } else {
      const std::size_t jump = emit({.kind = InstructionKind::Jump});
      code_[branch].jump = here();
      lower(statement.otherwise);
      code_[jump].jump = here();
    }
    if (is_select) make_select(code_[branch], std::move(selected));
  }

  /// In both ways a temporary gets the value.
  Expression lower_conditional(const Expression& expression) {
    const Expression result = local_at(temporary());
    const int target = static_cast<int>(result.number);
    const Expression& chosen = expression.operands.at(1);
    const Expression& other = expression.operands.at(2);
    const std::size_t branch = emit({.kind = InstructionKind::Branch,
                                     .operands = {lower(expression.operands.at(0))},
                                     .when = false});
    set(target, lower(chosen));
    const std::size_t jump = emit({.kind = InstructionKind::Jump});
    code_[branch].jump = here();
    set(target, lower(other));
    code_[jump].jump = here();
    if (is_pure(chosen) && is_pure(other)) {
      make_select(code_[branch], {{target, symbolic(chosen, {}), symbolic(other, {})}});
    }
    return result;
  }

  /// Both ways of the branch end here.
  void make_select(Instruction& branch, std::vector<Selected> selected) const {
    branch.is_select = true;
    branch.end = here();
    branch.selected = std::move(selected);
  }

  /// A pure expression as one over what the locals had before the assignments.
  Expression symbolic(const Expression& expression, const Assignments& assignments) const {
    if (expression.kind == ExpressionKind::Local) {
      return value_after(assignments, index_of_local(expression.name));
    }
    Expression result = expression;
    for (Expression& operand : result.operands) operand = symbolic(operand, assignments);
    return result;
  }

  static Expression value_after(const Assignments& assignments, int local) {
    const auto found = assignments.find(local);
    return found == assignments.end() ? local_at(local) : found->second;
  }

  void assign_all(const Body& body, Assignments& assignments) const {
    for (const Statement& statement : body) {
      if (statement.kind == StatementKind::If) {
        assign_in_one_way(statement, assignments);
      } else {
        assignments[index_of_local(statement.target.name)] = symbolic(statement.value, assignments);
      }
    }
  }

  /// The locals that one of the ways of a conditional statement assigns to.
  std::vector<Selected> selected_by(const Statement& statement,
                                    const Assignments& before = {}) const {
    Assignments chosen = before;
    Assignments other = before;
    assign_all(statement.body, chosen);
    assign_all(statement.otherwise, other);
    Assignments all = chosen;
    all.insert(other.begin(), other.end());
    std::vector<Selected> selected;
    for (const auto& [local, value] : all) {
      selected.push_back({local, value_after(chosen, local), value_after(other, local)});
    }
    return selected;
  }

  void assign_in_one_way(const Statement& statement, Assignments& assignments) const {
    const Expression condition = symbolic(statement.value, assignments);
    for (Selected& one : selected_by(statement, assignments)) {
      assignments[one.target] = {
          .kind = ExpressionKind::Conditional,
          .operands = {condition, std::move(one.chosen), std::move(one.other)}};
    }
  }

  /// The condition is below the body, and the jump to the body goes back.
  void lower_while(const Statement& statement) {
    const std::size_t jump = emit({.kind = InstructionKind::Jump});
    const int start = here();
    lower(statement.body);
    code_[jump].jump = here();
    Expression condition = lower(statement.value);
    emit({.kind = InstructionKind::Branch,
          .operands = {std::move(condition)},
          .when = true,
          .jump = start});
  }

  // ---- exceptions ------------------------------------------------------------------------------

  void handle(std::size_t start, std::size_t end, const Handler& handler) {
    for (std::size_t i = start; i < end; ++i) code_[i].handlers.push_back(handler);
  }

  void lower_try(const Statement& statement) {
    const std::size_t start = code_.size();
    lower(statement.body);
    const std::size_t leave = emit({.kind = InstructionKind::Jump});
    Handler handler{.caught = statement.caught, .pc = here()};
    const bool has_object = !statement.target.name.empty();
    if (has_object) {
      const bool is_inner = statement.caught == Exception::TypeInitialization;
      handler.object = is_inner ? temporary() : index_of_local(statement.target.name);
      if (is_inner) lower_inner_exception(statement, handler.object);
    }
    handle(start, leave, handler);
    lower(statement.otherwise);
    code_[leave].jump = here();
  }

  /// target = caught.InnerException as Error
  void lower_inner_exception(const Statement& statement, int caught) {
    const Expression inner = lower_read(field_place(Type::Failure, local_at(caught)));
    emit({.kind = InstructionKind::Apply,
          .target = index_of_local(statement.target.name),
          .operands = {inner},
          .function = Checked::As,
          .type = Type::Error});
  }

  void lower_throw(const Statement& statement) {
    const Expression code = lower(statement.value);
    const Expression object = new_object(Type::Error);
    write_all(field_place(Type::Error, object), {code});
    emit({.kind = InstructionKind::Raise,
          .operands = {number(static_cast<int>(Exception::Error)), object}});
  }

  template <typename Part, typename Finally>
  void lower_with_finally(const Part& part, const Finally& last) {
    const int exception = temporary();
    const int object = temporary();
    const std::size_t start = code_.size();
    part();
    const std::size_t end = code_.size();
    last();
    const std::size_t leave = emit({.kind = InstructionKind::Jump});
    handle(start, end,
           {.caught = Exception::Any, .pc = here(), .object = object, .exception = exception});
    last();
    emit({.kind = InstructionKind::Raise, .operands = {local_at(exception), local_at(object)}});
    code_[leave].jump = here();
  }

  void lower_finally(const Statement& statement) {
    lower_with_finally([&] { lower(statement.body); }, [&] { lower(statement.otherwise); });
  }

  /// Gives back what it took, not what there is by then.
  void lower_locked(const Expression& monitor, const Body& body) {
    const int object = temporary();
    set(object, monitor);
    emit({.kind = InstructionKind::Enter, .operands = {local_at(object)}});
    lower_with_finally(
        [&] { lower(body); },
        [&] { emit({.kind = InstructionKind::Exit, .operands = {local_at(object)}}); });
  }

  // ---- the library -----------------------------------------------------------------------------

  Expression lower_wait(const Expression& object, bool may_time_out) {
    Expression monitor = lower(object);
    return emit_value({.kind = InstructionKind::Wait,
                       .operands = {std::move(monitor), number(may_time_out ? 1 : 0)}});
  }

  static Place element_place(const Expression& array, int index) {
    return {.kind = Place::Kind::Element,
            .slot = first_slot_of(Type::Array),
            .base = array,
            .index = number(index)};
  }

  /// An element at a time, from the first to the last.
  void lower_array_copy(const Statement& statement) {
    const Expression from = lower(statement.value);
    const Expression to = lower(statement.target);
    for (int i = 0; i < array_length; ++i) {
      const Expression value = lower_read(element_place(from, i));
      write_all(element_place(to, i), {value});
    }
  }

  const Program& program_;
  const std::vector<Variable>& statics_;
  std::vector<Variable> flat_statics_;
  Scope scope_;
  std::vector<Variable> thread_locals_;
  std::vector<Instruction> code_;
  std::vector<std::size_t> live_;
  std::vector<const Statement*> lambdas_;
  bool has_bindings_;         // of delegates to methods of objects
  std::vector<int> classes_;  // whose constructors are being lowered, the innermost last
  std::size_t next_temporary_;
  std::size_t used_;
};

/// "s.i.a"
Expression local_by_path(const std::string& path) {
  const std::size_t dot = path.rfind('.');
  if (dot == std::string::npos) return local(path);
  return field(local_by_path(path.substr(0, dot)), path.substr(dot + 1));
}

Body stores_of_results(const std::vector<Observed>& observed, int thread) {
  Body result;
  for (const Observed& item : observed) {
    if (item.kind == Observed::Kind::Local && item.thread == thread) {
      result.push_back(assign(shared(item.name), local_by_path(item.source)));
    }
  }
  return result;
}

void resolve(Observed& item, const Program& program, const LoweredProgram& lowered) {
  item.owner = class_read_by_main(program, item);
  switch (item.kind) {
    case Observed::Kind::Static:
    case Observed::Kind::Leaf:
      item.slot = index_of(lowered.statics, item.source);
      return;
    case Observed::Kind::Local: {
      const auto& locals = program.threads[static_cast<std::size_t>(item.thread)].locals;
      item.slot = index_of(flattened(locals), item.source);
      return;
    }
    case Observed::Kind::Field:
    case Observed::Kind::Shape:
    case Observed::Kind::Element:
    case Observed::Kind::Contents:
      item.thread = index_of(lowered.statics, item.source);
      return;
  }
}

}  // namespace

int first_slot_of(Type type) {
  constexpr int plenty = 16;
  return static_cast<int>(type == Type::Made    ? Type::Node
                          : type == Type::Nodes ? Type::Objects
                          : has_get(type)       ? Type::Base
                                                : type) *
             plenty -
         static_cast<int>(Type::Node) * plenty;
}

LoweredProgram lower(const Program& program, Results results) {
  std::vector<Variable> statics = program.statics;
  LoweredProgram lowered{.classes = program.classes.size()};
  lowered.observed = observed_of(program);
  const std::vector<Observed> observed = lowered.observed;
  if (results == Results::AsWrites) {
    for (Observed& item : lowered.observed) {
      if (item.kind != Observed::Kind::Local) continue;
      statics.push_back({item.name});
      item.kind = Observed::Kind::Static;
      item.source = item.name;
    }
  }
  lowered.statics = flattened(statics);
  for (std::size_t i = 0; i < program.threads.size(); ++i) {
    ThreadLowering thread(program, statics, program.threads[i].locals);
    thread.lower(program.threads[i].body);
    if (results == Results::AsWrites)
      thread.lower(stores_of_results(observed, static_cast<int>(i)));
    lowered.threads.push_back(thread.finish());
  }
  const ThreadBody main = end_of_main(program);
  lowered.has_main = !main.body.empty();
  if (lowered.has_main) {
    ThreadLowering thread(program, statics, main.locals);
    thread.lower(main.body);
    lowered.threads.push_back(thread.finish());
  }
  for (Observed& item : lowered.observed) resolve(item, program, lowered);
  return lowered;
}

}  // namespace enumerator
