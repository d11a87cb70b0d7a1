#include "rewrite/signature_writer.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"
#include "support/image_builder.hpp"

using mmcheck::assembly::Bytes;
using mmcheck::assembly::Metadata;
using namespace mmcheck::rewrite;
using namespace mmcheck::testing;  // NOLINT(google-build-using-namespace)

namespace {

/// Two TypeRefs for signatures to name.
Content make_root() {
  MetadataBuilder builder;
  for (int i = 0; i < 2; ++i) builder.row(TypeRef, {u16(0), u16(builder.string("T")), u16(0)});
  return builder.build();
}

}  // namespace

TEST_CASE("a type is written as it was read") {
  const Content root = make_root();
  const Metadata metadata(Bytes(root, 0));
  const Buffer types[] = {
      {0x08},                                            // int
      {0x12, 0x05},                                      // class, TypeRef 1
      {0x11, 0x09},                                      // value type, TypeRef 2
      {0x1d, 0x1d, 0x0e},                                // string[][]
      {0x15, 0x12, 0x05, 0x02, 0x08, 0x1c},              // T<int, object>
      {0x15, 0x11, 0x09, 0x01, 0x13, 0x00},              // a value type with !0
      {0x0f, 0x01},                                      // void*
      {0x1f, 0x05, 0x20, 0x09, 0x08},                    // modreq, modopt
      {0x14, 0x08, 0x02, 0x01, 0x03, 0x02, 0x00, 0x7f},  // int[0...2, -1...]
      {0x1b, 0x00, 0x02, 0x01, 0x08, 0x10, 0x0e},        // void (int, ref string)
      {0x1b, 0x05, 0x02, 0x01, 0x08, 0x41, 0x0e},        // vararg
      {0x1e, 0x03},                                      // !!3
  };
  for (const Buffer& type : types) {
    Buffer written;
    append_type(written, read_type_spec(metadata, Bytes(type, 0)));
    CHECK(written == type);
  }
}

TEST_CASE("arguments take the places of a type's parameters, not of a method's") {
  const Content root = make_root();
  const Metadata metadata(Bytes(root, 0));
  const Buffer instance{0x15, 0x12, 0x05, 0x02, 0x0e, 0x1d, 0x13, 0x00};  // T<string, !0[]>
  const Buffer field{0x15, 0x12, 0x09, 0x03, 0x13, 0x01, 0x13, 0x00, 0x1e, 0x00};
  const auto arguments = read_type_spec(metadata, Bytes(instance, 0)).arguments;
  Buffer written;
  append_type(written, read_type_spec(metadata, Bytes(field, 0)), &arguments);
  CHECK(written == Buffer{0x15, 0x12, 0x09, 0x03, 0x1d, 0x13, 0x00, 0x0e, 0x1e, 0x00});

  const Buffer third{0x13, 0x02};
  CHECK_FALSE(error_of([&] {
                append_type(written, read_type_spec(metadata, Bytes(third, 0)), &arguments);
              }).empty());
}
