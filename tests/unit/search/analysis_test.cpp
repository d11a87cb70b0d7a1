// Tests src/search/analysis.cpp, on random heaps: what it says is compared with what plain
// reachability says of the same heap, kept here in a form of its own.
#include "search/reduction/analysis.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

#include "support/random.hpp"
#include "vm/program/program.hpp"

using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)
namespace store = mmcheck::store;
namespace vm = mmcheck::vm;
using mmcheck::testing::Random;
using store::List;

namespace {

using Refs = std::vector<vm::Ref>;  // 0: null

// ---- heaps -------------------------------------------------------------------------------------

struct Heap {
  struct Thread {
    Refs own;
    Refs handed_out;  // by writes that wait
  };
  struct Object {
    std::uint32_t label = 0;  // what else it holds
    Refs fields;
  };
  std::vector<Thread> threads;
  std::vector<Refs> statics;  // by class
  std::vector<Object> objects;

  const Object& object(vm::Ref ref) const { return objects[ref - 1]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(objects.size()); }
};

/// What is reached from there, by object - 1.
std::vector<bool> reached(const Heap& heap, Refs from) {
  std::vector<bool> result(heap.objects.size());
  while (!from.empty()) {
    const vm::Ref ref = from.back();
    from.pop_back();
    if (ref == 0 || result[ref - 1]) continue;
    result[ref - 1] = true;
    const Refs& fields = heap.object(ref).fields;
    from.insert(from.end(), fields.begin(), fields.end());
  }
  return result;
}

/// Whatever leads to objects, but for one thread's own references.
Refs roots_without(const Heap& heap, std::size_t thread) {
  Refs result;
  const auto add = [&](const Refs& refs) { result.insert(result.end(), refs.begin(), refs.end()); };
  for (const Refs& fields : heap.statics) add(fields);
  for (std::size_t i = 0; i < heap.threads.size(); ++i) {
    add(heap.threads[i].handed_out);
    if (i != thread) add(heap.threads[i].own);
  }
  return result;
}

/// What the thread reaches, and nobody else.
std::vector<bool> private_to(const Heap& heap, std::size_t thread) {
  std::vector<bool> result = reached(heap, heap.threads[thread].own);
  const std::vector<bool> others = reached(heap, roots_without(heap, thread));
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = result[i] && !others[i];
  return result;
}

std::vector<bool> not_garbage(const Heap& heap) {
  Refs roots = roots_without(heap, heap.threads.size());
  return reached(heap, std::move(roots));
}

/// The same heap where each object has another number, `to[from]`; those that have none are gone.
Heap renumbered(Heap heap, const Refs& to) {
  const auto renumber = [&](Refs& refs) {
    for (vm::Ref& ref : refs) ref = to[ref];
  };
  for (Heap::Thread& thread : heap.threads) {
    renumber(thread.own);
    renumber(thread.handed_out);
  }
  for (Refs& fields : heap.statics) renumber(fields);
  std::vector<Heap::Object> objects(*std::ranges::max_element(to));
  for (vm::Ref ref = 1; ref < to.size(); ++ref) {
    if (to[ref] == 0) continue;
    renumber(heap.objects[ref - 1].fields);
    objects[to[ref] - 1] = heap.objects[ref - 1];
  }
  heap.objects = std::move(objects);
  return heap;
}

// ---- random ones -------------------------------------------------------------------------------

class RandomHeaps {
 public:
  explicit RandomHeaps(std::uint32_t seed) : random_(seed) {}

  /// Small, so that what was found of one is often found again.
  Heap heap() {
    Heap result;
    result.objects.resize(random_.below(8));
    result.threads.resize(1 + random_.below(3));
    result.statics.resize(random_.below(4));
    for (Heap::Object& object : result.objects) object = {random_.below(2), refs(result, 4)};
    for (Heap::Thread& thread : result.threads) thread = {refs(result, 3), handed_out(result)};
    for (Refs& fields : result.statics) fields = refs(result, 3);
    return result;
  }

