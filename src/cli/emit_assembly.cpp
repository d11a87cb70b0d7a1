#include "cli/emit_assembly.hpp"

#include <vector>

#include "assembly/assembly.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "report/repairs.hpp"
#include "rewrite/rewrite.hpp"

namespace mmcheck::cli {
namespace {

using Kind = rewrite::Edit::Kind;

Kind kind_of(Repair::Kind kind) {
  switch (kind) {
#define REPAIR_KIND(id, where, mark, cost) \
  case Repair::Kind::id:                   \
    return Kind::id;
#include "fence/repair_kinds.def"
  }
  return Kind::Barrier;
}

std::vector<rewrite::Edit> edits_of(const std::vector<Repair>& repairs) {
  std::vector<rewrite::Edit> edits;
  edits.reserve(repairs.size());
  for (const Repair& repair : repairs) {
    edits.push_back({kind_of(repair.kind), repair.token, repair.location.il_offset});
  }
  return edits;
}

/// Why not all of it can be written; empty if it can.
std::string what_is_elsewhere(const std::vector<Repair>& repairs, const std::string& path) {
  for (const Repair& repair : repairs) {
    if (repair.assembly == path) continue;
    return "a repair belongs into " + repair.assembly + ": " + report::change_text(repair);
  }
  return {};
}

}  // namespace

void emit_assembly(const std::string& file, const Result& result,
                   const std::function<void(std::string_view)>& complain) {
  if (result.results.size() != 1) {
    return complain("--emit: nothing is written: each memory model needs repairs of its own");
  }
  const ModelResult& model = result.results.front();
  const std::string why = report::why_unrepaired(model);
  if (!why.empty()) return complain("--emit: nothing is written: " + why);
  const auto original = assembly::Assembly::open(result.path);
  const std::string elsewhere = what_is_elsewhere(model.fences->points, original->path());
  if (!elsewhere.empty()) return complain("--emit: nothing is written: " + elsewhere);
  const auto edits = edits_of(model.fences->points);
  const rewrite::Rewritten rewritten = rewrite::rewrite(*original, edits, file);
  base::write_file(file, rewritten.assembly);
  if (rewritten.symbols) base::write_file(rewritten.symbols_path, *rewritten.symbols);
}

}  // namespace mmcheck::cli
