// Writes one broken assembly per case, FOLDER/CASE.dll. `run` says what mmcheck must answer to
// each.
//
//   make FOLDER
#include <fmt/core.h>

#include <array>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>

#include "support/image_builder.hpp"

using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

constexpr std::uint8_t ret = 0x2a;

/// A valid file with one number in it changed.
Content patched(std::size_t at, Cell cell) {
  Content file = SmallProgram().build();
  patch(file, at, cell);
  return file;
}

/// The first bytes of a valid file.
Content cut(std::size_t size) {
  Content file = SmallProgram().build();
  file.resize(size);
  return file;
}

/// A file that is built with something wrong in it.
template <typename Damage>
Content damaged(Damage damage) {
  SmallProgram program;
  damage(program, program.image.metadata);
  return program.build();
}

Content with_body(const Content& body) { return SmallProgram(body).build(); }

/// `Main` with this code, cut after the last byte.
Content with_code(const Content& code) { return with_body(tiny_body(code)); }

/// A small exception section with one clause over two bytes of code.
Content with_clause(std::uint16_t kind, std::uint8_t try_length, std::uint32_t last) {
  Content section;
  append(section,
         {u8(0x01), u8(16), u16(0), u16(kind), u16(0), u8(try_length), u16(1), u8(1), u32(last)});
  return with_body(fat_body({0x00, ret}, 0, 0x8, section));
}

/// `Main` with this signature.
Content with_signature(const Content& signature) {
  return damaged([&](SmallProgram&, MetadataBuilder& metadata) {
    patch(metadata.rows[MethodDef], 10, u16(metadata.blob(signature)));
  });
}

/// A TypeSpec with this signature, which `Main` puts on the stack.
Content with_type(const Content& signature) {
  SmallProgram program(tiny_body({0xd0, 0x01, 0x00, 0x00, 0x1b, ret}));  // ldtoken
  program.image.metadata.row(TypeSpec, {u16(program.image.metadata.blob(signature))});
  return program.build();
}

/// n arguments of a type are n types: the name of the last TypeSpec has 2^40 of them.
Content with_exploding_type() {
  SmallProgram program(tiny_body({0xd0, 40, 0x00, 0x00, 0x1b, ret}));
  MetadataBuilder& metadata = program.image.metadata;
  metadata.row(TypeSpec, {u16(metadata.blob({0x1c}))});
  for (std::uint32_t i = 1; i < 40; ++i) {
    Content pair{0x15, 0x12, 0x05, 0x02};
    for (int half = 0; half < 2; ++half) {
      pair.push_back(0x12);
      append(pair, compressed(i << 2 | 2));
    }
    metadata.row(TypeSpec, {u16(metadata.blob(pair))});
  }
  return program.build();
}

Content with_type_that_is_itself() { return with_type({0x1d, 0x12, 0x06}); }

Content with_scopes_in_a_circle() {
  return damaged([](SmallProgram&, MetadataBuilder& metadata) {
    const std::uint32_t next = metadata.row_counts[TypeRef] + 1;
    metadata.row(TypeRef, {u16((next + 1) << 2 | 3), u16(metadata.string("A")), u16(0)});
    metadata.row(TypeRef, {u16(next << 2 | 3), u16(metadata.string("B")), u16(0)});
    patch(metadata.rows[TypeDef], 14 + 8, u16(next << 2 | 1));  // Program extends A
  });
}

Content with_nested_types(std::initializer_list<std::array<unsigned, 2>> pairs) {
  return damaged([&](SmallProgram&, MetadataBuilder& metadata) {
    metadata.row(TypeDef, {u32(0), u16(metadata.string("Other")), u16(0), u16(0), u16(2), u16(2)});
    for (const auto& [inner, outer] : pairs) metadata.row(NestedClass, {u16(inner), u16(outer)});
  });
}

Content with_attribute(const Content& value) {
  return damaged([&](SmallProgram&, MetadataBuilder& metadata) {
    metadata.row(MemberRef, {u16(1 << 3 | 1), u16(metadata.string(".ctor")),
                             u16(metadata.blob({0x20, 0x01, 0x01, 0x0e}))});
    metadata.row(CustomAttribute, {u16(2 << 5 | 3), u16(1 << 3 | 3), u16(metadata.blob(value))});
  });
}

struct Case {
  std::string_view name;
  std::function<Content()> make;
};

const ImageBuilder layout;  // where things stand

