// How something came about: its run is made once more, and told step by step.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mmcheck/check.hpp"
#include "search/subject.hpp"
#include "search/successors/successors.hpp"
#include "search/telling/callers.hpp"
#include "search/telling/overtakings.hpp"

namespace mmcheck::search {

class Teller {
 public:
  Teller(Successors& successors, const Subject& subject);

  /// Puts the run into the violation: these moves, and the one in which something goes wrong, if
  /// there is one. From the move with the number `repeats_from` on, if there is one, they repeat
  /// for ever.
  void tell(Violation& violation, const Position& start, const std::vector<ReplayMove>& moves,
            std::optional<Move> last, std::size_t repeats_from);
  /// What happened out of order in the run.
  std::vector<Overtaking> explain(const Position& start, const std::vector<ReplayMove>& moves,
                                  std::optional<Move> last);

 private:
  /// Where a run has come to, while it is told.
  struct Telling {
    Position at;
    std::vector<std::uint32_t> names;  // of objects, by their numbers
    std::uint32_t next_name = 1;
    std::vector<std::string> methods;  // that the threads run
    std::vector<TraceStep> steps;
    std::string written;  // by the program
    Callers callers;
    bool has_waited_in_vain = false;  // somebody has
  };

  void describe_move(const Telling& telling, vm::State& before, const ReplayMove& move,
                     TraceStep& told);
  Step tell_step(Telling& telling, const ReplayMove& move);
  void go_on(Telling& telling, const Step& made);
  static void name_new_objects(Telling& telling);
  void tell_besides(const Telling& telling, std::vector<TraceStep>& besides, std::uint32_t thread,
                    std::uint32_t number);
  void tell_methods(Telling& telling);
  void tell_issued(Telling& telling, std::uint32_t thread,
                   const std::vector<vm::Operation>& before);
  void tell_ending(Telling& telling, const std::vector<ReplayMove>& moves);
  vm::Stop::Kind tell_closely(Telling& telling, ReplayMove move);
  static void add_details(Telling& telling, std::size_t first, std::vector<TraceStep> details);
  void tell_settled(Telling& telling, const ReplayMove& move);
  std::vector<ThreadStatus> tell_threads(const Telling& telling);

  Successors& successors_;
  Stepper& stepper_;
  vm::Machine& machine_;
  const Subject& subject_;
};

}  // namespace mmcheck::search
