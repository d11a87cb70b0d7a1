// How values lie in cells and in memory, and what a managed pointer is.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

#include "vm/program/types.hpp"

namespace mmcheck::vm {

/// An object's number in the heap; 0 is null.
using Ref = std::uint32_t;

/// Eight bytes of a frame. An i4 is kept zero-extended, an r4 as its bits.
using Cell = std::uint64_t;

/// A managed (or unmanaged) pointer: which block of memory, and how far into it. Arithmetic on the
/// whole number moves the offset.
struct Pointer {
  enum class Kind : std::uint8_t {
    None,    // null, or a number that points to nothing
    Frame,   // base: thread and cell; offset: from that cell
    Object,  // base: a Ref; offset: into its data
    Static,  // base: the id of the type, and with thread_static_bit the thread, whose own the field
             // is; or, with data_bit, a number of Machine::data
  };
  Kind kind;
  std::uint32_t base;
  std::uint32_t offset;

  static constexpr unsigned base_bits = 30;
  static constexpr std::uint32_t highest_base = (1U << base_bits) - 1;
  static constexpr unsigned cell_bits = 22;
  static constexpr std::uint32_t data_bit = 1U << (base_bits - 1);
  static constexpr std::uint32_t thread_static_bit = 1U << (base_bits - 2);
  static constexpr unsigned type_bits = 20;  // where there is a thread too

  static Pointer decode(Cell cell) {
    return {static_cast<Kind>(cell >> 62), static_cast<std::uint32_t>(cell >> 32) & highest_base,
            static_cast<std::uint32_t>(cell)};
  }
  Cell encode() const {
    return static_cast<Cell>(kind) << 62 | static_cast<Cell>(base) << 32 | offset;
  }
  static Cell to_object(Ref ref, std::uint32_t offset) {
    return Pointer{Kind::Object, ref, offset}.encode();
  }
  static Cell to_frame(std::uint32_t thread, std::uint32_t cell, std::uint32_t offset) {
    return Pointer{Kind::Frame, thread << cell_bits | cell, offset}.encode();
  }
  static Cell to_static(std::uint32_t type, std::uint32_t offset) {
    return Pointer{Kind::Static, type, offset}.encode();
  }
  static Cell to_thread_static(std::uint32_t thread, std::uint32_t type, std::uint32_t offset) {
    return Pointer{Kind::Static, thread_static_bit | thread << type_bits | type, offset}.encode();
  }
  static Cell to_data(std::uint32_t number) {
    return Pointer{Kind::Static, data_bit | number, 0}.encode();
  }
  std::uint32_t thread() const { return base >> cell_bits; }
  std::uint32_t cell() const { return base & ((1U << cell_bits) - 1); }

  bool is_thread_static() const {
    return kind == Kind::Static && (base & (data_bit | thread_static_bit)) == thread_static_bit;
  }
  std::uint32_t static_thread() const { return (base & (thread_static_bit - 1)) >> type_bits; }
  std::uint32_t static_type() const { return base & ((1U << type_bits) - 1); }
};

/// What a pointer is used for: bytes that are numbers, but for the references among these parts.
struct Contents {
  std::uint32_t size;
  std::span<const Part> parts;  // none where all are numbers

  static constexpr std::array<Part, 1> reference{{{0, Primitive::Ref}}};

  constexpr Contents(std::uint32_t bytes, std::span<const Part> what = {})  // NOLINT: of numbers
      : size(bytes), parts(what) {}
  static Contents of(Primitive primitive) {
    if (primitive != Primitive::Ref) return size_of(primitive);
    return {size_of(primitive), reference};
  }
  static Contents of(const Type& type) {
    if (type.is_reference()) return of(Primitive::Ref);
    return {type.value_size, type.has_references ? type.parts : std::span<const Part>()};
  }
};

inline Cell from_i4(std::int32_t value) { return static_cast<std::uint32_t>(value); }
inline Cell from_i8(std::int64_t value) { return static_cast<std::uint64_t>(value); }
inline Cell from_r4(float value) { return std::bit_cast<std::uint32_t>(value); }
inline Cell from_r8(double value) { return std::bit_cast<std::uint64_t>(value); }
inline std::int32_t to_i4(Cell cell) { return static_cast<std::int32_t>(cell); }
inline std::uint32_t to_u4(Cell cell) { return static_cast<std::uint32_t>(cell); }
inline std::int64_t to_i8(Cell cell) { return static_cast<std::int64_t>(cell); }
inline float to_r4(Cell cell) { return std::bit_cast<float>(static_cast<std::uint32_t>(cell)); }
inline double to_r8(Cell cell) { return std::bit_cast<double>(cell); }

template <typename Number>
Number load(const std::uint8_t* from) {
  Number value;
  std::memcpy(&value, from, sizeof value);
  return value;
}
template <typename Number>
void store(std::uint8_t* to, Number value) {
  std::memcpy(to, &value, sizeof value);
}

/// A primitive from memory, as it lies in a cell.
inline Cell load_primitive(Primitive primitive, const std::uint8_t* from) {
  switch (primitive) {
    case Primitive::I1:
      return from_i4(load<std::int8_t>(from));
    case Primitive::U1:
      return load<std::uint8_t>(from);
    case Primitive::I2:
      return from_i4(load<std::int16_t>(from));
    case Primitive::U2:
      return load<std::uint16_t>(from);
    case Primitive::I4:
    case Primitive::U4:
    case Primitive::R4:
    case Primitive::Ref:
      return load<std::uint32_t>(from);
    case Primitive::I8:
    case Primitive::U8:
    case Primitive::R8:
    case Primitive::ByRef:
      return load<std::uint64_t>(from);
    case Primitive::None:
      break;
  }
  return 0;
}

/// The low bytes of a cell are what memory holds of it.
inline void store_primitive(Primitive primitive, std::uint8_t* to, Cell cell) {
  std::memcpy(to, &cell, size_of(primitive));
}

/// The bytes of a struct into cells. What is left of the last cell is zero, so that equal values
/// are equal cells. The cells may be those that the bytes lie in: a part replaces its whole.
inline void load_struct(const std::uint8_t* from, std::uint32_t size, Cell* to) {
  std::memmove(to, from, size);
  const std::uint32_t rest = size % sizeof(Cell);
  if (rest != 0) std::memset(reinterpret_cast<std::uint8_t*>(to) + size, 0, sizeof(Cell) - rest);
}

/// A value of `type` from memory into its cells.
inline void load_value(const Type& type, const std::uint8_t* from, Cell* to) {
  if (type.stack_kind != StackKind::Struct) {
    *to = load_primitive(type.primitive, from);
    return;
  }
  load_struct(from, type.value_size, to);
}

inline void store_value(const Type& type, std::uint8_t* to, const Cell* from) {
  std::memmove(to, from, type.value_size);
}

}  // namespace mmcheck::vm
