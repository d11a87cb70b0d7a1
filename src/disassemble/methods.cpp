// Methods: what stands before and around their code, and what they override.
#include <fmt/core.h>

#include <algorithm>

#include "assembly/find_method.hpp"
#include "assembly/flags.hpp"
#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

using assembly::MethodSignature;
using base::append_escaped;

namespace {

/// A name as a message can bear it: a file's may be a megabyte.
std::string shortened(const std::string& name) {
  constexpr std::size_t longest = 100;
  if (name.size() <= longest) return name;
  std::size_t end = longest;
  while ((name[end] & 0xc0) == 0x80) --end;  // not within a character
  return name.substr(0, end) + "…";
}

}  // namespace

void MethodListing::read_overrides(std::uint32_t type) {
  overrides_.clear();
  if (type == 0) return;
  for (const std::uint32_t row :
       list_.metadata.rows_where(Column::MethodImpl_Class, Token(Table::TypeDef, type))) {
    overrides_.push_back({list_.metadata.required(Column::MethodImpl_Body, row).value, row, false});
    list_.see(Table::MethodImpl);
  }
  std::ranges::stable_sort(overrides_, {}, &Override::body);
}

void MethodListing::print_overrides(std::uint32_t method, const GenericScope& scope,
                                    unsigned depth) {
  const std::uint32_t body = Token(Table::MethodDef, method).value;
  auto row = std::ranges::lower_bound(overrides_, body, {}, &Override::body);
  for (; row != overrides_.end() && row->body == body; ++row) {
    list_.output.indent(depth);
    list_.text += ".override ";
    list_.names.append_name(
        list_.text, list_.metadata.required(Column::MethodImpl_Declaration, row->row), scope);
    list_.output.end_line();
    row->is_shown = true;
  }
}

void MethodListing::print_other_overrides(const GenericScope& scope, unsigned depth,
                                          bool& is_first) {
  for (const Override& row : overrides_) {
    if (row.is_shown) continue;
    list_.separate(is_first);
    list_.output.indent(depth);
    list_.text += ".override ";
    list_.names.append_name(
        list_.text, list_.metadata.required(Column::MethodImpl_Declaration, row.row), scope);
    list_.text += " by ";
    list_.names.append_name(list_.text, Token(row.body), scope);
    list_.output.end_line();
  }
}

void MethodListing::print(std::uint32_t method, unsigned depth, bool with_type) {
  try {
    print_whole(method, depth, with_type);
  } catch (const base::Error& error) {
    std::string where = "method ";
    append_escaped(where, list_.metadata.string(Column::MethodDef_Name, method));
    const std::uint32_t type = list_.assembly.declaring_type_of_method(method);
    if (type != 0) {
      where = plain_type_name(list_.assembly, type) + "::" + where.substr(7);
    }
    throw error.in(shortened(where));
  }
}

void MethodListing::print_whole(std::uint32_t method, unsigned depth, bool with_type) {
  list_.see(Table::MethodDef);
  const Token token(Table::MethodDef, method);
  listed_.row = method;
  listed_.type = list_.assembly.declaring_type_of_method(method);
  listed_.scope = scope_of_method(list_.assembly, method, listed_.type);
  listed_.argument_count = 0;
  SignatureReader signature(list_.metadata,
                            list_.metadata.blob(Column::MethodDef_Signature, method));
  const MethodHead head = signature.method();
  read_parameters(method, head.parameters);
  list_.print_attributes(token, depth, "");
  list_.print_permissions(token, depth, "");
  print_return_attributes(depth);
  print_implementation(method, depth);
  print_head(signature, head, depth, with_type);

  list_.words.clear();
  append_method_flags(list_.words, without_expected(method));
  const bool has_content =
      list_.assembly.has_body(method) || !overrides_.empty() || !extra_parameters_.empty();
  list_.text += has_content ? " {" : ";";
  list_.append_words("  // ", "");
  list_.output.end_line();
  if (!has_content) return;
  print_content(depth + 1);
  list_.output.indent(depth);
  list_.text.push_back('}');
  list_.output.end_line();
}

/// "public static T Max<T>(T a, T b) where T : struct".
void MethodListing::print_head(SignatureReader& signature, const MethodHead& head, unsigned depth,
                               bool with_type) {
  const std::uint32_t flags = list_.metadata.cell(Column::MethodDef_Flags, listed_.row);
  list_.output.indent(depth);
  list_.append_pinvoke(Token(Table::MethodDef, listed_.row));
  append_method_modifiers(list_.text, flags);
  append_calling_convention(head, flags);
  list_.names.append(list_.text, signature, listed_.scope);
  list_.text.push_back(' ');
  if (with_type && listed_.type != 0) {
    list_.names.append(list_.text, Token(Table::TypeDef, listed_.type), {});
    list_.text += "::";
  }
  append_escaped(list_.text, list_.metadata.string(Column::MethodDef_Name, listed_.row));
  std::string constraints;
  list_.append_generic_parameters(listed_.scope.method_parameters, listed_.scope, constraints);
  append_parameters(signature, head);
  list_.text += constraints;
}

void MethodListing::print_content(unsigned depth) {
  if (Token(Table::MethodDef, listed_.row) == list_.assembly.entry_point()) {
    list_.output.indent(depth);
    list_.text += ".entrypoint";
    list_.output.end_line();
  }
  print_overrides(listed_.row, listed_.scope, depth);
  print_extra_parameters(depth);
  if (list_.assembly.has_body(listed_.row)) code_.print(listed_, depth);
}

