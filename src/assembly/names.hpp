// Names as a C# programmer reads them: types, fields and methods behind tokens and signatures.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/assembly.hpp"
#include "assembly/signature_reader.hpp"

namespace mmcheck::assembly {

/// Whose generic parameters the numbers in a signature (!0, !!0) are: rows of GenericParam, of a
/// type and of a method in it. Without them the numbers are shown.
struct GenericScope {
  KeyedRows type_parameters;
  KeyedRows method_parameters;
};

GenericScope scope_of_type(const Assembly& assembly, std::uint32_t type);
/// With the parameters of `type`, which it is in (0 for none).
GenericScope scope_of_method(const Assembly& assembly, std::uint32_t method, std::uint32_t type);

/// Renders names and keeps them: a token that stands at a thousand call sites is rendered once.
///
/// A name is always one line of clean text, whatever the file has. A file can also make names that
/// grow beyond all bounds (types made of types made of types); one that does is an Error.
class Names {
 public:
  explicit Names(const Assembly& assembly);
  Names(const Names&) = delete;
  Names& operator=(const Names&) = delete;

  /// "Namespace.Outer.Inner<T>": of a TypeDef, TypeRef or TypeSpec.
  std::string type(Token token, const GenericScope& scope = {});
  /// "Peterson::flag0": of a Field, or a MemberRef to one.
  std::string field(Token token, const GenericScope& scope = {});
  /// "Peterson::T0()", "System.Console::WriteLine(string)": of a MethodDef, MemberRef or
  /// MethodSpec.
  std::string method(Token token, const GenericScope& scope = {});

  /// Appends what an instruction's operand shows: of a member also what it is, as in
  /// "int Peterson::flag0" and "instance void Lock::Enter()"; of a StandAloneSig a function
  /// pointer.
  void append(std::string& to, Token token, const GenericScope& scope) {
    append(to, known(token), scope);
  }
  /// Appends the same without what a member is.
  void append_name(std::string& to, Token token, const GenericScope& scope);
  /// Appends the type that `from` reads next.
  void append(std::string& to, SignatureReader& from, const GenericScope& scope);
  /// Appends the name of a TypeDef as its declaration has it: no namespace, no outer types, no
  /// parameters.
  void append_own_name(std::string& to, std::uint32_t type) const;
  /// Whether the token is of a table whose rows have names here, and in it.
  bool has_name(Token token) const;

 private:
  /// A name that was rendered. Generic parameters of an open scope stand in it as marks, for one
  /// token may be used within several types.
  struct Known {
    const char* text = nullptr;
    std::uint32_t length = 0;
    std::uint32_t name_at = 0;  // where the name starts, after what the member is
    /// Of a generic type: where its parameters start, if nothing but they stands from there on, so
    /// that an instance of it is the text before and its arguments. Else 0.
    std::uint32_t generic_at = 0;
    bool has_marks = false;
    bool is_being_made = false;

    std::string_view whole() const { return {text, length}; }
    std::string_view name() const { return whole().substr(name_at); }
  };
  /// What stands for the generic parameters in a signature that is being rendered.
  struct Context;

  const Known& known(Token token) {
    const auto table = static_cast<std::size_t>(token.table());
    if (table < known_.size() && token.row() - 1 < known_[table].size()) {
      const Known& found = known_[table][token.row() - 1];
      if (found.text != nullptr) return found;
    }
    return make(token);
  }
  const Known& make(Token token);
  void render(std::string& to, Token token, Known& entry);
  void append(std::string& to, const Known& name, const GenericScope& scope) {
    if (name.has_marks) {
      append_text(to, name.whole(), scope);
    } else {
      to.append(name.text, name.length);
    }
  }
  void append_text(std::string& to, std::string_view text, const GenericScope& scope) const;

  /// The arguments of an instance of a generic type, which follow in its signature.
  struct Arguments;
  struct Path;

  void append_known(std::string& to, Token token);
  void find_path(Token token, Path& path) const;
  void render_own_parameters(std::string& to, std::size_t first, std::size_t end,
                             const KeyedRows& parameters, const Arguments* arguments);
  std::uint32_t render_path(std::string& to, Token token, const Arguments* arguments);
  void render_type(std::string& to, SignatureReader& from, const Context& context);
  void render_modifier(std::string& to, const CustomModifier& modifier);
  void render_kind(std::string& to, SignatureReader& from, const Context& context);
  void render_parameter(std::string& to, bool of_type, std::uint32_t number,
                        const Context& context);
  void render_function(std::string& to, SignatureReader& from, const Context& context);
  void render_generic_instance(std::string& to, SignatureReader& from, const Context& context);
  std::uint32_t render_field(std::string& to, std::uint32_t field);
  std::uint32_t render_method(std::string& to, std::uint32_t method,
                              const std::vector<std::string>* arguments);
  std::uint32_t render_member(std::string& to, std::uint32_t member,
                              const std::vector<std::string>* arguments);
  std::uint32_t render_method_spec(std::string& to, std::uint32_t spec);
  void render_return_type(std::string& to, SignatureReader& from, const MethodHead& head,
                          const Context& context);
  void render_parameters(std::string& to, SignatureReader& from, const MethodHead& head,
                         const Context& context);
  void render_member_parent(std::string& to, Token parent);
  std::vector<std::string> render_all(SignatureReader& from, std::uint32_t count,
                                      const Context& context);
  const std::vector<std::string>& type_arguments(const Context& context);
  bool is_core_library(Token scope);
  void limit(const std::string& to) const { limit(to.size() - start_); }
  static void limit(std::size_t length) {
    if (length > longest) refuse_long();
  }
  [[noreturn]] static void refuse_long();

  /// Names that compilers write stay far below it.
  static constexpr std::size_t longest = std::size_t{1} << 20;

  const Assembly& assembly_;
  const Metadata& metadata_;
  std::vector<std::vector<Known>> known_;  // by table, by row
  std::deque<std::string> texts_;          // what Known::text points into
  std::size_t kept_ = 0;
  unsigned depth_ = 0;
  // Of the name that is being made: whether it has marks, and where it starts in its text.
  bool has_marks_ = false;
  std::size_t start_ = 0;
  /// Names that are being made, each within the one before it. Kept, for the space that they have.
  std::deque<std::string> being_made_;
  std::size_t makers_ = 0;
};

}  // namespace mmcheck::assembly
