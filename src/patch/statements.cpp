// A sequence point is where a statement, or a loop's condition, begins in the bytecode. A barrier
// at the sequence point is the same as one before the instruction if all that lies between moves
// values between the stack, locals and arguments, and nothing jumps in between.
#include "patch/statements.hpp"

#include <algorithm>
#include <vector>

#include "assembly/il_instruction.hpp"
#include "assembly/instruction.hpp"
#include "assembly/opcodes.hpp"

namespace mmcheck::patch {
namespace {

using assembly::Assembly;
using assembly::Flow;
using assembly::Instruction;
using assembly::MemoryUse;
using assembly::MethodBody;
using assembly::SequencePoint;

/// The code of a statement: from its sequence point to the next one.
struct Extent {
  std::uint32_t start = 0;
  std::uint32_t end = 0;
};

std::optional<Extent> extent_around(const std::vector<SequencePoint>& points, std::uint32_t offset,
                                    std::uint32_t size) {
  auto behind = std::upper_bound(
      points.begin(), points.end(), offset,
      [](std::uint32_t at, const SequencePoint& point) { return at < point.offset; });
  if (behind == points.begin()) return std::nullopt;
  const std::uint32_t end = behind == points.end() ? size : behind->offset;
  const SequencePoint& point = *--behind;
  if (point.is_hidden()) return std::nullopt;
  return Extent{point.offset, std::min(end, size)};
}

/// Another thread sees nothing of it, and it always goes on to the next one.
bool is_private(const Instruction& instruction) {
  const auto& row = assembly::info(instruction.opcode);
  return row.access == MemoryUse::none && (row.flow == Flow::next || row.flow == Flow::prefix);
}

bool is_prefix(const Instruction& instruction) {
  return assembly::info(instruction.opcode).flow == Flow::prefix;
}

std::vector<Instruction> instructions_of(const MethodBody& body) {
  std::vector<Instruction> all;
  for (std::uint32_t at = 0; at < body.code.size(); at = all.back().end()) {
    all.push_back(assembly::decode(body.code, at));
  }
  return all;
}

/// The one that starts at an offset, behind its prefixes; the end if none does.
std::vector<Instruction>::const_iterator find_instruction(const std::vector<Instruction>& all,
                                                          std::uint32_t offset) {
  auto at = std::find_if(all.begin(), all.end(),
                         [&](const Instruction& one) { return one.offset == offset; });
  while (at != all.end() && is_prefix(*at)) ++at;
  return at;
}

bool is_inside(std::int64_t target, Extent extent, std::uint32_t offset) {
  return target > extent.start && target <= offset;
}

/// Whether something comes to the instruction that was not at the start of its statement.
bool is_jumped_into(const std::vector<Instruction>& all, const MethodBody& body, Extent extent,
                    std::uint32_t offset) {
  for (const Instruction& one : all) {
    const Flow flow = assembly::info(one.opcode).flow;
    if ((flow == Flow::branch || flow == Flow::conditional) &&
        is_inside(one.integer, extent, offset))
      return true;
    for (std::uint32_t i = 0; i < one.target_count(); ++i) {
      if (is_inside(one.target(i), extent, offset)) return true;
    }
  }
  return std::any_of(body.regions.begin(), body.regions.end(), [&](const auto& region) {
    return is_inside(region.try_offset, extent, offset) ||
           is_inside(region.handler_offset, extent, offset) ||
           (region.kind == assembly::ExceptionRegion::Kind::Filter &&
            is_inside(region.filter_offset, extent, offset));
  });
}

std::optional<Repair::InStatement> find(const std::vector<Instruction>& all, const MethodBody& body,
                                        Extent extent, std::uint32_t offset) {
  const auto at = find_instruction(all, offset);
  if (at == all.end()) return std::nullopt;
  Repair::InStatement found;
  found.is_first = !is_jumped_into(all, body, extent, offset);
  found.number = 0;
  found.count = 0;
  for (const Instruction& one : all) {
    if (one.offset < extent.start || one.offset >= extent.end) continue;
    if (one.offset < offset && !is_private(one)) found.is_first = false;
    const bool is_same = one.opcode == at->opcode && one.token == at->token;
    if (is_same && one.offset <= at->offset) ++found.number;
    if (is_same) ++found.count;
  }
  return found;
}

/// Whether a statement is over at an offset, and nothing has begun: all that is left up to the next
/// sequence point, be it one without a line, is a way to it.
bool is_behind(const std::vector<SequencePoint>& points, const std::vector<Instruction>& all,
               std::uint32_t offset) {
  const auto is_statement = [&](const SequencePoint& point) {
    return point.offset < offset && !point.is_hidden();
  };
  const auto begins = [&](const SequencePoint& point) {
    return point.offset == offset && !point.is_hidden();
  };
  if (std::none_of(points.begin(), points.end(), is_statement)) return false;
  if (std::any_of(points.begin(), points.end(), begins)) return false;
  const auto next = std::find_if(points.begin(), points.end(),
                                 [&](const SequencePoint& point) { return point.offset > offset; });
  return std::all_of(all.begin(), all.end(), [&](const Instruction& one) {
    const bool is_left =
        one.offset >= offset && (next == points.end() || one.offset < next->offset);
    return !is_left || is_private(one) || assembly::info(one.opcode).flow == Flow::branch;
  });
}

bool has_code(const Assembly& assembly, std::uint32_t method) {
  return method != 0 && method <= assembly.metadata().rows(assembly::Table::MethodDef) &&
         assembly.has_body(method);
}

/// Of those of a statement that come before an offset, the last that touches something.
IlInstruction previous_in(const Assembly& assembly, std::uint32_t method,
                          const std::vector<Instruction>& all, Extent extent,
                          std::uint32_t offset) {
  const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Instruction& one) {
    const auto& row = assembly::info(one.opcode);
    return one.offset >= extent.start && one.offset < offset &&
           (row.access != MemoryUse::none || row.flow == Flow::call);
  });
  if (found == all.rend()) return {};
  return assembly::il_instruction(assembly, method, found->offset);
}

