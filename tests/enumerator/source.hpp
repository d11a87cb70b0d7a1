// Which programs are asked for, as the options of the command line have it.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "generate.hpp"

namespace enumerator {

struct Source {
  std::uint64_t seed = 1;
  std::size_t count = 0;  // 0: all of them, or a hundred random ones
  std::size_t first = 0;  // of the exhaustive ones or the litmus tests
  Size size;
  std::string exhaustive;  // empty: random
  bool litmus = false;     // the litmus tests instead
  std::string family;      // of the random ones

  void add_options(CLI::App& app);
  std::vector<Program> programs() const;
};

}  // namespace enumerator
