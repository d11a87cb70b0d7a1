// The listing of a method's code.
//
// Exception regions are shown as blocks where they nest (exception_blocks.hpp), else listed behind
// the code.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <iterator>
#include <set>
#include <span>

#include "base/text.hpp"
#include "disassemble/exception_blocks.hpp"
#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

using assembly::Opcode;
using assembly::opcode_infos;
using assembly::OpcodeInfo;
using assembly::Operand;
using assembly::SequencePoint;
using assembly::Symbols;
using base::append_decimal;
using base::append_escaped;
using base::append_hex;

namespace {

constexpr std::size_t most_names_per_slot = 16;

/// What is shown behind an opcode's text.
enum class Shown : std::uint8_t {
  nothing,
  number,
  real4,
  real8,
  argument,
  local,       // V_2, or its name
  local_name,  // only its name, if it has one: the opcode's text says the number
  label,
  labels,
  token,
  string,
};

constexpr Shown shown_operand(Opcode opcode) {
  const OpcodeInfo& row = info(opcode);
  const std::string_view start = row.text.substr(0, 5);
  if (start == "ldarg" || start == "starg") return Shown::argument;
  if (start == "ldloc" || start == "stloc") {
    return row.operand == Operand::none ? Shown::local_name : Shown::local;
  }
  switch (row.operand) {
    case Operand::none:
      return Shown::nothing;
    case Operand::i8:
    case Operand::u8:
    case Operand::i32:
    case Operand::i64:
    case Operand::variable8:
    case Operand::variable16:
      return Shown::number;
    case Operand::r32:
      return Shown::real4;
    case Operand::r64:
      return Shown::real8;
    case Operand::target8:
    case Operand::target32:
      return Shown::label;
    case Operand::targets:
      return Shown::labels;
    case Operand::token_field:
    case Operand::token_method:
    case Operand::token_type:
    case Operand::token_any:
    case Operand::token_signature:
      return Shown::token;
    case Operand::token_string:
      return Shown::string;
  }
  return Shown::nothing;
}

/// An opcode's text, padded to where the operand starts.
struct Mnemonic {
  static constexpr std::size_t width = 16;
  static constexpr std::size_t operand_column = 10;
  std::array<char, width> text{};
  std::uint8_t padded = 0;  // with the spaces before an operand
  std::uint8_t alone = 0;   // without
  Shown shown = Shown::nothing;
};

constexpr Mnemonic make_mnemonic(Opcode opcode) {
  Mnemonic row;
  const std::string_view text = info(opcode).text;
  row.text.fill(' ');
  std::copy(text.begin(), text.end(), row.text.begin());
  row.alone = static_cast<std::uint8_t>(text.size());
  row.padded = static_cast<std::uint8_t>(std::max(text.size() + 1, Mnemonic::operand_column));
  row.shown = shown_operand(opcode);
  return row;
}

constexpr auto mnemonics = [] {
  std::array<Mnemonic, opcode_infos.size()> rows;
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = make_mnemonic(static_cast<Opcode>(i));
  return rows;
}();

/// "IL_002a". An offset in the code; whoever read it from the file has checked it.
inline char* write_label(char* to, std::uint32_t target) {
  constexpr std::string_view prefix = "IL_";
  std::memcpy(to, prefix.data(), prefix.size());
  to += prefix.size();
  if (target > 0xffff) [[unlikely]]
    return std::to_chars(to, to + 8, target, 16).ptr;
  base::write_hex4(to, target);
  return to + 4;
}

}  // namespace

CodeListing::CodeListing(Listing& list)
    : list_(list), sources_(list.assembly.symbols().symbols.get(), list.assembly.path()) {}

void CodeListing::print(const ListedMethod& method, unsigned depth) {
  const MethodBody body = list_.assembly.body(method.row);
  read_local_names(method.row);
  list_.output.indent(depth);
  list_.text += ".maxstack ";
  append_decimal(list_.text, std::uint64_t{body.max_stack});
  list_.output.end_line();
  if (!body.local_signature.is_null()) print_locals(body, method, depth);
  print_instructions(body, method, depth);
}

void CodeListing::read_local_names(std::uint32_t method) {
  constexpr std::uint32_t most_slots = 0x10000;
  local_names_.clear();
  const Symbols* symbols = list_.assembly.symbols().symbols.get();
  if (symbols == nullptr) return;
  for (const LocalName& local : symbols->local_names(method)) {
    if (local.slot >= most_slots || local.name.empty()) continue;
    if (local.slot >= local_names_.size()) local_names_.resize(local.slot + 1);
    auto& names = local_names_[local.slot];
    if (names.size() == most_names_per_slot) continue;
    names.push_back(local);
    names.back().name.clear();
    append_escaped(names.back().name, local.name);
  }
}

