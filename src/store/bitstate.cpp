#include "store/bitstate.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <new>

namespace mmcheck::store {
namespace {

constexpr unsigned bits_of_place = 42;
constexpr std::uint64_t fewest_bits = 64;
constexpr std::uint64_t most_bits = std::uint64_t{1} << bits_of_place;

}  // namespace

Bitstate::Bitstate(std::uint64_t most_bytes)
    : bits_(std::max(fewest_bits, std::bit_floor(std::min(most_bytes, most_bits / 8)) * 8)),
      words_(static_cast<std::uint64_t*>(std::calloc(bits_ / 64, sizeof(std::uint64_t)))) {
  if (words_ == nullptr) throw std::bad_alloc();
}

std::array<std::uint64_t, 3> Bitstate::places_of(const Hash& hash) const {
  const std::uint64_t mask = bits_ - 1;
  const std::uint64_t middle = hash.low >> bits_of_place | hash.high << (64 - bits_of_place);
  const std::uint64_t last = hash.high >> (64 - bits_of_place);
  return {hash.low & mask, middle & mask, last & mask};
}

bool Bitstate::insert(const Hash& hash) {
  const double full = static_cast<double>(set_) / static_cast<double>(bits_);
  bool is_new = false;
  for (const std::uint64_t place : places_of(hash)) {
    if (is_set(place)) continue;
    words_[place / 64] |= std::uint64_t{1} << place % 64;
    ++set_;
    is_new = true;
  }
  if (is_new) log_of_none_omitted_ += std::log1p(-full * full * full);
  return is_new;
}

std::optional<double> Bitstate::omission_probability() const {
  return std::abs(std::expm1(log_of_none_omitted_));  // 1 - e^x, but exact where that is small
}

}  // namespace mmcheck::store
