// Bodies of methods that have none in CIL.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "vm/translate/ir.hpp"

namespace mmcheck::vm {

/// The body of a method that the runtime provides, or that is not there at all; null if the method
/// has one to be translated.
std::unique_ptr<const Code> synthesize(TypeSystem& types, const Method& method);

/// A body that raises an exception: something that the method needs cannot be loaded.
std::unique_ptr<const Code> unloadable_body(TypeSystem& types, const Method& method,
                                            const Unloadable& why);

/// Whether an extern method of the library models gets its body from synthesize().
bool has_machine_body(std::string_view type, std::string_view method);

/// A body that ends the run with this reason.
std::unique_ptr<const Code> missing_body(const Method& method, std::string reason);

}  // namespace mmcheck::vm
