// What belongs to no thread, object or class: what was observed, the monitors of objects that are
// in every state, and the objects that somebody has as a number.
#include <algorithm>

#include "store/codec.hpp"
#include "store/words.hpp"

namespace mmcheck::store {

using vm::Cell;
using vm::Pointer;
using vm::Ref;

std::uint32_t Codec::number_of_text(const std::string& text) {
  const auto found = std::ranges::find(texts_, text);
  if (found == texts_.end()) {
    texts_.push_back(text);
    return static_cast<std::uint32_t>(texts_.size() - 1);
  }
  return static_cast<std::uint32_t>(found - texts_.begin());
}

Component Codec::globals(const vm::State& state) {
  references_ = state.pinned;
  references_.insert(references_.end(), state.finalization.begin(), state.finalization.end());
  words_.clear();
  words_.push_back(static_cast<Word>(state.pinned.size()));
  words_.push_back(static_cast<Word>(state.observed.size()));
  for (const auto& [name, value] : state.observed) {
    words_.push_back(number_of_text(name));
    words_.push_back(number_of_text(value));
  }
  for (const auto& [ref, monitor] : state.monitors) {
    if (ref < vm::Heap::first_permanent) continue;
    const Word words[] = {ref, monitor.thread, monitor.depth};
    words_.insert(words_.end(), std::begin(words), std::end(words));
  }
  const bool is_nothing = words_.size() == 2 && words_[1] == 0 && references_.empty();
  return is_nothing ? 0 : intern(references_, words_);
}

void Codec::load_globals(Component component, vm::State& to) const {
  to.observed.clear();
  to.pinned.clear();
  to.finalization.clear();
  if (component == 0) return;
  Words words(components_[component]);
  const auto all = references(component);
  const auto pinned = all.begin() + words.next();
  to.pinned.assign(all.begin(), pinned);
  to.finalization.assign(pinned, all.end());
  for (Word count = words.next(); count > 0; --count) {
    const Word name = words.next();
    to.observed[texts_[name]] = texts_[words.next()];
  }
  while (!words.is_at_end()) {
    const vm::Ref ref = words.next();
    const Word thread = words.next();
    to.monitors[ref] = {thread, words.next()};
  }
}

// --- Pinned objects

/// Those that the words of a component would be pointers to, if they are pointers: conservatively,
/// as H.-J. Boehm and M. Weiser look for them (Garbage collection in an uncooperative environment).
const std::vector<Ref>& Codec::numbers_in(Component component) {
  const auto [place, is_new] = numbers_in_.try_emplace(component);
  if (!is_new) return place->second;
  const std::span<const Word> words = components_[component].subspan(1 + components_[component][0]);
  for (const Word word : words) {
    const Pointer pointer = Pointer::decode(Cell{word} << 32);
    if (pointer.kind == Pointer::Kind::Object && pointer.base != 0) {
      place->second.push_back(pointer.base);
    }
  }
  return place->second;
}

bool Codec::release_pins(Vector& state) {
  if (!has_pins(state)) return false;
  Component& globals = state.statics[number_of_globals];
  const auto found = references(globals);
  const std::vector<Word> all(found.begin(), found.end());
  const std::size_t count = pins(globals);
  const std::span<const Word> pinned = std::span(all).first(count);
  std::vector<bool> is_held(pinned.size());
  const auto hold = [&](Ref ref) {
    if (ref != 0 && ref <= is_held.size()) is_held[ref - 1] = true;
  };
  for (const List which : lists) {
    for (const Component component : state.list(which)) {
      if (component != 0) std::ranges::for_each(numbers_in(component), hold);
    }
  }
  for (std::size_t i = 1; i < state.threads.size(); i += 2) {
    std::ranges::for_each(references(state.threads[i]), hold);
  }
  std::vector<Ref> left(pinned.begin(), pinned.end());
  while (!left.empty() && !is_held[left.size() - 1]) left.pop_back();
  const Component vacant = vacant_place();
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (is_held[i] || state.objects[left[i] - 1] == vacant) continue;
    state.objects.push_back(vacant);
    left[i] = static_cast<Ref>(state.objects.size());
  }
  if (std::ranges::equal(left, pinned)) return false;
  const auto words = components_[globals];
  std::vector<Word> rest(words.begin() + 1 + words[0], words.end());
  rest[0] = static_cast<Word>(left.size());
  left.insert(left.end(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end());
  const bool is_nothing = left.empty() && rest.size() == 2 && rest[1] == 0;
  globals = is_nothing ? 0 : intern(left, rest);
  return true;
}

/// An object that only keeps its number from being another one's.
Component Codec::vacant_place() {
  const vm::Type& type = *machine_.types().block();
  const Word words[] = {type.id, vm::Object::vacant, 0, 0, 0, 0};
  return intern({}, words);
}

}  // namespace mmcheck::store
