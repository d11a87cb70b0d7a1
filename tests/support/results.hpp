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

/// What an instruction is, of a text like "stsfld Peterson::flag0" or "call A::F(int)".
IlInstruction instruction(const std::string& text);
/// A static field.
Target field_of(const std::string& type, const std::string& field);
/// Of an object, by its class and its number.
Target field_of(const std::string& type, std::uint32_t number, const std::string& field);
Target monitor_of(const std::string& type, std::uint32_t number);
Target thread_number(std::uint32_t number);
Value number(std::int64_t value);

/// A line of the source that their locations name.
std::string sample_source(const std::string& file, std::uint32_t line);
/// All of it.
std::string_view sample_text(const std::string& file);

}  // namespace mmcheck::testing
