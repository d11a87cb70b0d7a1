#include "model/models.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "model/text.hpp"
#include "support/error_of.hpp"
#include "support/folder.hpp"

using namespace mmcheck::model;  // NOLINT(google-build-using-namespace)
using mmcheck::testing::error_of;
using mmcheck::testing::Folder;
using Class = OperationClass;

namespace {

const Model& known(const char* name) {
  const Model* model = find_built_in(name);
  REQUIRE(model != nullptr);
  return *model;
}

std::string write(const Folder& folder, const std::string& text) {
  return folder.write("own.mm", {text.begin(), text.end()});
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

/// Whether `more` permits every reordering that `less` does.
bool permits_what(const Model& less, const Model& more) {
  for (std::size_t i = 0; i < operation_class_names.size(); ++i) {
    for (std::size_t k = 0; k < operation_class_names.size(); ++k) {
      if (less.may_reorder(Class(i), Class(k)) && !more.may_reorder(Class(i), Class(k)))
        return false;
    }
  }
  return true;
}

}  // namespace

TEST_SUITE_BEGIN("model");

TEST_CASE("seven models are built in, each with a title") {
  std::vector<std::string> names;
  for (const Model& model : built_in()) {
    names.push_back(model.name());
    CHECK_FALSE(model.title().empty());
  }
  CHECK(names == std::vector<std::string>{"sc", "tso", "pso", "dotnet", "clr", "arm64", "clr2"});
}

TEST_CASE("a table is read with the row first") {
  CHECK(known("tso").may_reorder(Class::Write, Class::Read));
  CHECK_FALSE(known("tso").may_reorder(Class::Read, Class::Write));
  CHECK(known("dotnet").may_reorder(Class::Unlock, Class::VolatileRead));
  CHECK_FALSE(known("dotnet").may_reorder(Class::VolatileRead, Class::Unlock));
}

TEST_CASE("switches are those of the model") {
  CHECK(known("tso").has(Switch::StoreForwarding));
  CHECK(known("clr").publication() == Publication::Reachable);
  CHECK(known("clr").failed_atomic() == FailedAtomic::Fence);
  CHECK(known("arm64").failed_atomic() == FailedAtomic::VolatileRead);
  CHECK(known("pso").publication() == Publication::No);
  CHECK(known("clr2").has(Switch::SpeculativeReads));
  CHECK_FALSE(known("dotnet").has(Switch::Coherence));
}

TEST_CASE("the tables include each other as the models do") {
  CHECK(permits_what(known("sc"), known("tso")));
  CHECK(permits_what(known("tso"), known("pso")));
  CHECK(permits_what(known("tso"), known("clr2")));
  CHECK(permits_what(known("clr2"), known("clr")));
  CHECK(permits_what(known("clr"), known("arm64")));
  CHECK_FALSE(permits_what(known("pso"), known("clr2")));
}

TEST_CASE("where every write is a release it publishes whatever it leads to") {
  for (std::size_t i = 0; i < operation_class_names.size(); ++i) {
    CHECK_FALSE(known("clr2").may_reorder(Class(i), Class::Write));
    CHECK_FALSE(known("clr2").may_reorder(Class(i), Class::VolatileWrite));
  }
}

TEST_CASE("nothing overtakes a volatile read, and no lock") {
  for (const Model& model : built_in()) {
    CAPTURE(model.name());
    for (std::size_t i = 0; i < operation_class_names.size(); ++i) {
      CHECK_FALSE(model.may_reorder(Class::VolatileRead, Class(i)));
      CHECK_FALSE(model.may_reorder(Class::Lock, Class(i)));
    }
  }
}

TEST_CASE("a file is a model under its own name") {
  const Folder folder;
  const std::string text = replaced(to_text(known("tso")), "name   tso", "name   mine");
  const Model model = load(write(folder, text));
  CHECK(model.name() == "mine");
  CHECK(model.may_reorder(Class::Write, Class::Read));
}

TEST_CASE("the name of a built-in model is for that model only") {
  const Folder folder;
  CHECK(load(write(folder, to_text(known("sc")))) == known("sc"));
  const std::string text = replaced(to_text(known("tso")), "name   tso", "name   sc");
  const std::string file = write(folder, text);
  const std::string complaint = error_of([&] { load(file); });
  CHECK(complaint.starts_with(file + ": the name sc is that of another model"));
}

TEST_CASE("a file that is not there is named") {
  CHECK(error_of([] { load("/nowhere/x.mm"); }) ==
        "/nowhere/x.mm: cannot be read: No such file or directory");
}

TEST_CASE("a file that is much longer than a table is not even read as one") {
  const Folder folder;
  const std::string file = write(folder, to_text(known("sc")) + std::string(65536, '\n'));
  CHECK(error_of([&] { load(file); }) ==
        file + ": too long for a memory model, expected at most 64 KiB");
}
