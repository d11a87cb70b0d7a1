#include "assembly/attributes.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <bit>

#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_decimal;
using base::append_escaped;
using base::append_literal;
using base::malformed;
using base::Reader;

namespace {

// ECMA-335 II.23.1.16, as they stand in attributes only.
constexpr std::uint8_t type_code = 0x50;
constexpr std::uint8_t boxed_code = 0x51;
constexpr std::uint8_t field_code = 0x53;
constexpr std::uint8_t property_code = 0x54;
constexpr std::uint8_t enum_code = 0x55;
constexpr std::uint8_t array_code = 0x1d;
constexpr std::uint8_t null_string = 0xff;
constexpr std::uint32_t null_array = 0xffffffff;
constexpr unsigned deepest = 32;

// A row of CustomAttribute takes six bytes at least, the signature of its constructor seldom as
// many.
constexpr std::size_t signatures_per_byte = 16;
constexpr std::size_t signatures_at_least = std::size_t{1} << 20;

constexpr std::uint32_t field_static = 0x10;

std::string_view column_text(const Metadata& metadata, Token type, bool name) {
  switch (type.table()) {
    case Table::TypeDef:
      return metadata.string(name ? Column::TypeDef_Name : Column::TypeDef_Namespace, type.row());
    case Table::TypeRef:
      return metadata.string(name ? Column::TypeRef_Name : Column::TypeRef_Namespace, type.row());
    default:
      return {};
  }
}

bool is_named(const Metadata& metadata, Token type, std::string_view space, std::string_view name) {
  return !type.is_null() && column_text(metadata, type, true) == name &&
         column_text(metadata, type, false) == space;
}

/// II.23.3, SerString. None for a null one.
std::optional<std::string_view> read_string(Reader& reader) {
  constexpr std::string_view what = "a string in an attribute or marshalling descriptor";
  if (reader.peek(what) == null_string) {
    reader.skip(1, what);
    return std::nullopt;
  }
  return reader.take(reader.compressed(what), what).text();
}

std::uint64_t bits_of(Reader& reader, ElementType kind) {
  constexpr std::string_view what = "the value of an attribute or constant";
  const auto extended = [](std::int64_t number) { return static_cast<std::uint64_t>(number); };
  switch (kind) {
    case ElementType::Boolean:
    case ElementType::U1:
      return reader.u8(what);
    case ElementType::I1:
      return extended(reader.number<std::int8_t>(what));
    case ElementType::Char:
    case ElementType::U2:
      return reader.u16(what);
    case ElementType::I2:
      return extended(reader.number<std::int16_t>(what));
    case ElementType::U4:
    case ElementType::R4:
      return reader.u32(what);
    case ElementType::I4:
      return extended(reader.i32(what));
    case ElementType::I8:
    case ElementType::U8:
    case ElementType::R8:
      return reader.u64(what);
    default:
      malformed(reader.place(),
                fmt::format("the type of a value, not {:#x}", static_cast<unsigned>(kind)));
  }
}

bool is_number(ElementType kind) { return kind >= ElementType::Boolean && kind <= ElementType::R8; }

/// A number of one of the primitive types, as a C# literal.
void append_number(std::string& to, ElementType kind, std::uint64_t bits) {
  switch (kind) {
    case ElementType::Boolean:
      to += bits == 0 ? "false" : "true";
      return;
    case ElementType::Char:
      append_literal(to, static_cast<char16_t>(bits));
      return;
    case ElementType::R4:
      base::append_real(to, std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
      return;
    case ElementType::R8:
      base::append_real(to, std::bit_cast<double>(bits));
      return;
    case ElementType::U1:
    case ElementType::U2:
    case ElementType::U4:
    case ElementType::U8:
      append_decimal(to, bits);
      return;
    default:
      append_decimal(to, static_cast<std::int64_t>(bits));
      return;
  }
}

void append_string(std::string& to, std::optional<std::string_view> text) {
  if (text) {
    append_literal(to, *text);
  } else {
    to += "null";
  }
}

/// "Namespace.Outer+Inner, Assembly, Version=…": the part before the assembly. A comma in brackets
/// or behind a backslash belongs to it.
std::string_view without_assembly(std::string_view name) {
  int brackets = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '\\') {
      ++i;
    } else if (name[i] == '[') {
      ++brackets;
    } else if (name[i] == ']') {
      --brackets;
    } else if (name[i] == ',' && brackets == 0) {
      return name.substr(0, i);
    }
  }
  return name;
}

