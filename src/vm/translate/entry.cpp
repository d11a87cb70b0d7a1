// The code of an Entry. Its frame has the constants, the objects, and what is returned and waited
// for, each in cells of its own; a call finds copies of its arguments on the stack.
#include "vm/translate/entry.hpp"

#include <algorithm>
#include <utility>

#include "vm/translate/code_writer.hpp"
#include "vm/translate/effects.hpp"

namespace mmcheck::vm {
namespace {

using assembly::ElementType;

class EntryWriter {
 public:
  EntryWriter(TypeSystem& types, const Entry& entry, const Method& finish)
      : types_(types), entry_(entry), finish_(finish), writer_(finish) {}

  std::unique_ptr<const Code> write() {
    make_frame();
    for (std::size_t i = 0; i < entry_.constants.size(); ++i) {
      const Entry::Constant& constant = entry_.constants[i];
      if (!constant.is_made_by_code()) continue;
      writer_.add(Op::load_type, constants_[i].cell).type = constant.about;
    }
    std::vector<std::uint32_t> begins;
    for (std::size_t i = 0; i < entry_.calls.size(); ++i) {
      begins.push_back(writer_.here());
      write_call(i);
    }
    begins.push_back(writer_.here());
    writer_.map({});
    writer_.add(Op::call, stack_).method = &finish_;
    writer_.map({});
    writer_.ret(entry_.result ? place_of_result(*entry_.result) : 0);
    for (std::size_t i = 0; i < entry_.expected.size(); ++i) write_handler(i, begins);
    return writer_.finish();
  }

 private:
  /// Where something lies that is in a variable.
  struct Variable {
    const Type* type;
    std::uint32_t cell;
  };

  const Type* object() { return types_.primitive(ElementType::Object); }

  Variable add_variable(const Type* type, std::vector<const Type*>& types) {
    types.push_back(type);
    return {type, std::exchange(cells_, cells_ + type->cells())};
  }

  void make_frame() {
    std::vector<const Type*> arguments;
    std::vector<const Type*> locals;
    std::uint32_t deepest = 2;
    for (const Entry::Constant& constant : entry_.constants) {
      if (!constant.is_made_by_code()) constants_.push_back(add_variable(constant.type, arguments));
    }
    for (std::size_t i = 0; i < entry_.constants.size(); ++i) {
      const Entry::Constant& constant = entry_.constants[i];
      if (!constant.is_made_by_code()) continue;
      constants_.insert(constants_.begin() + static_cast<std::ptrdiff_t>(i),
                        add_variable(constant.type, locals));
    }
    for (const Entry::Call& call : entry_.calls) {
      if (call.makes) objects_.push_back(add_variable(call.method->owner, locals));
      deepest = std::max(deepest, cells_of(call.method->parameters));
    }
    for (const Entry::Call& call : entry_.calls) {
      const Type* returned = call.method->return_type;
      const bool is_kept = returned->stack_kind != StackKind::Void;
      returned_.push_back(is_kept ? add_variable(returned, locals) : Variable{});
      awaiters_.push_back(call.wait ? add_variable(call.wait->get_awaiter->return_type, locals)
                                    : Variable{});
      const Type* result = call.wait ? call.wait->get_result->return_type : nullptr;
      const bool is_result_kept = result != nullptr && result->stack_kind != StackKind::Void;
      results_.push_back(is_result_kept ? add_variable(result, locals) : Variable{});
    }
    for (std::size_t i = 0; i < entry_.expected.size(); ++i) {
      caught_.push_back(add_variable(object(), locals));
    }
    stack_ = cells_;
    const Type* result = types_.primitive(ElementType::Void);
    if (entry_.result) result = variable_of_result(*entry_.result).type;
    // A call leaves its result where its arguments were.
    for (const auto* all : {&returned_, &awaiters_, &results_}) {
      for (const Variable& one : *all) {
        if (one.type != nullptr) deepest = std::max(deepest, one.type->cells());
      }
    }
    writer_.frame(arguments, result, locals, deepest);
  }

  Variable variable_of_result(std::uint32_t call) const {
    return results_[call].type != nullptr ? results_[call] : returned_[call];
  }
  Variable variable_of(Entry::Operand operand) const {
    switch (operand.kind) {
      case Entry::Operand::Kind::Constant:
        return constants_[operand.number];
      case Entry::Operand::Kind::Object:
        return objects_[operand.number];
      case Entry::Operand::Kind::Result:
        return variable_of_result(operand.number);
    }
    return {};
  }
  std::uint32_t place_of_result(std::uint32_t call) const { return variable_of_result(call).cell; }

