// A barrier before an instruction can be written before the statement only if nothing that matters
// happens between the start of the statement and the instruction, however the statement is reached.
// A loop's condition is reached twice, from above and from the loop's end; the second operand of an
// && is reached only if the first one is true; a value is stored after it was computed.
#include "patch/edits.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "patch/access.hpp"
#include "patch/code.hpp"

namespace mmcheck::patch {
namespace {

constexpr std::array types_of_volatile_calls = {
    "bool",  "byte",   "sbyte", "short", "ushort", "int",     "uint",   "long",  "ulong",
    "float", "double", "nint",  "nuint", "IntPtr", "UIntPtr", "string", "object"};
constexpr std::array types_of_exchange = {"int",    "long",   "float", "double",
                                          "IntPtr", "string", "object"};
constexpr std::array types_of_volatile_fields = {"bool",   "byte",   "sbyte",   "char",   "short",
                                                 "ushort", "int",    "uint",    "float",  "nint",
                                                 "nuint",  "IntPtr", "UIntPtr", "string", "object"};

/// Why something cannot be written down: thrown and caught in this file only.
struct Unwritable {
  std::string reason;
};

/// "Pair" of "stsfld int Demo.Pair<K, V>::first".
std::string_view declaring_type(std::string_view instruction) {
  const std::size_t end = instruction.rfind("::");
  if (end == std::string_view::npos) return {};
  std::string_view type = instruction.substr(0, end);
  int depth = 0;
  while (type.ends_with('>') || depth != 0) {
    if (type.empty()) return {};
    depth += type.back() == '>' ? 1 : type.back() == '<' ? -1 : 0;
    type.remove_suffix(1);
  }
  type = type.substr(type.find_last_of(" ./+") + 1);
  return type.substr(0, type.find('`'));
}

/// A file whose source is changed.
struct File {
  explicit File(std::string_view text) : code(text) {
    const auto& tokens = code.tokens();
    for (std::size_t i = 0; i + 4 < tokens.size(); ++i) {
      has_using = has_using || (tokens[i].is("using") && tokens[i + 1].is("System") &&
                                tokens[i + 3].is("Threading") && tokens[i + 4].is(";"));
    }
  }
  Code code;
  bool has_using = false;  // of System.Threading
  std::set<std::string, std::less<>> new_names;
};

/// The edits of one repair.
class Writer {
 public:
  Writer(File& file, const Repair& repair)
      : file_(file), code_(file.code), tokens_(code_.tokens()), repair_(repair) {
    const auto token = code_.token_at(repair.location.line, repair.location.column);
    if (!token) throw Unwritable{"its line is not where the symbols say"};
    at_ = *token;
    member_ = member_of(repair.location.instruction);
    element_ = element_of(repair.location.instruction);
    type_ = declaring_type(repair.location.instruction);
    if (repair.kind == Repair::Kind::VolatileField) name_field();
  }

  std::vector<Edit> write() {
    switch (repair_.kind) {
      case Repair::Kind::Barrier:
      case Repair::Kind::ReadBarrier:
      case Repair::Kind::WriteBarrier:
        write_barrier();
        break;
      case Repair::Kind::VolatileRead:
        write_read();
        break;
      case Repair::Kind::VolatileWrite:
        write_store("Volatile", ".Write(ref ", types_of_volatile_calls);
        break;
      case Repair::Kind::Interlocked:
        write_store("Interlocked", ".Exchange(ref ", types_of_exchange);
        break;
      case Repair::Kind::VolatileField:
        write_field();
        break;
    }
    return std::move(edits_);
  }

  /// Where the access is in the text: empty if that is not certain.
  std::optional<std::size_t> offset_of_access() const {
    const auto statement = code_.statement_around(at_);
    if (!statement || !is_known_access()) return std::nullopt;
    const auto kind =
        is_write(repair_.location.instruction) ? Access::Kind::Write : Access::Kind::Read;
    const auto access = find_access(part_of(*statement), kind);
    return access ? std::optional(tokens_[access->whole.last - 1].offset) : std::nullopt;
  }

 private:
  bool is_known_access() const {
    return (!member_.empty() || !element_.empty()) && repair_.in_statement;
  }

