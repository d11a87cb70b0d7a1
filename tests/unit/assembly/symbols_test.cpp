#include "assembly/symbols.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "assembly/assembly.hpp"
#include "assembly/mdb.hpp"
#include "assembly/portable_pdb.hpp"
#include "support/error_of.hpp"
#include "support/folder.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Assembly;
using mmcheck::assembly::Bytes;
using mmcheck::assembly::FoundSymbols;
using mmcheck::assembly::Guid;
using mmcheck::assembly::inflate_portable_pdb;
using mmcheck::assembly::LocalName;
using mmcheck::assembly::PdbId;
using mmcheck::assembly::read_mdb;
using mmcheck::assembly::read_portable_pdb;
using mmcheck::assembly::SequencePoint;
using mmcheck::assembly::Symbols;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

// "offset document line:column-line:column", so that a failure shows all of it.
std::string text_of(const SequencePoint& point) {
  const auto number = [](std::uint32_t value) { return std::to_string(value); };
  const std::string where = number(point.offset) + " in " + number(point.document) + " ";
  if (point.is_hidden()) return where + "hidden";
  return where + number(point.line) + ":" + number(point.column) + "-" + number(point.end_line) +
         ":" + number(point.end_column);
}

std::vector<std::string> points_of(const Symbols& symbols, std::uint32_t method) {
  std::vector<std::string> texts;
  for (const SequencePoint& point : symbols.sequence_points(method)) {
    texts.push_back(text_of(point));
  }
  return texts;
}

std::vector<std::string> locals_of(const Symbols& symbols, std::uint32_t method) {
  std::vector<std::string> texts;
  for (const LocalName& local : symbols.local_names(method)) {
    texts.push_back(local.name + " " + std::to_string(local.slot) + " " +
                    std::to_string(local.start) + "+" + std::to_string(local.length));
  }
  return texts;
}

using Texts = std::vector<std::string>;

// ---- portable PDBs

enum PdbTable : unsigned {
  Document = 0x30,
  MethodDebugInformation = 0x31,
  LocalScope = 0x32,
  LocalVariable = 0x33,
};

constexpr std::uint32_t method_count = 3;

PdbId id_of(std::uint8_t every_byte) {
  PdbId id;
  id.fill(every_byte);
  return id;
}

/// A PDB of an assembly with `method_count` methods. Rows of MethodDebugInformation are added by
/// tests; the documents "a.cs" and "b.cs" are there.
struct PdbBuilder {
  MetadataBuilder metadata;
  Content id = Content(20, 0x77);

  PdbBuilder() {
    document("a.cs");
    document("b.cs");
  }

  void document(std::string_view name) {
    const auto part = metadata.blob(Content(name.begin(), name.end()));
    Content whole{0};
    append(whole, compressed(part));
    document(metadata.blob(whole));
  }
  void document(std::uint32_t name) { metadata.row(Document, {u16(name), u16(0), u16(0), u16(0)}); }
  void method(std::uint32_t document, const Content& points) {
    const auto blob = points.empty() ? 0 : metadata.blob(points);
    metadata.row(MethodDebugInformation, {u16(document), u16(blob)});
  }
  Content build() const {
    MetadataBuilder all = metadata;
    Content header = id;
    append(header, {u32(0), u64(std::uint64_t{1} << MethodDef), u32(method_count)});
    all.other_streams.emplace_back("#Pdb", header);
    return all.build();
  }
};

Symbols read(const PdbBuilder& builder) {
  const Content file = builder.build();
  const std::vector<PdbId> ids = {id_of(0x11), id_of(0x77)};
  return read_portable_pdb(Bytes(file, 0), ids, method_count);
}

std::string refusal(const PdbBuilder& builder) {
  return error_of([&] { read(builder); });
}

