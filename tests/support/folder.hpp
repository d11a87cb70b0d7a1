// A folder for the files of a test, gone when the test is over.
#pragma once

#include <stdlib.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace mmcheck::testing {

struct Folder {
  std::filesystem::path path;

  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "mmcheck-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no folder: " + pattern);
    path = pattern;
  }
  ~Folder() { std::filesystem::remove_all(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file(const std::string& name) const { return (path / name).string(); }
  std::string write(const std::string& name, const std::vector<std::uint8_t>& content) const {
    std::ofstream(file(name), std::ios::binary)
        .write(reinterpret_cast<const char*>(content.data()),
               static_cast<std::streamsize>(content.size()));
    return file(name);
  }
};

}  // namespace mmcheck::testing
