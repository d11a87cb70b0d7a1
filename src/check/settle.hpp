// Options, completed by what the program itself says of how it is to be checked. What the user says
// counts more.
#pragma once

#include "mmcheck/options.hpp"
#include "vm/program/types.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck {

/// Throws base::Error for a bound or a memory model that makes no sense.
Options settle(vm::TypeSystem& types, const vm::Entry& entry, Options options);

/// The memory model that is meant where nobody names one.
inline constexpr const char* default_model = "clr";

}  // namespace mmcheck
