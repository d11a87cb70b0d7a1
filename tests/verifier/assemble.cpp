// Writes one program per case of `cases`, FOLDER/NAME.exe: each calls Program::Test, whose body the
// case spells in CIL. `run` says what mmcheck must answer.
//
//   assemble CASES FOLDER
//
// The assembler knows the mnemonics of opcodes.def (so that nobody has to know their codes),
// labels, the names below, and nothing else: whatever can be written down it writes, right or
// wrong.
#include <fmt/core.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "assembly/opcodes.hpp"
#include "support/image_builder.hpp"

using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

namespace assembly = mmcheck::assembly;
using assembly::Operand;

[[noreturn]] void give_up(const std::string& why) {
  fmt::print(stderr, "assemble: {}\n", why);
  std::exit(2);
}

// ---- what every program has
//
//   class Program {
//     static void Main();  static ??? Test(???);
//     static int flag; static object any; int number; object thing;
//     static void Take(int, object); static void TakePointer(int*); static void Generic<T>();
//     virtual int Get(); Program(); static Program();
//   }
//   struct Pair { int a; object c; int Sum(); }
//   class Other { int number; Other(); }                    // as large as Program, and no relation
//   abstract class Shape { Shape(); abstract void Draw(); }
//   class Circle : Shape { Circle(); override void Draw(); }
//   interface IRun { void Run(); }
//   delegate int Handler(int);

using Names = std::map<std::string, std::uint32_t, std::less<>>;

const Names tokens{
    {"object", 0x01000001},
    {"valuetype", 0x01000002},
    {"delegate", 0x01000003},
    {"exception", 0x01000004},
    {"string", 0x01000005},
    {"int32", 0x01000006},
    {"Program", 0x02000002},
    {"Pair", 0x02000003},
    {"Other", 0x02000004},
    {"Shape", 0x02000005},
    {"Circle", 0x02000006},
    {"IRun", 0x02000007},
    {"Handler", 0x02000008},
    {"flag", 0x04000001},
    {"any", 0x04000002},
    {"number", 0x04000003},
    {"thing", 0x04000004},
    {"Pair.a", 0x04000005},
    {"Pair.c", 0x04000006},
    {"Other.number", 0x04000007},
    {"Main", 0x06000001},
    {"Test", 0x06000002},
    {"Take", 0x06000003},
    {"TakePointer", 0x06000004},
    {"Generic", 0x06000005},
    {"Get", 0x06000006},
    {"Program.new", 0x06000007},
    {"Program.cctor", 0x06000008},
    {"Pair.Sum", 0x06000009},
    {"Other.new", 0x0600000a},
    {"Shape.new", 0x0600000b},
    {"Draw", 0x0600000c},
    {"Circle.new", 0x0600000d},
    {"Circle.Draw", 0x0600000e},
    {"Run", 0x0600000f},
    {"Handler.new", 0x06000010},
    {"Handler.Invoke", 0x06000011},
    {"exception.new", 0x0a000001},
    {"none", 0x0a000002},
    {"string.new", 0x0a000003},  // which only its base class has
    {"unary", 0x11000002},
    {"instance", 0x11000003},
    {"hi", 0x70000001},
    {"nothing", 0},
};

/// Types in signatures (II.23.2.12).
const std::map<std::string, Content, std::less<>> types{
    {"void", {0x01}},
    {"int32", {0x08}},
    {"int64", {0x0a}},
    {"uint8", {0x05}},
    {"float64", {0x0d}},
    {"string", {0x0e}},
    {"float32", {0x0c}},
    {"int32[*]", {0x14, 0x08, 1, 0, 0}},
    {"native", {0x18}},
    {"object", {0x1c}},
    {"Program", {0x12, 2 << 2}},
    {"Pair", {0x11, 3 << 2}},
    {"Shape", {0x12, 5 << 2}},
    {"Circle", {0x12, 6 << 2}},
    {"IRun", {0x12, 7 << 2}},
    {"int32&", {0x10, 0x08}},
    {"object&", {0x10, 0x1c}},
    {"int32*", {0x0f, 0x08}},
    {"int32[]", {0x1d, 0x08}},
    {"object[]", {0x1d, 0x1c}},
    {"string[]", {0x1d, 0x0e}},
};

/// A value of the type, for Main to call Test with.
Content default_value(const std::string& type) {
  Content code;
  if (type == "int32" || type == "uint8") return {0x16};
  if (type == "int64") return {0x16, 0x6a};
  if (type == "float64") return {0x16, 0x6c};
  if (type == "native" || type == "int32*") return {0x16, 0xd3};
  if (type == "int32&" || type == "object&") {
    append(code, {u8(0x7f), u32(tokens.at(type == "int32&" ? "flag" : "any"))});
    return code;
  }
  if (type == "Pair") give_up("no argument of type Pair");
  return {0x14};
}