  /// The same heap with garbage in it, and all objects in another order.
  Heap disguised(const Heap& heap) {
    Heap result = heap;
    result.objects.resize(heap.objects.size() + random_.below(3));
    for (std::size_t i = heap.objects.size(); i < result.objects.size(); ++i) {
      result.objects[i] = {random_.below(2), refs(result, 4)};
    }
    Refs to(result.objects.size() + 1);
    std::iota(to.begin(), to.end(), 0U);
    for (std::uint32_t i = result.size(); i > 1; --i) std::swap(to[i], to[1 + random_.below(i)]);
    return renumbered(result, to);
  }

  void change_thread(Heap& heap) {
    Heap::Thread& thread = heap.threads[random_.below(size_of(heap.threads))];
    if (random_.below(3) == 0) {
      thread.handed_out = handed_out(heap);
    } else {
      change(heap, thread.own);
    }
  }

  /// One place, as a step does it; sometimes a few.
  void change(Heap& heap) {
    do {
      change_one(heap);
    } while (random_.below(3) == 0);
  }

 private:
  template <typename T>
  static std::uint32_t size_of(const std::vector<T>& list) {
    return static_cast<std::uint32_t>(list.size());
  }

  vm::Ref ref(const Heap& heap) { return random_.below(heap.size() + 1); }
  Refs refs(const Heap& heap, std::uint32_t end) {
    Refs result(random_.below(end));
    for (vm::Ref& one : result) one = ref(heap);
    return result;
  }
  Refs handed_out(const Heap& heap) { return random_.below(4) == 0 ? refs(heap, 3) : Refs(); }

  void change(const Heap& heap, Refs& refs) {
    if (refs.empty() || random_.below(3) == 0) refs.push_back(0);
    refs[random_.below(size_of(refs))] = ref(heap);
    if (refs.size() > 3) refs.erase(refs.begin());
  }

  void change_one(Heap& heap) {
    switch (random_.below(8)) {
      case 0:  // a new one
        heap.objects.push_back({random_.below(2), refs(heap, 3)});
        heap.threads[random_.below(size_of(heap.threads))].own.push_back(heap.size());
        return;
      case 1:
      case 2:
        if (heap.statics.empty()) return;
        return change(heap, heap.statics[random_.below(size_of(heap.statics))]);
      case 3:
      case 4:
        if (heap.objects.empty()) return;
        return change(heap, heap.objects[random_.below(heap.size())].fields);
      default:
        return change_thread(heap);
    }
  }

  Random random_;
};

// ---- as components -----------------------------------------------------------------------------

std::string fixture() {
  // The build sets it: where it has put the compiled fixtures.
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  return std::string(folder) + "/codec_program.exe";
}

/// Objects are arrays of references, statics are as many fields, and what a thread refers to is
/// what its queue does.
class World {
 public:
  store::Codec& codec() { return codec_; }
  store::Vector encode(const Heap& heap);
  /// Of statics that are numbers.
  store::Component encode(vm::Cell number);

 private:
  store::Component encode(const Refs& fields);
  store::Component encode(const Heap::Thread& thread);
  store::Component encode(const Heap::Object& object);