  /// It is the field that changes, not the access that stands for it: "Demo.Peterson.flag0".
  void name_field() {
    const std::string_view target = repair_.target;
    const std::size_t dot = target.rfind('.');
    if (dot == std::string_view::npos) throw Unwritable{"it is not known which field it is"};
    member_ = target.substr(dot + 1);
    const std::string_view type = target.substr(0, dot);
    type_ = type.substr(type.find_last_of("./+") + 1);
    type_ = type_.substr(0, type_.find_first_of("`<"));
  }

  // ---- what is at the place ----

  Statement statement() const {
    const auto found = code_.statement_around(at_);
    if (!found) throw Unwritable{"it is not certain where its statement begins and ends"};
    return *found;
  }

  /// Of a statement, what the symbols' place stands for.
  Range part_of(const Statement& statement) const {
    if (statement.keyword.empty()) return statement.whole;
    if (statement.keyword != "for") return statement.header;
    Range part = {statement.header.first, statement.header.first};
    for (std::size_t i = statement.header.first; i <= statement.header.last; ++i) {
      if (i < statement.header.last && !tokens_[i].is(";")) continue;
      part.last = i;
      if (at_ < i) break;
      part.first = i + 1;
    }
    return {std::min(part.first, part.last), part.last};
  }

  /// The one that the instruction makes, if text and instructions agree on how many there are.
  std::optional<Access> find_access(Range part, Access::Kind kind) const {
    if (code_.has(part, {"=>", "delegate"})) return std::nullopt;
    std::vector<Access> found;
    for (const Access& access :
         element_.empty() ? accesses_of(code_, part, member_) : like_elements(part)) {
      if (access.kind == Access::Kind::Both || access.kind == Access::Kind::Reference) return {};
      if (access.kind == kind) found.push_back(access);
    }
    const auto& where = *repair_.in_statement;
    if (found.size() != where.count || where.number == 0 || where.number > where.count) return {};
    return found[where.number - 1];
  }

  /// Accesses to elements for which the compiler may have made such an instruction. Where it is not
  /// known of what type one is, it may.
  std::vector<Access> like_elements(Range part) const {
    std::vector<Access> found;
    for (const ElementAccess& access : accesses_of_elements(code_, part)) {
      const std::string_view type = element_type(access);
      if (type.empty()) {
        found.push_back({Access::Kind::Reference, access.whole});
      } else if (is_element_of(element_, type)) {
        found.push_back(access);
      }
    }
    return found;
  }

  /// Of an array that is a field, where it is certain which one; else empty.
  std::string_view element_type(const ElementAccess& access) const {
    const std::size_t length = access.name - access.whole.first;
    std::string_view owner = repair_.location.method;
    owner = owner.substr(0, owner.rfind("::"));
    owner = owner.substr(owner.find_last_of("./+") + 1);
    owner = owner.substr(0, owner.find_first_of("`<"));
    if (length == 2 && !tokens_[access.whole.first].is("this")) {
      owner = tokens_[access.whole.first].text;
    }
    if (length > 2 || access.kind == Access::Kind::Reference) return {};
    const auto array = find_field(code_, owner, tokens_[access.name].text);
    if (!array || !array->type.ends_with("[]")) return {};
    return array->type.substr(0, array->type.size() - 2);
  }

  Access access(Range part, Access::Kind kind) const {
    const std::optional<Access> found = is_known_access() ? find_access(part, kind) : std::nullopt;
    if (!found) throw Unwritable{"it is not certain which expression of the line it is about"};
    return *found;
  }

  /// Whether the name is the field's alone: nothing is read to get at it.
  bool is_direct(const Access& access) const {
    const std::size_t length = access.whole.last - access.whole.first;
    if (length == 1) return true;
    const Token& owner = tokens_[access.whole.last - 3];
    return (length == 3 && owner.is("this")) || owner.is(type_);
  }

  FieldDeclaration field() const {
    const auto found = find_field(code_, type_, member_);
    if (!found) throw Unwritable{"the declaration of the field was not found in this file"};
    return *found;
  }

