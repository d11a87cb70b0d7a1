// Small concurrent programs in the abstract: threads of statements over shared static fields, and
// over the objects that those refer to. What the generator makes, the printer prints as C#, and the
// enumerator explores.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace enumerator {

// ---- types -------------------------------------------------------------------------------------

enum class Type : std::uint8_t {
  Int,
  Node,
  Array,  // int[]
  Object,
  Color,     // an enum
  Inner,     // a struct of two int
  Outer,     // a struct of an int and an Inner
  Thing,     // a class with a field of each kind
  Made,      // a Node whose constructor is the program's
  Guard,     // a class with synchronized methods
  Error,     // an exception with a number in it
  Nodes,     // Node[]
  Objects,   // object[]
  Outers,    // Outer[]
  Long,      // of 64 bits
  Mixed,     // a struct of an int and a long
  Wide,      // a class with an int, a long and a Mixed
  Longs,     // long[]
  Grid,      // int[,]
  LongGrid,  // long[,]
  Function,  // Func<int>
  Closure,   // what a lambda has captured: an int
  Handler,   // of an event: a Func<int> that adds what it keeps to x, or several of them
  Handlers,  // the list of one that is several
  Failure,   // a TypeInitializationException, with the exception that the class constructor threw
  String,    // at most seven characters
  Getter,    // an interface with the method Get, which Base implements
  Base,      // a class with an int and the virtual method Get
  Left,      // a Base that overrides Get
  Right,     // likewise
  Plain,     // a Base that does not
};

std::string_view name_of(Type type);

struct Variable {
  std::string name;
  Type type = Type::Int;
  bool is_volatile = false;
  /// What Main stores in it before any thread starts: a number, or for references whether there is
  /// an object, for strings which one; of a struct nothing.
  int initial = 0;
  /// Of the object that Main stores in it; that of the variable itself, if it is that.
  Type made = Type::Int;
  int length = 2;  // of the array that Main stores in it

  Type made_type() const { return made == Type::Int && type != Type::Object ? type : made; }
};

/// What an object of type Node consists of.
inline const std::vector<Variable> node_fields = {
    {"f"}, {"g"}, {"v", Type::Int, true}, {"next", Type::Node}};
/// The one that is a reference.
inline constexpr int slot_of_next = 3;

/// Of a class or a struct; empty for any other type.
const std::vector<Variable>& fields_of(Type type);

bool is_struct(Type type);
bool is_array(Type type);
/// Is a variable of that type a reference?
bool is_reference(Type type);
/// Of an array.
Type element_of(Type type);
/// Has the array two dimensions? Each of them is as long as the other.
bool is_grid(Type type);
/// Of so many rows, if it is a grid.
int count_elements(Type type, int length);

/// The primitives that a value of that type consists of, by what leads to them: "" is an int, ".k",
/// ".i.a" and ".i.b" are an Outer.
const std::vector<std::string>& leaves_of(Type type);
int count_leaves(Type type);
Type type_of_leaf(Type type, const std::string& leaf);

/// With a variable for each primitive.
std::vector<Variable> flattened(const std::vector<Variable>& variables);

/// The length of the arrays that Main makes, unless it is said otherwise.
inline constexpr int array_length = 2;

// ---- exceptions --------------------------------------------------------------------------------

enum class Exception : std::uint8_t {
  Any,
  NullReference,
  IndexOutOfRange,
  DivideByZero,
  Overflow,
  InvalidCast,
  ArrayTypeMismatch,
  SynchronizationLock,
  ArgumentNull,
  TypeInitialization,
  Error,  // the program's own
};

std::string_view name_of(Exception exception);

// ---- what threads consist of -------------------------------------------------------------------

enum class Operator : std::uint8_t {
  Add,
  Subtract,
  And,
  Equal,
  NotEqual,
  Less,
  ShiftLeft,   // of a long
  ShiftRight,  // likewise
  Divide,      // throws
  Remainder,   // throws
};