  void write_call(std::size_t number) {
    const Entry::Call& call = entry_.calls[number];
    std::vector<CellType> stack;
    std::uint32_t cell = stack_;
    const auto push = [&](const Variable& from) {
      copy(cell, from.cell, *from.type);
      stack.push_back({static_cast<std::uint16_t>(cell), from.type});
      cell += from.type->cells();
    };
    if (call.makes) push(make(call));
    for (const Entry::Operand& argument : call.arguments) {
      push(variable_of(argument));
    }
    write_one(*call.method, stack, returned_[number]);
    if (call.wait) write_wait(*call.wait, number);
  }

  /// The object, which nothing is in yet.
  Variable make(const Entry::Call& call) {
    const Variable to = objects_[made_++];
    writer_.map({});
    writer_.add(Op::new_object, to.cell).type = call.method->owner;
    if (call.method->owner->finalizer != nullptr) {
      writer_.map({});
      writer_.add(Op::finalizable, to.cell);
    }
    return to;
  }

  void copy(std::uint32_t to, std::uint32_t from, const Type& type) {
    if (type.cells() == 1) {
      writer_.add(Op::mov, to, from);
    } else {
      writer_.add(Op::mov_n, to, from, type.cells());
    }
  }

  void write_one(const Method& method, const std::vector<CellType>& stack, const Variable& to) {
    writer_.map(stack);
    writer_.add(Op::call, stack_).method = &method;
    if (to.type == nullptr) return;
    writer_.map(value_on_stack(stack_, to.type));
    copy(to.cell, stack_, *to.type);
  }

  /// `this` of a value type is a pointer to it.
  void write_on(const Method& method, const Variable& self, const Variable& to) {
    if (self.type->is_value_type()) {
      writer_.add(Op::lea, stack_, self.cell);
    } else {
      copy(stack_, self.cell, *self.type);
    }
    write_one(method, {{static_cast<std::uint16_t>(stack_), method.parameters.front()}}, to);
  }

  void write_wait(const Entry::Wait& wait, std::size_t number) {
    write_on(*wait.get_awaiter, returned_[number], awaiters_[number]);
    write_on(*wait.get_result, awaiters_[number], results_[number]);
  }

  void write_handler(std::size_t number, const std::vector<std::uint32_t>& begins) {
    const Entry::Expected& expected = entry_.expected[number];
    Clause clause{};
    clause.kind = Clause::Kind::Catch;
    clause.catch_type = expected.exception;
    clause.stack_cell = static_cast<std::uint16_t>(stack_);
    clause.cell = static_cast<std::uint16_t>(caught_[number].cell);
    clause.try_begin = begins[expected.first];
    clause.try_end = begins[expected.end];
    clause.handler_begin = writer_.here();
    writer_.map_value(stack_, object());
    if (expected.exactly) write_exactly(constants_[expected.exactly->number]);
    writer_.add(Op::constant, caught_[number].cell).imm = 0;
    writer_.map({});
    writer_.add(Op::jump).jump.target = begins[expected.next];
    clause.handler_end = writer_.here();
    writer_.code().clauses.push_back(clause);
  }

  /// The exception lies on the stack.
  void write_exactly(const Variable& type) {
    writer_.add(Op::mov, stack_ + 1, type.cell);
    writer_.map({{static_cast<std::uint16_t>(stack_), object()},
                 {static_cast<std::uint16_t>(stack_ + 1), type.type}});
    writer_.add(Op::call, stack_).method = types_.model_method(
        "System.Runtime.CompilerServices.ExpectedException", "RequireExactly", 2);
    writer_.map({});
  }

  TypeSystem& types_;
  const Entry& entry_;
  const Method& finish_;
  CodeWriter writer_;
  std::uint32_t cells_ = 0;  // of arguments and locals
  std::uint32_t stack_ = 0;
  std::size_t made_ = 0;
  std::vector<Variable> constants_;
  std::vector<Variable> objects_;
  // By call.
  std::vector<Variable> returned_;
  std::vector<Variable> awaiters_;
  std::vector<Variable> results_;
  std::vector<Variable> caught_;  // by Expected
};

}  // namespace

Entry::Operand Entry::add(Constant constant) {
  constants.push_back(std::move(constant));
  return {Operand::Kind::Constant, static_cast<std::uint32_t>(constants.size() - 1)};
}

Entry::Operand Entry::last_result() const {
  return {Operand::Kind::Result, static_cast<std::uint32_t>(calls.size() - 1)};
}

Entry::Operand Entry::make(const Method& constructor, std::vector<Operand> arguments) {
  const auto made = std::ranges::count_if(calls, [](const Call& call) { return call.makes; });
  calls.push_back({&constructor, std::move(arguments), true, std::nullopt});
  return {Operand::Kind::Object, static_cast<std::uint32_t>(made)};
}

/// Is `finish`'s as far as anybody asks, for that is no method of the program's.
std::unique_ptr<const Code> translate_entry(TypeSystem& types, const Entry& entry,
                                            const Method& finish) {
  return EntryWriter(types, entry, finish).write();
}

}  // namespace mmcheck::vm
