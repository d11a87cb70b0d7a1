// Any text as a C# source, with repairs at places of it that it may not have: they become changes
// that fit into it, or reasons why there are none.
//
// The first sixteen bytes of an input are four repairs: kind, line, column, what is known of the
// statement. The rest is the source.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/check.hpp"
#include "mmcheck/result.hpp"
#include "patch/diff.hpp"
#include "patch/edits.hpp"

namespace {

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

constexpr std::size_t bytes_of_repairs = 16;

/// What is accessed, and with which instruction.
struct Access {
  const char* type;
  const char* field;
  IlInstruction::Kind kind;
};
constexpr std::array accesses = {Access{"P", "x", IlInstruction::Kind::ReadField},
                                 Access{"P", "x", IlInstruction::Kind::WriteField},
                                 Access{"Node", "next", IlInstruction::Kind::ReadField},
                                 Access{"Node", "next", IlInstruction::Kind::WriteField},
                                 Access{"", "", IlInstruction::Kind::ReadElement},
                                 Access{"", "", IlInstruction::Kind::WriteElement},
                                 Access{"P", "<X>k__BackingField", IlInstruction::Kind::Call},
                                 Access{"", "", IlInstruction::Kind::Other}};

Target target_of(const Access& access) {
  Target target;
  if (access.kind == IlInstruction::Kind::Other) return target;
  const bool is_field = access.field[0] != '\0';
  target.kind = is_field ? Target::Kind::Field : Target::Kind::SomeElement;
  target.owner = {Owner::Kind::Class, access.type};
  if (is_field) target.path = {access.field};
  return target;
}

Repair repair_of(const std::uint8_t* bytes) {
  Repair repair;
  repair.kind = static_cast<Repair::Kind>(bytes[0] % 7);
  const Access& access = accesses[bytes[0] / 7U % accesses.size()];
  repair.target = target_of(access);
  IlInstruction& instruction = repair.location.instruction;
  instruction.kind = access.kind;
  instruction.type = access.type;
  instruction.member = access.field;
  const bool is_of_element = access.kind == IlInstruction::Kind::ReadElement ||
                             access.kind == IlInstruction::Kind::WriteElement;
  if (is_of_element) instruction.element = IlInstruction::Element::I4;
  repair.location.type = "P";
  repair.location.file = "a.cs";
  repair.location.line = bytes[1];
  repair.location.column = bytes[2];
  if (bytes[3] != 0xff) {
    const std::uint8_t known = bytes[3];
    repair.in_statement = Repair::InStatement{
        (known & 1) != 0, 1U + (known >> 1 & 3), 1U + (known >> 3 & 3), {}, (known & 0x20) != 0};
    repair.is_in_loop = (known & 0x40) != 0;
  }
  return repair;
}

void check_edits(const std::vector<patch::Edit>& edits, std::string_view source) {
  std::size_t at = 0;
  for (const patch::Edit& edit : edits) {
    base::check(edit.begin >= at && edit.end >= edit.begin && edit.end <= source.size(),
                "edits overlap, or are outside of the source");
    at = edit.end;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < bytes_of_repairs) return 0;
  std::vector<Repair> repairs;
  for (std::size_t at = 0; at < bytes_of_repairs; at += 4) repairs.push_back(repair_of(data + at));
  const std::string_view source(reinterpret_cast<const char*>(data) + bytes_of_repairs,
                                size - bytes_of_repairs);
  const patch::Plan plan = patch::plan(repairs, [&](const std::string&) { return source; });
  for (const auto& [file, edits] : plan.files) {
    check_edits(edits, source);
    patch::applied(source, edits);
    patch::file_diff(file, source, edits);
  }
  return 0;
}
