// Publication: what a write that stores a reference waits for (models/semantics.md, 6).
//
// A reader that finds an object by the stored reference finds what the writer had put into it, and,
// if the model says `reachable`, into all that the object leads to. So the write waits for the
// older accesses of its thread to these objects. They are found by a walk along the references in
// memory. Writes of the thread that are still pending need not be overlaid on memory: an older one
// to an object that the walk comes to is itself a reason to wait.
//
// The walk is rare. Where no older access to any object is pending it is not made; it ends at the
// first object that has one. It looks at each object at most once, and loads them through the heap,
// so a search knows which objects the answer depends on.
//
// Why reduction stays sound: a write of another thread to a reference that the walk comes to may
// add objects to what this write waits for, so the two are not independent. The walk therefore
// counts as a read of each such reference (note_look): if another thread writes that memory, its
// writes are not quiet. A reference that is null need not count: a write that has put null there
// early has only let this one go on.
#include <algorithm>
#include <unordered_set>

#include "vm/execute/objects.hpp"
#include "vm/execute/references.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

using model::Publication;

bool hands_out(const Operation& operation) {
  return operation.is_write() && operation.value.kind == ValueKind::Reference &&
         operation.value.cell != 0;
}

struct FoundReference {
  std::uint32_t offset;  // in the object's data
  Ref to;
};

/// The references in an object that are not null. One that is weak does not hand out its target.
std::vector<FoundReference> references_in(const Object& object, const WellKnown& known) {
  struct Finder {
    const std::uint8_t* data;
    std::vector<FoundReference> found;
    void reference(const std::uint8_t* place) {
      const auto to = load<Ref>(place);
      if (to != 0) found.push_back({static_cast<std::uint32_t>(place - data), to});
    }
    void pointer(const std::uint8_t*) {}
  };
  Finder finder{object.data(), {}};
  if (object.type != known.weak_handle) visit_object(object, finder);
  return std::move(finder.found);
}

}  // namespace

/// Whether the operation with this number, a write, would hand out an object that the thread has
/// not finished with.
bool Execution::hands_out_unfinished(std::size_t number) {
  const Publication publication = relaxation_->model->publication();
  const Operation& write = pending().queue[number];
  if (publication == Publication::No || !hands_out(write)) return false;
  const std::vector<Ref> used = objects_used_before(number);
  if (used.empty()) return false;
  const Ref object = to_u4(write.value.cell);
  if (std::ranges::find(used, object) != used.end()) return true;
  return publication == Publication::Reachable && leads_to_any(object, used, number);
}

/// Whether it is of an object that was made in this step, and that the thread has not handed out:
/// who finds it later finds what is done to it now.
bool Execution::is_of_new(const Pointer& place) const {
  return relaxation_ != nullptr && place.kind == Pointer::Kind::Object && place.base >= new_from_ &&
         place.base < Heap::first_permanent && surroundings_->finds_finished();
}

/// The objects that the first `number` operations of the queue read or write.
std::vector<Ref> Execution::objects_used_before(std::size_t number) {
  std::vector<Ref> used;
  for (std::size_t i = 0; i < number; ++i) {
    const Operation& older = pending().queue[i];
    if (!older.is_read() && !older.is_write()) continue;
    const Pointer place = Pointer::decode(older.where.cell);
    if (place.kind == Pointer::Kind::Object) used.push_back(place.base);
  }
  return used;
}

/// Also true where that is not known yet (note_look).
bool Execution::leads_to_any(Ref object, const std::vector<Ref>& used, std::size_t number) {
  std::vector<Ref> reached{object};
  std::unordered_set<Ref> known_ones{object};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Ref from = reached[i];
    const Object* found = heap().find(from);
    if (found == nullptr) continue;
    for (const auto& [offset, to] : references_in(*found, known())) {
      if (!note_look(from, offset, number)) return true;
      if (std::ranges::find(used, to) != used.end()) return true;
      if (known_ones.insert(to).second) reached.push_back(to);
    }
  }
  return false;
}

/// The answer about the operation with this number depends on a reference in an object. False if
/// the object may have been handed out in this step: who else uses it is known in the next one.
bool Execution::note_look(Ref object, std::uint32_t offset, std::size_t number) {
  Access access{Access::Kind::Read};
  access.to = {Pointer::Kind::Object, object, offset};
  access.type = known().object;
  if (!is_own(access)) return false;
  is_quiet(access, number);  // asked because it notes the use
  return true;
}

}  // namespace mmcheck::vm
