#include "method_under_test.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "support/error_of.hpp"

namespace mmcheck::testing {

namespace il {

Content op(unsigned code) {
  Content content;
  if (code > 0xff) content.push_back(static_cast<std::uint8_t>(code >> 8));
  content.push_back(static_cast<std::uint8_t>(code));
  return content;
}

Content op8(unsigned code, int operand) {
  Content content = op(code);
  content.push_back(static_cast<std::uint8_t>(operand));
  return content;
}

Content op32(unsigned code, std::uint32_t operand) {
  Content content = op(code);
  append(content, {u32(operand)});
  return content;
}

Content all(std::initializer_list<Content> parts) {
  Content content;
  for (const Content& part : parts) append(content, part);
  return content;
}

}  // namespace il

namespace {

// MethodDef.Flags (II.23.1.10).
constexpr unsigned static_method = 0x16;
constexpr unsigned instance_method = 0x06;
constexpr unsigned new_virtual = 0x146;
constexpr unsigned override_virtual = 0x46;
constexpr unsigned abstract_virtual = 0x546;
constexpr unsigned constructor = 0x1806;
constexpr unsigned class_constructor = 0x1811;
constexpr unsigned by_runtime = 0x3;  // ImplFlags

Content clause_section(const std::vector<ClauseBytes>& clauses) {
  Content section;
  if (clauses.empty()) return section;
  const auto size = static_cast<std::uint32_t>(4 + 24 * clauses.size());
  append(section, {u32(size << 8 | 0x41)});
  for (const ClauseBytes& clause : clauses) {
    append(section, {u32(clause.kind), u32(clause.try_offset), u32(clause.try_length),
                     u32(clause.handler_offset), u32(clause.handler_length), u32(clause.last)});
  }
  return section;
}

/// Adds the rows, in the order that the tokens count on.
class ProgramBuilder {
 public:
  explicit ProgramBuilder(const Body& body) {
    add_references();
    locals_ = add_locals(body);
    types();
    methods(body);
    image_.entry_point = token::test;
  }

  Content build() const { return image_.build(); }

 private:
  std::uint32_t string(std::string_view text) { return image_.metadata.string(text); }
  std::uint32_t blob(const Content& content) { return image_.metadata.blob(content); }

  void type_ref(std::string_view space, std::string_view name) {
    image_.metadata.row(TypeRef, {u16(1 << 2 | 2), u16(string(name)), u16(string(space))});
  }

  void add_references() {
    image_.metadata.row(
        Module, {u16(0), u16(string("test.exe")), u16(image_.metadata.guid(0x11)), u16(0), u16(0)});
    image_.metadata.row(AssemblyDef, {u32(0x8004), u16(1), u16(0), u16(0), u16(0), u32(0), u16(0),
                                      u16(string("test")), u16(0)});
    image_.metadata.row(AssemblyRef, {u16(4), u16(0), u16(0), u16(0), u32(0), u16(0),
                                      u16(string("mscorlib")), u16(0), u16(0)});
    type_ref("System", "Object");
    type_ref("System", "ValueType");
    type_ref("System", "MulticastDelegate");
    type_ref("System", "Exception");
    type_ref("Missing", "Thing");
    type_ref("System", "String");
    type_ref("System", "Int32");
    image_.metadata.row(TypeSpec, {u16(blob({0x14, 0x08, 2, 0, 0}))});  // int[,]
    const auto member = [&](unsigned parent, std::string_view name, const Content& signature) {
      image_.metadata.row(MemberRef, {u16(parent), u16(string(name)), u16(blob(signature))});
    };
    member(5 << 3 | 1, "Gone", {0x00, 0, 0x01});
    member(1 << 3 | 1, "ToString", {0x20, 0, 0x0e});
    member(1 << 3 | 4, "Get", {0x20, 2, 0x08, 0x08, 0x08});
    member(1 << 3 | 4, "Set", {0x20, 3, 0x01, 0x08, 0x08, 0x08});
    member(1 << 3 | 4, ".ctor", {0x20, 2, 0x01, 0x08, 0x08});
    image_.metadata.user_string(u"hi");
  }

  std::uint32_t add_locals(const Body& body) {
    Content signature{0x07};
    append(signature, compressed(body.local_count));
    append(signature, body.locals);
    const std::uint32_t row = image_.metadata.row(StandAloneSig, {u16(blob(signature))});
    image_.metadata.row(StandAloneSig, {u16(blob({0x00, 1, 0x08, 0x08}))});
    return 0x11000000 | row;
  }

  void type(unsigned flags, std::string_view name, unsigned extends, unsigned fields,
            unsigned first_method) {
    image_.metadata.row(TypeDef, {u32(flags), u16(string(name)), u16(0), u16(extends), u16(fields),
                                  u16(first_method)});
  }

