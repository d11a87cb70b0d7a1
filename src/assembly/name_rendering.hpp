// Names while they are made; for the files that do it only.
//
// One token may be used within several generic types. So where a signature does not say what stands
// for a generic parameter, the name that is kept has a mark: type_parameter_mark or
// method_parameter_mark, the number in decimal, end_mark. Names are escaped, so that these never
// stand for themselves.
#pragma once

#include <string>
#include <vector>

#include "assembly/names.hpp"
#include "base/error.hpp"

namespace mmcheck::assembly {

constexpr char type_parameter_mark = '\x01';
constexpr char method_parameter_mark = '\x02';
constexpr char end_mark = '\x03';

/// What to put instead of generic parameters, or whose they are; where neither is known, a mark
/// stays, for the scope of whoever uses the name.
struct Names::Context {
  const GenericScope* own = nullptr;
  /// Of a reference to a member: its parent's arguments, read when a parameter asks for them.
  struct TypeArguments {
    Token parent;
    std::vector<std::string> texts;
    bool were_read = false;
  };
  TypeArguments* type_arguments = nullptr;
  const std::vector<std::string>* method_arguments = nullptr;
};

struct Names::Arguments {
  SignatureReader& from;
  std::uint32_t count;
  const Context& context;
};

/// Counts how deep a recursion is, and ends it.
class Depth {
 public:
  /// Names that compilers write stay far below it. Without it a TypeSpec made of two of the one
  /// before it, and so on, would double the name in every row.
  static constexpr unsigned deepest = 512;

  explicit Depth(unsigned& depth) : depth_(depth) {
    if (++depth_ > deepest) {
      --depth_;
      throw base::Error("", "expected types that nest less than 512 deep, or not in a circle");
    }
  }
  ~Depth() { --depth_; }
  Depth(const Depth&) = delete;
  Depth& operator=(const Depth&) = delete;

 private:
  unsigned& depth_;
};

}  // namespace mmcheck::assembly