  template <typename Names>
  bool is_of(std::string_view type, const Names& names) const {
    return std::find(names.begin(), names.end(), type) != names.end() || type.ends_with("[]") ||
           declares_class(code_, type);
  }

  /// A reference to an element demands that the array is of exactly that type.
  std::string_view type_of(const Access& access) const {
    if (element_.empty()) return field().type;
    std::string_view type;
    for (const ElementAccess& one : accesses_of_elements(code_, access.whole)) {
      if (one.whole.last == access.whole.last) type = element_type(one);
    }
    if (element_ == "ref" && type != "string") {
      throw Unwritable{"the array may be one of a derived class"};
    }
    return type;
  }

  template <typename Names>
  void require_type(std::string_view type, const Names& names) const {
    if (!is_of(type, names)) {
      throw Unwritable{
          fmt::format("it is not certain that it can be written for the type {}", type)};
    }
  }

  // ---- edits ----

  void replace(std::size_t begin, std::size_t end, std::string text) {
    edits_.push_back({begin, end, std::move(text)});
  }
  void insert(std::size_t offset, std::string text) { replace(offset, offset, std::move(text)); }

  std::string qualified(std::string_view type) const {
    return (file_.has_using && !declares_type(code_, type) ? "" : "System.Threading.") +
           std::string(type);
  }
  std::string call() const {
    const std::string whole = call_of(repair_);
    const std::size_t dot = whole.find('.');
    return qualified(whole.substr(0, dot)) + whole.substr(dot) + ";";
  }

  std::string new_line(std::size_t like) const {
    return std::string(code_.line_end()) + std::string(code_.indentation(like).value_or(""));
  }

  /// Puts a statement before another one.
  void put_before(const Statement& statement, const std::string& text) {
    const Token& first = tokens_[statement.whole.first];
    const auto indentation = code_.indentation(statement.whole.first);
    if (statement.is_embedded) {
      insert(first.offset, "{ " + text + " ");
      insert(tokens_[statement.whole.last - 1].end(), " }");
    } else if (indentation) {
      insert(code_.line_start(first.offset),
             std::string(*indentation) + text + std::string(code_.line_end()));
    } else {
      insert(first.offset, text + " ");
    }
  }

  /// Puts a statement behind another one that does not lead anywhere else.
  void put_behind(const Statement& statement, const std::string& text) {
    if (!statement.keyword.empty() || !is_at_start(statement)) {
      throw Unwritable{"it lies behind a part of its statement"};
    }
    const std::size_t end = tokens_[statement.whole.last - 1].end();
    const std::size_t line_end = code_.source().find('\n', end);
    const bool has_line =
        code_.indentation(statement.whole.first).has_value() &&
        line_end != std::string_view::npos &&
        (statement.whole.last >= tokens_.size() || tokens_[statement.whole.last].offset > line_end);
    if (statement.is_embedded) {
      insert(tokens_[statement.whole.first].offset, "{ ");
      insert(end, " " + text + " }");
    } else if (has_line) {
      insert(line_end + 1, std::string(*code_.indentation(statement.whole.first)) + text +
                               std::string(code_.line_end()));
    } else {
      insert(end, " " + text);
    }
  }

  // ---- barriers ----

  void write_barrier() {
    if (!repair_.in_statement)
      throw Unwritable{"it is not known what its statement does before it"};
    if (is_accessor_without_body()) throw Unwritable{"it lies in an accessor without a body"};
    const Statement found = statement();
    if (repair_.in_statement->is_behind) return put_behind(found, call());
    const bool is_first = repair_.in_statement->is_first;
    if (found.keyword == "while" || found.keyword == "for") return write_in_loop(found, is_first);
    if (found.keyword == "do") return write_in_do(found, is_first);
    if (is_first && is_at_start(found)) return put_before(found, call());
    if (!is_first && is_at_start(found)) {
      if (found.keyword == "if") return split_if(found);
      if (found.keyword.empty()) return split_store(found);
    }
    throw Unwritable{"it lies inside an expression"};
  }

  /// "get;" of a property.
  bool is_accessor_without_body() const {
    constexpr std::array accessors = {"get", "set", "init"};
    const bool is_accessor = std::any_of(accessors.begin(), accessors.end(),
                                         [&](const char* name) { return tokens_[at_].is(name); });
    return is_accessor && at_ + 1 < tokens_.size() && tokens_[at_ + 1].is(";");
  }

