// Edits of a source as a unified diff.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "patch/edits.hpp"

namespace mmcheck::patch {

/// A line of a hunk, its first character ' ', '+' or '-', without its end.
struct Hunk {
  std::size_t old_line = 0;  // where it starts, from 1
  std::size_t old_count = 0;
  std::size_t new_line = 0;
  std::size_t new_count = 0;
  std::vector<std::string> lines;

  std::string header() const;  // "@@ -18,6 +18,7 @@"
};

/// `context` is how many unchanged lines stand around what changes.
std::vector<Hunk> hunks_of(std::string_view source, const std::vector<Edit>& edits,
                           std::size_t context = 3);

/// A file's part of a diff that `patch -p1` and `git apply` take; `path` is relative, with '/'.
std::string file_diff(std::string_view path, std::string_view source,
                      const std::vector<Edit>& edits);

}  // namespace mmcheck::patch
