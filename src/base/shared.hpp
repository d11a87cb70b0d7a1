// A value that is copied when it is changed while others still see it.
#pragma once

#include <cstdint>
#include <utility>

namespace mmcheck::base {

/// Holds a T by reference count; copying is cheap, write() clones if somebody else holds it too.
/// Not for use by several threads at once.
template <typename T>
class Shared {
 public:
  Shared() = default;
  template <typename... Arguments>
  static Shared make(Arguments&&... arguments) {
    Shared result;
    result.box_ = new Box{1, T(std::forward<Arguments>(arguments)...)};
    return result;
  }
  Shared(const Shared& other) : box_(other.box_) {
    if (box_ != nullptr) ++box_->uses;
  }
  Shared(Shared&& other) noexcept : box_(std::exchange(other.box_, nullptr)) {}
  Shared& operator=(Shared other) noexcept {
    std::swap(box_, other.box_);
    return *this;
  }
  ~Shared() {
    if (box_ != nullptr && --box_->uses == 0) delete box_;
  }  // NOLINT(clang-analyzer-cplusplus.NewDeleteLeaks): it does not follow the count

  explicit operator bool() const { return box_ != nullptr; }
  const T& operator*() const { return box_->value; }
  const T* operator->() const { return &box_->value; }

  T& write() {
    if (box_->uses != 1) [[unlikely]]
      unshare();
    return box_->value;
  }

 private:
  // Out of line: write() is in the paths that an interpreter takes millions of times.
  [[gnu::noinline]] void unshare() { *this = make(std::as_const(box_->value)); }

  struct Box {
    std::uint32_t uses;
    T value;
  };
  Box* box_ = nullptr;
};

}  // namespace mmcheck::base
