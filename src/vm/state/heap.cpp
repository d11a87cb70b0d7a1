#include "vm/state/heap.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

namespace mmcheck::vm {
namespace {

void release(Object* object) {
  if (object != nullptr && --object->uses == 0) std::free(object);
}

}  // namespace

void* SpareBlocks::take(std::uint32_t size) {
  if (size <= largest) {
    size = (size + step - 1) / step * step;
    if (lists_ != nullptr && (*lists_)[size / step] != nullptr) {
      Block*& first = (*lists_)[size / step];
      return std::memset(std::exchange(first, first->next), 0, sizeof(Object) + size);
    }
  }
  void* block = std::calloc(1, sizeof(Object) + size);
  if (block == nullptr) throw std::bad_alloc();
  return block;
}

void SpareBlocks::keep(Object* object) noexcept {
  const std::uint32_t size = object->size;
  if (lists_ == nullptr) lists_.reset(new (std::nothrow) Lists{});
  if (size > largest || lists_ == nullptr) return std::free(object);
  Block*& first = (*lists_)[(size + step - 1) / step];
  first = ::new (static_cast<void*>(object)) Block{first};
}

SpareBlocks::~SpareBlocks() {
  if (lists_ == nullptr) return;
  for (Block* block : *lists_) {
    while (block != nullptr) std::free(std::exchange(block, block->next));
  }
}

Heap::Page::Page(const Page& other) : objects(other.objects) {
  for (Object* object : objects) {
    if (object != nullptr) ++object->uses;
  }
}

Heap::Page::~Page() {
  for (Object* object : objects) release(object);
}

Object* Heap::unshare(Ref ref) {
  Object*& place = pages_[ref / page_size].write().objects[ref % page_size];
  auto* copy = static_cast<Object*>(spare_.take(place->size));
  std::memcpy(static_cast<void*>(copy), place, sizeof(Object) + place->size);
  copy->uses = 1;
  release(place);
  place = copy;
  return place;
}

Ref Heap::allocate(const Type* type, std::uint32_t length, std::uint32_t size) {
  Ref ref = end_;
  if (!free_.empty()) {
    ref = free_.back();
    free_.pop_back();
  } else {
    if (end_ >= Pointer::highest_base) return 0;
    if (end_ / page_size == pages_.size()) pages_.push_back(base::Shared<Page>::make());
    ++end_;
  }
  if (source_ == nullptr) {
    fill(ref, type, length, size);
  } else {
    put(ref, type, length, size);
  }
  bytes_ += sizeof(Object) + size;
  return ref;
}

void Heap::give_back(Ref block) {
  Object* object = find_writable(block);
  bytes_ -= object->size;
  object->size = 0;
  object->length = Object::freed;
}

const Object* Heap::find_elsewhere(Ref ref) const {
  if (ref >= first_permanent) {
    const std::uint32_t number = ref - first_permanent;
    return number < permanent_count_ ? permanent_[number / page_size]->objects[number % page_size]
                                     : nullptr;
  }
  if (source_ == nullptr || ref == 0 || ref >= end_) return nullptr;
  source_->load(ref);
  return pages_[ref / page_size]->objects[ref % page_size];
}

Ref Heap::allocate_permanent(const Type* type, std::uint32_t length, std::uint32_t size) {
  if (source_ == nullptr) return allocate(type, length, size);
  const std::uint32_t number = permanent_count_++;
  if (number / page_size == permanent_.size()) {
    permanent_.push_back(base::Shared<Page>::make());
  }
  Object*& place = permanent_[number / page_size].write().objects[number % page_size];
  place = ::new (spare_.take(size)) Object{1, size, type, length, 0};
  return first_permanent + number;
}

void Heap::reset(Source* source, std::uint32_t end) {
  for (const Ref ref : loaded_) {
    Object* object = std::exchange(place_of(ref), nullptr);
    if (object != nullptr) spare_.keep(object);
  }
  loaded_.clear();
  free_.clear();
  source_ = source;
  end_ = end;
  first_made_ = end;
  bytes_ = 0;
  while (pages_.size() * page_size < end) pages_.push_back(base::Shared<Page>::make());
}

Object* Heap::put(Ref ref, const Type* type, std::uint32_t length, std::uint32_t size) {
  loaded_.push_back(ref);  // first: if there is no memory for it, no object is lost
  return fill(ref, type, length, size);
}

Object* Heap::fill(Ref ref, const Type* type, std::uint32_t length, std::uint32_t size) {
  Object*& place = place_of(ref);
  place = ::new (spare_.take(size)) Object{1, size, type, length, 0};
  return place;
}

void Heap::sweep(const std::vector<bool>& marks, std::uint64_t limit, const Type* block) {
  for (Ref ref = end_; ref-- > first_made_;) {
    if (marks[ref] || find(ref) == nullptr) continue;
    Object*& place = place_of(ref);
    bytes_ -= sizeof(Object) + place->size;
    Object* object = std::exchange(place, nullptr);
    if (--object->uses == 0) spare_.keep(object);
    if (source_ != nullptr) {
      place = ::new (spare_.take(0)) Object{1, 0, block, 0, 0};
      bytes_ += sizeof(Object);
    } else {
      free_.push_back(ref);
    }
  }
  threshold_ = std::max(first_threshold_, bytes_ + std::min(bytes_, limit / 8));
}

}  // namespace mmcheck::vm