std::string refusal_of_points(const Content& points) {
  PdbBuilder builder;
  builder.method(1, points);
  return refusal(builder);
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// ---- Mono's .mdb

/// One source, one method with a line number program, locals and blocks.
struct MdbBuilder {
  std::uint32_t token = 0x06000002;
  std::uint32_t sources = 1;
  std::uint32_t methods = 1;  // as many as the header says
  std::uint32_t entries = 1;  // and as there are
  std::uint32_t line_range = 8;
  std::uint8_t flags = 0;
  Content program{0, 1, 1};
  Content locals{0};
  Content blocks{0};

  static constexpr std::uint32_t data_at = 8 + 8 + 16 + 20 * 4;

  Content build() const {
    Content data;
    const auto at = [&] { return data_at + static_cast<std::uint32_t>(data.size()); };
    const auto leb = [&](std::uint32_t number) {
      append(data, {u8((number & 0x7f) | 0x80), u8(number >> 7)});
    };
    const std::uint32_t name_at = at();
    append(data, "\4m.cs");
    data.resize(data.size() + 33);
    const std::uint32_t locals_at = at();
    append(data, locals);
    const std::uint32_t blocks_at = at();
    append(data, blocks);
    const std::uint32_t program_at = at();
    append(data, program);
    const std::uint32_t method_at = at();
    for (const std::uint32_t number : {1U, locals_at, 0U, blocks_at, 0U, 0U}) leb(number);
    append(data, {u8(flags)});
    const std::uint32_t methods_at = at();
    for (std::uint32_t i = 0; i < entries; ++i) {
      append(data, {u32(token), u32(method_at), u32(program_at)});
    }
    const std::uint32_t sources_at = at();
    append(data, {u32(1), u32(name_at)});

    Content file;
    append(file, {u64(0x45e82623fd7fa614), u32(50), u32(0)});
    append(file, Content(16, 0x11));
    append(file, {u32(0), u32(data_at), u32(data.size()), u32(0), u32(0), u32(0), u32(sources),
                  u32(sources_at), u32(8), u32(methods), u32(methods_at), u32(12)});
    append(file,
           {u32(0), u32(0), u32(0), u32(0), u32(0xffffffff), u32(line_range), u32(9), u32(0)});
    append(file, data);
    return file;
  }
};

Guid guid_of(std::uint8_t every_byte) {
  Guid guid;
  guid.fill(every_byte);
  return guid;
}

Symbols read(const MdbBuilder& builder) {
  const Content file = builder.build();
  return read_mdb(Bytes(file, 0), guid_of(0x11), method_count);
}

std::string refusal(const MdbBuilder& builder) {
  return error_of([&] { read(builder); });
}

// ---- files

/// The CodeView entry of an assembly whose PDB has the id 0x77…; the builder's stamp is 0.
Content codeview() {
  Content content{'R', 'S', 'D', 'S'};
  append(content, Content(16, 0x77));
  append(content, {u32(1)});
  append(content, std::string_view("small.pdb\0", 10));
  return content;
}

PdbBuilder matching_pdb() {
  PdbBuilder builder;
  builder.id.assign(16, 0x77);
  builder.id.resize(20);
  return builder;
}

/// Raw deflate with a single block that is stored as it is.
Content deflated(const Content& content) {
  Content result;
  append(result, {u8(1), u16(content.size()), u16(~content.size())});
  append(result, content);
  return result;
}

Content embedded(const Content& pdb, std::uint32_t claimed_size) {
  Content entry{'M', 'P', 'D', 'B'};
  append(entry, {u32(claimed_size)});
  append(entry, deflated(pdb));
  return entry;
}

Content embedded(const Content& pdb) {
  return embedded(pdb, static_cast<std::uint32_t>(pdb.size()));
}

std::string inflate_refusal(const Content& entry) {
  return error_of([&] { inflate_portable_pdb(Bytes(entry, 0)); });
}

}  // namespace

TEST_SUITE_BEGIN("assembly");

// ---- portable PDBs