  std::unique_ptr<const vm::Program> program_ = vm::Program::load(fixture(), {});
  vm::TypeSystem types_{*program_};
  vm::Machine machine_{types_, {}, [](std::string_view) {}};
  store::Codec codec_{machine_};
  const vm::Type* array_ = types_.vector_of(types_.model("System.Object"));
};

store::Component World::encode(const Refs& fields) {
  vm::Type type;
  vm::Statics statics;
  statics.status = vm::Statics::Status::Done;
  for (std::uint32_t i = 0; i < fields.size(); ++i) {
    type.static_parts.push_back({4 * i, vm::Primitive::Ref});
    statics.data.resize(4 * (i + std::size_t{1}));
    vm::store(statics.data.data() + std::size_t{4} * i, fields[i]);
  }
  return codec_.statics(type, statics);
}

store::Component World::encode(vm::Cell number) {
  vm::Statics statics;
  statics.status = vm::Statics::Status::Done;
  statics.data.resize(sizeof number);
  vm::store(statics.data.data(), number);
  return codec_.statics({}, statics);
}

store::Component World::encode(const Heap::Thread& thread) {
  using Class = mmcheck::model::OperationClass;
  vm::Thread result;
  for (const vm::Ref ref : thread.own) {
    vm::Operation& lock = result.pending.queue.emplace_back();
    lock.type = Class::Lock;
    lock.where = {ref, vm::ValueKind::Reference};
  }
  for (const vm::Ref ref : thread.handed_out) {
    vm::Operation& write = result.pending.queue.emplace_back();
    write.type = Class::Write;
    write.value = {ref, vm::ValueKind::Reference};
  }
  return codec_.body(result);
}

store::Component World::encode(const Heap::Object& object) {
  vm::Heap heap;
  const auto length = static_cast<std::uint32_t>(object.fields.size());
  vm::Object& result = *heap.find_writable(heap.allocate(array_, length, 4 * length));
  result.hash = object.label;
  for (std::uint32_t i = 0; i < length; ++i) {
    vm::store(result.data() + std::size_t{4} * i, object.fields[i]);
  }
  return codec_.object(result, nullptr);
}

store::Vector World::encode(const Heap& heap) {
  store::Vector result;
  for (const Heap::Thread& thread : heap.threads) {
    result.threads.push_back(codec_.summary({}));
    result.threads.push_back(encode(thread));
  }
  result.statics.push_back(0);  // the globals: nothing
  for (const Refs& fields : heap.statics) result.statics.push_back(encode(fields));
  for (const Heap::Object& object : heap.objects) result.objects.push_back(encode(object));
  return result;
}

// ---- a heap and its components, normalized -----------------------------------------------------

struct Normalized {
  Heap heap;
  store::Vector state;
  std::uint32_t analysis;
};

/// The heap is renumbered as the components were, and must be what they are now.
Normalized normalized(World& world, Analyses& analyses, const Heap& heap,
                      std::optional<std::uint32_t> found = {}) {
  store::Vector state = world.encode(heap);
  const std::uint32_t analysis = analyses.normalize(state, found);
  const Refs& order = analyses.last_order();
  Refs to(heap.objects.size() + 1);
  if (order.empty()) std::iota(to.begin(), to.end(), 0U);
  for (std::uint32_t i = 0; i < order.size(); ++i) to[order[i]] = i + 1;
  if (state.objects.empty()) std::ranges::fill(to, 0);
  Normalized result{renumbered(heap, to), std::move(state), analysis};
  REQUIRE(world.encode(result.heap) == result.state);
  return result;
}

/// Whether the analysis says what there is to say.
void check_analysis(const Analyses& analyses, const Normalized& found) {
  REQUIRE(analyses.is_normal(found.analysis));
  REQUIRE(std::ranges::count(not_garbage(found.heap), false) == 0);
  for (std::uint32_t thread = 0; thread < found.heap.threads.size(); ++thread) {
    const std::vector<bool> expected = private_to(found.heap, thread);
    for (std::uint32_t object = 0; object < found.heap.size(); ++object) {
      REQUIRE(analyses.is_private(found.analysis, object, thread) == expected[object]);
    }
  }
}

/// Of the skeletons that differ, as a step has them.
std::uint32_t change_of(store::Codec& codec, const store::Vector& before,
                        const store::Vector& after) {
  std::vector<store::Replacement> changes;
  for (const List which : {List::Threads, List::Statics, List::Objects}) {
    const auto& old = before.list(which);
    for (std::uint32_t i = 0; i < after.list(which).size(); ++i) {
      const std::uint32_t skeleton = codec.skeleton(after.list(which)[i]);
      const bool differs = i >= old.size() || codec.skeleton(old[i]) != skeleton;
      if (differs) changes.push_back({which, i, skeleton});
    }
  }
  return codec.number_of(changes);
}

/// What after() says of the heap that the first one has become.
std::optional<std::uint32_t> after(World& world, Analyses& analyses, const Normalized& before,
                                   const Heap& heap) {
  return analyses.after(before.analysis,
                        change_of(world.codec(), before.state, world.encode(heap)));
}

constexpr std::uint32_t seeds = 200;

}  // namespace

