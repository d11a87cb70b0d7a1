// Any bytes as the symbols of a small assembly, in every format that there is.
#include <cstddef>
#include <cstdint>
#include <memory>

#include "support/image_builder.hpp"
#include "support/walk.hpp"

namespace {

/// As many methods as the PDBs and .mdb files of the corpus have, and some.
std::unique_ptr<const mmcheck::assembly::Assembly> make_assembly() {
  using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
  SmallProgram program;
  for (int i = 0; i < 30; ++i) {
    program.image.metadata.row(MethodDef, {u32(program.main_rva), u16(0), u16(0x16), u16(0),
                                           u16(program.void_signature), u16(1)});
  }
  return mmcheck::assembly::Assembly::read(program.build(), "small.exe");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto assembly = make_assembly();
  mmcheck::testing::walk_symbols(*assembly, {data, size});
  return 0;
}