  /// Whether all tokens from one up to the place in the symbols are among these marks, or words if
  /// these may be there.
  bool leads_here(std::size_t first, std::string_view marks, bool may_be_words) const {
    if (first > at_) return first == at_ + 1;
    return std::all_of(tokens_.begin() + static_cast<std::ptrdiff_t>(first),
                       tokens_.begin() + static_cast<std::ptrdiff_t>(at_), [&](const Token& token) {
                         return token.is_word() ? may_be_words
                                                : token.text.size() == 1 &&
                                                      marks.find(token.text) != marks.npos;
                       });
  }

  /// Whether the place in the symbols is where the statement starts to do something: not in a
  /// lambda that it makes, say.
  bool is_at_start(const Statement& statement) const {
    if (at_ == statement.whole.first) return true;
    // Mono's compiler has a place for a call: when its arguments are there.
    if (at_ + 1 < tokens_.size() && tokens_[at_ + 1].is("(")) return false;
    if (statement.keyword == "foreach") return tokens_[at_ - 1].is("in");
    if (!statement.keyword.empty()) return leads_here(statement.whole.first + 1, "(!", false);
    return leads_here(statement.whole.first, ".<>[]?", true);  // "int x"
  }

  bool is_at_condition(const Statement& loop, Range condition) const {
    if (loop.keyword == "while") return is_at_start(loop);
    return at_ >= condition.first && leads_here(condition.first, "(!", false);
  }

  void write_in_loop(const Statement& loop, bool is_first) {
    const Range condition = loop.keyword == "for" ? part_of(loop) : loop.header;
    if (loop.keyword == "for" && condition.first == loop.header.first) {
      const bool is_here = at_ == loop.whole.first || leads_here(loop.header.first, ".<>[]?", true);
      if (!is_first || !is_here) throw Unwritable{"it lies inside an expression"};
      return put_before(loop, call());
    }
    if (loop.keyword == "for" && condition.last == loop.header.last) {
      throw Unwritable{"it lies in the third part of a for"};
    }
    if (condition.first >= condition.last) throw Unwritable{"its loop has no condition"};
    if (!is_at_condition(loop, condition)) throw Unwritable{"it lies inside an expression"};
    if (!is_first) return move_condition(loop, condition, operand_of_access(condition));
    const Range body = {loop.header.last + 1, loop.whole.last};
    if (loop.keyword == "while" && !code_.has(body, {"continue", "goto"})) {
      return put_before_and_at_end(loop, body);
    }
    move_condition(loop, condition, condition.first);
  }

  /// Whoever comes to the condition comes from above or from the end of the body.
  void put_before_and_at_end(const Statement& loop, Range body) {
    const std::size_t last = body.last - 1;
    if (tokens_[body.first].is(";")) {
      replace(tokens_[loop.header.last].end(), tokens_[last].end(), " { " + call() + " }");
    } else if (!tokens_[body.first].is("{")) {
      insert(tokens_[body.first].offset, "{ ");
      insert(tokens_[last].end(), " " + call() + " }");
    } else {
      put_at_end(body);
    }
    put_before(loop, call());
  }

  /// As the last statement of a block.
  void put_at_end(Range block) {
    const std::size_t first = block.first + 1;
    const std::size_t last = block.last - 1;
    const auto indentation = code_.indentation(last);
    if (!indentation) {
      return insert(tokens_[last].offset, (is_space_before(last) ? "" : " ") + call() + " ");
    }
    const auto inner = first < last ? code_.indentation(first) : std::nullopt;
    const std::string space(inner ? *inner : std::string(*indentation) + "    ");
    insert(code_.line_start(tokens_[last].offset), space + call() + std::string(code_.line_end()));
  }

  /// A do's condition is reached from the end of its block only, but for a `continue`.
  void write_in_do(const Statement& tail, bool is_first) {
    const std::size_t behind = tail.whole.first;
    const auto opening = code_.start_of_group(behind - 1);
    if (!is_first || !opening || !is_at_start(tail))
      throw Unwritable{"it lies inside an expression"};
    if (code_.has({*opening, behind}, {"continue", "goto"})) {
      throw Unwritable{"a continue leads around the end of its loop"};
    }
    put_at_end({*opening, behind});
  }

