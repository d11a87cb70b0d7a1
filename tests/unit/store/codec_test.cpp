// Tests src/store/codec.cpp.
#include "store/codec.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "vm/entry_point.hpp"
#include "vm/execute/threads.hpp"
#include "vm/program/program.hpp"

using namespace mmcheck::store;  // NOLINT(google-build-using-namespace)
namespace vm = mmcheck::vm;

namespace {

constexpr vm::MachineLimits short_turns = {.steps = 1};

std::string fixture() {
  // The build sets it: where it has put the compiled fixtures.
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  return std::string(folder) + "/codec_program.exe";
}

struct World {
  std::unique_ptr<const vm::Program> program = vm::Program::load(fixture(), {});
  vm::TypeSystem types{*program};
  std::string written;
  vm::Machine machine{types, short_turns, [this](std::string_view text) { written += text; }};
  Codec codec{machine};

  vm::State first() { return machine.initial(vm::entry_point(types), {}); }
  Vector take_apart(vm::State state);
  vm::State put_together(const Vector& components, const vm::State& old);
  /// What the program writes, if `between` is done with its state after each turn.
  template <typename Between>
  std::string run(const Between& between);
};

Vector World::take_apart(vm::State state) {
  Vector result;
  for (auto& thread : state.threads) {
    result.threads.push_back(codec.summary(*thread));
    result.threads.push_back(codec.body(thread.write()));
  }
  for (std::uint32_t id = 0; id < state.statics.size(); ++id) {
    auto& statics = state.statics[id];
    const vm::Type& type = *types.by_id(id);
    result.statics.push_back(statics ? codec.statics(type, statics.write()) : 0);
  }
  for (vm::Ref ref = 1; ref < state.heap.end(); ++ref) {
    const auto monitor = state.monitors.find(ref);
    result.objects.push_back(
        codec.object(*state.heap.find_writable(ref),
                     monitor == state.monitors.end() ? nullptr : &monitor->second));
  }
  return result;
}

/// What is in no component is the same in all states of a search; here the old one has it.
vm::State World::put_together(const Vector& components, const vm::State& old) {
  vm::State state;
  state.literals = old.literals;
  state.singletons = old.singletons;
  state.type_objects = old.type_objects;
  state.heap = vm::Heap(machine.limits().collect_bytes);
  state.heap.reset(nullptr, static_cast<std::uint32_t>(components.objects.size()) + 1);
  for (std::size_t i = 0; i < components.threads.size(); i += 2) {
    auto& thread = state.threads.emplace_back(mmcheck::base::Shared<vm::Thread>::make());
    codec.load_summary(components.threads[i], thread.write());
    codec.load_body(components.threads[i + 1], thread.write());
  }
  state.statics.resize(old.statics.size());
  for (std::uint32_t id = 0; id < old.statics.size(); ++id) {
    if (!old.statics[id]) continue;
    state.statics[id] = mmcheck::base::Shared<vm::Statics>::make(
        codec.load_statics(components.statics[id], *types.by_id(id)));
  }
  vm::Ref ref = 0;
  for (const Component object : components.objects) codec.load_object(object, ++ref, state);
  return state;
}

template <typename Between>
std::string World::run(const Between& between) {
  vm::State state = first();
  for (int turns = 0; !vm::is_over(machine, state); ++turns) {
    REQUIRE(turns < 10'000);
    for (std::uint32_t thread = 0; thread < state.threads.size(); ++thread) {
      if (state.threads[thread]->status == vm::Thread::Status::Ended) continue;
      const vm::Stop stop = machine.run(state, thread, vm::Patience::Waits);
      if (stop.kind != vm::Stop::Kind::Limit) REQUIRE(stop.message == "");
      between(state);
    }
  }
  return written;
}

}  // namespace

TEST_CASE("a program does not notice that its states are taken apart and put together") {
  const std::string expected = World().run([](const vm::State&) {});
  CHECK(std::ranges::count(expected, '\n') == 10);
  World world;
  const std::string written = world.run(
      [&](vm::State& state) { state = world.put_together(world.take_apart(state), state); });
  CHECK(written == expected);
}

TEST_CASE("a state that was put together has the same components again") {
  World world;
  world.run([&](const vm::State& state) {
    const Vector components = world.take_apart(state);
    REQUIRE(world.take_apart(world.put_together(components, state)) == components);
  });
}

TEST_CASE("a skeleton has each reference once, and no null") {
  World world;
  bool is_any_repeated = false;
  world.run([&](const vm::State& state) {
    const Vector components = world.take_apart(state);
    for (const Component body : components.threads) {
      std::vector<vm::Ref> once;
      for (const vm::Ref ref : world.codec.references(body)) {
        const bool is_there = std::ranges::find(once, ref) != once.end();
        is_any_repeated |= ref != 0 && is_there;
        if (ref != 0 && !is_there) once.push_back(ref);
      }
      REQUIRE(std::ranges::equal(world.codec.references_of(world.codec.skeleton(body)), once));
    }
  });
  CHECK(is_any_repeated);
}

TEST_CASE("a list of changes of skeletons has a number, and no list has none") {
  World world;
  const std::vector<Replacement> changes{{List::Threads, 3, 7}, {List::Objects, 1, 2}};
  const std::uint32_t number = world.codec.number_of(changes);
  CHECK(world.codec.number_of({}) == 0);
  CHECK(number != 0);
  CHECK(world.codec.number_of(changes) == number);
  CHECK(world.codec.number_of(std::span(changes).first(1)) != number);
  const std::vector<Replacement> again = world.codec.changes_of(number);
  REQUIRE(again.size() == 2);
  CHECK(again[0].index == 3);
  CHECK(again[1].list == List::Objects);
  CHECK(again[1].component == 2);
}

TEST_CASE("components whose objects are renamed and renamed back are the same") {
  World world;
  world.run([&](const vm::State& state) {
    std::vector<vm::Ref> forth(state.heap.end());
    std::iota(forth.begin(), forth.end(), 0U);
    std::rotate(forth.begin() + 1, forth.begin() + 2, forth.end());
    std::vector<vm::Ref> back(forth.size());
    for (vm::Ref ref = 0; ref < forth.size(); ++ref) back[forth[ref]] = ref;
    const Vector components = world.take_apart(state);
    for (const List which : {List::Threads, List::Statics, List::Objects}) {
      for (const Component component : components.list(which)) {
        const Component renamed = world.codec.renamed(component, forth);
        const bool refers =
            component != 0 && std::ranges::any_of(world.codec.references(component),
                                                  [](vm::Ref ref) { return ref != 0; });
        REQUIRE((renamed != component) == refers);
        REQUIRE(world.codec.renamed(renamed, back) == component);
      }
    }
  });
}

TEST_CASE("how a thread stands with its queue is part of its state") {
  World world;
  vm::State state = world.first();
  vm::Pending& pending = state.threads[0].write().pending;
  pending.queue.resize(3);
  pending.stall = vm::Stall::Pauses;
  pending.refuses = true;
  pending.overtaken = 2;
  const vm::Code* code = state.threads[0]->frames[0].code;
  vm::Operation read;
  read.primitive = vm::Primitive::I4;
  read.where.cell = 6;
  pending.rounds = {{0, 7, code, {{1, vm::Cell{5} << 32, {}}, {2, 0, read}}, 3}, {0, 9, code, {}}};
  const std::vector<vm::Round> rounds = pending.rounds;
  const vm::State again = world.put_together(world.take_apart(state), state);
  const vm::Pending& same = again.threads[0]->pending;
  CHECK(same.queue.size() == 3);
  CHECK(same.stall == vm::Stall::Pauses);
  CHECK(same.refuses);
  CHECK(same.overtaken == 2);
  CHECK(same.rounds == rounds);
}
