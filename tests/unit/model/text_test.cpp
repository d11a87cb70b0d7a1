#include "model/text.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "model/models.hpp"
#include "support/error_of.hpp"

using namespace mmcheck::model;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::error_of;
using Class = OperationClass;

namespace {

const std::string good =
    "# A comment.\n"
    "name   mine\n"
    "title  my model, # and all\n"
    "\n"
    "table           read  write  volatile-read  volatile-write  lock  unlock\n"
    "read            Y     -      Y              -               -     -\n"
    "write           -     -      -              -               -     -\n"
    "volatile-read   -     -      -              -               -     -\n"
    "volatile-write  -     -      -              -               -     -\n"
    "lock            -     -      -              -               -     -\n"
    "unlock          -     -      -              -               Y     -\n"
    "\n"
    "store-forwarding   no\n"
    "coherence          yes\n"
    "publication        no\n"
    "speculative-reads  no\n"
    "failed-atomic      fence\n";

std::string replaced(const std::string& from, const std::string& to) {
  std::string text = good;
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

struct Malformed {
  const char* from;  // of the good text
  const char* to;
  const char* complaint;
};

const std::vector<Malformed> malformed = {
    // missing
    {"name   mine\n", "", "16: no name, expected a line name …"},
    {"title  my model, # and all\n", "", "16: no title, expected a line title …"},
    {"lock            -     -      -              -               -     -\n", "",
     "16: no row lock, expected each of read, write, volatile-read, volatile-write, lock, unlock"},
    {"speculative-reads  no\n", "",
     "16: no switch speculative-reads, expected each of store-forwarding, coherence, publication, "
     "speculative-reads, failed-atomic"},
    {"  volatile-write  lock  unlock", "  lock  unlock",
     "5: no column volatile-write, expected read, write, volatile-read, volatile-write, lock, "
     "unlock"},
    {"table  ", "#", "6: row read before the columns have names, expected a line table … above"},
    // twice
    {"# A comment.", "name other", "2: name a second time, expected it once"},
    {"# A comment.", "title other", "3: title a second time, expected it once"},
    {"lock            -", "read            -", "10: read a second time, expected it once"},
    {"publication", "coherence", "15: coherence a second time, expected it once"},
    {"write  volatile-read  volatile-write", "write  volatile-read  read",
     "5: column read a second time, expected it once"},
    // unknown
    {"lock            -", "monitor         -",
     "10: unknown name monitor, expected name, title, table, read, write, volatile-read, "
     "volatile-write, lock, unlock, store-forwarding, coherence, publication, speculative-reads, "
     "failed-atomic"},
    {"publication ", "Publication ",
     "15: unknown name Publication, expected name, title, table, read, write, volatile-read, "
     "volatile-write, lock, unlock, store-forwarding, coherence, publication, speculative-reads, "
     "failed-atomic"},
    {"lock  unlock", "lock  release",
     "5: unknown column release, expected read, write, volatile-read, volatile-write, lock, "
     "unlock"},
    // entries and values
    {"read            Y", "read            y", "6: entry y, expected Y or -"},
    {"read            Y", "read            Y Y",
     "6: 7 entries in row read, expected 6, one for "
     "each column"},
    {"read            Y", "read            ",
     "6: 5 entries in row read, expected 6, one for each "
     "column"},
    {"coherence          yes", "coherence  true", "14: coherence true, expected no or yes"},
    {"coherence          yes", "coherence", "14: 0 words after coherence, expected no or yes"},
    {"coherence          yes", "coherence yes no",
     "14: 2 words after coherence, expected no or yes"},
    {"publication        no", "publication yes",
     "15: publication yes, expected no, own or reachable"},
    {"publication        no", "publication own reachable",
     "15: 2 words after publication, expected no, own or reachable"},
    {"publication        no", "publication",
     "15: 0 words after publication, expected no, own or reachable"},
    {"failed-atomic      fence", "failed-atomic no",
     "17: failed-atomic no, expected fence or volatile-read"},
    {"mine", "", "2: name of 0 words, expected one"},
    {"mine", "my own", "2: name of 2 words, expected one"},
    {"mine", "my/own", "2: name my/own, expected letters, digits, dots, _ and - only"},
    {"my model, # and all", "", "3: empty title, expected a line that says what the model is"},
};

}  // namespace

TEST_SUITE_BEGIN("model");

TEST_CASE("a text is read as it stands") {
  const Model model = parse(good, "x.mm");
  CHECK(model.name() == "mine");
  CHECK(model.title() == "my model, # and all");
  for (std::size_t i = 0; i < operation_class_names.size(); ++i) {
    for (std::size_t k = 0; k < operation_class_names.size(); ++k) {
      const Class first{static_cast<std::uint8_t>(i)};
      const Class second{static_cast<std::uint8_t>(k)};
      const bool expected =
          (first == Class::Read && (second == Class::Read || second == Class::VolatileRead)) ||
          (first == Class::Unlock && second == Class::Lock);
      CAPTURE(i);
      CAPTURE(k);
      CHECK(model.may_reorder(first, second) == expected);
    }
  }
  CHECK(model.has(Switch::Coherence));
  CHECK_FALSE(model.has(Switch::StoreForwarding));
  CHECK(model.publication() == Publication::No);
  CHECK_FALSE(model.has(Switch::SpeculativeReads));
  CHECK(model.failed_atomic() == FailedAtomic::Fence);
}

TEST_CASE("a switch of several words is set to the one that is there") {
  CHECK(parse(replaced("publication        no", "publication own"), "x.mm").publication() ==
        Publication::Own);
  CHECK(parse(replaced("publication        no", "publication reachable"), "x.mm").publication() ==
        Publication::Reachable);
  CHECK(parse(replaced("fence", "volatile-read"), "x.mm").failed_atomic() ==
        FailedAtomic::VolatileRead);
}

TEST_CASE("a text that is malformed is refused, with the line and what was expected") {
  for (const Malformed& one : malformed) {
    CAPTURE(one.complaint);
    const std::string text = replaced(one.from, one.to);
    CHECK(error_of([&] { parse(text, "x.mm"); }) == std::string("x.mm:") + one.complaint);
  }
}

TEST_CASE("the entries belong to the columns that are named, in whatever order") {
  const std::string text = replaced("read  write  volatile-read  volatile-write  lock  unlock\n",
                                    "unlock  lock  volatile-write  volatile-read  write  read\n");
  const Model model = parse(text, "x.mm");
  CHECK(model.may_reorder(Class::Read, Class::Unlock));
  CHECK(model.may_reorder(Class::Read, Class::VolatileWrite));
  CHECK(model.may_reorder(Class::Unlock, Class::Write));
  CHECK_FALSE(model.may_reorder(Class::Read, Class::Read));
}

TEST_CASE("an empty file lacks a name, and the line is its first") {
  CHECK(error_of([] { parse("", "x.mm"); }) == "x.mm:1: no name, expected a line name …");
}

TEST_CASE("no part of a text is a text") {
  for (std::size_t size = 0; size < good.size() - 1; ++size) {
    CAPTURE(size);
    CHECK_FALSE(error_of([&] { parse(good.substr(0, size), "x.mm"); }).empty());
  }
}

TEST_CASE("with any byte changed a text is refused or a model, and nothing else happens") {
  for (std::size_t at = 0; at < good.size(); ++at) {
    for (const char byte : std::string("\0\n\r #-Yz\xff", 9)) {
      std::string text = good;
      text[at] = byte;
      const std::string complaint = error_of([&] {
        const Model model = parse(text, "x.mm");
        CHECK(parse(to_text(model), "x.mm") == model);
      });
      CHECK((complaint.empty() || complaint.starts_with("x.mm:")));
    }
  }
}

TEST_CASE("lines may end as on Windows, and the last one nowhere") {
  std::string text = good;
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
    text.replace(at, 1, "\r\n");
  }
  CHECK(parse(text, "x.mm") == parse(good, "x.mm"));
  CHECK(parse(good.substr(0, good.size() - 1), "x.mm") == parse(good, "x.mm"));
}

TEST_CASE("what is no text is refused in a short line that can be printed") {
  const std::string complaint = error_of([] { parse(std::string(100'000, '\0') + "\n", "x.mm"); });
  CHECK(complaint.starts_with("x.mm:1: unknown name \\u0000\\u0000"));
  CHECK(complaint.size() < 500);
}

TEST_CASE("what is written is read as the same model") {
  CHECK(parse(to_text(parse(good, "x.mm")), "x.mm") == parse(good, "x.mm"));
  for (const Model& model : built_in()) CHECK(parse(to_text(model), "x.mm") == model);
}

TEST_CASE("what is written looks as models do") {
  const std::string without_comment = good.substr(good.find('\n') + 1);
  CHECK(to_text(parse(good, "x.mm")) == without_comment);
}
