#include "vm/program/models.hpp"

// From models/embed: the file's first byte, and the one after its last.
extern const std::uint8_t first_byte asm("mmcheck_library_models_begin");
extern const std::uint8_t end_byte asm("mmcheck_library_models_end");

namespace mmcheck::vm {

std::span<const std::uint8_t> library_models() { return {&first_byte, &end_byte}; }

}  // namespace mmcheck::vm
