// Where fields lie: in declaration order at their natural alignment, a base class's first, or as
// [StructLayout] and [FieldOffset] have it (ECMA-335 II.10.1.2, II.10.7).
//
// The runtime may order the fields of classes otherwise; no program that verifies can tell.
#include <fmt/core.h>

#include <algorithm>

#include "assembly/flags.hpp"
#include "base/bytes.hpp"
#include "vm/program/type_system.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::FieldFlags;
using assembly::Metadata;
using assembly::Table;
using assembly::TypeFlags;

namespace {

constexpr std::uint32_t largest_value = 64 * 1024;
constexpr std::uint32_t largest_area = 1U << 24;     // of an object's or a class's own fields
constexpr std::uint32_t largest_content = 1U << 28;  // of a struct without fields

std::uint32_t aligned(std::uint32_t offset, std::uint32_t alignment) {
  return (offset + alignment - 1) / alignment * alignment;
}

bool is_reference(Primitive primitive) {
  return primitive == Primitive::Ref || primitive == Primitive::ByRef;
}

bool has_references(const std::vector<Part>& parts) {
  return std::ranges::any_of(parts, [](Part part) { return part.primitive == Primitive::Ref; });
}

/// Appends what a value of the type at the offset consists of.
void append_parts(std::vector<Part>& to, const Type& type, std::uint32_t offset) {
  if (!type.is_value_type()) {
    to.push_back({offset, type.primitive});
    return;
  }
  for (const Part part : type.parts) to.push_back({offset + part.offset, part.primitive});
}

std::uint32_t end_of(Part part) { return part.offset + size_of(part.primitive); }

/// Unions: each byte has to be in one part, for parts are what a value is copied by. Where fields
/// overlap, the largest that covers all others stands for them, or else single bytes do.
std::vector<Part> without_overlaps(std::vector<Part> parts, const std::string& name) {
  std::ranges::sort(parts, [](Part left, Part right) {
    return left.offset != right.offset ? left.offset < right.offset : end_of(left) > end_of(right);
  });
  std::vector<Part> result;
  for (std::size_t first = 0; first < parts.size();) {
    std::uint32_t end = end_of(parts[first]);
    std::size_t last = first + 1;
    bool is_same = true;
    bool touches_reference = is_reference(parts[first].primitive);
    for (; last < parts.size() && parts[last].offset < end; ++last) {
      is_same = is_same && parts[last].offset == parts[first].offset &&
                parts[last].primitive == parts[first].primitive;
      touches_reference = touches_reference || is_reference(parts[last].primitive);
      end = std::max(end, end_of(parts[last]));
    }
    if (touches_reference && !is_same) {
      throw Unresolved(fmt::format("{}, in which a reference overlaps another field", name));
    }
    if (end == end_of(parts[first])) {
      result.push_back(parts[first]);
    } else {
      for (std::uint32_t at = parts[first].offset; at < end; ++at) {
        result.push_back({at, Primitive::U1});
      }
    }
    first = last;
  }
  return result;
}

/// [InlineArray(n)]: n; else 1. II.23.3: a prolog, then the argument.
std::uint32_t inline_length(TypeDefinition type) {
  const Metadata& metadata = type.module->metadata();
  for (const std::uint32_t row :
       metadata.rows_where(Column::CustomAttribute_Parent, Token(Table::TypeDef, type.row))) {
    const Token constructor = metadata.required(Column::CustomAttribute_Type, row);
    if (constructor.table() != Table::MemberRef) continue;
    const Token attribute = metadata.token(Column::MemberRef_Class, constructor.row());
    if (full_name(*type.module, attribute) !=
        "System.Runtime.CompilerServices.InlineArrayAttribute")
      continue;
    base::Reader value(metadata.blob(Column::CustomAttribute_Value, row));
    value.skip(2, "an attribute");
    const std::uint64_t place = value.place();
    const std::uint32_t length = value.u32("the length of an inline array");
    if (length == 0) base::malformed(place, "the length of an inline array, from 1 on");
    return length;
  }
  return 1;
}

struct DeclaredLayout {
  bool is_explicit = false;
  std::uint32_t packing = 0;  // 0: natural
  std::uint32_t size = 0;     // at least
};

DeclaredLayout declared_layout(const Type& type) {
  const Metadata& metadata = type.definition.module->metadata();
  DeclaredLayout layout;
  layout.is_explicit = (type.flags & TypeFlags::layout_mask) == TypeFlags::explicit_layout;
  const auto rows =
      metadata.rows_where(Column::ClassLayout_Parent, Token(Table::TypeDef, type.definition.row));
  if (!rows.empty()) {
    layout.packing = metadata.cell(Column::ClassLayout_PackingSize, rows.front());
    layout.size = metadata.cell(Column::ClassLayout_ClassSize, rows.front());
  }
  return layout;
}

std::uint32_t declared_offset(const Type& type, const Field& field) {
  const Metadata& metadata = type.definition.module->metadata();
  const auto rows = metadata.rows_where(Column::FieldLayout_Field, Token(Table::Field, field.row));
  if (rows.empty()) {
    throw Unresolved(fmt::format("{}::{} has no [FieldOffset]", type.name, field.name));
  }
  const std::uint32_t offset = metadata.cell(Column::FieldLayout_Offset, rows.front());
  if (offset > largest_value) throw Unresolved(fmt::format("{} is too large", type.name));
  return offset;
}

/// Places fields one after the other.
class Area {
 public:
  explicit Area(std::uint32_t start = 0, std::uint32_t packing = 0)
      : size_(start), packing_(packing) {}

