// The parts of the disassembler, a file each, and what they share: where the text goes, and what
// stands behind names. Not for use outside of disassemble.cpp and listing_*.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/attributes.hpp"
#include "assembly/names.hpp"
#include "assembly/source_text.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "disassemble/disassemble.hpp"
#include "disassemble/words.hpp"

namespace mmcheck::disassemble {

using assembly::Assembly;
using assembly::Attributes;
using assembly::Column;
using assembly::ExceptionRegion;
using assembly::GenericScope;
using assembly::Instruction;
using assembly::KeyedRows;
using assembly::LocalName;
using assembly::Metadata;
using assembly::MethodBody;
using assembly::MethodHead;
using assembly::Names;
using assembly::SignatureReader;
using assembly::SourceText;
using assembly::Table;
using assembly::table_count;
using assembly::Token;

/// Collects the text and passes it on in pieces. Append to `text`; end each line with end_line().
class Output {
 public:
  Output(const Sink& sink, std::size_t file_size)
      : sink_(sink),
        allowed_(file_size * most_per_byte + always_allowed),
        allowed_in_line_(file_size * most_in_line_per_byte + always_allowed_in_line) {
    text.reserve(piece + piece / 4);
  }

  std::string text;

  void indent(unsigned depth) { text.append(std::size_t{2} * depth, ' '); }
  void end_line() {
    text.push_back('\n');
    if (text.size() >= piece) flush();
  }
  /// To be called where one line shows many rows or types: text is held until the line ends, so
  /// that what is held must be bounded as well.
  void limit_line(std::size_t not_yet_in_text = 0) const {
    if (text.size() + not_yet_in_text > allowed_in_line_) refuse();
  }
  void flush() {
    if (text.size() > allowed_) refuse();
    allowed_ -= text.size();
    sink_(text);
    text.clear();
  }

 private:
  static constexpr std::size_t piece = std::size_t{1} << 16;
  // A listing is linear in a file whose parts do not overlap, for a token of four bytes shows a
  // name that is stored once. Of the assemblies of the .NET SDK and Mono (5830) the largest listing
  // is 12.4 times its file, System.Private.CoreLib's 2.5 times. A hostile file can make it
  // quadratic: 50000 methods that share a body. 256 leaves compilers a factor of 20, and keeps
  // what a megabyte can cause within a second or two.
  static constexpr std::size_t most_per_byte = 256;
  static constexpr std::size_t always_allowed = std::size_t{16} << 20;

  // A line is at most one long signature or literal, and then some.
  static constexpr std::size_t most_in_line_per_byte = 4;
  static constexpr std::size_t always_allowed_in_line = std::size_t{4} << 20;

  [[noreturn]] static void refuse() {
    throw base::Error("",
                      "expected a listing in proportion to the file; its tables overlap "
                      "absurdly: many members share one body or name");
  }

  const Sink& sink_;
  std::size_t allowed_;
  std::size_t allowed_in_line_;
};

/// What all parts share. Each row of each table is either shown with what it belongs to, or counted
/// as not shown at the end; in either case it has been read, so that a malformed one is noticed.
struct Listing {
  Listing(const Assembly& listed, const Sink& sink)
      : assembly(listed),
        metadata(listed.metadata()),
        output(sink, listed.file_size()),
        text(output.text),
        names(listed),
        attributes(listed, names) {}

  const Assembly& assembly;
  const Metadata& metadata;
  Output output;
  std::string& text;
  Names names;
  Attributes attributes;
  std::string words;                              // flags in words; of one declaration at a time
  std::array<std::uint32_t, table_count> seen{};  // how many rows of each table were shown

  void see(Table table) {
    ++seen[static_cast<std::size_t>(table)];
    output.limit_line();
  }
  bool has_seen_all(Table table) const {
    return seen[static_cast<std::size_t>(table)] >= metadata.rows(table);
  }
  /// An empty line, but not at the start of a block.
  void separate(bool& is_first) {
    if (!is_first) output.end_line();
    is_first = false;
  }
  void append_words(std::string_view before, std::string_view after) {
    if (words.empty()) return;
    text += before;
    text += words;
    text += after;
  }

