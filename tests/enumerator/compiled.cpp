#include "compiled.hpp"

#include <array>
#include <cstdio>
#include <fstream>
#include <stdexcept>

#include "csharp.hpp"

namespace enumerator {

std::string shell_quoted(const std::string& text) { return "'" + text + "'"; }

Output run(const std::string& command) {
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot run: " + command);
  Output output;
  std::array<char, 65536> buffer;
  while (const std::size_t length = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
    output.text.append(buffer.data(), length);
  }
  output.status = pclose(pipe);
  return output;
}

std::string class_name(std::size_t index) { return "P" + std::to_string(index); }

std::string field_name(const Observed& observed, const std::string& class_name) {
  const bool is_of_nested_class = !class_of(observed.name).empty();
  return class_name + (is_of_nested_class ? "+" : ".") + observed.name;
}

std::string observe_option(const Program& program, const std::string& class_name) {
  std::string option;
  for (const Observed& observed : observed_of(program)) {
    option += (option.empty() ? "--observe=" : ",") + field_name(observed, class_name);
  }
  return option;
}

std::string compile(const std::vector<Program>& programs, const std::string& csc,
                    const std::string& work) {
  const std::string source = work + "/programs.cs";
  const std::string library = work + "/programs.dll";
  std::ofstream(source) << csharp_of(programs);
  const std::string log = work + "/csc.log";
  const Output output =
      run(shell_quoted(csc) + " --library --out=" + shell_quoted(library) + " " +
          shell_quoted(source) + " -- -langversion:7.2 > " + shell_quoted(log) + " 2>&1");
  if (output.status != 0) throw std::runtime_error("cannot compile " + source + ": see " + log);
  return library;
}

}  // namespace enumerator