/// A constructor is rtspecialname, or it would not be one.
std::uint32_t MethodListing::without_expected(std::uint32_t method) const {
  constexpr std::uint32_t special =
      assembly::MethodFlags::special_name | assembly::MethodFlags::rt_special_name;
  const std::uint32_t flags = list_.metadata.cell(Column::MethodDef_Flags, method);
  if ((flags & special) != special) return flags;
  const std::string_view name = list_.metadata.string(Column::MethodDef_Name, method);
  return name == ".ctor" || name == ".cctor" ? flags & ~special : flags;
}

/// What a modifier of C# does not say: a `this` where flags and signature disagree, vararg.
void MethodListing::append_calling_convention(const MethodHead& head, std::uint32_t flags) {
  const bool should_have_this = (flags & assembly::MethodFlags::is_static) == 0;
  if (head.has_this && !should_have_this) list_.text += "instance ";
  if (!head.has_this && should_have_this) list_.text += "instance-without-this ";
  if (head.explicit_this) list_.text += "explicit-this ";
  if (head.call_kind != MethodSignature::CallKind::Default &&
      head.call_kind != MethodSignature::CallKind::VarArg) {
    list_.text += fmt::format("call-kind-{} ", static_cast<unsigned>(head.call_kind));
  }
}

void MethodListing::print_implementation(std::uint32_t method, unsigned depth) {
  list_.words.clear();
  append_implementation_flags(list_.words,
                              list_.metadata.cell(Column::MethodDef_ImplFlags, method));
  // An address without code of CIL behind it: machine code.
  const std::uint32_t rva = list_.metadata.cell(Column::MethodDef_Rva, method);
  if (rva != 0 && !list_.assembly.has_body(method)) {
    if (!list_.words.empty()) list_.words += ", ";
    list_.words += fmt::format("machine code at address {:#x}", rva);
  }
  if (list_.words.empty()) return;
  list_.output.indent(depth);
  list_.append_words("[impl: ", "]");
  list_.output.end_line();
}

/// Sorts the Param rows of a method by the parameter that they are about.
void MethodListing::read_parameters(std::uint32_t method, std::size_t count) {
  return_rows_.clear();
  extra_parameters_.clear();
  parameter_rows_.assign(count, 0);
  for (const std::uint32_t listed : list_.metadata.list(Column::MethodDef_ParamList, method)) {
    const std::uint32_t row = list_.metadata.follow(Table::Param, listed);
    list_.see(Table::Param);
    const std::uint32_t sequence = list_.metadata.cell(Column::Param_Sequence, row);
    if (sequence == 0) {
      return_rows_.push_back(row);
    } else if (sequence <= count && parameter_rows_[sequence - 1] == 0) {
      parameter_rows_[sequence - 1] = row;
    } else {
      extra_parameters_.push_back(row);
    }
  }
}

void MethodListing::print_return_attributes(unsigned depth) {
  for (const std::uint32_t row : return_rows_) {
    const Token token(Table::Param, row);
    list_.print_attributes(token, depth, "return: ");
    std::string line;
    std::swap(list_.text, line);
    list_.append_marshal(token);
    list_.words.clear();
    append_parameter_flags(list_.words, list_.metadata.cell(Column::Param_Flags, row));
    list_.append_words("[", "] ");
    list_.append_constants(token);
    std::swap(list_.text, line);
    if (line.empty()) continue;
    list_.output.indent(depth);
    list_.text += "// returns ";
    list_.text += line.substr(0, line.find_last_not_of(' ') + 1);
    list_.output.end_line();
  }
}

void MethodListing::append_parameter(std::uint32_t row) {
  const Token token(Table::Param, row);
  list_.append_attributes(token);
  list_.append_marshal(token);
  list_.words.clear();
  append_parameter_flags(list_.words, list_.metadata.cell(Column::Param_Flags, row));
  list_.append_words("[", "] ");
}

void MethodListing::append_parameters(SignatureReader& signature, const MethodHead& head) {
  if (head.has_this && !head.explicit_this) listed_.add_argument() = "this";
  list_.text.push_back('(');
  for (std::uint32_t i = 0; i < head.parameters; ++i) {
    if (i != 0) list_.text += ", ";
    const std::uint32_t row = parameter_rows_[i];
    if (row != 0) append_parameter(row);
    signature.pass_sentinel();
    list_.names.append(list_.text, signature, listed_.scope);
    list_.output.limit_line();
    list_.text.push_back(' ');
    std::string& name = listed_.add_argument();
    if (row != 0) append_escaped(name, list_.metadata.string(Column::Param_Name, row));
    if (name.empty()) name = "A_" + std::to_string(listed_.argument_count - 1);
    list_.text += name;
    if (row != 0) list_.append_constants(Token(Table::Param, row));
  }
  if (head.call_kind == MethodSignature::CallKind::VarArg) {
    list_.text += head.parameters == 0 ? "..." : ", ...";
  }
  list_.text.push_back(')');
}

void MethodListing::print_extra_parameters(unsigned depth) {
  for (const std::uint32_t row : extra_parameters_) {
    list_.output.indent(depth);
    list_.text += fmt::format(".param {} ", list_.metadata.cell(Column::Param_Sequence, row));
    append_parameter(row);
    append_escaped(list_.text, list_.metadata.string(Column::Param_Name, row));
    list_.append_constants(Token(Table::Param, row));
    list_.text += "  // the signature has no such parameter";
    list_.output.end_line();
  }
}

}  // namespace mmcheck::disassemble
