// One method whose code is changed: what each edit makes of the instructions.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "assembly/assembly.hpp"
#include "rewrite/code.hpp"
#include "rewrite/references.hpp"
#include "rewrite/rewrite.hpp"

namespace mmcheck::rewrite {

class MethodEditor {
 public:
  MethodEditor(const assembly::Assembly& assembly, References& references, std::uint32_t method);

  /// Anything but VolatileField. Twice the same is once.
  void apply(const Edit& edit);
  /// The accesses to fields for which `is_meant` (a function of the operand) is true.
  template <typename IsMeant>
  void make_fields_volatile(IsMeant is_meant) {
    for (std::size_t at = 0; at < instructions_.size(); ++at) {
      if (is_field_access(instructions_[at].opcode) && is_meant(instructions_[at].token)) {
        add_prefix(at);
      }
    }
  }

  bool is_changed() const { return !patches_.empty(); }
  std::uint32_t method() const { return method_; }
  NewBody finish();

 private:
  using Instruction = assembly::Instruction;
  using Opcode = assembly::Opcode;

  static bool is_field_access(Opcode opcode);
  std::size_t find(std::uint32_t offset) const;
  Patch& patch(std::size_t at) { return patches_[instructions_[at].offset]; }
  std::size_t first_prefix(std::size_t at) const;
  bool has_prefix(std::size_t at, Opcode prefix) const;
  std::size_t place_for_barrier(std::size_t at) const;
  void insert_call(std::size_t at, assembly::Token callee);
  void drop_tail_prefix(std::size_t at);

  void make_volatile_read(std::size_t at);
  void make_volatile_write(std::size_t at);
  void add_prefix(std::size_t at);
  void read_element(std::size_t at, assembly::Token type, Opcode load);
  void write_element(std::size_t at, assembly::Token type, Opcode store, const Buffer& local_type);
  void write_element_of(std::size_t at);

  void make_interlocked(std::size_t at);
  void exchange_field(std::size_t at);
  void exchange_primitive(std::size_t at);
  void exchange_between_barriers(std::size_t at);
  void append_exchange(Buffer& code, assembly::Token callee) const;

  /// Replaces an instruction and what stands before it as prefixes.
  void replace(std::size_t at, Buffer code);
  std::uint32_t local(const Buffer& type);
  [[noreturn]] void refuse(std::size_t at, std::string_view why) const;
  std::string place(std::uint32_t offset) const;

  const assembly::Assembly& assembly_;
  References& references_;
  std::uint32_t method_;
  assembly::MethodBody body_;
  std::vector<Instruction> instructions_;
  std::vector<assembly::Type> locals_;
  std::vector<Edit> edits_;
  Patches patches_;
  std::vector<Buffer> new_locals_;
  std::map<Buffer, std::uint32_t, BufferLess> local_of_type_;
  std::uint32_t more_stack_ = 0;
};

}  // namespace mmcheck::rewrite
