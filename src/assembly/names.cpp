#include "assembly/names.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <utility>

#include "base/scan.hpp"
#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_decimal;
using base::append_escaped;
using base::Error;

namespace {

// Names that compilers write stay far below these. Without them a TypeSpec made of two of the one
// before it, and so on, would double the name in every row.
constexpr unsigned deepest = 512;
constexpr std::size_t longest = std::size_t{1} << 20;
// What is kept, in bytes: System.Private.CoreLib has about half of its size in names.
constexpr std::size_t kept_per_byte = 16;
constexpr std::size_t kept_at_least = std::size_t{16} << 20;
constexpr std::size_t block_size = std::size_t{1} << 16;

// A generic parameter of an open scope: a mark, its number in decimal, a mark. Names are escaped,
// so that these never stand for themselves.
constexpr char type_parameter_mark = '\x01';
constexpr char method_parameter_mark = '\x02';
constexpr char end_mark = '\x03';

/// The place of the first mark of a parameter; the length of the text if it has none.
std::size_t find_mark(std::string_view text) {
  return base::find_byte(text,
                         [](base::EightBytes bytes) { return base::is_below(bytes, end_mark); });
}

/// keyword() for a type of the class library that is named, as the operand of `box` is.
constexpr std::array<std::array<std::string_view, 2>, 17> system_types = {{
    {"Void", "void"},
    {"Boolean", "bool"},
    {"Char", "char"},
    {"SByte", "sbyte"},
    {"Byte", "byte"},
    {"Int16", "short"},
    {"UInt16", "ushort"},
    {"Int32", "int"},
    {"UInt32", "uint"},
    {"Int64", "long"},
    {"UInt64", "ulong"},
    {"Single", "float"},
    {"Double", "double"},
    {"String", "string"},
    {"IntPtr", "nint"},
    {"UIntPtr", "nuint"},
    {"Object", "object"},
}};

constexpr std::array<std::string_view, 4> core_libraries = {
    "System.Runtime", "mscorlib", "netstandard", "System.Private.CoreLib"};

/// "List`1" is List with one parameter of its own.
struct Stripped {
  std::string_view name;
  std::uint32_t arity = 0;
};

Stripped strip_arity(std::string_view name) {
  const std::size_t tick = name.rfind('`');
  if (tick == std::string_view::npos || tick == 0) return {name};
  const char* end = name.data() + name.size();
  std::uint32_t arity = 0;
  const auto [rest, error] = std::from_chars(name.data() + tick + 1, end, arity);
  if (error != std::errc() || rest != end || arity > 0xffff) return {name};
  return {name.substr(0, tick), arity};
}

void append_identifier(std::string& to, std::string_view name) {
  if (name.empty()) {
    to += "\"\"";  // obfuscators do that
  } else {
    append_escaped(to, name);
  }
}

/// A generic parameter by its name, or by its number where the file has none for it.
void append_parameter(std::string& to, const Metadata& metadata, const KeyedRows& parameters,
                      std::uint32_t number, std::string_view prefix) {
  const auto has_number = [&](std::uint32_t row) {
    return metadata.cell(Column::GenericParam_Number, row) == number;
  };
  // Rows are in the order of their numbers in all but edited files; there a short look is enough.
  constexpr std::size_t searched = 64;
  if (number < parameters.size() && has_number(parameters[number])) {
    append_identifier(to, metadata.string(Column::GenericParam_Name, parameters[number]));
    return;
  }
  for (std::size_t i = 0; i < std::min(parameters.size(), searched); ++i) {
    if (has_number(parameters[i])) {
      append_identifier(to, metadata.string(Column::GenericParam_Name, parameters[i]));
      return;
    }
  }
  to += prefix;
  append_decimal(to, std::uint64_t{number});
}

/// "[,]", "[*]", "[0..2,]".
void append_shape(std::string& to, const ArrayShape& shape) {
  const bool is_usual =
      shape.sizes.empty() && std::ranges::all_of(shape.lower_bounds, [](auto b) { return b == 0; });
  to.push_back('[');
  if (is_usual) {
    // One dimension that is not a plain array has to be told from one that is.
    if (shape.rank == 1) {
      to.push_back('*');
    } else {
      to.append(shape.rank - 1, ',');
    }
  }
  for (std::uint32_t i = 0; i < shape.rank && !is_usual; ++i) {
    if (i != 0) to.push_back(',');
    const std::int64_t lower = i < shape.lower_bounds.size() ? shape.lower_bounds[i] : 0;
    if (i < shape.lower_bounds.size() || i < shape.sizes.size()) {
      append_decimal(to, lower);
      to += "..";
    }
    if (i < shape.sizes.size()) append_decimal(to, lower + std::int64_t{shape.sizes[i]} - 1);
  }
  to.push_back(']');
}

std::string_view call_kind_words(MethodSignature::CallKind kind) {
  switch (kind) {
    case MethodSignature::CallKind::C:
      return " unmanaged[Cdecl]";
    case MethodSignature::CallKind::StdCall:
      return " unmanaged[Stdcall]";
    case MethodSignature::CallKind::ThisCall:
      return " unmanaged[Thiscall]";
    case MethodSignature::CallKind::FastCall:
      return " unmanaged[Fastcall]";
    case MethodSignature::CallKind::Unmanaged:
      return " unmanaged";
    case MethodSignature::CallKind::VarArg:
      return " vararg";
    case MethodSignature::CallKind::Property:
      return " property";
    case MethodSignature::CallKind::Default:
      break;
  }
  return {};
}

/// Counts how deep a recursion is, and ends it.
class Depth {
 public:
  explicit Depth(unsigned& depth) : depth_(depth) {
    if (++depth_ > deepest) {
      --depth_;
      throw Error("", "expected types that nest less than 512 deep, or not in a circle");
    }
  }
  ~Depth() { --depth_; }
  Depth(const Depth&) = delete;
  Depth& operator=(const Depth&) = delete;

