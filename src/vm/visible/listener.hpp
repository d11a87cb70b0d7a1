// Whoever wants to hear what threads do under a model, while a run is made again.
#pragma once

#include <cstddef>
#include <cstdint>

#include "vm/state/operation.hpp"

namespace mmcheck::vm {

class Listener {
 public:
  /// An instruction of the program's own is about to be issued, if nothing keeps it from that.
  virtual void comes_to(std::uint32_t thread, const Origin& at) = 0;
  /// Something joins the queue.
  virtual void issues(std::uint32_t thread, const Operation& operation) = 0;
  /// What has this number in the queue leaves it. If it is quiet, nobody else could notice when.
  virtual void completes(std::uint32_t thread, std::size_t number, bool is_quiet) = 0;

 protected:
  ~Listener() = default;
};

}  // namespace mmcheck::vm
