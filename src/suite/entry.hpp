// What --entry names: a test as its framework runs it, or any other method.
#pragma once

#include <optional>
#include <string>

#include "vm/program/types.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck::suite {

/// Without a name: the assembly's entry point. Throws base::Error for a name of nothing, and
/// vm::Unresolved for a test that cannot be checked.
vm::Entry find_entry(vm::TypeSystem& types, const std::optional<std::string>& name);

}  // namespace mmcheck::suite
