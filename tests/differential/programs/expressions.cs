// compilers: dotnet mono
// A tokenizer, a parser and an evaluator of arithmetic expressions with variables.
using System;
using System.Collections.Generic;

abstract class Expr { public abstract double Eval(Dictionary<string, double> env); }
class Num : Expr
{
    readonly double value;
    public Num(double v) { value = v; }
    public override double Eval(Dictionary<string, double> env) { return value; }
    public override string ToString() { return value.ToString(); }
}
class Var : Expr
{
    readonly string name;
    public Var(string n) { name = n; }
    public override double Eval(Dictionary<string, double> env)
    {
        double v;
        if (!env.TryGetValue(name, out v)) throw new KeyNotFoundException("unknown " + name);
        return v;
    }
    public override string ToString() { return name; }
}
class Bin : Expr
{
    readonly char op; readonly Expr left, right;
    public Bin(char o, Expr l, Expr r) { op = o; left = l; right = r; }
    public override double Eval(Dictionary<string, double> env)
    {
        double a = left.Eval(env), b = right.Eval(env);
        switch (op)
        {
            case '+': return a + b;
            case '-': return a - b;
            case '*': return a * b;
            case '/': if (b == 0) throw new DivideByZeroException(); return a / b;
            case '%': return a % b;
            case '^': return Math.Pow(a, b);
        }
        throw new InvalidOperationException("operator " + op);
    }
    public override string ToString() { return "(" + left + " " + op + " " + right + ")"; }
}
class Parser
{
    readonly string text; int at;
    public Parser(string t) { text = t; }
    char Peek() { while (at < text.Length
        && text[at] == ' ') at++; return at < text.Length ? text[at] : '\0'; }
    public Expr Parse()
    {
        Expr e = Sum();
        if (Peek() != '\0') throw new FormatException("unexpected '" + Peek() + "' at " + at);
        return e;
    }
    Expr Sum() { Expr e = Product(); while (Peek() == '+'
        || Peek() == '-') { char o = text[at++]; e = new Bin(o, e, Product()); } return e; }
    Expr Product() { Expr e = Power(); while ("*/%".IndexOf(Peek()) >= 0) { char o = text[at++]; e = new Bin(o, e, Power()); } return e; }
    Expr Power() { Expr e = Unary(); if (Peek() == '^') { at++; return new Bin('^', e, Power()); } return e; }
    Expr Unary() { if (Peek() == '-') { at++; return new Bin('-', new Num(0), Unary()); } return Atom(); }
    Expr Atom()
    {
        char c = Peek();
        if (c == '(')
        {
            at++;
            Expr e = Sum();
            if (Peek() != ')') throw new FormatException("missing )");
            at++;
            return e;
        }
        int start = at;
        if (char.IsDigit(c))
        {
            while (at < text.Length && (char.IsDigit(text[at]) || text[at] == '.')) at++;
            return new Num(double.Parse(text.Substring(start, at - start)));
        }
        while (at < text.Length && char.IsLetter(text[at])) at++;
        if (at == start) throw new FormatException("expected an operand at " + at);
        return new Var(text.Substring(start, at - start));
    }
}

static class Program
{
    static void Main()
    {
        var env = new Dictionary<string, double> { { "x", 3 }, { "y", -0.5 }, { "zero", 0 } };
        foreach (string s in new[] { "1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2",
            "-x ^ 2", "10 - 4 - 3", "x * (y + 2.5) / 4", "7 % 4 * 2",
            "1 / zero", "unknown + 1", "1 +", "(1", "1 ) 2", "--5", "1.5 * 4 - -y", "" })
        {
            try
            {
                Expr e = new Parser(s).Parse();
                Console.Write(e + " = ");
                Console.WriteLine(e.Eval(env));
            }
            catch (FormatException e) { Console.WriteLine("syntax: " + e.Message); }
            catch (Exception e) when (!(e is NullReferenceException)) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
