#include "vm/program/uses.hpp"

#include <algorithm>

namespace mmcheck::vm {

using assembly::Column;
using assembly::Metadata;
using assembly::Table;

bool refers_to_method(const Program& program, std::string_view name) {
  return std::ranges::any_of(program.modules(), [&](const auto& module) {
    if (!module->is_users()) return false;
    const Metadata& metadata = module->metadata();
    for (std::uint32_t row = 1; row <= metadata.rows(Table::MemberRef); ++row) {
      if (metadata.string(Column::MemberRef_Name, row) == name) return true;
    }
    return false;
  });
}

}  // namespace mmcheck::vm