TEST_CASE("sequence points are differences, with hidden ones and changes of document between") {
  PdbBuilder builder;
  builder.method(1, {0,                                // the locals' signature
                     0, 0, 10,   4,    27,             // offset, lines, columns, line, column
                     1, 0, 14,   0x02, 0x5d, 2, 0, 0,  // hidden
                     0, 2,                             // from here on in document 2
                     5, 2, 0x7b, 0,    0});
  CHECK(points_of(read(builder), 1) ==
        Texts{"0 in 0 4:27-4:37", "1 in 0 5:9-5:23", "3 in 0 hidden", "8 in 1 5:9-7:6"});
}

TEST_CASE("points in several documents name the first themselves") {
  PdbBuilder builder;
  builder.method(0, {0, 2, 0, 0, 1, 7, 1});
  CHECK(points_of(read(builder), 1) == Texts{"0 in 1 7:1-7:2"});
}

TEST_CASE("a method without symbols has none, nor has a row beyond the last") {
  PdbBuilder builder;
  builder.method(0, {});
  const Symbols symbols = read(builder);
  for (const std::uint32_t method : {0U, 1U, 3U, 4U, 0xffffffffU}) {
    CHECK(symbols.sequence_points(method).empty());
    CHECK(symbols.local_names(method).empty());
  }
}

TEST_CASE("a document's name is put together from parts") {
  PdbBuilder builder;
  const auto home = builder.metadata.blob({'h', 'o', 'm', 'e'});
  const auto file = builder.metadata.blob({'c', '.', 'c', 's'});
  Content parts{'/', 0};
  append(parts, compressed(home));
  append(parts, compressed(file));
  builder.document(builder.metadata.blob(parts));
  CHECK(read(builder).documents() == Texts{"a.cs", "b.cs", "/home/c.cs"});
}

TEST_CASE("locals have their names in their scopes") {
  PdbBuilder builder;
  builder.metadata.row(LocalScope, {u16(1), u16(0), u16(1), u16(1), u32(0), u32(70)});
  builder.metadata.row(LocalScope, {u16(1), u16(0), u16(2), u16(1), u32(7), u32(10)});
  builder.metadata.row(LocalScope, {u16(3), u16(0), u16(3), u16(1), u32(0), u32(5)});
  builder.metadata.row(LocalVariable, {u16(0), u16(0), u16(builder.metadata.string("total"))});
  builder.metadata.row(LocalVariable, {u16(0), u16(2), u16(builder.metadata.string("twice"))});
  builder.metadata.row(LocalVariable, {u16(0), u16(1), u16(builder.metadata.string("other"))});
  const Symbols symbols = read(builder);
  CHECK(locals_of(symbols, 1) == Texts{"total 0 0+70", "twice 2 7+10"});
  CHECK(locals_of(symbols, 2).empty());
  CHECK(locals_of(symbols, 3) == Texts{"other 1 0+5"});
}

TEST_CASE("a PDB of another build is refused") {
  PdbBuilder builder;
  builder.id.back() = 0x78;  // the stamp
  CHECK(refusal(builder) ==
        "the symbols of another build: their id is not the one in the assembly");
}

TEST_CASE("a Windows PDB is recognised") {
  Content file;
  append(file,
         "Microsoft C/C++ MSF 7.00\r\n\x1a"
         "DS");
  file.resize(512);
  CHECK(error_of([&] { read_portable_pdb(Bytes(file, 0), {}, 0); }) ==
        "a Windows PDB, which is not read: compile with -debug:portable");
}

TEST_CASE("sequence points outside of all documents, lines and columns are refused") {
  CHECK(contains(refusal_of_points({0, 0, 0, 1, 1, 1, 0, 3}),
                 "expected sequence points in one of 2 documents, not in number 3"));
  // The second point's line is 2 less than 1, its column 2 less.
  CHECK(contains(refusal_of_points({0, 0, 0, 1, 1, 5, 1, 0, 1, 0x7d, 0}), "not -1"));
  CHECK(contains(refusal_of_points({0, 0, 0, 1, 5, 1, 1, 0, 1, 0, 0x7d}), "not -1"));
  CHECK(contains(refusal_of_points({0, 0, 0, 1, 1}), "expected sequence points"));
}

