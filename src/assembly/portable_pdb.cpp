#include "assembly/portable_pdb.hpp"

#include <fmt/core.h>
#include <zlib.h>

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

#include "assembly/metadata.hpp"
#include "base/budget.hpp"

namespace mmcheck::assembly {

using base::Budget;
using base::Error;
using base::malformed;
using base::Reader;

namespace {

constexpr std::string_view windows_pdb = "Microsoft C/C++ MSF 7.00";

// Compilers share equal blobs and names, but not so much that the same bytes count often: sequence
// points hold lines, which differ from method to method. Names are short and do repeat.
constexpr std::uint64_t sequence_point_share = 2;
constexpr std::uint64_t name_share = 16;

// Offsets, lines and columns are below this ("Sequence Points Blob").
constexpr std::int64_t number_limit = 0x20000000;

class PortablePdb {
 public:
  PortablePdb(Bytes file, std::uint32_t methods)
      : metadata_(file),
        names_budget_(name_share * file.size()),
        points_budget_(sequence_point_share * file.size()),
        methods_(methods) {}

  bool has_id(std::span<const PdbId> ids) const;
  Symbols read();

 private:
  std::vector<std::string> read_documents();
  std::string read_document_name(Bytes blob);
  void read_sequence_points(std::vector<MethodSymbols>& methods);
  void read_local_names(std::vector<MethodSymbols>& methods);

  Metadata metadata_;
  Budget names_budget_;
  Budget points_budget_;
  std::uint32_t methods_;
};

/// One blob of sequence points: a header, then records of differences to the record before.
class SequencePointReader {
 public:
  SequencePointReader(Bytes blob, std::uint32_t documents) : reader_(blob), documents_(documents) {}

  /// `document` is the row that the table names; 0 where the blob does.
  std::vector<SequencePoint> read(std::uint32_t document);

 private:
  static constexpr std::string_view what = "sequence points (Sequence Points Blob)";

  void read_offset();
  void read_document();
  SequencePoint read_place();
  std::int64_t read_change();
  std::uint32_t checked(std::int64_t number, std::uint64_t place) const;

