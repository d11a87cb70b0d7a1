// Types as a C# programmer writes them, from tokens and signatures.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "assembly/name_parts.hpp"
#include "assembly/name_rendering.hpp"
#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_decimal;
using base::append_escaped;
using base::Error;

namespace {

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

/// Empty for all others.
std::string_view system_keyword(std::string_view name) {
  for (const auto& [system_name, word] : system_types) {
    if (system_name == name) return word;
  }
  return {};
}

}  // namespace

bool Names::is_core_library(Token scope) {
  return scope.table() == Table::AssemblyRef && !scope.is_null() &&
         std::ranges::find(core_libraries, metadata_.string(Column::AssemblyRef_Name,
                                                            scope.row())) != core_libraries.end();
}

/// A type and those that it is in, innermost first.
struct Names::Path {
  static constexpr std::size_t deepest = 256;
  std::array<Token, deepest> types;
  std::size_t length = 0;
  Token scope;  // of the outermost, if it is a TypeRef
};

void Names::find_path(Token token, Path& path) const {
  for (Token outer = token; !outer.is_null();) {
    if (path.length == Path::deepest) {
      throw Error("", fmt::format("expected types that nest less than 256 deep, unlike row {} of "
                                  "the metadata table {}",
                                  token.row(), table_name(token.table())));
    }
    path.types[path.length++] = outer;
    if (outer.table() == Table::TypeDef) {
      outer = Token(Table::TypeDef, assembly_.enclosing_type(outer.row()));
    } else {
      path.scope = metadata_.token(Column::TypeRef_ResolutionScope, outer.row());
      outer = path.scope.table() == Table::TypeRef ? path.scope : Token();
    }
  }
}

/// Generic parameters from `first` to before `end`, or the arguments that stand for them.
void Names::render_own_parameters(std::string& to, std::size_t first, std::size_t end,
                                  const KeyedRows& parameters, const Arguments* arguments) {
  if (first == end) return;
  to.push_back('<');
  for (std::size_t next = first; next != end; ++next) {
    if (next != first) to += ", ";
    if (arguments != nullptr) {
      render_type(to, arguments->from, arguments->context);
    } else {
      append_parameter(to, metadata_, parameters, static_cast<std::uint32_t>(next), "!");
    }
    limit(to);
  }
  to.push_back('>');
}

/// Namespace.Outer<A>.Inner<B>: the type arguments belong to all types on the way, outermost first.
/// Says where the parameters of the innermost start, if no other has any.
std::uint32_t Names::render_path(std::string& to, Token token, const Arguments* arguments) {
  Path path;
  find_path(token, path);
  const bool is_definition = token.table() == Table::TypeDef;
  const Column name = is_definition ? Column::TypeDef_Name : Column::TypeRef_Name;
  const std::string_view space =
      metadata_.string(is_definition ? Column::TypeDef_Namespace : Column::TypeRef_Namespace,
                       path.types[path.length - 1].row());
  if (path.length == 1 && arguments == nullptr && space == "System" &&
      is_core_library(path.scope)) {
    const std::string_view word = system_keyword(metadata_.string(name, token.row()));
    to += word;
    if (!word.empty()) return 0;
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
  for (std::size_t i = path.length; i-- != 0;) {
    const Stripped stripped = strip_arity(metadata_.string(name, path.types[i].row()));
    append_identifier(to, stripped.name);
    if (i == 0 && !is_outer_generic) generic_at = to.size();
    is_outer_generic |= stripped.arity != 0;
    if (arguments == nullptr && !is_definition) {
      if (stripped.arity != 0) append_arity(to, stripped.arity);
    } else {
      // A name need not say how many parameters the type has: the innermost takes those left over.
      const std::size_t end = i == 0 ? count : std::min(count, next + stripped.arity);
      render_own_parameters(to, next, end, own.type_parameters, arguments);
      next = end;
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

}  // namespace mmcheck::assembly
