#include "rewrite/image_writer.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <bit>
#include <string>

#include "base/error.hpp"

namespace mmcheck::rewrite {

using assembly::Directory;
using base::Bytes;
using base::Error;

namespace {

// Microsoft's PE/COFF specification: places in the COFF header, the optional header, a section's.
constexpr std::size_t section_count_at = 2;
constexpr std::size_t symbol_table_at = 8;
constexpr std::size_t optional_size_at = 16;
constexpr std::size_t coff_size = 20;
constexpr std::size_t initialized_size_at = 8;
constexpr std::size_t section_alignment_at = 32;
constexpr std::size_t file_alignment_at = 36;
constexpr std::size_t image_size_at = 56;
constexpr std::size_t headers_size_at = 60;
constexpr std::size_t checksum_at = 64;
constexpr std::size_t directories_at = 96;  // in PE32; 16 more in PE32+
constexpr std::size_t section_header_size = 40;
constexpr std::size_t file_start_at = 20;
constexpr std::size_t relocations_at = 24;
constexpr std::size_t line_numbers_at = 28;
constexpr std::size_t debug_entry_size = 28;

constexpr unsigned certificates = 4;
constexpr unsigned debug_directory = 6;
constexpr unsigned cli_directory = 14;
constexpr unsigned most_sections = 96;

constexpr std::uint32_t initialized_readable_data = 0x40000040;
constexpr std::uint64_t largest_image = 0x7fffffff;

// The CLI header, II.25.3.3.
constexpr std::size_t cli_size = 72;
constexpr std::size_t metadata_at = 8;
constexpr std::size_t flags_at = 16;
constexpr std::size_t strong_name_at = 32;
constexpr std::uint32_t strong_name_signed = 0x8;

std::uint64_t rounded(std::uint64_t size, std::uint64_t boundary) {
  return (size + boundary - 1) / boundary * boundary;
}

std::uint32_t checked(std::uint64_t size) {
  if (size > largest_image) throw Error("", "the rewritten file would be of 2 GiB or more");
  return static_cast<std::uint32_t>(size);
}

}  // namespace

ImageWriter::ImageWriter(Bytes file, const assembly::Image& image)
    : image_(image), file_(file.data(), file.data() + file.size()) {
  // Image has read all of these headers, up to the CLI header's directory at least.
  coff_ = get<std::uint32_t>(0x3c) + std::size_t{4};
  optional_ = coff_ + coff_size;
  const std::size_t table = optional_ + get<std::uint16_t>(coff_ + optional_size_at);
  read_sections(table, get<std::uint16_t>(coff_ + section_count_at));
  read_alignment();
  const auto rva = [&](unsigned index) { return get<std::uint32_t>(directory(index)); };
  cli_ = image.at(rva(cli_directory), "the CLI header", cli_size).place();
  if (rva(debug_directory) != 0 && !image.debug_entries().empty()) {
    const Directory entries{rva(debug_directory),
                            get<std::uint32_t>(directory(debug_directory) + 4)};
    const Bytes found = image.at(entries, "the debug directory");
    debug_ = found.place();
    debug_count_ = found.size() / debug_entry_size;
  }
  make_room_for_header();
}

std::size_t ImageWriter::directory(unsigned index) const {
  return optional_ + directories_at + (image_.is_pe32_plus() ? 16 : 0) + std::size_t{8} * index;
}

void ImageWriter::read_sections(std::size_t table, unsigned count) {
  if (count == most_sections) throw Error("", "a file with as many sections as it can have");
  first_section_start_ = file_.size();
  std::uint64_t end = 0;
  for (unsigned i = 0; i < count; ++i) {
    const std::size_t at = table + i * section_header_size;
    SectionHeader header{at, get<std::uint32_t>(at + 12), 0, 0};
    const auto file_size = get<std::uint32_t>(at + 16);
    header.size = std::max(get<std::uint32_t>(at + 8), file_size);
    if (file_size != 0) header.file_start = get<std::uint32_t>(at + file_start_at);
    if (header.file_start != 0) {
      first_section_start_ = std::min<std::size_t>(first_section_start_, header.file_start);
    }
    end = std::max(end, std::uint64_t{header.rva} + header.size);
    sections_.push_back(header);
  }
  section_table_end_ = table + count * section_header_size;
  section_rva_ = checked(end);
}

void ImageWriter::read_alignment() {
  file_alignment_ = get<std::uint32_t>(optional_ + file_alignment_at);
  section_alignment_ = get<std::uint32_t>(optional_ + section_alignment_at);
  if (!std::has_single_bit(file_alignment_) || file_alignment_ > 0x10000 ||
      !std::has_single_bit(section_alignment_) || section_alignment_ < 4 ||
      section_alignment_ > 0x1000000) {
    throw Error("", fmt::format("sections aligned to {} bytes in the file and {} in memory",
                                file_alignment_, section_alignment_));
  }
  section_rva_ = checked(rounded(section_rva_, section_alignment_));
}

/// The header of the new section goes behind the last one.
void ImageWriter::make_room_for_header() {
  if (first_section_start_ < section_table_end_) {
    throw Error("", "a section that overlaps the headers of the file");
  }
  const auto gap = file_.begin() + static_cast<std::ptrdiff_t>(section_table_end_);
  const std::size_t room = first_section_start_ - section_table_end_;
  const auto looked_at = static_cast<std::ptrdiff_t>(std::min(room, section_header_size));
  if (std::any_of(gap, gap + looked_at, [](std::uint8_t byte) { return byte != 0; })) {
    throw Error("",
                "something stands behind the headers of the sections, where that of another "
                "one would have to go");
  }
  const std::uint64_t needed = section_table_end_ + section_header_size;
  const std::uint64_t headers = get<std::uint32_t>(optional_ + headers_size_at);
  if (room < section_header_size) {
    shift_ = rounded(section_header_size, std::max(file_alignment_, 4U));
    file_.insert(file_.begin() + static_cast<std::ptrdiff_t>(first_section_start_), shift_, 0);
    move_file_starts();
  }
  const std::uint64_t new_headers = std::max(headers + shift_, rounded(needed, file_alignment_));
  for (const SectionHeader& section : sections_) {
    if (section.rva < new_headers) {
      throw Error("", "the headers of the file have no room for that of another section");
    }
  }
  store(file_, optional_ + headers_size_at, checked(new_headers));
}

void ImageWriter::move_file_starts() {
  const auto move = [&](std::size_t at) {
    const auto start = get<std::uint32_t>(at);
    if (start >= first_section_start_) store(file_, at, checked(start + shift_));
  };
  move(coff_ + symbol_table_at);
  for (const SectionHeader& section : sections_) {
    for (const std::size_t field : {file_start_at, relocations_at, line_numbers_at}) {
      move(section.place + field);
    }
  }
  // Both lie in sections.
  cli_ += shift_;
  if (debug_ != 0) debug_ += shift_;
  for (std::size_t i = 0; i < debug_count_; ++i) move(debug_ + i * debug_entry_size + 24);
}

std::uint32_t ImageWriter::add(const Buffer& content) {
  align(section_, 4);
  const std::uint32_t rva = checked(std::uint64_t{section_rva_} + section_.size());
  append(section_, content);
  checked(std::uint64_t{section_rva_} + section_.size() + file_.size());
  return rva;
}

void ImageWriter::set_metadata(Directory metadata) {
  store(file_, cli_ + metadata_at, metadata.rva);
  store(file_, cli_ + metadata_at + 4, metadata.size);
}

template <typename Change>
void ImageWriter::for_debug_entries(std::uint32_t type, Change change) {
  for (std::size_t i = 0; i < debug_count_; ++i) {
    const std::size_t entry = debug_ + i * debug_entry_size;
    if (get<std::uint32_t>(entry + 12) == type) change(entry);
  }
}

void ImageWriter::overwrite_debug_data(std::uint32_t type, const Buffer& content) {
  for_debug_entries(type, [&](std::size_t entry) {
    const std::size_t start = get<std::uint32_t>(entry + 24);
    const bool fits = get<std::uint32_t>(entry + 16) == content.size() && start <= file_.size() &&
                      content.size() <= file_.size() - start;
    if (fits) std::copy(content.begin(), content.end(), file_.begin() + std::ptrdiff_t(start));
  });
}

void ImageWriter::move_debug_data(std::uint32_t type, std::uint32_t rva, std::size_t size) {
  // As write() will have it.
  const std::uint64_t section_start = rounded(file_.size(), file_alignment_);
  for_debug_entries(type, [&](std::size_t entry) {
    store(file_, entry + 16, checked(size));
    store(file_, entry + 20, rva);
    store(file_, entry + 24, checked(section_start + (rva - section_rva_)));
  });
}

/// Neither is true any more. The public key stays: it is a part of the assembly's name.
void ImageWriter::clear_signatures() {
  store(file_, directory(certificates), std::uint64_t{0});
  store(file_, cli_ + strong_name_at, std::uint64_t{0});
  store(file_, cli_ + flags_at, get<std::uint32_t>(cli_ + flags_at) & ~strong_name_signed);
  store(file_, optional_ + checksum_at, std::uint32_t{0});
}

void ImageWriter::write_section_header() {
  constexpr std::string_view name = ".mmcheck";
  const auto size = static_cast<std::uint32_t>(section_.size());
  const std::uint32_t file_size = checked(rounded(size, file_alignment_));
  Buffer header(name.begin(), name.end());
  append(header, size);
  append(header, section_rva_);
  append(header, file_size);
  append(header, checked(rounded(file_.size(), file_alignment_)));
  header.resize(section_header_size - 4);
  append(header, initialized_readable_data);
  std::copy(header.begin(), header.end(),
            file_.begin() + static_cast<std::ptrdiff_t>(section_table_end_));
  store(file_, coff_ + section_count_at, static_cast<std::uint16_t>(sections_.size() + 1));
  const std::size_t initialized = optional_ + initialized_size_at;
  store(file_, initialized, get<std::uint32_t>(initialized) + file_size);
  store(file_, optional_ + image_size_at,
        checked(rounded(std::uint64_t{section_rva_} + size, section_alignment_)));
}

Buffer ImageWriter::write() {
  clear_signatures();
  write_section_header();
  align(file_, file_alignment_);
  append(file_, section_);
  align(file_, file_alignment_);
  return std::move(file_);
}

}  // namespace mmcheck::rewrite
