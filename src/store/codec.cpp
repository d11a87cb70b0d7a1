// Components themselves; classes and objects.
#include "store/codec.hpp"

#include <algorithm>

#include "store/words.hpp"
#include "vm/execute/references.hpp"

namespace mmcheck::store {

using vm::Ref;

namespace {

/// Leaves each reference where it comes first, and no null: where the others are does not matter to
/// a walk along them, and so there are fewer skeletons.
void drop_repeated(std::vector<Word>& references) {
  constexpr std::ptrdiff_t far = 32;  // to look back
  auto end = references.begin();
  for (const Word ref : references) {
    const auto begin = end - std::min(far, end - references.begin());
    const bool is_null = (ref & ~Codec::handed_out_bit) == 0;
    if (!is_null && std::find(begin, end, ref) == end) *end++ = ref;
  }
  references.erase(end, references.end());
}

}  // namespace

Component Codec::intern(std::span<const Ref> references, std::span<const Word> rest, Marks marks) {
  std::vector<Word> words;
  words.reserve(1 + references.size() + rest.size());
  words.push_back(static_cast<Word>(references.size()));
  words.insert(words.end(), references.begin(), references.end());
  words.insert(words.end(), rest.begin(), rest.end());
  const Component component = components_.intern(words);
  if (component < skeletons_of_.size()) return component;
  words.assign(references.begin(), references.end());
  const std::size_t lingering = words.size() - marks.lingering;
  for (std::size_t i = lingering - marks.handed_out; i < lingering; ++i) {
    words[i] |= handed_out_bit;
  }
  for (std::size_t i = lingering; i < words.size(); ++i) {
    if (words[i] != 0) words[i] |= lingering_bit;
  }
  drop_repeated(words);
  for (Word& word : words) word |= marks.weak;
  if (marks.is_finalizable) words.push_back(finalizable_mark);
  skeletons_of_.push_back(skeletons_.intern(words));
  if (marks != Marks()) marks_[component] = marks;
  has_garbage_ |= marks.is_finalizable || marks.weak != 0;
  return component;
}

Component Codec::renamed(Component component, std::span<const Ref> to) {
  if (component == 0) return 0;
  const auto words = components_[component];
  const std::vector<Word> rest(words.begin() + 1 + words[0], words.end());
  std::vector<Ref> references(words.begin() + 1, words.begin() + 1 + words[0]);
  for (Ref& ref : references) ref = to[ref];
  const auto marks = marks_.find(component);
  return intern(references, rest, marks == marks_.end() ? Marks() : marks->second);
}

std::uint32_t Codec::number_of(Replacements skeletons) {
  if (skeletons.empty()) return 0;
  words_.clear();
  for (const Replacement& change : skeletons) {
    const Word words[] = {static_cast<Word>(change.list), change.index, change.component};
    words_.insert(words_.end(), std::begin(words), std::end(words));
  }
  return changes_.intern(words_);
}

std::vector<Replacement> Codec::changes_of(std::uint32_t number) const {
  std::vector<Replacement> changes;
  const std::span<const Word> words = changes_[number];
  for (std::size_t i = 0; i < words.size(); i += 3) {
    changes.push_back({static_cast<List>(words[i]), words[i + 1], words[i + 2]});
  }
  return changes;
}

std::uint32_t Codec::number_of_class(const vm::Type& type) {
  if (type.id >= class_numbers_.size()) class_numbers_.resize(type.id + 1);
  std::uint32_t& number = class_numbers_[type.id];
  if (number == 0) {
    number = static_cast<std::uint32_t>(classes_.size());
    classes_.push_back(&type);
  }
  return number;
}

Component Codec::statics(const vm::Type& type, vm::Statics& statics) {
  const bool is_untouched =
      statics.status == vm::Statics::Status::Untouched &&
      std::ranges::all_of(statics.data, [](std::uint8_t byte) { return byte == 0; });
  if (is_untouched) return 0;
  references_.clear();
  words_.clear();
  Extract extract(references_, objects_end_);
  extract.reference(reinterpret_cast<std::uint8_t*>(&statics.failure));
  vm::visit_parts(type.static_parts, statics.data.data(), extract);
  words_.push_back(static_cast<Word>(statics.status));
  words_.push_back(statics.status == vm::Statics::Status::Running ? statics.thread : 0);
  put_bytes(words_, statics.data.data(), statics.data.size());
  return intern(references_, words_);
}

vm::Statics Codec::load_statics(Component component, const vm::Type& type) const {
  vm::Statics statics;
  statics.data.resize(type.static_size);
  if (component == 0) return statics;
  Words words(components_[component]);
  statics.status = static_cast<vm::Statics::Status>(words.next());
  statics.thread = words.next();
  words.bytes(statics.data.data(), statics.data.size());
  Restore restore(references(component));
  restore.reference(reinterpret_cast<std::uint8_t*>(&statics.failure));
  vm::visit_parts(type.static_parts, statics.data.data(), restore);
  return statics;
}

// --- Objects

Component Codec::object(vm::Object& object, const vm::Monitor* monitor) {
  references_.clear();
  words_.clear();
  Extract extract(references_, objects_end_);
  vm::visit_object(object, extract);
  const Word words[] = {object.type->id,
                        object.length,
                        object.size,
                        object.hash,
                        monitor == nullptr ? 0 : monitor->thread + 1,
                        monitor == nullptr ? 0 : monitor->depth};
  words_.insert(words_.end(), std::begin(words), std::end(words));
  put_bytes(words_, object.data(), object.size);
  return intern(references_, words_, marks_of(object));
}

namespace {

// Of what follows the references of an object, as Codec::object() writes it.
constexpr std::size_t words_before_monitor = 4;
constexpr std::size_t words_of_monitor = 2;

}  // namespace

bool Codec::are_same_but_for_monitor(Component left, Component right) const {
  if (left == right) return true;
  if (left == 0 || right == 0) return false;
  const std::span<const Word> one = components_[left];
  const std::span<const Word> other = components_[right];
  const std::size_t before = 1 + one[0] + words_before_monitor;
  return one.size() == other.size() && std::ranges::equal(one.first(before), other.first(before)) &&
         std::ranges::equal(one.subspan(before + words_of_monitor),
                            other.subspan(before + words_of_monitor));
}

std::optional<std::uint32_t> Codec::monitor_holder(Component object) const {
  if (object == 0) return std::nullopt;
  const std::span<const Word> words = components_[object];
  const Word thread = words[1 + words[0] + words_before_monitor];
  return thread == 0 ? std::nullopt : std::optional(thread - 1);
}

Codec::Marks Codec::marks_of(const vm::Object& object) const {
  Marks marks;
  marks.is_finalizable = (object.hash & vm::Object::finalizable) != 0;
  const vm::WellKnown& known = machine_.known();
  if (object.type == known.weak_handle) {
    const bool is_long = object.data()[known.weak_is_long->offset] != 0;
    marks.weak = weak_bit | (is_long ? long_bit : 0);
  }
  return marks;
}

void Codec::load_object(Component component, Ref ref, vm::State& to) const {
  Words words(components_[component]);
  const vm::Type* type = machine_.types().by_id(words.next());
  const Word length = words.next();
  const Word size = words.next();
  vm::Object* object = to.heap.put(ref, type, length, size);
  object->hash = words.next();
  const Word thread = words.next();
  const Word depth = words.next();
  if (thread != 0) to.monitors[ref] = {thread - 1, depth};
  words.bytes(object->data(), size);
  Restore restore(references(component));
  vm::visit_object(*object, restore);
}

}  // namespace mmcheck::store
