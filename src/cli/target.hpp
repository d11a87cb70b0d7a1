// What people type for ASSEMBLY: the assembly itself, or a project, a solution, a folder, a
// program's native executable, whose assembly is looked for; or source, which has to be compiled
// first.
//
// Of a project, it is what `dotnet build` puts into bin/CONFIGURATION/FRAMEWORK, the newest if
// there are several configurations. Where it is not clear which assembly is meant, the answer is
// which ones there are.
#pragma once

#include <string>

namespace mmcheck::cli {

/// The file of the assembly. A base::Error where there is none, with the command that makes one, or
/// the ones to choose from.
std::string find_assembly(const std::string& given);

}  // namespace mmcheck::cli
