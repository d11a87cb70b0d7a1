// What a step did that others may notice, with the objects of the position that it was made in.
#pragma once

#include <cstdint>
#include <vector>

#include "vm/visible/access.hpp"

namespace mmcheck::search {

struct Trail {
  struct Made {
    std::uint8_t thread;
    vm::Access access;
  };
  /// Also what followed by itself. Of objects that were there before.
  std::vector<Made> made;
  /// Of each object of the position that it led to: which one it was before; 0 if none.
  std::vector<vm::Ref> origins;
};

}  // namespace mmcheck::search
