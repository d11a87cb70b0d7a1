// A barrier before an instruction can be written before the statement only if nothing that matters
// happens between the start of the statement and the instruction, however the statement is reached.
// A loop's condition is reached twice, from above and from the loop's end; the second operand of an
// && is reached only if the first one is true; a value is stored after it was computed.
#include "patch/barriers.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

namespace mmcheck::patch {
namespace {

class BarrierWriter {
 public:
  explicit BarrierWriter(Site& site) : site_(site), code_(site.code()), tokens_(site.tokens()) {}

  std::vector<Edit> write() {
    write_barrier();
    return edits_.take();
  }

 private:
  std::string call() const {
    const std::string whole = call_of(site_.repair());
    const std::size_t dot = whole.find('.');
    return site_.qualified(whole.substr(0, dot)) + whole.substr(dot) + ";";
  }

  std::string new_line(std::size_t like) const {
    return std::string(code_.line_end()) + std::string(code_.indentation(like).value_or(""));
  }

  /// Puts a statement before another one.
  void put_before(const Statement& statement, const std::string& text) {
    const Token& first = tokens_[statement.whole.first];
    const auto indentation = code_.indentation(statement.whole.first);
    if (statement.is_embedded) {
      edits_.insert(first.offset, "{ " + text + " ");
      edits_.insert(tokens_[statement.whole.last - 1].end(), " }");
    } else if (indentation) {
      edits_.insert(code_.line_start(first.offset),
                    std::string(*indentation) + text + std::string(code_.line_end()));
    } else {
      edits_.insert(first.offset, text + " ");
    }
  }

  /// Puts a statement behind another one that does not lead anywhere else.
  void put_behind(const Statement& statement, const std::string& text) {
    if (!statement.keyword.empty() || !site_.is_at_start(statement)) {
      throw Unwritable{"it lies behind a part of its statement"};
    }
    const std::size_t end = tokens_[statement.whole.last - 1].end();
    const std::size_t line_end = code_.source().find('\n', end);
    const bool has_line =
        code_.indentation(statement.whole.first).has_value() &&
        line_end != std::string_view::npos &&
        (statement.whole.last >= tokens_.size() || tokens_[statement.whole.last].offset > line_end);
    if (statement.is_embedded) {
      edits_.insert(tokens_[statement.whole.first].offset, "{ ");
      edits_.insert(end, " " + text + " }");
    } else if (has_line) {
      edits_.insert(line_end + 1, std::string(*code_.indentation(statement.whole.first)) + text +
                                      std::string(code_.line_end()));
    } else {
      edits_.insert(end, " " + text);
    }
  }

  void write_barrier() {
    if (!site_.repair().in_statement)
      throw Unwritable{"it is not known what its statement does before it"};
    if (is_accessor_without_body()) throw Unwritable{"it lies in an accessor without a body"};
    const Statement found = site_.statement();
    if (site_.repair().in_statement->is_behind) return put_behind(found, call());
    const bool is_first = site_.repair().in_statement->is_first;
    if (found.keyword == "while" || found.keyword == "for") return write_in_loop(found, is_first);
    if (found.keyword == "do") return write_in_do(found, is_first);
    if (is_first && site_.is_at_start(found)) return put_before(found, call());
    if (!is_first && site_.is_at_start(found)) {
      if (found.keyword == "if") return split_if(found);
      if (found.keyword.empty()) return split_store(found);
    }
    throw Unwritable{"it lies inside an expression"};
  }

  /// "get;" of a property.
  bool is_accessor_without_body() const {
    constexpr std::array accessors = {"get", "set", "init"};
    const bool is_accessor = std::any_of(accessors.begin(), accessors.end(), [&](const char* name) {
      return tokens_[site_.token()].is(name);
    });
    return is_accessor && site_.token() + 1 < tokens_.size() && tokens_[site_.token() + 1].is(";");
  }

  /// Whether all tokens from one up to the place in the symbols are among these marks, or words if
  bool is_at_condition(const Statement& loop, Range condition) const {
    if (loop.keyword == "while") return site_.is_at_start(loop);
    return site_.token() >= condition.first && site_.leads_here(condition.first, "(!", false);
  }

