#include "vm/program/assertions.hpp"

#include <algorithm>
#include <iterator>

namespace mmcheck::vm {
namespace {

constexpr std::string_view failures[] = {
    "AwesomeAssertions.Execution.AssertionFailedException",
    "FluentAssertions.Execution.AssertionFailedException",
    "Microsoft.VisualStudio.TestTools.UnitTesting.AssertFailedException",
    "NUnit.Framework.AssertionException",
    "NUnit.Framework.MultipleAssertException",
    "Shouldly.ShouldAssertException",
    "TUnit.Assertions.Exceptions.AssertionException",
    "Xunit.Sdk.XunitException",
};

/// These derive from one of them and say something else.
constexpr std::string_view no_failures[] = {"Xunit.Sdk.SkipException"};

struct Member {
  std::string_view type;
  std::string_view name;  // empty: all that return nothing
};

constexpr Member failing[] = {
    {"NUnit.Framework.Assert", "ReportFailure"},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.Assert", "HandleFail"},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.Assert", "ThrowAssertFailed"},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.Assert", "ReportAssertFailed"},
};

constexpr Member of_the_log[] = {
    {"Xunit.Abstractions.ITestOutputHelper", ""},
    {"Xunit.ITestOutputHelper", ""},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.TestContext", "Write"},
    {"Microsoft.VisualStudio.TestTools.UnitTesting.TestContext", "WriteLine"},
    {"NUnit.Framework.TestContext", "Write"},
    {"NUnit.Framework.TestContext", "WriteLine"},
    {"NUnit.Framework.Assert", "IncrementAssertCount"},
};

template <typename Names>
bool has(const Names& names, std::string_view name) {
  return std::ranges::find(names, name) != std::end(names);
}

template <typename Members>
bool has_member(const Members& members, const Method& method) {
  return std::ranges::any_of(members, [&](const Member& one) {
    return method.owner->name == one.type && (one.name.empty() || method.name == one.name);
  });
}

}  // namespace

bool is_assertion_failure(const Type& exception) {
  for (const Type* type = &exception; type != nullptr; type = type->base) {
    if (has(no_failures, type->name)) return false;
    if (has(failures, type->name)) return true;
  }
  return false;
}

bool makes_assertion_failure(const Method& method) {
  const Type& owner = *method.owner;
  return method.is_static && method.return_type == &owner && owner.kind == Type::Kind::Class &&
         !owner.is_abstract() && is_assertion_failure(owner);
}

bool fails_an_assertion(const Method& method) { return has_member(failing, method); }

bool formats_a_message(const Method& method) {
  return method.name.starts_with("Format") && method.return_type->name == "string" &&
         has_assertions(*method.owner->definition.module);
}

bool has_assertions(const Module& module) {
  return std::ranges::any_of(
      failures, [&](std::string_view name) { return module.types.contains(std::string(name)); });
}

bool is_for_the_log(const Method& method) {
  return method.return_type->stack_kind == StackKind::Void && has_member(of_the_log, method);
}

}  // namespace mmcheck::vm
