// Portable PDBs (the specification is in dotnet/runtime,
// docs/design/specs/PortablePdb-Metadata.md). What has offsets into code: sequence points, local
// scopes, and two kinds of custom debug information, of iterators and of async methods. The rest
// knows of no offsets.
#include <algorithm>
#include <array>
#include <utility>

#include "base/budget.hpp"
#include "rewrite/metadata_writer.hpp"
#include "rewrite/symbols.hpp"

namespace mmcheck::rewrite {

using assembly::Column;
using assembly::Guid;
using assembly::Metadata;
using assembly::Table;
using assembly::Token;
using base::Bytes;
using base::Reader;

namespace {

/// 54fd2ac5-e925-401a-9c2a-f94f171072f8
constexpr Guid async_stepping = {0xc5, 0x2a, 0xfd, 0x54, 0x25, 0xe9, 0x1a, 0x40,
                                 0x9c, 0x2a, 0xf9, 0x4f, 0x17, 0x10, 0x72, 0xf8};
/// 6da9a61e-f8c7-4874-be62-68bc5630df71
constexpr Guid hoisted_scopes = {0x1e, 0xa6, 0xa9, 0x6d, 0xc7, 0xf8, 0x74, 0x48,
                                 0xbe, 0x62, 0x68, 0xbc, 0x56, 0x30, 0xdf, 0x71};

/// Where a stretch of code is now.
std::pair<std::uint32_t, std::uint32_t> move_stretch(const OffsetMap& offsets, std::uint32_t start,
                                                     std::uint32_t length) {
  const std::uint64_t end = std::uint64_t{start} + length;
  const std::uint32_t first = offsets.nearest(start);
  const auto last =
      offsets.nearest(static_cast<std::uint32_t>(std::min<std::uint64_t>(end, 0xffffffff)));
  return {first, last - first};
}

/// "Sequence Points Blob": records of differences to the record before, of which only those of
/// the offsets change. A record whose offset does not grow is one that names a document.
class SequencePoints {
 public:
  SequencePoints(Bytes blob, bool names_document) : blob_(blob), reader_(blob) {
    reader_.compressed(what);  // the signature of the locals
    if (names_document) reader_.compressed(what);
    first_record_ = reader_.at();
  }

  Buffer move(const MovedMethod& moved, bool names_document);

 private:
  static constexpr std::string_view what = "sequence points (Sequence Points Blob)";

  void copy_from(std::size_t start) {
    append(written_, span_of(blob_.slice(start, reader_.at() - start, what)));
  }
  void move_offset(const OffsetMap& offsets, bool is_first);
  void copy_place();

  Bytes blob_;
  Reader reader_;
  std::size_t first_record_ = 0;
  Buffer written_;
  std::uint32_t offset_ = 0;
  std::uint32_t new_offset_ = 0;
  bool first_visible_ = true;
};

Buffer SequencePoints::move(const MovedMethod& moved, bool names_document) {
  append_compressed(written_, moved.local_signature.row());
  if (names_document) {
    reader_.seek(0, what);
    reader_.compressed(what);
    const std::size_t start = reader_.at();
    reader_.seek(first_record_, what);
    copy_from(start);
  }
  for (bool is_first = true; !reader_.done(); is_first = false) {
    move_offset(moved.offsets, is_first);
    copy_place();
  }
  return std::move(written_);
}

void SequencePoints::move_offset(const OffsetMap& offsets, bool is_first) {
  std::size_t start = reader_.at();
  std::uint32_t change = reader_.compressed(what);
  while (change == 0 && !is_first) {
    reader_.compressed(what);
    copy_from(start);
    start = reader_.at();
    change = reader_.compressed(what);
  }
  offset_ += change;
  std::uint32_t moved = offsets.nearest(offset_);
  // Two points can come together where a prefix was taken away.
  if (!is_first) moved = std::max(moved, new_offset_ + 1);
  append_compressed(written_, is_first ? moved : moved - new_offset_);
  new_offset_ = moved;
}

void SequencePoints::copy_place() {
  const std::size_t start = reader_.at();
  const std::uint32_t lines = reader_.compressed(what);
  const std::int64_t columns =
      lines == 0 ? std::int64_t{reader_.compressed(what)} : reader_.compressed_signed(what);
  const bool is_hidden = lines == 0 && columns == 0;
  // A line and a column: themselves at first, then changes with a sign, which are as long.
  if (!is_hidden) {
    for (int i = 0; i < 2; ++i) {
      if (first_visible_)
        reader_.compressed(what);
      else
        reader_.compressed_signed(what);
    }
    first_visible_ = false;
  }
  copy_from(start);
}

class PdbRewriter {
 public:
  PdbRewriter(Bytes file, const MovedCode& moved)
      : metadata_(file), writer_(metadata_, file), budget_(2 * file.size()), moved_(moved) {}

