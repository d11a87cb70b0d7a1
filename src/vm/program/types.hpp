// Types, fields and methods as they are at run time: generics instantiated, fields laid out,
// virtual methods resolved. Made on demand from the metadata and kept: pointers are identities.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "assembly/flags.hpp"
#include "vm/program/program.hpp"

namespace mmcheck::vm {

struct Code;
struct Type;
struct Intrinsic;

/// How a value behaves on the evaluation stack (III.1.1).
enum class StackKind : std::uint8_t {
  Void,
  I4,
  I8,
  Native,  // native int; pointers too
  R4,      // R4 and R8 are kept apart: arithmetic on float rounds to float, as the runtime does
  R8,
  Ref,     // object reference
  ByRef,   // managed pointer
  Struct,  // a value type that is none of the above
};

/// A primitive as it lies in memory.
enum class Primitive : std::uint8_t { None, I1, U1, I2, U2, I4, U4, I8, U8, R4, R8, Ref, ByRef };

std::uint32_t size_of(Primitive primitive);

struct Field {
  const Type* owner = nullptr;
  std::uint32_t row = 0;  // Field, in owner's module
  std::string name;
  const Type* type = nullptr;
  std::uint32_t offset = 0;  // in the object or the statics of the owner
  bool is_static = false;
  bool is_volatile = false;       // modreq(IsVolatile)
  bool is_thread_static = false;  // `offset` is then in the thread statics of the owner
  /// A static whose value lies in the file (an RVA field, as array initialisers have it): it never
  /// changes and takes no room among the statics; see TypeSystem::initial_data.
  bool has_data = false;
};

struct Method {
  const Type* owner = nullptr;
  std::uint32_t id = 0;   // dense
  std::uint32_t row = 0;  // MethodDef, in owner's module; 0 for those of array types
  std::string name;
  std::vector<const Type*> arguments;  // of a generic method; placeholders where it is open
  const Type* return_type = nullptr;
  std::vector<const Type*> parameters;  // `this` first: a class itself, a value type by reference
  std::uint16_t flags = 0;              // MethodDef.Flags
  std::uint16_t impl_flags = 0;         // MethodDef.ImplFlags
  std::int32_t slot = -1;               // in the owner's vtable; -1 if not virtual
  bool is_static = false;
  bool is_open = false;                  // has placeholders among `arguments`: cannot be executed
  const Intrinsic* intrinsic = nullptr;  // for a method that C++ does
  mutable const Code* code = nullptr;    // translated when first called

  bool is_virtual() const { return slot >= 0; }
  bool is_abstract() const { return (flags & assembly::MethodFlags::abstract) != 0; }
  bool is_public() const {
    return (flags & assembly::MethodFlags::access_mask) == assembly::MethodFlags::is_public;
  }
};

/// A primitive inside a value: what one memory operation reads or writes.
struct Part {
  std::uint32_t offset;
  Primitive primitive;
};

struct Type {
  enum class Kind : std::uint8_t {
    Class,
    Interface,
    ValueType,  // enums and primitives too
    Vector,     // T[]
    Array,      // T[,] …, and T[*]
    Pointer,
    ByRef,
    FunctionPointer,
    Parameter,  // a generic method's own parameter, while its signature is compared
    Block,      // memory of localloc
  };
  Kind kind = Kind::Class;
  std::uint32_t id = 0;       // dense
  TypeDefinition definition;  // none for arrays, pointers, …
  std::vector<const Type*> arguments;
  const Type* element = nullptr;  // of arrays, pointers, byrefs; the underlying type of an enum
  std::uint32_t rank = 0;         // Array
  std::uint32_t number = 0;       // Parameter
  std::string name;               // "System.Collections.Generic.List<int>", as reports show it

  std::uint32_t flags = 0;  // TypeDef.Flags
  const Type* base = nullptr;
  std::vector<const Type*> interfaces;  // all of them, inherited ones too
  bool is_enum = false;
  bool is_delegate = false;
  bool is_outcome = false;   // of a task, as the models have it
  bool is_nullable = false;  // an instance of System.Nullable<T>
  bool is_by_ref_like = false;

  /// As a value: in a field, an element, a local. References are 4 bytes in memory.
  StackKind stack_kind = StackKind::Ref;
  Primitive primitive = Primitive::Ref;  // None for structs
  std::uint32_t value_size = 4;
  std::uint32_t value_alignment = 4;
  std::vector<Part> parts;  // of a struct: its primitives, in order; of a class: its instance's

  /// As an object: the bytes of an instance's fields (a class), or of an element (arrays).
  std::uint32_t instance_size = 0;
  bool has_references = false;  // in an instance (class, struct) or in an element (arrays)
  /// Of a vector: for which instructions its elements are. 0 for structs, and what is no vector.
  std::uint32_t element_access = 0;
  static constexpr std::uint32_t access_of_elements(std::uint32_t size, bool references) {
    return size << 1 | (references ? 1 : 0);
  }

  std::vector<std::unique_ptr<Field>> fields;  // declared here; inherited ones are in the base
  std::uint32_t static_size = 0;
  std::vector<Part> static_parts;
  std::uint32_t thread_static_size = 0;  // one such area per thread
  std::vector<Part> thread_static_parts;

