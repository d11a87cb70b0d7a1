// How few barriers a program can do with, by trying all sets of places, the small ones first.
// Shares no code with src/, as the enumerator that it asks.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "enumerator/enumerate.hpp"

namespace fences {

/// A place for a barrier: before an instruction of a thread, whoever comes there.
struct Gap {
  std::size_t thread;
  std::size_t instruction;
};

/// The places worth trying: whatever another place can do, one of these can.
std::vector<Gap> gaps_of(const enumerator::LoweredProgram& program);

enumerator::LoweredProgram with_barriers(const enumerator::LoweredProgram& program,
                                         const std::vector<Gap>& gaps);

struct Fewest {
  std::vector<Gap> gaps;         // one set of that size
  std::size_t places;            // how many there were to choose from
  std::size_t sets = 0;          // how many were tried
  std::size_t sets_of_size = 0;  // how many of that size are enough
};

/// The smallest sets of barriers with which the program has, under the model, only outcomes that it
/// has under sc. Nothing if there are too many places or states to know.
std::optional<Fewest> fewest_barriers(const enumerator::LoweredProgram& program,
                                      const enumerator::Model& model, std::size_t max_places,
                                      std::size_t max_states);

/// "before instruction 3 of T0, …"
std::string text_of(const std::vector<Gap>& gaps);

}  // namespace fences
