// Generated programs as an assembly, and commands run on it: what the drivers share that compare
// mmcheck with the enumerator.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "program.hpp"

namespace enumerator {

std::string shell_quoted(const std::string& text);

struct Output {
  std::string text;
  int status = 0;
};

Output run(const std::string& command);

/// Of the program at that index, as csharp_of has it.
std::string class_name(std::size_t index);

/// "P0.x", or "P0+C.a": what is observed, in a class of that name.
std::string field_name(const Observed& observed, const std::string& class_name);

/// "--observe=P0.x,P0.T0_r0": everything that is observed of the program, in a class of that name.
std::string observe_option(const Program& program, const std::string& class_name);

/// Compiles the programs into one library in the folder `work`, with the command `csc`; returns its
/// name.
std::string compile(const std::vector<Program>& programs, const std::string& csc,
                    const std::string& work);

}  // namespace enumerator
