#include "base/error.hpp"

#include <fmt/core.h>

#include <utility>

namespace mmcheck::base {

Error::Error(std::string place, std::string message)
    : std::runtime_error(place.empty() ? message : place + ": " + message),
      place_(std::move(place)),
      message_(std::move(message)) {}

Error Error::in(std::string_view outer) const {
  std::string place(outer);
  if (!place_.empty()) place += ": " + place_;
  return {std::move(place), message_};
}

void malformed(std::uint64_t offset, std::string_view expected) {
  throw Error(fmt::format("offset {:#x}", offset), fmt::format("expected {}", expected));
}

}  // namespace mmcheck::base
