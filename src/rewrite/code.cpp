#include "rewrite/code.hpp"

#include <fmt/core.h>

#include <utility>

#include "base/error.hpp"

namespace mmcheck::rewrite {

using assembly::ExceptionRegion;
using assembly::Instruction;
using assembly::Opcode;
using assembly::Operand;
using base::Error;

namespace {

constexpr std::uint64_t largest_code = 0x7fffffff;

bool is_branch(const Instruction& instruction) {
  const Operand operand = info(instruction.encoding).operand;
  return operand == Operand::target8 || operand == Operand::target32;
}

std::uint32_t code_size(Opcode opcode) {
  return info(opcode).code >> 8 == assembly::two_byte_prefix ? 2 : 1;
}

std::size_t new_size(const Instruction& instruction, const Patch* patch) {
  if (patch != nullptr && patch->instead) return patch->instead->size();
  return is_branch(instruction) ? code_size(instruction.opcode) + 4 : instruction.size;
}

const Patch* find(const Patches& patches, std::uint32_t offset) {
  const auto found = patches.find(offset);
  return found == patches.end() ? nullptr : &found->second;
}

OffsetMap place_instructions(const base::Bytes& code, const std::vector<Instruction>& instructions,
                             const Patches& patches) {
  OffsetMap places(code.size());
  std::uint64_t place = 0;
  for (const Instruction& instruction : instructions) {
    places.set(instruction.offset, static_cast<std::uint32_t>(place));
    const Patch* const patch = find(patches, instruction.offset);
    if (patch != nullptr) place += patch->before.size() + patch->after.size();
    place += new_size(instruction, patch);
    if (place > largest_code) throw Error("", "a method whose code would be of 2 GiB or more");
  }
  places.set(static_cast<std::uint32_t>(code.size()), static_cast<std::uint32_t>(place));
  return places;
}

std::uint32_t moved(const OffsetMap& places, std::int64_t offset) {
  const auto at = static_cast<std::uint32_t>(offset);
  if (!places.has(at)) {
    throw Error("", fmt::format("a branch or a region goes to IL_{:04x}, where no instruction "
                                "starts",
                                offset));
  }
  return places[at];
}

void append_target(Buffer& to, std::uint32_t target, std::size_t end) {
  append(to, static_cast<std::int32_t>(std::int64_t{target} - static_cast<std::int64_t>(end)));
}

void append_instruction(Buffer& to, const base::Bytes& code, const Instruction& instruction,
                        const OffsetMap& places) {
  if (is_branch(instruction)) {
    append_code(to, instruction.opcode);
    append_target(to, moved(places, instruction.integer), to.size() + 4);
  } else if (instruction.opcode == Opcode::switch_) {
    append_code(to, Opcode::switch_);
    append(to, instruction.target_count());
    const std::size_t end = to.size() + instruction.targets.size();
    for (std::uint32_t i = 0; i < instruction.target_count(); ++i) {
      append_target(to, moved(places, instruction.target(i)), end);
    }
  } else {
    append(to, std::span(code.data() + instruction.offset, instruction.size));
  }
}

std::vector<ExceptionRegion> move_regions(std::vector<ExceptionRegion> regions,
                                          const OffsetMap& places) {
  const auto move = [&](std::uint32_t& start, std::uint32_t& length) {
    const std::uint32_t end = moved(places, std::int64_t{start} + length);
    start = moved(places, start);
    length = end - start;
  };
  for (ExceptionRegion& region : regions) {
    move(region.try_offset, region.try_length);
    move(region.handler_offset, region.handler_length);
    if (region.kind == ExceptionRegion::Kind::Filter) {
      region.filter_offset = moved(places, region.filter_offset);
    }
  }
  return regions;
}

void append_regions(Buffer& to, const std::vector<ExceptionRegion>& regions) {
  constexpr std::uint32_t fat_exception_table = 0x41;
  const std::size_t size = 4 + 24 * regions.size();
  if (size > 0xffffff) throw Error("", "more exception regions than a method can have");
  append(to, static_cast<std::uint32_t>(size) << 8 | fat_exception_table);
  for (const ExceptionRegion& region : regions) {
    append(to, static_cast<std::uint32_t>(region.kind));
    append(to, region.try_offset);
    append(to, region.try_length);
    append(to, region.handler_offset);
    append(to, region.handler_length);
    const bool is_filter = region.kind == ExceptionRegion::Kind::Filter;
    append(to, is_filter ? region.filter_offset : region.catch_type.value);
  }
}

}  // namespace

std::uint32_t OffsetMap::nearest(std::uint32_t offset) const {
  if (offset >= places_.size()) return places_.back();
  while (places_[offset] == between) --offset;
  return places_[offset];
}

std::vector<Instruction> decode_all(base::Bytes code) {
  std::vector<Instruction> instructions;
  for (std::uint32_t offset = 0; offset < code.size(); offset = instructions.back().end()) {
    instructions.push_back(assembly::decode(code, offset));
  }
  return instructions;
}

void append_code(Buffer& to, Opcode opcode) {
  const std::uint16_t code = info(opcode).code;
  if (code_size(opcode) == 2) to.push_back(assembly::two_byte_prefix);
  to.push_back(static_cast<std::uint8_t>(code));
}

void append_code(Buffer& to, Opcode opcode, assembly::Token token) {
  append_code(to, opcode);
  append(to, token.value);
}

void append_local(Buffer& to, Opcode opcode, std::uint32_t local) {
  if (local > 0xff) {
    append_code(to, opcode);
    append(to, static_cast<std::uint16_t>(local));
  } else {
    append_code(to, opcode == Opcode::ldloc ? Opcode::ldloc_s : Opcode::stloc_s);
    append(to, static_cast<std::uint8_t>(local));
  }
}

NewCode patch_code(const assembly::MethodBody& body, const std::vector<Instruction>& instructions,
                   const Patches& patches) {
  OffsetMap places = place_instructions(body.code, instructions, patches);
  Buffer code;
  for (const Instruction& instruction : instructions) {
    const Patch* const patch = find(patches, instruction.offset);
    if (patch != nullptr) append(code, patch->before);
    if (patch != nullptr && patch->instead) {
      append(code, *patch->instead);
    } else {
      append_instruction(code, body.code, instruction, places);
    }
    if (patch != nullptr) append(code, patch->after);
  }
  std::vector<ExceptionRegion> regions = move_regions(body.regions, places);
  return {std::move(code), std::move(regions), std::move(places)};
}

Buffer write_body(const NewBody& body) {
  constexpr unsigned fat_format = 0x3;
  constexpr unsigned more_sections = 0x8;
  constexpr unsigned init_locals = 0x10;
  constexpr unsigned header_words = 3;
  unsigned flags = fat_format | header_words << 12;
  if (!body.code.regions.empty()) flags |= more_sections;
  if (body.init_locals) flags |= init_locals;
  Buffer written;
  append(written, static_cast<std::uint16_t>(flags));
  append(written, body.max_stack);
  append(written, static_cast<std::uint32_t>(body.code.code.size()));
  append(written, body.local_signature.value);
  append(written, body.code.code);
  if (!body.code.regions.empty()) {
    align(written, 4);
    append_regions(written, body.code.regions);
  }
  return written;
}

}  // namespace mmcheck::rewrite
