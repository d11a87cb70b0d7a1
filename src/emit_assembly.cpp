#include "emit_assembly.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <vector>

#include "assembly/assembly.hpp"
#include "base/error.hpp"
#include "report/repairs.hpp"
#include "rewrite/rewrite.hpp"

namespace mmcheck {
namespace {

using base::Error;
using Kind = rewrite::Edit::Kind;

Kind kind_of(Repair::Kind kind) {
  switch (kind) {
    case Repair::Kind::Barrier:
      return Kind::Barrier;
    case Repair::Kind::ReadBarrier:
      return Kind::ReadBarrier;
    case Repair::Kind::WriteBarrier:
      return Kind::WriteBarrier;
    case Repair::Kind::VolatileRead:
      return Kind::VolatileRead;
    case Repair::Kind::VolatileWrite:
      return Kind::VolatileWrite;
    case Repair::Kind::Interlocked:
      return Kind::Interlocked;
    case Repair::Kind::VolatileField:
      break;
  }
  return Kind::VolatileField;
}

std::vector<rewrite::Edit> edits_of(const std::vector<Repair>& repairs, const std::string& path) {
  std::vector<rewrite::Edit> edits;
  for (const Repair& repair : repairs) {
    if (repair.assembly != path) {
      throw Error(repair.assembly, "--emit writes " + path + " only, and a repair belongs here: " +
                                       report::change_text(repair));
    }
    edits.push_back({kind_of(repair.kind), repair.token, repair.location.il_offset});
  }
  return edits;
}

void write_file(const std::string& file, const std::vector<std::uint8_t>& content) {
  errno = 0;
  std::ofstream stream(file, std::ios::binary);
  stream.write(reinterpret_cast<const char*>(content.data()),
               static_cast<std::streamsize>(content.size()));
  stream.close();
  if (!stream) throw Error(file, std::string("cannot be written: ") + std::strerror(errno));
}

/// "prog.exe.mdb" is called after the file as it is, "prog.pdb" after its name.
std::string symbols_of(const std::string& file, const std::string& source) {
  if (source.ends_with(".mdb")) return file + ".mdb";
  return std::filesystem::path(file).replace_extension(".pdb").string();
}

std::string why_nothing(const ModelResult& model) {
  if (!model.fences || !model.fences->needed) return "there is nothing that needs a repair";
  const bool is_repaired = !model.fences->points.empty() && model.fences->verified;
  return is_repaired ? std::string() : report::verdict_on(*model.fences);
}

}  // namespace

void emit_assembly(const std::string& file, const Result& result,
                   const std::function<void(std::string_view)>& complain) {
  const ModelResult& model = result.results.front();
  const std::string why = why_nothing(model);
  if (!why.empty()) return complain("--emit: nothing is written: " + why);
  const auto original = assembly::Assembly::open(result.path);
  const auto edits = edits_of(model.fences->points, original->path());
  const rewrite::Rewritten rewritten = rewrite::rewrite(*original, edits);
  write_file(file, rewritten.assembly);
  if (rewritten.symbols) {
    write_file(symbols_of(file, original->symbols().source), *rewritten.symbols);
  }
}

}  // namespace mmcheck
