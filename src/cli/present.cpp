#include "cli/present.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "base/error.hpp"
#include "base/file.hpp"
#include "mmcheck/report.hpp"

namespace mmcheck::cli {
namespace {

using base::Error;

constexpr int holds = 0;
constexpr int violated = 1;
constexpr int inconclusive = 3;

void require_writable(const std::string& folder, const std::string& file) {
  if (access(folder.c_str(), W_OK | X_OK) == 0) return;
  throw Error(file, std::string("cannot be written: ") + std::strerror(errno));
}

void require_folder_of(const std::string& file) {
  const std::string folder = std::filesystem::path(file).parent_path().string();
  require_writable(folder.empty() ? "." : folder, file);
}

/// It is made when it is needed, but its own folder has to be there.
void require_patch_folder(const std::string& path) {
  // "patches/" is "patches".
  const std::filesystem::path folder = std::filesystem::path(path + "/").parent_path();
  std::error_code error;
  if (!std::filesystem::exists(folder, error)) {
    require_folder_of(folder.string());
  } else if (!std::filesystem::is_directory(folder, error)) {
    throw Error(path, "expected a folder to write diffs to, and this is a file");
  } else {
    require_writable(folder.string(), path);
  }
}

bool is_assembly(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return false;
  std::ifstream there(file, std::ios::binary);
  return there.get() == 'M' && there.get() == 'Z';
}

/// One program for one model, and not in place of the one that is checked.
void require_emittable(const CommandLine& command_line, const std::string& file) {
  std::error_code error;
  if (std::filesystem::equivalent(file, command_line.options.assembly, error)) {
    throw Error(file,
                "--emit would write over the assembly that is checked: expected another file");
  }
  if (std::filesystem::exists(file, error) && !is_assembly(file)) {
    throw Error(file, "--emit writes over assemblies only, and this is another file");
  }
  if (command_line.options.memory_models.size() > 1) {
    throw Error("--emit", "expected one --memory-model: each needs repairs of its own");
  }
  require_folder_of(file);
}

}  // namespace

void require_folders_of(const CommandLine& command_line) {
  for (const std::string& file : command_line.reports) require_folder_of(file);
  if (command_line.patch) require_patch_folder(*command_line.patch);
  if (command_line.emit) require_emittable(command_line, *command_line.emit);
}

void require_something_observed(const Options& options, const Result& result) {
  const auto is_empty = [](const ModelResult& model) {
    return model.verdict == Verdict::Holds && !model.has_outcomes;
  };
  if (!options.robust || std::ranges::none_of(result.results, is_empty)) return;
  throw Error("--robust",
              "nothing is observed that could be compared: expected --observe=TYPE.FIELD, or a "
              "program that calls Verify.Observe");
}

void present(const CommandLine& command_line, const Result& result,
             const std::function<void(std::string_view)>& print) {
  Reporter reporter(result);
  const auto report = [&](Format format, bool color) {
    return reporter.report(report_options(command_line, format, color));
  };
  std::optional<Error> failed;
  for (const std::string& file : command_line.reports) {
    try {
      base::write_file(file, report(format_of_file(file).value_or(Format::Text), false));
    } catch (const Error& error) {
      failed = error;
    }
  }
  print(report(command_line.format, is_wanted(command_line.color, STDOUT_FILENO)));
  if (failed) throw Error(*failed);
}

int exit_status(const Result& result) {
  const auto has = [&](Verdict verdict) {
    return std::any_of(result.results.begin(), result.results.end(),
                       [&](const ModelResult& model) { return model.verdict == verdict; });
  };
  if (has(Verdict::Violated)) return violated;
  return has(Verdict::Inconclusive) || result.results.empty() ? inconclusive : holds;
}

bool is_wanted(When when, int descriptor) {
  return when == When::Always || (when == When::Auto && isatty(descriptor) == 1);
}

}  // namespace mmcheck::cli
