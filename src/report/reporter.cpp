// Reports with the sources as they are on this machine.
#include <filesystem>
#include <system_error>

#include "assembly/source_files.hpp"
#include "mmcheck/report.hpp"
#include "report/report.hpp"
#include "report/test_outcomes.hpp"

namespace mmcheck {

class Reporter::Sources {
 public:
  explicit Sources(const std::string& assembly) : files_(assembly) {}

  patch::SourceText texts() {
    return [this](const std::string& file) { return files_.text(file); };
  }

  report::SourceLine lines() {
    return [this](const std::string& file, std::uint32_t line) {
      return std::string(files_.line(file, line));
    };
  }

  report::SarifSource of_sarif() {
    std::error_code error;
    report::SarifSource source;
    source.root = std::filesystem::current_path(error).string();
    source.text = texts();
    source.path = [this](const std::string& file) { return path_of(file); };
    return source;
  }

 private:
  std::string path_of(const std::string& file) {
    std::error_code failed;
    const auto path = std::filesystem::absolute(files_.found_at(file), failed);
    const bool is_there = !failed && std::filesystem::exists(path, failed);
    return is_there ? path.lexically_normal().string() : file;
  }

  assembly::SourceFiles files_;
};

Reporter::Reporter(const Result& result)
    : result_(result), sources_(std::make_unique<Sources>(result.path)) {}

Reporter::~Reporter() = default;

std::string Reporter::report(const ReportOptions& options) {
  switch (options.format) {
    case ReportFormat::Json:
      return report::to_json(result_, MMCHECK_VERSION);
    case ReportFormat::Sarif:
      return report::to_sarif(result_, MMCHECK_VERSION, sources_->of_sarif(), options.just_my_code);
    case ReportFormat::Junit:
      return report::to_junit(report::outcomes_of(result_, text({})));
    case ReportFormat::Trx:
      return report::to_trx(report::outcomes_of(result_, text({})), result_.path);
    case ReportFormat::Text:
      break;
  }
  return text(options);
}

std::string Reporter::text(const ReportOptions& options) {
  report::TextOptions of_text;
  of_text.color = options.color;
  of_text.quiet = options.quiet;
  of_text.verbose = options.verbose;
  of_text.just_my_code = options.just_my_code;
  of_text.source_line = sources_->lines();
  of_text.source_text = sources_->texts();
  return report::to_text(result_, of_text);
}

}  // namespace mmcheck
