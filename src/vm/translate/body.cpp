// A body from its first byte to its code, and the frame that it needs.
#include <fmt/core.h>

#include "vm/translate/synthesize.hpp"
#include "vm/translate/translator.hpp"

namespace mmcheck::vm {

using assembly::ElementType;
using assembly::ExceptionRegion;

namespace {

// Of all methods of .NET's and Mono's core libraries none takes a tenth of it.
constexpr std::uint64_t least_effort = 1 << 20;
constexpr std::uint64_t effort_per_byte = 64;

Clause::Kind clause_kind(ExceptionRegion::Kind kind) {
  switch (kind) {
    case ExceptionRegion::Kind::Catch:
      return Clause::Kind::Catch;
    case ExceptionRegion::Kind::Filter:
      return Clause::Kind::Filter;
    case ExceptionRegion::Kind::Finally:
      return Clause::Kind::Finally;
    case ExceptionRegion::Kind::Fault:
      return Clause::Kind::Fault;
  }
  return Clause::Kind::Catch;
}

}  // namespace

std::unique_ptr<const Code> translate(TypeSystem& types, const Method& method, bool counts_steps) {
  try {
    if (std::unique_ptr<const Code> code = synthesize(types, method)) return code;
    return Translator(types, method, counts_steps).run();
  } catch (const Unloadable& why) {
    return unloadable_body(types, method, why);
  } catch (const Unresolved& why) {
    return missing_body(method, why.what());
  } catch (const Unusable& why) {
    return missing_body(method,
                        fmt::format("{}::{}: {}", method.owner->name, method.name, why.what()));
  }
}

Translator::Translator(TypeSystem& types, const Method& method, bool counts_steps)
    : types_(types), method_(method), counts_steps_(counts_steps), code_(std::make_unique<Code>()) {
  code_->method = &method;
}

std::unique_ptr<const Code> Translator::run() {
  try {
    body_ = module().assembly->body(method_.row);
    effort_ = std::make_unique<Effort>(least_effort + effort_per_byte * body_.code.size());
    lay_out_variables();
    outline_ = outline(body_, offset_);
    make_clauses();
    make_blocks();
    translate_body();
    return assemble();
  } catch (const Refused& why) {
    throw base::Error(fmt::format("{}::{}, IL_{:04x}", method_.owner->name, method_.name, offset_),
                      why.what());
  } catch (const base::Error& error) {
    throw error.in(fmt::format("{}::{}", method_.owner->name, method_.name));
  }
}

// --- The frame

std::vector<const Type*> Translator::local_types() {
  std::vector<const Type*> types;
  if (body_.local_signature.is_null()) return types;
  const assembly::Metadata& metadata = module().metadata();
  const auto signature = assembly::read_local_signature(
      metadata,
      metadata.blob(assembly::Column::StandAloneSig_Signature, body_.local_signature.row()));
  for (const assembly::Type& local : signature) {
    const bool is_pinned = local.kind == ElementType::Pinned;
    types.push_back(types_.type(module(), is_pinned ? local.arguments.at(0) : local, context()));
  }
  return types;
}

Translator::Variable Translator::add_variable(const Type* type, bool is_exposed,
                                              std::uint32_t& cell) {
  const Variable variable{type, static_cast<std::uint16_t>(cell), is_exposed};
  cell += type->cells();
  if (cell > 0xffff) throw Unusable("its frame has more than 65535 cells");
  code_->variables.push_back({variable.cell, type});
  return variable;
}

void Translator::lay_out_variables() {
  const std::vector<const Type*> locals = local_types();
  // Which addresses are taken is known only after the outline, which may refuse the body: a type
  // that is not there comes first.
  std::uint32_t cell = 0;
  for (const Type* type : method_.parameters) arguments_.push_back(add_variable(type, false, cell));
  code_->argument_cells = static_cast<std::uint16_t>(cell);
  for (const Type* type : locals) locals_.push_back(add_variable(type, false, cell));
  add_lock_variable(cell);
  code_->zeroed_cells = static_cast<std::uint16_t>(cell - code_->argument_cells);
  const Type* result = method_.return_type;
  const std::uint32_t result_cells = result->stack_kind == StackKind::Void ? 0 : result->cells();
  if (result_cells > 0xffff) throw Unusable("its frame has more than 65535 cells");
  code_->result_cells = static_cast<std::uint16_t>(result_cells);
}

void Translator::make_clauses() {
  std::uint32_t cell = code_->stack_begin();
  const std::uint32_t base =
      cell + static_cast<std::uint32_t>(body_.regions.size()) + (is_synchronized() ? 1 : 0);
  if (base > 0xffff) throw Unusable("its frame has more than 65535 cells");
  for (const ExceptionRegion& region : body_.regions) {
    Clause clause{};
    clause.kind = clause_kind(region.kind);
    clause.try_begin = region.try_offset;
    clause.try_end = region.try_end();
    clause.handler_begin = region.handler_offset;
    clause.handler_end = region.handler_end();
    clause.filter_begin = region.filter_offset;
    if (clause.kind == Clause::Kind::Catch) {
      clause.catch_type = types_.type(module(), region.catch_type, context());
    }
    clause.cell = static_cast<std::uint16_t>(cell++);
    clause.stack_cell = static_cast<std::uint16_t>(base);
    code_->clauses.push_back(clause);
  }
  code_->zeroed_cells = static_cast<std::uint16_t>(base - code_->argument_cells);

  const auto expose = [](std::vector<Variable>& variables, const std::vector<bool>& exposed) {
    for (std::size_t i = 0; i < variables.size() && i < exposed.size(); ++i) {
      variables[i].is_exposed = exposed[i];
    }
  };
  expose(arguments_, outline_.exposed_arguments);
  expose(locals_, outline_.exposed_locals);
  std::vector<bool> exposed_cells(base, false);
  variable_at_.assign(base, nullptr);
  for (const auto* variables : {&arguments_, &locals_}) {
    for (const Variable& variable : *variables) {
      variable_at_[variable.cell] = &variable;
      for (std::uint32_t i = 0; i < variable.type->cells(); ++i) {
        exposed_cells[variable.cell + i] = variable.is_exposed;
      }
    }
  }
  stack_ = std::make_unique<LazyStack>(types_, *effort_, *code_, base, std::move(exposed_cells));
}

}  // namespace mmcheck::vm