  void add(Field& field, std::vector<Part>& parts) {
    add_at(field, aligned(size_, alignment_of(*field.type)), parts);
  }
  void add_at(Field& field, std::uint32_t offset, std::vector<Part>& parts) {
    field.offset = offset;
    append_parts(parts, *field.type, offset);
    alignment_ = std::max(alignment_, alignment_of(*field.type));
    size_ = std::max(size_, offset + field.type->value_size);
    if (size_ > largest_area) {
      throw Unresolved(
          fmt::format("{}, whose fields take more than {} bytes", field.owner->name, largest_area));
    }
  }

  std::uint32_t size() const { return size_; }
  std::uint32_t alignment() const { return alignment_; }

 private:
  std::uint32_t alignment_of(const Type& type) const {
    return packing_ == 0 ? type.value_alignment : std::min(packing_, type.value_alignment);
  }

  std::uint32_t size_;
  std::uint32_t alignment_ = 1;
  std::uint32_t packing_;
};

/// A struct with one field and more room than it takes is an array: a fixed buffer (II.10.7 has the
/// size) or an inline array.
void repeat_only_field(Type& type, std::uint32_t field_size, std::uint32_t size) {
  const std::vector<Part> once = type.parts;
  for (std::uint32_t at = field_size; field_size != 0 && at + field_size <= size;
       at += field_size) {
    for (const Part part : once) type.parts.push_back({at + part.offset, part.primitive});
  }
}

std::uint32_t checked_size(const Type& type, std::uint64_t size, std::uint32_t most) {
  if (size > most) {
    throw Unresolved(fmt::format("{}, a struct of more than {} bytes", type.name, most));
  }
  return static_cast<std::uint32_t>(size);
}

void finish_struct(Type& type, const Area& area, const DeclaredLayout& layout,
                   const std::vector<Field*>& fields) {
  type.value_alignment = area.alignment();
  if (fields.empty()) {
    // Nobody can look inside; the type of an array's initial content can be larger than any struct.
    type.value_size = checked_size(type, std::max(layout.size, 1U), largest_content);
    return;
  }
  const std::uint64_t natural = aligned(area.size(), area.alignment());
  const std::uint32_t length = fields.size() == 1 ? inline_length(type.definition) : 1;
  type.value_size =
      checked_size(type, std::max<std::uint64_t>(natural * length, layout.size), largest_value);
  if (fields.size() == 1) {
    repeat_only_field(type, fields.front()->type->value_size, type.value_size);
  }
}

/// Whether the model of a primitive, or of an enum: a field of its own kind is all there is to it.
bool is_scalar(const Type& type) {
  return type.is_value_type() && type.stack_kind != StackKind::Struct;
}

}  // namespace

/// Fields with their types as identities. A literal is for compilers and has no place at run time.
void TypeSystem::Impl::declare_fields(Type& type) {
  const Module& module = *type.definition.module;
  const Metadata& metadata = module.metadata();
  type.fields.clear();
  // However the model spells it: this is what a `ref` field was before C# had them.
  const bool is_reference_cell =
      module.is_model && full_name(module, type.definition.row) == "System.ByReference`1";
  for (const std::uint32_t listed : metadata.list(Column::TypeDef_FieldList, type.definition.row)) {
    const std::uint32_t row = metadata.follow(Table::Field, listed);
    const std::uint32_t flags = metadata.cell(Column::Field_Flags, row);
    if ((flags & FieldFlags::literal) != 0) continue;
    const assembly::Type signature =
        assembly::read_field_signature(metadata, metadata.blob(Column::Field_Signature, row));
    auto field = std::make_unique<Field>();
    field->owner = &type;
    field->row = row;
    field->name = metadata.string(Column::Field_Name, row);
    field->type = resolve(module, signature, {type.arguments, {}});
    field->is_static = (flags & FieldFlags::is_static) != 0;
    if (is_reference_cell && !field->is_static) {
      field->type = composite(Type::Kind::ByRef, type.arguments.at(0), 0);
    }
    field->has_data = field->is_static && (flags & FieldFlags::has_rva) != 0;
    field->is_volatile =
        std::ranges::any_of(signature.modifiers, [&](assembly::CustomModifier modifier) {
          return modifier.required &&
                 full_name(module, modifier.type) == "System.Runtime.CompilerServices.IsVolatile";
        });
    field->is_thread_static = field->is_static && has_attribute(module, Token(Table::Field, row),
                                                                "System.ThreadStaticAttribute");
    type.fields.push_back(std::move(field));
  }
}

