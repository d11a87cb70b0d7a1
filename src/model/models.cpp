#include "model/models.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/error.hpp"
#include "base/file.hpp"
#include "model/text.hpp"

namespace mmcheck::model {
namespace {

struct Source {
  const char* file;
  std::string_view text;
};
// From models/quote.
constexpr auto sources = std::to_array<Source>({
#include "memory_models.inc"
});

std::vector<Model> parse_all() {
  std::vector<Model> models;
  models.reserve(sources.size());
  for (const Source& source : sources) models.push_back(parse(source.text, source.file));
  return models;
}

Model read(const std::string& file) {
  constexpr std::size_t longest = 65536;
  const std::vector<std::uint8_t> bytes = base::read_file(file);
  if (bytes.size() > longest) {
    throw base::Error(file, "too long for a memory model, expected at most 64 KiB");
  }
  return parse({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, file);
}

}  // namespace

const std::vector<Model>& built_in() {
  static const std::vector<Model> models = parse_all();
  return models;
}

const Model* find_built_in(std::string_view name) {
  const auto found =
      std::ranges::find_if(built_in(), [&](const Model& model) { return model.name() == name; });
  return found == built_in().end() ? nullptr : &*found;
}

Model load(const std::string& name_or_file) {
  if (const Model* known = find_built_in(name_or_file)) return *known;
  Model model = read(name_or_file);
  const Model* namesake = find_built_in(model.name());
  if (namesake != nullptr && *namesake != model) {
    throw base::Error(name_or_file, "the name " + model.name() +
                                        " is that of another model, which is built in, "
                                        "expected a name of its own");
  }
  return model;
}

std::string list_built_in() {
  std::string text = "# Y: of two operations, the column's, issued second, may complete first.\n";
  for (const Model& model : built_in()) text += "\n\n" + to_text(model);
  return text;
}

}  // namespace mmcheck::model
