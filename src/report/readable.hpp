// Names that a C# compiler has made up, as those who wrote the program would say them.
#pragma once

#include <string>
#include <string_view>

namespace mmcheck::report {

/// Of a method: "lambda in Program::Main" for "Program.<>c__DisplayClass0_0::<Main>b__1". Other
/// names stay as they are.
std::string readable_method(std::string_view name);

/// In a text about fields and objects: "account" for "<>c__DisplayClass0_0 #1.account", for what a
/// lambda captures was a local variable; "Queue.Count" for "Queue.<Count>k__BackingField".
std::string readable_fields(std::string_view text);

}  // namespace mmcheck::report
