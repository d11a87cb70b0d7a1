// Lines of source files, where they can be found: symbols say where they were when they were
// compiled. Nothing depends on them; they are a comfort for the reader of a listing or a trace.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mmcheck::assembly {

class SourceFiles {
 public:
  /// Files that are not where the symbols say are looked for beside the assembly.
  explicit SourceFiles(const std::string& assembly_path);

  /// A line, counted from 1, without its end; empty where there is none.
  std::string_view line(const std::string& path, std::uint32_t number);
  /// All of it; empty if it is not found.
  std::string_view text(const std::string& path);
  /// Where it was found; where the symbols say if it was not.
  const std::string& found_at(const std::string& path);

 private:
  struct File {
    std::vector<std::uint8_t> content;
    std::vector<std::uint32_t> lines;  // where each starts
    std::string path;                  // where it was found
  };
  const File& file(const std::string& path);
  void read(File& file, const std::string& path);

  std::string folder_;
  std::unordered_map<std::string, File> files_;
  std::size_t read_bytes_ = 0;
};

}  // namespace mmcheck::assembly
