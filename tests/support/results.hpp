// Results as a check would make them, for what is made of Results.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "mmcheck/result.hpp"

namespace mmcheck::testing {

struct NamedResult {
  std::string name;
  Result result;
};

/// One of every kind, and one whose texts are hostile.
std::vector<NamedResult> sample_results();
Result sample_result(std::string_view name);

/// A line of the source that their locations name.
std::string sample_source(const std::string& file, std::uint32_t line);
/// All of it.
std::string_view sample_text(const std::string& file);

}  // namespace mmcheck::testing
