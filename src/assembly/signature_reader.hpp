// A signature's blob (ECMA-335 II.23.2), read element by element: by whoever makes a tree of it
// (signature.cpp) and by whoever only shows it (names.cpp), for whom a tree would be in the way.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "assembly/signature.hpp"

namespace mmcheck::assembly {

/// What stands before the types of a method's signature.
struct MethodHead {
  MethodSignature::CallKind call_kind;
  bool has_this;
  bool explicit_this;
  std::uint32_t generic_parameters;
  std::uint32_t parameters;
};

/// Every step is checked, and so are tokens, counts and how deep types nest. Bytes after the end
/// are ignored, as the runtime ignores them.
class SignatureReader {
 public:
  SignatureReader(const Metadata& metadata, Bytes blob) : metadata_(metadata), reader_(blob) {}

  // What a blob starts with.
  void expect_field();
  std::uint32_t expect_locals();          // how many
  std::uint32_t expect_type_arguments();  // of a generic method: how many
  /// The return type follows, then the parameters: at least a byte each.
  MethodHead method();

  /// Before a parameter: whether the sentinel of a call with variable arguments stands here, which
  /// is then passed.
  bool pass_sentinel();

  /// To be alive while a type is read, from its modifiers on.
  class Nesting {
   public:
    explicit Nesting(SignatureReader& reader) : reader_(reader) { reader_.enter(); }
    ~Nesting() { --reader_.depth_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;

   private:
    SignatureReader& reader_;
  };

  // A type, in this order: its modifiers, its kind, and what its kind has.
  std::optional<CustomModifier> modifier() {
    const std::uint8_t next = reader_.peek(any_type);
    if (next != static_cast<std::uint8_t>(ElementType::CModReqd) &&
        next != static_cast<std::uint8_t>(ElementType::CModOpt)) {
      return std::nullopt;
    }
    return read_modifier();
  }
  /// One that a type can start with, but not that of a modifier.
  ElementType kind() {
    const auto code = static_cast<ElementType>(reader_.u8(any_type));
    if (!is_kind(code)) refuse_kind(code);
    return code;
  }
  Token type_token();
  std::uint32_t parameter_number() {
    return reader_.compressed("the number of a generic parameter");
  }
  ArrayShape shape();
  struct GenericInstance {
    bool is_value_type;
    Token type;
    std::uint32_t arguments;
  };
  GenericInstance generic_instance();

 private:
  static constexpr std::string_view any_type = "a type in a signature";
  /// A bit for each kind below 64 that a type can have.
  static constexpr std::uint64_t kinds = [] {
    std::uint64_t bits = 0;
    for (unsigned code = 0x01; code <= 0x16; ++code) bits |= std::uint64_t{1} << code;
    for (const ElementType code : {ElementType::I, ElementType::U, ElementType::FnPtr,
                                   ElementType::Object, ElementType::SzArray, ElementType::MVar}) {
      bits |= std::uint64_t{1} << static_cast<unsigned>(code);
    }
    return bits;
  }();
  static bool is_kind(ElementType code) {
    const auto number = static_cast<unsigned>(code);
    return number < 64 ? (kinds >> number & 1) != 0 : code == ElementType::Pinned;
  }

  void enter();
  void count_type();
  void expect(std::uint8_t kind, std::string_view what);
  std::uint32_t type_count(std::string_view what);
  CustomModifier read_modifier();
  [[noreturn]] void refuse(std::string_view expected) const;
  [[noreturn]] void refuse_kind(ElementType code) const;

  const Metadata& metadata_;
  base::Reader reader_;
  unsigned depth_ = 0;
  unsigned types_ = 0;
};

}  // namespace mmcheck::assembly