/// Evaluated as C# evaluates it: operands from left to right, each read of memory one operation.
struct Expression {
  enum class Kind : std::uint8_t {
    Number,
    Null,
    New,                  // new Node(), or what else `type` says
    NewArray,             // new int[number], or what else `type` says; new int[number, number];
                          // new int[operands[0]]
    ArrayOf,              // new int[] { operands }
    Struct,               // new Outer(operands) or new Inner(operands), as `type` says
    Local,                // name
    Static,               // name
    Field,                // operands[0].name; of a struct or of an object
    Element,              // operands[0][operands[1]], operands[0][operands[1], operands[2]]
    Copy,                 // Copies.Of(operands[0]): a struct as a value, which is no place
    Binary,               // operands[0] operation operands[1]
    CheckedAdd,           // checked(operands[0] + operands[1])
    Conditional,          // operands[0] ? operands[1] : operands[2]
    Convert,              // (type)operands[0], of an enum and its integer, of int and long
    ToByte,               // checked((byte)operands[0])
    ToInt,                // checked((int)operands[0])
    Box,                  // (object)(type)operands[0]
    Unbox,                // (type)operands[0]
    Cast,                 // (type)operands[0], a reference
    As,                   // operands[0] as type
    IsExactly,            // operands[0].GetType() == typeof(type)
    Length,               // operands[0].Length, of an array
    Text,                 // the string `name`
    TextLength,           // operands[0].Length, of a string
    Character,            // (int)operands[0][operands[1]], of a string
    SameText,             // operands[0] == operands[1], of two strings
    CompareTexts,         // String.CompareOrdinal(operands[0], operands[1])
    VolatileRead,         // Volatile.Read(ref name)
    InterlockedRead,      // Interlocked.Read(ref name)
    InterlockedAdd,       // Interlocked.Add(ref name, operands[0])
    InterlockedExchange,  // Interlocked.Exchange(ref name, operands[0])
    InterlockedCompareExchange,  // Interlocked.CompareExchange(ref name, operands[0], operands[1])
    Construct,                   // Maker.Make<Made>(): its constructor is Program::constructor
    Call,                        // name(operands), a method of Program::methods
    CallVirtual,                 // operands[0].Get(operands[1])
    Invoke,                      // operands[0](), of a Func<int>
    Bind,                        // new Func<int>(operands[0].Give): Get with the parameter 0
    SameFunction,                // operands[0] == operands[1], of two Func<int>
    RaiseEvent,                  // likewise, of an event
    TypeObject,                  // typeof(Methods): what the static synchronized methods lock
    TryEnter,                    // Monitor.TryEnter(operands[0])
    WaitAWhile,                  // Monitor.Wait(operands[0], 1)
    EnumEquals,                  // operands[0].Equals(operands[1]), of two enums
    IndexOf,                     // Array.IndexOf(operands[0], operands[1]), of int[]
  };
  Kind kind = Kind::Number;
  std::int64_t number = 0;  // of a Number; of a Local once the program is lowered: its index
  std::string name{};
  Operator operation = Operator::Add;
  std::vector<Expression> operands{};
  Type type = Type::Node;
};

struct Statement {
  enum class Kind : std::uint8_t {
    Assign,          // target = value
    VolatileWrite,   // Volatile.Write(ref target, value)
    Evaluate,        // value;
    Barrier,         // Thread.MemoryBarrier()
    ProcessBarrier,  // Interlocked.MemoryBarrierProcessWide()
    Lock,            // Monitor.Enter(value); body; Monitor.Exit(value)
    LockBlock,       // lock (value) body
    If,              // if (value) body else otherwise
    While,           // while (value) body
    Try,      // try { body } catch (caught) { otherwise }; target, if it has a name, is the Error,
              // or the inner exception, if that is one
    Finally,  // try { body } finally { otherwise }
    Throw,    // throw new Error(value)
    Capture,  // int kept = value; target = () => kept; with a body, a lambda that executes it,
              // with the locals n = kept and m, and returns m
    Subscribe,   // int kept = value; target += () => x = x + kept, of an event
    Exit,        // Monitor.Exit(value)
    Wait,        // Monitor.Wait(value)
    Pulse,       // Monitor.Pulse(value)
    PulseAll,    // Monitor.PulseAll(value)
    ArrayCopy,   // Array.Copy(target, value, array_length)
    ArrayClear,  // Array.Clear(value, 0, array_length)
  };
  Kind kind = Kind::Barrier;
  Expression target{};  // Local, Static, Field or Element
  Expression value{};
  std::vector<Statement> body{};
  std::vector<Statement> otherwise{};
  Exception caught = Exception::NullReference;
};

using Body = std::vector<Statement>;

struct ThreadBody {
  std::vector<Variable> locals;
  Body body;
};

/// A synchronized method. Its parameter is the local `n`, and it returns its local `m`.
struct Method {
  std::string name;
  bool is_static = true;  // otherwise of a Guard, and that is locked
  Body body;
};

/// A class with a class constructor. Its static fields are among those of the program, by names
/// that begin with the name of the class and a dot.
struct Initialized {
  std::string name;
  Body constructor;
};