bool names_an_assembly(std::string_view name) {
  return without_assembly(name).size() < name.size();
}

void append_type_name(std::string& to, std::string_view name) {
  const std::size_t start = to.size();
  append_escaped(to, without_assembly(name));
  std::replace(to.begin() + static_cast<std::ptrdiff_t>(start), to.end(), '+', '.');
}

}  // namespace

bool extends(const Metadata& metadata, std::uint32_t type, std::string_view space,
             std::string_view name) {
  return is_named(metadata, metadata.token(Column::TypeDef_Extends, type), space, name);
}

/// Reads the arguments of one attribute and prints them.
class Attributes::ValueReader {
 public:
  ValueReader(Attributes& owner, std::string& to, Bytes blob)
      : owner_(owner),
        metadata_(owner.metadata_),
        to_(to),
        longest_(to.size() + always_allowed + most_per_byte * blob.size()),
        reader_(blob) {}

  /// An enum was met whose size can only be supposed.
  bool has_guessed() const { return has_guessed_; }
  bool done() const { return reader_.done(); }
  std::uint64_t place() const { return reader_.place(); }

  void read(const MethodSignature& constructor, const std::vector<Type>& type_arguments) {
    constexpr std::string_view what = "the value of a custom attribute (II.23.3)";
    const std::uint64_t start = reader_.place();
    if (reader_.u16(what) != 1) malformed(start, what);
    std::string_view separator = "(";
    for (const Type& parameter : constructor.parameters) {
      next(separator);
      value(parameter, type_arguments);
    }
    named(reader_.u16("the number of named arguments"), separator);
    if (separator != "(") to_.push_back(')');
  }