  Buffer rewrite(std::uint32_t stand_alone_signatures);

 private:
  const MovedMethod* find(std::uint32_t method) const {
    const auto found = moved_.find(method);
    return found == moved_.end() ? nullptr : &found->second;
  }
  void move_sequence_points(std::uint32_t row);
  void move_scope(std::uint32_t row);
  void move_information(std::uint32_t row);
  Buffer move_async_stepping(Bytes value, const OffsetMap& offsets) const;
  static Buffer move_hoisted_scopes(Bytes value, const OffsetMap& offsets);

  Metadata metadata_;
  MetadataWriter writer_;
  base::Budget budget_;  // blobs with offsets into code belong to one method each
  const MovedCode& moved_;
};

Buffer PdbRewriter::rewrite(std::uint32_t stand_alone_signatures) {
  for (const std::uint32_t row : metadata_.all(Table::MethodDebugInformation)) {
    move_sequence_points(row);
  }
  for (const std::uint32_t row : metadata_.all(Table::LocalScope)) move_scope(row);
  for (const std::uint32_t row : metadata_.all(Table::CustomDebugInformation)) {
    move_information(row);
  }
  writer_.set_external_rows(Table::StandAloneSig, stand_alone_signatures);
  return writer_.write();
}

void PdbRewriter::move_sequence_points(std::uint32_t row) {
  constexpr Column column = Column::MethodDebugInformation_SequencePoints;
  const MovedMethod* const moved = find(row);
  const Bytes blob = metadata_.blob(column, row);
  if (moved == nullptr || blob.empty()) return;
  budget_.spend(blob.size(), blob.place(), "sequence points of their own for each method");
  const bool names_document = metadata_.cell(Column::MethodDebugInformation_Document, row) == 0;
  SequencePoints points(blob, names_document);
  writer_.set(column, row, writer_.blob(points.move(*moved, names_document)));
}

void PdbRewriter::move_scope(std::uint32_t row) {
  const MovedMethod* const moved = find(metadata_.cell(Column::LocalScope_Method, row));
  if (moved == nullptr) return;
  const auto [start, length] =
      move_stretch(moved->offsets, metadata_.cell(Column::LocalScope_StartOffset, row),
                   metadata_.cell(Column::LocalScope_Length, row));
  writer_.set(Column::LocalScope_StartOffset, row, start);
  writer_.set(Column::LocalScope_Length, row, length);
}

void PdbRewriter::move_information(std::uint32_t row) {
  constexpr Column column = Column::CustomDebugInformation_Value;
  const Token parent = metadata_.token(Column::CustomDebugInformation_Parent, row);
  const MovedMethod* const moved =
      parent.table() == Table::MethodDef ? find(parent.row()) : nullptr;
  if (moved == nullptr) return;
  const Guid kind = metadata_.guid(Column::CustomDebugInformation_Kind, row);
  const Bytes value = metadata_.blob(column, row);
  budget_.spend(value.size(), value.place(), "debug information of its own for each method");
  if (kind == async_stepping) {
    writer_.set(column, row, writer_.blob(move_async_stepping(value, moved->offsets)));
  } else if (kind == hoisted_scopes) {
    writer_.set(column, row, writer_.blob(move_hoisted_scopes(value, moved->offsets)));
  }
}

/// The offset of a catch handler plus one, or 0; then: where it waits, where it goes on, in which
/// method.
Buffer PdbRewriter::move_async_stepping(Bytes value, const OffsetMap& offsets) const {
  constexpr std::string_view what = "stepping information of an async method";
  Buffer written;
  Reader reader(value);
  const std::uint32_t handler = reader.u32(what);
  append(written, handler == 0 ? 0 : offsets.nearest(handler - 1) + 1);
  while (!reader.done()) {
    append(written, offsets.nearest(reader.u32(what)));
    const std::uint32_t resume = reader.u32(what);
    const std::uint32_t method = reader.compressed(what);
    const MovedMethod* const moved = find(method);
    append(written, moved == nullptr ? resume : moved->offsets.nearest(resume));
    append_compressed(written, method);
  }
  return written;
}

/// A start and a length each.
Buffer PdbRewriter::move_hoisted_scopes(Bytes value, const OffsetMap& offsets) {
  constexpr std::string_view what = "scopes of the locals of a state machine";
  Buffer written;
  Reader reader(value);
  while (!reader.done()) {
    const std::uint32_t start = reader.u32(what);
    const auto [first, length] = move_stretch(offsets, start, reader.u32(what));
    append(written, first);
    append(written, length);
  }
  return written;
}

}  // namespace

Buffer rewrite_portable_pdb(Bytes file, const MovedCode& moved,
                            std::uint32_t stand_alone_signatures) {
  return PdbRewriter(file, moved).rewrite(stand_alone_signatures);
}

}  // namespace mmcheck::rewrite
