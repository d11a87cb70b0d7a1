#include "cli/progress_line.hpp"

#include <doctest/doctest.h>

#include <string>

using mmcheck::cli::ProgressLine;

namespace {

/// What is written for searches of that many states at those seconds.
std::string written(bool in_place,
                    std::initializer_list<std::pair<std::uint64_t, double>> reports) {
  std::string text;
  {
    ProgressLine line([&](std::string_view part) { text += part; }, in_place);
    for (const auto& [states, seconds] : reports) line.show({states, 7, 3, 2048, seconds});
  }
  return text;
}

}  // namespace

TEST_SUITE_BEGIN("main");

TEST_CASE("a line is written over and erased at the end") {
  CHECK(written(true, {{1000, 1}, {3000, 2}}) ==
        "\r\x1b[K1000 states, 1000 a second, 7 waiting, depth 3, 2.0 KiB, 1 s"
        "\r\x1b[K3000 states, 2000 a second, 7 waiting, depth 3, 2.0 KiB, 2 s"
        "\r\x1b[K");
}

TEST_CASE("a short search says nothing, and nothing is said too often") {
  CHECK(written(true, {{10, 0.01}, {20, 0.09}}).empty());
  const std::string once = written(true, {{1000, 1}});
  CHECK(written(true, {{1000, 1}, {1001, 1.05}}) == once);
}

TEST_CASE("a log gets whole lines and no escapes") {
  CHECK(written(false, {{1000, 1}, {4000, 4}}) ==
        "4000 states, 1000 a second, 7 waiting, depth 3, 2.0 KiB, 4 s\n");
}

TEST_CASE("a search that begins again has no negative rate") {
  const std::string text = written(true, {{1000, 1}, {10, 2}});
  CHECK(text.find("10 states, 0 a second") != std::string::npos);
}
