// The place in a source that a repair is about, and what is certain about it.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/access.hpp"
#include "patch/code.hpp"
#include "patch/edits.hpp"

namespace mmcheck::patch {

/// Why something cannot be written down: thrown by those who write a repair, caught in edits.cpp.
struct Unwritable {
  std::string reason;
};

/// A file whose source is changed.
struct File {
  explicit File(std::string_view text);
  Code code;
  bool has_using = false;  // of System.Threading
  std::set<std::string, std::less<>> new_names;
};

/// The edits of one repair, as they are made.
class EditList {
 public:
  void replace(std::size_t begin, std::size_t end, std::string text) {
    edits_.push_back({begin, end, std::move(text)});
  }
  void insert(std::size_t offset, std::string text) { replace(offset, offset, std::move(text)); }
  std::vector<Edit> take() { return std::move(edits_); }

 private:
  std::vector<Edit> edits_;
};

class Site {
 public:
  /// Throws Unwritable, as all do that have no answer.
  Site(File& file, const Repair& repair);

  const Repair& repair() const { return repair_; }
  const Code& code() const { return code_; }
  const std::vector<Token>& tokens() const { return tokens_; }
  /// The place in the symbols.
  std::size_t token() const { return at_; }

  /// Where the access is in the text: empty if that is not certain.
  std::optional<std::size_t> offset_of_access() const;

  // ---- what is at the place
  Statement statement() const;
  /// Of a statement, what the symbols' place stands for.
  Range part_of(const Statement& statement) const;
  /// Whether the place in the symbols is where the statement starts to do something: not in a
  /// lambda that it makes, say.
  bool is_at_start(const Statement& statement) const;
  /// Whether all tokens from one up to the place in the symbols are among these marks, or words if
  /// these may be there.
  bool leads_here(std::size_t first, std::string_view marks, bool may_be_words) const;

  // ---- what is accessed
  Access access(Range part, Access::Kind kind) const;
  /// The assignment that a statement consists of.
  Access store(const Statement& statement) const;
  /// Whether the name is the field's alone: nothing is read to get at it.
  bool is_direct(const Access& access) const;
  bool is_of_element() const { return element_ != Element::None; }
  FieldDeclaration field() const;
  /// A reference to an element demands that the array is of exactly that type.
  std::string_view type_of(const Access& access) const;

  // ---- what is written
  std::string text_of(Range range) const;
  /// A class of System.Threading as it is to be called there.
  std::string qualified(std::string_view type) const;
  /// A name for a variable that nothing in the file has.
  std::string new_name();

 private:
  using Element = IlInstruction::Element;

  bool is_known_access() const {
    return (!member_.empty() || is_of_element()) && repair_.in_statement;
  }
  void name_field();
  std::optional<Access> find_access(Range part, Access::Kind kind) const;
  std::vector<Access> like_elements(Range part) const;
  std::string_view element_type(const ElementAccess& access) const;

  File& file_;
  const Code& code_;
  const std::vector<Token>& tokens_;
  const Repair& repair_;
  std::size_t at_ = 0;
  std::string_view member_;
  std::string_view type_;  // that declares the member
  Element element_ = Element::None;
};

}  // namespace mmcheck::patch