  // What any declaration may have (listing_attributes.cpp). Attributes: one line each.
  void print_attributes(Token parent, unsigned depth, std::string_view target);
  void print_permissions(Token parent, unsigned depth, std::string_view target);
  // The others on the same line, a space behind.
  void append_attributes(Token parent);
  void append_marshal(Token parent);
  void append_pinvoke(Token parent);
  /// " = 1".
  void append_constants(Token parent);
  /// "<T, U>"; what these are constrained to is appended to `constraints`.
  void append_generic_parameters(const KeyedRows& rows, const GenericScope& scope,
                                 std::string& constraints);

 private:
  void append_generic_constraints(std::uint32_t parameter, const std::string& name,
                                  const GenericScope& scope, std::string& to);
};

inline std::string escaped(std::string_view text) {
  std::string result;
  base::append_escaped(result, text);
  return result;
}

/// What the assembly as a whole is, refers to and contains.
class HeaderListing {
 public:
  explicit HeaderListing(Listing& list) : list_(list) {}

  void print();

 private:
  struct IdentityColumns;

  template <typename... Parts>
  void line(std::string_view label, const Parts&... parts);
  void print_file();
  void print_module();
  void print_entry_point();
  void print_symbols();
  void print_references();
  void print_resources();
  void print_exported_types();
  void print_platforms();
  void print_attributes();
  std::string identity(const IdentityColumns& columns, std::uint32_t row);
  std::string target_framework();

  Listing& list_;
  std::string_view last_label_;
};

/// "Namespace.Outer.Inner": a row of ExportedType.
std::string exported_name(const Metadata& metadata, std::uint32_t row);
/// "assembly System.Runtime": where a resource or an exported type is.
std::string implementation_name(const Metadata& metadata, Token token);

class FieldListing {
 public:
  explicit FieldListing(Listing& list) : list_(list) {}

  /// `form` is what `type` is, which has the field.
  void print(std::uint32_t field, std::uint32_t type, TypeForm form, const GenericScope& scope,
             unsigned depth);
  /// The field in an enum that holds the number: its type is shown behind the enum's name.
  bool is_enum_value(std::uint32_t field) const;
  void append_type(std::uint32_t field, const GenericScope& scope);

 private:
  bool is_usual_enum_value(std::uint32_t field) const;
  bool is_enum_constant(std::uint32_t field, std::uint32_t type) const;
  void append_data(std::uint32_t field, std::uint32_t row);
  std::optional<std::uint32_t> size_of(std::uint32_t field) const;

  Listing& list_;
};

/// Properties and events.
class PropertyListing {
 public:
  explicit PropertyListing(Listing& list) : list_(list) {}

  void print_properties(std::uint32_t type, const GenericScope& scope, unsigned depth,
                        bool& is_first);
  void print_events(std::uint32_t type, const GenericScope& scope, unsigned depth, bool& is_first);

 private:
  void print_property(std::uint32_t row, std::uint32_t type, const GenericScope& scope,
                      unsigned depth);
  void print_event(std::uint32_t row, std::uint32_t type, const GenericScope& scope,
                   unsigned depth);
  void append_accessors(Token member, std::uint32_t type);
  void finish(Token member, std::uint32_t type, std::uint32_t flags);

  Listing& list_;
};

/// What the disassembler knows of a method while it prints its code.
struct ListedMethod {
  std::uint32_t row = 0;
  std::uint32_t type = 0;  // which it is in; 0 for none
  GenericScope scope;
  /// Names, `this` first where there is one. Those behind the count are of an earlier method, kept
  /// for the space that they have.
  std::vector<std::string> arguments;
  std::size_t argument_count = 0;

  std::string& add_argument() {
    if (argument_count == arguments.size()) arguments.emplace_back();
    std::string& name = arguments[argument_count++];
    name.clear();
    return name;
  }
};

struct ExceptionBlock;  // exception_blocks.hpp

/// Prints a method's code: .maxstack, .locals, instructions, exception regions, source lines.
class CodeListing {
 public:
  explicit CodeListing(Listing& list);

