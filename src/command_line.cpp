#include "command_line.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <memory>
#include <string_view>

#include "base/error.hpp"

namespace mmcheck {
namespace {

/// CLI11's help, laid out as a page that people read from the top.
class HelpPage : public CLI::Formatter {
 public:
  std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
    std::string text =
        "mmcheck [options] ASSEMBLY [-- PROGRAM-ARGUMENTS]\n\n" + app->get_description() + "\n";
    for (const std::string& group : app->get_groups()) {
      const auto options = app->get_options([&](const CLI::Option* option) {
        return option->get_group() == group && option->nonpositional();
      });
      if (group.empty() || options.empty()) continue;
      text += "\n  " + group + "\n";
      for (const CLI::Option* option : options) text += make_option(option, false);
    }
    return text;
  }
  std::string make_option(const CLI::Option* option, bool) const override {
    std::string name = option->get_name();
    const std::string value = option->get_type_name();
    if (!value.empty()) name += "=" + value;
    name.resize(std::max(name.size() + 2, std::size_t{28}), ' ');
    return "    " + name + option->get_description() + "\n";
  }
};

/// One line, whatever the library says.
std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

/// What follows "--" is the program's: returns how many arguments are ours.
int split_off_program_arguments(int count, const char* const* arguments,
                                std::vector<std::string>& theirs) {
  const auto* end = arguments + count;
  const auto* separator = std::find(arguments, end, std::string_view("--"));
  if (separator == end) return count;
  theirs.assign(separator + 1, end);
  return static_cast<int>(separator - arguments);
}

}  // namespace

CommandLine read_command_line(int count, const char* const* arguments) {
  CommandLine result;
  CLI::App app("Runs a .NET program, or shows what an assembly consists of.", "mmcheck");
  app.formatter(std::make_shared<HelpPage>());
  app.set_help_flag();

  app.add_option("ASSEMBLY", result.assembly, "a .dll or .exe");

  bool help = false;
  bool version = false;
  const auto flag = [&](const char* name, bool& value, const char* group, const char* description) {
    return app.add_flag(name, value, description)->group(group)->disable_flag_override();
  };
  constexpr const char* what_is_checked = "What is checked";
  constexpr const char* other_jobs = "Other jobs";
  constexpr const char* general = "General";
  app.add_option("--reference", result.references, "where referenced assemblies are; repeatable")
      ->type_name("DIR|FILE")
      ->group(what_is_checked)
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  flag("--run", result.run, other_jobs, "execute the program once, as the runtime does");
  flag("--list-unmodelled", result.list_unmodelled, other_jobs,
       "what the program could reach that --run cannot execute");
  CLI::Option* disassemble = flag("--disassemble", result.disassemble, other_jobs,
                                  "list what is in the assembly, with the code of its methods");
  app.add_option("--method", result.method, "with --disassemble: only the methods of that name")
      ->type_name("TYPE::METHOD")
      ->group(other_jobs)
      ->needs(disassemble);
  flag("--version", version, general, "print the version and stop");
  flag("-h,--help", help, general, "print this page and stop");

  const int own = split_off_program_arguments(count, arguments, result.program_arguments);
  try {
    app.parse(own, arguments);
  } catch (const CLI::ParseError& error) {
    throw base::Error("command line", one_line(error.what()) + " (see mmcheck --help)");
  }
  if (result.method && result.method->empty()) {
    throw base::Error("command line", "expected --method=TYPE::METHOD (see mmcheck --help)");
  }
  if (help) {
    result.answer = app.help();
  } else if (version) {
    result.answer = "mmcheck " MMCHECK_VERSION "\n";
  } else if (result.assembly.empty()) {
    throw base::Error("command line", "expected the ASSEMBLY to read (see mmcheck --help)");
  }
  return result;
}

}  // namespace mmcheck
