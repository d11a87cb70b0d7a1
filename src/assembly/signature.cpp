#include "assembly/signature.hpp"

#include <utility>

#include "assembly/signature_reader.hpp"

namespace mmcheck::assembly {

namespace {

Type read_type(SignatureReader& reader);
MethodSignature read_method(SignatureReader& reader);

std::vector<Type> read_types(SignatureReader& reader, std::uint32_t count) {
  // No reserve(count): nested lists may all announce what is left, and together that is no longer
  // in proportion to the file.
  std::vector<Type> result;
  for (std::uint32_t i = 0; i < count; ++i) result.push_back(read_type(reader));
  return result;
}

void read_kind(SignatureReader& reader, Type& result) {
  result.kind = reader.kind();
  switch (result.kind) {
    case ElementType::Ptr:
    case ElementType::ByRef:
    case ElementType::SzArray:
    case ElementType::Pinned:
      result.arguments.push_back(read_type(reader));
      return;
    case ElementType::ValueType:
    case ElementType::Class:
      result.token = reader.type_token();
      return;
    case ElementType::Var:
    case ElementType::MVar:
      result.number = reader.parameter_number();
      return;
    case ElementType::Array:
      result.arguments.push_back(read_type(reader));
      result.shape = std::make_unique<ArrayShape>(reader.shape());
      return;
    case ElementType::GenericInst: {
      const auto instance = reader.generic_instance();
      result.is_value_type = instance.is_value_type;
      result.token = instance.type;
      result.arguments = read_types(reader, instance.arguments);
      return;
    }
    case ElementType::FnPtr:
      result.function = std::make_unique<MethodSignature>(read_method(reader));
      return;
    default:  // a primitive type
      return;
  }
}

Type read_type(SignatureReader& reader) {
  const SignatureReader::Nesting nesting(reader);
  Type result;
  while (const auto modifier = reader.modifier()) result.modifiers.push_back(*modifier);
  read_kind(reader, result);
  return result;
}

MethodSignature read_method(SignatureReader& reader) {
  const MethodHead head = reader.method();
  MethodSignature result;
  result.call_kind = head.call_kind;
  result.has_this = head.has_this;
  result.explicit_this = head.explicit_this;
  result.generic_parameters = head.generic_parameters;
  result.return_type = read_type(reader);
  for (std::uint32_t i = 0; i < head.parameters; ++i) {
    if (reader.pass_sentinel()) result.sentinel = i;
    result.parameters.push_back(read_type(reader));
  }
  return result;
}

}  // namespace

MethodSignature read_method_signature(const Metadata& metadata, Bytes blob) {
  SignatureReader reader(metadata, blob);
  return read_method(reader);
}

Type read_field_signature(const Metadata& metadata, Bytes blob) {
  SignatureReader reader(metadata, blob);
  reader.expect_field();
  return read_type(reader);
}

std::vector<Type> read_local_signature(const Metadata& metadata, Bytes blob) {
  SignatureReader reader(metadata, blob);
  return read_types(reader, reader.expect_locals());
}

Type read_type_spec(const Metadata& metadata, Bytes blob) {
  SignatureReader reader(metadata, blob);
  return read_type(reader);
}

std::vector<Type> read_method_spec(const Metadata& metadata, Bytes blob) {
  SignatureReader reader(metadata, blob);
  return read_types(reader, reader.expect_type_arguments());
}

}  // namespace mmcheck::assembly