 private:
  unsigned& depth_;
};

}  // namespace

std::string_view keyword(ElementType kind) {
  switch (kind) {
    case ElementType::Void:
      return "void";
    case ElementType::Boolean:
      return "bool";
    case ElementType::Char:
      return "char";
    case ElementType::I1:
      return "sbyte";
    case ElementType::U1:
      return "byte";
    case ElementType::I2:
      return "short";
    case ElementType::U2:
      return "ushort";
    case ElementType::I4:
      return "int";
    case ElementType::U4:
      return "uint";
    case ElementType::I8:
      return "long";
    case ElementType::U8:
      return "ulong";
    case ElementType::R4:
      return "float";
    case ElementType::R8:
      return "double";
    case ElementType::String:
      return "string";
    case ElementType::TypedByRef:
      return "System.TypedReference";
    case ElementType::I:
      return "nint";
    case ElementType::U:
      return "nuint";
    case ElementType::Object:
      return "object";
    default:
      return {};
  }
}

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

/// What to put instead of generic parameters, or whose they are; where neither is known, a mark
/// stays, for the scope of whoever uses the name.
struct Names::Context {
  const GenericScope* own = nullptr;
  /// Of a reference to a member: its parent's arguments, read when a parameter asks for them.
  struct TypeArguments {
    Token parent;
    std::vector<std::string> texts;
    bool were_read = false;
  };
  TypeArguments* type_arguments = nullptr;
  const std::vector<std::string>* method_arguments = nullptr;
};

struct Names::Arguments {
  SignatureReader& from;
  std::uint32_t count;
  const Context& context;
};

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

