#include "vm/translate/outline.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "base/check.hpp"
#include "vm/translate/refused.hpp"

namespace mmcheck::vm {

using assembly::Flow;
using assembly::Opcode;
using assembly::Operand;

namespace {

class Reading {
 public:
  Reading(const assembly::MethodBody& body, std::uint32_t& offset)
      : body_(body),
        offset_(offset),
        size_(static_cast<std::uint32_t>(body.code.size())),
        is_start_(size_, false),
        is_leader_(size_ + 1, false) {}

  Outline run() {
    if (size_ == 0) throw Refused("the method has no instructions");
    is_leader_[0] = true;
    bool after_prefix = false;
    for (offset_ = 0; offset_ < size_;) {
      is_start_[offset_] = !after_prefix;
      const assembly::Instruction instruction = assembly::decode(body_.code, offset_);
      after_prefix = assembly::info(instruction.opcode).flow == Flow::prefix;
      read(instruction);
      offset_ = instruction.end();
    }
    for (const Branch& branch : branches_) {
      offset_ = branch.from;
      require_start(branch.to, "a branch goes to");
    }
    for (const assembly::ExceptionRegion& region : body_.regions) read(region);
    for (std::uint32_t at = 0; at < size_; ++at) {
      if (is_leader_[at]) outline_.blocks.push_back(at);
    }
    return std::move(outline_);
  }

 private:
  struct Branch {
    std::uint32_t from;
    std::uint32_t to;
  };

  void read(const assembly::Instruction& instruction) {
    const assembly::OpcodeInfo& info = assembly::info(instruction.opcode);
    if (info.operand == Operand::target32) add_branch(instruction.integer);
    if (info.operand == Operand::targets) {
      for (std::uint32_t i = 0; i < instruction.target_count(); ++i) {
        add_branch(instruction.target(i));
      }
    }
    if (instruction.opcode == Opcode::ldarga) expose(outline_.exposed_arguments, instruction);
    if (instruction.opcode == Opcode::ldloca) expose(outline_.exposed_locals, instruction);
    switch (info.flow) {
      case Flow::branch:
      case Flow::conditional:
      case Flow::ret:
      case Flow::raise:
        is_leader_[instruction.end()] = true;
        break;
      case Flow::next:
      case Flow::call:
      case Flow::prefix:
        break;
    }
  }

  void read(const assembly::ExceptionRegion& region) {
    constexpr std::string_view what = "an exception clause has a block that starts or ends at";
    offset_ = region.try_offset;
    require_start(region.try_offset, what);
    require_start(region.try_end(), what);
    require_start(region.handler_offset, what);
    require_start(region.handler_end(), what);
    if (region.kind == assembly::ExceptionRegion::Kind::Filter) {
      require_start(region.filter_offset, what);
    }
  }

  /// decode() has looked that it is within the code.
  void add_branch(std::int64_t target) {
    branches_.push_back({offset_, static_cast<std::uint32_t>(target)});
  }

  void require_start(std::uint32_t at, std::string_view what) {
    if (at < size_ && !is_start_[at]) {
      throw Refused(fmt::format("{} IL_{:04x}, where no instruction starts", what, at));
    }
    is_leader_[at] = true;
  }

  static void expose(std::vector<bool>& variables, const assembly::Instruction& instruction) {
    const auto number = static_cast<std::size_t>(instruction.integer);
    if (number >= variables.size()) variables.resize(number + 1);
    variables[number] = true;
  }

  const assembly::MethodBody& body_;
  std::uint32_t& offset_;
  std::uint32_t size_;
  std::vector<bool> is_start_;
  std::vector<bool> is_leader_;
  std::vector<Branch> branches_;
  Outline outline_;
};

}  // namespace

std::uint32_t Outline::block_at(std::uint32_t offset) const {
  const auto found = std::lower_bound(blocks.begin(), blocks.end(), offset);
  base::check(found != blocks.end() && *found == offset, "no block starts here");
  return static_cast<std::uint32_t>(found - blocks.begin());
}

Outline outline(const assembly::MethodBody& body, std::uint32_t& offset) {
  return Reading(body, offset).run();
}

}  // namespace mmcheck::vm