TEST_CASE("objects that only one thread reaches are private to it, and garbage is dropped") {
  World world;
  Analyses analyses(world.codec());
  RandomHeaps random(1);
  for (int i = 0; i < 3000; ++i) {
    const Heap heap = random.heap();
    const Normalized found = normalized(world, analyses, heap);
    REQUIRE(found.heap.size() == std::ranges::count(not_garbage(heap), true));
    check_analysis(analyses, found);
  }
}

TEST_CASE("neither the order in which objects were made nor garbage makes another state") {
  World world;
  Analyses analyses(world.codec());
  RandomHeaps random(2);
  for (int i = 0; i < 3000; ++i) {
    const Heap heap = random.heap();
    const Normalized found = normalized(world, analyses, heap);
    const Normalized again = normalized(world, analyses, random.disguised(heap));
    REQUIRE(again.state == found.state);
    REQUIRE(again.analysis == found.analysis);
  }
}

TEST_CASE("what is known after a change is what is found without knowing what was before") {
  World world;
  int known = 0;
  for (std::uint32_t seed = 0; seed < seeds; ++seed) {
    RandomHeaps random(seed);
    Analyses analyses(world.codec());
    Normalized now = normalized(world, analyses, random.heap());
    for (int i = 0; i < 50; ++i) {
      Heap next = now.heap;
      random.change(next);
      const auto found = after(world, analyses, now, next);
      known += found ? 1 : 0;
      now = normalized(world, analyses, next, found);
      check_analysis(analyses, now);
      Analyses anew(world.codec());
      REQUIRE(normalized(world, anew, next).state == now.state);
    }
  }
  CHECK(known > 0);
}

TEST_CASE("where only what threads refer to changes, what follows is known") {
  World world;
  for (std::uint32_t seed = 0; seed < seeds; ++seed) {
    RandomHeaps random(seed);
    Analyses analyses(world.codec());
    const Normalized before = normalized(world, analyses, random.heap());
    Heap next = before.heap;
    random.change_thread(next);
    REQUIRE(after(world, analyses, before, next));
  }
}

TEST_CASE("An object keeps its number as long as somebody has it as a number") {
  World world;
  Analyses analyses(world.codec());
  Heap heap;
  heap.threads.push_back({{3}, {}});
  heap.objects = {{1, {}}, {2, {}}, {3, {}}};
  store::Vector state = world.encode(heap);
  vm::State pinning;
  pinning.pinned = {1, 2};
  state.statics[0] = world.codec().globals(pinning);
  state.statics.push_back(world.encode(vm::Pointer::to_object(2, 0)));
  const std::vector<store::Component> before = state.objects;

  const std::uint32_t analysis = analyses.normalize(state);

  REQUIRE(state.objects.size() == 3);
  CHECK(state.objects[0] != before[0]);  // nobody has its number: an empty one takes its place
  CHECK(state.objects[1] == before[1]);
  CHECK(state.objects[2] == before[2]);
  CHECK_FALSE(analyses.is_private(analysis, 1, 0));
  CHECK(analyses.is_private(analysis, 2, 0));

  state.statics.pop_back();  // nobody has any number now
  analyses.normalize(state);
  REQUIRE(state.objects.size() == 1);
  CHECK(state.objects[0] == before[2]);
  CHECK(state.statics[0] == 0);
}

TEST_CASE("What nothing leads to is kept for its finalizer, and can be found") {
  World world;
  Analyses analyses(world.codec());
  Heap heap;
  heap.threads.push_back({{1}, {}});
  heap.objects = {{1, {}}, {vm::Object::finalizable, {3}}, {3, {}}, {4, {}}};
  store::Vector state = world.encode(heap);
  const std::vector<store::Component> before = state.objects;

  const std::uint32_t analysis = analyses.normalize(state);

  REQUIRE(state.objects.size() == 3);
  CHECK(state.objects[1] == before[1]);
  const auto found = analyses.garbage_with(analyses.garbage(analysis));
  CHECK(std::vector<vm::Ref>(found.begin(), found.end()) == std::vector<vm::Ref>{2, 0, 0, 2, 0});
}
