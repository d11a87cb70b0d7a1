// How the TypeSystem is made, for its own files only.
//
// The idea: a Type is an identity first, its pointer, and is filled in phases, each when it is
// needed and not before. Types refer to each other in circles (class A : IComparable<A>) and
// without end (class L<T> { L<L<T>> next; }), so a phase may go only where the standard forbids
// circles:
//
//   identity   what it is: definition, arguments, kind, flags, name; of primitives, enums and
//              references also how they behave as values
//   parents    base class and interfaces, as identities, and their parents
//   layout     of instances: needs the layout of the base class and of the fields' value types
//   statics    layout of static fields: needs the layout of their value types, which may be itself
//   vtable     needs the base's vtable and the identities in signatures
//
// A type that is neither modelled nor found has an identity too, by its name. So a signature that
// has one can still be compared, and a class that has one in a field it never uses can still be
// laid out; only what wants more than the identity throws Unresolved.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "vm/program/types.hpp"

namespace mmcheck::vm {

enum class Progress : std::uint8_t { None, Running, Done };

/// A phase that is under way. One that is not done when this ends, because something was thrown,
/// can be tried again.
class Phase {
 public:
  explicit Phase(Progress& progress) : progress_(progress) { progress_ = Progress::Running; }
  ~Phase() {
    if (progress_ == Progress::Running) progress_ = Progress::None;
  }
  Phase(const Phase&) = delete;
  Phase& operator=(const Phase&) = delete;

  void done() { progress_ = Progress::Done; }

 private:
  Progress& progress_;
};

/// "This method implements that one", with names that need not be the same (a MethodImpl row).
struct Override {
  const Method* declaration;
  const Method* body;
};

/// What is known about a Type while it is made, and nobody else's business.
struct TypeState {
  std::uint32_t depth = 1;  // of types in types
  Progress parents = Progress::None;
  Progress layout = Progress::None;
  Progress statics = Progress::None;
  Progress vtable = Progress::None;
  /// What is raised for a MethodImpl row whose declaration is not there.
  std::string_view overrides_nothing;
  Progress implementations_read = Progress::None;
  Progress methods_are_right = Progress::None;  // and those of its bases
  std::string failure;                          // why it can have no more than its identity
  std::vector<const Type*> own_interfaces;      // the listed ones and theirs, not the base's
  std::vector<std::uint32_t> method_rows;       // by index into Type::methods
  std::vector<Override> implementations;        // by MethodImpl rows
  /// Slots of which the second takes the first's place in derived classes too (covariant returns).
  std::vector<std::pair<std::size_t, std::size_t>> merged_slots;
  /// Static fields that have no storage, by row, and why.
  std::unordered_map<std::uint32_t, std::string> field_failures;
};

struct MethodState {
  const Method* open = nullptr;  // the generic method that it is an instance of
  std::uint32_t generic_parameters = 0;
  bool has_signature = false;
  bool is_whole = false;
  bool is_vararg = false;
};

struct TypeKey {
  Type::Kind kind;
  const Module* module = nullptr;
  std::uint32_t number = 0;            // TypeDef row, rank, number of a parameter
  std::vector<const Type*> arguments;  // or the element
  friend bool operator==(const TypeKey&, const TypeKey&) = default;
};
struct MethodKey {
  const Method* open;
  std::vector<const Type*> arguments;
  friend bool operator==(const MethodKey&, const MethodKey&) = default;
};
struct PairKey {
  const void* first;
  const void* second;
  friend bool operator==(const PairKey&, const PairKey&) = default;
};
struct KeyHash {
  std::size_t operator()(const TypeKey& key) const;
  std::size_t operator()(const MethodKey& key) const;
  std::size_t operator()(const PairKey& key) const;
};

/// A type that signatures have a code for, or that is a primitive all the same.
struct PrimitiveInfo {
  assembly::ElementType code;
  std::string_view full_name;
  std::string_view keyword;
  StackKind stack_kind;  // Struct: not a primitive
  Primitive primitive;
};
const PrimitiveInfo* primitive_info(assembly::ElementType code);
const PrimitiveInfo* primitive_info(std::string_view full_name);
/// Sets how a type is as a value: on the stack, in a field.
void behave_as(Type& type, StackKind stack_kind, Primitive primitive);

/// Numbers of Parameters from here on are a generic type's own: those of List<>, without arguments.
constexpr std::uint32_t first_type_parameter = 0x10000;

struct TypeSystem::Impl {
  explicit Impl(const Program& the_program) : program(the_program) {}