void CodeListing::print_locals(const MethodBody& body, const ListedMethod& method, unsigned depth) {
  const Metadata& metadata = list_.metadata;
  SignatureReader types(metadata,
                        metadata.blob(Column::StandAloneSig_Signature, body.local_signature.row()));
  const std::uint32_t count = types.expect_locals();
  std::string& text = list_.text;
  list_.output.indent(depth);
  text += body.init_locals ? ".locals init (" : ".locals (";
  for (std::uint32_t slot = 0; slot < count; ++slot) {
    if (count != 1) {
      list_.output.end_line();
      list_.output.indent(depth + 1);
    }
    text.push_back('[');
    append_decimal(text, std::uint64_t{slot});
    text += "] ";
    list_.names.append(text, types, method.scope);
    // A slot may be shared by variables whose scopes do not overlap.
    std::set<std::string_view> seen;
    if (slot < local_names_.size()) {
      for (const LocalName& local : local_names_[slot]) {
        if (!seen.insert(local.name).second) continue;
        text += seen.size() == 1 ? " " : "/";
        text += local.name;
      }
    }
    if (seen.empty()) {
      text += " V_";
      append_decimal(text, std::uint64_t{slot});
    }
    if (slot + 1 != count) text.push_back(',');
  }
  text.push_back(')');
  list_.output.end_line();
}

// ---- exception regions as blocks ---------------------------------------------------------------

void CodeListing::append_catch(const ExceptionRegion& region, const ListedMethod& method) {
  std::string& text = list_.text;
  switch (region.kind) {
    case ExceptionRegion::Kind::Catch:
      text += "catch (";
      list_.names.append(text, region.catch_type, method.scope);
      text.push_back(')');
      return;
    case ExceptionRegion::Kind::Filter:
      text += "catch (filtered)";
      return;
    case ExceptionRegion::Kind::Finally:
      text += "finally";
      return;
    case ExceptionRegion::Kind::Fault:
      text += "fault";
      return;
  }
}

void CodeListing::open_block(const ExceptionBlock& block, const ListedMethod& method,
                             unsigned depth) {
  std::string& text = list_.text;
  list_.output.indent(depth);
  switch (block.kind) {
    case ExceptionBlock::Kind::Group:
      return;
    case ExceptionBlock::Kind::Try:
      text += "try";
      break;
    case ExceptionBlock::Kind::Filter:
      text += "} filter";
      break;
    case ExceptionBlock::Kind::Handler:
      text += "} ";
      append_catch(*block.region, method);
      break;
  }
  text += " {";
  list_.output.end_line();
}

void CodeListing::print_regions(const MethodBody& body, const ListedMethod& method,
                                unsigned depth) {
  std::string& text = list_.text;
  const auto range = [&](std::uint32_t start, std::uint32_t end) {
    append_label(start);
    text += "..";
    append_label(end);
  };
  for (const ExceptionRegion& region : body.regions) {
    list_.output.indent(depth);
    text += ".try ";
    range(region.try_offset, region.try_end());
    text.push_back(' ');
    if (region.kind == ExceptionRegion::Kind::Filter) {
      text += "filter ";
      append_label(region.filter_offset);
      text.push_back(' ');
    }
    append_catch(region, method);
    text.push_back(' ');
    range(region.handler_offset, region.handler_end());
    list_.output.end_line();
  }
}

// ---- instructions ------------------------------------------------------------------------------

/// This runs for every instruction of an assembly: what has a fixed length is put together here, so
/// that the text grows once or twice per line.
inline void CodeListing::print_instruction(const MethodBody& body, const Instruction& instruction,
                                           const ListedMethod& method, unsigned depth) {
  constexpr unsigned usual_depth = 16;
  constexpr std::size_t longest_number = 24;
  std::array<char, 2 * usual_depth + 2 * 11 + 2 + Mnemonic::width + longest_number> line;
  if (depth > usual_depth) {
    list_.output.indent(depth - usual_depth);
    depth = usual_depth;
  }
  std::memset(line.data(), ' ', std::size_t{2} * usual_depth);
  char* end = write_label(line.data() + std::size_t{2} * depth, instruction.offset);
  *end++ = ' ';
  *end++ = ' ';
  const Mnemonic& row = mnemonics[static_cast<std::size_t>(instruction.encoding)];
  std::memcpy(end, row.text.data(), Mnemonic::width);
  const bool is_alone =
      row.shown == Shown::nothing || (row.shown == Shown::local_name && !has_name(instruction));
  end += is_alone ? row.alone : row.padded;
  if (row.shown == Shown::label) {
    end = write_label(end, static_cast<std::uint32_t>(instruction.integer));
  } else if (row.shown == Shown::number) {
    end = std::to_chars(end, end + longest_number, instruction.integer).ptr;
  }
  list_.text.append(line.data(), static_cast<std::size_t>(end - line.data()));
  if (!is_alone) append_operand(body, instruction, method);
  list_.output.end_line();
}

