#include "assembly/attributes.hpp"

#include <array>
#include <cstring>

#include "assembly/attribute_value.hpp"
#include "assembly/blob_values.hpp"
#include "assembly/well_known.hpp"
#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_decimal;
using base::append_escaped;
using base::append_literal;
using base::malformed;
using base::Reader;

namespace {

// A row of CustomAttribute takes six bytes at least, the signature of its constructor seldom as
// many.
constexpr std::size_t signatures_per_byte = 16;
constexpr std::size_t signatures_at_least = std::size_t{1} << 20;

}  // namespace

Attributes::Attributes(const Assembly& assembly, Names& names)
    : assembly_(assembly),
      metadata_(assembly.metadata()),
      names_(names),
      enums_(assembly),
      signatures_(assembly.file_size() * signatures_per_byte + signatures_at_least) {}

std::string_view Attributes::type_name(std::uint32_t row) {
  const Token constructor = metadata_.required(Column::CustomAttribute_Type, row);
  Token type;
  if (constructor.table() == Table::MethodDef) {
    type = Token(Table::TypeDef, assembly_.declaring_type_of_method(constructor.row()));
  } else {
    type = metadata_.required(Column::MemberRef_Class, constructor.row());
  }
  return simple_name(metadata_, type);
}

void Attributes::append(std::string& to, std::uint32_t row) {
  const Token constructor = metadata_.required(Column::CustomAttribute_Type, row);
  Token type;
  if (constructor.table() == Table::MethodDef) {
    type = Token(Table::TypeDef, assembly_.declaring_type_of_method(constructor.row()));
  } else {
    type = metadata_.required(Column::MemberRef_Class, constructor.row());
  }
  if (!names_.has_name(type)) {
    metadata_.refuse(Column::CustomAttribute_Type, row, "a constructor of a type");
  }
  const std::size_t start = to.size();
  names_.append(to, type, {});
  // C# leaves the ending out.
  constexpr std::string_view ending = "Attribute";
  const std::string_view name = std::string_view(to).substr(start);
  if (name.ends_with(ending) && name.size() > ending.size() &&
      name[name.size() - ending.size() - 1] != '.') {
    to.resize(to.size() - ending.size());
  }
  append_arguments(to, row);
}

Attributes::Constructor Attributes::read_constructor(Token token) {
  constexpr std::string_view absurd =
      "attributes in proportion to the file; many share one signature or type";
  const bool is_definition = token.table() == Table::MethodDef;
  const Bytes blob = metadata_.blob(
      is_definition ? Column::MethodDef_Signature : Column::MemberRef_Signature, token.row());
  signatures_.spend(blob.size(), blob.place(), absurd);
  Constructor made{blob.size(), read_method_signature(metadata_, blob), {}};
  if (is_definition) return made;
  const Token parent = metadata_.required(Column::MemberRef_Class, token.row());
  if (parent.table() == Table::TypeSpec) {
    const Bytes type_blob = metadata_.blob(Column::TypeSpec_Signature, parent.row());
    signatures_.spend(type_blob.size(), type_blob.place(), absurd);
    made.bytes += type_blob.size();
    made.type_arguments = read_type_spec(metadata_, type_blob).arguments;
  }
  return made;
}

const Attributes::Constructor& Attributes::constructor_of(Token token) {
  constexpr std::size_t longest_kept = 64;
  const auto known = constructors_.find(token.value);
  if (known != constructors_.end()) return known->second;
  Constructor made = read_constructor(token);
  if (made.bytes > longest_kept) return long_constructor_ = std::move(made);
  return constructors_.emplace(token.value, std::move(made)).first->second;
}

void Attributes::append_arguments(std::string& to, std::uint32_t row) {
  const Bytes blob = metadata_.blob(Column::CustomAttribute_Value, row);
  if (blob.empty()) return;
  const Constructor& constructor =
      constructor_of(metadata_.required(Column::CustomAttribute_Type, row));
  const std::size_t start = to.size();
  AttributeValue reader(assembly_, names_, enums_, to, blob);
  try {
    reader.read(constructor.signature, constructor.type_arguments);
    if (reader.done()) return;
    if (!reader.has_guessed()) malformed(reader.place(), "the end of a custom attribute's value");
  } catch (const base::Error&) {
    if (!reader.has_guessed()) throw;
  }
  to.resize(start);
  to += "(/* bytes */ ";
  base::append_hex(to, {blob.data(), blob.size()});
  to.push_back(')');
}

std::string Attributes::first_string(std::uint32_t row) {
  Reader reader(metadata_.blob(Column::CustomAttribute_Value, row));
  if (reader.left() < 3) return {};
  reader.skip(2, "an attribute");
  std::string text;
  append_escaped(text, read_string(reader).value_or(""));
  return text;
}

void Attributes::append_permissions(std::string& to, std::uint32_t row) {
  constexpr std::array<std::string_view, 16> actions = {"",
                                                        "Request",
                                                        "Demand",
                                                        "Assert",
                                                        "Deny",
                                                        "PermitOnly",
                                                        "LinkDemand",
                                                        "InheritanceDemand",
                                                        "RequestMinimum",
                                                        "RequestOptional",
                                                        "RequestRefuse",
                                                        "PrejitGrant",
                                                        "PrejitDeny",
                                                        "NonCasDemand",
                                                        "NonCasLinkDemand",
                                                        "NonCasInheritance"};
  const std::uint32_t action = metadata_.cell(Column::DeclSecurity_Action, row);
  if (action < actions.size() && action != 0) {
    to += actions[action];
  } else {
    to += "action ";
    append_decimal(to, std::uint64_t{action});
  }
  const Bytes blob = metadata_.blob(Column::DeclSecurity_PermissionSet, row);
  if (blob.empty()) return;
  if (blob[0] != '.') {
    // Before .NET 2.0: XML in UTF-16.
    std::u16string text(blob.size() / 2, u'\0');
    if (!text.empty()) std::memcpy(text.data(), blob.data(), text.size() * 2);
    to.push_back(' ');
    append_literal(to, text);
    return;
  }
  AttributeValue reader(assembly_, names_, enums_, to, blob.from(1, "a permission set"));
  const std::uint32_t count = reader.compressed();
  for (std::uint32_t i = 0; i < count; ++i) {
    to += i == 0 ? " " : ", ";
    append_type_name(to, reader.string().value_or(""));
    reader.compressed();  // how many bytes follow for this one
    std::string_view separator = "(";
    reader.named(reader.compressed(), separator);
    if (separator != "(") to.push_back(')');
  }
}

}  // namespace mmcheck::assembly
