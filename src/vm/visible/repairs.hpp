// What a program is changed by before it is searched: barriers, and accesses that become stronger.
// The code stays as it is; the instructions that are concerned are marked.
#pragma once

#include <cstdint>
#include <vector>

#include "vm/program/program.hpp"

namespace mmcheck::vm {

struct Code;

/// What is other about an instruction.
enum class Mark : std::uint8_t {
  Barrier = 1,       // a full one before it
  ReadBarrier = 2,   // Volatile.ReadBarrier before it
  WriteBarrier = 4,  // Volatile.WriteBarrier before it
  Volatile = 8,      // it reads or writes as if the field were volatile
  Interlocked = 16,  // it writes as Interlocked.Exchange does
};

struct MarkedPlace {
  const Module* module = nullptr;
  std::uint32_t method = 0;     // MethodDef
  std::uint32_t il_offset = 0;  // of a barrier: a place (Places)
  Mark mark = Mark::Barrier;
};

/// A field all of whose accesses are volatile.
struct MarkedField {
  const Module* module = nullptr;
  std::uint32_t field = 0;
};

struct Repairs {
  std::vector<MarkedPlace> places;
  std::vector<MarkedField> fields;

  bool is_empty() const { return places.empty() && fields.empty(); }
  /// By instruction of the code, bits of Mark; empty if nothing of it is other.
  std::vector<std::uint8_t> marks_of(const Code& code) const;
};

}  // namespace mmcheck::vm
