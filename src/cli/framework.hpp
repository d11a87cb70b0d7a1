// --framework: where the assemblies of the .NET that a program runs on are.
//
// Only what the library models do not have is looked for there, after the program's own folder and
// every --reference. Which folder it is depends on files and the environment alone:
//
// 1. What the program wants is in PROGRAM.runtimeconfig.json beside it: names and versions of
//    frameworks. Where there is none, it is Microsoft.NETCore.App, in the version of the
//    System.Runtime that the program refers to; any version, if it refers to none.
// 2. .NET is at $DOTNET_ROOT; where that is not set, where /etc/dotnet/install_location says, and
//    in the folders that packages and install scripts use. The first one that has the framework is
//    taken.
// 3. Of the versions there which are not older than the wanted one, it is the latest patch of the
//    oldest release; the newest of all if any will do. None of them is older: then nothing is
//    found, and what the program uses of it is reported by name, as ever.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "mmcheck/options.hpp"

namespace mmcheck::cli {

/// Where .NET may be installed on this machine.
std::vector<std::filesystem::path> dotnet_roots();

/// The folders of the frameworks that the program wants. A base::Error if its runtimeconfig.json
/// cannot be read.
std::vector<std::string> find_frameworks(const std::string& assembly,
                                         const std::vector<std::filesystem::path>& roots);

/// Adds the folders that --framework=CHOICE stands for, auto, none or a folder, to the references.
void add_framework(const std::string& choice, Options& options);

}  // namespace mmcheck::cli
