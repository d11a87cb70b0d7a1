#include "vm/intrinsics/support.hpp"

#include <fmt/core.h>

#include <unordered_map>

#include "base/unicode.hpp"
#include "vm/objects.hpp"

namespace mmcheck::vm {
namespace {

struct Name {
  std::string_view type;
  std::string_view method;
  friend bool operator==(Name, Name) = default;
};
struct NameHash {
  std::size_t operator()(Name name) const {
    return std::hash<std::string_view>()(name.type) * 31 +
           std::hash<std::string_view>()(name.method);
  }
};

using Index = std::unordered_map<Name, const Intrinsic*, NameHash>;

Index make_index() {
  Index index;
  for (const auto table :
       {array_intrinsics(), enum_intrinsics(), environment_intrinsics(), field_intrinsics(),
        finalization_intrinsics(), interlocked_intrinsics(), monitor_intrinsics(),
        native_memory_intrinsics(), number_intrinsics(), object_intrinsics(), string_intrinsics(),
        thread_intrinsics(), type_intrinsics(), unsafe_intrinsics(), verify_intrinsics()}) {
    for (const Intrinsic& row : table) index.emplace(Name{row.type, row.method}, &row);
  }
  return index;
}

}  // namespace

const Intrinsic* find_intrinsic(std::string_view type, std::string_view method) {
  static const Index index = make_index();
  const auto found = index.find(Name{type, method});
  return found == index.end() ? nullptr : found->second;
}

std::string text_of(Execution& execution, Cell string) {
  return base::to_utf8(execution.machine().text(execution.state(), to_u4(string)));
}

const Type* type_of(Execution& execution, Cell runtime_type) {
  const Object* object = execution.heap().find(to_u4(runtime_type));
  if (object == nullptr) return nullptr;
  if (object->type != execution.known().runtime_type) {
    throw Unresolved(fmt::format("a {} is taken for a System.Type", object->type->name));
  }
  const auto id = load<Cell>(object->data() + execution.known().runtime_type_handle->offset);
  return execution.types().by_id(static_cast<std::uint32_t>(id));
}

const Type& known_type_of(Execution& execution, Cell runtime_type) {
  const Type* type = type_of(execution, runtime_type);
  if (type == nullptr) throw Unresolved("a System.Type stands for no type");
  return *type;
}

const Object* find_array(Execution& execution, Cell array) {
  const Object* object = execution.heap().find(to_u4(array));
  if (object != nullptr && !object->type->is_array()) {
    throw Unresolved(fmt::format("a {} is taken for an array", object->type->name));
  }
  return object;
}

Outcome give(Execution& execution, Cell* to, Ref ref) {
  if (ref == 0) return execution.raise("OutOfMemory");
  *to = ref;
  return Outcome::Done;
}

Outcome give_string(Execution& execution, Cell* to, std::string_view utf8) {
  return give(execution, to, execution.machine().new_string(execution.state(), utf8));
}

Outcome give_types(Execution& execution, Cell* to, std::span<const Type* const> types) {
  const Type* array = execution.types().vector_of(execution.types().model("System.Type"));
  const Ref ref = execution.allocate_vector(*array, static_cast<std::uint32_t>(types.size()));
  if (ref == 0) return execution.raise("OutOfMemory");
  for (std::size_t i = 0; i < types.size(); ++i) {
    const Ref object = execution.machine().type_object(execution.state(), types[i]);
    store(execution.heap().find_writable(ref)->data() + i * sizeof(Ref), object);
  }
  *to = ref;
  return Outcome::Done;
}

Outcome give_strings(Execution& execution, Cell* to, std::span<const std::string> texts) {
  const Type* array = execution.types().vector_of(execution.known().string);
  const Ref ref = execution.allocate_vector(*array, static_cast<std::uint32_t>(texts.size()));
  if (ref == 0) return execution.raise("OutOfMemory");
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const Ref text = execution.machine().new_string(execution.state(), texts[i]);
    if (text == 0) return execution.raise("OutOfMemory");
    store(execution.heap().find_writable(ref)->data() + i * sizeof(Ref), text);
  }
  *to = ref;
  return Outcome::Done;
}

Outcome give_boxed(Execution& execution, Cell* to, const Type& type, const std::uint8_t* value) {
  if (type.is_reference()) {
    *to = load<Ref>(value);
    return Outcome::Done;
  }
  if (type.is_nullable) {
    if (value[nullable_has_value(type).offset] == 0) {
      *to = 0;
      return Outcome::Done;
    }
    return give_boxed(execution, to, *type.arguments[0], value + nullable_value(type).offset);
  }
  std::vector<Cell> cells(type.cells());
  load_value(type, value, cells.data());
  return give(execution, to, execution.box(type, cells.data()));
}

const Type* instantiate_model(Execution& execution, std::string_view name,
                              std::vector<const Type*> arguments) {
  TypeSystem& types = execution.types();
  const auto definition = types.program().find_model(name);
  if (!definition) throw Unresolved(fmt::format("the library models lack {}", name));
  return types.instantiate(*definition, std::move(arguments));
}

}  // namespace mmcheck::vm
