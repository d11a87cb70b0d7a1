// main() of a fuzz target that only runs the files in the folders (or the files) it is given.
#include <fmt/core.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <string>
#include <vector>

#include "base/file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::string> files_in(int count, char** paths) {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  for (int i = 0; i < count; ++i) {
    if (!fs::is_directory(paths[i])) {
      files.emplace_back(paths[i]);
      continue;
    }
    for (const auto& entry : fs::recursive_directory_iterator(paths[i])) {
      if (entry.is_regular_file()) files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

int main(int argc, char** argv) {
  // Named before it runs: a crash must not hide which file it was.
  for (const std::string& file : files_in(argc - 1, argv + 1)) {
    fmt::print("{}\n", file);
    std::fflush(stdout);
    try {
      const auto content = mmcheck::base::read_file(file);
      LLVMFuzzerTestOneInput(content.data(), content.size());
    } catch (const std::exception& error) {
      fmt::print("  an exception that is not a base::Error: {}\n", error.what());
      return 1;
    }
  }
  return 0;
}
