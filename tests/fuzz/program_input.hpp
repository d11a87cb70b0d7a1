// What the targets that need a whole program make of an input.
//
// An input names one of the programs of a folder, then changes: where, in two bytes, and what is
// xored to the byte there. One that starts with "MZ" is a whole assembly instead. So are those that
// are kept in crashes/: they stay what they are when the programs are compiled again. To make one
// of an input: see FUZZ_WRITE in README.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mmcheck::testing {

using Content = std::vector<std::uint8_t>;
using Input = std::span<const std::uint8_t>;

/// Which bytes of a program the changes count through.
enum class Changeable : std::uint8_t {
  Bodies,  // headers, code and exception clauses of all methods
  Files,   // the assembly, then its symbols
};

/// A changed program in a file of its own, with its symbols beside it; gone with this object, but
/// for one that FUZZ_WRITE asks for.
class ProgramFile {
 public:
  ProgramFile(const std::string& folder, Changeable changeable, Input input);
  ~ProgramFile();
  ProgramFile(const ProgramFile&) = delete;
  ProgramFile& operator=(const ProgramFile&) = delete;

  const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::vector<std::string> files_;
};

}  // namespace mmcheck::testing
