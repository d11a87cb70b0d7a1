// The programs of steps.cs, and their successors.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <deque>
#include <string>
#include <vector>

#include "check/loaded.hpp"
#include "model/models.hpp"
#include "search/successors/successors.hpp"
#include "vm/entry_point.hpp"
#include "vm/program/types.hpp"

namespace mmcheck::testing {

inline Options options_of_steps(const std::string& entry) {
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  Options options;
  options.assembly = std::string(folder) + "/steps.exe";
  options.entry = "Steps::" + entry;
  return options;
}

struct ProgramOfSteps {
  explicit ProgramOfSteps(const std::string& entry, const std::string& model = "sc",
                          bool reduce = true)
      : options(options_of_steps(entry)),
        loaded(options),
        first(vm::entry_point(loaded.types, options.entry)) {
    options.reduce = reduce;
    const model::Model* relaxed = model == "sc" ? nullptr : model::find_built_in(model);
    successors.emplace(loaded.machine, options, relaxed, search::Watched{}, search::Sharing{});
    start = successors->start(first, {});
  }

  /// Calls visit(position, move, step) for every step of a search, which begins anew where it has
  /// assumed too much, and visit_all(position, expansion) when all of a position are made. Returns
  /// the number of positions.
  template <typename Visit, typename VisitAll>
  std::size_t explore(const Visit& visit, const VisitAll& visit_all) {
    for (;;) {
      const std::size_t count = explore_once(visit, visit_all);
      if (!successors->sharing().is_refuted()) return count;
      if (successors->begin_anew()) start = successors->start(first, {});
    }
  }

  template <typename Visit>
  std::size_t explore(const Visit& visit) {
    return explore(visit, [](const search::Position&, const search::Expansion&) {});
  }
  std::size_t explore() {
    return explore([](const search::Position&, search::Move, const search::Step&) {});
  }

  Options options;
  Loaded loaded;
  vm::Entry first;
  std::optional<search::Successors> successors;
  search::Position start;
  std::size_t ends = 0;  // positions of the last search in which the program is over

 private:
  template <typename Visit, typename VisitAll>
  std::size_t explore_once(const Visit& visit, const VisitAll& visit_all) {
    std::vector<search::Position> found{start};
    ends = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
      const search::Position at = found[i];
      if (successors->is_over(at)) {
        ++ends;
        continue;
      }
      search::Expansion expansion;
      successors->expand(at, expansion, [&](search::Move move, const search::Step& step) {
        visit(at, move, step);
        if (!step.goes_on()) return true;
        search::Position to = successors->next(at, move, step).from(at);
        const auto is_it = [&](const search::Position& one) { return one.state == to.state; };
        if (std::ranges::none_of(found, is_it)) found.push_back(std::move(to));
        return true;
      });
      if (expansion.end == search::Expansion::End::Refuted) break;
      visit_all(at, expansion);
    }
    return found.size();
  }
};

}  // namespace mmcheck::testing
