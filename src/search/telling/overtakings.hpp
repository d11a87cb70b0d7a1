// What happened out of order in a run, and where the threads passed meanwhile: what a barrier, or a
// stronger access, could have forbidden.
#pragma once

#include <cstdint>
#include <vector>

#include "vm/state/operation.hpp"
#include "vm/visible/listener.hpp"

namespace mmcheck::search {

/// An operation that completed while an older one of its thread waited.
struct Overtaking {
  vm::Operation first;   // the one that waited
  vm::Operation second;  // the one that completed
  /// Where the thread came to after it had issued the first and until it issued the second, the
  /// second's own instruction included.
  std::vector<vm::Origin> passed;
};

/// Listens to one run. Operations that nobody else could notice do not count: where one of them
/// comes early makes no difference, unless it lets another one come early, which then counts, and
/// between whose issue and that of the operation it overtakes lies all that the first one has
/// passed, too.
class Overtakings final : public vm::Listener {
 public:
  void comes_to(std::uint32_t thread, const vm::Origin& at) override;
  void issues(std::uint32_t thread, const vm::Operation& operation) override;
  void completes(std::uint32_t thread, std::size_t number, bool is_quiet) override;

  std::vector<Overtaking> take() { return std::move(found_); }

 private:
  struct Waiting {
    vm::Operation operation;
    std::size_t issued;  // how far the thread had come
  };
  struct Thread {
    std::vector<vm::Origin> way;
    std::vector<Waiting> queue;
  };
  Thread& thread(std::uint32_t number);

  std::vector<Thread> threads_;
  std::vector<Overtaking> found_;
};

}  // namespace mmcheck::search