  bool is_space_before(std::size_t token) const {
    return tokens_[token].offset != 0 && code_.source()[tokens_[token].offset - 1] == ' ';
  }

  /// while (A && B) {…} becomes while (true) { if (!(A)) break; BARRIER; if (!(B)) break; …}, which
  /// a `continue` cannot get around. Without an A if the barrier is before all of the condition.
  void move_condition(const Statement& loop, Range condition, std::size_t operand) {
    if (code_.has(condition, {"is", "out", "=>", "await"})) {
      throw Unwritable{"the condition declares names"};
    }
    std::string text;
    if (operand != condition.first) text = leave_unless({condition.first, operand - 1}) + " ";
    text += call() + " " + leave_unless({operand, condition.last});
    replace(tokens_[condition.first].offset, tokens_[condition.last - 1].end(),
            loop.keyword == "while" ? "true" : "");
    const Range body = {loop.header.last + 1, loop.whole.last};
    if (tokens_[body.first].is("{")) {
      insert(tokens_[body.first].end(), " " + text);
    } else if (tokens_[body.first].is(";")) {
      replace(tokens_[loop.header.last].end(), tokens_[body.first].end(), " { " + text + " }");
    } else {
      insert(tokens_[body.first].offset, "{ " + text + " ");
      insert(tokens_[body.last - 1].end(), " }");
    }
  }

  std::string text_of(Range range) const {
    const std::size_t begin = tokens_[range.first].offset;
    return std::string(code_.source().substr(begin, tokens_[range.last - 1].end() - begin));
  }
  std::string leave_unless(Range condition) const {
    return "if (!(" + text_of(condition) + ")) break;";
  }

  /// Where the operand of a chain of && begins whose first access is the instruction's.
  std::size_t operand_of_access(Range condition) const {
    if (code_.has(condition, {"||", "?", "??", "=>"})) {
      throw Unwritable{"it lies inside an expression that is not a chain of &&"};
    }
    const Access read = access(condition, Access::Kind::Read);
    std::size_t at = read.whole.first;
    while (at > condition.first && (tokens_[at - 1].is("(") || tokens_[at - 1].is("!"))) --at;
    const bool is_chained = at > condition.first && tokens_[at - 1].is("&&");
    if (!is_direct(read) || !is_chained || !is_outermost(condition, at - 1)) {
      throw Unwritable{"it lies inside an expression"};
    }
    return at;
  }

  bool is_outermost(Range range, std::size_t token) const {
    std::size_t at = range.first;
    while (at < token) {
      const bool opens = tokens_[at].is("(") || tokens_[at].is("[") || tokens_[at].is("{");
      at = opens ? code_.behind_group(at).value_or(range.last) : at + 1;
    }
    return at == token;
  }

  /// if (A && B) S becomes if (A) { BARRIER; if (B) S }.
  void split_if(const Statement& statement) {
    std::size_t body_end = code_.behind_statement(statement.header.last + 1).value_or(0);
    if (body_end != statement.whole.last)
      throw Unwritable{"it lies in the condition of an if with else"};
    if (code_.has(statement.header, {"is", "out"}))
      throw Unwritable{"the condition declares names"};
    const Token& chain = tokens_[operand_of_access(statement.header) - 1];
    const std::size_t before = tokens_[operand_of_access(statement.header) - 2].end();
    const std::size_t behind = tokens_[operand_of_access(statement.header)].offset;
    replace(std::min(before, chain.offset), behind, ") { " + call() + " if (");
    insert(tokens_[statement.whole.last - 1].end(), " }");
  }

