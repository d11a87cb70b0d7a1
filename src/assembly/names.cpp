#include "assembly/names.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "assembly/name_parts.hpp"
#include "assembly/name_rendering.hpp"
#include "base/scan.hpp"

namespace mmcheck::assembly {

using base::Error;

namespace {

// What is kept, in bytes: System.Private.CoreLib has about half of its size in names.
constexpr std::size_t kept_per_byte = 16;
constexpr std::size_t kept_at_least = std::size_t{16} << 20;
constexpr std::size_t block_size = std::size_t{1} << 16;

/// The place of the first mark of a parameter; the length of the text if it has none.
std::size_t find_mark(std::string_view text) {
  return base::find_byte(text,
                         [](base::EightBytes bytes) { return base::is_below(bytes, end_mark); });
}

}  // namespace

GenericScope scope_of_type(const Assembly& assembly, std::uint32_t type) {
  return {assembly.metadata().rows_where(Column::GenericParam_Owner, Token(Table::TypeDef, type)),
          {}};
}

GenericScope scope_of_method(const Assembly& assembly, std::uint32_t method, std::uint32_t type) {
  GenericScope scope;
  if (type != 0) scope = scope_of_type(assembly, type);
  scope.method_parameters =
      assembly.metadata().rows_where(Column::GenericParam_Owner, Token(Table::MethodDef, method));
  return scope;
}

Names::Names(const Assembly& assembly) : assembly_(assembly), metadata_(assembly.metadata()) {
  constexpr std::array named = {Table::TypeRef,   Table::TypeDef,   Table::Field,
                                Table::MethodDef, Table::MemberRef, Table::StandAloneSig,
                                Table::TypeSpec,  Table::MethodSpec};
  known_.resize(static_cast<std::size_t>(Table::MethodSpec) + 1);
  for (const Table table : named) {
    known_[static_cast<std::size_t>(table)].resize(metadata_.rows(table));
  }
}

bool Names::has_name(Token token) const {
  const auto table = static_cast<std::size_t>(token.table());
  return table < known_.size() && token.row() != 0 && token.row() <= known_[table].size();
}

std::string Names::type(Token token, const GenericScope& scope) {
  std::string text;
  append(text, token, scope);
  return text;
}

std::string Names::field(Token token, const GenericScope& scope) {
  std::string text;
  append_name(text, token, scope);
  return text;
}

std::string Names::method(Token token, const GenericScope& scope) { return field(token, scope); }

void Names::append_name(std::string& to, Token token, const GenericScope& scope) {
  const Known& found = known(token);
  if (found.has_marks) {
    append_text(to, found.name(), scope);
  } else {
    to += found.name();
  }
}

void Names::append(std::string& to, SignatureReader& from, const GenericScope& scope) {
  const std::size_t start = to.size();
  start_ = start;
  has_marks_ = false;
  render_type(to, from, Context{});
  if (!has_marks_) return;
  const std::string text = to.substr(start);
  to.resize(start);
  append_text(to, text, scope);
}

void Names::append_own_name(std::string& to, std::uint32_t type) const {
  append_identifier(to, strip_arity(metadata_.string(Column::TypeDef_Name, type)).name);
}

void Names::append_text(std::string& to, std::string_view text, const GenericScope& scope) const {
  while (true) {
    const std::size_t mark = find_mark(text);
    if (mark == text.size()) break;
    to.append(text.substr(0, mark));
    std::size_t end = mark + 1;
    std::uint32_t number = 0;
    for (; text[end] != end_mark; ++end)
      number = number * 10 + static_cast<unsigned>(text[end] - '0');
    if (text[mark] == type_parameter_mark) {
      append_parameter(to, metadata_, scope.type_parameters, number, "!");
    } else {
      append_parameter(to, metadata_, scope.method_parameters, number, "!!");
    }
    text.remove_prefix(end + 1);
  }
  to.append(text);
}

const Names::Known& Names::make(Token token) {
  if (!has_name(token)) {
    throw Error("",
                fmt::format("expected the token of a type or member, not {:#010x}", token.value));
  }
  Known& entry = known_[static_cast<std::size_t>(token.table())][token.row() - 1];
  const std::string_view table = table_name(token.table());
  if (entry.is_being_made) {
    throw Error("", fmt::format("expected no type that contains itself, as row {} of the metadata "
                                "table {} does",
                                token.row(), table));
  }
  struct Making {
    Names& names;
    Known& entry;
    bool outer_has_marks;
    std::size_t outer_start;
    Making(Names& owner, Known& made)
        : names(owner),
          entry(made),
          outer_has_marks(std::exchange(owner.has_marks_, false)),
          outer_start(std::exchange(owner.start_, 0)) {
      entry.is_being_made = true;
      if (names.makers_ == names.being_made_.size()) names.being_made_.emplace_back();
      ++names.makers_;
    }
    ~Making() {
      entry.is_being_made = false;
      names.has_marks_ = outer_has_marks;
      names.start_ = outer_start;
      --names.makers_;
    }
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;
  } const making(*this, entry);
  const Depth depth(depth_);

  std::string& text = being_made_[makers_ - 1];
  text.clear();
  render(text, token, entry);
  limit(text);
  kept_ += text.size();
  if (kept_ > assembly_.file_size() * kept_per_byte + kept_at_least) {
    throw Error("", "expected names in proportion to the file; its tables overlap absurdly");
  }
  if (texts_.empty() || texts_.back().capacity() - texts_.back().size() < text.size()) {
    texts_.emplace_back().reserve(std::max(block_size, text.size()));
  }
  std::string& block = texts_.back();
  entry.text = block.data() + block.size();
  block += text;
  entry.length = static_cast<std::uint32_t>(text.size());
  entry.has_marks = has_marks_;
  return entry;
}

void Names::refuse_long() {
  throw Error("", "expected names of at most a million characters; a type of the file has more");
}

void Names::render(std::string& to, Token token, Known& entry) {
  const std::uint32_t row = token.row();
  switch (token.table()) {
    case Table::Field:
      entry.name_at = render_field(to, row);
      return;
    case Table::MethodDef:
      entry.name_at = render_method(to, row, nullptr);
      return;
    case Table::MemberRef:
      entry.name_at = render_member(to, row, nullptr);
      return;
    case Table::MethodSpec:
      entry.name_at = render_method_spec(to, row);
      return;
    case Table::StandAloneSig: {
      SignatureReader from(metadata_, metadata_.blob(Column::StandAloneSig_Signature, row));
      render_function(to, from, Context{});
      return;
    }
    case Table::TypeSpec: {
      SignatureReader from(metadata_, metadata_.blob(Column::TypeSpec_Signature, row));
      render_type(to, from, Context{});
      return;
    }
    default:
      entry.generic_at = render_path(to, token, nullptr);
      return;
  }
}

}  // namespace mmcheck::assembly
