// Fields and methods as a C# programmer writes them, from tokens and signatures.
#include <algorithm>

#include "assembly/name_parts.hpp"
#include "assembly/name_rendering.hpp"

namespace mmcheck::assembly {

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
    append_arity(to, std::min(head.generic_parameters, 0xffffU));
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
