// Writes a method's code instruction by instruction: for bodies that are not translated from CIL.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "vm/translate/ir.hpp"
#include "vm/translate/refused.hpp"

namespace mmcheck::vm {

class CodeWriter {
 public:
  explicit CodeWriter(const Method& method) : code_(std::make_unique<Code>()) {
    code_->method = &method;
  }

  Code& code() { return *code_; }
  std::uint32_t here() const { return static_cast<std::uint32_t>(code_->instructions.size()); }

  /// The next instruction; to be filled in further.
  Instruction& add(Op op, std::uint32_t a = 0, std::uint32_t b = 0, std::uint32_t c = 0) {
    Instruction instruction{};
    instruction.op = op;
    instruction.a = static_cast<std::uint16_t>(a);
    instruction.b = static_cast<std::uint16_t>(b);
    instruction.c = static_cast<std::uint16_t>(c);
    code_->instructions.push_back(instruction);
    code_->il_offsets.push_back(0);
    return code_->instructions.back();
  }

  /// These cells have values at the next instruction.
  void map(const std::vector<CellType>& cells) {
    code_->stack_maps.push_back({here(), static_cast<std::uint32_t>(code_->stack_cells.size()),
                                 static_cast<std::uint32_t>(cells.size())});
    code_->stack_cells.insert(code_->stack_cells.end(), cells.begin(), cells.end());
  }

  /// Makes arguments, locals and stack of the frame.
  void frame(const std::vector<const Type*>& parameters, const Type* result,
             const std::vector<const Type*>& locals, std::uint32_t stack_cells) {
    std::uint32_t cell = 0;
    const auto add_all = [&](const std::vector<const Type*>& types) {
      for (const Type* type : types) {
        code_->variables.push_back({static_cast<std::uint16_t>(cell), type});
        cell += type->cells();
      }
      return static_cast<std::uint16_t>(cell);
    };
    code_->argument_cells = add_all(parameters);
    code_->zeroed_cells = static_cast<std::uint16_t>(add_all(locals) - code_->argument_cells);
    const std::uint32_t result_cells = result->stack_kind == StackKind::Void ? 0 : result->cells();
    code_->result_cells = static_cast<std::uint16_t>(result_cells);
    code_->frame_cells = std::max(cell + stack_cells, result_cells);
    if (code_->frame_cells > largest_frame) {
      throw Unusable("its frame has more than 65535 cells");
    }
  }

  /// The same, where these are all that have.
  void map_value(std::uint32_t cell, const Type* type) {
    map({{static_cast<std::uint16_t>(cell), type}});
  }

  void ret(std::uint32_t from) {
    if (code_->result_cells == 0) {
      add(Op::ret);
    } else {
      add(Op::ret_value, from, 0, code_->result_cells);
    }
  }

  std::unique_ptr<const Code> finish() { return std::move(code_); }

 private:
  static constexpr std::uint32_t largest_frame = 0xffff;

  std::unique_ptr<Code> code_;
};

/// What a map says of a method's result, if there is one.
inline std::vector<CellType> value_on_stack(std::uint32_t cell, const Type* type) {
  if (type->stack_kind == StackKind::Void) return {};
  return {{static_cast<std::uint16_t>(cell), type}};
}

}  // namespace mmcheck::vm
