#include "csharp.hpp"

#include <algorithm>
#include <utility>

namespace enumerator {

namespace {

using ExpressionKind = Expression::Kind;
using StatementKind = Statement::Kind;

std::string text_of(const Expression& expression);

std::string operands_of(const Expression& expression) {
  std::string text;
  for (const Expression& operand : expression.operands) {
    text += (text.empty() ? "" : ", ") + text_of(operand);
  }
  return text;
}

std::string interlocked_text(const char* method, const Expression& expression) {
  std::string text = std::string("Interlocked.") + method + "(ref " + expression.name;
  for (const Expression& operand : expression.operands) text += ", " + text_of(operand);
  return text + ")";
}

std::string text_of_new_array(Type type, const std::string& length) {
  return "new " + std::string(name_of(element_of(type))) + "[" + length +
         (is_grid(type) ? ", " + length : "") + "]";
}

std::string text_of(const Expression& expression) {
  const auto operand = [&](std::size_t i) { return text_of(expression.operands.at(i)); };
  switch (expression.kind) {
    case ExpressionKind::Number:
      return std::to_string(expression.number);
    case ExpressionKind::Null:
      return "null";
    case ExpressionKind::New:
      return "new " + std::string(name_of(expression.type)) + "()";
    case ExpressionKind::NewArray:
      return text_of_new_array(expression.type, expression.operands.empty()
                                                    ? std::to_string(expression.number)
                                                    : operand(0));
    case ExpressionKind::ArrayOf:
      return "new " + std::string(name_of(expression.type)) + " { " + operands_of(expression) +
             " }";
    case ExpressionKind::Struct:
      return "new " + std::string(name_of(expression.type)) + "(" + operands_of(expression) + ")";
    case ExpressionKind::Copy:
      return "Copies.Of(" + operand(0) + ")";
    case ExpressionKind::Convert:
    case ExpressionKind::Unbox:
    case ExpressionKind::Cast:
      return "((" + std::string(name_of(expression.type)) + ")" + operand(0) + ")";
    case ExpressionKind::ToByte:
      return "checked((byte)" + operand(0) + ")";
    case ExpressionKind::ToInt:
      return "checked((int)" + operand(0) + ")";
    case ExpressionKind::Box:
      return "(object)(" + std::string(name_of(expression.type)) + ")" + operand(0);
    case ExpressionKind::As:
      return "(" + operand(0) + " as " + std::string(name_of(expression.type)) + ")";
    case ExpressionKind::IsExactly:
      return "(" + operand(0) + ".GetType() == typeof(" + std::string(name_of(expression.type)) +
             "))";
    case ExpressionKind::Length:
    case ExpressionKind::TextLength:
      return operand(0) + ".Length";
    case ExpressionKind::Text:
      return "\"" + expression.name + "\"";
    case ExpressionKind::Character:
      return "(int)" + operand(0) + "[" + operand(1) + "]";
    case ExpressionKind::SameText:
      return "(" + operand(0) + " == " + operand(1) + ")";
    case ExpressionKind::CompareTexts:
      return "String.CompareOrdinal(" + operands_of(expression) + ")";
    case ExpressionKind::CheckedAdd:
      return "checked(" + operand(0) + " + " + operand(1) + ")";
    case ExpressionKind::Conditional:
      return "(" + operand(0) + " ? " + operand(1) + " : " + operand(2) + ")";
    case ExpressionKind::CallVirtual:
      return operand(0) + ".Get(" + operand(1) + ")";
    case ExpressionKind::Construct:
      return "Maker.Make<Made>()";
    case ExpressionKind::Call:
      if (expression.operands.size() == 1)
        return "Methods." + expression.name + "(" + operand(0) + ")";
      return operand(0) + "." + expression.name + "(" + operand(1) + ")";
    case ExpressionKind::Bind:
      return "new Func<int>(" + operand(0) + ".Give)";
    case ExpressionKind::SameFunction:
      return "(" + operand(0) + " == " + operand(1) + ")";
    case ExpressionKind::Invoke:
    case ExpressionKind::RaiseEvent:
      return operand(0) + "()";
    case ExpressionKind::TypeObject:
      return "typeof(Methods)";
    case ExpressionKind::TryEnter:
      return "Monitor.TryEnter(" + operand(0) + ")";
    case ExpressionKind::WaitAWhile:
      return "Monitor.Wait(" + operand(0) + ", 1)";
    case ExpressionKind::EnumEquals:
      return operand(0) + ".Equals(" + operand(1) + ")";
    case ExpressionKind::IndexOf:
      return "Array.IndexOf(" + operand(0) + ", " + operand(1) + ")";
    case ExpressionKind::Local:
    case ExpressionKind::Static:
      return expression.name;
    case ExpressionKind::Field:
      return operand(0) + "." + expression.name;
    case ExpressionKind::Element:
      return operand(0) + "[" + operand(1) +
             (expression.operands.size() > 2 ? ", " + operand(2) : "") + "]";
    case ExpressionKind::Binary:
      return "(" + operand(0) + " " + std::string(text_of(expression.operation)) + " " +
             operand(1) + ")";
    case ExpressionKind::VolatileRead:
      return "Volatile.Read(ref " + expression.name + ")";
    case ExpressionKind::InterlockedRead:
      return interlocked_text("Read", expression);
    case ExpressionKind::InterlockedAdd:
      return interlocked_text("Add", expression);
    case ExpressionKind::InterlockedExchange:
      return interlocked_text("Exchange", expression);
    case ExpressionKind::InterlockedCompareExchange:
      return interlocked_text("CompareExchange", expression);
  }
  return "";
}

class Printer {
 public:
  void line(const std::string& text) { text_ += std::string(indentation_, ' ') + text + "\n"; }