  void print(const ListedMethod& method, unsigned depth);

 private:
  void print_locals(const MethodBody& body, const ListedMethod& method, unsigned depth);
  void print_instructions(const MethodBody& body, const ListedMethod& method, unsigned depth);
  void print_instruction(const MethodBody& body, const Instruction& instruction,
                         const ListedMethod& method, unsigned depth);
  void append_operand(const MethodBody& body, const Instruction& instruction,
                      const ListedMethod& method);
  void append_label(std::uint32_t target);
  void append_switch(const Instruction& instruction);
  bool has_name(const Instruction& local) const;
  void append_local(std::uint32_t slot, std::uint32_t offset);
  void append_argument(std::int64_t number, const ListedMethod& method);
  void append_catch(const ExceptionRegion& region, const ListedMethod& method);
  void open_block(const ExceptionBlock& block, const ListedMethod& method, unsigned depth);
  void print_regions(const MethodBody& body, const ListedMethod& method, unsigned depth);
  void read_local_names(std::uint32_t method);

  Listing& list_;
  SourceText sources_;
  /// Of the method that is being printed, by slot.
  std::vector<std::vector<LocalName>> local_names_;
};

class MethodListing {
 public:
  explicit MethodListing(Listing& list) : list_(list), code_(list) {}

  /// To be called before the methods of a type (0 for none) are printed.
  void read_overrides(std::uint32_t type);
  /// `with_type`: with the name of its type before its own.
  void print(std::uint32_t method, unsigned depth, bool with_type);
  /// Of the overrides, those by a method that is not of the type itself.
  void print_other_overrides(const GenericScope& scope, unsigned depth, bool& is_first);

 private:
  struct Override {
    std::uint32_t body;  // the raw token
    std::uint32_t row;
    bool is_shown;
  };

  void print_whole(std::uint32_t method, unsigned depth, bool with_type);
  void print_head(SignatureReader& signature, const MethodHead& head, unsigned depth,
                  bool with_type);
  void print_content(unsigned depth);
  void print_overrides(std::uint32_t method, const GenericScope& scope, unsigned depth);
  std::uint32_t without_expected(std::uint32_t method) const;
  void append_calling_convention(const MethodHead& head, std::uint32_t flags);
  void print_implementation(std::uint32_t method, unsigned depth);
  void read_parameters(std::uint32_t method, std::size_t count);
  void print_return_attributes(unsigned depth);
  void append_parameter(std::uint32_t row);
  void append_parameters(SignatureReader& signature, const MethodHead& head);
  void print_extra_parameters(unsigned depth);

  Listing& list_;
  CodeListing code_;
  std::vector<Override> overrides_;  // of the type whose methods are printed, by body
  // Of the method that is printed: what is known of it, and its rows of Param.
  ListedMethod listed_;
  std::vector<std::uint32_t> return_rows_;
  std::vector<std::uint32_t> parameter_rows_;  // by parameter; 0 where there is none
  std::vector<std::uint32_t> extra_parameters_;
};

class TypeListing {
 public:
  explicit TypeListing(Listing& list)
      : list_(list), fields_(list), properties_(list), methods_(list) {}

  void print(std::uint32_t type, unsigned depth);

 private:
  TypeForm form_of(std::uint32_t type) const;
  void print_layout(std::uint32_t type, unsigned depth);
  void print_head(std::uint32_t type, TypeForm form, unsigned depth);
  void append_bases(std::uint32_t type, TypeForm form, const GenericScope& scope);
  void print_nested(std::uint32_t type, unsigned depth, bool& is_first);

  Listing& list_;
  FieldListing fields_;
  PropertyListing properties_;
  MethodListing methods_;
};

/// The end: what belongs to nothing that was listed, and what nobody has looked at yet.
class RestListing {
 public:
  explicit RestListing(Listing& list) : list_(list) {}

  void print();

 private:
  void print_attributes();
  void read_names();
  void read_signatures();

  Listing& list_;
};

}  // namespace mmcheck::disassemble
