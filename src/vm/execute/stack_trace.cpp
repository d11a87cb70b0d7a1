// The form is that of .NET without symbols: "   at Namespace.Outer.Name[T](Int32 number, T one)".
#include "vm/execute/stack_trace.hpp"

#include <algorithm>
#include <iterator>

#include "vm/program/reflection_names.hpp"
#include "vm/translate/ir.hpp"

namespace mmcheck::vm {

using assembly::Column;
using assembly::Metadata;
using assembly::Table;

namespace {

std::string name_of_parameter(const Method& method, std::size_t number) {
  if (method.row == 0) return {};
  const Metadata& metadata = method.owner->definition.module->metadata();
  for (const std::uint32_t listed : metadata.list(Column::MethodDef_ParamList, method.row)) {
    const std::uint32_t row = metadata.follow(Table::Param, listed);
    if (metadata.cell(Column::Param_Sequence, row) == number) {
      return std::string(metadata.string(Column::Param_Name, row));
    }
  }
  return {};
}

/// Without its namespace.
std::string short_name(const Type& type) {
  const std::string name = reflection_name(type);
  const std::size_t end = std::min(name.find('['), name.size());
  const std::size_t dot = name.substr(0, end).find_last_of(".+");
  return dot == std::string::npos ? name : name.substr(dot + 1);
}

std::string line_of(const Method& method) {
  std::string owner = reflection_name(*method.owner);
  owner = owner.substr(0, owner.find('['));
  std::ranges::replace(owner, '+', '.');
  std::string line = "   at " + owner + '.' + method.name + '(';
  const std::size_t first = method.is_static ? 0 : 1;
  for (std::size_t i = first; i < method.parameters.size(); ++i) {
    if (i != first) line += ", ";
    line += short_name(*method.parameters[i]);
    const std::string name = name_of_parameter(method, i - first + 1);
    if (!name.empty()) line += ' ' + name;
  }
  return line + ')';
}

bool is_told(const Frame& frame) {
  const Method* method = frame.code->method;
  return frame.kind == Frame::Kind::Call && method != nullptr &&
         method->owner->definition.module != nullptr &&
         method->owner->name != "System.Runtime.CompilerServices.Throw";
}

}  // namespace

std::string stack_trace(std::span<const Frame> frames) {
  std::string trace;
  for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
    if (!is_told(*frame)) continue;
    if (!trace.empty()) trace += '\n';
    trace += line_of(*frame->code->method);
  }
  return trace;
}

}  // namespace mmcheck::vm
