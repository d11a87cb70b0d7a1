// An assembly with barriers in its code: method bodies with instructions put in or exchanged, and
// everything that points into them adjusted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/assembly.hpp"

namespace mmcheck::rewrite {

struct Edit {
  enum class Kind : std::uint8_t {
    Barrier,       // a call of Thread.MemoryBarrier before the instruction
    ReadBarrier,   // of Volatile.ReadBarrier
    WriteBarrier,  // of Volatile.WriteBarrier
    VolatileRead,  // the access itself becomes volatile
    VolatileWrite,
    Interlocked,    // a write becomes a call of Interlocked.Exchange
    VolatileField,  // all accesses to a field in this assembly become volatile
  };
  Kind kind;
  std::uint32_t token;          // MethodDef whose body it is about; VolatileField: the FieldDef
  std::uint32_t il_offset = 0;  // insert before this instruction; or the access itself

  friend bool operator==(const Edit&, const Edit&) = default;
};

struct Rewritten {
  std::vector<std::uint8_t> assembly;
  /// What takes the place of the original's file of symbols (the portable PDB or the .mdb), and
  /// where; none where there was no such file. Embedded symbols are in the assembly.
  std::optional<std::vector<std::uint8_t>> symbols;
  std::string symbols_path;
};

/// `path` is where the assembly is going to be, for it says what its PDB is called. An Error says
/// which edit cannot be made, or why this file cannot be rewritten.
Rewritten rewrite(const assembly::Assembly& assembly, const std::vector<Edit>& edits,
                  const std::string& path);

/// Whether VolatileRead or VolatileWrite can be asked for at an instruction.
bool can_be_volatile_read(assembly::Opcode opcode);
bool can_be_volatile_write(assembly::Opcode opcode);

}  // namespace mmcheck::rewrite
