// UTF-8, which files and terminals have, and UTF-16, which programs have.
#pragma once

#include <string>
#include <string_view>

namespace mmcheck::base {

/// What is not well-formed becomes U+FFFD in either direction.
std::u16string to_utf16(std::string_view utf8);
std::string to_utf8(std::u16string_view utf16);

}  // namespace mmcheck::base