  Reader reader_;
  std::uint32_t documents_;
  std::uint32_t document_ = 0;
  bool first_ = true;
  std::int64_t offset_ = 0;
  bool first_visible_ = true;
  std::int64_t line_ = 0;  // of the last point that was not hidden
  std::int64_t column_ = 0;
};

std::vector<SequencePoint> SequencePointReader::read(std::uint32_t document) {
  std::vector<SequencePoint> points;
  reader_.compressed(what);  // the row of the locals' signature: the method's body has it, too
  if (document == 0) {
    read_document();
  } else {
    document_ = document;
  }
  while (!reader_.done()) {
    read_offset();
    points.push_back(read_place());
  }
  return points;
}

/// An offset that does not grow is no offset, but says that another document follows.
void SequencePointReader::read_offset() {
  const std::uint64_t start = reader_.place();
  std::uint32_t change = reader_.compressed(what);
  while (change == 0 && !first_) {
    read_document();
    change = reader_.compressed(what);
  }
  first_ = false;
  offset_ = checked(offset_ + change, start);
}

void SequencePointReader::read_document() {
  const std::uint64_t start = reader_.place();
  document_ = reader_.compressed(what);
  if (document_ == 0 || document_ > documents_) {
    malformed(start, fmt::format("sequence points in one of {} documents, not in number {}",
                                 documents_, document_));
  }
}

SequencePoint SequencePointReader::read_place() {
  const std::uint64_t start = reader_.place();
  const std::uint32_t document = document_ - 1;
  const auto offset = static_cast<std::uint32_t>(offset_);
  const std::int64_t lines = reader_.compressed(what);
  const std::int64_t columns =
      lines == 0 ? std::int64_t{reader_.compressed(what)} : reader_.compressed_signed(what);
  if (lines == 0 && columns == 0) {
    constexpr std::uint32_t hidden = SequencePoint::hidden_line;
    return {offset, document, hidden, 0, hidden, 0};
  }
  line_ = checked(line_ + read_change(), start);
  column_ = checked(column_ + read_change(), start);
  first_visible_ = false;
  return {offset,
          document,
          static_cast<std::uint32_t>(line_),
          static_cast<std::uint32_t>(column_),
          checked(line_ + lines, start),
          checked(column_ + columns, start)};
}

/// The first point has its line and column themselves, without a sign.
std::int64_t SequencePointReader::read_change() {
  return first_visible_ ? std::int64_t{reader_.compressed(what)} : reader_.compressed_signed(what);
}

std::uint32_t SequencePointReader::checked(std::int64_t number, std::uint64_t place) const {
  if (number < 0 || number >= number_limit) {
    malformed(place,
              fmt::format("sequence points with numbers from 0 to 0x1fffffff, not {}", number));
  }
  return static_cast<std::uint32_t>(number);
}

bool PortablePdb::has_id(std::span<const PdbId> ids) const {
  if (!metadata_.has_pdb_header()) return false;
  const Bytes id = metadata_.pdb_header().id;
  return std::any_of(ids.begin(), ids.end(), [&](const PdbId& candidate) {
    return std::equal(candidate.begin(), candidate.end(), id.data());
  });
}

Symbols PortablePdb::read() {
  std::vector<std::string> documents = read_documents();
  std::vector<MethodSymbols> methods(methods_);
  read_sequence_points(methods);
  read_local_names(methods);
  return {std::move(documents), std::move(methods)};
}

std::vector<std::string> PortablePdb::read_documents() {
  std::vector<std::string> documents;
  for (const std::uint32_t row : metadata_.all(Table::Document)) {
    documents.push_back(read_document_name(metadata_.blob(Column::Document_Name, row)));
  }
  return documents;
}

/// "Document Name Blob": a separator, then the blobs with the parts that stand between separators.
std::string PortablePdb::read_document_name(Bytes blob) {
  constexpr std::string_view what = "the name of a document (Document Name Blob)";
  std::string name;
  if (blob.empty()) return name;
  Reader reader(blob);
  const std::uint8_t separator = reader.u8(what);
  if (separator > 0x7f) malformed(blob.place(), what);
  for (bool first = true; !reader.done(); first = false) {
    const std::uint64_t start = reader.place();
    const std::string_view part = metadata_.blob_at(reader.compressed(what)).text();
    names_budget_.spend(part.size() + 1, start, "document names that are not longer than the file");
    if (!first && separator != 0) name += static_cast<char>(separator);
    name += part;
  }
  return name;
}

void PortablePdb::read_sequence_points(std::vector<MethodSymbols>& methods) {
  constexpr Column column = Column::MethodDebugInformation_SequencePoints;
  const std::uint32_t rows = metadata_.rows(Table::MethodDebugInformation);
  if (rows > methods.size()) {
    metadata_.refuse(column, static_cast<std::uint32_t>(methods.size()) + 1,
                     fmt::format("no more methods than the {} of the assembly", methods.size()));
  }
  for (std::uint32_t row = 1; row <= rows; ++row) {
    const Bytes blob = metadata_.blob(column, row);
    if (blob.empty()) continue;
    points_budget_.spend(blob.size(), blob.place(),
                         "sequence points of different methods in different places");
    const Token document = metadata_.token(Column::MethodDebugInformation_Document, row);
    SequencePointReader reader(blob, metadata_.rows(Table::Document));
    methods[row - 1].sequence_points = reader.read(document.row());
  }
}

void PortablePdb::read_local_names(std::vector<MethodSymbols>& methods) {
  for (const std::uint32_t scope : metadata_.all(Table::LocalScope)) {
    const std::uint32_t method = metadata_.required(Column::LocalScope_Method, scope).row();
    if (method > methods.size()) {
      metadata_.refuse(Column::LocalScope_Method, scope,
                       fmt::format("one of the {} methods of the assembly", methods.size()));
    }
    const std::uint32_t start = metadata_.cell(Column::LocalScope_StartOffset, scope);
    const std::uint32_t length = metadata_.cell(Column::LocalScope_Length, scope);
    for (const std::uint32_t row : metadata_.list(Column::LocalScope_VariableList, scope)) {
      const std::string_view name = metadata_.string(Column::LocalVariable_Name, row);
      names_budget_.spend(name.size(), metadata_.place(Column::LocalVariable_Name, row),
                          "names of locals that are not longer than the file");
      methods[method - 1].local_names.push_back(
          {metadata_.cell(Column::LocalVariable_Index, row), std::string(name), start, length});
    }
  }
}

/// Releases what zlib holds, whichever way the unpacking ends.
struct Inflater {
  z_stream stream{};

