// A state as its components: numbers of sequences of words that are kept once (codec.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace mmcheck::store {

using Component = std::uint32_t;  // 0: none

enum class List : std::uint8_t { Threads, Statics, Objects };

inline constexpr List lists[] = {List::Threads, List::Statics, List::Objects};

/// The components of one state. None at the end of a list is the same as nothing there.
struct Vector {
  std::vector<Component> threads;  // two each: what others see of it, and the rest
  std::vector<Component> statics;  // by number of the class
  std::vector<Component> objects;  // by Ref, from 1 on

  const std::vector<Component>& list(List which) const {
    return which == List::Threads ? threads : which == List::Statics ? statics : objects;
  }
  std::vector<Component>& list(List which) {
    return which == List::Threads ? threads : which == List::Statics ? statics : objects;
  }
  friend bool operator==(const Vector&, const Vector&) = default;
};

/// Another component at one place of a state.
struct Replacement {
  List list;
  std::uint32_t index;
  Component component;

  bool is_before(const Replacement& other) const {
    return list != other.list ? list < other.list : index < other.index;
  }
  friend bool operator==(const Replacement&, const Replacement&) = default;
};
using Replacements = std::span<const Replacement>;  // in order

/// Makes them. No list ends with none afterwards.
void apply(Vector& state, Replacements changes);

/// What makes one state another one.
void find_changes(const Vector& before, const Vector& after, std::vector<Replacement>& changes);

}  // namespace mmcheck::store
