// The check itself: options in, a result out.
//
//   mmcheck::Options options;
//   options.assembly = "peterson.dll";
//   options.memory_models = {"sc"};
//   const mmcheck::Result result = mmcheck::check(options);
#pragma once

#include "mmcheck/options.hpp"
#include "mmcheck/result.hpp"

namespace mmcheck {

/// Throws base::Error for an assembly, an option or an expression that cannot be used.
Result check(const Options& options);

struct ReplayMove {
  std::uint32_t thread = 0;
  std::uint32_t choice = 0;
};
/// Makes one run again; whether it still ends in a violation, and in which.
std::optional<Violation> replay(const Options& options, const std::vector<ReplayMove>& moves);

}  // namespace mmcheck
