// A small program with changes anywhere in its file: all that it could reach is found and
// translated, as --list-unmodelled does, or there is an Error.
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/error.hpp"
#include "program_input.hpp"
#include "vm/entry_point.hpp"
#include "vm/execute/machine.hpp"
#include "vm/reachable.hpp"

namespace {

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

void find(const std::string& path) {
  const auto program = vm::Program::load(path, {});
  vm::TypeSystem types(*program);
  vm::Machine machine(types, {}, [](std::string_view) {});
  vm::find_reachable(machine, vm::entry_point(types));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const testing::ProgramFile program(FUZZ_FOLDER "/bases", testing::Changeable::Files,
                                     {data, size});
  try {
    find(program.path());
  } catch (const base::Error&) {
    // An answer like any other.
  } catch (const vm::Unresolved&) {
    // Likewise, of the entry point only.
  }
  return 0;
}
