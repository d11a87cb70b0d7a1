#include "vm/visible/repairs.hpp"

#include <algorithm>

#include "vm/translate/ir.hpp"
#include "vm/translate/places.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

bool accesses(const Instruction& at, const MarkedField& field) {
  const Family family = memory_operands(at).family;
  if (family != Family::field && family != Family::static_) return false;
  return at.field->owner->definition.module == field.module && at.field->row == field.field;
}

bool is_barrier(Mark mark) {
  return mark == Mark::Barrier || mark == Mark::ReadBarrier || mark == Mark::WriteBarrier;
}

class Marking {
 public:
  explicit Marking(const Code& code) : code_(code), marks_(code.instructions.size()) {}

  /// What stands for the code from a place on begins with its first instruction.
  void mark_place(const MarkedPlace& place) {
    const Places places(*place.module->assembly, place.method);
    const std::uint32_t first = first_instruction(code_, places, place.il_offset);
    if (first < marks_.size()) mark(first, place.mark);
  }
  void mark_access(const MarkedPlace& place) {
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      const bool is_access = memory_operands(code_.instructions[i]).family != Family::none;
      if (is_access && code_.il_offsets[i] == place.il_offset) mark(i, place.mark);
    }
  }
  void mark_field(const MarkedField& field) {
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      if (accesses(code_.instructions[i], field)) mark(i, Mark::Volatile);
    }
  }
  std::vector<std::uint8_t> finish() {
    return any_ ? std::move(marks_) : std::vector<std::uint8_t>();
  }

 private:
  void mark(std::size_t instruction, Mark mark) {
    marks_[instruction] |= static_cast<std::uint8_t>(mark);
    any_ = true;
  }

  const Code& code_;
  std::vector<std::uint8_t> marks_;
  bool any_ = false;
};

}  // namespace

std::vector<std::uint8_t> Repairs::marks_of(const Code& code) const {
  Marking marking(code);
  const Method& method = *code.method;
  for (const MarkedPlace& place : places) {
    if (method.owner->definition.module != place.module || method.row != place.method) continue;
    if (is_barrier(place.mark)) {
      marking.mark_place(place);
    } else {
      marking.mark_access(place);
    }
  }
  for (const MarkedField& field : fields) marking.mark_field(field);
  return marking.finish();
}

}  // namespace mmcheck::vm
