// The heap of a state: objects by number, copied when they are changed while another state still
// has them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "base/shared.hpp"
#include "vm/state/value.hpp"

namespace mmcheck::vm {

/// The header of an object; its data follow.
struct Object {
  std::uint32_t uses;  // heap pages that have it
  std::uint32_t size;  // bytes of data
  const Type* type;
  std::uint32_t length;  // elements of an array, characters of a string; for a block see below
  /// What RuntimeHelpers.GetHashCode gave out; 0: not yet. Besides, whether there is a finalizer to
  /// be run.
  std::uint32_t hash;
  static constexpr std::uint32_t finalizable = std::uint32_t{1} << 31;

  /// Instead of the length of a block, if it is not that of a stackalloc.
  static constexpr std::uint32_t vacant = 1;  // it only keeps a number (State::pinned)
  static constexpr std::uint32_t freed = 2;   // native memory that was given back
  static constexpr std::uint32_t native = 3;  // and that was not

  std::uint8_t* data() { return reinterpret_cast<std::uint8_t*>(this + 1); }
  const std::uint8_t* data() const { return reinterpret_cast<const std::uint8_t*>(this + 1); }
};

/// Blocks of swept objects, to be used again: malloc and free by the million are slow. Not part of
/// what a heap is: a copy starts without any.
class SpareBlocks {
 public:
  SpareBlocks() = default;
  SpareBlocks(const SpareBlocks&) {}
  SpareBlocks(SpareBlocks&&) noexcept = default;
  SpareBlocks& operator=(SpareBlocks other) noexcept {
    std::swap(lists_, other.lists_);
    return *this;
  }
  ~SpareBlocks();

  /// A block for an object with so much data, all of it zero.
  void* take(std::uint32_t size);
  /// For an object that take() gave the block for, and that nobody uses any more.
  void keep(Object* object) noexcept;

 private:
  struct Block {
    Block* next;
  };
  static constexpr std::uint32_t step = 16;
  static constexpr std::uint32_t largest = 4096;  // bytes of data; larger ones go back at once
  using Lists = std::array<Block*, largest / step + 1>;

  std::unique_ptr<Lists> lists_;  // by size; null until there is something to keep
};

/// Where the parts of a state come from that is only there as far as somebody has looked at it.
class Source {
 public:
  /// Puts the object with this number into the heap.
  virtual void load(Ref ref) = 0;
  /// Puts the statics of a class into the state.
  virtual void load_statics(const Type& type) = 0;
  /// Puts what is observed, and the monitors of permanent objects, into the state.
  virtual void load_globals() = 0;

 protected:
  ~Source() = default;
};

class Heap {
 public:
  /// Up to `first_threshold` bytes nothing is collected.
  explicit Heap(std::uint64_t first_threshold = 0)
      : pages_(1, base::Shared<Page>::make()),  // null is looked up like any other
        first_threshold_(first_threshold),
        threshold_(first_threshold) {}

  /// The object with this number; null if there is none: verified code has none such.
  const Object* find(Ref ref) const {
    const Object* object = ref < end_ ? pages_[ref / page_size]->objects[ref % page_size] : nullptr;
    return object != nullptr ? object : find_elsewhere(ref);
  }
  /// The same, to be changed.
  Object* find_writable(Ref ref) {
    Object* object =
        ref < end_ ? pages_[ref / page_size].write().objects[ref % page_size] : nullptr;
    if (object == nullptr) [[unlikely]]
      return const_cast<Object*>(find_elsewhere(ref));
    if (object->uses == 1) [[likely]]
      return object;
    return unshare(ref);
  }

  /// Nobody may use the block any more.
  void give_back(Ref block);

  /// A new zeroed object; 0 when the heap has no more numbers.
  Ref allocate(const Type* type, std::uint32_t length, std::uint32_t size);

  /// An object that is there for ever and is never changed: a literal, a System.Type. In a heap
  /// with a source it is no part of the states: its number is the same in all of them, from
  /// `first_permanent` on.
  Ref allocate_permanent(const Type* type, std::uint32_t length, std::uint32_t size);
  static constexpr Ref first_permanent = Ref{1} << 29;

  /// From now on the heap has objects with the numbers below `end`, which `source` knows; what it
  /// had is gone, but for the permanent ones.
  void reset(Source* source, std::uint32_t end);
  /// For the source: the object that it was asked for.
  Object* put(Ref ref, const Type* type, std::uint32_t length, std::uint32_t size);

  Source* source() const { return source_; }
  /// With a source: the objects that are there, be it that they were loaded or made.
  const std::vector<Ref>& loaded() const { return loaded_; }

  std::uint32_t end() const { return end_; }
  /// With a source: the first number that was given out since the heap was reset; else the first.
  Ref first_made() const { return first_made_; }
  std::uint64_t bytes() const { return bytes_; }

  /// Whether so much was allocated since the last sweep that another one pays.
  bool is_collection_due() const { return bytes_ > threshold_; }

  /// Frees every object from first_made() on whose mark is not set. `marks` has end() entries. With
  /// a source, which knows how many there are, an empty block stays in the place of each. Near the
  /// `limit` it pays to sweep more often.
  void sweep(const std::vector<bool>& marks, std::uint64_t limit, const Type* block);

 private:
  static constexpr std::uint32_t page_size = 256;
  struct Page {
    Page() = default;
    Page(const Page& other);
    Page& operator=(const Page&) = delete;
    ~Page();
    std::array<Object*, page_size> objects{};
  };

  Object* unshare(Ref ref);
  Object* fill(Ref ref, const Type* type, std::uint32_t length, std::uint32_t size);
  [[gnu::cold]] const Object* find_elsewhere(Ref ref) const;
  Object*& place_of(Ref ref) { return pages_[ref / page_size].write().objects[ref % page_size]; }

  Source* source_ = nullptr;
  std::vector<base::Shared<Page>> permanent_;
  std::uint32_t permanent_count_ = 0;
  std::vector<Ref> loaded_;  // with a source: what is there now
  std::vector<base::Shared<Page>> pages_;
  std::vector<Ref> free_;
  SpareBlocks spare_;
  std::uint32_t end_ = 1;
  Ref first_made_ = 1;
  std::uint64_t bytes_ = 0;
  std::uint64_t first_threshold_;
  std::uint64_t threshold_;
};

}  // namespace mmcheck::vm
