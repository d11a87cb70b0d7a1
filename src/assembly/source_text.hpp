// Lines of source files, where they can be found: symbols say where they were when they were
// compiled. Nothing depends on them; they are a comfort for the reader of a listing or a trace.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/symbols.hpp"

namespace mmcheck::assembly {

class SourceText {
 public:
  /// Files that are not where the symbols say are looked for beside the assembly.
  SourceText(const Symbols* symbols, const std::string& assembly_path);

  /// "peterson.cs:12  flag0 = 1;": where a sequence point is, and what stands there (the first line
  /// of it, shortened where it is long).
  void append(std::string& to, const SequencePoint& point);

 private:
  struct Document {
    bool was_read = false;
    std::string name;  // as it is shown: the last part of the path
    std::vector<std::uint8_t> content;
    std::vector<std::uint32_t> lines;  // where each starts

    std::string_view line(std::uint32_t number) const;  // empty where there is none
  };
  Document& document(std::uint32_t number);
  void read(Document& document, const std::string& path);

  const Symbols* symbols_;
  std::string folder_;
  std::vector<Document> documents_;
  std::size_t read_bytes_ = 0;
};

}  // namespace mmcheck::assembly
