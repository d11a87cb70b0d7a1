// Repairs as changes of C# source. Where it is not certain that the changed source means what was
// verified, there is no change but a reason.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "mmcheck/result.hpp"

namespace mmcheck::patch {

/// The text of a source file as symbols name it; empty if it is not known.
using SourceText = std::function<std::string_view(const std::string& file)>;

struct Edit {
  std::size_t begin = 0;  // bytes of the file
  std::size_t end = 0;
  std::string text;
};

/// What a repair is in the source.
struct SourceChange {
  std::vector<Edit> edits;
  std::string reason;  // why there are none
  /// Where in its file the access is that a repair is about; 0 if that is not certain.
  std::uint32_t line = 0;
  std::uint32_t column = 0;  // as symbols count
};

struct Plan {
  std::vector<SourceChange> changes;               // one for each repair
  std::map<std::string, std::vector<Edit>> files;  // ascending, without overlaps
};

Plan plan(const std::vector<Repair>& repairs, const SourceText& text);

/// Counted from 1, columns as symbols count them.
struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};
Position position_at(std::string_view source, std::size_t offset);

/// "Thread.MemoryBarrier()": what a person would write.
std::string call_of(const Repair& repair);

/// The source with the changes in it.
std::string applied(std::string_view source, const std::vector<Edit>& edits);

}  // namespace mmcheck::patch
