// The value of a custom attribute (ECMA-335 II.23.3): its fixed and its named arguments.
//
// It is printed while it is read: a tree of a large attribute would be many times its size.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/blob_values.hpp"
#include "assembly/enums.hpp"
#include "assembly/names.hpp"

namespace mmcheck::assembly {

class AttributeValue {
 public:
  AttributeValue(const Assembly& assembly, Names& names, Enums& enums, std::string& to, Bytes blob)
      : assembly_(assembly),
        metadata_(assembly.metadata()),
        names_(names),
        enums_(enums),
        to_(to),
        longest_(to.size() + always_allowed + most_per_byte * blob.size()),
        reader_(blob) {}

  /// An enum was met whose size can only be supposed.
  bool has_guessed() const { return has_guessed_; }
  bool done() const { return reader_.done(); }
  std::uint64_t place() const { return reader_.place(); }

  /// All of it. `type_arguments` are those of a generic attribute.
  void read(const MethodSignature& constructor, const std::vector<Type>& type_arguments);
  /// Named arguments. `separator` is what stands before the first.
  void named(std::uint32_t count, std::string_view& separator);
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
  Coded coded_type();
  template <typename Element>
  void array(Element element);
  void value(const Coded& type);
  void value(const Type& type, const std::vector<Type>& type_arguments);
  void primitive(ElementType kind);
  void type_value();
  void boxed();
  void limit_text() const;
  void enum_by_name(std::string_view name);
  bool is_elsewhere(std::string_view name) const;
  void enum_value(Token type);

  const Assembly& assembly_;
  const Metadata& metadata_;
  Names& names_;
  Enums& enums_;
  std::string& to_;
  std::size_t longest_;  // of the whole text
  base::Reader reader_;
  unsigned depth_ = 0;
  bool has_guessed_ = false;
};

}  // namespace mmcheck::assembly