// ---- a case

struct Clause {
  std::uint32_t kind;
  std::string labels[4];  // the try block's begin and end, the handler's
  std::string last;       // a type, or a label
};

struct Case {
  std::string name;
  std::vector<std::string> arguments;
  std::vector<std::string> locals;
  std::string result = "void";
  unsigned max_stack = 8;
  bool is_called = true;
  std::vector<Clause> clauses;
  std::vector<std::string> lines;
};

void read_directive(const std::string& line, Case& to) {
  std::istringstream words(line);
  std::string directive;
  std::string word;
  words >> directive >> word;
  if (directive == ".argument") {
    to.arguments.push_back(word);
  } else if (directive == ".local") {
    to.locals.push_back(word);
  } else if (directive == ".result") {
    to.result = word;
  } else if (directive == ".maxstack") {
    to.max_stack = static_cast<unsigned>(std::stoul(word));
  } else if (directive == ".uncalled") {
    to.is_called = false;
  } else if (directive == ".clause") {
    const Names kinds{{"catch", 0}, {"filter", 1}, {"finally", 2}, {"fault", 4}};
    Clause clause;
    clause.kind = kinds.at(word);
    for (std::string& label : clause.labels) words >> label;
    words >> clause.last;
    to.clauses.push_back(clause);
  } else {
    give_up("no directive " + directive);
  }
}

std::vector<Case> read_cases(const std::string& path) {
  std::ifstream file(path);
  if (!file) give_up("cannot read " + path);
  std::vector<Case> cases;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("// ") || line.empty() || line.starts_with("> ")) continue;
    if (line.starts_with("# ")) {
      cases.emplace_back().name = line.substr(2);
    } else if (line.starts_with(".")) {
      read_directive(line, cases.back());
    } else {
      cases.back().lines.push_back(line);
    }
  }
  return cases;
}

// ---- assembling

class Assembler {
 public:
  explicit Assembler(const Case& of) : case_(of) {
    for (const std::string& line : case_.lines) assemble(line);
    for (const Jump& jump : jumps_) {
      const std::int64_t distance = target(jump.label) - static_cast<std::int64_t>(jump.from);
      patch(code_, jump.at, {static_cast<std::uint64_t>(distance), jump.width});
    }
  }

  const Content& code() const { return code_; }

  Content clauses() const {
    Content section;
    if (case_.clauses.empty()) return section;
    append(section, {u32((4 + 24 * case_.clauses.size()) << 8 | 0x41)});
    for (const Clause& clause : case_.clauses) {
      const auto at = [&](int number) {
        return static_cast<std::uint64_t>(target(clause.labels[number]));
      };
      append(section,
             {u32(clause.kind), u32(at(0)), u32(at(1) - at(0)), u32(at(2)), u32(at(3) - at(2))});
      const auto type = tokens.find(clause.last);
      const bool is_label = type == tokens.end() && !clause.last.empty();
      append(section, {u32(is_label               ? static_cast<std::uint64_t>(target(clause.last))
                           : type == tokens.end() ? 0
                                                  : type->second)});
    }
    return section;
  }

 private:
  struct Jump {
    std::size_t at;    // of the distance
    std::size_t from;  // the end of the instruction
    unsigned width;
    std::string label;
  };

  /// "label", "label+1"; "end" is behind the last instruction.
  std::int64_t target(const std::string& name) const {
    const std::size_t plus = name.find('+');
    const std::string label = name.substr(0, plus);
    const std::int64_t more = plus == std::string::npos ? 0 : std::stoll(name.substr(plus + 1));
    const auto found = labels_.find(label);
    if (found != labels_.end()) return found->second + more;
    if (label == "end") return static_cast<std::int64_t>(code_.size()) + more;
    give_up(fmt::format("{}: no label {}", case_.name, label));
  }

  /// "label: mnemonic operand…", or "byte" and any bytes.
  void assemble(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    while (word.ends_with(":")) {
      labels_[word.substr(0, word.size() - 1)] = static_cast<std::uint32_t>(code_.size());
      word.clear();
      words >> word;
    }
    if (word.empty()) return;
    std::vector<std::string> operands;
    for (std::string operand; words >> operand;) operands.push_back(operand);
    if (word == "byte") {
      for (const std::string& byte : operands) {
        code_.push_back(static_cast<std::uint8_t>(std::stoul(byte, nullptr, 16)));
      }
      return;
    }
    for (const assembly::OpcodeInfo& row : assembly::opcode_infos) {
      if (row.text == word) return encode(row, operands);
    }
    give_up(fmt::format("{}: no instruction {}", case_.name, word));
  }

