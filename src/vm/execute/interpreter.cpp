// The instruction loop: the code of each of the machine's own instructions. Whatever may call,
// throw or stop is a named function elsewhere and says through its Outcome how it went.
#include <fmt/core.h>

#include <cmath>
#include <limits>

#include "vm/execute/fast_paths.hpp"
#include "vm/execute/numbers.hpp"
#include "vm/execute/objects.hpp"
#include "vm/program/reflection_names.hpp"
#include "vm/visible/access.hpp"

namespace mmcheck::vm {
namespace {

/// Whether the instructions for elements of that size, be they references or numbers, are for
/// these.
bool has_elements_of(const Object& array, std::uint32_t size, bool references) {
  return array.type->element_access == Type::access_of_elements(size, references);
}

bool has_structs(const Object& array, const Type& element) {
  return array.type->kind == Type::Kind::Vector && array.type->element == &element;
}

Outcome no_such_field(Execution& execution, const Object& object, const Field& field) {
  return execution.missing(fmt::format("{}::{} is accessed in a {}, which has no such field",
                                       field.owner->name, field.name, object.type->name));
}

Outcome no_such_element(Execution& execution, const Object& array) {
  return execution.missing(
      fmt::format("a {} is taken for an array, or for another one", array.type->name));
}

Outcome too_many_steps(Execution& execution) {
  return execution.stop_with({Stop::Kind::Limit, 0, 0, "the program takes too many steps"});
}

}  // namespace

// Operands as numbers.
#define I4(operand) to_i4(cells[ip->operand])
#define U4(operand) to_u4(cells[ip->operand])
#define I8(operand) to_i8(cells[ip->operand])
#define U8(operand) (cells[ip->operand])
#define R4(operand) to_r4(cells[ip->operand])
#define R8(operand) to_r8(cells[ip->operand])

// Dispatch. Every instruction jumps to the code of the next one by itself: the processor predicts
// each of these jumps apart, by what tends to follow that instruction, which it cannot for the one
// jump of a switch. Taking labels as values is an extension of GNU's that g++ and clang++ both
// have. The compiler names an instruction of ir.def that has no code here.
#define CASE(op) run_##op:
#define GO(came)                                              \
  do {                                                        \
    if constexpr (is_step) {                                  \
      while (notices_all_ || is_noticeable(ip->op)) {         \
        const Notice answer = notice(*ip, cells, Came::came); \
        if (answer == Notice::Execute) break;                 \
        if (answer == Notice::Stop) {                         \
          frame->pc = static_cast<std::uint32_t>(ip - first); \
          return stop_;                                       \
        }                                                     \
        if (answer == Notice::Enter) goto transferred;        \
        cells = thread_->cells.data() + frame->base;          \
        ip = answer == Notice::Jump ? first + jump_ : ip + 1; \
      }                                                       \
    }                                                         \
    goto* labels[static_cast<std::size_t>(ip->op)];           \
  } while (false)
#define NEXT()   \
  do {           \
    ++ip;        \
    GO(Onwards); \
  } while (false)
#define JUMP(to)       \
  do {                 \
    ip = first + (to); \
    GO(Onwards);       \
  } while (false)

// Goes on in the thread's last frame.
#define ENTER_FRAME()                            \
  do {                                           \
    frame = &thread_->frames.back();             \
    cells = thread_->cells.data() + frame->base; \
    first = frame->code->instructions.data();    \
    ip = first + frame->pc;                      \
    GO(FromElsewhere);                           \
  } while (false)

// An instruction that only computes.
#define COMPUTE(op, value) \
  CASE(op)                 \
  cells[ip->a] = (value);  \
  NEXT()

#define BRANCH(op, condition)           \
  CASE(op)                              \
  if (condition) JUMP(ip->jump.target); \
  NEXT()

// An instruction that may end up elsewhere: `expression` is an Outcome.
#define PERFORM(expression)                                \
  {                                                        \
    frame->pc = static_cast<std::uint32_t>(ip - first);    \
    const Outcome outcome = (expression);                  \
    if (outcome == Outcome::Transferred) goto transferred; \
    if (outcome == Outcome::Stopped) [[unlikely]]          \
      return stop_;                                        \
    cells = thread_->cells.data() + frame->base;           \
    NEXT();                                                \
  }

// The same for one that hardly ever goes on to the next instruction. Having its own way into the
// other frame, it has its own place in the processor's predictions too.
#define TRANSFER(expression)                            \
  {                                                     \
    frame->pc = static_cast<std::uint32_t>(ip - first); \
    const Outcome outcome = (expression);               \
    if (outcome == Outcome::Transferred) [[likely]]     \
      ENTER_FRAME();                                    \
    if (outcome == Outcome::Stopped) return stop_;      \
    cells = thread_->cells.data() + frame->base;        \
    NEXT();                                             \
  }

#define CHECKED(op, builtin, type, get, set)                                    \
  CASE(op) {                                                                    \
    type result;                                                                \
    if (builtin(static_cast<type>(get(b)), static_cast<type>(get(c)), &result)) \
      PERFORM(raise("Overflow"));                                               \
    cells[ip->a] = set(result);                                                 \
    NEXT();                                                                     \
  }

#define DIVIDE(op, type, operation, get, set)                                                  \
  CASE(op) {                                                                                   \
    const auto left = static_cast<type>(get(b));                                               \
    const auto right = static_cast<type>(get(c));                                              \
    if (right == 0) PERFORM(raise("DivideByZero"));                                            \
    if constexpr (std::is_signed_v<type>) {                                                    \
      if (right == -1 && left == std::numeric_limits<type>::min()) PERFORM(raise("Overflow")); \
    }                                                                                          \
    cells[ip->a] = set(static_cast<type>(left operation right));                               \
    NEXT();                                                                                    \
  }

#define CONVERT_CHECKED(op, integer, from)                                       \
  CASE(op)                                                                       \
  if (!convert_checked<integer>(from, cells[ip->a])) PERFORM(raise("Overflow")); \
  NEXT()

#define CONVERT_CHECKED_FROM(suffix, from)                    \
  CONVERT_CHECKED(conv_ovf_i1_##suffix, std::int8_t, from);   \
  CONVERT_CHECKED(conv_ovf_u1_##suffix, std::uint8_t, from);  \
  CONVERT_CHECKED(conv_ovf_i2_##suffix, std::int16_t, from);  \
  CONVERT_CHECKED(conv_ovf_u2_##suffix, std::uint16_t, from); \
  CONVERT_CHECKED(conv_ovf_i4_##suffix, std::int32_t, from);  \
  CONVERT_CHECKED(conv_ovf_u4_##suffix, std::uint32_t, from); \
  CONVERT_CHECKED(conv_ovf_i8_##suffix, std::int64_t, from);  \
  CONVERT_CHECKED(conv_ovf_u8_##suffix, std::uint64_t, from)

#define INTEGER(suffix, S, U, from, bits)                               \
  COMPUTE(add_##suffix, from(U(b) + U(c)));                             \
  COMPUTE(sub_##suffix, from(U(b) - U(c)));                             \
  COMPUTE(mul_##suffix, from(U(b) * U(c)));                             \
  COMPUTE(and_##suffix, from(U(b) & U(c)));                             \
  COMPUTE(or_##suffix, from(U(b) | U(c)));                              \
  COMPUTE(xor_##suffix, from(U(b) ^ U(c)));                             \
  COMPUTE(shl_##suffix, from(U(b) << (U4(c) & (bits - 1))));            \
  COMPUTE(shr_##suffix, from(S(b) >> (U4(c) & (bits - 1))));            \
  COMPUTE(shr_un_##suffix, from(U(b) >> (U4(c) & (bits - 1))));         \
  COMPUTE(add_##suffix##_imm, from(U(b) + static_cast<Cell>(ip->imm))); \
  COMPUTE(mul_##suffix##_imm, from(U(b) * static_cast<Cell>(ip->imm))); \
  COMPUTE(and_##suffix##_imm, from(U(b) & static_cast<Cell>(ip->imm))); \
  COMPUTE(or_##suffix##_imm, from(U(b) | static_cast<Cell>(ip->imm)));  \
  COMPUTE(shl_##suffix##_imm, from(U(b) << (ip->imm & (bits - 1))));    \
  COMPUTE(shr_##suffix##_imm, from(S(b) >> (ip->imm & (bits - 1))));    \
  COMPUTE(shr_un_##suffix##_imm, from(U(b) >> (ip->imm & (bits - 1)))); \
  COMPUTE(neg_##suffix, from(0 - U(b)));                                \
  COMPUTE(not_##suffix, from(~U(b)));                                   \
  COMPUTE(ceq_##suffix, U(b) == U(c));                                  \
  COMPUTE(cgt_##suffix, S(b) > S(c));                                   \
  COMPUTE(cgt_un_##suffix, U(b) > U(c));                                \
  COMPUTE(clt_##suffix, S(b) < S(c));                                   \
  COMPUTE(clt_un_##suffix, U(b) < U(c));                                \
  BRANCH(brtrue_##suffix, U(a) != 0);                                   \
  BRANCH(brfalse_##suffix, U(a) == 0);                                  \
  BRANCH(beq_##suffix, U(a) == U(b));                                   \
  BRANCH(bne_un_##suffix, U(a) != U(b));                                \
  BRANCH(bge_##suffix, S(a) >= S(b));                                   \
  BRANCH(bge_un_##suffix, U(a) >= U(b));                                \
  BRANCH(bgt_##suffix, S(a) > S(b));                                    \
  BRANCH(bgt_un_##suffix, U(a) > U(b));                                 \
  BRANCH(ble_##suffix, S(a) <= S(b));                                   \
  BRANCH(ble_un_##suffix, U(a) <= U(b));                                \
  BRANCH(blt_##suffix, S(a) < S(b));                                    \
  BRANCH(blt_un_##suffix, U(a) < U(b))

// `un` of a comparison of floats: true also when one of them is NaN.
#define FLOAT(suffix, R, from, remainder)             \
  COMPUTE(add_##suffix, from(R(b) + R(c)));           \
  COMPUTE(sub_##suffix, from(R(b) - R(c)));           \
  COMPUTE(mul_##suffix, from(R(b) * R(c)));           \
  COMPUTE(div_##suffix, from(R(b) / R(c)));           \
  COMPUTE(rem_##suffix, from(remainder(R(b), R(c)))); \
  COMPUTE(neg_##suffix, from(-R(b)));                 \
  COMPUTE(ceq_##suffix, R(b) == R(c));                \
  COMPUTE(cgt_##suffix, R(b) > R(c));                 \
  COMPUTE(cgt_un_##suffix, !(R(b) <= R(c)));          \
  COMPUTE(clt_##suffix, R(b) < R(c));                 \
  COMPUTE(clt_un_##suffix, !(R(b) >= R(c)));          \
  BRANCH(beq_##suffix, R(a) == R(b));                 \
  BRANCH(bne_un_##suffix, R(a) != R(b));              \
  BRANCH(bge_##suffix, R(a) >= R(b));                 \
  BRANCH(bge_un_##suffix, !(R(a) < R(b)));            \
  BRANCH(bgt_##suffix, R(a) > R(b));                  \
  BRANCH(bgt_un_##suffix, !(R(a) <= R(b)));           \
  BRANCH(ble_##suffix, R(a) <= R(b));                 \
  BRANCH(ble_un_##suffix, !(R(a) > R(b)));            \
  BRANCH(blt_##suffix, R(a) < R(b));                  \
  BRANCH(blt_un_##suffix, !(R(a) >= R(b)))

// Memory of an object. `from` is the cell with its reference.
#define FIELD_OF(object, find, from)                       \
  auto* object = state_.heap.find(to_u4(cells[ip->from])); \
  if (object == nullptr) PERFORM(raise("NullReference"));  \
  if (!has_field(*object, *ip->field)) [[unlikely]]        \
  PERFORM(no_such_field(*this, *object, *ip->field))

// Likewise an element; `fits` is a test of the array.
#define ELEMENT_OF(array, find, from, element, fits)      \
  auto* array = state_.heap.find(to_u4(cells[ip->from])); \
  if (array == nullptr) PERFORM(raise("NullReference"));  \
  if (!(fits)) [[unlikely]]                               \
    PERFORM(no_such_element(*this, *array));              \
  const Cell index = cells[ip->element];                  \
  if (index >= array->length) PERFORM(raise("IndexOutOfRange"))

#define LOAD_FIELD(suffix, expression)                                                      \
  CASE(ldfld_##suffix) {                                                                    \
    FIELD_OF(object, find, b);                                                              \
    const std::uint8_t* from = object->data() + ip->field->offset;                          \
    cells[ip->a] = (expression);                                                            \
    NEXT();                                                                                 \
  }                                                                                         \
  CASE(ldsfld_##suffix) {                                                                   \
    const std::uint8_t* from = static_field(*ip->field);                                    \
    cells[ip->a] = (expression);                                                            \
    NEXT();                                                                                 \
  }                                                                                         \
  CASE(ldind_##suffix) {                                                                    \
    const Cell pointer = cells[ip->b] + static_cast<Cell>(ip->imm);                         \
    const std::uint8_t* from = at(pointer, contents_##suffix);                              \
    if (from == nullptr || cells[ip->b] == 0) PERFORM(bad_pointer(cells[ip->b]));           \
    cells[ip->a] = (expression);                                                            \
    NEXT();                                                                                 \
  }                                                                                         \
  CASE(ldelem_##suffix) {                                                                   \
    ELEMENT_OF(array, find, b, c, has_elements_of(*array, size_##suffix, is_ref_##suffix)); \
    const std::uint8_t* from = array->data() + index * size_##suffix;                       \
    cells[ip->a] = (expression);                                                            \
    NEXT();                                                                                 \
  }

#define STORE_FIELD(suffix, type)                                               \
  CASE(stfld_##suffix) {                                                        \
    FIELD_OF(object, find_writable, a);                                         \
    store(object->data() + ip->field->offset, static_cast<type>(cells[ip->b])); \
    NEXT();                                                                     \
  }                                                                             \
  CASE(stsfld_##suffix) {                                                       \
    std::uint8_t* to = writable_static_field(*ip->field);                       \
    if (to == nullptr) PERFORM(write_to_data(*this, *ip->field));               \
    store(to, static_cast<type>(cells[ip->a]));                                 \
    NEXT();                                                                     \
  }                                                                             \
  CASE(stind_##suffix) {                                                        \
    const Cell pointer = cells[ip->a] + static_cast<Cell>(ip->imm);             \
    std::uint8_t* to = writable_at(pointer, contents_##suffix);                 \
    if (to == nullptr || cells[ip->a] == 0) PERFORM(bad_pointer(cells[ip->a])); \
    store(to, static_cast<type>(cells[ip->b]));                                 \
    NEXT();                                                                     \
  }

#define STORE_ELEMENT(suffix, type)                                                       \
  CASE(stelem_##suffix) {                                                                 \
    ELEMENT_OF(array, find_writable, a, b, has_elements_of(*array, sizeof(type), false)); \
    store(array->data() + index * sizeof(type), static_cast<type>(cells[ip->c]));         \
    NEXT();                                                                               \
  }

namespace {
constexpr std::uint32_t size_i1 = 1, size_u1 = 1, size_i2 = 2, size_u2 = 2, size_i4 = 4,
                        size_i8 = 8, size_ref = 4;
constexpr bool is_ref_i1 = false, is_ref_u1 = false, is_ref_i2 = false, is_ref_u2 = false,
               is_ref_i4 = false, is_ref_i8 = false, is_ref_ref = true;
constexpr Contents contents_i1 = size_i1, contents_u1 = size_u1, contents_i2 = size_i2,
                   contents_u2 = size_u2, contents_i4 = size_i4, contents_i8 = size_i8,
                   contents_ref = {size_ref, Contents::reference};
}  // namespace

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"  // labels as values: see CASE

template <bool is_step>
// NOLINTNEXTLINE(readability-function-size): a few lines for each instruction
Stop Execution::run_loop() {
  static constexpr void* labels[] = {
#define OP(id, form, effect, imm, width, family, flow) &&run_##id,
#include "vm/translate/ir.def"
  };

  // What almost every instruction looks at: the compiler keeps these in registers.
  Frame* frame;
  Cell* cells;
  const Instruction* first;
  const Instruction* ip;

transferred:
  ENTER_FRAME();

  CASE(nop)
  NEXT();
  COMPUTE(mov, cells[ip->b]);
  CASE(mov_n)
  std::memmove(cells + ip->a, cells + ip->b, ip->c * sizeof(Cell));
  NEXT();
  COMPUTE(constant, static_cast<Cell>(ip->imm));
  CASE(zero_n)
  std::memset(cells + ip->a, 0, ip->c * sizeof(Cell));
  NEXT();
  COMPUTE(lea,
          Pointer::to_frame(number_, frame->base + ip->b, static_cast<std::uint32_t>(ip->imm)));

#define FRAME_BYTES(operand) (reinterpret_cast<std::uint8_t*>(cells + ip->operand) + ip->imm)
  COMPUTE(load_frame_i1, from_i4(load<std::int8_t>(FRAME_BYTES(b))));
  COMPUTE(load_frame_u1, load<std::uint8_t>(FRAME_BYTES(b)));
  COMPUTE(load_frame_i2, from_i4(load<std::int16_t>(FRAME_BYTES(b))));
  COMPUTE(load_frame_u2, load<std::uint16_t>(FRAME_BYTES(b)));
  COMPUTE(load_frame_i4, load<std::uint32_t>(FRAME_BYTES(b)));
  COMPUTE(load_frame_i8, load<std::uint64_t>(FRAME_BYTES(b)));
  CASE(load_frame_struct)
  load_struct(FRAME_BYTES(b), ip->c, cells + ip->a);
  NEXT();
  CASE(store_frame_i1)
  store(FRAME_BYTES(a), static_cast<std::uint8_t>(cells[ip->b]));
  NEXT();
  CASE(store_frame_i2)
  store(FRAME_BYTES(a), static_cast<std::uint16_t>(cells[ip->b]));
  NEXT();
  CASE(store_frame_i4)
  store(FRAME_BYTES(a), static_cast<std::uint32_t>(cells[ip->b]));
  NEXT();
  CASE(store_frame_i8)
  store(FRAME_BYTES(a), cells[ip->b]);
  NEXT();
  CASE(store_frame_struct)
  std::memmove(FRAME_BYTES(a), cells + ip->b, ip->c);
  NEXT();

  INTEGER(i4, I4, U4, static_cast<std::uint32_t>, 32);
  INTEGER(i8, I8, U8, static_cast<std::uint64_t>, 64);
  DIVIDE(div_i4, std::int32_t, /, I4, from_i4)
  DIVIDE(div_un_i4, std::uint32_t, /, U4, static_cast<Cell>)
  DIVIDE(rem_i4, std::int32_t, %, I4, from_i4)
  DIVIDE(rem_un_i4, std::uint32_t, %, U4, static_cast<Cell>)
  DIVIDE(div_i8, std::int64_t, /, I8, from_i8)
  DIVIDE(div_un_i8, std::uint64_t, /, U8, static_cast<Cell>)
  DIVIDE(rem_i8, std::int64_t, %, I8, from_i8)
  DIVIDE(rem_un_i8, std::uint64_t, %, U8, static_cast<Cell>)
  CHECKED(add_ovf_i4, __builtin_add_overflow, std::int32_t, I4, from_i4)
  CHECKED(add_ovf_un_i4, __builtin_add_overflow, std::uint32_t, U4, static_cast<Cell>)
  CHECKED(sub_ovf_i4, __builtin_sub_overflow, std::int32_t, I4, from_i4)
  CHECKED(sub_ovf_un_i4, __builtin_sub_overflow, std::uint32_t, U4, static_cast<Cell>)
  CHECKED(mul_ovf_i4, __builtin_mul_overflow, std::int32_t, I4, from_i4)
  CHECKED(mul_ovf_un_i4, __builtin_mul_overflow, std::uint32_t, U4, static_cast<Cell>)
  CHECKED(add_ovf_i8, __builtin_add_overflow, std::int64_t, I8, from_i8)
  CHECKED(add_ovf_un_i8, __builtin_add_overflow, std::uint64_t, U8, static_cast<Cell>)
  CHECKED(sub_ovf_i8, __builtin_sub_overflow, std::int64_t, I8, from_i8)
  CHECKED(sub_ovf_un_i8, __builtin_sub_overflow, std::uint64_t, U8, static_cast<Cell>)
  CHECKED(mul_ovf_i8, __builtin_mul_overflow, std::int64_t, I8, from_i8)
  CHECKED(mul_ovf_un_i8, __builtin_mul_overflow, std::uint64_t, U8, static_cast<Cell>)
  COMPUTE(ceq_i4_imm, I4(b) == ip->imm);
  COMPUTE(cne_i4_imm, I4(b) != ip->imm);
  COMPUTE(ceq_i8_imm, I8(b) == ip->imm);
  COMPUTE(cne_i8_imm, I8(b) != ip->imm);
  BRANCH(beq_i4_imm, I4(a) == ip->jump.low);
  BRANCH(bne_un_i4_imm, I4(a) != ip->jump.low);
  BRANCH(bge_i4_imm, I4(a) >= ip->jump.low);
  BRANCH(bgt_i4_imm, I4(a) > ip->jump.low);
  BRANCH(ble_i4_imm, I4(a) <= ip->jump.low);
  BRANCH(blt_i4_imm, I4(a) < ip->jump.low);

  FLOAT(r4, R4, from_r4, std::fmod);
  FLOAT(r8, R8, from_r8, std::fmod);
  CASE(ckfinite_r8)
  if (!std::isfinite(R8(b))) PERFORM(raise("Overflow"));  // an ArithmeticException, as .NET has it
  cells[ip->a] = cells[ip->b];
  NEXT();

  COMPUTE(conv_i1, from_i4(static_cast<std::int8_t>(cells[ip->b])));
  COMPUTE(conv_u1, static_cast<std::uint8_t>(cells[ip->b]));
  COMPUTE(conv_i2, from_i4(static_cast<std::int16_t>(cells[ip->b])));
  COMPUTE(conv_u2, static_cast<std::uint16_t>(cells[ip->b]));
  COMPUTE(conv_i4_i8, U4(b));
  COMPUTE(conv_i8_i4, from_i8(I4(b)));
  COMPUTE(conv_r4_i4, from_r4(static_cast<float>(I4(b))));
  COMPUTE(conv_r4_i8, from_r4(static_cast<float>(I8(b))));
  COMPUTE(conv_r4_u4, from_r4(static_cast<float>(U4(b))));
  COMPUTE(conv_r4_u8, from_r4(static_cast<float>(U8(b))));
  COMPUTE(conv_r4_r8, from_r4(static_cast<float>(R8(b))));
  COMPUTE(conv_r8_i4, from_r8(I4(b)));
  CASE(conv_r8_address)
  if (is_lost_as_real(cells[ip->b])) PERFORM(missing("an address becomes a floating-point number"));
  cells[ip->a] = from_r8(static_cast<double>(I8(b)));
  NEXT();
  COMPUTE(conv_r8_i8, from_r8(static_cast<double>(I8(b))));
  COMPUTE(conv_r8_u4, from_r8(U4(b)));
  COMPUTE(conv_r8_u8, from_r8(static_cast<double>(U8(b))));
  COMPUTE(conv_r8_r4, from_r8(static_cast<double>(R4(b))));
  COMPUTE(conv_i1_r8, from_i4(static_cast<std::int8_t>(saturate<std::int32_t>(R8(b)))));
  COMPUTE(conv_u1_r8, static_cast<std::uint8_t>(saturate<std::int32_t>(R8(b))));
  COMPUTE(conv_i2_r8, from_i4(static_cast<std::int16_t>(saturate<std::int32_t>(R8(b)))));
  COMPUTE(conv_u2_r8, static_cast<std::uint16_t>(saturate<std::int32_t>(R8(b))));
  COMPUTE(conv_i4_r8, from_i4(saturate<std::int32_t>(R8(b))));
  COMPUTE(conv_u4_r8, saturate<std::uint32_t>(R8(b)));
  COMPUTE(conv_i8_r8, from_i8(saturate<std::int64_t>(R8(b))));
  COMPUTE(conv_u8_r8, saturate<std::uint64_t>(R8(b)));
  CONVERT_CHECKED_FROM(i4, I4(b));
  CONVERT_CHECKED_FROM(u4, U4(b));
  CONVERT_CHECKED_FROM(i8, I8(b));
  CONVERT_CHECKED_FROM(u8, U8(b));
  CONVERT_CHECKED_FROM(r8, R8(b));

  CASE(jump)
  JUMP(ip->jump.target);
  CASE(switch_) {
    const auto& targets = frame->code->switches[static_cast<std::size_t>(ip->imm)];
    const std::uint32_t index = U4(a);
    if (index < targets.size()) JUMP(targets[index]);
    NEXT();
  }

  CASE(new_object) {
    collect_if_due(*frame, ip);
    const Ref ref = allocate(*ip->type, 0, ip->type->instance_size);
    if (ref == 0) PERFORM(raise("OutOfMemory"));
    cells[ip->a] = ref;
    NEXT();
  }
  CASE(new_vector)
  collect_if_due(*frame, ip);
  PERFORM(new_vector(*this, *ip, cells))
  CASE(new_array)
  collect_if_due(*frame, ip);
  PERFORM(new_array(*this, *ip, cells))
  CASE(box) {
    collect_if_due(*frame, ip);
    const Ref ref = box(*ip->type, cells + ip->b);
    if (ref == 0) PERFORM(raise("OutOfMemory"));
    cells[ip->a] = ref;
    NEXT();
  }
  CASE(new_delegate)
  collect_if_due(*frame, ip);
  PERFORM(new_delegate(*this, *ip, cells))
  CASE(box_nullable)
  collect_if_due(*frame, ip);
  PERFORM(box_nullable(*this, *ip, cells))
  CASE(unbox)
  PERFORM(unbox(*this, *ip, cells))
  CASE(unbox_any)
  PERFORM(unbox_any(*this, *ip, cells))
  CASE(unbox_nullable)
  PERFORM(unbox_nullable(*this, *ip, cells))
  CASE(castclass)
  PERFORM(cast_class(*this, *ip, cells))
  CASE(isinst)
  cells[ip->a] = is_instance(*this, to_u4(cells[ip->b]), *ip->type) ? cells[ip->b] : 0;
  NEXT();
  CASE(load_string)
  cells[ip->a] = machine_.literal(state_, static_cast<std::uint64_t>(ip->imm));
  NEXT();
  CASE(load_type)
  cells[ip->a] = machine_.type_object(state_, ip->type);
  NEXT();
  CASE(load_type_name)
  cells[ip->a] = machine_.new_string(state_, reflection_name(*ip->type));
  NEXT();
  COMPUTE(load_field, machine_.data_pointer(*ip->field));
  COMPUTE(load_function, machine_.function_pointer(ip->method));
  CASE(load_virtual_function) {
    const Object* object = state_.heap.find(to_u4(cells[ip->b]));
    if (object == nullptr) PERFORM(raise("NullReference"));
    const Method* found = machine_.find_virtual(object->type, ip->method);
    // A method of the class Throw is there instead of one that is not.
    if (found->owner == known().out_of_memory->owner) PERFORM(raise(found->name));
    cells[ip->a] = machine_.function_pointer(found);
    NEXT();
  }
  COMPUTE(string_pointer, cells[ip->b] == 0 ? 0 : Pointer::to_object(to_u4(cells[ip->b]), 0));
  CASE(null_check)
  // A reference or a managed pointer: 0 is null in both.
  if (cells[ip->a] == 0) PERFORM(raise(ip->b == 0 ? "NullReference" : "NullTarget"));
  if (ip->type != nullptr) PERFORM(require_class(*this, to_u4(cells[ip->a]), *ip->type));
  NEXT();
  CASE(ldlen) {
    const Object* array = state_.heap.find(to_u4(cells[ip->b]));
    if (array == nullptr) PERFORM(raise("NullReference"));
    if (!array->type->is_array()) PERFORM(no_such_element(*this, *array));
    cells[ip->a] = array->length;
    NEXT();
  }

  LOAD_FIELD(i1, from_i4(load<std::int8_t>(from)))
  LOAD_FIELD(u1, load<std::uint8_t>(from))
  LOAD_FIELD(i2, from_i4(load<std::int16_t>(from)))
  LOAD_FIELD(u2, load<std::uint16_t>(from))
  LOAD_FIELD(i4, load<std::uint32_t>(from))
  LOAD_FIELD(i8, load<std::uint64_t>(from))
  LOAD_FIELD(ref, load<std::uint32_t>(from))
  STORE_FIELD(i1, std::uint8_t)
  STORE_FIELD(i2, std::uint16_t)
  STORE_FIELD(i4, std::uint32_t)
  STORE_FIELD(i8, std::uint64_t)
  STORE_FIELD(ref, Ref)
  STORE_ELEMENT(i1, std::uint8_t)
  STORE_ELEMENT(i2, std::uint16_t)
  STORE_ELEMENT(i4, std::uint32_t)
  STORE_ELEMENT(i8, std::uint64_t)
  CASE(stelem_ref)
  PERFORM(store_reference_element(*this, *ip, cells))

  CASE(ldfld_struct) {
    FIELD_OF(object, find, b);
    load_value(*ip->field->type, object->data() + ip->field->offset, cells + ip->a);
    NEXT();
  }
  CASE(stfld_struct) {
    FIELD_OF(object, find_writable, a);
    store_value(*ip->field->type, object->data() + ip->field->offset, cells + ip->b);
    NEXT();
  }
  CASE(ldflda) {
    FIELD_OF(object, find, b);
    cells[ip->a] = Pointer::to_object(to_u4(cells[ip->b]), ip->field->offset);
    NEXT();
  }
  CASE(ldsfld_struct)
  load_value(*ip->field->type, static_field(*ip->field), cells + ip->a);
  NEXT();
  CASE(stsfld_struct) {
    std::uint8_t* to = writable_static_field(*ip->field);
    if (to == nullptr) PERFORM(write_to_data(*this, *ip->field));
    store_value(*ip->field->type, to, cells + ip->a);
    NEXT();
  }
  CASE(ldsflda)
  cells[ip->a] = static_address(*this, *ip->field);
  NEXT();
  CASE(ldobj) {
    const std::uint8_t* from = at(cells[ip->b], Contents::of(*ip->type));
    if (from == nullptr) PERFORM(bad_pointer(cells[ip->b]));
    load_value(*ip->type, from, cells + ip->a);
    NEXT();
  }
  CASE(stobj) {
    std::uint8_t* to = writable_at(cells[ip->a], Contents::of(*ip->type));
    if (to == nullptr) PERFORM(bad_pointer(cells[ip->a]));
    store_value(*ip->type, to, cells + ip->b);
    NEXT();
  }
  CASE(initobj) {
    std::uint8_t* to = writable_at(cells[ip->a], Contents::of(*ip->type));
    if (to == nullptr) PERFORM(bad_pointer(cells[ip->a]));
    std::memset(to, 0, ip->type->value_size);
    NEXT();
  }
  CASE(offset_pointer)
  if (cells[ip->b] == 0) PERFORM(raise("NullReference"));
  cells[ip->a] = cells[ip->b] + static_cast<Cell>(ip->imm);
  NEXT();
  CASE(ldelem_struct) {
    ELEMENT_OF(array, find, b, c, has_structs(*array, *ip->type));
    load_value(*ip->type, array->data() + index * ip->type->value_size, cells + ip->a);
    NEXT();
  }
  CASE(stelem_struct) {
    ELEMENT_OF(array, find_writable, a, b, has_structs(*array, *ip->type));
    store_value(*ip->type, array->data() + index * ip->type->value_size, cells + ip->c);
    NEXT();
  }
  CASE(ldelema)
  CASE(ldelema_exact)
  PERFORM(element_address(*this, *ip, cells))
  CASE(array_address)
  CASE(array_address_exact)
  PERFORM(array_address(*this, *ip, cells))
  CASE(check_pointer)
  if (cells[ip->b] != 0 && at(cells[ip->b], ip->type->value_size) == nullptr) {
    PERFORM(bad_pointer(cells[ip->b]));
  }
  cells[ip->a] = cells[ip->b];
  NEXT();
  CASE(pin)
  if (is_movable(cells[ip->a])) PERFORM(pin(cells[ip->a]));
  NEXT();
  CASE(finalizable)
  make_finalizable(to_u4(cells[ip->a]));
  NEXT();
  CASE(check_store)
  PERFORM(check_store(*this, to_u4(cells[ip->a]), to_u4(cells[ip->b])))
  CASE(localloc)
  collect_if_due(*frame, ip);
  PERFORM(local_allocate(*this, *ip, cells))
  CASE(init_array)
  PERFORM(initialize_array(*this, to_u4(cells[ip->a]), *ip->field))

  CASE(call)
  if (ip->c != 0) [[unlikely]]
    TRANSFER(tail_call(*ip->method, frame->base + ip->a));
  TRANSFER(push_frame(*ip->method, frame->base + ip->a))
  CASE(call_virtual)
  TRANSFER(call_virtual(*ip->method, frame->base + ip->a, ip->c != 0))
  CASE(call_intrinsic)
  collect_if_due(*frame, ip);
  PERFORM(call_intrinsic(*ip->method, frame->base + ip->a))
  CASE(call_pointer)
  TRANSFER(call_pointer(cells[ip->b], frame->code->signatures[static_cast<std::size_t>(ip->imm)],
                        frame->base + ip->a, ip->c != 0))
  CASE(call_delegate)
  TRANSFER(call_delegate(*ip->method, frame->base + ip->a, frame->base + ip->b, ip->c != 0))
  CASE(ret)
  TRANSFER(ret(frame->base, 0))
  CASE(ret_value)
  TRANSFER(ret(frame->base + ip->a, ip->c))
  CASE(ensure_class)
  PERFORM(ensure_class(*ip->type))
  CASE(end_class)
  end_class(*ip->type, ip->a != 0 ? to_u4(cells[ip->b]) : 0);
  NEXT();
  CASE(throw_)
  if (cells[ip->a] == 0) PERFORM(raise("NullReference"));
  PERFORM(throw_exception(to_u4(cells[ip->a])))
  CASE(rethrow)
  PERFORM(throw_exception(
      to_u4(cells[frame->code->clauses[static_cast<std::size_t>(ip->imm)].cell]), true))
  CASE(leave)
  PERFORM(leave(ip->jump.target))
  CASE(end_finally)
  PERFORM(end_finally(static_cast<std::uint32_t>(ip->imm)))
  CASE(end_filter)
  PERFORM(end_filter(I4(a) != 0))
  CASE(count)
  if (steps_left_ == 0) PERFORM(too_many_steps(*this));
  --steps_left_;
  NEXT();
  CASE(missing)
  PERFORM(missing(frame->code->reasons[static_cast<std::size_t>(ip->imm)]))
}

#pragma GCC diagnostic pop

template Stop Execution::run_loop<false>();
template Stop Execution::run_loop<true>();

}  // namespace mmcheck::vm
