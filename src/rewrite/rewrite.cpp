#include "rewrite/rewrite.hpp"

#include <fmt/core.h>

#include <map>
#include <string>
#include <utility>

#include "base/budget.hpp"
#include "base/error.hpp"
#include "rewrite/image_writer.hpp"
#include "rewrite/metadata_writer.hpp"
#include "rewrite/method_editor.hpp"
#include "rewrite/references.hpp"
#include "rewrite/symbols.hpp"

namespace mmcheck::rewrite {

using assembly::Assembly;
using assembly::CliHeader;
using assembly::Column;
using assembly::Metadata;
using assembly::Table;
using assembly::Token;
using base::Error;

namespace {

/// Machine code would run instead of what is rewritten, or with it.
void refuse_machine_code(const assembly::Image& image) {
  const CliHeader& cli = image.cli();
  if (cli.managed_native_header.rva != 0) {
    throw Error("",
                "expected an assembly without machine code of its methods (ReadyToRun), which "
                "would run instead of the rewritten ones");
  }
  if ((cli.flags & CliHeader::il_only) == 0) {
    throw Error("",
                "expected an assembly of nothing but CIL: one with native code is not "
                "rewritten");
  }
}

/// A field of this assembly, and how its code may name it: within a generic type, and from
/// elsewhere, by a MemberRef.
class FieldNames {
 public:
  FieldNames(const Assembly& assembly, std::uint32_t field)
      : metadata_(assembly.metadata()),
        field_(Table::Field, field),
        type_(Table::TypeDef, assembly.declaring_type_of_field(field)) {}

  bool include(Token operand) const {
    return operand == field_ || (operand.table() == Table::MemberRef && is_member(operand.row()));
  }

 private:
  bool is_member(std::uint32_t row) const {
    if (metadata_.string(Column::MemberRef_Name, row) !=
        metadata_.string(Column::Field_Name, field_.row())) {
      return false;
    }
    const assembly::Bytes ours = metadata_.blob(Column::Field_Signature, field_.row());
    const assembly::Bytes theirs = metadata_.blob(Column::MemberRef_Signature, row);
    return ours.text() == theirs.text() && is_type(metadata_.token(Column::MemberRef_Class, row));
  }
  bool is_type(Token parent) const {
    if (parent.table() != Table::TypeSpec) return parent == type_;
    return read_type_spec(metadata_, metadata_.blob(Column::TypeSpec_Signature, parent.row()))
               .token == type_;
  }

  const Metadata& metadata_;
  Token field_;
  Token type_;
};

class Rewriter {
 public:
  explicit Rewriter(const Assembly& assembly)
      : assembly_(assembly),
        metadata_(assembly.metadata()),
        writer_(metadata_, assembly.image().metadata()),
        image_(assembly.file(), assembly.image()),
        references_(assembly, writer_) {}

  void apply(const std::vector<Edit>& edits);
  Rewritten finish(const std::string& path);

 private:
  std::uint32_t row_of(const Edit& edit, Table table) const;
  MethodEditor& editor(std::uint32_t method);
  void make_volatile(const std::vector<FieldNames>& fields);
  void write_bodies();

  const Assembly& assembly_;
  const Metadata& metadata_;
  MetadataWriter writer_;
  ImageWriter image_;
  References references_;
  std::map<std::uint32_t, MethodEditor> editors_;
  MovedCode moved_;
};

void Rewriter::apply(const std::vector<Edit>& edits) {
  std::vector<FieldNames> fields;
  for (const Edit& edit : edits) {
    if (edit.kind == Edit::Kind::VolatileField) {
      fields.emplace_back(assembly_, row_of(edit, Table::Field));
    } else {
      editor(row_of(edit, Table::MethodDef)).apply(edit);
    }
  }
  // Last, because other edits may exchange such an access for more than a volatile one.
  if (!fields.empty()) make_volatile(fields);
}

std::uint32_t Rewriter::row_of(const Edit& edit, Table table) const {
  const Token token(edit.token);
  if (!metadata_.contains(token) || token.table() != table) {
    throw Error("", fmt::format("expected the token of a {} of the assembly, not {:#010x}",
                                table_name(table), edit.token));
  }
  return token.row();
}

MethodEditor& Rewriter::editor(std::uint32_t method) {
  const auto known = editors_.find(method);
  if (known != editors_.end()) return known->second;
  if (!assembly_.has_body(method)) {
    throw Error("", fmt::format("the method {:#010x} has no body in CIL",
                                Token(Table::MethodDef, method).value));
  }
  return editors_.try_emplace(method, assembly_, references_, method).first->second;
}

void Rewriter::make_volatile(const std::vector<FieldNames>& fields) {
  // Several methods can have the same body.
  constexpr std::uint64_t share = 2;
  constexpr std::uint64_t at_least = std::uint64_t{1} << 20;
  base::Budget budget(share * assembly_.file_size() + at_least);
  for (const std::uint32_t method : metadata_.all(Table::MethodDef)) {
    if (!assembly_.has_body(method)) continue;
    const assembly::Bytes code = assembly_.body(method).code;
    budget.spend(code.size(), code.place(), "methods that do not share their code");
    const bool is_new = editors_.find(method) == editors_.end();
    MethodEditor& changed = editor(method);
    for (const FieldNames& field : fields) {
      changed.make_fields_volatile([&](Token operand) { return field.include(operand); });
    }
    if (is_new && !changed.is_changed()) editors_.erase(method);
  }
}

void Rewriter::write_bodies() {
  for (auto& [method, editor] : editors_) {
    if (!editor.is_changed()) continue;
    NewBody body = editor.finish();
    writer_.set(Column::MethodDef_Rva, method, image_.add(write_body(body)));
    moved_.emplace(method, MovedMethod{std::move(body.code.offsets), body.local_signature});
  }
}

Rewritten Rewriter::finish(const std::string& path) {
  Rewritten result;
  write_bodies();
  const Buffer root = writer_.write();
  image_.set_metadata({image_.add(root), static_cast<std::uint32_t>(root.size())});
  result.symbols_path = symbols_path(assembly_, path);
  result.symbols = rewrite_symbols(assembly_, moved_, writer_.rows(Table::StandAloneSig),
                                   result.symbols_path, image_);
  result.assembly = image_.write();
  return result;
}

}  // namespace

Rewritten rewrite(const Assembly& assembly, const std::vector<Edit>& edits,
                  const std::string& path) {
  try {
    refuse_machine_code(assembly.image());
    Rewriter rewriter(assembly);
    rewriter.apply(edits);
    return rewriter.finish(path);
  } catch (const Error& error) {
    throw error.in(assembly.path());
  }
}

}  // namespace mmcheck::rewrite
