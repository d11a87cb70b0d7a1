// Tests src/vm/visible/publication.cpp: what a write that hands out an object waits for
// (models/semantics.md, 6).
#include "one_thread.hpp"

using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)
using mmcheck::model::Publication;
using mmcheck::model::Switch;

namespace {

/// After the thread has issued all that it can. Every class may overtake every other.
struct Issued : OneThread {
  Issued(const std::string& method, Publication publication)
      : OneThread(method,
                  Permissive().with(Switch::Publication, static_cast<std::uint8_t>(publication))) {
    step();
  }
};

}  // namespace

TEST_CASE("a reference waits for the object's own fields, if for any") {
  CHECK(Issued("Publish", Publication::No).may_complete(1));
  CHECK_FALSE(Issued("Publish", Publication::Own).may_complete(1));
  CHECK_FALSE(Issued("Publish", Publication::Reachable).may_complete(1));
}

TEST_CASE("a reference does not wait for the fields of an object that it does not lead to") {
  CHECK(Issued("PublishOther", Publication::Own).may_complete(1));
  CHECK(Issued("PublishOther", Publication::Reachable).may_complete(1));
}

TEST_CASE("what an object leads to is found in memory, once it is there") {
  // own.next, inner.value, node
  Issued own("PublishDeep", Publication::Own);
  REQUIRE(own.queue().size() == 3);
  own.complete(0);
  CHECK(own.may_complete(1));
  Issued reachable("PublishDeep", Publication::Reachable);
  CHECK_FALSE(reachable.may_complete(2));
  reachable.complete(0);
  REQUIRE(reachable.queue().size() == 2);
  CHECK_FALSE(reachable.may_complete(1));
  reachable.complete(0);
  CHECK(reachable.may_complete(0));
}

TEST_CASE("objects that lead to each other are walked through once") {
  // own.next, inner.next, lost.value, node
  Issued thread("PublishRound", Publication::Reachable);
  REQUIRE(thread.queue().size() == 4);
  thread.complete(0);
  CHECK_FALSE(thread.may_complete(2));
  thread.complete(0);
  CHECK(thread.may_complete(1));  // nothing leads to `lost`
}

TEST_CASE("an array leads to what its elements refer to") {
  // all[1], own.value, objects
  Issued thread("PublishArray", Publication::Reachable);
  REQUIRE(thread.queue().size() == 3);
  thread.complete(0);
  CHECK_FALSE(thread.may_complete(1));
  CHECK(Issued("PublishArray", Publication::Own).queue().size() == 3);
}
