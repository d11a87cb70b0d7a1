// The attributes of test frameworks, and what each means here. A class that derives from one of
// them means the same.
#pragma once

#include <cstdint>
#include <string_view>

#include "suite/lineage.hpp"

namespace mmcheck::suite {

enum class Framework : std::uint8_t { Xunit, NUnit, MsTest };

enum class Role : std::uint8_t {
  None,
  Test,
  Row,                // a test with these arguments
  RowsOfCode,         // arguments that only code knows
  Ignored,            // the test is not to be run
  SetUp,              // before each test
  TearDown,           //
  OneTimeSetUp,       // of the class
  OneTimeTearDown,    //
  AssemblySetUp,      // before all tests
  AssemblyTearDown,   //
  ExpectedException,  // what the test throws
  Around,             // code of the attribute's own, before and after
  Collection,         // fixtures that another class names
  SetUpFixture,       // a class with set-up for all tests of its namespace
  Fixture,            // a class of tests; what it has for arguments are those of its constructor
};

struct AttributeRow {
  std::string_view name;
  Framework framework;
  Role role;
};

/// What an attribute means: the first of its names that is in the table; null for one that means
/// nothing here.
const AttributeRow* meaning_of(const AttributeUse& use);

/// "xunit", "NUnit", "MSTest".
std::string_view name_of(Framework framework);

}  // namespace mmcheck::suite
