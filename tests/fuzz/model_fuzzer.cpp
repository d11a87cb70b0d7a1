// Any bytes as a memory model: refused, or a model that is the same once it was written and read
// again.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/check.hpp"
#include "base/error.hpp"
#include "model/text.hpp"

namespace {

using mmcheck::model::Model;

std::optional<Model> read(std::string_view text) {
  try {
    return mmcheck::model::parse(text, "x.mm");
  } catch (const mmcheck::base::Error&) {
    return std::nullopt;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::optional<Model> model = read({reinterpret_cast<const char*>(data), size});
  if (!model) return 0;
  mmcheck::base::check(read(mmcheck::model::to_text(*model)) == model,
                       "a model that was written is read as another");
  return 0;
}
