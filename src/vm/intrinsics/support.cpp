#include "vm/intrinsics/support.hpp"

#include <fmt/core.h>

#include <unordered_map>

#include "base/unicode.hpp"

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
        finalization_intrinsics(), interlocked_intrinsics(), layout_intrinsics(),
        monitor_intrinsics(), native_memory_intrinsics(), number_intrinsics(), object_intrinsics(),
        string_intrinsics(), task_intrinsics(), thread_intrinsics(), type_intrinsics(),
        unsafe_intrinsics(), verify_intrinsics()}) {
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

const Type* instantiate_model(Execution& execution, std::string_view name,
                              std::vector<const Type*> arguments) {
  TypeSystem& types = execution.types();
  const auto definition = types.program().find_model(name);
  if (!definition) throw Unresolved(fmt::format("the library models lack {}", name));
  return types.instantiate(*definition, std::move(arguments));
}

}  // namespace mmcheck::vm
