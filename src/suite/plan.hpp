// A test as its framework would run it, as a list of calls: fixtures, the object, set-up, the test,
// tear-down. A run ends with the first exception that nobody expects, so nothing is torn down after
// a violation.
#pragma once

#include "suite/tests.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck::suite {

/// Throws vm::Unresolved for a test that cannot be checked, with the reason.
vm::Entry plan(vm::TypeSystem& types, const Test& test);

}  // namespace mmcheck::suite