  explicit Inflater(Bytes packed) {
    stream.next_in = const_cast<Bytef*>(packed.data());  // zlib does not write there
    stream.avail_in = static_cast<uInt>(packed.size());
    // Negative: without zlib's header.
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) throw Error("zlib", "has no memory");
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
  ~Inflater() { inflateEnd(&stream); }
};

/// Unpacks to exactly `size` bytes. The vector grows with what arrives: the file only claims
/// `size`.
std::vector<std::uint8_t> inflate_to(Bytes packed, std::size_t size) {
  constexpr std::size_t first_step = 1 << 16;
  Inflater inflater(packed);
  z_stream& stream = inflater.stream;
  std::vector<std::uint8_t> unpacked;
  int status = Z_OK;
  while (status == Z_OK && unpacked.size() < size) {
    const std::size_t filled = unpacked.size();
    unpacked.resize(std::min(size, std::max(first_step, 2 * filled)));
    stream.next_out = unpacked.data() + filled;
    stream.avail_out = static_cast<uInt>(unpacked.size() - filled);
    status = inflate(&stream, Z_NO_FLUSH);
    unpacked.resize(unpacked.size() - stream.avail_out);
  }
  if (unpacked.size() != size || (status != Z_OK && status != Z_STREAM_END)) {
    malformed(packed.place(packed.size() - stream.avail_in),
              fmt::format("{} bytes of deflated symbols", size));
  }
  return unpacked;
}

}  // namespace

std::vector<PdbId> pdb_ids(const Image& image) {
  constexpr std::uint32_t rsds = 0x53445352;
  std::vector<PdbId> ids;
  for (const DebugEntry& entry : image.debug_entries()) {
    const Bytes content = entry.content;
    if (entry.type != DebugEntry::codeview || content.size() < 24) continue;
    if (base::load<std::uint32_t>(content.data()) != rsds) continue;
    PdbId id;
    std::copy_n(content.data() + 4, 16, id.begin());
    std::memcpy(id.data() + 16, &entry.stamp, sizeof entry.stamp);
    ids.push_back(id);
  }
  return ids;
}

Symbols read_portable_pdb(Bytes file, std::span<const PdbId> ids, std::uint32_t methods) {
  if (file.text().starts_with(windows_pdb)) {
    throw Error("", "a Windows PDB, which is not read: compile with -debug:portable");
  }
  PortablePdb pdb(file, methods);
  if (!pdb.has_id(ids)) {
    throw Error("", "the symbols of another build: their id is not the one in the assembly");
  }
  return pdb.read();
}

std::vector<std::uint8_t> inflate_portable_pdb(Bytes entry) {
  constexpr std::string_view what = "embedded symbols (MPDB, their size, deflated data)";
  // Deflate packs 1032 bytes into one at best. Tables of zeros come near it, large files never.
  constexpr std::uint64_t free_size = std::uint64_t{16} << 20;
  constexpr std::uint64_t highest_ratio = 64;
  Reader reader(entry);
  if (reader.u32(what) != 0x4244504d) malformed(entry.place(), what);
  const std::uint64_t place = reader.place();
  const std::uint64_t size = reader.u32(what);
  const Bytes packed = reader.take(reader.left(), what);
  if (size > std::max(free_size, highest_ratio * packed.size())) {
    malformed(place, fmt::format("a size that {} bytes of deflated symbols can have, not {}",
                                 packed.size(), size));
  }
  return inflate_to(packed, static_cast<std::size_t>(size));
}

}  // namespace mmcheck::assembly