const Case cases[] = {
    // ---- the PE file
    {"empty file", [] { return Content(); }},
    {"text", [] { return Content{'#', '!', '/', 'b', 'i', 'n'}; }},
    {"truncated DOS header", [] { return cut(0x3e); }},
    {"PE header beyond the file",
     [] { return patched(ImageBuilder::pe_pointer, u32(0x7fffffff)); }},
    {"no PE signature", [] { return patched(ImageBuilder::pe_header, u32(0)); }},
    {"truncated PE header", [] { return cut(ImageBuilder::pe_header + 10); }},
    {"optional header beyond the file",
     [] { return patched(ImageBuilder::optional_size, u16(0xffff)); }},
    {"optional header of an unknown kind",
     [] { return patched(ImageBuilder::optional_header, u16(0x107)); }},
    {"too many sections", [] { return patched(ImageBuilder::section_count, u16(0xffff)); }},
    {"truncated section header", [] { return cut(layout.section_header() + 39); }},
    {"section outside the file",
     [] { return patched(layout.section_header() + 20, u32(0x10000000)); }},
    {"native program", [] { return patched(layout.data_directory(14), u32(0)); }},
    {"CLI header in no section", [] { return patched(layout.data_directory(14), u32(0x1000)); }},
    {"truncated CLI header", [] { return cut(ImageBuilder::cli_header + 71); }},
    // ---- the metadata root
    {"metadata in no section", [] { return patched(ImageBuilder::cli_header + 8, u32(0x9000)); }},
    {"metadata longer than its section",
     [] { return patched(ImageBuilder::cli_header + 12, u32(0xffffff)); }},
    {"no BSJB", [] { return patched(SmallProgram().image.metadata_at(), u32(0)); }},
    {"metadata version without an end",
     [] { return patched(SmallProgram().image.metadata_at() + 12, u32(0xffffffff)); }},
    {"stream outside the metadata",
     [] { return patched(SmallProgram().image.metadata_at() + 32, u32(0xfffffff0)); }},
    {"stream name without an end",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         metadata.other_streams = {{std::string(1000, 'x'), {}}};
       });
     }},
    {"stream with a name of two lines",
     [] {
       // It lies outside the metadata, so that its name is in the message.
       SmallProgram program;
       program.image.metadata.tables_name = "#a\nb\x1b[2J";
       Content file = program.build();
       patch(file, program.image.metadata_at() + 32, u32(0xfffffff0));
       return file;
     }},
    {"portable PDB in an assembly",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         Content pdb(20, 0);
         append(pdb, {u32(0), u64(1U << MethodDef), u32(1000)});
         metadata.other_streams = {{"#Pdb", pdb}};
       });
     }},
    // ---- tables and heaps
    {"row count beyond the stream",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         metadata.row_counts[AssemblyRef] = 5000;
       });
     }},
    {"row count beyond a token",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         metadata.row_counts[AssemblyRef] = 0x1000000;
       });
     }},
    {"unknown table",
     [] {
       return damaged(
           [](SmallProgram&, MetadataBuilder& metadata) { metadata.row(0x3f, {u16(0)}); });
     }},
    {"no module",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         metadata.rows.erase(Module);
         metadata.row_counts.erase(Module);
         metadata.rows.erase(AssemblyDef);
         metadata.row_counts.erase(AssemblyDef);
       });
     }},
    {"field list running backwards",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[TypeDef], 10, u16(2));  // <Module> starts at 2, Program at 1
       });
     }},
    {"method list beyond the table",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[TypeDef], 14 + 12, u16(9));
       });
     }},
    {"base type with an unused tag",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[TypeDef], 14 + 8, u16(1 << 2 | 3));
       });
     }},
    {"base type in a row that is not there",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[TypeDef], 14 + 8, u16(77 << 2 | 1));
       });
     }},
    {"pointer to no field",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         metadata.tables_name = "#-";
         metadata.row(FieldPtr, {u16(7)});
       });
     }},
    {"string index outside the heap",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[MethodDef], 8, u16(0xffff));
       });
     }},
    {"string without an end",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[MethodDef], 8, u16(metadata.strings.size()));
         append(metadata.strings, std::string_view("Main"));
       });
     }},
    {"blob index outside the heap",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[Field], 4, u16(0xffff));
       });
     }},
    {"blob longer than the heap",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[Field], 4, u16(metadata.blobs.size()));
         append(metadata.blobs, compressed(0x1fffffff));
       });
     }},
    {"GUID outside the heap",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[Module], 4, u16(0x1000));
       });
     }},
    // ---- types that contain each other
    {"type nested in itself",
     [] {
       return with_nested_types({{2, 2}});
     }},
    {"nested types in a circle",
     [] {
       return with_nested_types({{2, 3}, {3, 2}});
     }},
    {"type scopes in a circle", [] { return with_scopes_in_a_circle(); }},
    {"type specification of itself", [] { return with_type_that_is_itself(); }},
    {"type name of 2 to the 40", [] { return with_exploding_type(); }},
    // ---- signatures
    {"empty signature", [] { return with_signature({}); }},
    {"signature of no kind",
     [] {
       return with_signature({0x0f, 0x00, 0x01});
     }},
    {"signature with too many parameters",
     [] {
       return with_signature({0x00, 0xdf, 0xff, 0xff, 0xff, 0x01});
     }},
    {"signature of an unknown type",
     [] {
       return with_signature({0x00, 0x00, 0x3f});
     }},
    {"signature with a type that is not there",
     [] {
       return with_signature({0x00, 0x01, 0x01, 0x12, 0x7d});
     }},
    {"signature nesting 10000 deep",
     [] {
       Content signature(10000, 0x1d);
       signature.push_back(0x08);
       return with_type(signature);
     }},
    {"array of rank 100",
     [] {
       return with_type({0x14, 0x08, 100, 0x00, 0x00});
     }},
    // ---- bodies
    {"body in no section",
     [] {
       return damaged([](SmallProgram&, MetadataBuilder& metadata) {
         patch(metadata.rows[MethodDef], 0, u32(0x7fff0000));
       });
     }},
    {"body of no format",
     [] {
       return with_body({0x00, 0x00, 0x00, 0x00});
     }},
    {"body longer than the section",
     [] {
       Content body = fat_body({ret});
       patch(body, 4, u32(0x7fffffff));
       return with_body(body);
     }},
    {"locals that are no signature", [] { return with_body(fat_body({ret}, 0x02000001)); }},
    {"locals that are not there", [] { return with_body(fat_body({ret}, 0x11000009)); }},
    {"unknown opcode",
     [] {
       return with_code({0x00, 0x24, ret});
     }},
    {"unknown opcode of two bytes",
     [] {
       return with_code({0x00, 0xfe, 0xff, ret});
     }},
    {"instruction cut off",
     [] {
       return with_code({0x00, 0x20, 0x01, 0x00});
     }},
    {"branch into the void",
     [] {
       return with_code({0x2b, 0x70, ret});
     }},
    {"switch with 2 to the 32 targets",
     [] {
       return with_code({0x16, 0x45, 0xff, 0xff, 0xff, 0xff, ret});
     }},
    {"switch into the void",
     [] {
       return with_code({0x16, 0x45, 0x01, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, ret});
     }},
    {"operand that is no token",
     [] {
       return with_code({0x28, 0x34, 0x12, 0x00, 0x99, ret});
     }},
    {"string literal outside the heap",
     [] {
       return with_code({0x72, 0xff, 0xff, 0x00, 0x70, 0x26, ret});
     }},
    {"catch token of no type", [] { return with_clause(0, 1, 0x11000001); }},
    {"try block beyond the code", [] { return with_clause(2, 9, 0); }},
    {"filter beyond the code", [] { return with_clause(1, 1, 9); }},
    {"exception clause of no kind", [] { return with_clause(3, 1, 0); }},
    {"exception section cut off",
     [] {
       Content section;
       append(section, {u8(0x41), u8(0xff), u16(0xffff)});
       return with_body(fat_body({0x00, ret}, 0, 0x8, section));
     }},
    // ---- values
    {"attribute without its prolog",
     [] {
       return with_attribute({0x00, 0x00, 0x00, 0x00});
     }},
    {"attribute with a string beyond its end",
     [] {
       return with_attribute({0x01, 0x00, 0x7f, 'a', 0x00, 0x00});
     }},
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: make FOLDER\n");
    return 2;
  }
  for (const Case& one : cases) {
    const Content content = one.make();
    std::ofstream file(fmt::format("{}/{}.dll", argv[1], one.name), std::ios::binary);
    file.write(reinterpret_cast<const char*>(content.data()),
               static_cast<std::streamsize>(content.size()));
    if (!file) return 1;
  }
  return 0;
}
