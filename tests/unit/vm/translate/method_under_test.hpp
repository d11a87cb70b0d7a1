// A small program around one method whose body a test writes byte by byte, loaded and translated.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "support/image_builder.hpp"
#include "vm/translate/ir.hpp"

namespace mmcheck::testing {

/// Opcodes (III), and what follows them.
namespace il {

Content op(unsigned code);
Content op8(unsigned code, int operand);
Content op32(unsigned code, std::uint32_t operand);
Content all(std::initializer_list<Content> parts);

inline const Content nop = op(0x00);
inline const Content ldarg_0 = op(0x02);
inline const Content ldarg_1 = op(0x03);
inline const Content ldloc_0 = op(0x06);
inline const Content ldloc_1 = op(0x07);
inline const Content ldloc_2 = op(0x08);
inline const Content stloc_0 = op(0x0a);
inline const Content stloc_1 = op(0x0b);
inline const Content stloc_2 = op(0x0c);
inline const Content ldnull = op(0x14);
inline const Content ldc_0 = op(0x16);
inline const Content ldc_1 = op(0x17);
inline const Content ldc_5 = op(0x1b);
inline const Content dup_ = op(0x25);
inline const Content pop = op(0x26);
inline const Content ret = op(0x2a);
inline const Content add = op(0x58);
inline const Content conv_i = op(0xd3);
inline const Content conv_u = op(0xe0);
inline const Content ceq = op(0xfe01);
inline const Content clt = op(0xfe04);
inline const Content throw_ = op(0x7a);
inline const Content rethrow = op(0xfe1a);
inline const Content endfinally = op(0xdc);
inline const Content endfilter = op(0xfe11);
inline Content ldc(std::uint32_t number) { return op32(0x20, number); }
inline Content ldloca(int number) { return op8(0x12, number); }
inline Content ldarga(int number) { return op8(0x0f, number); }
inline Content br(int distance) { return op8(0x2b, distance); }
inline Content brfalse(int distance) { return op8(0x2c, distance); }
inline Content brtrue(int distance) { return op8(0x2d, distance); }
inline Content leave(int distance) { return op8(0xde, distance); }
inline Content call(std::uint32_t method) { return op32(0x28, method); }
inline Content callvirt(std::uint32_t method) { return op32(0x6f, method); }
inline Content newobj(std::uint32_t method) { return op32(0x73, method); }
inline Content ldftn(std::uint32_t method) { return op32(0xfe06, method); }
inline Content ldfld(std::uint32_t field) { return op32(0x7b, field); }
inline Content ldflda(std::uint32_t field) { return op32(0x7c, field); }
inline Content stfld(std::uint32_t field) { return op32(0x7d, field); }
inline Content ldsfld(std::uint32_t field) { return op32(0x7e, field); }
inline Content stsfld(std::uint32_t field) { return op32(0x80, field); }
inline Content constrained(std::uint32_t type) { return op32(0xfe16, type); }

}  // namespace il

/// What the program has. Its one file is made anew for each body.
///
///   class Program {
///     static int flag; int number; object thing; sbyte small;
///     static ??? Test(???);                      // the method under test
///     static int Take(int, object); virtual int Get(); Program(int); static void TakeByte(byte);
///     static void TakeRef(ref object); static void TakeNative(native int, int); virtual int
///     Twice(int);
///   }
///   struct Pair { int a; long b; object c; Pair(int); int Sum(); override string ToString(); }
///   abstract class Shape { abstract void Draw(); Shape(); }
///   class Circle : Shape { override void Draw(); Circle(); }
///   interface IRun { void Run(); }
///   delegate int Handler(int);
///   class Slow { static int count; static Slow(); static void Touch(); }   // not beforefieldinit
///   class Quick { static int count; static Quick(); }                      // beforefieldinit
namespace token {

enum Token : std::uint32_t {
  object = 0x01000001,
  exception = 0x01000004,
  int32 = 0x01000007,
  program = 0x02000002,
  pair = 0x02000003,
  shape = 0x02000004,
  circle = 0x02000005,
  irun = 0x02000006,
  handler = 0x02000007,

  flag = 0x04000001,
  number = 0x04000002,
  thing = 0x04000003,
  small = 0x04000004,
  pair_a = 0x04000005,
  pair_b = 0x04000006,
  pair_c = 0x04000007,
  slow_count = 0x04000008,
  quick_count = 0x04000009,

  test = 0x06000001,
  take = 0x06000002,
  get = 0x06000003,
  new_program = 0x06000004,
  take_byte = 0x06000005,
  take_ref = 0x06000006,
  take_native = 0x06000007,
  twice = 0x06000008,
  new_pair = 0x06000009,
  pair_sum = 0x0600000a,
  pair_to_string = 0x0600000b,
  draw = 0x0600000c,
  new_shape = 0x0600000d,
  new_circle = 0x0600000f,
  run = 0x06000010,
  new_handler = 0x06000011,
  invoke = 0x06000012,
  slow_cctor = 0x06000013,
  touch = 0x06000014,

  missing_gone = 0x0a000001,  // static void Missing.Thing::Gone()
  to_string = 0x0a000002,     // virtual string Object::ToString()
  array_get = 0x0a000003,     // int int[,]::Get(int, int)
  array_set = 0x0a000004,
  new_array = 0x0a000005,

  signature = 0x11000002,  // int(int), for calli
  text = 0x70000001,       // "hi"
};

}  // namespace token

/// One exception clause, with the fields of II.25.4.6.
struct ClauseBytes {
  std::uint32_t kind;
  std::uint32_t try_offset;
  std::uint32_t try_length;
  std::uint32_t handler_offset;
  std::uint32_t handler_length;
  std::uint32_t last = 0;  // type, or offset of the filter
};
inline constexpr std::uint32_t catch_ = 0;
inline constexpr std::uint32_t filter = 1;
inline constexpr std::uint32_t finally = 2;

struct Body {
  Content code;
  Content locals = {};  // types; as many as there are
  unsigned local_count = 0;
  std::vector<ClauseBytes> clauses = {};
  Content signature = {0x00, 0x00, 0x01};  // static void()
  unsigned max_stack = 8;
};

/// The program with a body, in memory and in a file that goes with it.
class MethodUnderTest {
 public:
  explicit MethodUnderTest(const Body& body);
  ~MethodUnderTest();
  MethodUnderTest(const MethodUnderTest&) = delete;
  MethodUnderTest& operator=(const MethodUnderTest&) = delete;

  vm::TypeSystem& types() { return *types_; }
  /// Of the program, by its token.
  const vm::Method& method(std::uint32_t token);
  std::unique_ptr<const vm::Code> translate(std::uint32_t token = token::test);

 private:
  std::string path_;
  std::unique_ptr<const vm::Program> program_;
  std::unique_ptr<vm::TypeSystem> types_;
};

/// The instructions of the body's translation, one per line.
std::string listing(const Body& body);
std::string listing(const vm::Code& code);
/// The Error with which the body is refused; empty if it is not.
std::string refusal(const Body& body);

}  // namespace mmcheck::testing