  void open(const std::string& text) {
    line(text + (text.empty() ? "{" : " {"));
    indentation_ += 2;
  }

  void close() {
    indentation_ -= 2;
    line("}");
  }

  void print(const Body& body) {
    for (const Statement& statement : body) print(statement);
  }

  void print_block(const std::string& head, const Body& body) {
    open(head);
    print(body);
    close();
  }

  void print(const Statement& statement) {
    const std::string target = text_of(statement.target);
    const std::string value = text_of(statement.value);
    switch (statement.kind) {
      case StatementKind::Assign:
        line(target + " = " + value + ";");
        return;
      case StatementKind::VolatileWrite:
        line("Volatile.Write(ref " + target + ", " + value + ");");
        return;
      case StatementKind::Evaluate:
        line(value + ";");
        return;
      case StatementKind::Barrier:
        line("Thread.MemoryBarrier();");
        return;
      case StatementKind::ProcessBarrier:
        line("Interlocked.MemoryBarrierProcessWide();");
        return;
      case StatementKind::Lock:
        line("Monitor.Enter(" + value + ");");
        print(statement.body);
        line("Monitor.Exit(" + value + ");");
        return;
      case StatementKind::If:
        print_block("if (" + value + ")", statement.body);
        if (!statement.otherwise.empty()) print_block("else", statement.otherwise);
        return;
      case StatementKind::While:
        print_block("while (" + value + ")", statement.body);
        return;
      case StatementKind::Try:
        print_block("try", statement.body);
        print_catch(statement);
        return;
      case StatementKind::Finally:
        print_block("try", statement.body);
        print_block("finally", statement.otherwise);
        return;
      case StatementKind::LockBlock:
        print_block("lock (" + value + ")", statement.body);
        return;
      case StatementKind::Throw:
        line("throw new Error(" + value + ");");
        return;
      case StatementKind::Capture:
      case StatementKind::Subscribe: {
        const bool captures = statement.kind == StatementKind::Capture;
        open("");
        line("int kept = " + value + ";");
        if (statement.body.empty()) {
          line(target + (captures ? " = () => kept;" : " += () => x = (x + kept);"));
        } else {
          print_lambda(target, statement.body);
        }
        close();
        return;
      }
      case StatementKind::Exit:
        line("Monitor.Exit(" + value + ");");
        return;
      case StatementKind::Wait:
        line("Monitor.Wait(" + value + ");");
        return;
      case StatementKind::Pulse:
        line("Monitor.Pulse(" + value + ");");
        return;
      case StatementKind::PulseAll:
        line("Monitor.PulseAll(" + value + ");");
        return;
      case StatementKind::ArrayCopy:
        line("Array.Copy(" + value + ", " + target + ", " + std::to_string(array_length) + ");");
        return;
      case StatementKind::ArrayClear:
        line("Array.Clear(" + value + ", 0, " + std::to_string(array_length) + ");");
        return;
    }
  }

