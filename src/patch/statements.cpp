// A sequence point is where a statement, or a loop's condition, begins in the bytecode. A barrier
// at the sequence point is the same as one before the instruction if all that lies between moves
// values between the stack, locals and arguments, and nothing jumps in between.
#include "patch/statements.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "assembly/instruction.hpp"
#include "assembly/opcodes.hpp"
#include "base/error.hpp"

namespace mmcheck::patch {
namespace {

using assembly::Access;
using assembly::Assembly;
using assembly::Flow;
using assembly::Instruction;
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
  return row.access == Access::none && (row.flow == Flow::next || row.flow == Flow::prefix);
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
  auto at = std::find_if(all.begin(), all.end(),
                         [&](const Instruction& one) { return one.offset == offset; });
  while (at != all.end() && is_prefix(*at)) ++at;
  if (at == all.end()) return std::nullopt;
  Repair::InStatement found{!is_jumped_into(all, body, extent, offset), 0, 0};
  for (const Instruction& one : all) {
    if (one.offset < extent.start || one.offset >= extent.end) continue;
    if (one.offset < offset && !is_private(one)) found.is_first = false;
    const bool is_same = one.opcode == at->opcode && one.token == at->token;
    if (is_same && one.offset <= at->offset) ++found.number;
    if (is_same) ++found.count;
  }
  return found;
}

/// Opens each assembly once.
class Assemblies {
 public:
  const Assembly* open(const std::string& path) {
    const auto [found, is_new] = opened_.try_emplace(path);
    if (is_new) {
      try {
        found->second = Assembly::open(path);
      } catch (const base::Error&) {
      }
    }
    return found->second.get();
  }

 private:
  std::map<std::string, std::unique_ptr<const Assembly>> opened_;
};

}  // namespace

std::optional<Repair::InStatement> find_in_statement(const Assembly& assembly, std::uint32_t method,
                                                     std::uint32_t il_offset) {
  const auto& symbols = assembly.symbols().symbols;
  const std::uint32_t methods = assembly.metadata().rows(assembly::Table::MethodDef);
  if (!symbols || method == 0 || method > methods || !assembly.has_body(method)) {
    return std::nullopt;
  }
  const MethodBody body = assembly.body(method);
  const auto extent = extent_around(symbols->sequence_points(method), il_offset,
                                    static_cast<std::uint32_t>(body.code.size()));
  if (!extent) return std::nullopt;
  return find(instructions_of(body), body, *extent, il_offset);
}

void find_in_statements(Result& result) {
  Assemblies assemblies;
  const auto fill = [&](std::vector<Repair>& repairs) {
    for (Repair& repair : repairs) {
      const assembly::Token token(repair.token);
      if (repair.in_statement || token.table() != assembly::Table::MethodDef) continue;
      if (const Assembly* assembly = assemblies.open(repair.assembly)) {
        repair.in_statement = find_in_statement(*assembly, token.row(), repair.location.il_offset);
      }
    }
  };
  for (ModelResult& model : result.results) {
    if (!model.fences) continue;
    fill(model.fences->points);
    for (auto& alternative : model.fences->alternatives) fill(alternative);
  }
}

}  // namespace mmcheck::patch
