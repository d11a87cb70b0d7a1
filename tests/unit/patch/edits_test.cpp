#include "patch/edits.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/results.hpp"

using namespace mmcheck;  // NOLINT(google-build-using-namespace)
using Kind = Repair::Kind;

namespace {

/// A repair at the first `place` in a source.
Repair repair(const std::string& source, Kind kind, const std::string& place,
              const std::string& instruction, Repair::InStatement where = {true, 1, 1}) {
  Repair result;
  result.kind = kind;
  result.location.file = "a.cs";
  result.location.instruction = testing::instruction(instruction);
  const IlInstruction& made = result.location.instruction;
  if (made.is_of_field()) result.target = testing::field_of(made.type, made.member);
  const std::size_t at = source.find(place);
  result.location.line =
      1 + static_cast<std::uint32_t>(
              std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  const std::size_t start = at == 0 ? 0 : source.rfind('\n', at - 1) + 1;
  result.location.column = static_cast<std::uint32_t>(at - start) + 1;
  result.in_statement = where;
  return result;
}

/// The source with the repairs in it; the reason for the first one that is not.
std::string repaired(const std::string& source, const std::vector<Repair>& repairs) {
  const patch::Plan plan =
      patch::plan(repairs, [&](const std::string&) { return std::string_view(source); });
  for (const patch::SourceChange& change : plan.changes) {
    if (change.edits.empty()) return change.reason;
  }
  return patch::applied(source, plan.files.at("a.cs"));
}

std::string in_class(const std::string& body) {
  return "using System.Threading;\nclass A {\n  static int x, z; static int f; Node n; class Node "
         "{ }\n  static Colour c; enum Colour { }\n" +
         body + "}\n";
}

/// What becomes of the statements of a method.
std::string in_method(const std::string& code, Kind kind, const std::string& place,
                      const std::string& instruction, Repair::InStatement where = {true, 1, 1}) {
  const std::string head = in_class("  void M() {\n");
  const std::string before = head.substr(0, head.size() - 2);
  const std::string source = before + code + "\n  }\n}\n";
  Repair one = repair(source, kind, code.substr(0, 1), instruction, where);
  const Repair other = repair(code, kind, place, instruction, where);
  one.location.line = static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n')) +
                      other.location.line;
  one.location.column = other.location.column;
  const std::string result = repaired(source, {one});
  if (!result.starts_with("using")) return result;
  return result.substr(before.size(), result.size() - before.size() - 7);
}

const Repair::InStatement first = {true, 1, 1};
const Repair::InStatement later = {false, 1, 1};

}  // namespace

TEST_SUITE_BEGIN("patch");

TEST_CASE("a barrier before the first access is a line before the statement, indented like it") {
  CHECK(in_method("    x = 1;\n\t f = 2;", Kind::Barrier, "f =", "stsfld A::f") ==
        "    x = 1;\n\t Thread.MemoryBarrier();\n\t f = 2;");
  CHECK(in_method("    x = 1; f = 2;", Kind::WriteBarrier, "f =", "stsfld A::f") ==
        "    x = 1; Volatile.WriteBarrier(); f = 2;");
  CHECK(in_method("    return f;", Kind::ReadBarrier, "return", "ldsfld A::f") ==
        "    Volatile.ReadBarrier();\n    return f;");
  CHECK(in_method("    if (f == 1) x = 2;", Kind::Barrier, "if", "ldsfld A::f") ==
        "    Thread.MemoryBarrier();\n    if (f == 1) x = 2;");
  CHECK(in_method("    int y = f;", Kind::Barrier, "y", "ldsfld A::f") ==
        "    Thread.MemoryBarrier();\n    int y = f;");
}

TEST_CASE("an access with a prefix is the same access") {
  const std::string source = in_class("  void M() {\n    if (z == 1 && f == 1) x = 2;\n  }\n");
  Repair one = repair(source, Kind::Barrier, "if", "ldsfld A::f", {false, 1, 1});
  one.location.instruction.text = "volatile. ldsfld A::f";
  const std::string result = repaired(source, {one});
  CHECK(result.find("if (z == 1) { Thread.MemoryBarrier(); if (f == 1) x = 2; }") !=
        std::string::npos);
}

TEST_CASE("a barrier behind a statement is a line after it, or stands in its line") {
  Repair::InStatement behind;
  behind.is_behind = true;
  CHECK(in_method("    x = 1;  // first\n    z = x;", Kind::Barrier, "x = 1", "br.s IL_0011",
                  behind) == "    x = 1;  // first\n    Thread.MemoryBarrier();\n    z = x;");
  CHECK(in_method("    x = 1; z = x;", Kind::Barrier, "x = 1", "br.s IL_0011", behind) ==
        "    x = 1; Thread.MemoryBarrier(); z = x;");
  CHECK(in_method("    if (z == 0) x = 1;", Kind::Barrier, "x = 1", "br.s IL_0011", behind) ==
        "    if (z == 0) { x = 1; Thread.MemoryBarrier(); }");
  CHECK(in_method("    while (x == 1) { }", Kind::Barrier, "while", "br.s IL_0011", behind) ==
        "it lies behind a part of its statement");
}

TEST_CASE("what is between the arguments of a call and the call has no place in the source") {
  CHECK(in_method("    Volatile.Write(ref x, z);", Kind::Barrier, "Write", "call Volatile::Write",
                  {true, 1, 1}) == "it lies inside an expression");
  const std::string source = in_class("  static int P { get; set; }\n");
  CHECK(repaired(source, {repair(source, Kind::Barrier, "get;", "ldsfld A::x")}) ==
        "it lies in an accessor without a body");
}

TEST_CASE("a body without braces gets them") {
  CHECK(
      in_method("    if (x == 1)\n      f = 2;\n    x = 3;", Kind::Barrier, "f =", "stsfld A::f") ==
      "    if (x == 1)\n      { Thread.MemoryBarrier(); f = 2; }\n    x = 3;");
  CHECK(in_method("    if (x == 1) x = 2; else if (f == 1) x = 3; else x = 4;", Kind::Barrier,
                  "if (f", "ldsfld A::f") ==
        "    if (x == 1) x = 2; else { Thread.MemoryBarrier(); if (f == 1) x = 3; else x = 4; }");
}

TEST_CASE("a barrier before a loop's condition comes before each time that it is evaluated") {
  CHECK(in_method("    while (f == 1 && x == 1) { }", Kind::Barrier, "while", "ldsfld A::f") ==
        "    Thread.MemoryBarrier();\n    while (f == 1 && x == 1) { Thread.MemoryBarrier(); }");
  CHECK(in_method("    while (f == 1) ;", Kind::Barrier, "f ==", "ldsfld A::f") ==
        "    Thread.MemoryBarrier();\n    while (f == 1) { Thread.MemoryBarrier(); }");
  CHECK(
      in_method("    while (f == 1)\n      x = 1;", Kind::Barrier, "while", "ldsfld A::f") ==
      "    Thread.MemoryBarrier();\n    while (f == 1)\n      { x = 1; Thread.MemoryBarrier(); }");
  CHECK(in_method("    while (f == 1) {\n      x = 1;\n    }", Kind::Barrier, "while",
                  "ldsfld A::f") ==
        "    Thread.MemoryBarrier();\n    while (f == 1) {\n      x = 1;\n"
        "      Thread.MemoryBarrier();\n    }");
  CHECK(in_method("    while (f == 1) {\n      if (x == 1) continue;\n      x = 1;\n    }",
                  Kind::Barrier, "while", "ldsfld A::f") ==
        "    while (true) { Thread.MemoryBarrier(); if (!(f == 1)) break;\n"
        "      if (x == 1) continue;\n      x = 1;\n    }");
  CHECK(in_method("    for (int i = 0; f == 1; ++i) { x = i; }", Kind::Barrier,
                  "f ==", "ldsfld A::f") ==
        "    for (int i = 0; ; ++i) { Thread.MemoryBarrier(); if (!(f == 1)) break; x = i; }");
}

TEST_CASE("a barrier before the condition of a do is the end of its block") {
  CHECK(in_method("    do { x = 1; } while (f == 1);", Kind::Barrier, "while", "ldsfld A::f") ==
        "    do { x = 1; Thread.MemoryBarrier(); } while (f == 1);");
  CHECK(in_method("    do {\n      x = 1;\n    } while (f == 1);", Kind::Barrier,
                  "f ==", "ldsfld A::f") ==
        "    do {\n      x = 1;\n      Thread.MemoryBarrier();\n    } while (f == 1);");
  CHECK(in_method("    do { } while (f == 1);", Kind::VolatileRead, "while", "ldsfld A::f") ==
        "    do { } while (Volatile.Read(ref f) == 1);");
}

TEST_CASE("a barrier within a chain of conditions splits it") {
  CHECK(
      in_method("    while (f == 1 && x == 1) { }", Kind::Barrier, "while", "ldsfld A::x", later) ==
      "    while (true) { if (!(f == 1)) break; Thread.MemoryBarrier(); if (!(x == 1)) break; }");
  CHECK(in_method("    if (f == 1 && !(A.x == 1)) z = 1;", Kind::Barrier, "if", "ldsfld A::x",
                  later) == "    if (f == 1) { Thread.MemoryBarrier(); if (!(A.x == 1)) z = 1; }");
  const std::string inside = "it lies inside an expression";
  CHECK(in_method("    while (f == 1 || x == 1) { }", Kind::Barrier, "while", "ldsfld A::x",
                  later) == inside + " that is not a chain of &&");
  CHECK(in_method("    while (f == 1 && z == x) { }", Kind::Barrier, "while", "ldsfld A::x",
                  later) == inside);
  CHECK(in_method("    while (f == (x == 1 && z == 1 ? 2 : 3)) { }", Kind::Barrier, "while",
                  "ldsfld A::z", later) == inside + " that is not a chain of &&");
  CHECK(in_method("    while (f == 1 && z == 1 && (x == 1 && x == 2)) { }", Kind::Barrier, "while",
                  "ldsfld A::x", {false, 2, 2}) == inside);
  CHECK(in_method("    if (f == 1 && x == 1) z = 1; else z = 2;", Kind::Barrier, "if",
                  "ldsfld A::x", later) == "it lies in the condition of an if with else");
}

TEST_CASE("a barrier between computing a value and storing it gives the value a name") {
  CHECK(in_method("    f = x + 1;", Kind::Barrier, "f =", "stsfld A::f", later) ==
        "    int fValue = x + 1;\n    Thread.MemoryBarrier();\n    f = fValue;");
  CHECK(in_method("    int fValue = 1;\n    if (z == 1) A.f = x + 1;", Kind::Barrier, "A.f",
                  "stsfld A::f", later) ==
        "    int fValue = 1;\n    if (z == 1) { int fValue2 = x + 1; Thread.MemoryBarrier(); A.f = "
        "fValue2; }");
  const std::string uncertain = "it is not certain which expression of the line it is about";
  CHECK(in_method("    f += x;", Kind::Barrier, "f +=", "stsfld A::f", later) == uncertain);
  CHECK(in_method("    f = (f = x) + 1;", Kind::Barrier, "f =", "stsfld A::f", later) == uncertain);
  CHECK(in_method("    M(f = x);", Kind::Barrier, "M", "stsfld A::f", later) ==
        "the assignment lies inside an expression");
}

TEST_CASE("where a statement begins is not guessed") {
  const std::string unknown = "it is not certain where its statement begins and ends";
  CHECK(in_method("    do x = 1; while (f == 1);", Kind::Barrier, "while", "ldsfld A::f") ==
        unknown);
  CHECK(in_method("    do { continue; } while (f == 1);", Kind::Barrier, "while", "ldsfld A::f") ==
        "a continue leads around the end of its loop");
  CHECK(in_method("    do { x = 1; } while (x == 1 && f == 1);", Kind::Barrier, "while",
                  "ldsfld A::f", later) == "it lies inside an expression");
  CHECK(in_method("    if (x == 1)\n#if B\n    x = 1;\n#else\n    f = 1;\n#endif", Kind::Barrier,
                  "f =", "stsfld A::f") == unknown);
  CHECK(in_method("#if B\n    x = 1;\n#else\n    x = 2;\n#endif\n    f = 1;", Kind::Barrier,
                  "f =", "stsfld A::f") ==
        "#if B\n    x = 1;\n#else\n    x = 2;\n#endif\n    Thread.MemoryBarrier();\n    f = 1;");
  CHECK(in_method("    Run(() => f);", Kind::Barrier, "f)", "ldsfld A::f") ==
        "it lies inside an expression");
  CHECK(in_method("    x = 1; }", Kind::Barrier, "}", "ret") == unknown);
  const std::string inside = "it lies inside an expression";
  CHECK(in_method("    if (Any(v => v == f)) x = 1;", Kind::Barrier, "v ==", "ldsfld A::f") ==
        inside);
  CHECK(in_method("    while (Any(v => v == f)) x = 1;", Kind::Barrier, "v ==", "ldsfld A::f") ==
        inside);
  CHECK(in_method("    if (Any(v => v == 1 && f == 1)) x = 1;", Kind::Barrier,
                  "v ==", "ldsfld A::f", later) == inside);
  CHECK(in_method("    for (; Any(v => v == f);) x = 1;", Kind::Barrier, "v ==", "ldsfld A::f") ==
        inside);
  CHECK(in_method("    for (var i = Any(v => v == f);;) x = 1;", Kind::Barrier,
                  "v ==", "ldsfld A::f") == inside);
  CHECK(in_method("    int z = 1, y = f;", Kind::Barrier, "y =", "ldsfld A::f") == inside);
  CHECK(in_method("    Run(() => { f = 1; });", Kind::Barrier, "f =", "stsfld A::f") ==
        "    Run(() => { Thread.MemoryBarrier(); f = 1; });");
  for (const std::string member :
       {"int g = f;", "int G => f;", "int G() => f;", "int g = 1, h = f;"}) {
    CAPTURE(member);
    const std::string source = in_class("  static " + member + "\n");
    CHECK(repaired(source, {repair(source, Kind::Barrier, member.substr(4), "ldsfld A::f")}) ==
          unknown);
    Repair inner = repair(source, Kind::Barrier, member, "ldsfld A::f");
    inner.location.column += static_cast<std::uint32_t>(member.rfind('f'));
    CHECK(repaired(source, {inner}) == unknown);
  }
  const std::string getter = in_class("  int G { get => f; }\n");
  CHECK(repaired(getter, {repair(getter, Kind::Barrier, "f; }", "ldsfld A::f")}) == inside);
  Repair unlocated = repair("x", Kind::Barrier, "x", "ret");
  unlocated.in_statement.reset();
  CHECK(repaired("class A { void M() { x(); } }", {unlocated}) ==
        "it is not known what its statement does before it");
  unlocated.location.line = 0;
  CHECK(repaired("x", {unlocated}) == "there are no symbols that say where it is");
  unlocated.location.line = 7;
  CHECK(repaired("x", {unlocated}) == "its line is not where the symbols say");
  CHECK(repaired("", {unlocated}) == "its source was not found");
  CHECK(repaired("\"", {unlocated}) == "its source cannot be read as C#");
}

TEST_CASE("an access becomes a call that is given the same expression") {
  CHECK(in_method("    A.f = x + 1;", Kind::VolatileWrite, "A.f", "stsfld A::f", later) ==
        "    Volatile.Write(ref A.f, x + 1);");
  CHECK(in_method("    f = x;", Kind::Interlocked, "f", "stsfld A::f", later) ==
        "    Interlocked.Exchange(ref f, x);");
  CHECK(in_method("    this.n = null;", Kind::VolatileWrite, "this", "stfld A::n", later) ==
        "    Volatile.Write(ref this.n, null);");
  CHECK(in_method("    x = f + (f == 2 ? 1 : 0);", Kind::VolatileRead, "x", "ldsfld A::f",
                  {false, 2, 2}) == "    x = f + (Volatile.Read(ref f) == 2 ? 1 : 0);");
  CHECK(in_method("    while (f == 1) { f = 2; }", Kind::VolatileRead, "while", "ldsfld A::f") ==
        "    while (Volatile.Read(ref f) == 1) { f = 2; }");
}

TEST_CASE(
    "an access stays as it is where it is not certain which one it is, or whether there is such a "
    "call") {
  const std::string uncertain = "it is not certain which expression of the line it is about";
  CHECK(in_method("    f++;", Kind::VolatileRead, "f", "ldsfld A::f") == uncertain);
  CHECK(in_method("    x = f + f;", Kind::VolatileRead, "x", "ldsfld A::f") == uncertain);
  CHECK(in_method("    M(ref f, f);", Kind::VolatileRead, "M", "ldsfld A::f") == uncertain);
  CHECK(in_method("    M(() => f);", Kind::VolatileRead, "M", "ldsfld A::f") == uncertain);
  CHECK(in_method("    c = 0;", Kind::VolatileWrite, "c", "stsfld A::c") ==
        "it is not certain that it can be written for the type Colour");
  CHECK(in_method("    g = 0;", Kind::VolatileWrite, "g", "stsfld B::g") ==
        "the declaration of the field was not found in this file");
}

TEST_CASE("an access to an element becomes one by reference") {
  const auto in_arrays = [](const std::string& code, Kind kind, const std::string& instruction,
                            Repair::InStatement where = later) {
    const std::string head =
        "using System.Threading;\nclass A {\n  static int[] a, b; static byte[] c; Node[] n;\n"
        "  static string[] s; static System.Collections.Generic.List<int> l; static int x;\n"
        "  void M(int i) {\n";
    const std::string source = head + code + "\n  }\n}\n";
    Repair one = repair(source, kind, code, instruction, where);
    one.location.type = "N.A";
    const std::string result = repaired(source, {one});
    return result.starts_with("using") ? result.substr(head.size(), result.size() - head.size() - 7)
                                       : result;
  };
  CHECK(in_arrays("a[i] = x;", Kind::VolatileWrite, "stelem.i4") == "Volatile.Write(ref a[i], x);");
  CHECK(in_arrays("A.a[x + 1] = b[i];", Kind::Interlocked, "stelem.i4") ==
        "Interlocked.Exchange(ref A.a[x + 1], b[i]);");
  CHECK(in_arrays("s[i] = null;", Kind::VolatileWrite, "stelem.ref") ==
        "Volatile.Write(ref s[i], null);");
  CHECK(in_arrays("return this.c[i] == 1;", Kind::VolatileRead, "ldelem.u1") ==
        "return Volatile.Read(ref this.c[i]) == 1;");
  // An index is read before what it is of.
  CHECK(in_arrays("x = a[b[i]] + c[i];", Kind::VolatileRead, "ldelem.i4", {false, 1, 2}) ==
        "x = a[Volatile.Read(ref b[i])] + c[i];");
  CHECK(in_arrays("x = a[b[i]] + c[i];", Kind::VolatileRead, "ldelem.i4", {false, 2, 2}) ==
        "x = Volatile.Read(ref a[b[i]]) + c[i];");
  CHECK(in_arrays("x = (new int[2]).Length + a[i];", Kind::VolatileRead, "ldelem.i4") ==
        "x = (new int[2]).Length + Volatile.Read(ref a[i]);");

  const std::string uncertain = "it is not certain which expression of the line it is about";
  CHECK(in_arrays("x = a[i] + b[i];", Kind::VolatileRead, "ldelem.i4") == uncertain);
  CHECK(in_arrays("x = a[i] + l[i];", Kind::VolatileRead, "ldelem.i4") == uncertain);
  CHECK(in_arrays("x = a[i] + Some()[i];", Kind::VolatileRead, "ldelem.i4") == uncertain);
  CHECK(in_arrays("x = a[i] + b[0]++;", Kind::VolatileRead, "ldelem.i4") == uncertain);
  CHECK(in_arrays("Run(() => a[i]);", Kind::VolatileRead, "ldelem.i4") == uncertain);
  CHECK(in_arrays("other.a[i] = 1;", Kind::VolatileWrite, "stelem.i4") == uncertain);
  CHECK(in_arrays("n[i] = null;", Kind::VolatileWrite, "stelem.ref") ==
        "the array may be one of a derived class");
  CHECK(in_arrays("a[i] = Next();", Kind::VolatileWrite, "stelem.i4") ==
        "its value is computed before it is known that there is such an element");
}

TEST_CASE("a member of an element becomes a reference to it") {
  CHECK(in_method("    A.all[x].f = 2;", Kind::VolatileWrite, "A", "stfld A::f", later) ==
        "    Volatile.Write(ref A.all[x].f, 2);");
  CHECK(in_method("    x = all[x + 1].f;", Kind::VolatileRead, "x", "ldfld A::f", later) ==
        "    x = Volatile.Read(ref all[x + 1].f);");
}

TEST_CASE("a field becomes volatile where it is declared") {
  const std::string field =
      "class B { int f() { int f; return 1; } [X(1)] private static int f = 2; }";
  CHECK(repaired(field, {repair(field, Kind::VolatileField, "return", "ldsfld N.B::f")}) ==
        "class B { int f() { int f; return 1; } [X(1)] private static volatile int f = 2; }");
  const auto refused = [](const std::string& source) {
    return repaired(source, {repair(source, Kind::VolatileField, "class", "ldsfld B::f")});
  };
  CHECK(refused("class B { int f, g; }") == "it is declared together with other fields");
  CHECK(refused("class B { volatile int f; }") == "it is volatile in the source already");
  CHECK(refused("class B { readonly int f; }") == "it is const or readonly");
  CHECK(refused("class B { long f; }") ==
        "it is not certain that it can be written for the type long");
  CHECK(refused("class C { int f; }") == "the declaration of the field was not found in this file");
  CHECK(refused("class B {\n#if X\n int f;\n#else\n uint f;\n#endif\n}") ==
        "the declaration of the field was not found in this file");
}

TEST_CASE("names are written in full where nothing makes them short") {
  const std::string source = "class A { void M() { f = 1; } static int f; }";
  CHECK(repaired(source, {repair(source, Kind::Barrier, "f =", "stsfld A::f")}) ==
        "class A { void M() { System.Threading.Thread.MemoryBarrier(); f = 1; } static int f; }");
  const std::string own =
      "using System.Threading; class Thread { void M() { f = 1; } static int f; }";
  CHECK(repaired(own, {repair(own, Kind::Barrier, "f =", "stsfld Thread::f")})
            .find("System.Threading.Thread.MemoryBarrier(); f = 1;") != std::string::npos);
}

TEST_CASE("nesting without end is no work without end") {
  const auto deep = [](std::size_t depth, const std::string& part) {
    std::string text;
    for (std::size_t i = 0; i < depth; ++i) text += part;
    return text;
  };
  const std::string unknown = "it is not certain where its statement begins and ends";
  const std::string statements = "class A { void M() { " + deep(200000, "if (x) ") + "f = 1; } }";
  CHECK(repaired(statements, {repair(statements, Kind::Barrier, "if", "stsfld A::f")}) == unknown);
  const std::string brackets = "class A { void M() { " + deep(400000, "(") + "f";
  CHECK(repaired(brackets, {repair(brackets, Kind::Barrier, "f", "stsfld A::f")}) == unknown);
}

TEST_CASE("several repairs of one statement go together") {
  const std::string source = in_class("  void M() {\r\n    f = x;\r\n  }\r\n");
  const std::vector<Repair> repairs = {
      repair(source, Kind::VolatileWrite, "f = x", "stsfld A::f", later),
      repair(source, Kind::VolatileRead, "f = x", "ldsfld A::x", first),
      repair(source, Kind::Barrier, "f = x", "ldsfld A::x", first)};
  CHECK(repaired(source, {repairs[0], repairs[2]})
            .find("    Thread.MemoryBarrier();\n    Volatile.Write(ref f, x);\r\n") !=
        std::string::npos);
  CHECK(repaired(source, {repairs[2], repairs[0], repairs[2]}) ==
        repaired(source, {repairs[0], repairs[2]}));
  CHECK(repaired(source, {repairs[1], repairs[0]})
            .find("Volatile.Write(ref f, Volatile.Read(ref x));") != std::string::npos);
}

TEST_CASE("of repairs that would write the same text in different ways only one is written") {
  const std::string other = "another repair changes the same expression";
  const std::string loop = in_class("  void M() {\n    while (f != 0) { continue; }\n  }\n");
  CHECK(repaired(loop, {repair(loop, Kind::Barrier, "while", "ldsfld A::f"),
                        repair(loop, Kind::VolatileRead, "while", "ldsfld A::f")}) == other);
  const std::string flag = in_class("  void M() {\n    while (f) { continue; }\n  }\n");
  CHECK(repaired(flag, {repair(flag, Kind::Barrier, "while", "ldsfld A::f"),
                        repair(flag, Kind::VolatileRead, "while", "ldsfld A::f")}) == other);
  const std::string store = in_class("  void M() {\n    if (z == 1) f = x;\n  }\n");
  const Repair before = repair(store, Kind::Barrier, "f = x", "ldsfld A::x");
  CHECK(repaired(store, {before, repair(store, Kind::Barrier, "f = x", "stsfld A::f", later)}) ==
        other);
  CHECK(repaired(store, {before, before})
            .find("    if (z == 1) { Thread.MemoryBarrier(); f = x; }\n") != std::string::npos);
}

TEST_CASE("a line that is put in ends as the file's lines do") {
  const std::string source =
      "class A { static int f;\r\n  void M() {\r\n    f = 1;\r\n  }\r\n}\r\n";
  CHECK(repaired(source, {repair(source, Kind::Barrier, "f = 1", "stsfld A::f")})
            .find("    System.Threading.Thread.MemoryBarrier();\r\n    f = 1;\r\n") !=
        std::string::npos);
}

TEST_CASE("a change says where its access is") {
  const std::string source =
      in_class("  void M() {\n    x = 1; while (f == 1 && A.x == 1) { }\n  }\n");
  const patch::Plan plan =
      patch::plan({repair(source, Kind::Barrier, "while", "ldsfld A::x", later)},
                  [&](const std::string&) { return std::string_view(source); });
  CHECK(plan.changes[0].line == 6);
  CHECK(plan.changes[0].column == 31);
}
