// compilers: dotnet
// A small typed expression language: generic nodes, visitors with results, a simplifier, printing with priorities.
using System;
using System.Collections.Generic;

abstract class Expr
{
    public abstract R Accept<R>(IVisitor<R> v);
    public static implicit operator Expr(double d) => new Number(d);
    public static Expr operator +(Expr a, Expr b) => new Binary('+', a, b);
    public static Expr operator *(Expr a, Expr b) => new Binary('*', a, b);
    public static Expr operator -(Expr a, Expr b) => a + -1 * b;
    public override string ToString() => Accept(new Printer()).text;
}
sealed class Number : Expr { public readonly double Value; public Number(double v) { Value = v; } public override R Accept<R>(IVisitor<R> v) => v.Visit(this); }
sealed class Variable : Expr { public readonly string Name; public Variable(string n) { Name = n; } public override R Accept<R>(IVisitor<R> v) => v.Visit(this); }
sealed class Binary : Expr { public readonly char Op; public readonly Expr Left, Right; public Binary(char op, Expr l, Expr r) { Op = op; Left = l; Right = r; } public override R Accept<R>(IVisitor<R> v) => v.Visit(this); }
interface IVisitor<out R> { R Visit(Number n); R Visit(Variable x); R Visit(Binary b); }
sealed class Printer : IVisitor<(string text, int level)>
{
    public (string, int) Visit(Number n) => (n.Value.ToString(System.Globalization.CultureInfo.InvariantCulture), n.Value < 0 ? 0 : 3);
    public (string, int) Visit(Variable x) => (x.Name, 3);
    public (string, int) Visit(Binary b)
    {
        int level = b.Op == '+' ? 1 : 2;
        string Side(Expr e) => e.Accept(this) is var (t, l) && l < level ? "(" + t + ")" : t;
        return (Side(b.Left) + " " + b.Op + " " + Side(b.Right), level);
    }
}
sealed class Evaluator : IVisitor<double>
{
    readonly Dictionary<string, double> values;
    public Evaluator(Dictionary<string, double> v) { values = v; }
    public double Visit(Number n) => n.Value;
    public double Visit(Variable x) => values.TryGetValue(x.Name, out double d) ? d : throw new KeyNotFoundException("no value of " + x.Name);
    public double Visit(Binary b) => b.Op == '+' ? b.Left.Accept(this) + b.Right.Accept(this) : b.Left.Accept(this) * b.Right.Accept(this);
}
sealed class Derivative : IVisitor<Expr>
{
    readonly string name;
    public Derivative(string n) { name = n; }
    public Expr Visit(Number n) => 0;
    public Expr Visit(Variable x) => x.Name == name ? 1 : 0;
    public Expr Visit(Binary b) => b.Op == '+' ? b.Left.Accept(this) + b.Right.Accept(this) : b.Left.Accept(this) * b.Right + b.Left * b.Right.Accept(this);
}
sealed class Simplifier : IVisitor<Expr>
{
    public Expr Visit(Number n) => n;
    public Expr Visit(Variable x) => x;
    public Expr Visit(Binary b) => (b.Op, b.Left.Accept(this), b.Right.Accept(this)) switch
    {
        ('+', Number x, Number y) => x.Value + y.Value,
        ('*', Number x, Number y) => x.Value * y.Value,
        ('+', Number { Value: 0 }, var e) => e,
        ('+', var e, Number { Value: 0 }) => e,
        ('*', Number { Value: 0 }, _) or ('*', _, Number { Value: 0 }) => 0,
        ('*', Number { Value: 1 }, var e) => e,
        ('*', var e, Number { Value: 1 }) => e,
        var (op, l, r) => new Binary(op, l, r),
    };
}

static class Program
{
    static void Main()
    {
        Expr x = new Variable("x"), y = new Variable("y");
        Expr e = (x + 2) * (x + y) - 3 * x * y;
        Console.WriteLine(e);
        var values = new Dictionary<string, double> { ["x"] = 1.5, ["y"] = -2 };
        Console.WriteLine(e.Accept(new Evaluator(values)));
        Expr d = e.Accept(new Derivative("x"));
        Console.WriteLine(d);
        Console.WriteLine(d.Accept(new Simplifier()) + " = " + d.Accept(new Evaluator(values)));
        try { (x + new Variable("z")).Accept(new Evaluator(values)); } catch (KeyNotFoundException k) { Console.WriteLine(k.Message); }
    }
}
