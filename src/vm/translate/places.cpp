#include "vm/translate/places.hpp"

#include <algorithm>

#include "assembly/instruction.hpp"
#include "vm/translate/ir.hpp"
#include "vm/translate/outline.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Flow;
using assembly::Operand;

/// Whether others could notice the instruction, or what it calls. The contents of a box are
/// written.
bool ends_a_place(const assembly::Instruction& instruction) {
  const assembly::OpcodeInfo& info = assembly::info(instruction.opcode);
  return info.access != assembly::MemoryUse::none || info.flow == Flow::call ||
         instruction.opcode == assembly::Opcode::box;
}

}  // namespace

Places::Places(const assembly::Assembly& assembly, std::uint32_t method) {
  const assembly::MethodBody body = assembly.body(method);
  std::uint32_t at = 0;
  starts_ = outline(body, at).blocks;
  size_ = static_cast<std::uint32_t>(body.code.size());
  const auto note_way = [&](std::uint32_t from, std::int64_t to) {
    if (to <= from) loops_.emplace_back(static_cast<std::uint32_t>(to), from);
  };
  for (at = 0; at < size_;) {
    const assembly::Instruction instruction = assembly::decode(body.code, at);
    const assembly::OpcodeInfo& info = assembly::info(instruction.opcode);
    if (ends_a_place(instruction) && instruction.end() < size_)
      starts_.push_back(instruction.end());
    if (info.operand == Operand::target32) note_way(at, instruction.integer);
    if (info.operand == Operand::targets) {
      for (std::uint32_t i = 0; i < instruction.target_count(); ++i) {
        note_way(at, instruction.target(i));
      }
    }
    at = instruction.end();
  }
  std::ranges::sort(starts_);
  starts_.erase(std::unique(starts_.begin(), starts_.end()), starts_.end());
}

std::uint32_t Places::place_of(std::uint32_t offset) const {
  return *(std::ranges::upper_bound(starts_, offset) - 1);
}

std::uint32_t Places::end_of(std::uint32_t place) const {
  const auto next = std::ranges::upper_bound(starts_, place);
  return next == starts_.end() ? size_ : *next;
}

bool Places::is_in_loop(std::uint32_t offset) const {
  return std::ranges::any_of(
      loops_, [&](const auto& loop) { return loop.first <= offset && offset <= loop.second; });
}

std::uint32_t first_instruction(const Code& code, const Places& places, std::uint32_t place) {
  const std::uint32_t end = places.end_of(place);
  const auto is_in_it = [&](const Code::StackMap& map) {
    const std::uint32_t offset = code.il_offsets[map.instruction];
    const bool is_own = code.own_begin <= map.instruction && map.instruction < code.own_end;
    return is_own && place <= offset && offset < end;
  };
  const auto found = std::ranges::find_if(code.stack_maps, is_in_it);
  return found != code.stack_maps.end() ? found->instruction
                                        : static_cast<std::uint32_t>(code.instructions.size());
}

}  // namespace mmcheck::vm