  /// `separator` is what stands before the first.
  void named(std::uint32_t count, std::string_view& separator) {
    constexpr std::string_view what = "a named argument: a field or a property (II.23.3)";
    // Each takes four bytes at least.
    if (count > reader_.left())
      malformed(reader_.place(), fmt::format("{} named arguments", count));
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint64_t start = reader_.place();
      const std::uint8_t kind = reader_.u8(what);
      if (kind != field_code && kind != property_code) malformed(start, what);
      next(separator);
      const Coded type = coded_type();
      append_escaped(to_, read_string(reader_).value_or(""));
      to_ += " = ";
      value(type);
      limit_text();
    }
  }

  std::optional<std::string_view> string() { return read_string(reader_); }
  std::uint32_t compressed() { return reader_.compressed("a count in a permission set"); }

 private:
  static constexpr std::size_t always_allowed = std::size_t{1} << 20;
  static constexpr std::size_t most_per_byte = 16;

  /// A type as an attribute's value spells it.
  struct Coded {
    std::uint8_t code;
    std::string_view enum_name;  // of enum_code, or of array_code where the elements are that
    std::uint8_t element = 0;    // of array_code
  };

  void next(std::string_view& separator) {
    to_ += separator;
    separator = ", ";
  }

  Coded coded_type() {
    constexpr std::string_view what = "the type of an attribute's argument (II.23.3)";
    Coded type{reader_.u8(what), {}};
    if (type.code == array_code) type.element = reader_.u8(what);
    if (type.code == enum_code || type.element == enum_code) {
      type.enum_name = string().value_or("");
    }
    return type;
  }

  void value(const Coded& type) {
    if (type.code == array_code) {
      array([&] { value(Coded{type.element, type.enum_name}); });
    } else if (type.code == enum_code) {
      enum_by_name(type.enum_name);
    } else if (type.code == type_code) {
      type_value();
    } else if (type.code == boxed_code) {
      boxed();
    } else {
      primitive(static_cast<ElementType>(type.code));
    }
  }

  void value(const Type& type, const std::vector<Type>& type_arguments) {
    switch (type.kind) {
      case ElementType::Var:
        // The parameter of a generic attribute. Its argument has none: these are not nested.
        if (type.number >= type_arguments.size()) break;
        value(type_arguments[type.number], {});
        return;
      case ElementType::Object:
        boxed();
        return;
      case ElementType::SzArray:
        array([&] { value(type.arguments.front(), type_arguments); });
        return;
      case ElementType::Class:
        if (is_named(metadata_, type.token, "System", "Type")) {
          type_value();
          return;
        }
        enum_value(type.token);
        return;
      case ElementType::ValueType:
        enum_value(type.token);
        return;
      default:
        primitive(type.kind);
        return;
    }
    malformed(reader_.place(), "a parameter of a custom attribute's constructor");
  }

  void primitive(ElementType kind) {
    if (kind == ElementType::String) {
      append_string(to_, string());
    } else {
      append_number(to_, kind, bits_of(reader_, kind));
    }
  }

  void type_value() {
    const std::optional<std::string_view> name = string();
    if (!name) {
      to_ += "null";
      return;
    }
    to_ += "typeof(";
    append_type_name(to_, *name);
    to_.push_back(')');
  }

  /// A value that brings its type along. Numbers other than int are shown with it.
  void boxed() {
    if (++depth_ > deepest) malformed(reader_.place(), "values that nest less than 32 deep");
    const Coded type = coded_type();
    const auto kind = static_cast<ElementType>(type.code);
    if (is_number(kind) && kind != ElementType::I4 && kind != ElementType::Boolean &&
        kind != ElementType::Char) {
      to_.push_back('(');
      to_ += keyword(kind);
      to_.push_back(')');
    }
    value(type);
    --depth_;
  }

  /// An enum's name is stored once, but stands before each of its values.
  void limit_text() const {
    if (to_.size() > longest_) {
      malformed(reader_.place(), "an attribute whose text is in proportion to its bytes");
    }
  }

  template <typename Element>
  void array(Element element) {
    constexpr std::string_view what = "an array in an attribute's value";
    if (++depth_ > deepest) malformed(reader_.place(), "values that nest less than 32 deep");
    const std::uint64_t start = reader_.place();
    const std::uint32_t count = reader_.u32(what);
    if (count == null_array) {
      to_ += "null";
    } else {
      // Each element takes a byte at least.
      if (count > reader_.left()) malformed(start, fmt::format("{} of {} elements", what, count));
      to_.push_back('{');
      for (std::uint32_t i = 0; i < count; ++i) {
        if (i != 0) to_ += ", ";
        element();
        limit_text();
      }
      to_.push_back('}');
    }
    --depth_;
  }

  void enum_by_name(std::string_view name) {
    // A name without an assembly may also be one of the class library.
    const std::uint32_t type = owner_.find_type(without_assembly(name));
    if (type != 0 && !(names_an_assembly(name) && is_elsewhere(name))) {
      enum_value(Token(Table::TypeDef, type));
      return;
    }
    has_guessed_ = true;
    to_.push_back('(');
    append_type_name(to_, name);
    to_.push_back(')');
    append_number(to_, ElementType::I4, bits_of(reader_, ElementType::I4));
  }

  bool is_elsewhere(std::string_view name) const {
    std::string_view assembly = name.substr(without_assembly(name).size() + 1);
    assembly.remove_prefix(std::min(assembly.find_first_not_of(' '), assembly.size()));
    return assembly.substr(0, assembly.find(',')) != owner_.assembly_.name();
  }

  void enum_value(Token type) {
    if (type.table() != Table::TypeDef) {
      has_guessed_ = true;
      to_.push_back('(');
      owner_.names_.append(to_, type, {});
      to_.push_back(')');
      append_number(to_, ElementType::I4, bits_of(reader_, ElementType::I4));
      return;
    }
    const Enum& known = owner_.enum_of(type.row());
    const std::uint64_t bits = bits_of(reader_, known.underlying);
    const auto field = known.fields.find(bits);
    if (field != known.fields.end()) {
      owner_.names_.append(to_, type, {});
      to_.push_back('.');
      append_escaped(to_, metadata_.string(Column::Field_Name, field->second));
      return;
    }
    to_.push_back('(');
    owner_.names_.append(to_, type, {});
    to_.push_back(')');
    append_number(to_, known.underlying, bits);
  }

  Attributes& owner_;
  const Metadata& metadata_;
  std::string& to_;
  std::size_t longest_;  // of the whole text
  Reader reader_;
  unsigned depth_ = 0;
  bool has_guessed_ = false;
};

