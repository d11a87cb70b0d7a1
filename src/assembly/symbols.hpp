// Debug symbols: which source line an instruction comes from, and what the locals are called.
// Read from a portable PDB (beside the assembly or embedded in it) or from Mono's .mdb.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mmcheck::assembly {

class Assembly;

struct SequencePoint {
  static constexpr std::uint32_t hidden_line = 0xfeefee;

  std::uint32_t offset;    // of the first instruction that it is about
  std::uint32_t document;  // an index into Symbols::documents()
  std::uint32_t line;      // from 1; hidden_line for code that no source line stands for
  std::uint32_t column;    // from 1; 0 where unknown (.mdb may not have it)
  std::uint32_t end_line;
  std::uint32_t end_column;  // 0 where unknown

  bool is_hidden() const { return line == hidden_line; }
};

struct LocalName {
  static constexpr std::uint32_t whole_method = 0xffffffff;

  std::uint32_t slot;
  std::string name;
  std::uint32_t start;   // the code in which the slot has the name
  std::uint32_t length;  // whole_method: to the end
};

struct MethodSymbols {
  std::vector<SequencePoint> sequence_points;
  std::vector<LocalName> local_names;
};

/// Symbols of one assembly. They are decoded whole when they are loaded: a damaged file is found
/// out then, nothing points into it afterwards, and no later question can fail.
class Symbols {
 public:
  /// `methods` are in the order of the MethodDef rows; those at the end that have none may be left
  /// out.
  Symbols(std::vector<std::string> documents, std::vector<MethodSymbols> methods)
      : documents_(std::move(documents)), methods_(std::move(methods)) {}

  /// Source files, as the compiler wrote them down.
  const std::vector<std::string>& documents() const { return documents_; }

  /// By MethodDef row; empty where there are none. Offsets ascend; in an .mdb one may repeat, and
  /// the last is the one that holds.
  const std::vector<SequencePoint>& sequence_points(std::uint32_t method) const {
    return of(method).sequence_points;
  }
  /// By MethodDef row, in no order that means anything.
  const std::vector<LocalName>& local_names(std::uint32_t method) const {
    return of(method).local_names;
  }

 private:
  const MethodSymbols& of(std::uint32_t method) const;

  std::vector<std::string> documents_;
  std::vector<MethodSymbols> methods_;
};

struct FoundSymbols {
  std::unique_ptr<const Symbols> symbols;  // null where there are none
  std::string
      source;  // where from: "prog.pdb", "embedded", "prog.exe.mdb"; empty where there are none
  std::string
      warning;  // why a file that is there is not used: a Windows PDB, another build's, damaged
};

/// Looks for the symbols of an assembly that was read from `path`: the portable PDB beside it whose
/// id matches, else the embedded one, else the .mdb whose id matches. Never throws for a bad symbol
/// file: the assembly can be used without it, and `warning` says what is wrong.
FoundSymbols find_symbols(const Assembly& assembly, const std::string& path);

}  // namespace mmcheck::assembly
