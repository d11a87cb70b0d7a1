// Counts what is in assemblies, for comparison with an independent reader (Counts.cs prints the
// same lines):
//
//   counts < PATHS         one line per path
//   counts --time PATH     seconds of two walks over PATH, the memory that they took, the file's
//   size
#include <fmt/core.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include "assembly/assembly.hpp"
#include "base/error.hpp"
#include "disassemble/disassemble.hpp"

namespace {

using mmcheck::assembly::Assembly;
using mmcheck::assembly::Reading;
using mmcheck::assembly::Table;

struct Counts {
  std::uint32_t types = 0;
  std::uint32_t methods = 0;
  std::uint32_t fields = 0;
  std::size_t bodies = 0;
  std::size_t instructions = 0;
  std::size_t regions = 0;
};

std::size_t count_instructions(mmcheck::assembly::Bytes code) {
  std::size_t count = 0;
  for (std::uint32_t offset = 0; offset < code.size(); ++count) {
    offset = mmcheck::assembly::decode(code, offset).end();
  }
  return count;
}

Counts count(const Assembly& assembly) {
  const auto& metadata = assembly.metadata();
  Counts counts;
  counts.types = metadata.rows(Table::TypeDef);
  counts.methods = metadata.rows(Table::MethodDef);
  counts.fields = metadata.rows(Table::Field);
  for (std::uint32_t method : metadata.all(Table::MethodDef)) {
    if (!assembly.has_body(method)) continue;
    const auto body = assembly.body(method);
    ++counts.bodies;
    counts.regions += body.regions.size();
    counts.instructions += count_instructions(body.code);
  }
  return counts;
}

std::size_t count_sequence_points(const Assembly& assembly) {
  const auto& symbols = assembly.symbols().symbols;
  if (!symbols) return 0;
  std::size_t count = 0;
  for (std::uint32_t method : assembly.metadata().all(Table::MethodDef)) {
    count += symbols->sequence_points(method).size();
  }
  return count;
}

std::string describe(const std::string& path) {
  try {
    const auto assembly = Assembly::open(path, Reading::in_parts);
    const Counts counts = count(*assembly);
    return fmt::format(
        "types={} methods={} fields={} bodies={} instructions={} regions={} points={}",
        counts.types, counts.methods, counts.fields, counts.bodies, counts.instructions,
        counts.regions, count_sequence_points(*assembly));
  } catch (const mmcheck::base::Error& error) {
    return fmt::format("error {}", error.what());
  }
}

/// The most memory that this process ever had.
std::size_t peak_memory() {
  std::ifstream status("/proc/self/status");
  std::string word;
  std::size_t kilobytes = 0;
  while (status >> word) {
    if (word == "VmHWM:") status >> kilobytes;
  }
  return kilobytes * 1024;
}

template <typename Walk>
double seconds(Walk walk) {
  const auto start = std::chrono::steady_clock::now();
  walk();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Both walks open the file anew, as they do in Counts.cs.
void time_walks(const std::string& path) {
  std::size_t instructions = 0;
  const double counting =
      seconds([&] { instructions = count(*Assembly::open(path, Reading::in_parts)).instructions; });
  std::size_t characters = 0;
  std::size_t file = 0;
  const double disassembling = seconds([&] {
    const auto assembly = Assembly::open(path, Reading::in_parts);
    file = assembly->file_size();
    mmcheck::disassemble::disassemble(*assembly,
                                      [&](std::string_view text) { characters += text.size(); });
  });
  fmt::print("counts {:.4f} {}\n", counting, instructions);
  fmt::print("disassemble {:.4f} {}\n", disassembling, characters);
  fmt::print("resident {}\nfile {}\n", peak_memory(), file);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc == 3 && std::string_view(argv[1]) == "--time") {
      time_walks(argv[2]);
      return 0;
    }
    if (argc != 1) {
      fmt::print(stderr, "usage: counts < PATHS | counts --time PATH\n");
      return 2;
    }
    for (std::string path; std::getline(std::cin, path);)
      fmt::print("{} {}\n", path, describe(path));
    return 0;
  } catch (const mmcheck::base::Error& error) {
    fmt::print(stderr, "counts: {}\n", error.what());
    return 2;
  }
}
