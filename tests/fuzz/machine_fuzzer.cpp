// A small program with changes in its method bodies: verified, translated and executed it comes to
// an end, or to an Error.
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/error.hpp"
#include "program_input.hpp"
#include "vm/entry_point.hpp"
#include "vm/execute/machine.hpp"

namespace {

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

/// Little of everything: limits are to be met.
constexpr vm::MachineLimits limits{.frames = 200,
                                   .stack_cells = 20'000,
                                   .heap_bytes = 1'000'000,
                                   .array_bytes = 300'000,
                                   .collect_bytes = 20'000,
                                   .steps = 20'000};

void run(const std::string& path) {
  const auto program = vm::Program::load(path, {});
  vm::TypeSystem types(*program);
  vm::Machine machine(types, limits, [](std::string_view) {});
  vm::State state = machine.initial(vm::entry_point(types), {});
  const vm::Stop stop = machine.run(state, 0);
  vm::user_stack(*state.threads[0]);
  if (stop.kind == vm::Stop::Kind::Unhandled) {
    vm::describe_exception(machine, state, stop.exception);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const testing::ProgramFile program(FUZZ_FOLDER "/bases", testing::Changeable::Bodies,
                                     {data, size});
  try {
    run(program.path());
  } catch (const base::Error&) {
    // An answer like any other.
  } catch (const vm::Unresolved&) {
    // Likewise: the entry point has a type that is not there.
  }
  return 0;
}
