// Tests src/search/sharing.cpp and guard.cpp.
#include "search/reduction/sharing.hpp"

#include <doctest/doctest.h>

#include "vm/execute/machine.hpp"

using namespace mmcheck::search;  // NOLINT(google-build-using-namespace)
namespace vm = mmcheck::vm;

namespace {

/// A class with a field that refers to a lock and one that is a number, and one object of it.
struct World {
  static constexpr std::uint32_t lock_at = 0;
  static constexpr std::uint32_t number_at = 4;

  vm::Type lock_type;
  vm::Type type;
  vm::State state;
  vm::Ref object = 0;
  vm::Ref lock = 0;
  Sharing sharing;

  World() {
    lock_type.id = 1;
    type.id = 2;
    type.instance_size = 8;
    type.parts = {{lock_at, vm::Primitive::Ref}, {number_at, vm::Primitive::I4}};
    object = state.heap.allocate(&type, 0, type.instance_size);
    lock = state.heap.allocate(&lock_type, 0, 0);
    set_lock(lock);
  }

  void set_lock(vm::Ref to) { vm::store(state.heap.find_writable(object)->data() + lock_at, to); }
  /// Whoever had it has given it back.
  void enter(vm::Ref monitor, std::uint32_t thread) { state.monitors = {{monitor, {thread, 1}}}; }
  void leave() { state.monitors.clear(); }

  bool access(std::uint32_t thread, bool writes, std::uint32_t at = number_at,
              bool is_own = false) {
    const auto holds = [this, thread](vm::Ref monitor) {
      const auto held = state.monitors.find(monitor);
      return held != state.monitors.end() && held->second.thread == thread;
    };
    Guards guards(state, holds, object, {});
    return sharing.note({&type, false, at, 4}, thread, writes, guards, is_own);
  }
  bool read(std::uint32_t thread) { return access(thread, false); }
  bool write(std::uint32_t thread) { return access(thread, true); }
  bool is_contended() const { return sharing.is_contended({&type, false, number_at, 4}); }
};

}  // namespace

TEST_CASE("memory of one thread concerns nobody else") {
  World world;
  CHECK(world.write(1));
  CHECK(world.read(1));
  CHECK(world.write(1));
  CHECK(!world.sharing.is_refuted());
  CHECK(!world.is_contended());
}

TEST_CASE("memory that all threads only read concerns nobody") {
  World world;
  CHECK(world.read(1));
  CHECK(world.read(2));
  CHECK(world.read(3));
  CHECK(!world.sharing.is_refuted());
}

TEST_CASE("a second thread that uses what was written refutes that it was one's own") {
  for (const bool writes_first : {true, false}) {
    World world;
    CHECK(world.access(1, writes_first));
    CHECK(!world.access(2, !writes_first));
    CHECK(world.sharing.is_refuted());
    CHECK(world.is_contended());
    world.sharing.begin_anew();
    CHECK(!world.sharing.is_refuted());
    CHECK(world.is_contended());  // the next search knows it
    CHECK(!world.read(writes_first ? 2 : 1));
    CHECK(!world.write(writes_first ? 1 : 2));
    CHECK(!world.sharing.is_refuted());  // and is not surprised
  }
}

TEST_CASE("what the only thread that writes it reads concerns nobody") {
  World world;
  CHECK(world.write(1));
  CHECK(!world.read(2));
  world.sharing.begin_anew();
  CHECK(world.read(1));
  CHECK(!world.write(1));
  CHECK(!world.read(2));
  CHECK(!world.sharing.is_refuted());
  CHECK(!world.write(2));
  CHECK(world.sharing.is_refuted());  // the answer about the reads of 1 was wrong
  world.sharing.begin_anew();
  CHECK(!world.read(1));
  CHECK(!world.read(2));
  CHECK(!world.sharing.is_refuted());
}

TEST_CASE("a second writer refutes nothing if nobody relied on there being one") {
  World world;
  CHECK(world.write(1));
  CHECK(!world.read(2));
  world.sharing.begin_anew();
  CHECK(!world.write(1));
  CHECK(!world.write(2));
  CHECK(!world.sharing.is_refuted());
  CHECK(!world.read(1));
}

TEST_CASE(
    "a way to an object that does not hand it out matters to those who take objects for fresh") {
  Sharing sharing;
  sharing.note_hidden_way(false);
  CHECK(!sharing.is_refuted());
  CHECK(sharing.has_hidden_way());
  Sharing other;
  other.note_hidden_way(true);
  CHECK(other.is_refuted());
  other.begin_anew();
  other.note_hidden_way(true);
  CHECK(!other.is_refuted());
}

TEST_CASE("fields, statics and other types are other memory") {
  World world;
  world.write(1);
  world.write(2);
  CHECK(world.is_contended());
  const auto is_contended = [&](const Memory& memory) {
    return world.sharing.is_contended(memory);
  };
  CHECK(!is_contended({&world.type, false, World::lock_at, 4}));
  CHECK(!is_contended({&world.type, true, World::number_at, 4}));
  CHECK(!is_contended({&world.lock_type, false, World::number_at, 4}));
  CHECK(is_contended({&world.type, false, World::number_at + 3, 4}));  // one byte of it
}

