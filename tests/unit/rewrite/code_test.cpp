#include "rewrite/code.hpp"

#include <doctest/doctest.h>

#include "support/error_of.hpp"

using mmcheck::assembly::Bytes;
using mmcheck::assembly::ExceptionRegion;
using mmcheck::assembly::MethodBody;
using namespace mmcheck::rewrite;
using mmcheck::testing::error_of;

namespace {

NewCode patched(const Buffer& code, const Patches& patches,
                std::vector<ExceptionRegion> regions = {}) {
  MethodBody body;
  body.code = Bytes(code, 0);
  body.regions = std::move(regions);
  return patch_code(body, decode_all(body.code), patches);
}

Patches before(std::uint32_t offset, Buffer code) {
  Patches patches;
  patches[offset].before = std::move(code);
  return patches;
}

}  // namespace

TEST_CASE("a branch becomes a long one and goes to what stands before its target") {
  // br.s to the ret; nop; ret
  const NewCode made = patched({0x2b, 0x01, 0x00, 0x2a}, before(3, {0x14, 0x26}));
  CHECK(made.code == Buffer{0x38, 0x01, 0, 0, 0, 0x00, 0x14, 0x26, 0x2a});
}

TEST_CASE("a branch back counts from its own new end") {
  // nop; brfalse.s to itself's beginning, -3
  const NewCode made = patched({0x00, 0x2c, 0xfd, 0x2a}, before(1, {0x00, 0x00}));
  CHECK(made.code == Buffer{0x00, 0x00, 0x00, 0x39, 0xf8, 0xff, 0xff, 0xff, 0x2a});
}

TEST_CASE("each target of a switch moves on its own") {
  // switch (IL_000e, IL_000d); nop; ret
  const Buffer code{0x45, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0x00, 0x2a};
  const NewCode made = patched(code, before(14, {0x00, 0x00, 0x00}));
  CHECK(made.code ==
        Buffer{0x45, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0x00, 0x00, 0x00, 0x00, 0x2a});
  const NewCode first = patched(code, before(13, {0x00}));
  CHECK(first.code == Buffer{0x45, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0x00, 0x00, 0x2a});
}

TEST_CASE(
    "a region begins with what was put before its first instruction, and ends before what was "
    "put before the instruction behind it") {
  // try { nop } finally { endfinally } ret
  ExceptionRegion region{};
  region.kind = ExceptionRegion::Kind::Finally;
  region.try_length = 1;
  region.handler_offset = 1;
  region.handler_length = 1;
  Patches patches = before(0, {0x00});
  patches[1].before = {0x00, 0x00};
  patches[2].before = {0x00, 0x00, 0x00};
  const NewCode made = patched({0x00, 0xdc, 0x2a}, patches, {region});
  const ExceptionRegion& moved = made.regions.at(0);
  CHECK(moved.try_offset == 0);
  CHECK(moved.try_length == 2);
  CHECK(moved.handler_offset == 2);
  CHECK(moved.handler_length == 3);
}

TEST_CASE("what comes behind an instruction is passed by a branch to the next") {
  Patches patches;
  patches[2].after = {0x14, 0x26};
  const NewCode made = patched({0x2b, 0x01, 0x00, 0x2a}, patches);
  CHECK(made.code == Buffer{0x38, 0x03, 0, 0, 0, 0x00, 0x14, 0x26, 0x2a});
}

TEST_CASE("a branch or a region that goes into an instruction is refused") {
  CHECK(error_of([] {
          patched({0x2b, 0x01, 0x1f, 0x2a, 0x26, 0x2a}, {});
        }).find("IL_0003, where no instruction starts") != std::string::npos);
  ExceptionRegion region{};
  region.try_length = 1;
  region.handler_offset = 3;
  region.handler_length = 1;
  CHECK(error_of([&] {
          patched({0x1f, 0x2a, 0x26, 0x2a}, {}, {region});
        }).find("IL_0001, where no instruction starts") != std::string::npos);
}

TEST_CASE("offsets of no instruction are taken to be at the start of theirs, or the end") {
  const NewCode made = patched({0x1f, 0x2a, 0x26, 0x2a}, before(0, {0x00}));
  CHECK(made.offsets.nearest(0) == 0);
  CHECK(made.offsets.nearest(1) == 0);
  CHECK(made.offsets.nearest(2) == 3);
  CHECK(made.offsets.nearest(4) == 5);
  CHECK(made.offsets.nearest(77) == 5);
}