TEST_CASE("a PDB that speaks of methods that the assembly does not have is refused") {
  PdbBuilder too_many;
  for (std::uint32_t i = 0; i <= method_count; ++i) too_many.method(0, {});
  CHECK(contains(refusal(too_many), "expected no more methods than the 3 of the assembly"));

  PdbBuilder scope;
  scope.metadata.row(LocalScope, {u16(4), u16(0), u16(1), u16(1), u32(0), u32(0)});
  CHECK_FALSE(refusal(scope).empty());
}

TEST_CASE("methods that all point to the same large blob are refused, few are not") {
  Content points{0};
  for (int i = 0; i < 100; ++i) append(points, Content{1, 0, 0});
  const auto many = [&](std::uint32_t methods) {
    PdbBuilder builder;
    const auto blob = builder.metadata.blob(points);
    for (std::uint32_t i = 0; i < methods; ++i) {
      builder.metadata.row(MethodDebugInformation, {u16(1), u16(blob)});
    }
    const Content file = builder.build();
    const std::vector<PdbId> ids = {id_of(0x77)};
    return error_of([&] { read_portable_pdb(Bytes(file, 0), ids, methods); });
  };
  CHECK(many(3).empty());
  CHECK(contains(many(1000), "expected sequence points of different methods in different places"));
}

TEST_CASE("documents whose names are far longer than the file are refused") {
  PdbBuilder builder;
  const auto part = builder.metadata.blob(Content(100, 'x'));
  Content parts{'/'};
  for (int i = 0; i < 100; ++i) append(parts, compressed(part));
  const auto name = builder.metadata.blob(parts);
  for (int i = 0; i < 100; ++i) builder.document(name);
  CHECK(contains(refusal(builder), "expected document names that are not longer than the file"));
}

TEST_CASE("every shorter copy of a PDB is refused or read, and nothing else happens") {
  PdbBuilder builder;
  builder.method(1, {0, 0, 0, 10, 4, 27});
  const Content whole = builder.build();
  const std::vector<PdbId> ids = {id_of(0x77)};
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Content part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    error_of([&] { read_portable_pdb(Bytes(part, 0), ids, method_count); });
  }
}

// ---- embedded ones

TEST_CASE("an embedded PDB is unpacked") {
  const Content pdb{1, 2, 3, 4, 5};
  const Content entry = embedded(pdb);
  CHECK(inflate_portable_pdb(Bytes(entry, 0)) == pdb);
}

TEST_CASE("an embedded PDB that does not have the size that it claims is refused") {
  const Content pdb(100, 7);
  CHECK(contains(inflate_refusal(embedded(pdb, 101)), "expected 101 bytes of deflated symbols"));
  CHECK(contains(inflate_refusal(embedded(pdb, 0xffffffff)),
                 "expected a size that 105 bytes of deflated symbols can have, not 4294967295"));
  Content broken = embedded(pdb);
  broken[8] = 7;  // a block of a type that there is not
  CHECK(contains(inflate_refusal(broken), "expected 100 bytes of deflated symbols"));
  CHECK(contains(inflate_refusal({'M', 'P', 'D', 'X'}), "expected embedded symbols"));
  CHECK(contains(inflate_refusal({'M', 'P', 'D', 'B', 0}), "expected embedded symbols"));
}

// ---- Mono's .mdb