  /// There once a virtual method of it was asked for. To be called, one has to come from
  /// find_virtual, which makes it whole.
  std::vector<const Method*> vtable;
  /// By MethodDef order; open if generic. Null until one is asked for: see TypeSystem::declared.
  std::vector<const Method*> methods;
  const Method* static_constructor = nullptr;
  const Method* finalizer = nullptr;
  bool is_before_field_init = false;

  bool is_value_type() const { return kind == Kind::ValueType; }
  bool is_reference() const { return stack_kind == StackKind::Ref; }
  bool is_interface() const { return kind == Kind::Interface; }
  bool is_array() const { return kind == Kind::Vector || kind == Kind::Array; }
  bool is_abstract() const { return (flags & assembly::TypeFlags::abstract) != 0; }
  /// The number of 8-byte cells that a value takes in a frame.
  std::uint32_t cells() const { return value_size == 0 ? 1 : (value_size + 7) / 8; }
};

/// What the generic parameters of a definition stand for.
struct GenericContext {
  std::span<const Type* const> type_arguments;
  std::span<const Type* const> method_arguments;
};

/// A type or member that is neither modelled nor found, or that the machine cannot represent. Where
/// it is met, the instruction becomes one that ends the run as inconclusive with this reason.
class Unresolved : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A class that the runtime does not load, or an instruction that it does not compile: the method
/// that needs it raises an exception when it is called, before it has done anything.
class Unloadable : public Unresolved {
 public:
  /// `exception`: as the method of the models' class Throw is called that raises it.
  explicit Unloadable(const std::string& what, std::string_view exception = "TypeLoad")
      : Unresolved(what), exception_(exception) {}
  std::string_view exception() const { return exception_; }

 private:
  std::string_view exception_;
};

class TypeSystem {
 public:
  explicit TypeSystem(const Program& program);
  ~TypeSystem();
  TypeSystem(const TypeSystem&) = delete;
  TypeSystem& operator=(const TypeSystem&) = delete;

  const Program& program() const;

  /// All throw Unresolved. What they return is complete: laid out, its base too. The types that it
  /// leads to (of fields, of elements) are so only if they are value types: a program may well have
  /// a field of a class that is neither modelled nor found, as long as it does nothing with it.
  const Type* type(const Module& module, Token token, const GenericContext& context);
  const Type* type(const Module& module, const assembly::Type& signature,
                   const GenericContext& context);
  const Type* instantiate(TypeDefinition definition, std::vector<const Type*> arguments);
  const Field* field(const Module& module, Token token, const GenericContext& context);
  const Method* method(const Module& module, Token token, const GenericContext& context);
  const Method* instantiate(const Method* open, std::vector<const Type*> arguments);
  /// The method of a type, not of its base, with this index into Type::methods.
  const Method* declared(const Type* type, std::size_t index);
  /// The same by its MethodDef row; Unresolved if the type has none there.
  const Method* declared_by_row(const Type* type, std::uint32_t row);
  /// What a field that has_data holds: as many bytes as its type has.
  std::span<const std::uint8_t> initial_data(const Field& field) const;

  const Type* primitive(assembly::ElementType kind);
  const Type* vector_of(const Type* element);
  const Type* array_of(const Type* element, std::uint32_t rank);
  const Type* pointer_to(const Type* element);
  const Type* by_ref_to(const Type* element);
  const Type* block();

  /// The type whose class constructor initializes the module; null if it has none.
  const Type* initializer_of(const Module& module);

  /// A type of the library models that the machine itself needs: "System.String".
  const Type* model(std::string_view full_name);
  const Field* model_field(std::string_view type, std::string_view name);
  /// A method of such a type, by name and number of parameters (`this` counts).
  const Method* model_method(std::string_view type, std::string_view name, std::size_t parameters);

  /// castclass, isinst, and what may be stored where (I.8.7): classes, interfaces, variance,
  /// arrays. `from` is the class of an object: a value type stands for its boxes.
  bool is_assignable(const Type* from, const Type* to);

  /// What a callvirt of `declared` runs on an object of class `receiver`; for a value type's
  /// method, the one that takes its `this` by reference. Throws Unresolved where there is none.
  ///
  /// On a box, or with a constrained call on a value type, what is found can also be a method of
  /// Object, ValueType, Enum or (a default one) of an interface: its `this` is the box.
  ///
  /// On a vector, a method of IList<T>, ICollection<T>, IEnumerable<T>, IReadOnlyList<T> and
  /// IReadOnlyCollection<T> is the one of the same name and parameters in the models' class
  /// System.ArrayInterfaces<T>, as the runtime does it with its SZArrayHelper. There is never an
  /// object of that class: `this` in its (non-virtual, instance) methods is really the T[], or one
  /// of the arrays that a T[] variable may hold; they use it through Unsafe.As<T[]>(this).
  const Method* find_virtual(const Type* receiver, const Method* declared);
  /// Before code that needs the class is compiled: throws Unloadable if its methods, or those of
  /// what it consists of, are not as II.10.3 and II.12.2 want them.
  void require_loadable(const Type* type);

  /// What a `constrained. T  call` of a static abstract member runs.
  const Method* find_static(const Type* type, const Method* declared);

  /// Null if there is none.
  const Type* by_id(std::uint32_t id) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mmcheck::vm
