// Memory in large pages where the system has them: for tables of many megabytes that are looked up
// in no order, where every look would else miss the processor's table of pages, too.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <cstdlib>
#include <new>
#include <vector>

namespace mmcheck::base {

template <typename T>
struct LargePages {
  using value_type = T;
  static constexpr std::size_t page = std::size_t{2} << 20;

  LargePages() = default;
  template <typename U>
  explicit LargePages(const LargePages<U>& /*other*/) {}

  T* allocate(std::size_t count) {
    const std::size_t size = count * sizeof(T);
    const bool is_large = size >= 2 * page;
    const std::size_t whole = (size + page - 1) / page * page;
    void* memory = is_large ? std::aligned_alloc(page, whole) : std::malloc(size);
    if (memory == nullptr) throw std::bad_alloc();
    if (is_large) madvise(memory, whole, MADV_HUGEPAGE);  // a wish: nothing is lost without it
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, std::size_t /*count*/) { std::free(memory); }

  friend bool operator==(const LargePages&, const LargePages&) { return true; }
};

template <typename T>
using LargeVector = std::vector<T, LargePages<T>>;

}  // namespace mmcheck::base
