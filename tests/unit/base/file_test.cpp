#include "base/file.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "support/error_of.hpp"
#include "support/folder.hpp"

using mmcheck::base::PartialFile;
using mmcheck::base::read_file;
using mmcheck::base::write_file;
using mmcheck::testing::error_of;
using mmcheck::testing::Folder;

TEST_SUITE_BEGIN("base");

TEST_CASE("a file is read whole, zero bytes and all") {
  const Folder folder;
  const std::vector<std::uint8_t> content{'o', 0, '\n', 0xff};
  CHECK(read_file(folder.write("a", content)) == content);
}

TEST_CASE("an empty file is empty, not an error") {
  const Folder folder;
  CHECK(read_file(folder.write("a", {})).empty());
  PartialFile file(folder.file("a"));
  file.fetch_all();
  CHECK(file.bytes().empty());
}

TEST_CASE("a file that is not there is an error that names it and says why") {
  const Folder folder;
  CHECK(error_of([&] { read_file(folder.file("a")); }) ==
        folder.file("a") + ": cannot be read: No such file or directory");
}

TEST_CASE("a folder, a device and a pipe that nobody writes to are refused at once") {
  const Folder folder;
  REQUIRE(mkfifo(folder.file("pipe").c_str(), 0600) == 0);
  for (const std::string& path : {folder.path.string(), std::string("/dev/null"),
                                  std::string("/dev/zero"), folder.file("pipe")}) {
    const std::string expected = path + ": cannot be read: expected a regular file";
    CHECK(error_of([&] { read_file(path); }) == expected);
    CHECK(error_of([&] { PartialFile file(path); }) == expected);
  }
}

TEST_CASE("a file is written anew; what cannot be written is an error at once") {
  const Folder folder;
  const std::string path = folder.write("a", {1, 2, 3});
  write_file(path, "x");
  CHECK(read_file(path) == std::vector<std::uint8_t>{'x'});
  REQUIRE(mkfifo(folder.file("pipe").c_str(), 0600) == 0);
  const auto says = [&](const std::string& to) {
    return error_of([&] { write_file(to, "text"); });
  };
  CHECK(says(folder.file("pipe")) ==
        folder.file("pipe") + ": cannot be written: No such device or address");
  CHECK(says(folder.path.string()) == folder.path.string() + ": cannot be written: Is a directory");
  CHECK(says("/dev/full") == "/dev/full: cannot be written: No space left on device");
}

TEST_CASE("a file of terabytes is refused, not read") {
  const Folder folder;
  const std::string path = folder.write("a", {1});
  for (const std::uintmax_t size : {std::uintmax_t{1} << 31, std::uintmax_t{1} << 42}) {
    std::error_code unsupported;
    std::filesystem::resize_file(path, size, unsupported);  // sparse, where the system can
    if (unsupported) return;
    CHECK(error_of([&] { read_file(path); }) ==
          path + ": cannot be read: expected less than 2 GiB");
    CHECK(error_of([&] { PartialFile file(path); }) ==
          path + ": cannot be read: expected less than 2 GiB");
  }
}

namespace {

/// No two pieces of it are the same.
std::vector<std::uint8_t> long_content(std::size_t size) {
  std::vector<std::uint8_t> content(size);
  std::uint32_t state = 1;
  for (auto& byte : content) {
    state = state * 1664525 + 1013904223;
    byte = static_cast<std::uint8_t>(state >> 24 | 1);  // never zero
  }
  return content;
}

bool are_equal(const PartialFile& file, const std::vector<std::uint8_t>& content, std::size_t at,
               std::size_t length) {
  return std::equal(file.bytes().begin() + static_cast<std::ptrdiff_t>(at),
                    file.bytes().begin() + static_cast<std::ptrdiff_t>(at + length),
                    content.begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace

TEST_CASE("a file in parts has what was fetched and zeros elsewhere, whatever its size") {
  const Folder folder;
  // The second gets large pages, where there are any.
  for (const std::size_t size : {std::size_t{300001}, std::size_t{5000001}}) {
    const auto content = long_content(size);
    PartialFile file(folder.write("a", content));
    REQUIRE(file.bytes().size() == size);
    CHECK(file.bytes()[size / 2] == 0);
    file.fetch(size / 2, 1);
    CHECK(are_equal(file, content, size / 2, 1));
    CHECK(file.bytes()[0] == 0);
    file.fetch(1000, 150000);
    CHECK(are_equal(file, content, 1000, 150000));
    file.fetch(size - 10, 1000);
    CHECK(are_equal(file, content, size - 10, 10));
    file.fetch(size, 1);
    file.fetch(size + 1, ~std::size_t{0});
    file.fetch_all();
    CHECK(are_equal(file, content, 0, size));
  }
}

TEST_CASE("every part of a file is read once, and none when all are there") {
  const Folder folder;
  const auto content = long_content(300000);
  const auto other = std::vector<std::uint8_t>(300000, 7);
  PartialFile file(folder.write("a", content));
  file.fetch(0, 1000);
  folder.write("a", other);
  file.fetch(0, 1000);
  CHECK(are_equal(file, content, 0, 1000));
  file.fetch(200000, 1);
  CHECK(are_equal(file, other, 200000, 1));
  file.fetch_all();
  folder.write("a", content);
  file.fetch_all();
  CHECK(are_equal(file, content, 0, 1000));
  CHECK(are_equal(file, other, 200000, 1));
}

TEST_CASE("a file that becomes shorter meanwhile is an error") {
  const Folder folder;
  PartialFile file(folder.write("a", long_content(300000)));
  file.fetch(0, 1);
  std::filesystem::resize_file(folder.file("a"), 100000);
  CHECK(error_of([&] { file.fetch(150000, 1); }) ==
        "cannot be read: it has become shorter meanwhile");
}

TEST_CASE("a file that is in memory needs no fetching") {
  const auto content = long_content(100);
  PartialFile moved(content);
  const PartialFile file(std::move(moved));
  file.fetch(0, 100);
  CHECK(are_equal(file, content, 0, 100));
}

TEST_SUITE_END();