void Names::limit(std::size_t length) {
  if (length > longest) {
    throw Error("", "expected names of at most a million characters; a type of the file has more");
  }
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

bool Names::is_core_library(Token scope) {
  return scope.table() == Table::AssemblyRef && !scope.is_null() &&
         std::ranges::find(core_libraries, metadata_.string(Column::AssemblyRef_Name,
                                                            scope.row())) != core_libraries.end();
}

/// Namespace.Outer<A>.Inner<B>: the type arguments belong to all types on the way, outermost first.
/// Says where the parameters of the innermost start, if no other has any.
std::uint32_t Names::render_path(std::string& to, Token token, const Arguments* arguments) {
  constexpr std::size_t deepest_nesting = 256;
  std::array<Token, deepest_nesting> path;  // innermost first
  std::size_t length = 0;
  Token scope;
  for (Token outer = token; !outer.is_null();) {
    if (length == deepest_nesting) {
      throw Error("", fmt::format("expected types that nest less than 256 deep, unlike row {} of "
                                  "the metadata table {}",
                                  token.row(), table_name(token.table())));
    }
    path[length++] = outer;
    if (outer.table() == Table::TypeDef) {
      outer = Token(Table::TypeDef, assembly_.enclosing_type(outer.row()));
    } else {
      scope = metadata_.token(Column::TypeRef_ResolutionScope, outer.row());
      outer = scope.table() == Table::TypeRef ? scope : Token();
    }
  }

  const bool is_definition = token.table() == Table::TypeDef;
  const Column name = is_definition ? Column::TypeDef_Name : Column::TypeRef_Name;
  const std::string_view space =
      metadata_.string(is_definition ? Column::TypeDef_Namespace : Column::TypeRef_Namespace,
                       path[length - 1].row());
  if (length == 1 && arguments == nullptr && space == "System" && is_core_library(scope)) {
    for (const auto& [system_name, word] : system_types) {
      if (system_name == metadata_.string(name, token.row())) {
        to += word;
        return 0;
      }
    }
  }
  if (!space.empty()) {
    append_escaped(to, space);
    to.push_back('.');
  }

  GenericScope own;
  if (is_definition) own = scope_of_type(assembly_, token.row());
  const std::size_t count = arguments != nullptr ? arguments->count : own.type_parameters.size();
  std::size_t next = 0;
  std::size_t generic_at = 0;
  bool is_outer_generic = false;
  for (std::size_t i = length; i-- != 0;) {
    const Stripped stripped = strip_arity(metadata_.string(name, path[i].row()));
    append_identifier(to, stripped.name);
    if (i == 0 && !is_outer_generic) generic_at = to.size();
    is_outer_generic |= stripped.arity != 0;
    if (arguments == nullptr && !is_definition) {
      if (stripped.arity != 0) {
        to.push_back('<');
        to.append(stripped.arity - 1, ',');
        to.push_back('>');
      }
    } else {
      // A name need not say how many parameters the type has: the innermost takes those left over.
      const std::size_t end = i == 0 ? count : std::min(count, next + stripped.arity);
      if (next != end) to.push_back('<');
      for (const std::size_t start = next; next != end; ++next) {
        if (next != start) to += ", ";
        if (arguments != nullptr) {
          render_type(to, arguments->from, arguments->context);
        } else {
          append_parameter(to, metadata_, own.type_parameters, static_cast<std::uint32_t>(next),
                           "!");
        }
        limit(to);
        if (next + 1 == end) to.push_back('>');
      }
    }
    if (i != 0) to.push_back('.');
  }
  return static_cast<std::uint32_t>(generic_at);
}

void Names::append_known(std::string& to, Token token) {
  const Known& found = known(token);
  to.append(found.text, found.length);
  has_marks_ |= found.has_marks;
}

void Names::render_modifier(std::string& to, const CustomModifier& modifier) {
  const Known& found = known(modifier.type);
  has_marks_ |= found.has_marks;
  const std::string_view name = found.whole();
  if (modifier.required && name == "System.Runtime.CompilerServices.IsVolatile") {
    to += "volatile ";
    return;
  }
  to += modifier.required ? "modreq(" : "modopt(";
  // Modifiers are well-known types; their namespaces would only hide the type itself.
  to.append(name.substr(std::min(name.rfind('.') + 1, name.size())));
  to += ") ";
  limit(to);
}

void Names::render_type(std::string& to, SignatureReader& from, const Context& context) {
  const Depth depth(depth_);
  const SignatureReader::Nesting nesting(from);
  limit(to);
  while (const auto modifier = from.modifier()) render_modifier(to, *modifier);
  render_kind(to, from, context);
}

void Names::render_kind(std::string& to, SignatureReader& from, const Context& context) {
  const ElementType kind = from.kind();
  switch (kind) {
    case ElementType::ValueType:
    case ElementType::Class:
      append_known(to, from.type_token());
      return;
    case ElementType::Var:
    case ElementType::MVar:
      render_parameter(to, kind == ElementType::Var, from.parameter_number(), context);
      return;
    case ElementType::GenericInst:
      render_generic_instance(to, from, context);
      return;
    case ElementType::ByRef:
      to += "ref ";
      render_type(to, from, context);
      return;
    case ElementType::Pinned:
      to += "pinned ";
      render_type(to, from, context);
      return;
    case ElementType::Ptr:
      render_type(to, from, context);
      to.push_back('*');
      return;
    case ElementType::SzArray:
      render_type(to, from, context);
      to += "[]";
      return;
    case ElementType::Array:
      render_type(to, from, context);
      append_shape(to, from.shape());
      return;
    case ElementType::FnPtr:
      render_function(to, from, context);
      return;
    default:
      to += keyword(kind);
      return;
  }
}

void Names::render_parameter(std::string& to, bool of_type, std::uint32_t number,
                             const Context& context) {
  const std::vector<std::string>* arguments = context.method_arguments;
  if (of_type) {
    arguments = context.type_arguments != nullptr ? &type_arguments(context) : nullptr;
  }
  if (arguments != nullptr && number < arguments->size()) {
    to += (*arguments)[number];
    return;
  }
  const std::string_view prefix = of_type ? "!" : "!!";
  if (context.own != nullptr || arguments != nullptr) {
    KeyedRows parameters;
    if (context.own != nullptr) {
      parameters = of_type ? context.own->type_parameters : context.own->method_parameters;
    }
    append_parameter(to, metadata_, parameters, number, prefix);
    return;
  }
  to.push_back(of_type ? type_parameter_mark : method_parameter_mark);
  append_decimal(to, std::uint64_t{number});
  to.push_back(end_mark);
  has_marks_ = true;
}

/// The signature speaks of the parameters of the generic type; behind a reference to its member
/// their values are known.
const std::vector<std::string>& Names::type_arguments(const Context& context) {
  Context::TypeArguments& arguments = *context.type_arguments;
  if (!arguments.were_read && arguments.parent.table() == Table::TypeSpec) {
    SignatureReader from(metadata_,
                         metadata_.blob(Column::TypeSpec_Signature, arguments.parent.row()));
    const SignatureReader::Nesting nesting(from);
    while (from.modifier()) {
    }
    if (from.kind() == ElementType::GenericInst) {
      arguments.texts = render_all(from, from.generic_instance().arguments, Context{});
    }
  }
  arguments.were_read = true;
  return arguments.texts;
}

/// The type that the function returns comes first in the signature and is shown last.
void Names::render_function(std::string& to, SignatureReader& from, const Context& context) {
  const MethodHead head = from.method();
  to += "delegate*";
  to += call_kind_words(head.call_kind);
  to += head.has_this ? (head.explicit_this ? "<this " : "<this, ") : "<";
  const std::size_t at = to.size();
  render_type(to, from, context);
  const std::string returned = to.substr(at);
  to.resize(at);
  for (std::uint32_t i = 0; i < head.parameters; ++i) {
    if (from.pass_sentinel()) to += "..., ";
    render_type(to, from, context);
    to += ", ";
  }
  to += returned;
  to.push_back('>');
}

std::vector<std::string> Names::render_all(SignatureReader& from, std::uint32_t count,
                                           const Context& context) {
  std::vector<std::string> texts;
  std::size_t total = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    render_type(texts.emplace_back(), from, context);
    total += texts.back().size();
    limit(total);
  }
  return texts;
}

