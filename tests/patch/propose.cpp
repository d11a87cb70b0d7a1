// Writes the diffs for repairs that are given by hand, as --patch does for those that were found.
//
//   propose ASSEMBLY DIR (KIND TYPE::METHOD OPCODE MEMBER NUMBER)...
//
// The instruction is the how manyth with this opcode that names the member; "-" for one that names
// none. What is not in the diffs goes to standard error.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "assembly/assembly.hpp"
#include "assembly/find_method.hpp"
#include "assembly/il_instruction.hpp"
#include "assembly/names.hpp"
#include "cli/write_patches.hpp"
#include "patch/statements.hpp"
#include "report/report.hpp"

using namespace mmcheck;  // NOLINT(google-build-using-namespace)

namespace {

Repair::Kind kind_of(const std::string& name) {
  for (int i = 0; i <= static_cast<int>(Repair::Kind::VolatileField); ++i) {
    const auto kind = static_cast<Repair::Kind>(i);
    if (report::name_of(kind) == name) return kind;
  }
  throw std::runtime_error("no kind " + name);
}

/// The line that the symbols have for an instruction.
void locate(Location& location, const assembly::Symbols& symbols, std::uint32_t method) {
  for (const assembly::SequencePoint& point : symbols.sequence_points(method)) {
    if (point.offset > location.il_offset || point.is_hidden()) continue;
    location.file = symbols.documents().at(point.document);
    location.line = point.line;
    location.column = point.column;
  }
}

Repair repair(const assembly::Assembly& assembly, char** words) {
  Repair result;
  result.kind = kind_of(words[0]);
  result.assembly = assembly.path();
  result.location.method = words[1];
  // "Peterson" of "Peterson::T0": the fields are in the same types.
  const std::string name = words[1];
  result.location.type = name.substr(0, name.find("::"));
  result.target.kind = Target::Kind::Field;
  result.target.owner = {Owner::Kind::Class, result.location.type};
  result.target.path = {words[3]};
  const std::uint32_t method = assembly::find_methods(assembly, words[1]).at(0);
  result.token = assembly::Token(assembly::Table::MethodDef, method).value;
  const auto body = assembly.body(method);
  assembly::Names names(assembly);
  int left = std::atoi(words[4]);
  for (std::uint32_t at = 0; at < body.code.size();) {
    const auto one = assembly::decode(body.code, at);
    at = one.end();
    if (assembly::info(one.opcode).text != std::string_view(words[2])) continue;
    std::string text = words[2] + std::string(" ");
    const bool is_element = words[3] == std::string_view("-");
    if (!is_element) names.append(text, one.token, {});
    const bool is_it = is_element || text.ends_with("::" + std::string(words[3]));
    if (!is_it || --left != 0) continue;
    result.location.il_offset = one.offset;
    result.location.instruction = assembly::il_instruction(assembly, method, one.offset);
    locate(result.location, *assembly.symbols().symbols, method);
    return result;
  }
  throw std::runtime_error("no such instruction");
}

}  // namespace

int main(int count, char** words) {
  if (count < 3 || count % 5 != 3) return 2;
  const auto assembly = assembly::Assembly::open(words[1]);
  Result result;
  result.path = words[1];
  ModelResult& model = result.results.emplace_back();
  model.memory_model = "dotnet";
  model.verdict = Verdict::Violated;
  Fences& fences = model.fences.emplace();
  fences.needed = true;
  fences.verified = true;
  fences.minimum = true;
  for (int i = 3; i < count; i += 5) fences.points.push_back(repair(*assembly, words + i));
  patch::complete(fences, [&](const std::string&) { return assembly.get(); });
  cli::write_patches(words[2], result, [](std::string_view line) {
    std::fprintf(stderr, "%.*s\n", static_cast<int>(line.size()), line.data());
  });
  return 0;
}