void complete(Repair& repair, const FindAssembly& find_assembly) {
  const assembly::Token token(repair.token);
  if (token.table() != assembly::Table::MethodDef) return;
  const Assembly* assembly = find_assembly(repair.assembly);
  if (assembly == nullptr) return;
  repair.in_statement = find_in_statement(*assembly, token.row(), repair.location.il_offset);
}

}  // namespace

std::optional<Repair::InStatement> find_in_statement(const Assembly& assembly, std::uint32_t method,
                                                     std::uint32_t il_offset) {
  const auto& symbols = assembly.symbols().symbols;
  if (!symbols || !has_code(assembly, method)) return std::nullopt;
  const MethodBody body = assembly.body(method);
  const std::vector<SequencePoint>& points = symbols->sequence_points(method);
  const std::vector<Instruction> all = instructions_of(body);
  if (is_behind(points, all, il_offset)) {
    Repair::InStatement behind;
    behind.is_behind = true;
    return behind;
  }
  const auto extent =
      extent_around(points, il_offset, static_cast<std::uint32_t>(body.code.size()));
  if (!extent) return std::nullopt;
  auto found = find(all, body, *extent, il_offset);
  if (found && !found->is_first) {
    found->previous = previous_in(assembly, method, all, *extent, il_offset);
  }
  return found;
}

void complete(std::vector<Repair>& repairs, const FindAssembly& find_assembly) {
  for (Repair& repair : repairs) complete(repair, find_assembly);
}

void complete(Fences& fences, const FindAssembly& find_assembly) {
  complete(fences.points, find_assembly);
  for (auto& alternative : fences.alternatives) complete(alternative, find_assembly);
  if (fences.basic) complete(fences.basic->points, find_assembly);
  if (fences.modified) complete(fences.modified->points, find_assembly);
}

}  // namespace mmcheck::patch