  void print_lambda(const std::string& target, const Body& body) {
    open(target + " = () =>");
    line("int n = kept;");
    line("int m = 0;");
    print(body);
    line("return m;");
    indentation_ -= 2;
    line("};");
  }

  void print_catch(const Statement& statement) {
    const std::string type(name_of(statement.caught));
    if (statement.target.name.empty()) {
      return print_block("catch (" + type + ")", statement.otherwise);
    }
    const bool is_inner = statement.caught == Exception::TypeInitialization;
    open("catch (" + type + " caught)");
    line(text_of(statement.target) +
         (is_inner ? " = caught.InnerException as Error;" : " = caught;"));
    print(statement.otherwise);
    close();
  }

  void print_variable(const std::string& modifiers, const Variable& variable,
                      const std::string& after) {
    line(modifiers + (variable.is_volatile ? "volatile " : "") +
         std::string(name_of(variable.type)) + " " + variable.name + after);
  }

  std::string take() { return std::move(text_); }

 private:
  std::string text_;
  std::size_t indentation_ = 0;
};

void print_statics(const Program& program, Printer& printer) {
  for (const Variable& variable : program.statics) {
    if (class_of(variable.name).empty()) printer.print_variable("public static ", variable, ";");
  }
  for (const Observed& observed : observed_of(program)) {
    if (observed.kind != Observed::Kind::Static) {
      const char* type = observed.type == Type::Long ? "long " : "int ";
      printer.line(std::string("public static ") + type + observed.name + ";");
    }
  }
}

/// Those of a class with a class constructor.
void print_class(const Program& program, const Initialized& one, Printer& printer) {
  printer.open("static class " + one.name);
  for (Variable variable : program.statics) {
    if (class_of(variable.name) != one.name) continue;
    variable.name.erase(0, one.name.size() + 1);
    printer.print_variable("public static ", variable, ";");
  }
  printer.print_block("static " + one.name + "()", one.constructor);
  printer.close();
}

void print_methods(const Program& program, bool is_static, Printer& printer) {
  printer.open(is_static ? "internal static class Methods" : "internal class Guard");
  for (const Method& method : program.methods) {
    if (method.is_static != is_static) continue;
    printer.line("[MethodImpl(MethodImplOptions.Synchronized)]");
    printer.open(std::string("public ") + (is_static ? "static " : "") + "int " + method.name +
                 "(int n)");
    printer.line("int m = 0;");
    printer.print(method.body);
    printer.line("return m;");
    printer.close();
  }
  printer.close();
}

void print_override(const Program& program, std::size_t which, bool has_parameter,
                    Printer& printer) {
  const std::string modifier = which == 0 ? "virtual" : "override";
  printer.open("public " + modifier + (has_parameter ? " int Get(int n)" : " int Give()"));
  if (!has_parameter) printer.line("int n = 0;");
  printer.line("int m = 0;");
  if (!program.overrides.empty()) printer.print(program.overrides[which]);
  printer.line("return m;");
  printer.close();
}

/// Base, its interface and its subclasses.
void print_overrides(const Program& program, Printer& printer) {
  const bool has_give = has_expression(program, ExpressionKind::Bind);
  printer.line(std::string("internal interface IGet { int Get(int n); ") +
               (has_give ? "int Give(); }" : "}"));
  for (std::size_t i = 0; i < overriding.size(); ++i) {
    const bool is_base = i == 0;
    printer.open("internal class " + std::string(name_of(overriding[i])) +
                 (is_base ? " : IGet" : " : Base"));
    if (is_base) printer.line("public int f;");
    print_override(program, i, true, printer);
    if (has_give) print_override(program, i, false, printer);
    printer.close();
  }
  printer.line("internal class Plain : Base { }");
}

template <typename Property>
bool has_variable(const Program& program, const Property& property) {
  const auto is_among = [&](const std::vector<Variable>& variables) {
    return std::any_of(variables.begin(), variables.end(), property);
  };
  return is_among(program.statics) ||
         std::any_of(program.threads.begin(), program.threads.end(),
                     [&](const ThreadBody& thread) { return is_among(thread.locals); });
}

bool has(const Program& program, Type type) {
  return has_variable(program,
                      [&](const Variable& variable) { return variable.made_type() == type; });
}

void print_types(const Program& program, Printer& printer) {
  for (const Initialized& one : program.classes) print_class(program, one, printer);
  if (!program.methods.empty()) print_methods(program, true, printer);
  if (has(program, Type::Guard)) print_methods(program, false, printer);
  if (has_variable(program, [](const Variable& variable) { return has_get(variable.type); })) {
    print_overrides(program, printer);
  }
  if (!has(program, Type::Made)) return;
  printer.open("internal class Made : Node");
  printer.print_block("public Made()", program.constructor);
  printer.close();
}

std::string first_value_of(Type type) {
  if (is_reference(type)) return " = null;";
  return type == Type::Int || type == Type::Long
             ? " = 0;"
             : " = default(" + std::string(name_of(type)) + ");";
}

void print_body(const ThreadBody& thread, Printer& printer) {
  for (const Variable& variable : thread.locals) {
    printer.print_variable("", variable, first_value_of(variable.type));
  }
  printer.print(thread.body);
}

void print_thread(const Program& program, int index, Printer& printer) {
  const ThreadBody& thread = program.threads[static_cast<std::size_t>(index)];
  printer.open("static void T" + std::to_string(index) + "()");
  print_body(thread, printer);
  for (const Observed& observed : observed_of(program)) {
    if (observed.kind == Observed::Kind::Local && observed.thread == index) {
      const bool is_number = observed.type != Type::Color;
      printer.line(observed.name + " = " + (is_number ? "" : "(int)") + observed.source + ";");
    }
  }
  printer.close();
}

std::string initial_text(const Variable& variable) {
  const Type type = variable.made_type();
  const std::string number = std::to_string(variable.initial);
  if (is_array(type)) {
    return text_of_new_array(type, std::to_string(variable.length));
  }
  if (is_struct(type)) {
    const std::string zeros = count_leaves(type) == 3 ? "(0, 0, " : "(0, ";
    return "new " + std::string(name_of(type)) + zeros + number + ")";
  }
  if (type == Type::String) return "\"" + text_numbered(variable.initial) + "\"";
  if (is_reference(type)) return "new " + std::string(name_of(type)) + "()";
  return type == Type::Int ? number : "(" + std::string(name_of(type)) + ")" + number;
}

/// "p_next_f = p == null || p.next == null ? -1 : p.next.f;"
std::string store_of_shape(const Observed& observed) {
  std::string object = observed.source;
  std::string is_missing = object + " == null";
  for (int i = 0; i < observed.links; ++i) {
    object += ".next";
    is_missing += " || " + object + " == null";
  }
  const std::string& field = node_fields[static_cast<std::size_t>(observed.slot)].name;
  return observed.name + " = " + is_missing + " ? -1 : " + object + "." + field + ";";
}

/// Nothing where Main has nothing to do for it.
std::string text_of_observation(const Observed& observed) {
  const auto slot = static_cast<std::size_t>(observed.slot);
  const std::string target = observed.name + " = ";
  switch (observed.kind) {
    case Observed::Kind::Static:
    case Observed::Kind::Local:
      return "";
    case Observed::Kind::Shape:
      return store_of_shape(observed);
    case Observed::Kind::Leaf:
      return target + (observed.type == Type::Color ? "(int)" : "") + observed.source + ";";
    case Observed::Kind::Contents:
      return target + (observed.is_event ? "Contents.Count(" : "Contents.Of(") + observed.source +
             ");";
    case Observed::Kind::Field:
      return target + observed.source + "." + node_fields[slot].name + ";";
    case Observed::Kind::Element:
      return target + observed.source + "[" + std::to_string(slot) + "];";
  }
  return "";
}

void print_main(const Program& program, Printer& printer) {
  printer.open("public static void Main()");
  for (const Variable& variable : program.statics) {
    if (variable.initial != 0) printer.line(variable.name + " = " + initial_text(variable) + ";");
  }
  const auto for_each_thread = [&](const char* before, const char* after) {
    for (std::size_t i = 0; i < program.threads.size(); ++i) {
      const std::string index = std::to_string(i);
      printer.line(before + index + after);
    }
  };
  for (std::size_t i = 0; i < program.threads.size(); ++i) {
    const std::string index = std::to_string(i);
    printer.line("Thread t" + index + " = new Thread(new ThreadStart(T" + index + "));");
  }
  for_each_thread("t", ".Start();");
  for_each_thread("t", ".Join();");
  print_body(end_of_main(program), printer);
  for (const Observed& observed : observed_of(program)) {
    const std::string text = text_of_observation(observed);
    if (text.empty()) continue;
    const bool may_fail = class_read_by_main(program, observed) >= 0;
    printer.line(may_fail ? "try { " + text + " } catch (TypeInitializationException) { }" : text);
  }
  printer.close();
}

void print_struct(Type type, Printer& printer) {
  printer.open("struct " + std::string(name_of(type)));
  std::string parameters;
  for (const Variable& field : fields_of(type)) printer.print_variable("public ", field, ";");
  int count = 0;
  std::string values;
  for (const std::string& leaf : leaves_of(type)) {
    const std::string name = "n" + std::to_string(count++);
    parameters += (parameters.empty() ? "" : ", ") +
                  std::string(name_of(type_of_leaf(type, leaf))) + " " + name;
    values += leaf.substr(1) + " = " + name + "; ";
  }
  printer.line("public " + std::string(name_of(type)) + "(" + parameters + ") : this() { " +
               values + "}");
  printer.close();
}

void print_class_of_fields(Type type, const std::string& base, Printer& printer) {
  printer.open("class " + std::string(name_of(type)) + base);
  for (const Variable& field : fields_of(type)) printer.print_variable("public ", field, ";");
  if (type == Type::Error) printer.line("public Error(int code) { this.code = code; }");
  printer.close();
}

/// The types by name, in the order of Type, up to the last one that an object may be seen to be of.
void print_enum_of_types(Printer& printer) {
  printer.open("enum Type");
  for (int i = 0; i <= static_cast<int>(Type::Function); ++i) {
    std::string name(name_of(static_cast<Type>(i)));
    std::replace(name.begin(), name.end(), '[', '_');
    std::erase_if(name, [](char c) { return c == ']' || c == '<' || c == '>'; });
    std::replace(name.begin(), name.end(), ',', '_');
    printer.line("@" + name + ",");
  }
  printer.close();
}

/// What the enumerator says of an object at the end, in C#.
constexpr const char* contents_of_objects = R"(static class Contents {
  static long Sum(Type kind, params long[] values) {
    long sum = 100 * ((int)kind + 1);
    for (int i = 0, weight = 1; i < values.Length; i++, weight *= 3) sum += weight * values[i];
    return sum;
  }
  static long OfArray(Type kind, int[] a) {
    long[] values = new long[a.Length];
    for (int i = 0; i < a.Length; i++) values[i] = a[i];
    return Sum(kind, values);
  }
  static long OfList(Type kind, object[] list) {
    long[] values = new long[list.Length];
    for (int i = 0; i < list.Length; i++) values[i] = list[i] == null ? 1 : 2;
    return Sum(kind, values);
  }
  static long OfParts(Outer[] parts) {
    long[] values = new long[3 * parts.Length];
    for (int i = 0; i < parts.Length; i++) {
      values[3 * i] = parts[i].k;
      values[3 * i + 1] = parts[i].i.a;
      values[3 * i + 2] = parts[i].i.b;
    }
    return Sum(Type.Outer_, values);
  }
  public static long Count(Func<int> f) { return f == null ? -1 : f.GetInvocationList().Length; }
  public static long Of(object o) {
    if (o == null) return -1;
    if (o is int) return Sum(Type.@int, (int)o);
    if (o is long) return Sum(Type.@long, (long)o);
    if (o is Color) return Sum(Type.Color, (int)(Color)o);
    if (o is Inner) return Sum(Type.Inner, ((Inner)o).a, ((Inner)o).b);
    if (o is Outer) { Outer s = (Outer)o; return Sum(Type.Outer, s.k, s.i.a, s.i.b); }
    if (o is Mixed) return Sum(Type.Mixed, ((Mixed)o).k, ((Mixed)o).n);
    Node n = o as Node;
    if (n != null) return Sum(n.GetType() == typeof(Node) ? Type.Node : Type.Made, n.f, n.g, n.v);
    Thing t = o as Thing;
    if (t != null) return Sum(Type.Thing, t.f, t.s.k, t.s.i.a, t.s.i.b, (int)t.c);
    Wide w = o as Wide;
    if (w != null) return Sum(Type.Wide, w.f, w.n, w.s.k, w.s.n);
    Error e = o as Error;
    if (e != null) return Sum(Type.Error, e.code);
    if (o is Func<int>) return Sum(Type.Funcint);
    if (o is int[]) return OfArray(Type.int_, (int[])o);
    if (o is long[]) return Sum(Type.long_, (long[])o);
    if (o is Node[]) return OfList(Type.Node_, (Node[])o);
    if (o is object[]) return OfList(Type.object_, (object[])o);
    if (o is Outer[]) return OfParts((Outer[])o);
    int[,] g = o as int[,];
    if (g != null) return Sum(Type.int__, g[0, 0], g[0, 1], g[1, 0], g[1, 1]);
    long[,] h = o as long[,];
    if (h != null) return Sum(Type.long__, h[0, 0], h[0, 1], h[1, 0], h[1, 1]);
    return Sum(Type.@object);
  }
}
)";

