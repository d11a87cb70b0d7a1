// Small concurrent programs in the abstract: threads of statements over shared static fields, and
// over the objects that those refer to. What the generator makes, the printer prints as C#, and the
// enumerator explores.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace enumerator {

enum class Operator : std::uint8_t { Add, Subtract, And, Equal, NotEqual, Less };

/// Evaluated as C# evaluates it: operands from left to right, each read of memory one operation.
struct Expression {
  enum class Kind : std::uint8_t {
    Number,
    Null,
    New,                         // new Node()
    Local,                       // name
    Static,                      // name
    Field,                       // operands[0].name
    Element,                     // operands[0][operands[1]]
    Binary,                      // operands[0] operation operands[1]
    VolatileRead,                // Volatile.Read(ref name)
    InterlockedAdd,              // Interlocked.Add(ref name, operands[0])
    InterlockedExchange,         // Interlocked.Exchange(ref name, operands[0])
    InterlockedCompareExchange,  // Interlocked.CompareExchange(ref name, operands[0], operands[1])
  };
  Kind kind = Kind::Number;
  int number = 0;  // of a Number; of a Local once the program is lowered: its index
  std::string name{};
  Operator operation = Operator::Add;
  std::vector<Expression> operands{};
};

struct Statement {
  enum class Kind : std::uint8_t {
    Assign,         // target = value
    VolatileWrite,  // Volatile.Write(ref target, value)
    Evaluate,       // value;
    Barrier,        // Thread.MemoryBarrier()
    Lock,           // Monitor.Enter(value); body; Monitor.Exit(value)
    If,             // if (value) body else otherwise
    While,          // while (value) body
    Try,            // try { body } catch (NullReferenceException) { otherwise }
  };
  Kind kind = Kind::Barrier;
  Expression target{};  // Local, Static, Field or Element
  Expression value{};
  std::vector<Statement> body{};
  std::vector<Statement> otherwise{};
};

using Body = std::vector<Statement>;

enum class Type : std::uint8_t { Int, Node, Array, Object };

struct Variable {
  std::string name;
  Type type = Type::Int;
  bool is_volatile = false;
  /// What Main stores in it before any thread starts: a number, or for the other types whether
  /// there is an object.
  int initial = 0;
};

/// What an object of type Node consists of.
inline const std::vector<Variable> node_fields = {
    {"f"}, {"g"}, {"v", Type::Int, true}, {"next", Type::Node}};
/// The one that is a reference.
inline constexpr int slot_of_next = 3;

/// The length of every array.
inline constexpr int array_length = 2;

struct ThreadBody {
  std::vector<Variable> locals;
  Body body;
};

struct Program {
  std::string origin;  // how to get it again
  std::vector<Variable> statics;
  std::vector<ThreadBody> threads;
  /// Whether the objects are observed that statics lead to at the end, wherever they come from.
  bool observes_shape = false;
};

// ---- what is written often ---------------------------------------------------------------------

Expression number(int value);
Expression null();
Expression fresh();
Expression local(std::string name);
Expression shared(std::string name);
Expression field(Expression base, std::string name);
Expression element(Expression array, Expression index);
Expression binary(Expression left, Operator operation, Expression right);
Expression volatile_read(std::string name);
Expression interlocked(Expression::Kind kind, std::string name, std::vector<Expression> operands);

Statement assign(Expression target, Expression value);
Statement volatile_write(std::string name, Expression value);
Statement evaluate(Expression value);
Statement barrier();
Statement lock(std::string name, Body body);
Statement lock(Expression object, Body body);
Statement if_else(Expression condition, Body body, Body otherwise = {});
Statement loop_while(Expression condition, Body body);
Statement try_catch(Body body, Body otherwise);

std::string_view text_of(Operator operation);

/// Without the variables that no statement mentions.
Program without_unused_variables(Program program);

/// Every program that has one statement fewer, or one statement replaced by what is inside it.
std::vector<Program> smaller_programs(const Program& program);

// ---- what is observed --------------------------------------------------------------------------

/// A static field of the printed class whose final value is part of an outcome.
struct Observed {
  enum class Kind : std::uint8_t {
    Static,   // a static field that the threads share
    Local,    // a thread's local: the thread stores it in this field at its end
    Field,    // a field of the object that a static refers to: Main stores it after Join
    Shape,    // likewise, or of the object that `next` of that refers to; -1 if there is none
    Element,  // an element of the array that a static refers to: so does Main
  };
  Kind kind;
  std::string name;  // of the field in the printed class
  int thread = 0;
  std::string source{};  // the local or the static
  int slot = 0;          // which field or element
  int links = 0;         // of a Shape: how many `next` lie between the static and the object
};

std::vector<Observed> observed_of(const Program& program);

}  // namespace enumerator
