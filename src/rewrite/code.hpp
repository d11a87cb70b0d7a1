// A method's code with some of its instructions exchanged, and others put before and behind them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "assembly/method_body.hpp"
#include "rewrite/writer.hpp"

namespace mmcheck::rewrite {

/// What becomes of one instruction. Where code jumped to it, or a region began or ended, there it
/// does so now at `before`; behind, `after` belongs to it, too.
struct Patch {
  Buffer before;
  std::optional<Buffer> instead;
  Buffer after;
};

/// By the offset of the instruction.
using Patches = std::map<std::uint32_t, Patch>;

/// Where the code that was at an offset is now.
class OffsetMap {
 public:
  explicit OffsetMap(std::size_t code_size) : places_(code_size + 1, between) {}

  void set(std::uint32_t offset, std::uint32_t place) { places_[offset] = place; }
  /// Whether an instruction starts there, or the code ends.
  bool has(std::uint32_t offset) const {
    return offset < places_.size() && places_[offset] != between;
  }
  std::uint32_t operator[](std::uint32_t offset) const { return places_[offset]; }
  /// For what only tells people where they are: one within an instruction is taken to be at its
  /// start, one behind the code at its end.
  std::uint32_t nearest(std::uint32_t offset) const;

 private:
  static constexpr std::uint32_t between = 0xffffffff;

  std::vector<std::uint32_t> places_;
};

/// All instructions of a method, in their order.
std::vector<assembly::Instruction> decode_all(base::Bytes code);

/// The instruction without its operand, and with a token.
void append_code(Buffer& to, assembly::Opcode opcode);
void append_code(Buffer& to, assembly::Opcode opcode, assembly::Token token);
/// ldloc or stloc.
void append_local(Buffer& to, assembly::Opcode opcode, std::uint32_t local);

struct NewCode {
  Buffer code;
  std::vector<assembly::ExceptionRegion> regions;
  OffsetMap offsets;
};

/// All branches become long ones, so that all of them reach.
NewCode patch_code(const assembly::MethodBody& body,
                   const std::vector<assembly::Instruction>& instructions, const Patches& patches);

struct NewBody {
  NewCode code;
  std::uint16_t max_stack;
  bool init_locals;
  assembly::Token local_signature;
};

/// With the fat header and fat exception clauses; to stand at a multiple of four.
Buffer write_body(const NewBody& body);

}  // namespace mmcheck::rewrite
