#include "suite/attribute_values.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "assembly/blob_values.hpp"
#include "assembly/well_known.hpp"
#include "base/error.hpp"
#include "base/text.hpp"

namespace mmcheck::suite {
namespace {

using assembly::Column;
using assembly::ElementType;
using assembly::MethodSignature;
using assembly::Table;
using vm::Primitive;

constexpr std::string_view what = "the value of a custom attribute (II.23.3)";
// II.23.1.16, as they stand in attributes only.
constexpr std::uint8_t type_code = 0x50;
constexpr std::uint8_t boxed_code = 0x51;
constexpr std::uint8_t enum_code = 0x55;
constexpr std::uint8_t array_code = 0x1d;
constexpr std::uint32_t null_array = 0xffffffff;
constexpr unsigned deepest = 32;

ElementType element_of(const vm::Type& of_enum) {
  struct Row {
    Primitive primitive;
    ElementType element;
  };
  static constexpr std::array<Row, 8> rows = {{{Primitive::I1, ElementType::I1},
                                               {Primitive::U1, ElementType::U1},
                                               {Primitive::I2, ElementType::I2},
                                               {Primitive::U2, ElementType::U2},
                                               {Primitive::I4, ElementType::I4},
                                               {Primitive::U4, ElementType::U4},
                                               {Primitive::I8, ElementType::I8},
                                               {Primitive::U8, ElementType::U8}}};
  const auto* row = std::ranges::find(rows, of_enum.primitive, &Row::primitive);
  if (!of_enum.is_enum || row == rows.end()) {
    throw vm::Unresolved(
        fmt::format("{} is no enum, and an attribute has a value of it", of_enum.name));
  }
  return row->element;
}

class ValueReader {
 public:
  ValueReader(vm::TypeSystem& types, const vm::Module& module, base::Bytes blob)
      : types_(types), module_(module), reader_(blob) {}

  AttributeValues read(const MethodSignature& constructor) {
    AttributeValues values;
    if (reader_.done()) return values;
    if (reader_.u16(what) != 1) base::malformed(reader_.place(), what);
    for (const assembly::Type& parameter : constructor.parameters) {
      values.arguments.push_back(value(parameter));
    }
    const std::uint16_t count = reader_.u16(what);
    for (std::uint16_t i = 0; i < count; ++i) {
      reader_.u8(what);  // a field or a property
      const Coded type = coded_type();
      std::string name(assembly::read_string(reader_).value_or(""));
      values.named[std::move(name)] = value(type);
    }
    return values;
  }

 private:
  /// A type as a value spells it.
  struct Coded {
    std::uint8_t code;
    std::uint8_t element = 0;  // of array_code
    std::string enum_name{};
  };

  Coded coded_type() {
    Coded type{reader_.u8(what)};
    if (type.code == array_code) type.element = reader_.u8(what);
    if (type.code == enum_code || type.element == enum_code) {
      type.enum_name = assembly::read_string(reader_).value_or("");
    }
    return type;
  }

  Value value(const Coded& type) {
    if (type.code == array_code) {
      return array([&] { return value(Coded{type.element, 0, type.enum_name}); });
    }
    if (type.code == enum_code) return enumerator(enum_by_name(type.enum_name));
    if (type.code == type_code) return type_name();
    if (type.code == boxed_code) return boxed();
    return primitive(static_cast<ElementType>(type.code));
  }

  Value value(const assembly::Type& type) {
    switch (type.kind) {
      case ElementType::Object:
        return boxed();
      case ElementType::SzArray: {
        Value all = array([&] { return value(type.arguments.front()); });
        all.is_list_of_objects = type.arguments.front().kind == ElementType::Object;
        return all;
      }
      case ElementType::Class:
      case ElementType::ValueType:
        if (assembly::is_named(module_.metadata(), type.token, "System", "Type")) {
          return type_name();
        }
        return enumerator(*types_.type(module_, type.token, {}));
      default:
        return primitive(type.kind);
    }
  }