TEST_CASE("a line number program moves through code and source, and columns follow it") {
  MdbBuilder builder;
  builder.flags = 0x2;
  builder.program = {3,
                     4,
                     1,                  // 4 lines on, a point
                     9 + 1 + 8 * 2 + 1,  // special: an offset 2 on, 1 line on
                     0,
                     1,
                     0x40,  // hidden from here on
                     8,     // the offset 30 on
                     2,
                     0x80,
                     0x01,
                     1,  // the offset 128 on, a point
                     0,
                     1,
                     0x40,  // visible again
                     3,
                     0xfe,
                     0xff,
                     0xff,
                     0xff,
                     0x0f,  // 2 lines back
                     0,
                     1,
                     1,  // the end: what changed is a point
                     10,
                     20,
                     30,
                     40};
  const Symbols symbols = read(builder);
  CHECK(symbols.documents() == Texts{"m.cs"});
  CHECK(points_of(symbols, 2) ==
        Texts{"0 in 0 5:10-5:0", "2 in 0 6:20-6:0", "160 in 0 hidden", "160 in 0 4:40-4:0"});
  CHECK(symbols.sequence_points(1).empty());
}

TEST_CASE("where points end follows their columns, if it is known") {
  MdbBuilder builder;
  builder.flags = 0x6;
  builder.program = {1, 1, 0, 1, 1, 10, 20, 3, 5, 0xff, 0xff, 0xff, 0x07};
  CHECK(points_of(read(builder), 2) == Texts{"0 in 0 1:10-4:5", "0 in 0 1:20-1:0"});
}

TEST_CASE("locals are in blocks, or in the whole method") {
  MdbBuilder builder;
  builder.locals = {2, 0, 5, 't', 'o', 't', 'a', 'l', 0, 1, 1, 'i', 1};
  builder.blocks = {1, 1, 0xff, 0xff, 0xff, 0xff, 0x0f, 3, 31};
  CHECK(locals_of(read(builder), 2) == Texts{"total 0 0+4294967295", "i 1 3+28"});
}

TEST_CASE("an .mdb of another build is refused") {
  const Content file = MdbBuilder().build();
  CHECK(error_of([&] { read_mdb(Bytes(file, 0), guid_of(0x12), 3); }) ==
        "the symbols of another build: their id is not the one in the assembly");
}

TEST_CASE("an .mdb of another version is refused") {
  Content file = MdbBuilder().build();
  patch(file, 8, u32(51));
  CHECK(error_of([&] { read_mdb(Bytes(file, 0), guid_of(0x11), 3); }) ==
        "offset 0x0: expected version 50.0 of the .mdb format, not 51.0");
}

TEST_CASE("numbers in an .mdb that lead out of it are refused") {
  const auto with = [](auto change) {
    MdbBuilder builder;
    change(builder);
    return refusal(builder);
  };
  CHECK(with([](MdbBuilder&) {}).empty());
  CHECK(contains(with([](MdbBuilder& mdb) { mdb.token = 0x06000004; }),
                 "expected one of the 3 methods of the assembly, not 0x06000004"));
  CHECK_FALSE(with([](MdbBuilder& mdb) { mdb.token = 0x02000001; }).empty());
  CHECK(contains(with([](MdbBuilder& mdb) { mdb.sources = 0xffffffff; }),
                 "expected the source table of an .mdb"));
  CHECK(contains(with([](MdbBuilder& mdb) { mdb.methods = 0x20000000; }),
                 "expected the method table of an .mdb"));
  CHECK_FALSE(with([](MdbBuilder& mdb) { mdb.line_range = 0; }).empty());
  CHECK(contains(with([](MdbBuilder& mdb) { mdb.program = {4, 2, 1}; }), "not number 2"));
  CHECK(contains(with([](MdbBuilder& mdb) { mdb.program = {5}; }), "not 5"));
  CHECK_FALSE(with([](MdbBuilder& mdb) { mdb.program = {0, 1, 2}; }).empty());
  CHECK(contains(with([](MdbBuilder& mdb) { mdb.program = {2, 0xff, 0xff, 0xff, 0xff, 0x0f, 1}; }),
                 "whose offsets ascend"));
  CHECK(contains(with([](MdbBuilder& mdb) {
                   mdb.locals = {1, 0, 1, 'x', 1};
                 }),
                 "expected one of 0 code blocks, not 1"));
  CHECK_FALSE(with([](MdbBuilder& mdb) { mdb.locals = {0xff, 0xff, 0xff, 0xff, 0x0f}; }).empty());
}

