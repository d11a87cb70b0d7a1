#include "rewrite/symbols.hpp"

#include <doctest/doctest.h>

#include "support/image_builder.hpp"

using mmcheck::assembly::Bytes;
using mmcheck::assembly::Column;
using mmcheck::assembly::Metadata;
using mmcheck::assembly::Token;
using namespace mmcheck::rewrite;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

// Tables of a portable PDB.
constexpr unsigned document = 0x30;
constexpr unsigned method_debug_information = 0x31;
constexpr unsigned local_scope = 0x32;
constexpr unsigned import_scope = 0x35;
constexpr unsigned custom_debug_information = 0x37;

const Content async_stepping{0xc5, 0x2a, 0xfd, 0x54, 0x25, 0xe9, 0x1a, 0x40,
                             0x9c, 0x2a, 0xf9, 0x4f, 0x17, 0x10, 0x72, 0xf8};

/// A PDB with one method, which has these sequence points, a scope from 2 to 4, and an await.
Content make_pdb(const Content& points) {
  MetadataBuilder builder;
  builder.row(document, {u16(0), u16(0), u16(0), u16(0)});
  builder.row(method_debug_information, {u16(1), u16(builder.blob(points))});
  builder.row(import_scope, {u16(0), u16(0)});
  builder.row(local_scope, {u16(1), u16(1), u16(1), u16(1), u32(2), u32(2)});
  append(builder.guids, async_stepping);
  Content stepping;
  append(stepping, {u32(4), u32(1), u32(2), u8(1)});
  builder.row(custom_debug_information,
              {u16(1 << 5), u16(builder.guids.size() / 16), u16(builder.blob(stepping))});
  Content header(20, 0x55);
  append(header, {u32(0x06000001), u64(std::uint64_t{1} << 6), u32(1)});
  builder.other_streams.emplace_back("#Pdb", header);
  return builder.build();
}

/// Four instructions of a byte each; ten bytes before the third.
MovedCode moved_code() {
  OffsetMap offsets(4);
  for (std::uint32_t offset = 0; offset <= 4; ++offset) {
    offsets.set(offset, offset > 2 ? offset + 10 : offset);
  }
  MovedCode moved;
  moved.emplace(1, MovedMethod{std::move(offsets), Token(0x11000003)});
  return moved;
}

}  // namespace

TEST_CASE("sequence points, scopes and awaits move along with the code") {
  // Locals 0; at 0 line 5, columns 1 to 3; at 1 hidden; at 3 two lines on, columns the same.
  const Content pdb = make_pdb({0x00, 0x00, 0x00, 0x02, 0x05, 0x01, 0x01, 0x00, 0x00,  //
                                0x02, 0x00, 0x02, 0x04, 0x00});
  const Buffer written = rewrite_portable_pdb(Bytes(pdb, 0), moved_code(), 3);
  const Metadata metadata(Bytes(written, 0));
  const Bytes points = metadata.blob(Column::MethodDebugInformation_SequencePoints, 1);
  CHECK(Content(points.data(), points.data() + points.size()) ==
        Content{0x03, 0x00, 0x00, 0x02, 0x05, 0x01, 0x01, 0x00, 0x00,  //
                0x0c, 0x00, 0x02, 0x04, 0x00});
  CHECK(metadata.cell(Column::LocalScope_StartOffset, 1) == 2);
  CHECK(metadata.cell(Column::LocalScope_Length, 1) == 12);
  const Bytes stepping = metadata.blob(Column::CustomDebugInformation_Value, 1);
  Content expected;
  append(expected, {u32(14), u32(1), u32(2), u8(1)});
  CHECK(Content(stepping.data(), stepping.data() + stepping.size()) == expected);
  CHECK(Content(metadata.pdb_header().id.data(), metadata.pdb_header().id.data() + 20) ==
        Content(20, 0x55));
}

TEST_CASE("a record that names another document stays where it is") {
  // At 0, line 5; then document 1 again; at 3, a line on.
  const Content pdb = make_pdb({0x00, 0x00, 0x00, 0x02, 0x05, 0x01,  //
                                0x00, 0x01, 0x03, 0x00, 0x02, 0x02, 0x00});
  const Buffer written = rewrite_portable_pdb(Bytes(pdb, 0), moved_code(), 3);
  const Metadata metadata(Bytes(written, 0));
  const Bytes points = metadata.blob(Column::MethodDebugInformation_SequencePoints, 1);
  CHECK(Content(points.data(), points.data() + points.size()) ==
        Content{0x03, 0x00, 0x00, 0x02, 0x05, 0x01,  //
                0x00, 0x01, 0x0d, 0x00, 0x02, 0x02, 0x00});
}
