#include "vm/intrinsics/support.hpp"

#include <fmt/core.h>

#include <cstring>
#include <unordered_map>

#include "base/unicode.hpp"
#include "vm/execute/objects.hpp"

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
       {array_intrinsics(),        assembly_intrinsics(),    attribute_intrinsics(),
        enum_intrinsics(),         environment_intrinsics(), field_intrinsics(),
        finalization_intrinsics(), interlocked_intrinsics(), layout_intrinsics(),
        method_intrinsics(),       monitor_intrinsics(),     native_memory_intrinsics(),
        number_intrinsics(),       object_intrinsics(),      property_intrinsics(),
        string_intrinsics(),       task_intrinsics(),        thread_intrinsics(),
        time_limit_intrinsics(),   type_intrinsics(),        unsafe_intrinsics(),
        verify_intrinsics()}) {
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

Outcome give_type(Execution& execution, Cell* to, const Type* type) {
  *to = type == nullptr ? 0 : execution.machine().type_object(execution.state(), type);
  return Outcome::Done;
}

std::vector<const Type*> types_in(Execution& execution, Cell array) {
  std::vector<const Type*> result;
  const Object* object = find_array(execution, array);
  for (std::uint32_t i = 0; object != nullptr && i < object->size / sizeof(Ref); ++i) {
    result.push_back(&known_type_of(execution, load<Ref>(object->data() + i * sizeof(Ref))));
  }
  return result;
}

Outcome give_constant(Execution& execution, Cell* to, const Module& module, Token parent,
                      const Type& type) {
  using assembly::Column;
  using assembly::ElementType;
  const assembly::Metadata& metadata = module.metadata();
  const auto rows = metadata.rows_where(Column::Constant_Parent, parent);
  if (rows.empty()) return execution.missing("a constant without a value");
  const auto kind = static_cast<ElementType>(metadata.cell(Column::Constant_Type, rows.front()));
  const assembly::Bytes value = metadata.blob(Column::Constant_Value, rows.front());
  if (kind == ElementType::String) {
    std::u16string text(value.size() / sizeof(char16_t), u'\0');
    std::memcpy(text.data(), value.data(), text.size() * sizeof(char16_t));
    return give_string(execution, to, base::to_utf8(text));
  }
  if (kind == ElementType::Class) {
    *to = 0;
    return Outcome::Done;
  }
  const Type* boxed = type.is_nullable ? type.arguments[0] : &type;
  if (boxed->is_reference()) boxed = execution.types().primitive(kind);
  if (value.size() < boxed->value_size) return execution.missing("a constant that is cut short");
  std::vector<Cell> cells(boxed->cells());
  load_value(*boxed, value.data(), cells.data());
  return give(execution, to, execution.box(*boxed, cells.data()));
}

TypeDefinition real_definition(const Program& program, TypeDefinition definition) {
  if (!definition.module->is_model) return definition;
  const std::string name = full_name(*definition.module, definition.row);
  for (const auto& module : program.modules()) {
    const auto found = module->types.find(name);
    if (module->is_framework && found != module->types.end()) return {module.get(), found->second};
  }
  return definition;
}

const Method& known_method_of(Execution& execution, Cell number) {
  const Method* method = execution.machine().function(number);
  if (method == nullptr) throw Unresolved("a number stands for no method");
  return *method;
}

const Type* instantiate_model(Execution& execution, std::string_view name,
                              std::vector<const Type*> arguments) {
  TypeSystem& types = execution.types();
  const auto definition = types.program().find_model(name);
  if (!definition) throw Unresolved(fmt::format("the library models lack {}", name));
  return types.instantiate(*definition, std::move(arguments));
}

}  // namespace mmcheck::vm
