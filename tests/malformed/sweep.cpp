// Truncates a small assembly at every byte and changes every byte of it, and walks over what comes
// out: a crash, or an exception that is not an Error, ends the program.
//
//   sweep [FILE]      default: the smallest program of tests/support
#include <fmt/core.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/file.hpp"
#include "support/image_builder.hpp"
#include "support/walk.hpp"

namespace {

using mmcheck::testing::Content;
using mmcheck::testing::walk_assembly;

struct Tally {
  std::size_t read = 0;
  std::size_t refused = 0;

  void walk(const Content& content) { ++(walk_assembly(content).empty() ? read : refused); }
};

Tally truncate(const Content& whole) {
  Tally tally;
  Content copy = whole;
  while (!copy.empty()) {
    copy.pop_back();
    copy.shrink_to_fit();  // so that a sanitizer sees what is read beyond the end
    tally.walk(copy);
  }
  return tally;
}

Tally mutate(const Content& whole) {
  // One bit, all bits, and the values that are the ends of something.
  constexpr std::array<std::uint8_t, 5> flips = {0x01, 0x04, 0x40, 0x80, 0xff};
  constexpr std::array<std::uint8_t, 3> values = {0x00, 0x7f, 0xff};
  Tally tally;
  Content copy = whole;
  for (std::size_t i = 0; i < copy.size(); ++i) {
    const std::uint8_t byte = whole[i];
    for (const std::uint8_t flip : flips) {
      copy[i] = byte ^ flip;
      tally.walk(copy);
    }
    for (const std::uint8_t value : values) {
      copy[i] = value;
      tally.walk(copy);
    }
    copy[i] = byte;
  }
  return tally;
}

}  // namespace

int main(int argc, char** argv) {
  const Content whole =
      argc > 1 ? mmcheck::base::read_file(argv[1]) : mmcheck::testing::SmallProgram().build();
  const std::string wrong = walk_assembly(whole);
  if (!wrong.empty()) {
    fmt::print("the undamaged file is refused: {}\n", wrong);
    return 1;
  }
  const Tally cut = truncate(whole);
  const Tally changed = mutate(whole);
  fmt::print("{} bytes: cut off {} times, {} still read; changed {} times, {} still read\n",
             whole.size(), cut.read + cut.refused, cut.read, changed.read + changed.refused,
             changed.read);
  return 0;
}