struct Program {
  std::string origin;  // how to get it again
  std::vector<Variable> statics;
  std::vector<ThreadBody> threads;
  /// Whether the objects are observed that statics lead to at the end, wherever they come from.
  bool observes_shape = false;
  /// Whether everything of these objects is observed, as a number.
  bool observes_contents = false;
  std::vector<Method> methods{};
  std::vector<Initialized> classes{};
  /// Of Made: its object is the local `this`.
  Body constructor{};
  /// The bodies of Base.Get, Left.Get and Right.Get, if there are any. Their locals are the object
  /// `this`, the parameter `n` and the result `m`. Those of Give are the same.
  std::vector<Body> overrides{};
};

/// The classes with a method of their own in Program::overrides, in its order.
inline constexpr std::array overriding = {Type::Base, Type::Left, Type::Right};

/// Has it the method Get?
bool has_get(Type type);

/// The statements Capture of a program that have a body: the lambdas, in the order in which they
/// are numbered from 1 on.
std::vector<const Statement*> lambdas_of(const Program& program);

/// Does a thread of the program have an expression of that kind?
bool has_expression(const Program& program, Expression::Kind kind);

/// The strings that variables start with, numbered from 1 on.
const std::string& text_numbered(int number);

/// The class that a static field is in, by its name; none: the program's own.
std::string class_of(const std::string& name);

// ---- what is written often ---------------------------------------------------------------------

Expression number(std::int64_t value);
Expression null();
Expression fresh();
Expression local(std::string name);
Expression shared(std::string name);
Expression field(Expression base, std::string name);
Expression element(Expression array, Expression index);
Expression element(Expression grid, Expression row, Expression column);
Expression binary(Expression left, Operator operation, Expression right);
Expression volatile_read(std::string name);
Expression interlocked(Expression::Kind kind, std::string name, std::vector<Expression> operands);

Statement assign(Expression target, Expression value);
Statement volatile_write(std::string name, Expression value);
Statement evaluate(Expression value);
Expression text(std::string characters);
Statement barrier();
Statement process_barrier();
Statement lock(std::string name, Body body);
Statement lock(Expression object, Body body);
Statement lock_block(Expression object, Body body);
Statement if_else(Expression condition, Body body, Body otherwise = {});
Statement loop_while(Expression condition, Body body);
Statement try_catch(Body body, Body otherwise, Exception caught = Exception::NullReference);
Statement try_finally(Body body, Body otherwise);
/// One that has a value, and a type where it could have several.
Expression of_kind(Expression::Kind kind, Expression operand, Type type = Type::Int);
Expression of_kind(Expression::Kind kind, std::vector<Expression> operands);
Statement of_kind(Statement::Kind kind, Expression value);

std::string_view text_of(Operator operation);

/// Without the variables that no statement mentions.
Program without_unused_variables(Program program);

/// Every program that has one statement fewer, or one statement replaced by what is inside it.
std::vector<Program> smaller_programs(const Program& program);

// ---- what is observed --------------------------------------------------------------------------

/// A static field of the printed class whose final value is part of an outcome.
struct Observed {
  enum class Kind : std::uint8_t {
    Static,    // a static field that the threads share
    Local,     // a thread's local: the thread stores it in this field at its end
    Field,     // a field of the object that a static refers to: Main stores it after Join
    Shape,     // likewise, or of the object that `next` of that refers to; -1 if there is none
    Element,   // an element of the array that a static refers to: so does Main
    Contents,  // all of the object that a static refers to, as Contents.Of has it: so does Main
    Leaf,      // a part of a static struct: so does Main
  };
  Kind kind;
  std::string name;       // of the field in the printed class
  Type type = Type::Int;  // of that field
  int thread = 0;
  bool is_event = false;  // of Contents: how many are called by it
  std::string source{};   // the local or the static
  int slot = 0;           // which field or element
  int links = 0;          // of a Shape: how many `next` lie between the static and the object
  int owner = -1;         // the class that Main has come to when it reads it; -1: none
};

std::vector<Observed> observed_of(const Program& program);

/// Which of the program's classes has that name; -1 if none has.
int class_named(const Program& program, const std::string& name);

/// The class with a class constructor of which Main reads a field to observe it: Main executes the
/// constructor if nobody has. -1 if there is none.
int class_read_by_main(const Program& program, const Observed& observed);

/// What Main does when the threads have ended and before it looks at anything: it comes to every
/// class that it will read a field of, so that whatever their constructors do has been done.
ThreadBody end_of_main(const Program& program);

}  // namespace enumerator