  // --- types.cpp: the tables
  Type& edit(const Type* type) { return types[type->id]; }
  TypeState& state(const Type* type) { return type_states[type->id]; }
  Method& edit(const Method* method) { return methods[method->id]; }
  MethodState& state(const Method* method) { return method_states[method->id]; }
  Type& add_type(Type::Kind kind, std::string name, std::uint32_t depth);
  Method& add_method(const Type* owner, std::uint32_t row, std::string name);
  const Type* primitive(assembly::ElementType code);
  const Type* model(std::string_view full_name);
  const Type* composite(Type::Kind kind, const Type* element, std::uint32_t rank);
  const Type* parameter(std::uint32_t number);
  const Type* function_pointer(std::vector<const Type*> parameters_and_result);
  const Type* block();
  /// The identity of a type that is not there.
  const Type* missing(const std::string& name, bool is_value_type, const std::string& obstacle);

  // --- resolve.cpp: which type a token or signature means
  const Type* resolve(const Module& module, Token token, const GenericContext& context);
  const Type* resolve(const Module& module, const assembly::Type& signature,
                      const GenericContext& context);
  std::vector<const Type*> resolve_all(const Module& module,
                                       const std::vector<assembly::Type>& signatures,
                                       const GenericContext& context);
  const Type* missing(const Module& module, Token token, const std::vector<const Type*>& arguments,
                      bool is_value_type);
  /// No arguments for a generic definition make the open type: List<>.
  const Type* instantiate(TypeDefinition definition, std::vector<const Type*> arguments);
  void classify(Type& type);

  // --- members.cpp: fields and methods
  const Type* owner_of(const Module& module, std::uint32_t type_def, const GenericContext& context);
  const Type* owner_of_member(const Module& module, Token parent, const GenericContext& context);
  const Field* find_field(const Module& module, Token token, const GenericContext& context);
  const Method* find_method(const Module& module, Token token, const GenericContext& context);
  const Type* stood_for(const Type* owner);
  bool stands_for_value(const Type* owner);
  const Field* field_stood_for(const Type* owner, std::string_view name);
  const Method* find_member(const Type* owner, const Module& module, std::string_view name,
                            const assembly::MethodSignature& signature);
  const Method* match(const Type* owner, const Module& module, std::string_view name,
                      const assembly::MethodSignature& wanted, const GenericContext& wanted_context,
                      const GenericContext& own_context);
  std::vector<const Type*> signature_types(const Module& module,
                                           const assembly::MethodSignature& signature,
                                           const GenericContext& context);
  const std::string* field_failure(const Type* type, std::string_view name);
  /// Throws if the type is not there, with the member's name in the reason.
  void refuse_missing(const Type* owner, std::string_view member);
  const Method* array_method(const Type* array, std::string_view name, std::size_t parameters);
  const Method* instantiate(const Method* open, std::vector<const Type*> arguments);
  void list_methods(const Type* type);
  const Method* declared(const Type* type, std::size_t index);
  /// The one that a MethodDef row of the type's own module stands for.
  const Method* declared_by_row(const Type* type, std::uint32_t row);
  /// Fills parameters and return type with identities.
  void read_signature(const Method* method);
  /// Makes a method ready to be handed out.
  const Method* whole(const Method* method);
  const Intrinsic* intrinsic_of(const Method& method);
  void require_value(const Type* type);

  // --- parents.cpp
  void load_parents(const Type* type);
  void load_array_parents(const Type* array);
  std::vector<const Type*> listed_interfaces(TypeDefinition definition,
                                             const GenericContext& context);
  void load_defined_parents(const Type* defined);