TEST_CASE("the object's own monitor guards it") {
  World world;
  world.enter(world.object, 1);
  CHECK(world.write(1));
  world.enter(world.object, 2);
  CHECK(!world.write(2));  // until here it was one thread's own
  CHECK(world.sharing.is_refuted());
  world.sharing.begin_anew();
  for (const std::uint32_t thread : {1U, 2U, 3U}) {
    world.enter(world.object, thread);
    CHECK(world.write(thread));
  }
  CHECK(!world.sharing.is_refuted());
  CHECK(!world.is_contended());
}

TEST_CASE("so does the monitor that one of its fields refers to") {
  World world;
  for (const std::uint32_t thread : {1U, 2U}) {
    world.enter(world.lock, thread);
    world.write(thread);
  }
  world.sharing.begin_anew();
  for (const std::uint32_t thread : {1U, 2U}) {
    world.enter(world.lock, thread);
    CHECK(world.write(thread));
  }
  CHECK(!world.sharing.is_refuted());
}

TEST_CASE("a guard that somebody goes without is none") {
  World world;
  for (const std::uint32_t thread : {1U, 2U}) {
    world.enter(world.object, thread);
    world.write(thread);
  }
  world.sharing.begin_anew();
  world.leave();
  CHECK(!world.read(1));
  CHECK(world.sharing.is_refuted());
  CHECK(world.is_contended());
}

TEST_CASE("another guard is tried where the first one is refuted") {
  World world;
  world.enter(world.object, 1);
  world.write(1);
  world.state.monitors[world.lock] = {2, 1};
  world.state.monitors[world.object] = {2, 1};
  CHECK(!world.write(2));  // the object itself is assumed
  world.sharing.begin_anew();
  world.enter(world.lock, 1);
  CHECK(!world.write(1));  // it was the field's all the time
  CHECK(world.sharing.is_refuted());
  CHECK(!world.is_contended());
  world.sharing.begin_anew();
  CHECK(world.write(1));
  world.leave();
  CHECK(!world.write(1));
  CHECK(world.is_contended());
}

TEST_CASE("a field that names a guard and is written refutes what relied on it") {
  World world;
  for (const std::uint32_t thread : {1U, 2U}) {
    world.enter(world.lock, thread);
    world.write(thread);
  }
  world.sharing.begin_anew();
  CHECK(world.write(2));
  CHECK(world.access(2, true, World::lock_at));
  CHECK(world.sharing.is_refuted());
  world.sharing.begin_anew();
  CHECK(!world.write(2));
  CHECK(world.is_contended());
}

TEST_CASE("a field that refers to nothing guards nothing") {
  World world;
  world.set_lock(0);
  world.write(1);
  CHECK(!world.write(2));
  CHECK(world.is_contended());
}

TEST_CASE("giving back a monitor concerns others once somebody goes on without it") {
  World world;
  CHECK(world.sharing.note_unlock(world.lock_type));
  world.sharing.note_attempt(world.lock_type);
  CHECK(world.sharing.is_refuted());
  world.sharing.begin_anew();
  CHECK(!world.sharing.note_unlock(world.lock_type));
  CHECK(world.sharing.note_unlock(world.type));
  world.sharing.note_attempt(world.lock_type);
  CHECK(!world.sharing.is_refuted());
}

TEST_CASE(
    "objects that threads keep for themselves concern nobody until one uses them handed out") {
  World world;
  CHECK(world.access(1, true, World::number_at, true));
  CHECK(world.access(2, true, World::number_at, true));
  CHECK(!world.sharing.is_refuted());
  world.read(2);
  CHECK(world.sharing.is_refuted());
  world.sharing.begin_anew();
  CHECK(!world.access(1, true, World::number_at, true));
}

TEST_CASE("the end of a thread concerns others once somebody asks for it") {
  Sharing sharing;
  CHECK(sharing.note_start_or_end());
  sharing.note_look();
  CHECK(sharing.is_refuted());
  sharing.begin_anew();
  CHECK(!sharing.note_start_or_end());
  sharing.note_look();
  CHECK(!sharing.is_refuted());
}

TEST_CASE("a process-wide fence refutes a search under a model that did not count for it") {
  Sharing sharing;
  sharing.note_process_wide_fence(false);
  CHECK(!sharing.is_refuted());  // nothing waits
  CHECK(sharing.has_process_wide_fence());
  Sharing other;
  other.note_process_wide_fence(true);
  CHECK(other.is_refuted());
  other.begin_anew();
  other.note_process_wide_fence(true);
  CHECK(!other.is_refuted());
}

TEST_CASE("contended memory is named byte by byte") {
  World world;
  CHECK(world.sharing.contended().empty());
  world.write(1);
  world.write(2);
  world.access(1, false, World::lock_at);
  const std::vector<ContendedByte> bytes = world.sharing.contended();
  REQUIRE(bytes.size() == 4);
  for (const ContendedByte& byte : bytes) {
    CHECK(byte.type == world.type.id);
    CHECK(!byte.is_static);
    CHECK(byte.offset >= World::number_at);
    CHECK(byte.offset < World::number_at + 4);
  }
}
