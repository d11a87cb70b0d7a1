// One assembly (or module) that was read from a file: the image, its metadata, its symbols.
// Immutable once loaded.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/image.hpp"
#include "assembly/metadata.hpp"
#include "assembly/method_body.hpp"
#include "assembly/signature.hpp"
#include "assembly/symbols.hpp"
#include "base/file.hpp"

namespace mmcheck::assembly {

/// How much of a file is read when it is opened.
enum class Reading : std::uint8_t {
  whole,
  /// What is needed to find everything; the rest when it is asked for, which only one thread at a
  /// time may do. For a single pass: who looks again an hour later should not depend on the disk.
  in_parts,
};

class Assembly {
 public:
  /// Reads a file; an Error that starts with the path if it is not a usable .NET assembly.
  static std::unique_ptr<const Assembly> open(const std::string& path,
                                              Reading reading = Reading::whole);
  /// The same from memory. `name` stands for the path in messages; no symbols are looked for.
  static std::unique_ptr<const Assembly> read(std::vector<std::uint8_t> content,
                                              const std::string& name);

  Assembly(const Assembly&) = delete;
  Assembly& operator=(const Assembly&) = delete;

  const std::string& path() const { return path_; }
  std::size_t file_size() const { return file_.bytes().size(); }
  /// All of it, whichever parts have been read before.
  Bytes file() const;
  const Image& image() const { return image_; }
  const Metadata& metadata() const { return metadata_; }
  const FoundSymbols& symbols() const { return symbols_; }

  /// The assembly's own name, or the module's where there is no manifest.
  std::string_view name() const;
  Guid mvid() const;
  /// The method that a program starts with; null for a library.
  Token entry_point() const;

  /// Whether a method has a body in CIL: not abstract, extern, native or provided by the runtime.
  bool has_body(std::uint32_t method) const;
  /// Reads the body of a method that has one.
  MethodBody body(std::uint32_t method) const;

  /// The initial content of a field with an RVA, from its start to the end of its section, but no
  /// more than `most` bytes.
  Bytes field_data(std::uint32_t field_rva_row, std::size_t most = Image::all) const;

  /// The type that a nested type is in; 0 for one that is not nested.
  std::uint32_t enclosing_type(std::uint32_t type) const;
  std::uint32_t declaring_type_of_method(std::uint32_t method) const;
  std::uint32_t declaring_type_of_field(std::uint32_t field) const;

 private:
  Assembly(base::PartialFile file, std::string path);
  static std::unique_ptr<Assembly> load(base::PartialFile file, const std::string& name,
                                        Reading reading);

  std::string path_;
  base::PartialFile file_;
  Image image_;
  Metadata metadata_;
  FoundSymbols symbols_;
};

}  // namespace mmcheck::assembly