  void encode(const assembly::OpcodeInfo& row, const std::vector<std::string>& operands) {
    if (row.code > 0xff) code_.push_back(static_cast<std::uint8_t>(row.code >> 8));
    code_.push_back(static_cast<std::uint8_t>(row.code));
    const auto number = [&] {
      return static_cast<std::uint64_t>(std::stoll(operands.at(0), nullptr, 0));
    };
    switch (row.operand) {
      case Operand::none:
        return;
      case Operand::i8:
      case Operand::u8:
      case Operand::variable8:
        return append(code_, {u8(number() & 0xff)});
      case Operand::variable16:
        return append(code_, {u16(number() & 0xffff)});
      case Operand::i32:
        return append(code_, {u32(number() & 0xffffffff)});
      case Operand::i64:
      case Operand::r64:
        return append(code_, {u64(number())});
      case Operand::r32:
        return append(code_, {u32(number() & 0xffffffff)});
      case Operand::target8:
        return jump(operands.at(0), 1, code_.size() + 1);
      case Operand::target32:
        return jump(operands.at(0), 4, code_.size() + 4);
      case Operand::targets: {
        append(code_, {u32(operands.size())});
        const std::size_t end = code_.size() + operands.size() * 4;
        for (const std::string& label : operands) jump(label, 4, end);
        return;
      }
      case Operand::token_field:
      case Operand::token_method:
      case Operand::token_type:
      case Operand::token_any:
      case Operand::token_signature:
      case Operand::token_string: {
        const auto token = tokens.find(operands.at(0));
        if (token == tokens.end()) give_up(fmt::format("{}: no {}", case_.name, operands.at(0)));
        return append(code_, {u32(token->second)});
      }
    }
  }

  void jump(const std::string& label, unsigned width, std::size_t from) {
    jumps_.push_back({code_.size(), from, width, label});
    code_.resize(code_.size() + width);
  }

  const Case& case_;
  Content code_;
  std::map<std::string, std::uint32_t, std::less<>> labels_;
  std::vector<Jump> jumps_;
};

// ---- the program around it

class Program {
 public:
  explicit Program(const Case& of) : case_(of) {
    add_references();
    add_types();
    add_fields();
    add_methods();
    image_.entry_point = tokens.at("Main");
  }

  Content build() const { return image_.build(); }

 private:
  std::uint32_t string(std::string_view text) { return image_.metadata.string(text); }
  std::uint32_t blob(const Content& content) { return image_.metadata.blob(content); }

  void type_ref(std::string_view name) {
    image_.metadata.row(TypeRef, {u16(1 << 2 | 2), u16(string(name)), u16(string("System"))});
  }

  void add_references() {
    image_.metadata.row(
        Module, {u16(0), u16(string("test.exe")), u16(image_.metadata.guid(0x11)), u16(0), u16(0)});
    image_.metadata.row(AssemblyDef, {u32(0x8004), u16(1), u16(0), u16(0), u16(0), u32(0), u16(0),
                                      u16(string("test")), u16(0)});
    image_.metadata.row(AssemblyRef, {u16(4), u16(0), u16(0), u16(0), u32(0), u16(0),
                                      u16(string("mscorlib")), u16(0), u16(0)});
    for (const auto* name :
         {"Object", "ValueType", "MulticastDelegate", "Exception", "String", "Int32"}) {
      type_ref(name);
    }
    const auto member = [&](unsigned type, std::string_view name) {
      image_.metadata.row(MemberRef,
                          {u16(type << 3 | 1), u16(string(name)), u16(blob({0x20, 0, 0x01}))});
    };
    member(4, ".ctor");
    member(1, "Vanished");
    member(5, ".ctor");
    Content locals{0x07};
    append(locals, compressed(static_cast<std::uint32_t>(case_.locals.size())));
    for (const std::string& type : case_.locals) append(locals, types.at(type));
    image_.metadata.row(StandAloneSig, {u16(blob(locals))});
    image_.metadata.row(StandAloneSig, {u16(blob({0x00, 1, 0x08, 0x08}))});
    image_.metadata.row(StandAloneSig, {u16(blob({0x20, 0, 0x08}))});
    image_.metadata.user_string(u"hi");
  }

  void add_types() {
    const auto type = [&](unsigned flags, std::string_view name, unsigned extends, unsigned field,
                          unsigned method) {
      image_.metadata.row(
          TypeDef, {u32(flags), u16(string(name)), u16(0), u16(extends), u16(field), u16(method)});
    };
    const unsigned object = 1 << 2 | 1;
    type(0, "<Module>", 0, 1, 1);
    type(0x100001, "Program", object, 1, 1);
    type(0x100109, "Pair", 2 << 2 | 1, 5, 9);
    type(0x1, "Other", object, 7, 10);
    type(0x81, "Shape", object, 8, 11);
    type(0x1, "Circle", 5 << 2, 8, 13);
    type(0xa1, "IRun", 0, 8, 15);
    type(0x101, "Handler", 3 << 2 | 1, 8, 16);
  }

