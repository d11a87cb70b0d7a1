// Writes assemblies in which many rows share something large, or nest, or multiply: a small file
// that would be a long listing, or much memory, for a reader that does not look out. `run` checks
// how much of both mmcheck takes.
//
//   make_large FOLDER
#include <fmt/core.h>
#include <zlib.h>

#include <fstream>
#include <functional>
#include <string>
#include <string_view>

#include "support/image_builder.hpp"

using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

constexpr std::size_t large = 1 << 20;
constexpr std::uint32_t many = 16000;

constexpr std::uint8_t ret = 0x2a;

template <typename Damage>
Content program(Damage damage, const Content& body = tiny_body({ret})) {
  SmallProgram made(body);
  damage(made, made.image.metadata);
  return made.build();
}

/// Methods like `Main`, with its body.
void add_methods(SmallProgram& made, std::uint32_t count, std::uint32_t name,
                 std::uint32_t signature) {
  for (std::uint32_t i = 0; i < count; ++i) {
    made.image.metadata.row(
        MethodDef, {u32(made.main_rva), u16(0), u16(0x16), u16(name), u16(signature), u16(1)});
  }
}

Content shared_body() {
  return program(
      [](SmallProgram& made, MetadataBuilder&) { add_methods(made, many, 0, made.void_signature); },
      fat_body(Content(large, 0x00)));
}

Content shared_name() {
  return program([](SmallProgram& made, MetadataBuilder& metadata) {
    add_methods(made, many, metadata.string(std::string(large, 'n')), made.void_signature);
  });
}

Content shared_name_of_an_outer_type() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    const auto name = metadata.string(std::string(large, 'n'));
    const auto outer = metadata.row(TypeDef, {u32(1), u16(name), u16(0), u16(0), u16(2), u16(2)});
    for (std::uint32_t i = 0; i < many; ++i) {
      const auto inner = metadata.row(TypeDef, {u32(2), u16(0), u16(0), u16(0), u16(2), u16(2)});
      metadata.row(NestedClass, {u16(inner), u16(outer)});
    }
  });
}

Content shared_signature() {
  return program([](SmallProgram& made, MetadataBuilder& metadata) {
    Content signature{0x00};
    append(signature, compressed(100000));
    signature.resize(signature.size() + 100001, 0x08);
    add_methods(made, many, 0, metadata.blob(signature));
  });
}

Content shared_locals() {
  Content locals{0x07};
  append(locals, compressed(100000));
  locals.resize(locals.size() + 100000, 0x08);
  return program(
      [&](SmallProgram& made, MetadataBuilder& metadata) {
        metadata.row(StandAloneSig, {u16(metadata.blob(locals))});
        add_methods(made, many, 0, made.void_signature);
      },
      fat_body({ret}, 0x11000001));
}

Content shared_attribute() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    metadata.row(MemberRef, {u16(1 << 3 | 1), u16(metadata.string(".ctor")),
                             u16(metadata.blob({0x20, 0x01, 0x01, 0x0e}))});
    Content value{0x01, 0x00};
    append(value, compressed(large));
    value.resize(value.size() + large, 'a');
    append(value, {u16(0)});
    const auto blob = metadata.blob(value);
    for (std::uint32_t i = 0; i < 2000; ++i) {
      metadata.row(CustomAttribute, {u16(2 << 5 | 3), u16(1 << 3 | 3), u16(blob)});
    }
  });
}

/// A boxed array of an enum: each element is printed with the enum's name.
Content attribute_with_an_array_of_a_long_name() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    metadata.row(MemberRef, {u16(1 << 3 | 1), u16(metadata.string(".ctor")),
                             u16(metadata.blob({0x20, 0x01, 0x01, 0x1c}))});
    Content value{0x01, 0x00, 0x1d, 0x55};
    append(value, compressed(large / 2));
    value.resize(value.size() + large / 2, 'n');
    append(value, {u32(large / 8)});
    value.resize(value.size() + large / 2, 0);
    append(value, {u16(0)});
    metadata.row(CustomAttribute, {u16(2 << 5 | 3), u16(1 << 3 | 3), u16(metadata.blob(value))});
  });
}

