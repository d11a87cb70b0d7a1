// Where a sequence point is, and what stands there in the source.
#pragma once

#include <cstdint>
#include <string>

#include "assembly/source_files.hpp"
#include "assembly/symbols.hpp"

namespace mmcheck::assembly {

class SourceText {
 public:
  SourceText(const Symbols* symbols, const std::string& assembly_path);

  /// "peterson.cs:12  flag0 = 1;": where a sequence point is, and what stands there (the first line
  /// of it, shortened where it is long).
  void append(std::string& to, const SequencePoint& point);

 private:
  const Symbols* symbols_;
  SourceFiles files_;
};

}  // namespace mmcheck::assembly
