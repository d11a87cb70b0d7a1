#include "base/file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "base/error.hpp"

namespace mmcheck::base {
namespace {

constexpr std::size_t too_large = std::size_t{1} << 31;

[[noreturn]] void cannot_read(const std::string& path, const char* why = std::strerror(errno)) {
  throw Error(path, std::string("cannot be read: ") + why);
}

/// An open file.
class Descriptor {
 public:
  // O_NONBLOCK: opening a pipe must not wait for its writer; it is refused below.
  explicit Descriptor(const std::string& path)
      : number_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
    if (number_ < 0) cannot_read(path);
  }
  ~Descriptor() { close(number_); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  /// How long it is, if it is a regular file of a size that we can use.
  std::size_t size(const std::string& path) const {
    struct stat status {};
    if (fstat(number_, &status) != 0) cannot_read(path);
    if (!S_ISREG(status.st_mode)) cannot_read(path, "expected a regular file");
    if (static_cast<std::uint64_t>(status.st_size) >= too_large) {
      cannot_read(path, "expected less than 2 GiB");
    }
    return static_cast<std::size_t>(status.st_size);
  }

  /// Reads `length` bytes from `at`, or as many as there are, and says how many.
  std::size_t read_at(std::size_t at, std::uint8_t* to, std::size_t length) const {
    std::size_t done = 0;
    while (done < length) {
      const ssize_t count = pread(number_, to + done, length - done, static_cast<off_t>(at + done));
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) cannot_read("");
      if (count == 0) break;
      done += static_cast<std::size_t>(count);
    }
    return done;
  }

 private:
  int number_;
};

}  // namespace

std::vector<std::uint8_t> read_file(const std::string& path) {
  const Descriptor file(path);
  std::vector<std::uint8_t> content(file.size(path));
  try {
    // It may shrink while it is read: what is there decides.
    content.resize(file.read_at(0, content.data(), content.size()));
  } catch (const Error& error) {
    throw error.in(path);
  }
  return content;
}

/// Zeros until written to: room for a file, of which only what is read takes memory.
struct PartialFile::Memory {
  // Most of the time that it takes to read a large file goes into the first touch of each page.
  // With pages of 2 MB, where the system has them, there are 500 times fewer. Below 1 MB they would
  // be more to clear than there is to read.
  static constexpr std::size_t large_page = std::size_t{2} << 20;
  static constexpr std::size_t wants_large_pages = std::size_t{1} << 20;

  Memory(const std::string& path, std::size_t size) : reserved(size) {
    const bool is_large = reserved >= wants_large_pages;
    if (is_large) reserved = (reserved + large_page - 1) / large_page * large_page + large_page;
    if (reserved == 0) return;
    start = mmap(nullptr, reserved, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) {
      start = nullptr;
      cannot_read(path);
    }
    data = static_cast<std::uint8_t*>(start);
    if (!is_large) return;
    const std::size_t past = reinterpret_cast<std::uintptr_t>(start) % large_page;
    if (past != 0) data += large_page - past;
    madvise(data, reserved - large_page,
            MADV_HUGEPAGE);  // a wish: nothing is lost if it is not granted
  }
  ~Memory() {
    if (start != nullptr) munmap(start, reserved);
  }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  std::size_t reserved;
  void* start = nullptr;
  std::uint8_t* data = nullptr;
};

struct PartialFile::Unread {
  static constexpr std::size_t piece = std::size_t{1} << 16;

  explicit Unread(const std::string& path)
      : file(path), size(file.size(path)), is_read((size + piece - 1) / piece) {}

  Descriptor file;
  std::size_t size;
  std::vector<bool> is_read;
};

PartialFile::PartialFile(const std::string& path) : unread_(std::make_unique<Unread>(path)) {
  memory_ = std::make_unique<Memory>(path, unread_->size);
  bytes_ = {memory_->data, unread_->size};
}

PartialFile::PartialFile(std::vector<std::uint8_t> content)
    : content_(std::move(content)), bytes_(content_), read_length_(content_.size()) {}

PartialFile::PartialFile(PartialFile&&) noexcept = default;
PartialFile& PartialFile::operator=(PartialFile&&) noexcept = default;
PartialFile::~PartialFile() = default;

void PartialFile::read_missing(std::size_t at, std::size_t length) const {
  constexpr std::size_t piece = Unread::piece;
  const std::size_t size = bytes_.size();
  if (unread_ == nullptr || at >= size) return;
  std::vector<bool>& is_read = unread_->is_read;
  const std::size_t last = (at + std::min(length, size - at) + piece - 1) / piece;
  for (std::size_t first = at / piece; first < last; ++first) {
    std::size_t end = first;
    while (end < last && !is_read[end]) ++end;
    if (end == first) continue;
    const std::size_t start = first * piece;
    const std::size_t wanted = std::min(end * piece, size) - start;
    if (unread_->file.read_at(start, memory_->data + start, wanted) != wanted) {
      cannot_read("", "it has become shorter meanwhile");
    }
    for (; first < end; ++first) is_read[first] = true;
  }
  remember_stretch(at / piece);
}

void PartialFile::remember_stretch(std::size_t of) const {
  const std::vector<bool>& is_read = unread_->is_read;
  std::size_t first = of;
  std::size_t end = of;
  while (first > 0 && is_read[first - 1]) --first;
  while (end < is_read.size() && is_read[end]) ++end;
  read_from_ = first * Unread::piece;
  read_length_ = std::min(end * Unread::piece, bytes_.size()) - read_from_;
}

void PartialFile::fetch_all() {
  fetch(0, bytes_.size());
  unread_ = nullptr;
}

namespace {

[[noreturn]] void cannot_write(const std::string& path) {
  throw Error(path, std::string("cannot be written: ") + std::strerror(errno));
}

/// Of a file that is written anew.
class Output {
 public:
  // O_NONBLOCK: opening a pipe must not wait for its reader; what is written to one may.
  explicit Output(const std::string& path)
      : number_(
            open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, all_may)) {
    if (number_ < 0) cannot_write(path);
    fcntl(number_, F_SETFL, 0);
  }
  ~Output() {
    if (number_ >= 0) ::close(number_);
  }
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  bool write(std::span<const std::uint8_t> content) const {
    while (!content.empty()) {
      const ssize_t count = ::write(number_, content.data(), content.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return false;
      content = content.subspan(static_cast<std::size_t>(count));
    }
    return true;
  }
  bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  static constexpr mode_t all_may = 0666;  // as far as the user's mask lets them

  int number_;
};

}  // namespace

void write_file(const std::string& path, std::span<const std::uint8_t> content) {
  Output file(path);
  if (!file.write(content) || !file.close()) cannot_write(path);
}

void write_file(const std::string& path, std::string_view content) {
  write_file(path,
             std::span(reinterpret_cast<const std::uint8_t*>(content.data()), content.size()));
}

}  // namespace mmcheck::base
