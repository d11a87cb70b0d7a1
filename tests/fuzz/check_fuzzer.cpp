// A program of several threads with changes anywhere in its file and in its symbols: checked under
// a memory model, within narrow limits, it gives a result of which every report and every diff can
// be made, and whose first trace can be taken again; or an Error.
//
// The first byte of an input says what is asked; a whole assembly is asked the usual.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "mmcheck/check.hpp"
#include "program_input.hpp"
#include "report/report.hpp"

namespace {

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

Options options_of(const std::string& path, std::uint8_t asked) {
  constexpr std::array models = {"dotnet", "tso", "clr", "sc"};
  Options options;
  options.assembly = path;
  options.memory_models = {models[asked % 4]};
  options.all = (asked & 0x04) != 0;
  options.reduce = (asked & 0x08) == 0;
  options.keep_output = (asked & 0x10) != 0;
  options.fences = (asked & 0x20) != 0 ? FenceMethod::MinCut : FenceMethod::Minimum;
  options.order = (asked & 0x40) != 0 ? SearchOrder::DepthFirst : SearchOrder::BreadthFirst;
  options.store = (asked & 0x80) != 0 ? StoreKind::HashCompact : StoreKind::Exact;
  // Seconds are no limit that gives the same twice, but an exploration may be one of very many.
  options.max_states = 150;
  options.max_depth = 60;
  options.max_memory = 16'000'000;
  options.time_limit = 1;
  return options;
}

/// What the symbols name is this, so that there is something to show and to change.
std::string make_source() {
  std::string text;
  for (int line = 0; line < 60; ++line) text += "        first = second; { if (x) y = z; }\n";
  return text;
}

void report_on(const Result& result) {
  static const std::string source = make_source();
  report::TextOptions text;
  text.verbose = true;
  text.source_text = [](const std::string&) { return std::string_view(source); };
  text.source_line = [](const std::string&, std::uint32_t line) {
    return line == 0 ? std::string() : source.substr(0, source.find('\n'));
  };
  report::to_text(result, text);
  report::to_json(result, "0");
  report::to_sarif(result, "0",
                   {"/", text.source_text, [](const std::string& file) { return file; }});
}

void replay_first(Options options, const Result& result) {
  for (const ModelResult& model : result.results) {
    for (const Violation& violation : model.violations) {
      ReplayRun run;
      for (const TraceStep& step : violation.trace) {
        if (step.is_move) run.moves.push_back({step.thread, step.choice, step.extent});
      }
      options.fences = FenceMethod::Off;
      run.finalizes = violation.finalizes;
      replay(options, run);
      return;
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const bool is_program = size == 0 || data[0] == 'M';
  const testing::Input input = testing::Input(data, size).subspan(is_program ? 0 : 1);
  const testing::ProgramFile program(FUZZ_FOLDER "/threaded", testing::Changeable::Files, input);
  try {
    const Options options = options_of(program.path(), is_program ? 0 : data[0]);
    const Result result = check(options);
    report_on(result);
    replay_first(options, result);
  } catch (const base::Error&) {
    // An answer like any other.
  }
  return 0;
}
