#include "patch/diff.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

namespace {

std::string lines(int from, int to) {
  std::string text;
  for (int i = from; i <= to; ++i) text += std::to_string(i) + "\n";
  return text;
}

}  // namespace

TEST_SUITE_BEGIN("patch");

TEST_CASE("a line that is put in stands among three on either side") {
  const std::string source = lines(0, 9);
  CHECK(patch::file_diff("s/a.cs", source, {{10, 10, "new\n", 0}}) ==
        "--- a/s/a.cs\n+++ b/s/a.cs\n@@ -3,6 +3,7 @@\n 2\n 3\n 4\n+new\n 5\n 6\n 7\n");
}

TEST_CASE("changes within a line are one, and those near each other share a hunk") {
  const std::string source = lines(0, 9);
  CHECK(patch::file_diff("a", source,
                         {{0, 0, "(", 0}, {1, 1, ")", 0}, {6, 6, "x\n", 0}, {6, 7, "y", 0}}) ==
        "--- a/a\n+++ b/a\n@@ -1,7 +1,8 @@\n-0\n+(0)\n 1\n 2\n+x\n-3\n+y\n 4\n 5\n 6\n");
}

TEST_CASE("changes far from each other are hunks of their own, counted on") {
  const std::string source = lines(10, 39);
  CHECK(patch::file_diff("a", source, {{0, 0, "x\n", 0}, {60, 60, "y\nz\n", 0}}) ==
        "--- a/a\n+++ b/a\n@@ -1,3 +1,4 @@\n+x\n 10\n 11\n 12\n"
        "@@ -18,6 +19,8 @@\n 27\n 28\n 29\n+y\n+z\n 30\n 31\n 32\n");
}

TEST_CASE("no line stands in two hunks") {
  const std::string source = lines(10, 39);
  const auto hunks = [&](std::size_t line) {
    return patch::hunks_of(source, {{0, 0, "x\n", 0}, {3 * line, 3 * line, "y\n", 0}}).size();
  };
  CHECK(hunks(6) == 1);
  CHECK(hunks(7) == 2);
}

TEST_CASE("an end without a line's end is told") {
  CHECK(patch::file_diff("a", "0\n1\n2", {{2, 2, "x\n", 0}}) ==
        "--- a/a\n+++ b/a\n@@ -1,3 +1,4 @@\n 0\n+x\n 1\n 2\n\\ No newline at end of file\n");
}
