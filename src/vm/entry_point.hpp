// Where a program begins: its entry point, or the method that --entry names. Any method without
// parameters can be one. That of an object has its object made first, and what an asynchronous one
// returns is waited for, as `await` does: GetAwaiter() and GetResult() of it are called.
#pragma once

#include <optional>
#include <string>

#include "vm/program/types.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck::vm {

/// The method that a program starts with; an Error if it is none that can be started.
Entry entry_point(TypeSystem& types);
/// The method that `name` names, if it names one; an Error if not.
Entry entry_point(TypeSystem& types, const std::optional<std::string>& name);

// --- What entries are made of

/// The constructor of a class that takes nothing; null if there is none.
const Method* find_default_constructor(TypeSystem& types, const Type& type);
/// How a thread waits for what a method returns; none if that is nothing to wait for. Throws
/// Unresolved where it is not there.
std::optional<Entry::Wait> find_wait(TypeSystem& types, const Method& method);
/// Whether what it does goes on after it has returned and nobody can wait for it: C#'s `async
/// void`.
bool is_async_void(const Method& method);

}  // namespace mmcheck::vm
