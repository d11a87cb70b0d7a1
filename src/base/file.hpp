// Files in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mmcheck::base {

/// Reads a regular file whole; an Error that names it and says why if it cannot be read, or is of
/// 2 GiB or more, which nothing that we read is.
std::vector<std::uint8_t> read_file(const std::string& path);

/// Writes a file anew; an Error that names it and says why if it cannot be written.
void write_file(const std::string& path, std::span<const std::uint8_t> content);
void write_file(const std::string& path, std::string_view content);

/// A file that is read where somebody looks at it, each part once: half of a large assembly may be
/// machine code that nobody asks for. Not mapped, because a mapping of a file that is cut short
/// meanwhile ends the process (SIGBUS).
///
/// Not for use by several threads at once until fetch_all() was called.
class PartialFile {
 public:
  /// Opens the file; an Error as from read_file(). Nothing is read yet.
  explicit PartialFile(const std::string& path);
  /// A file that is in memory already.
  explicit PartialFile(std::vector<std::uint8_t> content);
  PartialFile(PartialFile&&) noexcept;
  PartialFile& operator=(PartialFile&&) noexcept;
  ~PartialFile();

  /// Where the whole file is, in place for good. What was not fetched reads as zeros.
  std::span<const std::uint8_t> bytes() const { return bytes_; }

  /// Reads what is not there yet of the `length` bytes from `at`, as far as the file goes; an Error
  /// (without a place, for who asks knows the file) if that fails or the file has become shorter.
  void fetch(std::size_t at, std::size_t length) const {
    if (at - read_from_ > read_length_ || length > read_length_ - (at - read_from_)) [[unlikely]]
      read_missing(at, length);
  }
  /// Reads the rest, and closes the file.
  void fetch_all();

 private:
  struct Unread;
  struct Memory;

  void read_missing(std::size_t at, std::size_t length) const;
  void remember_stretch(std::size_t piece) const;

  std::vector<std::uint8_t> content_;  // of a file that was in memory
  std::unique_ptr<Memory> memory_;     // of one that is read
  std::unique_ptr<Unread> unread_;
  std::span<const std::uint8_t> bytes_;
  /// A stretch that has been read: the one in which somebody looked last.
  mutable std::size_t read_from_ = 0;
  mutable std::size_t read_length_ = 0;
};

}  // namespace mmcheck::base