  template <typename Read>
  Value array(Read read) {
    const std::uint32_t count = reader_.u32(what);
    Value all;
    if (count == null_array) return all;
    all.kind = Value::Kind::Array;
    // Each takes a byte at least.
    if (count > reader_.left()) base::malformed(reader_.place(), what);
    for (std::uint32_t i = 0; i < count; ++i) all.items.push_back(read());
    return all;
  }

  Value boxed() {
    if (++depth_ > deepest) base::malformed(reader_.place(), "values that nest less than 32 deep");
    Value content = value(coded_type());
    --depth_;
    return content;
  }

  Value enumerator(const vm::Type& type) {
    Value number = primitive(element_of(type));
    number.of_enum = &type;
    return number;
  }

  const vm::Type& enum_by_name(const std::string& name) {
    const auto found = find_by_name(types_.program(), name);
    if (!found) throw vm::Unresolved(fmt::format("the enum {} of an attribute is not found", name));
    return *types_.instantiate(*found, {});
  }

  Value type_name() {
    Value name;
    if (const auto text = assembly::read_string(reader_)) {
      name.kind = Value::Kind::TypeName;
      name.text = *text;
    }
    return name;
  }

  Value primitive(ElementType kind) {
    Value made;
    if (kind == ElementType::String) {
      const auto text = assembly::read_string(reader_);
      if (text) made.kind = Value::Kind::Text;
      made.text = text.value_or("");
      return made;
    }
    if (!assembly::is_number(kind)) base::malformed(reader_.place(), what);
    made.kind = Value::Kind::Number;
    made.element = kind;
    made.bits = assembly::bits_of(reader_, kind);
    return made;
  }

  vm::TypeSystem& types_;
  const vm::Module& module_;
  base::Reader reader_;
  unsigned depth_ = 0;
};

}  // namespace

const Value* AttributeValues::find(const std::string& name) const {
  const auto found = named.find(name);
  return found == named.end() ? nullptr : &found->second;
}

AttributeValues read_values(vm::TypeSystem& types, const AttributeUse& use) {
  const assembly::Metadata& metadata = use.module->metadata();
  const vm::Token constructor = metadata.required(Column::CustomAttribute_Type, use.row);
  const Column signature = constructor.table() == Table::MethodDef ? Column::MethodDef_Signature
                                                                   : Column::MemberRef_Signature;
  return ValueReader(types, *use.module, metadata.blob(Column::CustomAttribute_Value, use.row))
      .read(assembly::read_method_signature(metadata, metadata.blob(signature, constructor.row())));
}

std::optional<vm::TypeDefinition> find_by_name(const vm::Program& program, std::string_view name) {
  std::string plain(assembly::without_assembly(name));
  std::ranges::replace(plain, '+', '/');
  const auto find_in = [&](const vm::Module& module) -> std::optional<vm::TypeDefinition> {
    const auto found = module.types.find(plain);
    if (found == module.types.end()) return std::nullopt;
    return program.find_definition(module, found->second);
  };
  if (const auto own = find_in(program.main())) return own;
  for (const auto& module : program.modules()) {
    if (const auto found = find_in(*module)) return found;
  }
  return std::nullopt;
}

std::string text_of(const Value& value) {
  std::string text;
  switch (value.kind) {
    case Value::Kind::Null:
      return "null";
    case Value::Kind::Number:
      assembly::append_number(text, value.element, value.bits);
      return text;
    case Value::Kind::Text:
      base::append_literal(text, std::string_view(value.text));
      return text;
    case Value::Kind::TypeName:
      text = "typeof(";
      assembly::append_type_name(text, value.text);
      return text + ")";
    case Value::Kind::Array:
      for (const Value& item : value.items) {
        text += (text.empty() ? "" : ", ") + text_of(item);
      }
      return "{" + text + "}";
  }
  return text;
}

}  // namespace mmcheck::suite
