// The check itself: options in, a result out.
//
//   mmcheck::Options options;
//   options.assembly = "peterson.dll";
//   options.memory_models = {"sc"};
//   const mmcheck::Result result = mmcheck::check(options);
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "mmcheck/options.hpp"
#include "mmcheck/result.hpp"

namespace mmcheck {

/// Throws base::Error for an assembly, an option or an expression that cannot be used.
Result check(const Options& options);

struct ReplayMove {
  std::uint32_t thread = 0;
  std::uint32_t choice = 0;
  std::optional<Extent> extent;  // none: as a search finds
};
struct ReplayRun {
  std::vector<ReplayMove> moves;
  bool finalizes = false;  // Violation::finalizes
};
/// How a run ends that was made again.
struct Replay {
  Result task;            // what was checked, without results
  std::size_t steps = 0;  // that could be made; all of them, unless it ends before
  std::optional<Violation> violation;
  std::string reason;  // why nothing is known: something of it cannot be executed
};
/// Makes one run again; throws as check() does.
Replay replay(const Options& options, const ReplayRun& run);

}  // namespace mmcheck
