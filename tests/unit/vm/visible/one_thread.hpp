// One thread that executes a method of methods.cs, step by step, and others that are not there but
// might be.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "model/model.hpp"
#include "vm/execute/execution.hpp"
#include "vm/program/program.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::testing {

using model::OperationClass;

/// What a search would know: nothing, if a test does not say more.
class Others final : public vm::Surroundings {
 public:
  bool owned = false;  // all objects
  bool alone = false;
  bool quiet = false;
  bool counts = false;  // what is overtaken
  bool fresh = false;   // all objects

  bool is_owned(const vm::Access& access) override {
    return owned && access.to.kind == vm::Pointer::Kind::Object;
  }
  bool happens_alone(const vm::Access& /*access*/) override { return false; }
  bool concerns_others(const vm::Access& /*access*/) override { return true; }
  bool concerns_nobody_else(const vm::Access& /*access*/) override { return false; }
  bool may_be_merged(const vm::Access& /*access*/) override { return false; }
  void note_finalizable() override {}
  Garbage garbage() override { return {}; }
  void note_process_wide_fence() override {}
  bool counts_overtaken() const override { return counts; }
  bool is_alone() override { return alone; }
  bool is_quiet(const vm::Access& /*access*/, const Circumstances& /*of*/) override {
    return quiet;
  }
  bool is_fresh(const vm::Access& /*access*/) override { return fresh; }
  bool has_to_itself(const vm::Pointer& /*pointer*/) override { return fresh; }
  void note_hidden_way() override {}
};

/// A model in which everything may overtake everything, but for what a test takes away.
struct Permissive {
  model::Model::Table table{};
  model::Model::Switches switches{};

  Permissive() {
    for (model::Model::Row& row : table) row.fill(true);
  }
  Permissive& forbid(OperationClass first, OperationClass second) {
    table[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)] = false;
    return *this;
  }
  Permissive& with(model::Switch which, std::uint8_t setting = 1) {
    switches[static_cast<std::size_t>(which)] = setting;
    return *this;
  }
  model::Model model() const { return {"test", "", table, switches}; }
};

class OneThread {
 public:
  /// Sequentially consistent.
  explicit OneThread(const std::string& method) : machine_(types_, {}, [](std::string_view) {}) {
    const vm::Type& owner = *types_.type(program_->main(), type_token("Methods"), {});
    for (const std::uint32_t row : program_->main().metadata().all(assembly::Table::MethodDef)) {
      if (program_->main().metadata().string(assembly::Column::MethodDef_Name, row) != method)
        continue;
      entry_ = types_.method(program_->main(), vm::Token(assembly::Table::MethodDef, row), {});
    }
    REQUIRE(entry_ != nullptr);
    owner_ = &owner;
    const vm::Code& code = machine_.code(*entry_);
    vm::Thread thread;
    thread.cells.resize(code.frame_cells + 256);
    thread.frames.push_back({&code, 0, 0, code.frame_cells, 0, vm::Frame::Kind::Call, false});
    state.heap = vm::Heap(machine_.limits().collect_bytes);
    state.threads.push_back(base::Shared<vm::Thread>::make(thread));
    state.threads.push_back(base::Shared<vm::Thread>::make(thread));
    vm::Execution(machine_, state, 1).statics(owner);
  }
  OneThread(const std::string& method, const Permissive& permissive) : OneThread(method) {
    model_ = std::make_unique<model::Model>(permissive.model());
    relaxation_.model = model_.get();
  }

  vm::Stop::Kind step(std::uint32_t choice = 0) {
    vm::Execution execution(machine_, state, 0);
    const vm::Stop stop = execution.step(others, choice, model_ ? &relaxation_ : nullptr);
    alternatives = execution.alternatives();
    return stop.kind;
  }
  /// The operation of the queue with this number completes, and the thread goes on.
  vm::Stop::Kind complete(std::uint32_t number) {
    return step(number + (pending().stall == vm::Stall::Pauses ? 1 : 0));
  }
  /// Whether it may do so now.
  bool may_complete(std::uint32_t number) {
    const vm::State before = state;
    const vm::Stop::Kind kind = complete(number);
    state = before;
    return kind != vm::Stop::Kind::Blocked;
  }

  const vm::Thread& thread() const { return *state.threads[0]; }
  const vm::Pending& pending() const { return thread().pending; }
  const std::vector<vm::Operation>& queue() const { return pending().queue; }
  /// What a static field of Methods holds: its low four bytes.
  std::uint32_t value(const std::string& field) {
    vm::Execution execution(machine_, state, 1);
    return vm::load<std::uint32_t>(execution.statics(*owner_).data.data() +
                                   this->field(field).offset);
  }
  void set(const std::string& name, std::uint32_t number) {
    vm::Execution execution(machine_, state, 1);
    execution.statics(*owner_);
    vm::store(state.statics[owner_->id].write().data.data() + field(name).offset, number);
  }
  const vm::Field& field(const std::string& name) { return field_of(*owner_, name); }
  const vm::Field& field_of(const vm::Type& type, const std::string& name) {
    const assembly::Metadata& metadata = program_->main().metadata();
    for (const std::uint32_t row : metadata.all(assembly::Table::Field)) {
      if (metadata.string(assembly::Column::Field_Name, row) != name) continue;
      const vm::Field& found =
          *types_.field(program_->main(), vm::Token(assembly::Table::Field, row), {});
      if (found.owner == &type) return found;
    }
    FAIL("no such field");
    std::abort();
  }
  const vm::Type& type(const std::string& name) {
    return *types_.type(program_->main(), type_token(name), {});
  }
  vm::Ref make(const vm::Type& type) { return state.heap.allocate(&type, 0, type.instance_size); }
  vm::TypeSystem& types() { return types_; }
  vm::Machine& machine() { return machine_; }
  vm::Relaxation& relaxation() { return relaxation_; }

  Others others;
  vm::State state;
  std::uint32_t alternatives = 0;

 private:
  static std::string path() {
    const char* folder = std::getenv("MMCHECK_FIXTURES");
    REQUIRE(folder != nullptr);
    return std::string(folder) + "/visible_methods.exe";
  }
  vm::Token type_token(const std::string& name) {
    const assembly::Metadata& metadata = program_->main().metadata();
    for (const std::uint32_t row : metadata.all(assembly::Table::TypeDef)) {
      if (metadata.string(assembly::Column::TypeDef_Name, row) == name) {
        return {assembly::Table::TypeDef, row};
      }
    }
    FAIL("no such type");
    std::abort();
  }

  std::unique_ptr<const vm::Program> program_ = vm::Program::load(path(), {});
  vm::TypeSystem types_{*program_};
  vm::Machine machine_;
  std::unique_ptr<model::Model> model_;
  vm::Relaxation relaxation_{};
  const vm::Method* entry_ = nullptr;
  const vm::Type* owner_ = nullptr;
};

}  // namespace mmcheck::testing
