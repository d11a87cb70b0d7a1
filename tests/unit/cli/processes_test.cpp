#include "cli/processes.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <csignal>
#include <map>
#include <stdexcept>
#include <string>

using namespace mmcheck::cli;  // NOLINT(google-build-using-namespace)

namespace {

std::map<std::size_t, JobEnd> run(std::size_t count, std::size_t most,
                                  const std::function<std::string(std::size_t)>& job) {
  std::map<std::size_t, JobEnd> ends;
  run_in_processes(count, most, job, [&](const JobEnd& end) { ends[end.job] = end; });
  return ends;
}

}  // namespace

TEST_SUITE_BEGIN("cli");

TEST_CASE("every job is done once, and what it returns arrives whole") {
  const auto ends = run(7, 3, [](std::size_t job) {
    return std::string(job * 100'000, static_cast<char>('a' + job));
  });
  REQUIRE(ends.size() == 7);
  for (const auto& [job, end] : ends) {
    CHECK(end.failure.empty());
    CHECK(end.output == std::string(job * 100'000, static_cast<char>('a' + job)));
  }
}

TEST_CASE("a job that crashes is reported, and the others are done") {
  const auto ends = run(3, 2, [](std::size_t job) -> std::string {
    if (job == 1) {
      std::signal(SIGSEGV, SIG_DFL);
      std::raise(SIGSEGV);
    }
    return "well";
  });
  REQUIRE(ends.size() == 3);
  CHECK(ends.at(0).output == "well");
  CHECK(ends.at(1).failure.starts_with("ended by signal 11 "));
  CHECK(ends.at(2).output == "well");
}

TEST_CASE("a job that throws or exits is reported, too") {
  const auto ends = run(2, 1, [](std::size_t job) -> std::string {
    if (job == 0) throw std::runtime_error("no");
    _exit(7);
  });
  CHECK(ends.at(0).failure == "ended with exit status 1");
  CHECK(ends.at(1).failure == "ended with exit status 7");
}

TEST_CASE("no more jobs run at a time than were asked for") {
  // With one at a time, each ends before the next begins.
  std::string order;
  const auto job = [&](std::size_t number) { return std::to_string(number) + "after " + order; };
  run_in_processes(3, 1, job, [&](const JobEnd& end) { order += end.output.substr(0, 1); });
  CHECK(order == "012");
}

TEST_CASE("nothing to do is done") {
  CHECK(run(0, 4, [](std::size_t) { return ""; }).empty());
}

TEST_SUITE_END();
