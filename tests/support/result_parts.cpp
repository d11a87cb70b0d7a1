#include <algorithm>
#include <map>

#include "support/results.hpp"

namespace mmcheck::testing {

IlInstruction instruction(const std::string& text) {
  using Kind = IlInstruction::Kind;
  using Element = IlInstruction::Element;
  static const std::map<std::string, Kind> kinds = {{"ldfld", Kind::ReadField},
                                                    {"ldsfld", Kind::ReadField},
                                                    {"stfld", Kind::WriteField},
                                                    {"stsfld", Kind::WriteField},
                                                    {"call", Kind::Call},
                                                    {"callvirt", Kind::Call},
                                                    {"newobj", Kind::Make},
                                                    {"ldelem.i4", Kind::ReadElement},
                                                    {"stelem.i4", Kind::WriteElement},
                                                    {"ldelem.ref", Kind::ReadElement},
                                                    {"ldelem.u1", Kind::ReadElement},
                                                    {"stelem.i1", Kind::WriteElement},
                                                    {"ldelem.r8", Kind::ReadElement},
                                                    {"stelem.ref", Kind::WriteElement}};
  static const std::map<std::string, Element> elements = {{".i4", Element::I4},
                                                          {".ref", Element::Ref},
                                                          {".u1", Element::U1},
                                                          {".i1", Element::I1},
                                                          {".r8", Element::R8}};
  IlInstruction result;
  result.text = text;
  const std::string opcode = text.substr(0, text.find(' '));
  const std::size_t colons = text.find("::");
  const bool is_element = opcode.find("elem.") != std::string::npos;
  const auto kind = kinds.find(opcode);
  if (kind == kinds.end() || (!is_element && colons == std::string::npos)) return result;
  result.kind = kind->second;
  if (is_element) {
    result.element = elements.at(opcode.substr(opcode.find('.')));
    return result;
  }
  const std::size_t parameters = std::min(text.find('(', colons), text.size());
  result.type = text.substr(opcode.size() + 1, colons - opcode.size() - 1);
  result.member = text.substr(colons + 2, parameters - colons - 2);
  result.parameters = text.substr(parameters);
  return result;
}

Target field_of(const std::string& type, const std::string& field) {
  Target target{Target::Kind::Field, {Owner::Kind::Class, type}};
  target.path = {field};
  return target;
}

Target field_of(const std::string& type, std::uint32_t number, const std::string& field) {
  Target target{Target::Kind::Field, {Owner::Kind::Object, type, number}};
  target.path = {field};
  return target;
}

Target monitor_of(const std::string& type, std::uint32_t number) {
  return {Target::Kind::Monitor, {Owner::Kind::Object, type, number}};
}

Target thread_number(std::uint32_t number) {
  Target target{Target::Kind::Thread};
  target.index = number;
  return target;
}

Value number(std::int64_t value) {
  Value result;
  result.kind = Value::Kind::Signed;
  result.bits = static_cast<std::uint64_t>(value);
  return result;
}

}  // namespace mmcheck::testing