void Names::render_generic_instance(std::string& to, SignatureReader& from,
                                    const Context& context) {
  const SignatureReader::GenericInstance instance = from.generic_instance();
  const Known& type = known(instance.type);
  if (type.generic_at == 0 && instance.type.table() != Table::TypeSpec) {
    const Arguments arguments{from, instance.arguments, context};
    render_path(to, instance.type, &arguments);
    return;
  }
  // Of a TypeSpec: nothing that a compiler writes; shown as it stands.
  const bool is_spec = instance.type.table() == Table::TypeSpec;
  has_marks_ |= type.has_marks;
  to.append(type.text, is_spec ? type.length : type.generic_at);
  if (instance.arguments == 0 && !is_spec) return;
  to.push_back('<');
  for (std::uint32_t i = 0; i < instance.arguments; ++i) {
    if (i != 0) to += ", ";
    render_type(to, from, context);
    limit(to);
  }
  to.push_back('>');
}

std::uint32_t Names::render_field(std::string& to, std::uint32_t field) {
  const std::uint32_t type = assembly_.declaring_type_of_field(field);
  const GenericScope own = type != 0 ? scope_of_type(assembly_, type) : GenericScope{};
  Context context;
  context.own = &own;
  SignatureReader from(metadata_, metadata_.blob(Column::Field_Signature, field));
  from.expect_field();
  render_type(to, from, context);
  to.push_back(' ');
  const auto name_at = static_cast<std::uint32_t>(to.size());
  if (type != 0) append_known(to, Token(Table::TypeDef, type));
  to += "::";
  append_identifier(to, metadata_.string(Column::Field_Name, field));
  return name_at;
}

// "instance int Owner::Name<T>(string)" is made of these two and the name between them.

void Names::render_return_type(std::string& to, SignatureReader& from, const MethodHead& head,
                               const Context& context) {
  if (head.has_this) to += "instance ";
  render_type(to, from, context);
  to.push_back(' ');
}

