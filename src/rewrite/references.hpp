// What rewritten code refers to: types and methods of the class library, in the assembly that the
// runtime will look for them in. What the assembly refers to already is used; the rest is added.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "assembly/assembly.hpp"
#include "rewrite/metadata_writer.hpp"

namespace mmcheck::rewrite {

class References {
 public:
  References(const assembly::Assembly& assembly, MetadataWriter& writer)
      : assembly_(assembly), metadata_(assembly.metadata()), writer_(writer) {}

  // Methods, as the operand of a call.
  assembly::Token memory_barrier();
  assembly::Token read_barrier() { return one_way_barrier("ReadBarrier"); }
  assembly::Token write_barrier() { return one_way_barrier("WriteBarrier"); }
  /// Interlocked.Exchange for I4, I8, I, R4 or R8.
  assembly::Token exchange(assembly::ElementType kind);
  /// Interlocked.Exchange<T> for a class, which is given as the bytes of its signature; or for a
  /// primitive or an enum, where the class library is new enough.
  assembly::Token exchange(const Buffer& type);
  bool exchanges_all_primitives();

  /// System.Int32 for I4, and so on.
  assembly::Token primitive(assembly::ElementType kind);
  /// Which primitive a type is, if it is one.
  std::optional<assembly::ElementType> primitive_kind(assembly::Token type) const;

  /// A StandAloneSig.
  assembly::Token local_signature(const Buffer& signature);

 private:
  struct Library {
    std::uint32_t assembly_ref = 0;  // of System.Object; 0: this assembly, or nobody's
    bool is_own = false;
    std::uint32_t scope = 0;  // what the cell of System.Object's TypeRef has
  };

  const Library& library();
  Library find_library() const;
  std::string_view library_name();
  std::uint32_t library_version();
  assembly::Token one_way_barrier(std::string_view name);
  void refuse_without_one_way_barriers();
  assembly::Token method(std::string_view space, std::string_view type, std::string_view name,
                         const Buffer& signature);
  assembly::Token find_method(assembly::Token type, std::string_view name,
                              const Buffer& signature) const;
  assembly::Token find_own_method(assembly::Token type, std::string_view name,
                                  const Buffer& signature) const;
  assembly::Token type(std::string_view space, std::string_view name);
  assembly::Token find_own_type(std::string_view space, std::string_view name) const;
  assembly::Token find_type_ref(std::string_view space, std::string_view name) const;
  bool is_of_the_library(std::uint32_t type_ref) const;
  std::uint32_t scope_of(std::string_view space, std::string_view name);
  std::uint32_t facade(std::string_view name);

  const assembly::Assembly& assembly_;
  const assembly::Metadata& metadata_;
  MetadataWriter& writer_;
  std::optional<Library> library_;
  std::map<std::string, assembly::Token> methods_;  // by type, name and signature
  std::map<std::pair<std::string, std::string>, assembly::Token> types_;
  std::map<std::string, std::uint32_t, std::less<>> facades_;
  std::map<Buffer, assembly::Token, BufferLess> exchanges_;
  std::map<Buffer, assembly::Token, BufferLess> local_signatures_;
};

}  // namespace mmcheck::rewrite
