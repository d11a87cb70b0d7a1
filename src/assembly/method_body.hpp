// Method bodies (ECMA-335 II.25.4).
#pragma once

#include <cstdint>
#include <vector>

#include "assembly/instruction.hpp"
#include "assembly/metadata.hpp"

namespace mmcheck::assembly {

/// ECMA-335 II.25.4.6. Offsets count from the start of the code.
struct ExceptionRegion {
  enum class Kind : std::uint8_t { Catch = 0, Filter = 1, Finally = 2, Fault = 4 };
  Kind kind;
  std::uint32_t try_offset;
  std::uint32_t try_length;
  std::uint32_t handler_offset;
  std::uint32_t handler_length;
  Token catch_type;             // Catch
  std::uint32_t filter_offset;  // Filter

  std::uint32_t try_end() const { return try_offset + try_length; }
  std::uint32_t handler_end() const { return handler_offset + handler_length; }
};

struct MethodBody {
  std::uint16_t max_stack = 8;
  bool init_locals = false;
  Token local_signature;  // a StandAloneSig, or null
  Bytes code;
  std::vector<ExceptionRegion> regions;  // in the order of the file: inner before outer
};

/// `bytes` starts at the body's header. Tokens and offsets are checked.
MethodBody read_method_body(const Metadata& metadata, const Bytes& bytes);

}  // namespace mmcheck::assembly
