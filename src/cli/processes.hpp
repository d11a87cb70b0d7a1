// Jobs in processes of their own, some at a time: what goes wrong in one ends that one alone.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace mmcheck::cli {

struct JobEnd {
  std::size_t job = 0;
  std::string output;   // what the job returned; incomplete if it did not end well
  std::string failure;  // how it ended, if not well: "ended by signal 11 (Segmentation fault)"
  double seconds = 0;
};

/// Runs job(0) … job(count - 1), no more than `most` at a time, and calls `ended` for each as it
/// ends, here. When this process is told to end (Ctrl-C, SIGTERM), the others are ended first.
void run_in_processes(std::size_t count, std::size_t most,
                      const std::function<std::string(std::size_t)>& job,
                      const std::function<void(const JobEnd&)>& ended);

}  // namespace mmcheck::cli