Content shared_constant() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    const auto signature = metadata.blob({0x06, 0x0e});
    const auto text = metadata.blob(Content(large, 'a'));
    for (std::uint32_t i = 0; i < 4000; ++i) {
      const auto field = metadata.row(Field, {u16(0x8056), u16(0), u16(signature)});
      metadata.row(Constant, {u16(0x0e), u16(field << 2), u16(text)});
    }
  });
}

Content many_constants_of_one_field() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    const auto text = metadata.blob(Content(large, 'a'));
    for (std::uint32_t i = 0; i < 4000; ++i) {
      metadata.row(Constant, {u16(0x0e), u16(1 << 2), u16(text)});
    }
  });
}

Content shared_literal() {
  Content code;
  for (std::uint32_t i = 0; i < 4000; ++i) append(code, {u8(0x72), u32(0x70000001), u8(0x26)});
  code.push_back(ret);
  return program(
      [](SmallProgram&, MetadataBuilder& metadata) {
        metadata.user_string(std::u16string(large / 2, u'a'));
      },
      fat_body(code));
}

Content shared_initial_content() {
  return program([](SmallProgram& made, MetadataBuilder& metadata) {
    // A value type of a megabyte, and fields of it that all start in the same place.
    const auto type = metadata.row(
        TypeDef, {u32(1), u16(metadata.string("Big")), u16(0), u16(0), u16(2), u16(2)});
    metadata.row(0x0f, {u16(1), u32(large), u16(type)});
    const auto signature = metadata.blob({0x06, 0x11, static_cast<std::uint8_t>(type << 2)});
    const auto rva = made.image.place(Content(large, 0xee));
    for (std::uint32_t i = 0; i < 4000; ++i) {
      const auto field = metadata.row(Field, {u16(0x116), u16(0), u16(signature)});
      metadata.row(FieldRva, {u32(rva), u16(field)});
    }
  });
}

Content many_exception_clauses() {
  constexpr std::uint32_t clauses = 600000;
  Content sections;
  append(sections, {u8(0x41), u8(clauses * 24 + 4), u16((clauses * 24 + 4) >> 8)});
  for (std::uint32_t i = 0; i < clauses; ++i) {
    append(sections, {u32(2), u32(0), u32(1000), u32(1000 + i % 1000), u32(1), u32(0)});
  }
  return program([](SmallProgram&, MetadataBuilder&) {},
                 fat_body(Content(20000, 0x00), 0, 0x8, sections));
}

Content large_switch() {
  Content code{0x16, 0x45};
  append(code, {u32(large / 4)});
  code.resize(code.size() + large, 0);
  code.push_back(ret);
  return program([](SmallProgram&, MetadataBuilder&) {}, fat_body(code));
}

Content many_type_parameters() {
  return program([](SmallProgram& made, MetadataBuilder& metadata) {
    const auto name = metadata.string(std::string(200, 'T'));
    for (std::uint32_t i = 0; i < 60000; ++i) {
      metadata.row(GenericParam, {u16(i), u16(0), u16(made.program << 1), u16(name)});
    }
    add_methods(made, many, 0, made.void_signature);
  });
}

/// Parameters of a type in the order in which they are hardest to find.
Content type_parameters_backwards() {
  return program([](SmallProgram& made, MetadataBuilder& metadata) {
    for (std::uint32_t i = 0; i < 60000; ++i) {
      metadata.row(GenericParam, {u16(60000 - i), u16(0), u16(made.program << 1), u16(0)});
    }
    Content signature{0x00};
    append(signature, compressed(60000));
    signature.push_back(0x01);
    for (std::uint32_t i = 0; i < 60000; ++i) {
      signature.push_back(0x13);
      append(signature, compressed(i));
    }
    add_methods(made, 100, 0, metadata.blob(signature));
  });
}

Content chain_of_exported_types() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    for (std::uint32_t i = 0; i < 16000; ++i) {
      metadata.row(ExportedType,
                   {u32(2), u32(0), u16(0), u16(0), u16(i == 0 ? 1 << 2 | 1 : i << 2 | 2)});
    }
  });
}

Content circle_of_exported_types() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    for (const unsigned next : {2U, 1U}) {
      metadata.row(ExportedType, {u32(2), u32(0), u16(0), u16(0), u16(next << 2 | 2)});
    }
  });
}

Content chain_of_type_references() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    const auto name = metadata.string("R");
    for (std::uint32_t i = 1; i < 16000; ++i) {
      metadata.row(TypeRef, {u16(i << 2 | 3), u16(name), u16(0)});
    }
  });
}