void Names::render_parameters(std::string& to, SignatureReader& from, const MethodHead& head,
                              const Context& context) {
  to.push_back('(');
  bool has_sentinel = false;
  for (std::uint32_t i = 0; i < head.parameters; ++i) {
    if (i != 0) to += ", ";
    if (from.pass_sentinel()) {
      to += "..., ";
      has_sentinel = true;
    }
    render_type(to, from, context);
  }
  if (head.call_kind == MethodSignature::CallKind::VarArg && !has_sentinel) {
    to += head.parameters == 0 ? "..." : ", ...";
  }
  to.push_back(')');
}

namespace {

void append_in_angle_brackets(std::string& to, std::span<const std::string> parts) {
  to.push_back('<');
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != 0) to += ", ";
    to += parts[i];
  }
  to.push_back('>');
}

}  // namespace

std::uint32_t Names::render_method(std::string& to, std::uint32_t method,
                                   const std::vector<std::string>* arguments) {
  const std::uint32_t type = assembly_.declaring_type_of_method(method);
  const GenericScope own = scope_of_method(assembly_, method, type);
  Context context;
  context.own = &own;
  context.method_arguments = arguments;
  SignatureReader from(metadata_, metadata_.blob(Column::MethodDef_Signature, method));
  const MethodHead head = from.method();
  render_return_type(to, from, head, context);
  const auto name_at = static_cast<std::uint32_t>(to.size());
  if (type != 0) append_known(to, Token(Table::TypeDef, type));
  to += "::";
  append_identifier(to, metadata_.string(Column::MethodDef_Name, method));
  if (arguments != nullptr) {
    append_in_angle_brackets(to, *arguments);
  } else if (!own.method_parameters.empty()) {
    for (std::uint32_t i = 0; i < own.method_parameters.size(); ++i) {
      to += i == 0 ? "<" : ", ";
      append_parameter(to, metadata_, own.method_parameters, i, "!!");
      limit(to);
    }
    to.push_back('>');
  }
  render_parameters(to, from, head, context);
  return name_at;
}

/// II.22.25: the parent is a type, a module with global members, or the method itself where a call
/// with variable arguments needs a signature of its own.
void Names::render_member_parent(std::string& to, Token parent) {
  if (parent.table() == Table::ModuleRef) {
    to.push_back('[');
    append_identifier(to, metadata_.string(Column::ModuleRef_Name, parent.row()));
    to.push_back(']');
  } else if (parent.table() == Table::MethodDef) {
    const std::uint32_t type = assembly_.declaring_type_of_method(parent.row());
    if (type != 0) append_known(to, Token(Table::TypeDef, type));
  } else {
    append_known(to, parent);
  }
}

std::uint32_t Names::render_member(std::string& to, std::uint32_t member,
                                   const std::vector<std::string>* arguments) {
  const Token parent = metadata_.required(Column::MemberRef_Class, member);
  const Bytes blob = metadata_.blob(Column::MemberRef_Signature, member);
  const std::string_view name = metadata_.string(Column::MemberRef_Name, member);
  const std::vector<std::string> none;
  Context::TypeArguments type_arguments{parent, {}};
  Context context;
  context.type_arguments = &type_arguments;
  context.method_arguments = arguments != nullptr ? arguments : &none;

  SignatureReader from(metadata_, blob);
  if (is_field_signature(blob)) {
    from.expect_field();
    render_type(to, from, context);
    to.push_back(' ');
    const auto name_at = static_cast<std::uint32_t>(to.size());
    render_member_parent(to, parent);
    to += "::";
    append_identifier(to, name);
    return name_at;
  }
  const MethodHead head = from.method();
  render_return_type(to, from, head, context);
  const auto name_at = static_cast<std::uint32_t>(to.size());
  render_member_parent(to, parent);
  to += "::";
  append_identifier(to, name);
  if (arguments != nullptr) {
    append_in_angle_brackets(to, *arguments);
  } else if (head.generic_parameters != 0) {
    to.push_back('<');
    to.append(std::min(head.generic_parameters, 0xffffU) - 1, ',');
    to.push_back('>');
  }
  render_parameters(to, from, head, context);
  return name_at;
}

std::uint32_t Names::render_method_spec(std::string& to, std::uint32_t spec) {
  SignatureReader from(metadata_, metadata_.blob(Column::MethodSpec_Instantiation, spec));
  const std::vector<std::string> arguments =
      render_all(from, from.expect_type_arguments(), Context{});
  const Token method = metadata_.required(Column::MethodSpec_Method, spec);
  return method.table() == Table::MethodDef ? render_method(to, method.row(), &arguments)
                                            : render_member(to, method.row(), &arguments);
}

}  // namespace mmcheck::assembly
