#include "assembly/marshalling.hpp"

#include <array>
#include <string_view>

#include "assembly/blob_values.hpp"
#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_decimal;
using base::Reader;

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

void append_marshal(std::string& to, const Metadata& metadata, std::uint32_t row) {
  constexpr std::string_view what = "a marshalling descriptor (II.23.4)";
  Reader reader(metadata.blob(Column::FieldMarshal_NativeType, row));
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

}  // namespace mmcheck::assembly
