// What calls a method with arguments that are objects: System.Reflection.Methods.Invoke goes on in
// such a body. The models have seen to it that there are as many as the method wants and that each
// is of the right class, or a box of the right type.
#include <fmt/core.h>

#include <algorithm>

#include "assembly/flags.hpp"
#include "vm/translate/code_writer.hpp"
#include "vm/translate/effects.hpp"

namespace mmcheck::vm {
namespace {

using assembly::ElementType;

class InvokingWriter {
 public:
  InvokingWriter(TypeSystem& types, const Method& invoked)
      : types_(types),
        invoked_(invoked),
        makes_(invoked.name == ".ctor"),
        frame_(*types.model_method("System.Reflection.Methods", "Invoke", 3)),
        writer_(frame_),
        index_(cells_of(frame_.parameters)),
        result_(index_ + 1),
        stack_(index_ + 2) {
    const Type* object = types.primitive(ElementType::Object);
    const std::uint32_t cells =
        std::max({cells_of(invoked.parameters), invoked.return_type->cells(), 1U});
    writer_.frame(frame_.parameters, object, {types.primitive(ElementType::I4), object}, cells);
  }

  std::unique_ptr<const Code> write() {
    if (makes_) make();
    std::size_t next = 0;
    if (!invoked_.is_static) push_target(invoked_.parameters[next++]);
    for (std::uint32_t i = 0; next < invoked_.parameters.size(); ++next, ++i) {
      push_argument(i, invoked_.parameters[next]);
    }
    call();
    if (!makes_) keep_result();
    writer_.map({});
    writer_.ret(result_);
    return writer_.finish();
  }

 private:
  // Where the arguments of Invoke lie.
  static constexpr std::uint32_t target = 1;
  static constexpr std::uint32_t arguments = 2;

  void make() {
    writer_.map({});
    writer_.add(Op::new_object, result_).type = invoked_.owner;
    if (invoked_.owner->finalizer != nullptr) {
      writer_.map({});
      writer_.add(Op::finalizable, result_);
    }
  }

  /// The next cell of what is being put together; what lies below it has been.
  std::uint32_t next_cell() const { return stack_ + cells_of(pushed_); }

  void map_pushed() {
    std::vector<CellType> cells;
    std::uint32_t cell = stack_;
    for (const Type* type : pushed_) {
      cells.push_back({static_cast<std::uint16_t>(cell), type});
      cell += type->cells();
    }
    writer_.map(cells);
  }

  void push_target(const Type* type) {
    const std::uint32_t from = makes_ ? result_ : target;
    if (invoked_.owner->is_value_type()) {
      map_pushed();
      writer_.add(Op::unbox, next_cell(), from).type = invoked_.owner;
    } else {
      writer_.add(Op::mov, next_cell(), from);
    }
    pushed_.push_back(type);
  }

  void push_argument(std::uint32_t number, const Type* type) {
    const std::uint32_t cell = next_cell();
    writer_.add(Op::constant, index_).imm = number;
    map_pushed();
    writer_.add(Op::ldelem_ref, cell, arguments, index_);
    if (type->is_value_type()) {
      pushed_.push_back(types_.primitive(ElementType::Object));
      map_pushed();
      pushed_.pop_back();
      writer_.add(type->is_nullable ? Op::unbox_nullable : Op::unbox_any, cell, cell).type = type;
    }
    pushed_.push_back(type);
  }

  void call() {
    const bool dispatches = !invoked_.is_static && !makes_ &&
                            (invoked_.flags & assembly::MethodFlags::is_virtual) != 0 &&
                            !invoked_.owner->is_value_type();
    map_pushed();
    writer_.add(dispatches ? Op::call_virtual : Op::call, stack_).method = &invoked_;
  }

  void keep_result() {
    const Type* type = invoked_.return_type;
    if (type->stack_kind == StackKind::Void) return;
    if (type->is_reference()) {
      writer_.add(Op::mov, result_, stack_);
      return;
    }
    writer_.map_value(stack_, type);
    writer_.add(type->is_nullable ? Op::box_nullable : Op::box, result_, stack_).type = type;
  }

  TypeSystem& types_;
  const Method& invoked_;
  bool makes_;
  const Method& frame_;
  CodeWriter writer_;
  std::uint32_t index_;   // of an argument
  std::uint32_t result_;  // what is returned; the new object, from the start
  std::uint32_t stack_;
  std::vector<const Type*> pushed_;
};

/// Whether a value of it can be an object, so that it can be handed over.
bool can_be_boxed(const Type& type) {
  return type.is_reference() || (type.is_value_type() && !type.is_by_ref_like);
}

}  // namespace

std::unique_ptr<const Code> translate_invoking(TypeSystem& types, const Method& method) {
  const auto first = method.parameters.begin() + (method.is_static ? 0 : 1);
  const bool fits =
      std::all_of(first, method.parameters.end(),
                  [](const Type* type) { return can_be_boxed(*type); }) &&
      (method.return_type->stack_kind == StackKind::Void || can_be_boxed(*method.return_type));
  if (!fits || method.is_open || method.owner->is_array()) {
    throw Unresolved(
        fmt::format("a call by reflection of {}::{}, which takes or returns what is no"
                    " object,",
                    method.owner->name, method.name));
  }
  return InvokingWriter(types, method).write();
}

}  // namespace mmcheck::vm
