// The models that there are: those that are built in, and files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/model.hpp"

namespace mmcheck::model {

/// The models in models/*.mm, from the strongest on.
const std::vector<Model>& built_in();
/// Null if none is called so.
const Model* find_built_in(std::string_view name);

/// What --memory-model says: a model that is built in, or a file. Throws base::Error for a file
/// that cannot be used, and for one that calls another model by the name of one that is built in: a
/// report has nothing but the name.
Model load(const std::string& name_or_file);

/// What --list-models prints. Without its first line, each is a file that can be read again.
std::string list_built_in();

}  // namespace mmcheck::model
