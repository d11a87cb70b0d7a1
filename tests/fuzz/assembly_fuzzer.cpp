// Any bytes as an assembly: reading it, walking over it and listing it gives a value or an Error.
#include <cstddef>
#include <cstdint>

#include "support/walk.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mmcheck::testing::walk_assembly({data, size});
  return 0;
}
