#include "assembly/image.hpp"

#include <doctest/doctest.h>
#include <fmt/core.h>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Bytes;
using mmcheck::assembly::Image;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

std::string refusal(const Content& file) {
  return error_of([&] { Image image(Bytes(file, 0)); });
}

/// A valid file with one number in it changed.
std::string refusal(std::size_t at, Cell cell) {
  Content file = SmallProgram().build();
  patch(file, at, cell);
  return refusal(file);
}

}  // namespace

TEST_SUITE_BEGIN("assembly");

TEST_CASE("a small image says what it is") {
  const Content file = SmallProgram().build();
  const Image image(Bytes(file, 0));
  CHECK_FALSE(image.is_pe32_plus());
  CHECK(image.machine() == 0x14c);
  CHECK(image.is_dll());
  REQUIRE(image.sections().size() == 1);
  CHECK(image.sections()[0].name == ".text");
  CHECK(image.sections()[0].rva == 0x2000);
  CHECK(image.cli().major_runtime_version == 2);
  CHECK(image.cli().minor_runtime_version == 5);
  CHECK(image.cli().flags == 1);
  CHECK(image.cli().entry_point == 0x06000001);
}

TEST_CASE("PE32+ has its directories sixteen bytes further on") {
  SmallProgram program;
  program.image.pe32_plus = true;
  const Content file = program.build();
  const Image image(Bytes(file, 0));
  CHECK(image.is_pe32_plus());
  CHECK(image.machine() == 0x8664);
  CHECK(image.cli().entry_point == 0x06000001);
}

TEST_CASE("an address leads to its section's bytes, up to the section's end") {
  const Content file = SmallProgram().build();
  const Image image(Bytes(file, 0));
  const Bytes header = image.at(ImageBuilder::section_rva, "it");
  CHECK(header.place() == ImageBuilder::section_at);
  CHECK(header.size() == file.size() - ImageBuilder::section_at);
  CHECK(header[0] == 72);
  CHECK(error_of([&] { image.at(0x1fff, "it"); }) ==
        "offset 0x0: expected it, but its address (rva 8191) is in no section of the file");
  CHECK_FALSE(error_of([&] {
                image.at(0x2000 + static_cast<std::uint32_t>(header.size()), "it");
              }).empty());
}

TEST_CASE("a directory longer than its section is refused") {
  const Content file = SmallProgram().build();
  const Image image(Bytes(file, 0));
  CHECK(error_of([&] {
          image.at(mmcheck::assembly::Directory{0x2004, 0xffffffff}, "a table");
        }) == "offset 0x204: expected a table");
}

TEST_CASE("what the debug directory lists can be read") {
  SmallProgram program;
  program.image.debug_entry(2, {'R', 'S', 'D', 'S'});
  program.image.debug_entry(17, {1, 2, 3});
  const Content file = program.build();
  const Image image(Bytes(file, 0));
  REQUIRE(image.debug_entries().size() == 2);
  CHECK(image.debug_entries()[0].content.text() == "RSDS");
  CHECK(image.debug_entries()[1].type == 17);
  CHECK(image.debug_entries()[1].major_version == 0x100);
  CHECK(image.debug_entries()[1].content.size() == 3);
}

TEST_CASE("a file that is no PE file is told from one that is no assembly") {
  CHECK(refusal(Content{}) ==
        "offset 0x0: expected a PE file (.dll or .exe), which starts with a DOS header");
  CHECK(refusal(Content{0x7f, 'E', 'L', 'F'}) ==
        "offset 0x0: expected a PE file (.dll or .exe), which starts with a DOS header");
  ImageBuilder builder;
  CHECK(refusal(builder.data_directory(14), u32(0)) ==
        "offset 0x0: expected a CLI header: this is a PE file, but not a .NET assembly");
}

TEST_CASE("headers that are not what they must be are refused where they stand") {
  CHECK(refusal(ImageBuilder::pe_pointer, u32(0xfffffff0)) ==
        "offset 0x3c: expected a DOS header that points to the PE header");
  CHECK(refusal(ImageBuilder::pe_header, u32(0x454e)) ==
        "offset 0x40: expected a PE header (PE\\0\\0 and a COFF header)");
  CHECK(refusal(ImageBuilder::optional_header, u16(0x107)) ==
        "offset 0x58: expected a PE32 or PE32+ optional header");
  CHECK(refusal(ImageBuilder::optional_size, u16(0xffff)) ==
        "offset 0x58: expected the optional PE header");
}

TEST_CASE("an optional header too short for its directories is refused") {
  // Sixteen directories are announced; the header ends after the first.
  CHECK(refusal(ImageBuilder::optional_size, u16(96 + 8)) != "");
}

TEST_CASE("fewer directories than the CLI header's number mean that there is none") {
  ImageBuilder builder;
  CHECK(refusal(builder.data_directory(0) - 4, u32(14)) ==
        "offset 0x0: expected a CLI header: this is a PE file, but not a .NET assembly");
}

TEST_CASE("a section beyond the end of the file has no bytes") {
  ImageBuilder builder;
  const std::size_t start_in_file = builder.section_header() + 20;
  CHECK(
      refusal(start_in_file, u32(0x7fffffff)) ==
      "offset 0x0: expected a CLI header (II.25.3.3), but its address (rva 8192) is in no section "
      "of the file");
}

TEST_CASE("a section that the file cuts off has the bytes that are there") {
  ImageBuilder builder;
  Content file = SmallProgram().build();
  patch(file, builder.section_header() + 16, u32(0xffffffff));
  const Image image(Bytes(file, 0));
  CHECK(image.sections()[0].content.size() == file.size() - ImageBuilder::section_at);
}

TEST_CASE("more sections than the file has room for are refused") {
  CHECK_FALSE(refusal(ImageBuilder::section_count, u16(0xffff)).empty());
}

TEST_CASE(
    "a debug entry whose data is beyond the end of the file is left out, and said to be bad") {
  SmallProgram program;
  program.image.debug_entry(2, {'R', 'S', 'D', 'S'});
  program.image.debug_entry(17, {1, 2, 3});
  Content file = program.build();
  // The directory stands right before the metadata; an entry's last number is its data's place.
  const std::size_t second = program.image.metadata_at() - 28;
  patch(file, second - 4, u32(0x7fffffff));
  const Image image(Bytes(file, 0));
  REQUIRE(image.debug_entries().size() == 1);
  CHECK(image.debug_entries()[0].type == 17);
  CHECK(image.debug_problem() == fmt::format("offset {:#x}: expected a debug directory entry with "
                                             "its data in the file",
                                             second - 12));
}

TEST_CASE("a debug directory longer than its section leaves an image without entries") {
  SmallProgram program;
  program.image.debug_entry(2, {1, 2, 3});
  Content file = program.build();
  patch(file, program.image.data_directory(6) + 4, u32(0x7fffffff));
  const Image image(Bytes(file, 0));
  CHECK(image.debug_entries().empty());
  CHECK(image.debug_problem().ends_with("expected the debug directory"));
}

TEST_CASE("every shorter copy of a small image is refused or read, and nothing else happens") {
  SmallProgram program;
  program.image.debug_entry(2, {'R', 'S', 'D', 'S'});
  const Content file = program.build();
  for (std::size_t size = 0; size < ImageBuilder::section_at + 72; ++size) {
    const Content cut(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(size));
    CHECK_MESSAGE(!refusal(cut).empty(), size);
  }
}

TEST_SUITE_END();
