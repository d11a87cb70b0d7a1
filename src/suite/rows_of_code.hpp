// Rows of arguments that code makes: which member of which class gives them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "suite/attribute_values.hpp"
#include "suite/lineage.hpp"
#include "vm/program/types.hpp"

namespace mmcheck::suite {

struct RowsOfCode {
  /// None: the test's own. With a name, of the class or what it derives from; without one, an
  /// object of the class is the rows.
  std::optional<vm::TypeDefinition> type;
  std::string member;
  std::vector<Value> arguments;  // of a method

  /// "rows of Data"
  std::string text() const;
};

/// What the attribute names; none if it is not one of those that name a member or a class. Throws
/// vm::Unresolved for a class that is not found.
std::optional<RowsOfCode> read_rows_of_code(const vm::Program& program, const AttributeUse& use,
                                            const AttributeValues& values);

/// Where the rows come from.
struct RowSource {
  const vm::Method* method = nullptr;  // static; a property's getter, too
  const vm::Field* field = nullptr;    // static
};

/// The member of that name, by the number of its arguments. Throws vm::Unresolved where there is
/// none.
RowSource find_row_source(vm::TypeSystem& types, const vm::Type& type, const RowsOfCode& rows);

}  // namespace mmcheck::suite