TEST_CASE("methods of an .mdb that all point to the same long program are refused") {
  MdbBuilder builder;
  builder.program = Content(500, 1);
  append(builder.program, Content{0, 1, 1});
  CHECK(refusal(builder).empty());
  builder.methods = builder.entries = 100;
  CHECK(contains(refusal(builder), "expected parts of an .mdb that do not overlap"));
}

TEST_CASE("every shorter copy of an .mdb is refused") {
  const Content whole = MdbBuilder().build();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Content part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    CHECK_FALSE(error_of([&] { read_mdb(Bytes(part, 0), guid_of(0x11), 3); }).empty());
  }
}

// ---- which of them

TEST_CASE("the PDB beside the assembly is taken before the one in it, and that before the .mdb") {
  const Folder folder;
  const auto source_of = [&](const std::string& path) {
    return Assembly::open(path)->symbols().source;
  };
  SmallProgram program;
  MdbBuilder mdb;
  mdb.token = 0x06000001;
  program.image.debug_entry(2, codeview());
  const std::string plain = folder.write("plain.exe", program.build());
  program.image.debug_entry(17, embedded(matching_pdb().build()));
  const std::string with_embedded = folder.write("both.exe", program.build());

  CHECK(source_of(plain) == "");
  folder.write("plain.exe.mdb", mdb.build());
  CHECK(source_of(plain) == "plain.exe.mdb");
  folder.write("both.exe.mdb", mdb.build());
  CHECK(source_of(with_embedded) == "embedded");
  folder.write("both.pdb", matching_pdb().build());
  CHECK(source_of(with_embedded) == "both.pdb");
}

TEST_CASE("symbols that cannot be used are a warning, and the next are looked for") {
  const Folder folder;
  SmallProgram program;
  program.image.debug_entry(2, codeview());
  program.image.debug_entry(17, embedded(matching_pdb().build()));
  const std::string path = folder.write("small.exe", program.build());
  PdbBuilder other = matching_pdb();
  other.id[0] = 0;
  const std::string pdb = folder.write("small.pdb", other.build());

  const auto assembly = Assembly::open(path);
  const FoundSymbols& found = assembly->symbols();
  CHECK(found.source == "embedded");
  REQUIRE(found.symbols != nullptr);
  CHECK(found.symbols->documents() == Texts{"a.cs", "b.cs"});
  CHECK(found.warning ==
        pdb + ": the symbols of another build: their id is not the one in the assembly");
}

TEST_CASE("damaged symbols are a warning that names the file and the place") {
  const Folder folder;
  const std::string path = folder.write("small.exe", SmallProgram().build());
  const std::string pdb = folder.write("small.pdb", {'B', 'S', 'J', 'X', 0});
  const std::string mdb = folder.write("small.exe.mdb", {1, 2, 3});
  const auto assembly = Assembly::open(path);
  const FoundSymbols& found = assembly->symbols();
  CHECK(found.symbols == nullptr);
  CHECK(found.warning == pdb + ": offset 0x0: expected a metadata root (BSJB, II.24.2.1); " + mdb +
                             ": offset 0x0: expected the header of a Mono symbol file (.mdb)");
}

TEST_CASE("a bad debug directory entry is a warning, and symbols are looked for all the same") {
  const Folder folder;
  SmallProgram program;
  program.image.debug_entry(2, codeview());
  program.image.debug_entry(17, {1, 2, 3});
  Content file = program.build();
  const std::size_t place = program.image.metadata_at() - 4;  // of the last entry's data
  patch(file, place, u32(0x7fffffff));
  const std::string path = folder.write("small.exe", file);
  folder.write("small.pdb", matching_pdb().build());
  const auto assembly = Assembly::open(path);
  CHECK(assembly->symbols().source == "small.pdb");
  CHECK(assembly->symbols().warning.starts_with(path + ": offset 0x"));
}

TEST_SUITE_END();
