#include "assembly/signature_reader.hpp"

#include <fmt/core.h>

namespace mmcheck::assembly {

using base::malformed;

namespace {

// A signature nests as deep as its blob is long if nobody stops it; no compiler comes near these.
constexpr unsigned deepest = 256;
constexpr unsigned most_types = 0x20000;
constexpr std::uint32_t highest_rank = 32;  // the runtime's own limit

constexpr std::uint8_t call_kind_mask = 0x0f;
constexpr std::uint8_t field_signature = 0x06;
constexpr std::uint8_t local_signature = 0x07;
constexpr std::uint8_t generic_instantiation = 0x0a;
constexpr std::uint8_t generic_flag = 0x10;
constexpr std::uint8_t has_this_flag = 0x20;
constexpr std::uint8_t explicit_this_flag = 0x40;

bool is_call_kind(unsigned kind) { return kind <= 5 || kind == 8 || kind == 9; }

}  // namespace

void SignatureReader::refuse(std::string_view expected) const {
  malformed(reader_.place(), expected);
}

void SignatureReader::refuse_kind(ElementType code) const {
  malformed(reader_.place() - 1,
            fmt::format("the code of a type (II.23.1.16), not {:#x}", static_cast<unsigned>(code)));
}

void SignatureReader::expect(std::uint8_t kind, std::string_view what) {
  const std::uint64_t start = reader_.place();
  if (reader_.u8(what) != kind) malformed(start, what);
}

void SignatureReader::expect_field() { expect(field_signature, "a field signature (II.23.2.4)"); }

std::uint32_t SignatureReader::type_count(std::string_view what) {
  const std::uint32_t count = reader_.compressed(what);
  // Each type takes a byte at least, so a count beyond what is left is a lie.
  if (count > reader_.left()) refuse(fmt::format("{} types", count));
  return count;
}

std::uint32_t SignatureReader::expect_locals() {
  expect(local_signature, "a signature of local variables (II.23.2.6)");
  return type_count("the number of local variables");
}

std::uint32_t SignatureReader::expect_type_arguments() {
  expect(generic_instantiation, "the type arguments of a generic method (II.23.2.15)");
  return type_count("the number of type arguments");
}

MethodHead SignatureReader::method() {
  constexpr std::string_view what = "a method signature (II.23.2.1)";
  const std::uint64_t start = reader_.place();
  const std::uint8_t head = reader_.u8(what);
  if (!is_call_kind(head & call_kind_mask)) malformed(start, what);
  MethodHead result{};
  result.call_kind = static_cast<MethodSignature::CallKind>(head & call_kind_mask);
  result.has_this = (head & has_this_flag) != 0;
  result.explicit_this = (head & explicit_this_flag) != 0;
  if ((head & generic_flag) != 0) result.generic_parameters = reader_.compressed(what);
  result.parameters = reader_.compressed(what);
  if (result.parameters > reader_.left()) refuse(fmt::format("{} parameters", result.parameters));
  return result;
}

bool SignatureReader::pass_sentinel() {
  if (reader_.peek("a parameter") != static_cast<std::uint8_t>(ElementType::Sentinel)) {
    return false;
  }
  reader_.skip(1, "a sentinel");
  return true;
}

void SignatureReader::count_type() {
  if (++types_ > most_types) refuse("a signature of at most 131072 types");
}

void SignatureReader::enter() {
  if (depth_ == deepest) refuse("a signature that nests less than 256 deep");
  count_type();
  ++depth_;
}

CustomModifier SignatureReader::read_modifier() {
  const auto code = static_cast<ElementType>(reader_.u8("a custom modifier"));
  count_type();
  return {code == ElementType::CModReqd, type_token()};
}

/// II.23.2.8.
Token SignatureReader::type_token() {
  constexpr std::string_view what = "the token of a type in a signature";
  const std::uint64_t start = reader_.place();
  const std::uint32_t coded = reader_.compressed(what);
  const auto& targets = coded_index(Kind::TypeDefOrRef).targets;
  if ((coded & 3) >= targets.size() || coded >> 2 > highest_row) malformed(start, what);
  const Token token(targets[coded & 3], coded >> 2);
  if (!metadata_.contains(token)) {
    malformed(start,
              fmt::format("{} ({} has no row {})", what, table_name(token.table()), token.row()));
  }
  return token;
}

SignatureReader::GenericInstance SignatureReader::generic_instance() {
  constexpr std::string_view what = "class or valuetype in a generic instantiation";
  const std::uint64_t start = reader_.place();
  const auto kind = static_cast<ElementType>(reader_.u8(what));
  if (kind != ElementType::Class && kind != ElementType::ValueType) malformed(start, what);
  const Token type = type_token();
  return {kind == ElementType::ValueType, type, type_count("the number of type arguments")};
}

/// II.23.2.13.
ArrayShape SignatureReader::shape() {
  constexpr std::string_view what = "the shape of an array (rank 1 to 32)";
  ArrayShape result;
  const std::uint64_t start = reader_.place();
  result.rank = reader_.compressed(what);
  if (result.rank == 0 || result.rank > highest_rank) malformed(start, what);
  const std::uint32_t sizes = reader_.compressed(what);
  if (sizes > result.rank) malformed(start, what);
  for (std::uint32_t i = 0; i < sizes; ++i) result.sizes.push_back(reader_.compressed(what));
  const std::uint32_t bounds = reader_.compressed(what);
  if (bounds > result.rank) malformed(start, what);
  for (std::uint32_t i = 0; i < bounds; ++i) {
    result.lower_bounds.push_back(reader_.compressed_signed(what));
  }
  return result;
}

bool is_field_signature(Bytes blob) {
  return !blob.empty() && (blob[0] & call_kind_mask) == field_signature;
}

}  // namespace mmcheck::assembly
