#include "cli/processes.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "base/error.hpp"

namespace mmcheck::cli {
namespace {

constexpr std::array<int, 3> signals = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t told_to_end = 0;

extern "C" void note_signal(int number) { told_to_end = number; }

/// While it lives, these signals only interrupt what waits.
class Signals {
 public:
  Signals() {
    told_to_end = 0;
    struct sigaction action {};
    action.sa_handler = note_signal;
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &action, &before_[i]);
  }
  ~Signals() { restore(); }
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

  void restore() {
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before_[i], nullptr);
  }

 private:
  std::array<struct sigaction, signals.size()> before_{};
};

struct Process {
  std::size_t job;
  pid_t id;
  int from;  // what it returns comes out here
  double started;
  std::string output;
};

[[noreturn]] void refuse(const char* what) {
  throw base::Error("--jobs", fmt::format("{}: {}", what, std::strerror(errno)));
}

void write_all(int to, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = write(to, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return;  // nobody is there any more
    text.remove_prefix(static_cast<std::size_t>(count));
  }
}

/// "": it ended well.
std::string failure_of(int status) {
  if (WIFSIGNALED(status)) {
    const int number = WTERMSIG(status);
    return fmt::format("ended by signal {} ({})", number, strsignal(number));
  }
  const int code = WEXITSTATUS(status);
  return code == 0 ? std::string() : fmt::format("ended with exit status {}", code);
}

class Pool {
 public:
  Pool(const std::function<std::string(std::size_t)>& job,
       const std::function<void(const JobEnd&)>& ended)
      : job_(job), ended_(ended) {}

  ~Pool() { end_all(); }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  void run(std::size_t count, std::size_t most) {
    for (std::size_t next = 0; next < count || !running_.empty();) {
      while (next < count && running_.size() < most) start(next++);
      listen();
      if (told_to_end != 0) return pass_on();
    }
  }

 private:
  void start(std::size_t job) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) refuse("no pipe can be made");
    const pid_t parent = getpid();
    const pid_t id = fork();
    if (id < 0) refuse("no process can be started");
    if (id == 0) {
      close(ends[0]);
      be_job(job, ends[1], parent);
    }
    close(ends[1]);
    running_.push_back({job, id, ends[0], base::now(), {}});
  }

  /// In the new process. Nothing of the old one is tidied up here: that is its own business.
  [[noreturn]] void be_job(std::size_t job, int to, pid_t parent) {
    signals_.restore();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    try {
      write_all(to, job_(job));
      _exit(0);
    } catch (...) {
      _exit(1);
    }
  }

  void listen() {
    std::vector<pollfd> sources;
    sources.reserve(running_.size());
    for (const Process& process : running_) sources.push_back({process.from, POLLIN, 0});
    if (poll(sources.data(), sources.size(), -1) < 0) return;
    for (std::size_t i = sources.size(); i-- > 0;) {
      if (sources[i].revents != 0) read_from(i);
    }
  }

  void read_from(std::size_t number) {
    std::array<char, 65536> buffer{};
    const ssize_t count = read(running_[number].from, buffer.data(), buffer.size());
    if (count > 0) {
      running_[number].output.append(buffer.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || errno != EINTR) {
      finish(number);
    }
  }

  void finish(std::size_t number) {
    Process process = std::move(running_[number]);
    running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(number));
    close(process.from);
    int status = 0;
    while (waitpid(process.id, &status, 0) < 0 && errno == EINTR) {
    }
    ended_({process.job, std::move(process.output), failure_of(status),
            base::now() - process.started});
  }

  void end_all() {
    for (const Process& process : running_) kill(process.id, SIGKILL);
    for (const Process& process : running_) {
      close(process.from);
      while (waitpid(process.id, nullptr, 0) < 0 && errno == EINTR) {
      }
    }
    running_.clear();
  }

  /// The others first, then this process, in the same way.
  void pass_on() {
    end_all();
    signals_.restore();
    std::raise(told_to_end);
  }

  const std::function<std::string(std::size_t)>& job_;
  const std::function<void(const JobEnd&)>& ended_;
  Signals signals_;
  std::vector<Process> running_;
};

}  // namespace

void run_in_processes(std::size_t count, std::size_t most,
                      const std::function<std::string(std::size_t)>& job,
                      const std::function<void(const JobEnd&)>& ended) {
  Pool(job, ended).run(count, std::max<std::size_t>(most, 1));
}

}  // namespace mmcheck::cli
