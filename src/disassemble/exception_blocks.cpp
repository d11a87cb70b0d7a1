#include "disassemble/exception_blocks.hpp"

#include <algorithm>

#include "assembly/instruction.hpp"

namespace mmcheck::disassemble {

using assembly::ExceptionRegion;
using assembly::MethodBody;

namespace {

// Deeper blocks would only push the code off the screen, and the spaces could be made to dwarf it.
constexpr std::size_t deepest_blocks = 32;

/// Whether an instruction starts at each of these, but for the end of the code.
bool starts_instructions(base::Bytes code, std::vector<std::uint32_t> offsets) {
  std::ranges::sort(offsets);
  auto next = offsets.begin();
  for (std::uint32_t at = 0; at < code.size(); at = assembly::decode(code, at).end()) {
    while (next != offsets.end() && *next == at) ++next;
    if (next != offsets.end() && *next < at) return false;
  }
  return next == offsets.end() || *next == code.size();
}

}  // namespace

std::vector<ExceptionBlock> nest_blocks(const MethodBody& body) {
  using Kind = ExceptionBlock::Kind;
  std::vector<ExceptionBlock> blocks;
  std::vector<std::uint32_t> offsets;
  const auto& regions = body.regions;
  for (std::size_t i = 0; i < regions.size();) {
    // Clauses for one try block stand together, in the order of their handlers.
    const ExceptionRegion& first = regions[i];
    blocks.push_back({Kind::Try, false, first.try_offset, first.try_end(), nullptr});
    std::uint32_t end = first.try_end();
    for (; i < regions.size() && regions[i].try_offset == first.try_offset &&
           regions[i].try_length == first.try_length;
         ++i) {
      const ExceptionRegion& region = regions[i];
      const bool is_filter = region.kind == ExceptionRegion::Kind::Filter;
      if ((is_filter ? region.filter_offset : region.handler_offset) != end) return {};
      if (is_filter) {
        if (region.filter_offset >= region.handler_offset) return {};
        blocks.push_back(
            {Kind::Filter, false, region.filter_offset, region.handler_offset, &region});
      }
      blocks.push_back(
          {Kind::Handler, false, region.handler_offset, region.handler_end(), &region});
      end = region.handler_end();
    }
    blocks.back().is_last = true;
    blocks.push_back({Kind::Group, false, first.try_offset, end, nullptr});
  }
  for (const ExceptionBlock& block : blocks) {
    if (block.start >= block.end) return {};
    offsets.push_back(block.start);
    offsets.push_back(block.end);
  }

  // Outer before inner. A group never equals a part of its own, so where one equals another
  // group's part it is inside of it.
  std::ranges::stable_sort(blocks, [](const ExceptionBlock& a, const ExceptionBlock& b) {
    if (a.start != b.start) return a.start < b.start;
    if (a.end != b.end) return a.end > b.end;
    return a.kind != Kind::Group && b.kind == Kind::Group;
  });
  std::vector<std::uint32_t> open;  // where they end
  std::size_t depth = 0;
  for (const ExceptionBlock& block : blocks) {
    while (!open.empty() && open.back() <= block.start) open.pop_back();
    if (!open.empty() && block.end > open.back()) return {};
    open.push_back(block.end);
    depth = std::max(depth, open.size());
  }
  if (depth > 2 * deepest_blocks || !starts_instructions(body.code, std::move(offsets))) return {};
  return blocks;
}

}  // namespace mmcheck::disassemble