Attributes::Attributes(const Assembly& assembly, Names& names)
    : assembly_(assembly),
      metadata_(assembly.metadata()),
      names_(names),
      signatures_(assembly.file_size() * signatures_per_byte + signatures_at_least) {}

const Attributes::Enum& Attributes::enum_of(std::uint32_t type) {
  const auto found = enums_.find(type);
  if (found != enums_.end()) return found->second;
  Enum made{ElementType::End, {}};
  for (const std::uint32_t listed : metadata_.list(Column::TypeDef_FieldList, type)) {
    const std::uint32_t field = metadata_.follow(Table::Field, listed);
    if ((metadata_.cell(Column::Field_Flags, field) & field_static) == 0) {
      if (made.underlying != ElementType::End) continue;
      made.underlying =
          read_field_signature(metadata_, metadata_.blob(Column::Field_Signature, field)).kind;
      continue;
    }
    for (const std::uint32_t row :
         metadata_.rows_where(Column::Constant_Parent, Token(Table::Field, field))) {
      const auto kind = static_cast<ElementType>(metadata_.cell(Column::Constant_Type, row) & 0xff);
      if (!is_number(kind)) continue;
      Reader reader(metadata_.blob(Column::Constant_Value, row));
      made.fields.emplace(bits_of(reader, kind), field);
    }
  }
  if (!is_number(made.underlying)) {
    metadata_.refuse(Column::TypeDef_FieldList, type,
                     "an enum with a number in it, as an attribute's argument needs,");
  }
  return enums_.emplace(type, std::move(made)).first->second;
}

std::uint32_t Attributes::find_type(std::string_view full_name) {
  if (!enums_by_name_) {
    enums_by_name_.emplace();
    for (const std::uint32_t type : metadata_.all(Table::TypeDef)) {
      if (!extends(metadata_, type, "System", "Enum")) continue;
      std::string name;
      std::uint32_t outermost = type;
      for (std::uint32_t outer = type; outer != 0; outer = assembly_.enclosing_type(outer)) {
        const std::string_view part = metadata_.string(Column::TypeDef_Name, outer);
        name.insert(0, outer == type ? std::string(part) : std::string(part) + "+");
        outermost = outer;
      }
      const std::string_view space = metadata_.string(Column::TypeDef_Namespace, outermost);
      if (!space.empty()) name.insert(0, std::string(space) + ".");
      enums_by_name_->emplace(std::move(name), type);
    }
  }
  const auto found = enums_by_name_->find(std::string(full_name));
  return found == enums_by_name_->end() ? 0 : found->second;
}

