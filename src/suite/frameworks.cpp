#include "suite/frameworks.hpp"

#include <algorithm>
#include <iterator>

namespace mmcheck::suite {
namespace {

using enum Framework;

constexpr AttributeRow rows[] = {
    {"Xunit.FactAttribute", Xunit, Role::Test},
    {"Xunit.InlineDataAttribute", Xunit, Role::Row},
    {"Xunit.Sdk.DataAttribute", Xunit, Role::RowsOfCode},
    {"Xunit.v3.DataAttribute", Xunit, Role::RowsOfCode},
    {"Xunit.MemberDataAttribute", Xunit, Role::RowsOfCode},
    {"Xunit.ClassDataAttribute", Xunit, Role::RowsOfCode},
    {"Xunit.Sdk.BeforeAfterTestAttribute", Xunit, Role::Around},
    {"Xunit.v3.BeforeAfterTestAttribute", Xunit, Role::Around},
    {"Xunit.CollectionAttribute", Xunit, Role::Collection},

    {"NUnit.Framework.TestAttribute", NUnit, Role::Test},
    {"NUnit.Framework.TestCaseAttribute", NUnit, Role::Row},
    {"NUnit.Framework.TestCaseSourceAttribute", NUnit, Role::RowsOfCode},
    {"NUnit.Framework.TheoryAttribute", NUnit, Role::RowsOfCode},
    {"NUnit.Framework.IgnoreAttribute", NUnit, Role::Ignored},
    {"NUnit.Framework.ExplicitAttribute", NUnit, Role::Ignored},
    {"NUnit.Framework.SetUpAttribute", NUnit, Role::SetUp},
    {"NUnit.Framework.TearDownAttribute", NUnit, Role::TearDown},
    {"NUnit.Framework.OneTimeSetUpAttribute", NUnit, Role::OneTimeSetUp},
    {"NUnit.Framework.TestFixtureSetUpAttribute", NUnit, Role::OneTimeSetUp},
    {"NUnit.Framework.OneTimeTearDownAttribute", NUnit, Role::OneTimeTearDown},
    {"NUnit.Framework.TestFixtureTearDownAttribute", NUnit, Role::OneTimeTearDown},
    {"NUnit.Framework.ExpectedExceptionAttribute", NUnit, Role::ExpectedException},
    {"NUnit.Framework.TestActionAttribute", NUnit, Role::Around},
    {"NUnit.Framework.TestFixtureSourceAttribute", NUnit, Role::RowsOfCode},
    {"NUnit.Framework.SetUpFixtureAttribute", NUnit, Role::SetUpFixture},
    {"NUnit.Framework.TestFixtureAttribute", NUnit, Role::Fixture},

    {"Microsoft.VisualStudio.TestTools.UnitTesting.TestMethodAttribute", MsTest, Role::Test},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.DataRowAttribute", MsTest, Role::Row},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.DynamicDataAttribute", MsTest, Role::RowsOfCode},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.DataSourceAttribute", MsTest, Role::RowsOfCode},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.IgnoreAttribute", MsTest, Role::Ignored},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.TestInitializeAttribute", MsTest, Role::SetUp},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.TestCleanupAttribute", MsTest, Role::TearDown},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.ClassInitializeAttribute", MsTest,
     Role::OneTimeSetUp},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.ClassCleanupAttribute", MsTest,
     Role::OneTimeTearDown},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.AssemblyInitializeAttribute", MsTest,
     Role::AssemblySetUp},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.AssemblyCleanupAttribute", MsTest,
     Role::AssemblyTearDown},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.ExpectedExceptionAttribute", MsTest,
     Role::ExpectedException},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.ExpectedExceptionBaseAttribute", MsTest,
     Role::Around},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.TestClassAttribute", MsTest, Role::Fixture},
};

}  // namespace

const AttributeRow* meaning_of(const AttributeUse& use) {
  for (const std::string& name : use.names) {
    const auto* row = std::ranges::find(rows, name, &AttributeRow::name);
    if (row != std::end(rows)) return row;
  }
  return nullptr;
}

std::string_view name_of(Framework framework) {
  switch (framework) {
    case Xunit:
      return "xunit";
    case NUnit:
      return "NUnit";
    case MsTest:
      return "MSTest";
  }
  return "";
}

}  // namespace mmcheck::suite
