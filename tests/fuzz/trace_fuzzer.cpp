// Any bytes as a report: the run that it tells is taken again, as --replay does, on a program that
// has little to do with it; or there is an Error. What is no JSON is taken for the moves
// themselves, three bytes each.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "mmcheck/check.hpp"
#include "report/replay.hpp"

namespace {

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

constexpr std::size_t most_moves = 400;

Options options_of(bool reduce, const char* model) {
  Options options;
  options.assembly = FUZZ_FOLDER "/threaded/buffers-dotnet.exe";
  options.fences = FenceMethod::Off;
  options.reduce = reduce;
  options.memory_models = {model};
  options.max_states = 150;  // under a model a replay searches first
  options.max_depth = 60;
  return options;
}

void replay_report(std::string_view content) {
  const report::ReplayTrace trace = report::read_replay(content, "report.json");
  std::vector<ReplayMove> moves;
  for (const report::ReplayStep& step : trace.steps) {
    moves.push_back({step.thread, step.choice, step.extent});
  }
  if (moves.size() > most_moves) return;
  replay(options_of(trace.reduced, trace.is_under_sc ? "sc" : "tso"),
         {std::move(moves), trace.finalizes});
}

void replay_bytes(const std::uint8_t* data, std::size_t size) {
  std::vector<ReplayMove> moves;
  for (std::size_t at = 1; at + 3 <= size && moves.size() < most_moves; at += 3) {
    ReplayMove move{data[at], data[at + 1], {}};
    if (data[at + 2] != 0) move.extent = Extent{data[at + 2] % 2 == 0, data[at + 2] / 2U};
    moves.push_back(move);
  }
  replay(options_of(data[0] % 2 == 0, data[0] < 0x80 ? "dotnet" : "tso"),
         {std::move(moves), data[0] % 4 < 2});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    if (size != 0 && data[0] != '{') {
      replay_bytes(data, size);
    } else {
      replay_report({reinterpret_cast<const char*>(data), size});
    }
  } catch (const base::Error&) {
    // An answer like any other.
  }
  return 0;
}