  void add_fields() {
    const auto field = [&](unsigned flags, std::string_view name, std::uint8_t type) {
      image_.metadata.row(Field, {u16(flags), u16(string(name)), u16(blob({0x06, type}))});
    };
    constexpr unsigned is_static = 0x16;
    constexpr unsigned is_public = 0x06;
    field(is_static, "flag", 0x08);
    field(is_static, "any", 0x1c);
    field(is_public, "number", 0x08);
    field(is_public, "thing", 0x1c);
    field(is_public, "a", 0x08);
    field(is_public, "c", 0x1c);
    field(is_public, "number", 0x08);
  }

  void method(unsigned flags, std::string_view name, const Content& signature, std::uint32_t rva,
              unsigned impl_flags = 0) {
    image_.metadata.row(MethodDef, {u32(rva), u16(impl_flags), u16(flags), u16(string(name)),
                                    u16(blob(signature)), u16(1)});
  }

  Content main_body() const {
    Content code;
    if (case_.is_called) {
      for (const std::string& type : case_.arguments) append(code, default_value(type));
      append(code, {u8(0x28), u32(tokens.at("Test"))});
      if (case_.result != "void") append(code, {u8(0x26)});
    }
    append(code, {u8(0x2a)});
    return fat_body(code);
  }

  Content test_body() const {
    const Assembler assembler(case_);
    const Content clauses = assembler.clauses();
    Content body = fat_body(assembler.code(), 0x11000001, clauses.empty() ? 0x10 : 0x18, clauses);
    patch(body, 2, u16(case_.max_stack));
    return body;
  }

  Content test_signature() const {
    Content signature{0x00, static_cast<std::uint8_t>(case_.arguments.size())};
    append(signature, types.at(case_.result));
    for (const std::string& type : case_.arguments) append(signature, types.at(type));
    return signature;
  }

  void add_methods() {
    constexpr unsigned is_static = 0x16;
    constexpr unsigned is_public = 0x06;
    constexpr unsigned is_virtual = 0x146;
    constexpr unsigned overrides = 0x46;
    constexpr unsigned is_abstract = 0x546;
    constexpr unsigned constructor = 0x1806;
    constexpr unsigned by_runtime = 0x3;
    const std::uint32_t nothing = image_.place(tiny_body({0x2a}));
    const std::uint32_t zero = image_.place(tiny_body({0x16, 0x2a}));
    const Content action{0x20, 0, 0x01};
    method(is_static, "Main", {0x00, 0, 0x01}, image_.place(main_body()));
    method(is_static, "Test", test_signature(), image_.place(test_body()));
    method(is_static, "Take", {0x00, 2, 0x01, 0x08, 0x1c}, nothing);
    method(is_static, "TakePointer", {0x00, 1, 0x01, 0x0f, 0x08}, nothing);
    method(is_static, "Generic", {0x10, 1, 0, 0x01}, nothing);
    method(is_virtual, "Get", {0x20, 0, 0x08}, zero);
    method(constructor, ".ctor", action, nothing);
    method(0x1811, ".cctor", {0x00, 0, 0x01}, nothing);
    method(is_public, "Sum", {0x20, 0, 0x08}, zero);
    method(constructor, ".ctor", action, nothing);
    method(constructor, ".ctor", action, nothing);
    method(is_abstract, "Draw", action, 0);
    method(constructor, ".ctor", action, nothing);
    method(overrides, "Draw", action, nothing);
    method(is_abstract, "Run", action, 0);
    method(constructor, ".ctor", {0x20, 2, 0x01, 0x1c, 0x18}, 0, by_runtime);
    method(is_virtual, "Invoke", {0x20, 1, 0x08, 0x08}, 0, by_runtime);
    image_.metadata.row(GenericParam, {u16(0), u16(0), u16(5 << 1 | 1), u16(string("T"))});
  }

  const Case& case_;
  ImageBuilder image_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) give_up("CASES FOLDER");
  for (const Case& each : read_cases(argv[1])) {
    const Content content = Program(each).build();
    std::ofstream file(fmt::format("{}/{}.exe", argv[2], each.name), std::ios::binary);
    file.write(reinterpret_cast<const char*>(content.data()),
               static_cast<std::streamsize>(content.size()));
    if (!file) give_up("cannot write " + each.name);
  }
}