/// What all programs share.
std::string text_of_library() {
  Printer printer;
  for (const char* name : {"System", "System.Runtime.CompilerServices", "System.Threading"}) {
    printer.line("using " + std::string(name) + ";");
  }
  printer.line("enum Color { Red, Green, Blue }");
  print_struct(Type::Inner, printer);
  print_struct(Type::Outer, printer);
  print_struct(Type::Mixed, printer);
  print_class_of_fields(Type::Node, "", printer);
  print_class_of_fields(Type::Thing, "", printer);
  print_class_of_fields(Type::Wide, "", printer);
  print_class_of_fields(Type::Error, " : Exception", printer);
  printer.line("static class Copies { public static Outer Of(Outer s) { return s; } }");
  printer.line(
      "static class Maker { public static T Make<T>() where T : new() { return new T(); } }");
  print_enum_of_types(printer);
  return printer.take() + contents_of_objects;
}

std::size_t count_statements(const Body& body) {
  std::size_t count = body.size();
  for (const Statement& statement : body) {
    count += count_statements(statement.body) + count_statements(statement.otherwise);
  }
  return count;
}

}  // namespace

std::string csharp_class_of(const Program& program, const std::string& name) {
  Printer printer;
  printer.open("static class " + name);
  printer.line("// " + program.origin);
  print_types(program, printer);
  print_statics(program, printer);
  for (std::size_t i = 0; i < program.threads.size(); ++i) {
    print_thread(program, static_cast<int>(i), printer);
  }
  print_main(program, printer);
  printer.close();
  return printer.take();
}

std::string csharp_of(const std::vector<Program>& programs) {
  std::string text = text_of_library();
  for (std::size_t i = 0; i < programs.size(); ++i) {
    text += csharp_class_of(programs[i], "P" + std::to_string(i));
  }
  return text;
}

std::size_t count_statements(const Program& program) {
  std::size_t count = 0;
  for (const ThreadBody& thread : program.threads) count += count_statements(thread.body);
  return count;
}

}  // namespace enumerator
