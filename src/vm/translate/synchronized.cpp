// [MethodImpl(MethodImplOptions.Synchronized)] (II.23.1.11): the method's body is within a lock, of
// `this` if it is an instance method, of the type's System.Type object if it is static.
//
// The lock is taken before the body, by Monitor.Enter, and given back by Monitor.Exit before each
// `ret` and in a fault block around all of the body. So it is made of the same operations as the
// `lock` of C#. None of it is in the assembly: a barrier before the first instruction of the body
// comes after the lock was taken (Code::own_begin). The object is kept in a variable of its own,
// for the body may write to its arguments.
#include "assembly/flags.hpp"
#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::ElementType;

bool Translator::is_synchronized() const {
  return (method_.impl_flags & assembly::MethodImplFlags::synchronized) != 0;
}

void Translator::add_lock_variable(std::uint32_t& cell) {
  if (is_synchronized()) lock_ = add_variable(primitive(ElementType::Object), false, cell);
}

void Translator::call_monitor(std::string_view name) {
  load_variable(lock_);
  call_method(*types_.model_method("System.Threading.Monitor", name, 1), false);
}

void Translator::take_lock() {
  if (!is_synchronized()) return;
  if (method_.is_static) {
    stack().emit(Op::load_type, lock_.cell, 0, 0, method_.owner);
  } else {
    stack().emit(Op::mov, lock_.cell, arguments_.front().cell);
  }
  call_monitor("Enter");
}

/// The result, if there is one, is on the stack.
void Translator::give_back_lock() {
  if (is_synchronized()) call_monitor("Exit");
}

void Translator::give_back_lock_on_exception() {
  if (!is_synchronized()) return;
  Clause clause{};
  clause.kind = Clause::Kind::Fault;
  clause.cell = static_cast<std::uint16_t>(code_->stack_begin() - 1);
  clause.stack_cell = static_cast<std::uint16_t>(code_->stack_begin());
  clause.try_begin = code_->own_begin;
  clause.try_end = code_->own_end;
  clause.handler_begin = code_->own_end;

  BlockCode handler;
  stack().begin(handler, {}, {{clause.cell, primitive(ElementType::I8)}});
  stack().at(static_cast<std::uint32_t>(body_.code.size()) - 1, "");
  call_monitor("Exit");
  stack().emit(Op::end_finally, 0, 0, 0, static_cast<std::int64_t>(code_->clauses.size()));
  append(handler);
  clause.handler_end = static_cast<std::uint32_t>(code_->instructions.size());
  code_->clauses.push_back(clause);
}

}  // namespace mmcheck::vm
