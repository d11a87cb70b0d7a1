// A program that is to be searched: loaded, with a machine, and what options say about it by name.
#pragma once

#include <memory>

#include "mmcheck/options.hpp"
#include "model/model.hpp"
#include "search/subject.hpp"
#include "vm/execute/machine.hpp"
#include "vm/program/program.hpp"
#include "vm/program/type_system.hpp"

namespace mmcheck {

struct Loaded {
  explicit Loaded(const Options& options);

  std::unique_ptr<const vm::Program> program;
  vm::TypeSystem types;
  vm::Machine machine;
  /// Memory has run out while something was made of it: nothing more can be asked of it.
  bool is_spoiled = false;
};

/// Under sequential consistency, or under a model.
search::Subject subject_of(Loaded& loaded, const vm::Entry& entry, const Options& options,
                           const model::Model* model = nullptr);

}  // namespace mmcheck