  /// F = VALUE becomes TYPE name = VALUE; BARRIER; F = name.
  void split_store(const Statement& statement) {
    const Access store = this->store(statement);
    if (!is_direct(store)) throw Unwritable{"it lies inside an expression"};
    if (code_.has(statement.whole, {"stackalloc", "await", "ref"})) {
      throw Unwritable{"it lies inside an expression"};
    }
    const std::string name = new_name();
    const std::size_t value = store.whole.last + 1;
    const std::string open = statement.is_embedded ? "{ " : "";
    const std::string close = statement.is_embedded ? " }" : "";
    const std::string between = statement.is_embedded ? " " : new_line(statement.whole.first);
    replace(tokens_[store.whole.first].offset, tokens_[value].offset,
            fmt::format("{}{} {} = ", open, field().type, name));
    insert(tokens_[statement.whole.last - 1].end(),
           between + call() + between + text_of(store.whole) + " = " + name + ";" + close);
  }

  std::string new_name() {
    const std::string base = std::string(member_) + "Value";
    for (int number = 1;; ++number) {
      std::string name = number == 1 ? base : base + std::to_string(number);
      if (code_.has({0, tokens_.size()}, {name})) continue;
      if (file_.new_names.insert(name).second) return name;
    }
  }

  // ---- accesses ----

  /// The assignment that a statement consists of.
  Access store(const Statement& statement) const {
    if (!is_write(repair_.location.instruction) || !statement.keyword.empty()) {
      throw Unwritable{"it lies inside an expression"};
    }
    const Access store = access(statement.whole, Access::Kind::Write);
    if (store.whole.first != statement.whole.first) {
      throw Unwritable{"the assignment lies inside an expression"};
    }
    return store;
  }

  /// F = VALUE becomes CALL(ref F, VALUE).
  template <typename Names>
  void write_store(std::string_view type, std::string_view method, const Names& types) {
    const Statement found = statement();
    const Access store = this->store(found);
    require_type(type_of(store), types);
    if (!element_.empty() &&
        code_.has({store.whole.last + 1, found.whole.last}, {"(", "=", "++", "--"})) {
      throw Unwritable{"its value is computed before it is known that there is such an element"};
    }
    replace(tokens_[store.whole.first].offset, tokens_[store.whole.last + 1].offset,
            qualified(type) + std::string(method) + text_of(store.whole) + ", ");
    insert(tokens_[found.whole.last - 1].offset, ")");
  }

  void write_read() {
    const Access read = access(part_of(statement()), Access::Kind::Read);
    require_type(type_of(read), types_of_volatile_calls);
    replace(tokens_[read.whole.first].offset, tokens_[read.whole.last - 1].end(),
            qualified("Volatile") + ".Read(ref " + text_of(read.whole) + ")");
  }

  void write_field() {
    const FieldDeclaration found = field();
    if (found.is_volatile) throw Unwritable{"it is volatile in the source already"};
    if (found.is_fixed) throw Unwritable{"it is const or readonly"};
    if (!found.is_alone) throw Unwritable{"it is declared together with other fields"};
    require_type(found.type, types_of_volatile_fields);
    insert(tokens_[found.type_token].offset, "volatile ");
  }

  File& file_;
  const Code& code_;
  const std::vector<Token>& tokens_;
  const Repair& repair_;
  std::size_t at_ = 0;
  std::string_view member_;
  std::string_view element_;  // of an instruction for elements: what they are
  std::string_view type_;     // that declares the member
  std::vector<Edit> edits_;
};

bool has_brace(const Edit& edit) { return edit.text.find_first_of("{}") != std::string::npos; }

/// Whether two repairs cannot both be written. What is put in at the same place is put in in any
/// order, so that it must not be what opens or closes a block, unless it is the same.
bool overlap(const Edit& one, const Edit& other) {
  const bool is_point = one.begin == one.end;
  if (is_point && other.begin == other.end) {
    return one.begin == other.begin && one.text != other.text &&
           (has_brace(one) || has_brace(other));
  }
  if (is_point || other.begin == other.end) {
    const Edit& point = is_point ? one : other;
    const Edit& range = is_point ? other : one;
    return range.begin < point.begin && point.begin < range.end;
  }
  return one.begin < other.end && other.begin < one.end;
}

/// Keeps the edits of a file in order, without any that contradict each other or say the same.
class Collector {
 public:
  /// What becomes of the next repair; `file` is where its edits are.
  void add(const std::string& file, Change change) {
    if (!change.edits.empty() && contradicts(plan_.files[file], change.edits)) {
      change.edits.clear();
      change.reason = "another repair changes the same expression";
    }
    if (!change.edits.empty()) merge(plan_.files[file], change.edits);
    plan_.changes.push_back(std::move(change));
  }

