// Between the machine's states and components.
//
// Components of states that are the same have to be the same words. So references are kept apart,
// and numbered by the search; cells that cannot matter any more are zero.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/sequences.hpp"
#include "store/vector.hpp"
#include "vm/execute/machine.hpp"
#include "vm/translate/liveness.hpp"

namespace mmcheck::store {

class Words;  // words.hpp

/// What there is to say of the references of a component.
struct ReferenceMarks {
  std::size_t handed_out = 0;   // so many, at the end
  std::size_t lingering = 0;    // behind those: see keep_lingering()
  bool is_finalizable = false;  // they are of an object that has a finalizer to be run
  Word weak = 0;                // bits of each
  friend bool operator==(const ReferenceMarks&, const ReferenceMarks&) = default;
};

class Codec {
 public:
  explicit Codec(vm::Machine& machine) : machine_(machine) {}

  // --- from the machine. All change what they are given: it loses its references.
  Component summary(const vm::Thread& thread);
  Component body(vm::Thread& thread);
  /// Of a summary, without loading it.
  vm::Thread::Status status(Component summary) const {
    return static_cast<vm::Thread::Status>(components_[summary][3]);
  }
  /// Likewise: the thread that has joined it.
  std::optional<std::uint32_t> joined_by(Component summary) const {
    const Word by = components_[summary][5];
    return by == 0 ? std::nullopt : std::optional(by - 1);
  }
  /// Of a body: the object of the thread that it waits for, and does nothing before that has ended;
  /// 0 if it can go on, or waits for something else.
  vm::Ref joined(Component body);
  /// What is observed, and the monitors of objects that are in every state; 0 if there is none of
  /// it.
  Component globals(const vm::State& state);
  /// 0 for a class that nobody has touched.
  Component statics(const vm::Type& type, vm::Statics& statics);
  Component object(vm::Object& object, const vm::Monitor* monitor);

  // --- and back
  void load_summary(Component component, vm::Thread& to) const;
  void load_body(Component component, vm::Thread& to) const;
  vm::Statics load_statics(Component component, const vm::Type& type) const;
  void load_globals(Component component, vm::State& to) const;
  /// Puts the object, and the monitor that somebody holds, into the state.
  void load_object(Component component, vm::Ref ref, vm::State& to) const;

  // --- pinned objects (vm::State::pinned), of a state in which they have their numbers
  bool has_pins(const Vector& state) const {
    const bool has_globals =
        state.statics.size() > number_of_globals && state.statics[number_of_globals] != 0;
    return has_globals && pins(state.statics[number_of_globals]) != 0;
  }
  std::size_t pins(Component globals) const {
    return components_[globals][1 + components_[globals][0]];
  }
  /// Lets those go whose numbers nobody has any more; false if there are none. Others keep their
  /// numbers.
  bool release_pins(Vector& state);
  /// Whether to tell of references in variables that nobody looks at any more. Otherwise they are
  /// none.
  void keep_lingering(bool keeps) { keeps_lingering_ = keeps; }
  /// Objects of what is encoded from now on have numbers below this one.
  void set_end(vm::Ref end) { objects_end_ = end; }

  /// Of an object: its contents, without who holds its monitor.
  bool are_same_but_for_monitor(Component left, Component right) const;
  /// The thread that holds its monitor.
  std::optional<std::uint32_t> monitor_holder(Component object) const;

