// Tests src/store/sequences.cpp.
#include "store/sequences.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "support/random.hpp"

using namespace mmcheck::store;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::Random;

namespace {

constexpr int many = 20'000;  // the tables grow several times

}  // namespace

TEST_CASE("equal sequences have the same number, others another one") {
  Sequences sequences;
  std::map<std::vector<Word>, std::uint32_t> expected;
  Random random(1);
  for (int i = 0; i < many; ++i) {
    std::vector<Word> words(random.below(5));
    for (Word& word : words) word = random.below(10);
    const std::uint32_t number = sequences.intern(words);
    const auto [place, is_new] = expected.try_emplace(words, number);
    REQUIRE(place->second == number);
    if (is_new) REQUIRE(number == expected.size());
  }
  CHECK(sequences.size() == expected.size());
  for (const auto& [words, number] : expected) {
    REQUIRE(std::ranges::equal(sequences[number], words));
  }
}

TEST_CASE("the empty sequence is one, and a prefix is another one than the whole") {
  Sequences sequences;
  CHECK(sequences.size() == 0);
  const std::uint32_t empty = sequences.intern({});
  const std::uint32_t zero = sequences.intern(std::vector<Word>{0});
  const std::uint32_t zeros = sequences.intern(std::vector<Word>{0, 0});
  CHECK(empty == 1);
  CHECK(zero == 2);
  CHECK(zeros == 3);
  CHECK(sequences[empty].empty());
  CHECK(sequences[zeros].size() == 2);
}

TEST_CASE("equal tuples have the same number, and say whether they are new") {
  Tuples tuples;
  std::map<Tuples::Tuple, std::uint32_t> expected;
  Random random(2);
  for (int i = 0; i < many; ++i) {
    Tuples::Tuple tuple{};
    for (std::uint32_t& number : tuple) number = random.below(12);
    const Tuples::Found found = tuples.intern(tuple);
    const auto [place, is_new] = expected.try_emplace(tuple, found.number);
    REQUIRE(found.is_new == is_new);
    REQUIRE(found.number == place->second);
  }
  CHECK(tuples.size() == expected.size());
  for (const auto& [tuple, number] : expected) REQUIRE(tuples[number] == tuple);
}

TEST_CASE("many tuples at once have the numbers that they have one after the other") {
  Tuples one_by_one;
  Tuples together;
  Random random(3);
  std::vector<Tuples::Found> found;
  for (int i = 0; i < many / 10; ++i) {
    // As many as do not fit before the table has grown; and some more than once.
    std::vector<Tuples::Tuple> tuples(random.below(40));
    for (Tuples::Tuple& tuple : tuples) tuple = {random.below(50), random.below(50), 0, 0};
    together.intern(tuples, found);
    REQUIRE(found.size() == tuples.size());
    for (std::size_t k = 0; k < tuples.size(); ++k) {
      const Tuples::Found expected = one_by_one.intern(tuples[k]);
      REQUIRE(found[k].number == expected.number);
      REQUIRE(found[k].is_new == expected.is_new);
    }
  }
  CHECK(together.size() == one_by_one.size());
}

TEST_CASE("what is kept takes memory") {
  Sequences sequences;
  Tuples tuples;
  const std::uint64_t before_sequences = sequences.bytes();
  const std::uint64_t before_tuples = tuples.bytes();
  for (Word i = 0; i < many; ++i) {
    sequences.intern(std::vector<Word>{i, i, i});
    tuples.intern({i, i, i, i});
  }
  CHECK(sequences.bytes() >= before_sequences + many * 3 * sizeof(Word));
  CHECK(tuples.bytes() >= before_tuples + many * sizeof(Tuples::Tuple));
}
