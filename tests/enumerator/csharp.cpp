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
      return "new " + std::string(name_of(element_of(expression.type))) + "[" +
             std::to_string(expression.number) + "]";
    case ExpressionKind::ArrayOf:
      return "new int[] { " + operands_of(expression) + " }";
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
    case ExpressionKind::Box:
      return "(object)(" + std::string(name_of(expression.type)) + ")" + operand(0);
    case ExpressionKind::As:
      return "(" + operand(0) + " as " + std::string(name_of(expression.type)) + ")";
    case ExpressionKind::Construct:
      return "Maker.Make<Made>()";
    case ExpressionKind::Call:
      if (expression.operands.size() == 1)
        return "Methods." + expression.name + "(" + operand(0) + ")";
      return operand(0) + "." + expression.name + "(" + operand(1) + ")";
    case ExpressionKind::Invoke:
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
      return operand(0) + "[" + operand(1) + "]";
    case ExpressionKind::Binary:
      return "(" + operand(0) + " " + std::string(text_of(expression.operation)) + " " +
             operand(1) + ")";
    case ExpressionKind::VolatileRead:
      return "Volatile.Read(ref " + expression.name + ")";
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
        open("");
        line("int kept = " + value + ";");
        line(target + " = () => kept;");
        close();
        return;
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

const Variable& variable_of(const std::vector<Variable>& variables, const std::string& path) {
  const std::string name = path.substr(0, path.find('.'));
  return *std::find_if(variables.begin(), variables.end(),
                       [&](const Variable& variable) { return variable.name == name; });
}

void print_statics(const Program& program, Printer& printer) {
  for (const Variable& variable : program.statics) {
    if (class_of(variable.name).empty()) printer.print_variable("public static ", variable, ";");
  }
  for (const Observed& observed : observed_of(program)) {
    if (observed.kind != Observed::Kind::Static) {
      printer.line("public static int " + observed.name + ";");
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

bool has(const Program& program, Type type) {
  const auto has_type = [&](const std::vector<Variable>& variables) {
    return std::any_of(variables.begin(), variables.end(),
                       [&](const Variable& variable) { return variable.made_type() == type; });
  };
  return has_type(program.statics) ||
         std::any_of(program.threads.begin(), program.threads.end(),
                     [&](const ThreadBody& thread) { return has_type(thread.locals); });
}

void print_types(const Program& program, Printer& printer) {
  for (const Initialized& one : program.classes) print_class(program, one, printer);
  if (!program.methods.empty()) print_methods(program, true, printer);
  if (has(program, Type::Guard)) print_methods(program, false, printer);
  if (!has(program, Type::Made)) return;
  printer.open("internal class Made : Node");
  printer.print_block("public Made()", program.constructor);
  printer.close();
}

std::string first_value_of(Type type) {
  if (is_reference(type)) return " = null;";
  return type == Type::Int ? " = 0;" : " = default(" + std::string(name_of(type)) + ");";
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
      const bool is_number = variable_of(thread.locals, observed.source).type != Type::Color;
      printer.line(observed.name + " = " + (is_number ? "" : "(int)") + observed.source + ";");
    }
  }
  printer.close();
}

std::string initial_text(const Variable& variable) {
  const Type type = variable.made_type();
  const std::string number = std::to_string(variable.initial);
  if (is_array(type)) {
    return "new " + std::string(name_of(element_of(type))) + "[" + std::to_string(variable.length) +
           "]";
  }
  if (is_struct(type)) return "new " + std::string(name_of(type)) + "(0, 0, " + number + ")";
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
      return target + "(int)" + observed.source + ";";
    case Observed::Kind::Contents:
      return target + "Contents.Of(" + observed.source + ");";
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
    parameters += (parameters.empty() ? "int " : ", int ") + name;
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

/// What the enumerator says of an object at the end, in C#.
void print_contents(Printer& printer) {
  printer.open("static class Contents");
  printer.open("static int Sum(Type kind, params int[] values)");
  printer.line("int sum = 100 * ((int)kind + 1);");
  printer.line(
      "for (int i = 0, weight = 1; i < values.Length; i++, weight *= 3) "
      "sum += weight * values[i];");
  printer.line("return sum;");
  printer.close();
  printer.open("enum Type");
  for (int i = 0; i < static_cast<int>(Type::Function); ++i) {
    std::string name(name_of(static_cast<Type>(i)));
    if (name.ends_with("[]")) name.replace(name.size() - 2, 2, "s");
    printer.line("@" + name + ",");
  }
  printer.line("Function,");
  printer.close();
  printer.open("public static int Of(object o)");
  printer.line("if (o == null) return -1;");
  printer.line("if (o is int) return Sum(Type.@int, (int)o);");
  printer.line("if (o is Color) return Sum(Type.Color, (int)(Color)o);");
  printer.line("if (o is Inner) return Sum(Type.Inner, ((Inner)o).a, ((Inner)o).b);");
  printer.line(
      "if (o is Outer) { Outer s = (Outer)o; return Sum(Type.Outer, s.k, s.i.a, s.i.b); }");
  printer.line("int[] a = o as int[];");
  printer.line("if (a != null) return Sum(Type.ints, a);");
  printer.line("Node n = o as Node;");
  printer.line(
      "if (n != null) return Sum(n.GetType() == typeof(Node) ? Type.Node : Type.Made, "
      "n.f, n.g, n.v);");
  printer.line("Thing t = o as Thing;");
  printer.line("if (t != null) return Sum(Type.Thing, t.f, t.s.k, t.s.i.a, t.s.i.b, (int)t.c);");
  printer.line("Error e = o as Error;");
  printer.line("if (e != null) return Sum(Type.Error, e.code);");
  printer.line("if (o is Func<int>) return Sum(Type.Function);");
  printer.line("object[] list = o as object[];");
  printer.open("if (list != null)");
  printer.line("int[] values = new int[list.Length];");
  printer.line("for (int i = 0; i < list.Length; i++) values[i] = list[i] == null ? 1 : 2;");
  printer.line("return Sum(o is Node[] ? Type.Nodes : Type.objects, values);");
  printer.close();
  printer.line("Outer[] parts = o as Outer[];");
  printer.open("if (parts != null)");
  printer.line("int[] values = new int[3 * parts.Length];");
  printer.open("for (int i = 0; i < parts.Length; i++)");
  printer.line("values[3 * i] = parts[i].k;");
  printer.line("values[3 * i + 1] = parts[i].i.a;");
  printer.line("values[3 * i + 2] = parts[i].i.b;");
  printer.close();
  printer.line("return Sum(Type.Outers, values);");
  printer.close();
  printer.line("return Sum(Type.@object);");
  printer.close();
  printer.close();
}

/// What all programs share.
void print_library(Printer& printer) {
  for (const char* name : {"System", "System.Runtime.CompilerServices", "System.Threading"}) {
    printer.line("using " + std::string(name) + ";");
  }
  printer.line("enum Color { Red, Green, Blue }");
  print_struct(Type::Inner, printer);
  print_struct(Type::Outer, printer);
  print_class_of_fields(Type::Node, "", printer);
  print_class_of_fields(Type::Thing, "", printer);
  print_class_of_fields(Type::Error, " : Exception", printer);
  printer.line("static class Copies { public static Outer Of(Outer s) { return s; } }");
  printer.line(
      "static class Maker { public static T Make<T>() where T : new() { return new T(); } }");
  print_contents(printer);
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
  Printer printer;
  print_library(printer);
  std::string text = printer.take();
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