void TypeSystem::Impl::lay_out_instance(Type& type) {
  declare_fields(type);
  if (type.is_value_type()) refuse_synchronized_methods(type);
  std::vector<Field*> fields;
  for (const auto& field : type.fields) {
    if (!field->is_static) fields.push_back(field.get());
  }
  if (is_scalar(type)) {
    type.instance_size = type.value_size;
    return;
  }
  const DeclaredLayout layout = declared_layout(type);
  std::uint32_t start = 0;
  if (type.base != nullptr && !type.is_value_type()) {
    lay_out(type.base);
    start = type.base->instance_size;
    type.parts = type.base->parts;
  }
  const std::size_t inherited = type.parts.size();
  Area area(start, layout.packing);
  std::vector<Part> own;
  for (Field* field : fields) {
    if (field->type->is_value_type()) lay_out(field->type);
    if (layout.is_explicit) {
      area.add_at(*field, start + declared_offset(type, *field), own);
    } else {
      area.add(*field, own);
    }
  }
  if (layout.is_explicit) own = without_overlaps(std::move(own), type.name);
  type.parts.resize(inherited);
  type.parts.insert(type.parts.end(), own.begin(), own.end());
  if (type.is_value_type()) {
    finish_struct(type, area, layout, fields);
    type.instance_size = type.value_size;
  } else {
    if (layout.size > largest_value) throw Unresolved(fmt::format("{} is too large", type.name));
    type.instance_size = std::max(area.size(), start + layout.size);
  }
  type.has_references = has_references(type.parts);
}

void TypeSystem::Impl::lay_out_array(Type& array) {
  const Type* element = array.element;
  if (element->is_value_type()) lay_out(element);
  array.instance_size = element->value_size;
  array.parts.clear();
  append_parts(array.parts, *element, 0);
  array.has_references = has_references(array.parts);
  if (array.kind == Type::Kind::Vector && element->primitive != Primitive::None) {
    array.element_access = Type::access_of_elements(element->value_size, element->is_reference());
  }
}

void TypeSystem::Impl::lay_out(const Type* type) {
  const Progress progress = state(type).layout;
  if (!state(type).failure.empty()) throw Unresolved(state(type).failure);
  if (progress == Progress::Done) return;
  if (progress == Progress::Running) {
    throw Unresolved(fmt::format("{}, which contains itself", type->name));
  }
  const Recursion recursion(depth);
  Phase phase(state(type).layout);
  try {
    load_parents(type);
    if (type->is_array()) {
      lay_out_array(edit(type));
    } else if (type->definition.module != nullptr) {
      lay_out_instance(edit(type));
    }
  } catch (const Unresolved& reason) {
    state(type).failure = reason.what();
    throw;
  }
  phase.done();
}

/// A static whose type is not there spoils nothing but itself.
void TypeSystem::Impl::lay_out_statics(const Type* laid_out) {
  if (state(laid_out).statics != Progress::None) return;
  Phase phase(state(laid_out).statics);
  Type& type = edit(laid_out);
  type.static_parts.clear();
  type.thread_static_parts.clear();
  Area shared;
  Area per_thread;
  auto& failures = state(laid_out).field_failures;
  for (const auto& field : type.fields) {
    if (!field->is_static) continue;
    try {
      if (field->type->is_value_type()) lay_out(field->type);
      if (field->is_thread_static) {
        per_thread.add(*field, type.thread_static_parts);
      } else if (!field->has_data) {
        shared.add(*field, type.static_parts);
      }
    } catch (const Unresolved& reason) {
      failures.emplace(field->row, reason.what());
    }
  }
  std::erase_if(type.fields, [&](const auto& field) { return failures.contains(field->row); });
  type.static_size = shared.size();
  type.thread_static_size = per_thread.size();
  phase.done();
}

void TypeSystem::Impl::try_complete(const Type* type) {
  if (!state(type).failure.empty()) return;
  try {
    complete(type);
  } catch (const Unresolved&) {  // whoever uses it will meet it again
  }
}

void TypeSystem::Impl::complete(const Type* type) {
  if (state(type).statics == Progress::Running) return;
  lay_out(type);
  if (state(type).statics == Progress::Done) return;
  if (type->definition.module != nullptr) {
    lay_out_statics(type);
    list_methods(type);
    find_special_methods(edit(type));
    if (type->static_constructor != nullptr) whole(type->static_constructor);
  } else {
    state(type).statics = Progress::Done;
  }
  if (type->base != nullptr) complete(type->base);
  if (type->element != nullptr) try_complete(type->element);
}

}  // namespace mmcheck::vm
