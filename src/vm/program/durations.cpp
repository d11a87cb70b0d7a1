#include "vm/program/durations.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>

#include "assembly/instruction.hpp"
#include "base/error.hpp"

namespace mmcheck::vm {
namespace {

using assembly::Column;
using assembly::Instruction;
using assembly::Opcode;
using assembly::Table;

/// Each of them is tried wherever a thread looks at the clock.
constexpr std::size_t most_durations = 6;
constexpr double a_day = 86'400'000;

constexpr std::array types_of_time = {"System.DateTime", "System.DateTimeOffset",
                                      "System.Diagnostics.Stopwatch", "System.TimeSpan"};

struct Unit {
  std::string_view part;  // of a member's name
  double milliseconds;
};
/// The first one whose part is in the name counts: TotalMilliseconds are no seconds.
constexpr std::array<Unit, 7> units = {{{"TickCount", 1},
                                        {"illisecond", 1},
                                        {"Second", 1000},
                                        {"Minute", 60'000},
                                        {"Hour", 3'600'000},
                                        {"Tick", 0.0001},
                                        {"Timestamp", 0.0001}}};

/// What a method says: constants, and the units that they may have.
struct Said {
  std::vector<double> constants;
  std::set<double> units;
  bool is_about_time = false;
};

struct Member {
  std::string type;
  std::string_view name;
};

/// Of another assembly; empty for anything else.
Member member_at(const Module& module, Token token) {
  const assembly::Metadata& metadata = module.metadata();
  if (token.table() == Table::MethodSpec) {
    token = metadata.token(Column::MethodSpec_Method, token.row());
  }
  if (token.table() != Table::MemberRef) return {};
  const Token owner = metadata.token(Column::MemberRef_Class, token.row());
  return {full_name(module, owner), metadata.string(Column::MemberRef_Name, token.row())};
}

void note_call(const Module& module, Token token, Said& said) {
  const Member member = member_at(module, token);
  const bool is_tick_count =
      member.type == "System.Environment" && member.name.starts_with("get_TickCount");
  const bool is_of_time = std::ranges::find(types_of_time, member.type) != types_of_time.end();
  if (!is_tick_count && !is_of_time) return;
  said.is_about_time = true;
  const auto* const unit = std::ranges::find_if(
      units, [&](const Unit& one) { return member.name.find(one.part) != std::string_view::npos; });
  if (unit != units.end()) said.units.insert(unit->milliseconds);
  // new TimeSpan(0, 0, 5), say.
  if (member.name == ".ctor") said.units.insert(1000);
}

void note(const Module& module, const Instruction& instruction, Said& said) {
  const Opcode opcode = instruction.opcode;
  if (opcode == Opcode::ldc_i4 || opcode == Opcode::ldc_i8) {
    said.constants.push_back(static_cast<double>(instruction.integer));
  } else if (opcode == Opcode::ldc_r4 || opcode == Opcode::ldc_r8) {
    said.constants.push_back(instruction.real);
  } else if (assembly::info(opcode).flow == assembly::Flow::call) {
    note_call(module, instruction.token, said);
  }
}

Said said_by(const Module& module, std::uint32_t method) {
  Said said;
  try {
    const assembly::MethodBody body = module.assembly->body(method);
    for (std::uint32_t at = 0; at < body.code.size();) {
      const Instruction instruction = assembly::decode(body.code, at);
      at = instruction.end();
      note(module, instruction, said);
    }
  } catch (const base::Error&) {
    return {};  // it is refused when it is reached
  }
  if (said.units.empty()) said.units.insert(1);
  return said;
}

void add_durations(const Module& module, std::uint32_t method, std::set<std::int64_t>& all) {
  const Said said = said_by(module, method);
  if (!said.is_about_time) return;
  for (const double constant : said.constants) {
    for (const double unit : said.units) {
      const double duration = constant * unit;
      // Not every true is a millisecond; and NaN is none.
      const bool is_one = duration > 0 && duration != 1 && duration < a_day - 1;
      if (is_one) all.insert(static_cast<std::int64_t>(std::floor(duration)) + 1);
    }
  }
}

}  // namespace

std::vector<std::int64_t> durations_of(const Program& program) {
  std::set<std::int64_t> all;
  for (const auto& module : program.modules()) {
    if (!module->is_users()) continue;
    for (const std::uint32_t method : module->metadata().all(Table::MethodDef)) {
      if (module->assembly->has_body(method)) add_durations(*module, method, all);
    }
  }
  std::vector<std::int64_t> shortest(all.begin(), all.end());
  shortest.resize(std::min(shortest.size(), most_durations));
  return shortest;
}

}  // namespace mmcheck::vm
