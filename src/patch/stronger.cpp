#include "patch/stronger.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

namespace mmcheck::patch {
namespace {

constexpr std::array types_of_volatile_calls = {
    "bool",  "byte",   "sbyte", "short", "ushort", "int",     "uint",   "long",  "ulong",
    "float", "double", "nint",  "nuint", "IntPtr", "UIntPtr", "string", "object"};
constexpr std::array types_of_exchange = {"int",    "long",   "float", "double",
                                          "IntPtr", "string", "object"};
constexpr std::array types_of_volatile_fields = {"bool",   "byte",   "sbyte",   "char",   "short",
                                                 "ushort", "int",    "uint",    "float",  "nint",
                                                 "nuint",  "IntPtr", "UIntPtr", "string", "object"};

template <typename Names>
void require_type(const Site& site, std::string_view type, const Names& names) {
  const bool is_known = std::find(names.begin(), names.end(), type) != names.end() ||
                        type.ends_with("[]") || declares_class(site.code(), type);
  if (is_known) return;
  throw Unwritable{fmt::format("it is not certain that it can be written for the type {}", type)};
}

/// F = VALUE becomes CALL(ref F, VALUE).
template <typename Names>
void write_store(const Site& site, EditList& edits, std::string_view type, std::string_view method,
                 const Names& types) {
  const auto& tokens = site.tokens();
  const Statement found = site.statement();
  const Access store = site.store(found);
  require_type(site, site.type_of(store), types);
  if (site.is_of_element() &&
      site.code().has({store.whole.last + 1, found.whole.last}, {"(", "=", "++", "--"})) {
    throw Unwritable{"its value is computed before it is known that there is such an element"};
  }
  edits.replace(tokens[store.whole.first].offset, tokens[store.whole.last + 1].offset,
                site.qualified(type) + std::string(method) + site.text_of(store.whole) + ", ");
  edits.insert(tokens[found.whole.last - 1].offset, ")");
}

void write_read(const Site& site, EditList& edits) {
  const auto& tokens = site.tokens();
  const Access read = site.access(site.part_of(site.statement()), Access::Kind::Read);
  require_type(site, site.type_of(read), types_of_volatile_calls);
  edits.replace(tokens[read.whole.first].offset, tokens[read.whole.last - 1].end(),
                site.qualified("Volatile") + ".Read(ref " + site.text_of(read.whole) + ")");
}

void write_field(const Site& site, EditList& edits) {
  const FieldDeclaration found = site.field();
  if (found.is_volatile) throw Unwritable{"it is volatile in the source already"};
  if (found.is_fixed) throw Unwritable{"it is const or readonly"};
  if (!found.is_alone) throw Unwritable{"it is declared together with other fields"};
  require_type(site, found.type, types_of_volatile_fields);
  edits.insert(site.tokens()[found.type_token].offset, "volatile ");
}

}  // namespace

std::vector<Edit> stronger_edits(Site& site) {
  EditList edits;
  switch (site.repair().kind) {
    case Repair::Kind::VolatileRead:
      write_read(site, edits);
      break;
    case Repair::Kind::VolatileWrite:
      write_store(site, edits, "Volatile", ".Write(ref ", types_of_volatile_calls);
      break;
    case Repair::Kind::Interlocked:
      write_store(site, edits, "Interlocked", ".Exchange(ref ", types_of_exchange);
      break;
    case Repair::Kind::VolatileField:
      write_field(site, edits);
      break;
    case Repair::Kind::Barrier:
    case Repair::Kind::ReadBarrier:
    case Repair::Kind::WriteBarrier:
      break;  // no access
  }
  return edits.take();
}

}  // namespace mmcheck::patch
