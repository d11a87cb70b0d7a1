// How a program begins: what its first thread does, as a list of calls. A program's entry point is
// one call; a method of an object is one after the object's construction; a test of a test
// framework may be a dozen, with what has to be set up before it and torn down after it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "vm/translate/ir.hpp"

namespace mmcheck::vm {

struct Entry {
  /// A value that is there before the program begins.
  struct Constant {
    enum class Form : std::uint8_t {
      Bits,              // a primitive, or an enum
      Null,              // a reference, or a Nullable without a value
      Text,              // a string
      Box,               // of `items[0]`
      Nullable,          // with the value `items[0]`
      Vector,            // of `items`
      TypeObject,        // the System.Type of `about`
      ProgramArguments,  // a string[]
    };
    const Type* type = nullptr;
    Form form = Form::Null;
    std::uint64_t bits = 0;
    std::string text = {};  // UTF-8
    std::vector<Constant> items = {};
    const Type* about = nullptr;

    /// A System.Type is the same object wherever the program asks for it, and no part of a state:
    /// the entry's own code asks for it.
    bool is_made_by_code() const { return form == Form::TypeObject; }
  };

  /// Makes that a thread waits for what a method has returned: `get_awaiter` of it, and of that
  /// `get_result`.
  struct Wait {
    const Method* get_awaiter = nullptr;
    const Method* get_result = nullptr;
  };

  /// An argument: one of the constants, of the objects that calls of constructors make, or what a
  /// call has returned.
  struct Operand {
    enum class Kind : std::uint8_t { Constant, Object, Result };
    Kind kind = Kind::Constant;
    std::uint32_t number = 0;
  };

  struct Call {
    const Method* method = nullptr;
    std::vector<Operand> arguments;  // without the object that a constructor is for
    bool makes = false;              // a constructor; the object is the next one
    std::optional<Wait> wait;
  };

  /// An exception that leaves one of the calls [first, end) is no violation: the thread goes on
  /// with the call `next`.
  struct Expected {
    const Type* exception = nullptr;
    std::uint32_t first = 0;
    std::uint32_t end = 0;
    std::uint32_t next = 0;
    /// A constant with the System.Type of the exception, where one of a derived class is a
    /// violation after all.
    std::optional<Operand> exactly = {};
  };

  /// What it is all about: the entry point in reports.
  const Method* method = nullptr;
  std::string name;
  std::vector<Constant> constants;
  std::vector<Call> calls;
  std::vector<Expected> expected;  // inner before outer
  /// The call whose result is the program's exit code.
  std::optional<std::uint32_t> result;

  Operand add(Constant constant);
  /// What the last call returns.
  Operand last_result() const;
  /// Calls a constructor with these arguments.
  Operand make(const Method& constructor, std::vector<Operand> arguments);
};

/// What the first thread executes: the calls of the entry, with the constants as its own arguments,
/// then `finish`.
std::unique_ptr<const Code> translate_entry(TypeSystem& types, const Entry& entry,
                                            const Method& finish);

}  // namespace mmcheck::vm