void CodeListing::print_instructions(const MethodBody& body, const ListedMethod& method,
                                     unsigned depth) {
  std::vector<ExceptionBlock> blocks;
  if (!body.regions.empty()) blocks = nest_blocks(body);
  std::span<const SequencePoint> points;
  const Symbols* symbols = list_.assembly.symbols().symbols.get();
  if (symbols != nullptr) points = symbols->sequence_points(method.row);

  std::string& text = list_.text;
  std::vector<const ExceptionBlock*> open;
  auto next_block = blocks.begin();
  auto next_point = points.begin();
  const auto close_blocks = [&](std::uint32_t at) {
    while (!open.empty() && open.back()->end <= at) {
      const ExceptionBlock& block = *open.back();
      open.pop_back();
      if (block.kind == ExceptionBlock::Kind::Group) continue;
      --depth;
      if (!block.is_last) continue;  // the next one's first line closes it
      list_.output.indent(depth);
      text.push_back('}');
      list_.output.end_line();
    }
  };

  for (std::uint32_t at = 0; at < body.code.size();) {
    if (!blocks.empty()) {
      close_blocks(at);
      for (; next_block != blocks.end() && next_block->start <= at; ++next_block) {
        open.push_back(&*next_block);
        if (next_block->kind == ExceptionBlock::Kind::Group) continue;
        open_block(*next_block, method, depth++);
      }
    }
    for (; next_point != points.end() && next_point->offset <= at; ++next_point) {
      // Of several at one place the last one holds.
      const auto after = std::next(next_point);
      const bool is_repeated = after != points.end() && after->offset == next_point->offset;
      if (is_repeated || next_point->is_hidden()) continue;
      list_.output.indent(depth);
      text += "// ";
      sources_.append(text, *next_point);
      list_.output.end_line();
    }
    try {
      const Instruction instruction = assembly::decode(body.code, at);
      print_instruction(body, instruction, method, depth);
      at = instruction.end();
    } catch (const base::Error& error) {
      std::string where = "IL_";
      append_hex(where, at, 4);
      throw error.in(where);
    }
  }
  close_blocks(static_cast<std::uint32_t>(body.code.size()));
  if (blocks.empty()) print_regions(body, method, depth);
}

void CodeListing::append_label(std::uint32_t target) {
  std::array<char, 11> label;
  const char* end = write_label(label.data(), target);
  list_.text.append(label.data(), static_cast<std::size_t>(end - label.data()));
}

void CodeListing::append_switch(const Instruction& instruction) {
  std::string& text = list_.text;
  text.push_back('(');
  for (std::uint32_t i = 0; i < instruction.target_count(); ++i) {
    if (i != 0) text += ", ";
    append_label(static_cast<std::uint32_t>(instruction.target(i)));
  }
  text.push_back(')');
}

bool CodeListing::has_name(const Instruction& local) const {
  const auto slot = static_cast<std::size_t>(local.integer);
  return slot < local_names_.size() && !local_names_[slot].empty();
}

/// By its name, if it has one at this place, else by its number.
void CodeListing::append_local(std::uint32_t slot, std::uint32_t offset) {
  std::string& text = list_.text;
  if (slot < local_names_.size() && !local_names_[slot].empty()) {
    const auto& names = local_names_[slot];
    const auto here = std::ranges::find_if(names, [&](const LocalName& local) {
      return offset >= local.start && offset - local.start < local.length;
    });
    // An initialisation may stand before the scope that symbols give.
    if (here != names.end() || names.size() == 1) {
      text += here != names.end() ? here->name : names.front().name;
      return;
    }
  }
  text += "V_";
  append_decimal(text, std::uint64_t{slot});
}

void CodeListing::append_argument(std::int64_t number, const ListedMethod& method) {
  std::string& text = list_.text;
  if (number < static_cast<std::int64_t>(method.argument_count)) {
    text += method.arguments[static_cast<std::size_t>(number)];
    return;
  }
  text += "argument ";
  append_decimal(text, number);
  text += " (there is none)";
}

/// What print_instruction() has not written yet.
void CodeListing::append_operand(const MethodBody& body, const Instruction& instruction,
                                 const ListedMethod& method) {
  std::string& text = list_.text;
  switch (mnemonics[static_cast<std::size_t>(instruction.encoding)].shown) {
    case Shown::nothing:
    case Shown::number:
    case Shown::label:
      return;
    // From the bytes: a conversion between the two sizes changes some NaNs.
    case Shown::real4:
      base::append_real(text, base::load<float>(body.code.data() + instruction.end() - 4));
      return;
    case Shown::real8:
      base::append_real(text, base::load<double>(body.code.data() + instruction.end() - 8));
      return;
    case Shown::argument:
      append_argument(instruction.integer, method);
      return;
    case Shown::local:
    case Shown::local_name:
      append_local(static_cast<std::uint32_t>(instruction.integer), instruction.offset);
      return;
    case Shown::labels:
      append_switch(instruction);
      return;
    case Shown::token:
      list_.names.append(text, instruction.token, method.scope);
      return;
    case Shown::string:
      constexpr std::uint32_t user_string = 0x70;
      if (instruction.token.value >> 24 != user_string) {
        base::malformed(body.code.place(instruction.offset), "ldstr with the token of a string");
      }
      base::append_literal(text, list_.metadata.user_string(instruction.token.row()));
      return;
  }
}

}  // namespace mmcheck::disassemble