  void write_in_loop(const Statement& loop, bool is_first) {
    const Range condition = loop.keyword == "for" ? site_.part_of(loop) : loop.header;
    if (loop.keyword == "for" && condition.first == loop.header.first) {
      const bool is_here =
          site_.token() == loop.whole.first || site_.leads_here(loop.header.first, ".<>[]?", true);
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
      edits_.replace(tokens_[loop.header.last].end(), tokens_[last].end(), " { " + call() + " }");
    } else if (!tokens_[body.first].is("{")) {
      edits_.insert(tokens_[body.first].offset, "{ ");
      edits_.insert(tokens_[last].end(), " " + call() + " }");
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
      return edits_.insert(tokens_[last].offset, (is_space_before(last) ? "" : " ") + call() + " ");
    }
    const auto inner = first < last ? code_.indentation(first) : std::nullopt;
    const std::string space(inner ? *inner : std::string(*indentation) + "    ");
    edits_.insert(code_.line_start(tokens_[last].offset),
                  space + call() + std::string(code_.line_end()));
  }

  /// A do's condition is reached from the end of its block only, but for a `continue`.
  void write_in_do(const Statement& tail, bool is_first) {
    const std::size_t behind = tail.whole.first;
    const auto opening = code_.start_of_group(behind - 1);
    if (!is_first || !opening || !site_.is_at_start(tail))
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
    edits_.replace(tokens_[condition.first].offset, tokens_[condition.last - 1].end(),
                   loop.keyword == "while" ? "true" : "");
    const Range body = {loop.header.last + 1, loop.whole.last};
    if (tokens_[body.first].is("{")) {
      edits_.insert(tokens_[body.first].end(), " " + text);
    } else if (tokens_[body.first].is(";")) {
      edits_.replace(tokens_[loop.header.last].end(), tokens_[body.first].end(),
                     " { " + text + " }");
    } else {
      edits_.insert(tokens_[body.first].offset, "{ " + text + " ");
      edits_.insert(tokens_[body.last - 1].end(), " }");
    }
  }
  std::string leave_unless(Range condition) const {
    return "if (!(" + site_.text_of(condition) + ")) break;";
  }

  /// Where the operand of a chain of && begins whose first access is the instruction's.
  std::size_t operand_of_access(Range condition) const {
    if (code_.has(condition, {"||", "?", "??", "=>"})) {
      throw Unwritable{"it lies inside an expression that is not a chain of &&"};
    }
    const Access read = site_.access(condition, Access::Kind::Read);
    std::size_t at = read.whole.first;
    while (at > condition.first && (tokens_[at - 1].is("(") || tokens_[at - 1].is("!"))) --at;
    const bool is_chained = at > condition.first && tokens_[at - 1].is("&&");
    if (!site_.is_direct(read) || !is_chained || !is_outermost(condition, at - 1)) {
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
    edits_.replace(std::min(before, chain.offset), behind, ") { " + call() + " if (");
    edits_.insert(tokens_[statement.whole.last - 1].end(), " }");
  }

  /// F = VALUE becomes TYPE name = VALUE; BARRIER; F = name.
  void split_store(const Statement& statement) {
    const Access store = site_.store(statement);
    if (!site_.is_direct(store)) throw Unwritable{"it lies inside an expression"};
    if (code_.has(statement.whole, {"stackalloc", "await", "ref"})) {
      throw Unwritable{"it lies inside an expression"};
    }
    const std::string name = site_.new_name();
    const std::size_t value = store.whole.last + 1;
    const std::string open = statement.is_embedded ? "{ " : "";
    const std::string close = statement.is_embedded ? " }" : "";
    const std::string between = statement.is_embedded ? " " : new_line(statement.whole.first);
    edits_.replace(tokens_[store.whole.first].offset, tokens_[value].offset,
                   fmt::format("{}{} {} = ", open, site_.field().type, name));
    edits_.insert(
        tokens_[statement.whole.last - 1].end(),
        between + call() + between + site_.text_of(store.whole) + " = " + name + ";" + close);
  }

  Site& site_;
  const Code& code_;
  const std::vector<Token>& tokens_;
  EditList edits_;
};

}  // namespace

std::vector<Edit> barrier_edits(Site& site) { return BarrierWriter(site).write(); }

}  // namespace mmcheck::patch
