// The program: options, what they ask for, exit status.
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "assembly/assembly.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/command_line.hpp"
#include "cli/emit_assembly.hpp"
#include "cli/framework.hpp"
#include "cli/present.hpp"
#include "cli/progress_line.hpp"
#include "cli/replay_trace.hpp"
#include "cli/run.hpp"
#include "cli/target.hpp"
#include "cli/tests.hpp"
#include "cli/write_patches.hpp"
#include "disassemble/disassemble.hpp"
#include "mmcheck/check.hpp"
#include "vm/program/types.hpp"

namespace {

using mmcheck::assembly::Reading;
using mmcheck::base::Error;
using mmcheck::cli::CommandLine;

// Exit status; 1 is for violations.
constexpr int done = 0;
constexpr int unusable = 2;
constexpr int inconclusive = 3;

/// Whoever reads our output has closed it, as `head` does: there is nobody left to tell anything.
struct NobodyListens {};

void write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = write(descriptor, text.data(), text.size());
    if (count >= 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EPIPE) {
      throw NobodyListens();
    } else if (errno != EINTR) {
      throw Error("standard output", std::string("cannot be written: ") + std::strerror(errno));
    }
  }
}

void print(std::string_view text) { write_all(STDOUT_FILENO, text); }

void print_error(std::string_view text) { write_all(STDERR_FILENO, text); }

/// One line, on standard error; if that cannot be written either, the exit status has to do.
void complain(std::string_view what) {
  std::string line = "mmcheck: ";
  mmcheck::base::append_visible(line, what);
  line += "\n";
  try {
    write_all(STDERR_FILENO, line);
  } catch (...) {
  }
}

/// Nothing depends on it, so that nothing may fail for it.
void print_progress(std::string_view text) {
  try {
    write_all(STDERR_FILENO, text);
  } catch (...) {
  }
}

constexpr char bug[] =
    "mmcheck: this is a bug in mmcheck: please report it with the command line, the assembly and "
    "what was printed here\n";

/// For failed assertions and exceptions that nobody expected. Does only what a signal handler may.
extern "C" void say_that_it_is_a_bug(int) {
  [[maybe_unused]] const ssize_t count = write(STDERR_FILENO, bug, sizeof bug - 1);
}

void disassemble(const CommandLine& command_line, const mmcheck::assembly::Assembly& assembly) {
  // What print() throws must not be taken for something about the assembly.
  std::exception_ptr print_failed;
  const mmcheck::disassemble::Sink sink = [&](std::string_view text) {
    try {
      print(text);
    } catch (...) {
      print_failed = std::current_exception();
      throw;
    }
  };
  try {
    if (command_line.method) {
      mmcheck::disassemble::disassemble_method(assembly, *command_line.method, sink);
    } else {
      mmcheck::disassemble::disassemble(assembly, sink);
    }
  } catch (const Error& error) {
    if (print_failed) std::rethrow_exception(print_failed);
    throw error.in(assembly.path());
  }
}

/// --patch and --emit are about one test.
std::string only_test(const std::vector<mmcheck::suite::Test>& tests, const char* option) {
  if (tests.size() == 1) return tests.front().name;
  throw Error(option, "expected one test, and there are " + std::to_string(tests.size()) +
                          ": --test=REGEX chooses one, --list-tests names them");
}

int check_program(const CommandLine& command_line) {
  mmcheck::cli::require_folders_of(command_line);
  mmcheck::Options options = command_line.options;
  mmcheck::cli::add_framework(command_line.framework, options);
  if (const auto tests = mmcheck::cli::chosen_tests(command_line, options)) {
    if (command_line.list_tests) {
      mmcheck::cli::list_tests(*tests, print);
      return done;
    }
    if (!command_line.patch && !command_line.emit) {
      return mmcheck::cli::run_tests(*tests, command_line, options, print);
    }
    options.entry = only_test(*tests, command_line.patch ? "--patch" : "--emit");
  }
  std::optional<mmcheck::cli::ProgressLine> progress;
  if (mmcheck::cli::is_wanted(command_line.progress, STDERR_FILENO)) {
    progress.emplace(print_progress, isatty(STDERR_FILENO) == 1);
    options.progress = [&](const mmcheck::Progress& now) { progress->show(now); };
  }
  const mmcheck::Result result = mmcheck::check(options);
  progress.reset();
  const int status = mmcheck::cli::exit_status(result);
  try {
    mmcheck::cli::require_something_observed(options, result);
    mmcheck::cli::present(command_line, result, print);
    if (command_line.patch) mmcheck::cli::write_patches(*command_line.patch, result, complain);
    if (command_line.emit) mmcheck::cli::emit_assembly(*command_line.emit, result, complain);
  } catch (const std::bad_alloc&) {
    complain("memory ran out while the report was written: not all of it is there");
  }
  return status;
}

mmcheck::cli::RunOptions run_options(const CommandLine& command_line) {
  mmcheck::Options options = command_line.options;
  mmcheck::cli::add_framework(command_line.framework, options);
  return {options.assembly,  options.entry,     options.references,
          options.stubs,     options.arguments, options.pool.value_or(0),
          options.time_limit};
}

int run(int count, const char* const* arguments) {
  CommandLine command_line = mmcheck::cli::read_command_line(count, arguments);
  if (command_line.answer) {
    print(*command_line.answer);
    return done;
  }
  std::string& assembly = command_line.options.assembly;
  if (!assembly.empty()) {
    const std::string given = std::exchange(assembly, mmcheck::cli::find_assembly(assembly));
    if (command_line.verbose && given != assembly) complain(given + " is " + assembly);
  }
  if (command_line.run) {
    return mmcheck::cli::run_program(run_options(command_line), print, print_error, complain);
  }
  if (command_line.list_unmodelled) {
    return mmcheck::cli::list_unmodelled(run_options(command_line), print);
  }
  if (command_line.replay) return mmcheck::cli::replay_trace(command_line, print);
  if (command_line.disassemble) {
    disassemble(command_line, *mmcheck::assembly::Assembly::open(command_line.options.assembly,
                                                                 Reading::in_parts));
    return done;
  }
  return check_program(command_line);
}

}  // namespace

int main(int count, char** arguments) {
  std::signal(SIGPIPE, SIG_IGN);  // write() says it
  std::signal(SIGABRT, say_that_it_is_a_bug);
  try {
    return run(count, arguments);
  } catch (const Error& error) {
    complain(error.what());
    return unusable;
  } catch (const NobodyListens&) {
    return done;
  } catch (const mmcheck::vm::Unresolved& reason) {
    // Where nobody has an answer of his own: the entry point, say, has a type that is not there.
    complain(std::string("inconclusive: ") + reason.what());
    return inconclusive;
  } catch (const std::bad_alloc&) {
    complain("inconclusive: memory ran out; nothing is known about the program");
    return inconclusive;
  } catch (const std::exception& error) {
    complain(error.what());
    std::abort();
  } catch (...) {
    std::abort();
  }
}
