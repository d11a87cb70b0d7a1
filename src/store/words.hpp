// Components as they are written and read: the references of a component, apart from its words.
//
// A reference lies in the bytes of an object, of a frame, of a class. Extract takes it out there,
// so that two states that differ in the numbers of their objects have the same words; Restore,
// which is led along the same places in the same order, puts it back.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "store/sequences.hpp"
#include "vm/state/heap.hpp"
#include "vm/state/value.hpp"

namespace mmcheck::store {

/// Reads a component, after its references.
class Words {
 public:
  explicit Words(std::span<const Word> words) : words_(words.subspan(1 + words[0])) {}
  Word next() { return words_[next_++]; }
  bool is_at_end() const { return next_ == words_.size(); }
  void bytes(std::uint8_t* to, std::size_t size) {
    if (size != 0) std::memcpy(to, words_.data() + next_, size);
    next_ += (size + sizeof(Word) - 1) / sizeof(Word);
  }

 private:
  std::span<const Word> words_;
  std::size_t next_ = 0;
};

/// Takes references out of where they lie, and leaves null there. Those to what is in every state
/// stay: they are the same in all of them. So do numbers that only look like pointers.
class Extract {
 public:
  /// `end`: objects have lower numbers.
  Extract(std::vector<vm::Ref>& to, vm::Ref end) : to_(to), end_(end) {}
  void reference(std::uint8_t* at) {
    const auto ref = vm::load<vm::Ref>(at);
    const bool stays = ref >= vm::Heap::first_permanent;
    to_.push_back(stays ? 0 : ref);
    if (!stays) vm::store(at, vm::Ref{0});
  }
  void pointer(std::uint8_t* at) {
    vm::Pointer pointer = vm::Pointer::decode(vm::load<vm::Cell>(at));
    const bool is_moved = pointer.kind == vm::Pointer::Kind::Object && pointer.base < end_;
    to_.push_back(is_moved ? pointer.base : 0);
    if (!is_moved) return;
    pointer.base = 0;
    vm::store(at, pointer.encode());
  }

 private:
  std::vector<vm::Ref>& to_;
  vm::Ref end_;
};

/// Puts them back, in the same order.
class Restore {
 public:
  explicit Restore(std::span<const Word> from) : from_(from) {}
  void reference(std::uint8_t* at) {
    if (const vm::Ref ref = next(); ref != 0) vm::store(at, ref);
  }
  void pointer(std::uint8_t* at) {
    const vm::Ref ref = next();
    if (ref == 0) return;
    vm::Pointer pointer = vm::Pointer::decode(vm::load<vm::Cell>(at));
    pointer.base = ref;
    vm::store(at, pointer.encode());
  }

 private:
  vm::Ref next() { return from_[next_++]; }
  std::span<const Word> from_;
  std::size_t next_ = 0;
};

inline void put_bytes(std::vector<Word>& to, const std::uint8_t* data, std::size_t size) {
  const std::size_t at = to.size();
  to.resize(at + (size + sizeof(Word) - 1) / sizeof(Word));
  if (size != 0) std::memcpy(to.data() + at, data, size);
}

}  // namespace mmcheck::store
