// Checks a program under one memory model, and prints the report and what is to be changed.
//
//   check_program ASSEMBLY MODEL      for example: peterson.exe tso
//
// Exit status: 0 if the program holds, 1 if not, 2 if it cannot be checked, 3 if nobody can say.
#include <exception>
#include <iostream>

#include "mmcheck/check.hpp"
#include "mmcheck/report.hpp"

namespace {

int status_of(mmcheck::Verdict verdict) {
  switch (verdict) {
    case mmcheck::Verdict::Holds:
      return 0;
    case mmcheck::Verdict::Violated:
      return 1;
    case mmcheck::Verdict::Inconclusive:
      break;
  }
  return 3;
}

int check_program(const char* assembly, const char* model) {
  mmcheck::Options options;
  options.assembly = assembly;
  options.memory_models = {model};
  const mmcheck::Result result = mmcheck::check(options);
  mmcheck::Reporter reporter(result);
  std::cout << reporter.report({});
  const mmcheck::ModelResult& found = result.results.at(0);
  if (found.fences) {
    for (const mmcheck::Repair& repair : found.fences->points) {
      std::cout << "change " << repair.location.file << ":" << repair.location.line << "\n";
    }
  }
  return status_of(found.verdict);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "check_program: expected an assembly and a memory model\n";
    return 2;
  }
  try {
    return check_program(arguments[1], arguments[2]);
  } catch (const std::exception& error) {
    std::cerr << "check_program: " << error.what() << "\n";
    return 2;
  }
}