std::string_view Attributes::type_name(std::uint32_t row) {
  const Token constructor = metadata_.required(Column::CustomAttribute_Type, row);
  Token type;
  if (constructor.table() == Table::MethodDef) {
    type = Token(Table::TypeDef, assembly_.declaring_type_of_method(constructor.row()));
  } else {
    type = metadata_.required(Column::MemberRef_Class, constructor.row());
  }
  return column_text(metadata_, type, true);
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
  ValueReader reader(*this, to, blob);
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

void Attributes::append_constant(std::string& to, std::uint32_t row) const {
  const auto kind = static_cast<ElementType>(metadata_.cell(Column::Constant_Type, row) & 0xff);
  const Bytes blob = metadata_.blob(Column::Constant_Value, row);
  if (kind == ElementType::Class || kind == ElementType::Object) {
    to += "null";
    return;
  }
  if (kind == ElementType::String) {
    std::u16string text(blob.size() / 2, u'\0');
    if (!text.empty()) std::memcpy(text.data(), blob.data(), text.size() * 2);
    append_literal(to, text);
    return;
  }
  if (!is_number(kind)) {
    metadata_.refuse(Column::Constant_Type, row, "the type of a number, string or null");
  }
  Reader reader(blob);
  append_number(to, kind, bits_of(reader, kind));
}

namespace {

// System.Runtime.InteropServices.UnmanagedType; ECMA-335 II.23.4 has some of them.
struct NativeType {
  std::uint8_t code;
  std::string_view name;
};
constexpr std::array native_types = {
    NativeType{0x02, "Bool"},        NativeType{0x03, "I1"},
    NativeType{0x04, "U1"},          NativeType{0x05, "I2"},
    NativeType{0x06, "U2"},          NativeType{0x07, "I4"},
    NativeType{0x08, "U4"},          NativeType{0x09, "I8"},
    NativeType{0x0a, "U8"},          NativeType{0x0b, "R4"},
    NativeType{0x0c, "R8"},          NativeType{0x0f, "Currency"},
    NativeType{0x13, "BStr"},        NativeType{0x14, "LPStr"},
    NativeType{0x15, "LPWStr"},      NativeType{0x16, "LPTStr"},
    NativeType{0x17, "ByValTStr"},   NativeType{0x19, "IUnknown"},
    NativeType{0x1a, "IDispatch"},   NativeType{0x1b, "Struct"},
    NativeType{0x1c, "Interface"},   NativeType{0x1d, "SafeArray"},
    NativeType{0x1e, "ByValArray"},  NativeType{0x1f, "SysInt"},
    NativeType{0x20, "SysUInt"},     NativeType{0x22, "VBByRefStr"},
    NativeType{0x23, "AnsiBStr"},    NativeType{0x24, "TBStr"},
    NativeType{0x25, "VariantBool"}, NativeType{0x26, "FunctionPtr"},
    NativeType{0x28, "AsAny"},       NativeType{0x2a, "LPArray"},
    NativeType{0x2b, "LPStruct"},    NativeType{0x2c, "CustomMarshaler"},
    NativeType{0x2d, "Error"},       NativeType{0x2e, "IInspectable"},
    NativeType{0x2f, "HString"},     NativeType{0x30, "LPUTF8Str"},
};
constexpr std::uint8_t by_val_string = 0x17;
constexpr std::uint8_t i_unknown = 0x19;
constexpr std::uint8_t i_dispatch = 0x1a;
constexpr std::uint8_t com_interface = 0x1c;
constexpr std::uint8_t safe_array = 0x1d;
constexpr std::uint8_t by_val_array = 0x1e;
constexpr std::uint8_t lp_array = 0x2a;
constexpr std::uint8_t custom_marshaler = 0x2c;

void append_native_type(std::string& to, std::uint32_t code) {
  for (const NativeType& type : native_types) {
    if (type.code == code) {
      to += type.name;
      return;
    }
  }
  to += "0x";
  base::append_hex(to, code);
}

}  // namespace

void Attributes::append_marshal(std::string& to, std::uint32_t row) const {
  constexpr std::string_view what = "a marshalling descriptor (II.23.4)";
  Reader reader(metadata_.blob(Column::FieldMarshal_NativeType, row));
  const std::uint8_t code = reader.u8(what);
  append_native_type(to, code);
  if (reader.done()) return;
  to.push_back('(');
  const auto number = [&](std::string_view name) {
    if (reader.done()) return;
    to += name;
    append_decimal(to, std::uint64_t{reader.compressed(what)});
  };
  switch (code) {
    case by_val_string:
      number("");
      break;
    case i_unknown:
    case i_dispatch:
    case com_interface:
      number("iid parameter ");
      break;
    case safe_array:
      number("variant type ");
      if (!reader.done()) {
        to += ", ";
        append_string(to, read_string(reader));
      }
      break;
    case by_val_array:
      number("");
      if (!reader.done()) {
        to += ", ";
        append_native_type(to, reader.u8(what));
      }
      break;
    case lp_array:
      append_native_type(to, reader.u8(what));
      number(", size in parameter ");
      number(", plus ");
      number(", flags ");
      break;
    case custom_marshaler:
      for (std::string_view separator; !reader.done(); separator = ", ") {
        to += separator;
        append_string(to, read_string(reader));
      }
      break;
    default: {
      const Bytes rest = reader.take(reader.left(), what);
      to += "/* bytes */ ";
      base::append_hex(to, {rest.data(), rest.size()});
      break;
    }
  }
  to.push_back(')');
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
  ValueReader reader(*this, to, blob.from(1, "a permission set"));
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
