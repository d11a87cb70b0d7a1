// Where a thread stands, and what an exception says of itself.
#include "base/unicode.hpp"
#include "vm/execute/execution.hpp"
#include "vm/execute/threads.hpp"
#include "vm/program/reflection_names.hpp"

namespace mmcheck::vm {

Place place_of(const Frame& frame) {
  return {frame.code->method, frame.code->il_offsets[frame.pc]};
}

std::string to_string(const Place& place) {
  const Module& module = *place.method->owner->definition.module;
  std::string text = qualified_name(*place.method);
  const auto& symbols = module.assembly->symbols().symbols;
  if (symbols == nullptr) return text;
  const assembly::SequencePoint* found = nullptr;
  for (const auto& point : symbols->sequence_points(place.method->row)) {
    if (point.offset <= place.il_offset && !point.is_hidden()) found = &point;
  }
  if (found == nullptr) return text;
  const std::string& path = symbols->documents()[found->document];
  return text + " at " + path.substr(path.find_last_of("/\\") + 1) + ":" +
         std::to_string(found->line);
}

bool is_programs_own(const Method& method) {
  const Module* module = method.owner->definition.module;
  return module != nullptr && !module->is_model && !method.owner->is_delegate;
}

bool is_programs_own(const Frame& frame) {
  return frame.kind == Frame::Kind::Call && is_programs_own(*frame.code->method);
}

std::vector<Place> user_stack(const Thread& thread) {
  std::vector<Place> places;
  for (auto frame = thread.frames.rbegin(); frame != thread.frames.rend(); ++frame) {
    if (is_programs_own(*frame)) places.push_back(place_of(*frame));
  }
  return places;
}

std::string describe_exception(Machine& machine, State& state, Ref exception) {
  const Object* object = state.heap.find(exception);
  std::string name = reflection_name(*object->type);
  const Method* to_string = machine.find_virtual(
      object->type, machine.types().model_method("System.Object", "ToString", 1));
  // On a thread of its own: the one that threw stays as it is, for whoever looks at it.
  const auto number = static_cast<std::uint32_t>(state.threads.size());
  state.threads.push_back(
      base::Shared<Thread>::make(make_thread(machine.code(*to_string), {exception})));
  const Stop stop = machine.run(state, number);
  state.threads.pop_back();
  if (stop.kind != Stop::Kind::Ended || stop.code == 0) return name;
  return base::to_utf8(machine.text(state, static_cast<Ref>(stop.code)));
}

}  // namespace mmcheck::vm
