#include "vm/heap.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace mmcheck::vm {
namespace {

Object* new_object(std::uint32_t size) {
  void* memory = std::calloc(1, sizeof(Object) + size);
  if (memory == nullptr) throw std::bad_alloc();
  auto* object = static_cast<Object*>(memory);
  object->uses = 1;
  object->size = size;
  return object;
}

void release(Object* object) {
  if (object != nullptr && --object->uses == 0) std::free(object);
}

}  // namespace

Heap::Page::Page(const Page& other) : objects(other.objects) {
  for (Object* object : objects) {
    if (object != nullptr) ++object->uses;
  }
}

Heap::Page::~Page() {
  for (Object* object : objects) release(object);
}

Object* Heap::find_writable(Ref ref) {
  if (find(ref) == nullptr) return nullptr;
  Object*& place = pages_[ref / page_size].write().objects[ref % page_size];
  if (place->uses != 1) {
    Object* copy = new_object(place->size);
    std::memcpy(static_cast<void*>(copy), place, sizeof(Object) + place->size);
    copy->uses = 1;
    release(place);
    place = copy;
  }
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
  Object* object = new_object(size);
  object->type = type;
  object->length = length;
  pages_[ref / page_size].write().objects[ref % page_size] = object;
  bytes_ += sizeof(Object) + size;
  return ref;
}

void Heap::sweep(const std::vector<bool>& marks, std::uint64_t limit) {
  for (Ref ref = end_; ref-- > 1;) {
    if (marks[ref] || find(ref) == nullptr) continue;
    Object*& place = pages_[ref / page_size].write().objects[ref % page_size];
    bytes_ -= sizeof(Object) + place->size;
    release(place);
    place = nullptr;
    free_.push_back(ref);
  }
  threshold_ = std::max(first_threshold_, bytes_ + std::min(bytes_, limit / 8));
}

}  // namespace mmcheck::vm