  // --- layout.cpp
  void lay_out(const Type* type);
  void lay_out_array(Type& array);
  void lay_out_instance(Type& type);
  void lay_out_statics(const Type* type);
  void declare_fields(Type& type);
  /// Class constructor and finalizer.
  void find_special_methods(Type& type);
  /// The runtime does not load a value type that has one: there is no object to lock.
  void refuse_synchronized_methods(const Type& type);
  /// Everything but the vtable.
  void complete(const Type* type);
  /// The same for a type that may be met without being used: what is not there is left so.
  void try_complete(const Type* type);

  // --- assignable.cpp
  bool is_assignable(const Type* from, const Type* to);
  bool decide_assignable(const Type* from, const Type* to);
  static bool is_object(const Type* type);
  bool is_element_compatible(const Type* from, const Type* to);
  /// Whether an instance of the same definition is the other by variance.
  bool is_variant(const Type* from, const Type* to);
  bool has_interface(const Type* type, const Type* interface);

  // --- vtable.cpp
  void build_vtable(const Type* type);
  void number_interface_methods(const Type* interface);
  void fill_vtable(const Type* type);
  void override_slots(const Type* type);
  std::int32_t overridden_slot(const Type* type, const Method* method);
  bool is_own_or_inherited(const Type* type, const Method* body);
  /// Reads the MethodImpl rows of a type.
  const std::vector<Override>& implementations(const Type* type);
  bool has_same_signature(const Method* left, const Method* right);

  // --- dispatch.cpp
  const Method* find_virtual(const Type* receiver, const Method* declared);
  const Method* find_static(const Type* type, const Method* declared);
  const Method* find_stood_for(const Type* type, const Method* declared);
  std::string_view exception_for_override(const Type* type, Token method) const;
  void require_implementation(const Type* type, const Type* interface);
  void require_implementations(const Type* type);
  void require_methods(const Type* type);
  void require_loadable(const Type* type);
  void require_override(const Type* type, const Override& pair);
  const Method* find_class_method(const Type* receiver, const Method* declared);
  const Type* own_interface_of_vector(const Type* vector, const Type* interface);
  const Method* find_array_method(const Type* vector, const Method* declared);
  const Method* find_unlisted(const Type* receiver, const Method* declared);
  const Method* find_interface_method(const Type* receiver, const Method* declared);
  /// Null where neither the type nor its bases implement the interface's method themselves.
  const Method* find_in_classes(const Type* receiver, const Method* declared);
  const Method* find_explicit(const Type* type, const Method* declared);
  const Method* find_by_name(const Type* type, const Method* declared);
  const Method* find_in_derived(const Type* receiver, const Method* declared);
  std::vector<Override> defaults_of(const Type* receiver, const Method* declared);
  const Method* raising(std::string_view exception);
  const Method* find_default(const Type* receiver, const Method* declared);
  /// The same method of the interface that the receiver has in its place, by variance.
  const Method* as_implemented(const Type* receiver, const Method* declared);

  const Program& program;
  std::deque<Type> types;  // by id; deques, for pointers to them are identities
  std::deque<TypeState> type_states;
  std::deque<Method> methods;
  std::deque<MethodState> method_states;
  std::unordered_map<TypeKey, const Type*, KeyHash> known_types;
  std::unordered_map<std::string, const Type*> missing_types;
  std::unordered_map<MethodKey, const Method*, KeyHash> instances;
  std::unordered_map<PairKey, const Method*, KeyHash> dispatched;  // receiver, declared
  std::unordered_map<PairKey, bool, KeyHash> assignable;
  unsigned depth = 0;  // of what is being resolved
};

/// Ends a recursion that a file could make endless.
class Recursion {
 public:
  explicit Recursion(unsigned& depth);
  ~Recursion() { --depth_; }
  Recursion(const Recursion&) = delete;
  Recursion& operator=(const Recursion&) = delete;

 private:
  unsigned& depth_;
};

// --- type_names.cpp
std::string type_name(TypeDefinition definition, const std::vector<const Type*>& arguments);
std::string composite_name(Type::Kind kind, const Type* element, std::uint32_t rank);
/// "System.String::Concat(string, string)".
std::string method_name(const Method& method);

// --- resolve.cpp: small questions about metadata
std::uint32_t generic_parameters(const Module& module, Token owner);

}  // namespace mmcheck::vm
