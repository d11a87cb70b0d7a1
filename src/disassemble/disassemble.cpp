#include "disassemble/disassemble.hpp"

#include "assembly/find_method.hpp"
#include "disassemble/listing.hpp"

namespace mmcheck::disassemble {

void disassemble(const Assembly& assembly, const Sink& sink) {
  Listing list(assembly, sink);
  HeaderListing(list).print();
  TypeListing types(list);
  for (const std::uint32_t type : list.metadata.all(Table::TypeDef)) {
    if (assembly.enclosing_type(type) != 0) continue;  // is printed within that
    list.output.end_line();
    types.print(type, 0);
  }
  RestListing(list).print();
  list.output.flush();
}

void disassemble_method(const Assembly& assembly, std::string_view name, const Sink& sink) {
  Listing list(assembly, sink);
  MethodListing methods(list);
  std::string_view separator;
  std::uint32_t current = 0;
  for (const std::uint32_t method : find_methods(assembly, name)) {
    list.text += separator;
    separator = "\n";
    const std::uint32_t type = assembly.declaring_type_of_method(method);
    if (type != current) methods.read_overrides(type);
    current = type;
    methods.print(method, 0, true);
  }
  list.output.flush();
}

}  // namespace mmcheck::disassemble
