#include "patch/site.hpp"

#include <algorithm>
#include <array>

namespace mmcheck::patch {
namespace {

using Element = IlInstruction::Element;

/// "Pair" of a type that is called "Demo.Pair<K, V>": as its declaration has it.
std::string_view declared_name(std::string_view type) {
  int depth = 0;
  while (type.ends_with('>') || depth != 0) {
    if (type.empty()) return {};
    depth += type.back() == '>' ? 1 : type.back() == '<' ? -1 : 0;
    type.remove_suffix(1);
  }
  type = type.substr(type.find_last_of("./+") + 1);
  return type.substr(0, type.find('`'));
}

}  // namespace

File::File(std::string_view text) : code(text) {
  const auto& tokens = code.tokens();
  for (std::size_t i = 0; i + 4 < tokens.size(); ++i) {
    has_using = has_using || (tokens[i].is("using") && tokens[i + 1].is("System") &&
                              tokens[i + 3].is("Threading") && tokens[i + 4].is(";"));
  }
}

Site::Site(File& file, const Repair& repair)
    : file_(file), code_(file.code), tokens_(code_.tokens()), repair_(repair) {
  const auto token = code_.token_at(repair.location.line, repair.location.column);
  if (!token) throw Unwritable{"its line is not where the symbols say"};
  at_ = *token;
  const IlInstruction& instruction = repair.location.instruction;
  element_ = instruction.element;
  if (instruction.is_of_field()) {
    member_ = instruction.member;
    type_ = declared_name(instruction.type);
  }
  if (repair.kind == Repair::Kind::VolatileField) name_field();
}

std::optional<std::size_t> Site::offset_of_access() const {
  const auto statement = code_.statement_around(at_);
  if (!statement || !is_known_access()) return std::nullopt;
  const bool is_write = repair_.location.instruction.is_write();
  const auto access =
      find_access(part_of(*statement), is_write ? Access::Kind::Write : Access::Kind::Read);
  return access ? std::optional(tokens_[access->whole.last - 1].offset) : std::nullopt;
}

/// It is the field that changes, not the access that stands for it.
void Site::name_field() {
  const Target& target = repair_.target;
  if (target.kind != Target::Kind::Field || target.path.empty()) {
    throw Unwritable{"it is not known which field it is"};
  }
  member_ = target.path.back();
  type_ = declared_name(target.owner.type);
}

Statement Site::statement() const {
  const auto found = code_.statement_around(at_);
  if (!found) throw Unwritable{"it is not certain where its statement begins and ends"};
  return *found;
}

Range Site::part_of(const Statement& statement) const {
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

bool Site::is_at_start(const Statement& statement) const {
  if (at_ == statement.whole.first) return true;
  // Mono's compiler has a place for a call: when its arguments are there.
  if (at_ + 1 < tokens_.size() && tokens_[at_ + 1].is("(")) return false;
  if (statement.keyword == "foreach") return tokens_[at_ - 1].is("in");
  if (!statement.keyword.empty()) return leads_here(statement.whole.first + 1, "(!", false);
  return leads_here(statement.whole.first, ".<>[]?", true);  // "int x"
}

bool Site::leads_here(std::size_t first, std::string_view marks, bool may_be_words) const {
  if (first > at_) return first == at_ + 1;
  return std::all_of(tokens_.begin() + static_cast<std::ptrdiff_t>(first),
                     tokens_.begin() + static_cast<std::ptrdiff_t>(at_), [&](const Token& token) {
                       return token.is_word()
                                  ? may_be_words
                                  : token.text.size() == 1 && marks.find(token.text) != marks.npos;
                     });
}

/// The one that the instruction makes, if text and instructions agree on how many there are.
std::optional<Access> Site::find_access(Range part, Access::Kind kind) const {
  if (code_.has(part, {"=>", "delegate"})) return std::nullopt;
  std::vector<Access> found;
  for (const Access& access :
       !is_of_element() ? accesses_of(code_, part, member_) : like_elements(part)) {
    if (access.kind == Access::Kind::Both || access.kind == Access::Kind::Reference) return {};
    if (access.kind == kind) found.push_back(access);
  }
  const auto& where = *repair_.in_statement;
  if (found.size() != where.count || where.number == 0 || where.number > where.count) return {};
  return found[where.number - 1];
}

/// Accesses to elements for which the compiler may have made such an instruction. Where it is not
/// known of what type one is, it may.
std::vector<Access> Site::like_elements(Range part) const {
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
std::string_view Site::element_type(const ElementAccess& access) const {
  const std::size_t length = access.name - access.whole.first;
  std::string_view owner = declared_name(repair_.location.type);
  if (length == 2 && !tokens_[access.whole.first].is("this")) {
    owner = tokens_[access.whole.first].text;
  }
  if (length > 2 || access.kind == Access::Kind::Reference) return {};
  const auto array = find_field(code_, owner, tokens_[access.name].text);
  if (!array || !array->type.ends_with("[]")) return {};
  return array->type.substr(0, array->type.size() - 2);
}

Access Site::access(Range part, Access::Kind kind) const {
  const std::optional<Access> found = is_known_access() ? find_access(part, kind) : std::nullopt;
  if (!found) throw Unwritable{"it is not certain which expression of the line it is about"};
  return *found;
}

Access Site::store(const Statement& statement) const {
  if (!repair_.location.instruction.is_write() || !statement.keyword.empty()) {
    throw Unwritable{"it lies inside an expression"};
  }
  const Access store = access(statement.whole, Access::Kind::Write);
  if (store.whole.first != statement.whole.first) {
    throw Unwritable{"the assignment lies inside an expression"};
  }
  return store;
}

bool Site::is_direct(const Access& access) const {
  const std::size_t length = access.whole.last - access.whole.first;
  if (length == 1) return true;
  const Token& owner = tokens_[access.whole.last - 3];
  return (length == 3 && owner.is("this")) || owner.is(type_);
}

FieldDeclaration Site::field() const {
  const auto found = find_field(code_, type_, member_);
  if (!found) throw Unwritable{"the declaration of the field was not found in this file"};
  return *found;
}

std::string_view Site::type_of(const Access& access) const {
  if (!is_of_element()) return field().type;
  std::string_view type;
  for (const ElementAccess& one : accesses_of_elements(code_, access.whole)) {
    if (one.whole.last == access.whole.last) type = element_type(one);
  }
  if (element_ == Element::Ref && type != "string") {
    throw Unwritable{"the array may be one of a derived class"};
  }
  return type;
}

std::string Site::text_of(Range range) const {
  const std::size_t begin = tokens_[range.first].offset;
  return std::string(code_.source().substr(begin, tokens_[range.last - 1].end() - begin));
}

std::string Site::qualified(std::string_view type) const {
  return (file_.has_using && !declares_type(code_, type) ? "" : "System.Threading.") +
         std::string(type);
}

std::string Site::new_name() {
  const std::string base = std::string(member_) + "Value";
  for (int number = 1;; ++number) {
    std::string name = number == 1 ? base : base + std::to_string(number);
    if (code_.has({0, tokens_.size()}, {name})) continue;
    if (file_.new_names.insert(name).second) return name;
  }
}

}  // namespace mmcheck::patch
