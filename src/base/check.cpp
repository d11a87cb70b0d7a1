#include "base/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace mmcheck::base {

void report_bug(std::string_view what) {
  std::fprintf(stderr, "mmcheck: assertion failed: %.*s\n", static_cast<int>(what.size()),
               what.data());
  std::abort();  // main's handler adds what to do
}

}  // namespace mmcheck::base
