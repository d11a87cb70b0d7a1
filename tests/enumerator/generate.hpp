// Where programs come from: at random from a seed, or all small ones of a vocabulary.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "program.hpp"

namespace enumerator {

struct Size {
  int threads = 2;
  int statements = 3;  // of each thread, at most; a composite one counts what is inside
};

/// Always the same for the same seed.
Program random_program(std::uint64_t seed, Size size);
/// Likewise; about objects that change hands.
Program random_heap_program(std::uint64_t seed, Size size);
/// About structs, boxes, enums and arrays.
Program random_value_program(std::uint64_t seed, Size size);
/// About exceptions that are thrown while operations wait.
Program random_exception_program(std::uint64_t seed, Size size);
/// About classes with a class constructor.
Program random_class_program(std::uint64_t seed, Size size);
/// Likewise; and constructors that throw.
Program random_failing_class_program(std::uint64_t seed, Size size);
/// About monitors: waiting, pulses, tries, synchronized methods.
Program random_waiting_program(std::uint64_t seed, Size size);
/// About numbers of 64 bits and arrays of two dimensions.
Program random_wide_program(std::uint64_t seed, Size size);
/// About an event that several threads add handlers to.
Program random_event_program(std::uint64_t seed, Size size);
/// About control that depends on what has just been read.
Program random_control_program(std::uint64_t seed, Size size);
/// About publishing objects that refer to each other.
Program random_graph_program(std::uint64_t seed, Size size);
/// About fences of all threads, and compare-exchanges that may fail.
Program random_barrier_program(std::uint64_t seed, Size size);
/// About loops that poll, and may not end.
Program random_polling_program(std::uint64_t seed, Size size);
/// What makes such a program again.
std::string options_of(std::uint64_t seed, Size size);

/// What the statements of exhaustive programs are made of. All have writes and reads of two static
/// fields.
enum class Vocabulary : std::uint8_t {
  Plain,
  Volatile,  // one of the two is volatile
  Locks,     // and a lock around some of the statements
};

/// All programs of two threads with at most that many statements each, up to exchanging the threads
/// and, where both are plain, the two fields.
std::vector<Program> all_programs(Vocabulary vocabulary, int statements);

}  // namespace enumerator
