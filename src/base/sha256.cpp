#include "base/sha256.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace mmcheck::base {
namespace {

constexpr std::size_t block_size = 64;
constexpr std::size_t rounds = 64;

using Hash = std::array<std::uint32_t, 8>;
using Block = std::span<const std::uint8_t, block_size>;

/// The fractional parts of the square roots of the first eight primes.
constexpr Hash first_hash = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

/// Those of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, rounds> constants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// The block's 16 words, most significant byte first, and 48 more that are made of them.
std::array<std::uint32_t, rounds> schedule(Block block) {
  std::array<std::uint32_t, rounds> words{};
  for (std::size_t i = 0; i < block_size; ++i) words[i / 4] = words[i / 4] << 8 | block[i];
  for (std::size_t i = 16; i < rounds; ++i) {
    const std::uint32_t a = words[i - 15];
    const std::uint32_t b = words[i - 2];
    words[i] = words[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + words[i - 7] +
               (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  return words;
}

void add_block(Hash& hash, Block block) {
  const auto words = schedule(block);
  auto [a, b, c, d, e, f, g, h] = hash;
  for (std::size_t i = 0; i < rounds; ++i) {
    const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                ((e & f) ^ (~e & g)) + constants[i] + words[i];
    const std::uint32_t second =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const Hash worked = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < hash.size(); ++i) hash[i] += worked[i];
}

/// What is left over, a one bit, zeros, and at the end of a block how many bits there were in all.
void add_end(Hash& hash, std::span<const std::uint8_t> rest, std::uint64_t bits) {
  std::array<std::uint8_t, 2 * block_size> end{};
  std::ranges::copy(rest, end.begin());
  end[rest.size()] = 0x80;
  const std::size_t length = rest.size() + 1 + sizeof bits <= block_size ? block_size : end.size();
  for (std::size_t i = 1; i <= sizeof bits; ++i, bits >>= 8) {
    end[length - i] = static_cast<std::uint8_t>(bits);
  }
  for (std::size_t at = 0; at < length; at += block_size) {
    add_block(hash, Block(end.data() + at, block_size));
  }
}

}  // namespace

std::string sha256(std::span<const std::uint8_t> data) {
  Hash hash = first_hash;
  const std::uint64_t bits = std::uint64_t{8} * data.size();
  for (; data.size() >= block_size; data = data.subspan(block_size)) {
    add_block(hash, data.first<block_size>());
  }
  add_end(hash, data, bits);
  std::string result;
  for (const std::uint32_t word : hash) result += fmt::format("{:08x}", word);
  return result;
}

}  // namespace mmcheck::base