  // --- components themselves
  std::span<const Word> references(Component component) const {
    const auto words = components_[component];
    return words.subspan(1, words[0]);
  }
  /// The number of its sequence of references, each of which is there where it comes first.
  std::uint32_t skeleton(Component component) const {
    return component == 0 ? 0 : skeletons_of_[component];
  }
  /// Those that a thread is about to hand out have handed_out_bit.
  static constexpr Word handed_out_bit = Word{1} << 31;
  /// Those that do not keep what they lead to have weak_bit; besides, if that is there until it has
  /// been finalized, long_bit.
  static constexpr Word weak_bit = Word{1} << 30;
  static constexpr Word long_bit = Word{1} << 29;
  /// Those in variables that nobody looks at any more: a compiler may let them lead there or not.
  static constexpr Word lingering_bit = Word{1} << 28;
  /// At the end of those of an object that has a finalizer to be run.
  static constexpr Word finalizable_mark = handed_out_bit;
  static constexpr vm::Ref ref_of(Word reference) {
    return reference & ~(handed_out_bit | weak_bit | long_bit | lingering_bit);
  }
  /// Whether there are any such.
  bool has_garbage() const { return has_garbage_; }
  std::span<const Word> references_of(std::uint32_t skeleton) const {
    return skeleton == 0 ? std::span<const Word>() : skeletons_[skeleton];
  }
  std::uint32_t skeleton_of(std::span<const Word> references) {
    return skeletons_.intern(references);
  }
  /// Of other skeletons in these places; 0 if there are none.
  std::uint32_t number_of(Replacements skeletons);
  std::vector<Replacement> changes_of(std::uint32_t number) const;
  /// The same component where every object has another number: `to[from]`.
  Component renamed(Component component, std::span<const vm::Ref> to);

  /// Where the component of a class is among Vector::statics: as they are met, after the globals'.
  std::uint32_t number_of_class(const vm::Type& type);
  const vm::Type& class_of(std::uint32_t number) const { return *classes_[number]; }
  std::span<const vm::Type* const> classes() const { return std::span(classes_).subspan(1); }
  static constexpr std::uint32_t number_of_globals = 0;
  std::uint64_t bytes() const {
    return components_.bytes() + skeletons_.bytes() + changes_.bytes();
  }

 private:
  std::uint32_t number_of_text(const std::string& text);
  using Marks = ReferenceMarks;
  Marks marks_of(const vm::Object& object) const;
  Component intern(std::span<const vm::Ref> references, std::span<const Word> rest,
                   Marks marks = {});
  static void put_value(std::vector<Word>& to, const vm::Value& value);
  void put_operation(std::vector<Word>& to, const vm::Operation& operation);
  void put_round(std::vector<Word>& to, const vm::Round& round);
  void put_pending(std::vector<Word>& to, const vm::Pending& pending);
  vm::Pending take_pending(Words& from) const;
  static vm::Value take_value(Words& from);
  void take_expression(Words& from, vm::Expression& expression) const;
  void take_operation(Words& from, vm::Operation& operation) const;
  void take_round(Words& from, vm::Round& round) const;
  std::uint32_t number_of_code(const vm::Code& code);
  const vm::Liveness& liveness(const vm::Code& code);
  std::vector<vm::Cell> live_cells(const vm::Thread& thread);
  void note_lingering(const vm::Thread& thread, std::size_t frame);
  void drop_dead(vm::Pending& pending) const;
  const std::vector<vm::Ref>& numbers_in(Component component);
  Component vacant_place();

  vm::Machine& machine_;
  Sequences components_;
  Sequences skeletons_;
  Sequences changes_;                           // of skeletons: three words each
  std::vector<std::uint32_t> skeletons_of_{0};  // by component
  std::unordered_map<Component, Marks> marks_;  // not none
  bool has_garbage_ = false;
  bool keeps_lingering_ = false;
  std::vector<std::pair<std::uint32_t, vm::Ref>> lingering_;  // of the last live_cells(): by cell
  std::unordered_map<Component, std::vector<vm::Ref>> numbers_in_;
  vm::Ref objects_end_ = vm::Heap::first_permanent;
  std::vector<const vm::Code*> codes_;
  std::unordered_map<const vm::Code*, std::uint32_t> code_numbers_;
  std::vector<std::unique_ptr<vm::Liveness>> liveness_;  // by number of the code
  std::vector<const vm::Type*> classes_{nullptr};        // by number
  std::vector<std::uint32_t> class_numbers_;             // by Type::id
  std::vector<std::string> texts_;                       // that were observed
  std::vector<vm::Ref> joined_;                          // by component; unknown: nobody yet
  std::vector<bool> is_live_;                            // the cells of the last live_cells()
  std::vector<vm::Ref> references_;                      // of what is being encoded
  std::vector<Word> words_;
};

}  // namespace mmcheck::store