/// Each of them is twice as long as the one before, and all of them are short of what is refused.
Content doubling_type_specifications() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    metadata.row(TypeSpec, {u16(metadata.blob({0x1c}))});
    for (std::uint32_t i = 1; i < 15; ++i) {
      Content pair{0x15, 0x12, 0x05, 0x02};
      for (int half = 0; half < 2; ++half) {
        pair.push_back(0x12);
        append(pair, compressed(i << 2 | 2));
      }
      metadata.row(TypeSpec, {u16(metadata.blob(pair))});
    }
    const auto longest = static_cast<std::uint8_t>(15 << 2 | 2);
    const auto blob = metadata.blob({0x1d, 0x12, longest});
    for (std::uint32_t i = 0; i < 15000 - 15; ++i) metadata.row(TypeSpec, {u16(blob)});
    metadata.rows.erase(Field);
    metadata.row_counts.erase(Field);
    const auto field = metadata.blob({0x06, 0x12, longest});
    for (std::uint32_t i = 0; i < many; ++i) metadata.row(Field, {u16(0x16), u16(0), u16(field)});
  });
}

Content deflate(const Content& content) {
  z_stream stream{};
  deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY);
  Content packed(content.size() / 500 + 1000);
  stream.next_in = const_cast<Bytef*>(content.data());
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = packed.data();
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(packed.size() - stream.avail_out);
  deflateEnd(&stream);
  return packed;
}

Content embedded_symbols_of_zeros() {
  return program([](SmallProgram& made, MetadataBuilder&) {
    constexpr std::uint32_t claimed = 256 << 20;
    Content entry{'M', 'P', 'D', 'B'};
    append(entry, {u32(claimed)});
    append(entry, deflate(Content(claimed, 0)));
    made.image.debug_entry(17, entry);
  });
}

/// A line of types, each with a name of half a megabyte.
Content parameters_of_long_types() {
  return program([](SmallProgram&, MetadataBuilder& metadata) {
    const auto type = metadata.row(
        TypeRef, {u16(1 << 2 | 2), u16(metadata.string(std::string(large / 2, 'n'))), u16(0)});
    Content signature{0x00};
    append(signature, compressed(100000));
    signature.push_back(0x01);
    for (int i = 0; i < 100000; ++i) {
      append(signature, {u8(0x12), u8(type << 2 | 1)});
    }
    patch(metadata.rows[MethodDef], 10, u16(metadata.blob(signature)));
  });
}

Content constraints_of_long_types() {
  return program([](SmallProgram& made, MetadataBuilder& metadata) {
    const auto type = metadata.row(
        TypeRef, {u16(1 << 2 | 2), u16(metadata.string(std::string(large / 2, 'n'))), u16(0)});
    metadata.row(GenericParam, {u16(0), u16(0), u16(made.program << 1), u16(0)});
    for (std::uint32_t i = 0; i < many; ++i) {
      metadata.row(0x2c, {u16(1), u16(type << 2 | 1)});
    }
  });
}

struct Case {
  std::string_view name;
  std::function<Content()> make;
};

const Case cases[] = {
    {"shared body", shared_body},
    {"shared name", shared_name},
    {"shared name of an outer type", shared_name_of_an_outer_type},
    {"shared signature", shared_signature},
    {"shared locals", shared_locals},
    {"shared attribute", shared_attribute},
    {"attribute with an array of a long name", attribute_with_an_array_of_a_long_name},
    {"shared constant", shared_constant},
    {"many constants of one field", many_constants_of_one_field},
    {"shared literal", shared_literal},
    {"shared initial content", shared_initial_content},
    {"many exception clauses", many_exception_clauses},
    {"large switch", large_switch},
    {"many type parameters", many_type_parameters},
    {"type parameters backwards", type_parameters_backwards},
    {"parameters of long types", parameters_of_long_types},
    {"constraints of long types", constraints_of_long_types},
    {"chain of exported types", chain_of_exported_types},
    {"circle of exported types", circle_of_exported_types},
    {"chain of type references", chain_of_type_references},
    {"doubling type specifications", doubling_type_specifications},
    {"embedded symbols of zeros", embedded_symbols_of_zeros},
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: make_large FOLDER\n");
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
