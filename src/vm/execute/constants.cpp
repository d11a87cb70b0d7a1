#include "vm/execute/constants.hpp"

#include <algorithm>
#include <cstring>

#include "vm/execute/objects.hpp"

namespace mmcheck::vm {
namespace {

using Constant = Entry::Constant;
using Form = Constant::Form;

class Maker {
 public:
  explicit Maker(Execution& execution) : execution_(execution) {}

  /// As it lies in a frame.
  void make(const Constant& constant, Cell* to) {
    if (constant.form == Form::Bits) {
      *to = constant.bits;
    } else if (constant.form == Form::Nullable) {
      make_nullable(constant, to);
    } else if (constant.form == Form::Null) {
      std::fill_n(to, constant.type->cells(), Cell{0});
    } else {
      *to = object(constant);
    }
  }

 private:
  Ref object(const Constant& constant) {
    Machine& machine = execution_.machine();
    switch (constant.form) {
      case Form::Text:
        return machine.new_string(execution_.state(), constant.text);
      case Form::Box:
        return box(constant.items.front());
      case Form::Vector:
        return vector(*constant.type, constant.items);
      case Form::ProgramArguments:
        return program_arguments(*constant.type);
      case Form::Bits:
      case Form::TypeObject:
      case Form::Null:
      case Form::Nullable:
        break;
    }
    return 0;
  }

  Ref box(const Constant& content) {
    std::vector<Cell> cells(content.type->cells());
    make(content, cells.data());
    return execution_.box(*content.type, cells.data());
  }

  Ref vector(const Type& type, const std::vector<Constant>& items) {
    const auto count = static_cast<std::uint32_t>(items.size());
    const Ref ref = execution_.allocate_vector(type, count);
    const std::size_t size = type.element->value_size;
    for (std::uint32_t i = 0; i < count; ++i) {
      std::vector<Cell> cells(items[i].type->cells());
      make(items[i], cells.data());
      store_value(*type.element, execution_.heap().find_writable(ref)->data() + i * size,
                  cells.data());
    }
    return ref;
  }

  Ref program_arguments(const Type& strings) {
    std::vector<Constant> items;
    for (const std::string& text : execution_.machine().arguments()) {
      items.push_back({strings.element, Form::Text, 0, text, {}, nullptr});
    }
    return vector(strings, items);
  }

  void make_nullable(const Constant& constant, Cell* to) {
    const Constant& content = constant.items.front();
    std::fill_n(to, constant.type->cells(), Cell{0});
    std::vector<Cell> cells(content.type->cells());
    make(content, cells.data());
    auto* bytes = reinterpret_cast<std::uint8_t*>(to);
    bytes[constant.type->fields.front()->offset] = 1;
    store_value(*content.type, bytes + constant.type->fields.back()->offset, cells.data());
  }

  Execution& execution_;
};

}  // namespace

void make_constants(Execution& execution, const Entry& entry) {
  Maker maker(execution);
  std::uint32_t cell = 0;
  for (const Constant& constant : entry.constants) {
    if (constant.is_made_by_code()) continue;
    std::vector<Cell> cells(constant.type->cells());
    maker.make(constant, cells.data());
    std::ranges::copy(cells, execution.thread().cells.begin() + cell);
    cell += constant.type->cells();
  }
}

}  // namespace mmcheck::vm