  void types() {
    const unsigned object = 1 << 2 | 1;
    type(0, "<Module>", 0, 1, 1);
    type(0x1, "Program", object, 1, 1);
    type(0x100109, "Pair", 2 << 2 | 1, 5, 9);
    type(0x81, "Shape", object, 8, 0xc);
    type(0x1, "Circle", 4 << 2, 8, 0xe);
    type(0xa1, "IRun", 0, 8, 0x10);
    type(0x101, "Handler", 3 << 2 | 1, 8, 0x11);
    type(0x1, "Slow", object, 8, 0x13);
    type(0x100001, "Quick", object, 9, 0x15);
    const auto field = [&](unsigned flags, std::string_view name, std::uint8_t kind) {
      image_.metadata.row(Field, {u16(flags), u16(string(name)), u16(blob({0x06, kind}))});
    };
    field(0x16, "flag", 0x08);
    field(0x06, "number", 0x08);
    field(0x06, "thing", 0x1c);
    field(0x06, "small", 0x04);
    field(0x06, "a", 0x08);
    field(0x06, "b", 0x0a);
    field(0x06, "c", 0x1c);
    field(0x16, "count", 0x08);
    field(0x16, "count", 0x08);
  }

  void method(unsigned flags, std::string_view name, const Content& signature, std::uint32_t rva,
              unsigned impl_flags = 0) {
    image_.metadata.row(MethodDef, {u32(rva), u16(impl_flags), u16(flags), u16(string(name)),
                                    u16(blob(signature)), u16(1)});
  }

  std::uint32_t place(const Body& body) {
    const Content clauses = clause_section(body.clauses);
    Content content = fat_body(body.code, locals_, clauses.empty() ? 0x10 : 0x18, clauses);
    patch(content, 2, u16(body.max_stack));
    return image_.place(content);
  }

  void methods(const Body& body) {
    const std::uint32_t nothing = image_.place(tiny_body(il::ret));
    const std::uint32_t zero = image_.place(tiny_body(il::all({il::ldc_0, il::ret})));
    const std::uint32_t null = image_.place(tiny_body(il::all({il::ldnull, il::ret})));
    method(static_method, "Test", body.signature, place(body));
    method(static_method, "Take", {0x00, 2, 0x08, 0x08, 0x1c}, zero);
    method(new_virtual, "Get", {0x20, 0, 0x08}, zero);
    method(constructor, ".ctor", {0x20, 1, 0x01, 0x08}, nothing);
    method(static_method, "TakeByte", {0x00, 1, 0x01, 0x05}, nothing);
    method(static_method, "TakeRef", {0x00, 1, 0x01, 0x10, 0x1c}, nothing);
    method(static_method, "TakeNative", {0x00, 2, 0x01, 0x18, 0x08}, nothing);
    method(new_virtual, "Twice", {0x20, 1, 0x08, 0x08}, zero);
    method(constructor, ".ctor", {0x20, 1, 0x01, 0x08}, nothing);
    method(instance_method, "Sum", {0x20, 0, 0x08}, zero);
    method(override_virtual, "ToString", {0x20, 0, 0x0e}, null);
    method(abstract_virtual, "Draw", {0x20, 0, 0x01}, 0);
    method(constructor, ".ctor", {0x20, 0, 0x01}, nothing);
    method(override_virtual, "Draw", {0x20, 0, 0x01}, nothing);
    method(constructor, ".ctor", {0x20, 0, 0x01}, nothing);
    method(abstract_virtual, "Run", {0x20, 0, 0x01}, 0);
    method(constructor, ".ctor", {0x20, 2, 0x01, 0x1c, 0x18}, 0, by_runtime);
    method(new_virtual, "Invoke", {0x20, 1, 0x08, 0x08}, 0, by_runtime);
    method(class_constructor, ".cctor", {0x00, 0, 0x01}, nothing);
    method(static_method, "Touch", {0x00, 0, 0x01}, nothing);
    method(class_constructor, ".cctor", {0x00, 0, 0x01}, nothing);
  }

  ImageBuilder image_;
  std::uint32_t locals_ = 0;
};

/// A file of this process's own.
std::string write(const Content& content) {
  static int number = 0;
  const auto path =
      std::filesystem::temp_directory_path() /
      ("mmcheck_translate_" + std::to_string(getpid()) + "_" + std::to_string(number++) + ".exe");
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(content.data()),
             static_cast<std::streamsize>(content.size()));
  return path.string();
}

vm::ProgramOptions options() {
  // The build sets it: where it has put the compiled fixtures.
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  vm::ProgramOptions options;
  options.models = std::string(folder) + "/types_models.dll";
  return options;
}

}  // namespace

MethodUnderTest::MethodUnderTest(const Body& body)
    : path_(write(ProgramBuilder(body).build())),
      program_(vm::Program::load(path_, options())),
      types_(std::make_unique<vm::TypeSystem>(*program_)) {}

MethodUnderTest::~MethodUnderTest() { std::filesystem::remove(path_); }

const vm::Method& MethodUnderTest::method(std::uint32_t token) {
  return *types_->method(program_->main(), vm::Token(token), {});
}

std::unique_ptr<const vm::Code> MethodUnderTest::translate(std::uint32_t token) {
  return vm::translate(*types_, method(token));
}

std::string listing(const vm::Code& code) {
  std::string text;
  for (std::uint32_t i = 0; i < code.instructions.size(); ++i) {
    text += to_string(code, i) + "\n";
  }
  return text;
}

std::string listing(const Body& body) { return listing(*MethodUnderTest(body).translate()); }

std::string refusal(const Body& body) {
  MethodUnderTest test(body);
  return error_of([&] { test.translate(); });
}

}  // namespace mmcheck::testing