  Plan take() { return std::move(plan_); }

 private:
  static bool contradicts(const std::vector<Edit>& all, const std::vector<Edit>& edits) {
    return std::any_of(edits.begin(), edits.end(), [&](const Edit& edit) {
      return std::any_of(all.begin(), all.end(),
                         [&](const Edit& other) { return overlap(edit, other); });
    });
  }

  static void merge(std::vector<Edit>& all, const std::vector<Edit>& edits) {
    if (std::all_of(edits.begin(), edits.end(),
                    [&](const Edit& edit) { return is_there(all, edit); })) {
      return;
    }
    for (const Edit& edit : edits) {
      // A barrier that another repair has put there, too.
      const bool is_statement =
          edit.text.ends_with(';') || edit.text.ends_with(";\n") || edit.text.ends_with("; ");
      if (!is_statement || !is_there(all, edit)) all.push_back(edit);
    }
    std::stable_sort(all.begin(), all.end(), [](const Edit& one, const Edit& other) {
      return std::pair(one.begin, one.end) < std::pair(other.begin, other.end);
    });
  }

  static bool is_there(const std::vector<Edit>& all, const Edit& edit) {
    return std::any_of(all.begin(), all.end(), [&](const Edit& other) {
      return other.begin == edit.begin && other.end == edit.end && other.text == edit.text;
    });
  }

  Plan plan_;
};

Change change_of(const Repair& repair, File& file) {
  Change change;
  if (!file.code.is_readable()) {
    change.reason = "its source cannot be read as C#";
    return change;
  }
  try {
    Writer writer(file, repair);
    if (const auto offset = writer.offset_of_access()) {
      const Position at = position_at(file.code.source(), *offset);
      change.line = at.line;
      change.column = at.column;
    }
    change.edits = writer.write();
  } catch (const Unwritable& unwritable) {
    change.reason = unwritable.reason;
  }
  return change;
}

}  // namespace

Plan plan(const std::vector<Repair>& repairs, const SourceText& text) {
  Collector collector;
  std::map<std::string, File> files;
  for (const Repair& repair : repairs) {
    const Location& location = repair.location;
    Change change;
    const std::string_view source =
        location.line == 0 || !text ? std::string_view() : text(location.file);
    if (location.line == 0) {
      change.reason = "there are no symbols that say where it is";
    } else if (source.empty()) {
      change.reason = "its source was not found";
    } else {
      change = change_of(repair, files.try_emplace(location.file, source).first->second);
    }
    collector.add(location.file, std::move(change));
  }
  return collector.take();
}

Position position_at(std::string_view source, std::size_t offset) {
  Position position;
  for (const char byte : source.substr(0, offset)) {
    if (byte == '\n') {
      position = {position.line + 1, 1};
    } else if (!base::is_continuation(byte)) {
      position.column += static_cast<unsigned char>(byte) >= 0xf0 ? 2 : 1;
    }
  }
  return position;
}

std::string call_of(const Repair& repair) {
  switch (repair.kind) {
    case Repair::Kind::Barrier:
      return "Thread.MemoryBarrier()";
    case Repair::Kind::ReadBarrier:
      return "Volatile.ReadBarrier()";
    case Repair::Kind::WriteBarrier:
      return "Volatile.WriteBarrier()";
    case Repair::Kind::VolatileRead:
      return "Volatile.Read(ref …)";
    case Repair::Kind::VolatileWrite:
      return "Volatile.Write(ref …, …)";
    case Repair::Kind::Interlocked:
      return "Interlocked.Exchange(ref …, …)";
    case Repair::Kind::VolatileField:
      return "volatile";
  }
  return {};
}

std::string applied(std::string_view source, const std::vector<Edit>& edits) {
  std::string result;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    result += source.substr(at, edit.begin - at);
    result += edit.text;
    at = edit.end;
  }
  return result + std::string(source.substr(at));
}

}  // namespace mmcheck::patch
