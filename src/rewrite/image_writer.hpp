// The PE file around changed metadata: everything stays where it is when the image is loaded, and a
// section is added at its end. In the file, all but the headers moves on where these have no room
// for the header of another section.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "assembly/image.hpp"
#include "rewrite/writer.hpp"

namespace mmcheck::rewrite {

class ImageWriter {
 public:
  /// `image` is what was read of `file`.
  ImageWriter(base::Bytes file, const assembly::Image& image);

  /// Adds to the new section, at a multiple of four; returns where that is when it is loaded.
  std::uint32_t add(const Buffer& content);

  void set_metadata(assembly::Directory metadata);
  /// Replaces the data of the debug directory's entries of a type: in place, or by what add() was
  /// given.
  void overwrite_debug_data(std::uint32_t type, const Buffer& content);
  void move_debug_data(std::uint32_t type, std::uint32_t rva, std::size_t size);

  /// To be called once, at the end.
  Buffer write();

 private:
  struct SectionHeader {
    std::size_t place;  // of the header
    std::uint32_t rva;
    std::uint32_t size;        // in memory or in the file, whichever is more
    std::uint32_t file_start;  // 0: nothing is in the file
  };

  template <typename Number>
  Number get(std::size_t at) const {
    return base::load<Number>(file_.data() + at);
  }
  std::size_t directory(unsigned index) const;
  void read_sections(std::size_t table, unsigned count);
  void read_alignment();
  void make_room_for_header();
  void move_file_starts();
  void clear_signatures();
  void write_section_header();
  template <typename Change>
  void for_debug_entries(std::uint32_t type, Change change);

  const assembly::Image& image_;
  Buffer file_;
  std::size_t coff_ = 0;
  std::size_t optional_ = 0;
  std::size_t section_table_end_ = 0;
  std::size_t cli_ = 0;
  std::size_t debug_ = 0;  // the debug directory's first entry; 0 for none
  std::size_t debug_count_ = 0;
  std::vector<SectionHeader> sections_;
  std::size_t first_section_start_ = 0;  // in the file
  std::uint32_t file_alignment_ = 0;
  std::uint32_t section_alignment_ = 0;
  std::size_t shift_ = 0;  // of everything behind the headers
  std::uint32_t section_rva_ = 0;
  Buffer section_;
};

}  // namespace mmcheck::rewrite
