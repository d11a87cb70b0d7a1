#include "csharp.hpp"

namespace enumerator {

namespace {

using ExpressionKind = Expression::Kind;
using StatementKind = Statement::Kind;

const char* type_name(Type type) {
  switch (type) {
    case Type::Int:
      return "int";
    case Type::Node:
      return "Node";
    case Type::Array:
      return "int[]";
    case Type::Object:
      return "object";
  }
  return "";
}

std::string text_of(const Expression& expression);

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
      return "new Node()";
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
    line(text + " {");
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
        print_block("catch (NullReferenceException)", statement.otherwise);
        return;
    }
  }

  std::string take() { return std::move(text_); }

 private:
  std::string text_;
  std::size_t indentation_ = 0;
};

void print_statics(const Program& program, Printer& printer) {
  for (const Variable& variable : program.statics) {
    const std::string modifier = variable.is_volatile ? "volatile " : "";
    printer.line("public static " + modifier + type_name(variable.type) + " " + variable.name +
                 ";");
  }
  for (const Observed& observed : observed_of(program)) {
    if (observed.kind != Observed::Kind::Static) {
      printer.line("public static int " + observed.name + ";");
    }
  }
}

void print_thread(const Program& program, int index, Printer& printer) {
  const ThreadBody& thread = program.threads[static_cast<std::size_t>(index)];
  printer.open("static void T" + std::to_string(index) + "()");
  for (const Variable& variable : thread.locals) {
    const char* initial = variable.type == Type::Int ? " = 0;" : " = null;";
    printer.line(std::string(type_name(variable.type)) + " " + variable.name + initial);
  }
  printer.print(thread.body);
  for (const Observed& observed : observed_of(program)) {
    if (observed.kind == Observed::Kind::Local && observed.thread == index) {
      printer.line(observed.name + " = " + observed.source + ";");
    }
  }
  printer.close();
}

std::string initial_text(const Variable& variable) {
  switch (variable.type) {
    case Type::Int:
      return std::to_string(variable.initial);
    case Type::Node:
      return "new Node()";
    case Type::Array:
      return "new int[" + std::to_string(array_length) + "]";
    case Type::Object:
      return "new object()";
  }
  return "";
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
  for (const Observed& observed : observed_of(program)) {
    const auto slot = static_cast<std::size_t>(observed.slot);
    if (observed.kind == Observed::Kind::Shape) printer.line(store_of_shape(observed));
    if (observed.kind == Observed::Kind::Field) {
      printer.line(observed.name + " = " + observed.source + "." + node_fields[slot].name + ";");
    } else if (observed.kind == Observed::Kind::Element) {
      printer.line(observed.name + " = " + observed.source + "[" + std::to_string(slot) + "];");
    }
  }
  printer.close();
}

void print_node(Printer& printer) {
  printer.open("class Node");
  for (const Variable& variable : node_fields) {
    const std::string modifier = variable.is_volatile ? "volatile " : "";
    printer.line("public " + modifier + type_name(variable.type) + " " + variable.name + ";");
  }
  printer.close();
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
  printer.line("using System;");
  printer.line("using System.Threading;");
  print_node(printer);
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
