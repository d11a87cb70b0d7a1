// compilers: dotnet mono
// A stack machine with an assembler, calls and traps, which runs three programs.
using System;
using System.Collections.Generic;

enum Op : byte { Push, Add, Sub, Mul, Div, Dup, Swap, Pop, Jump, JumpZero, Call, Return,
    Print, Load, Store, Halt }
class Trap : Exception { public int At; public Trap(string m, int at) : base(m) { At = at; } }
struct Code { public Op Op; public int Argument; }

class Machine
{
    readonly Code[] program; readonly int[] stack = new int[32]; readonly Stack<int> calls = new Stack<int>(); readonly int[] memory = new int[8];
    int top, at;
    public int Steps { get; private set; }
    public Machine(Code[] p) { program = p; }
    void Push(int x) { if (top == stack.Length) throw new Trap("stack overflow", at); stack[top++] = x; }
    int Pop() { if (top == 0) throw new Trap("stack underflow", at); return stack[--top]; }
    public void Run()
    {
        for (at = 0; ; at++)
        {
            if (++Steps > 5000) throw new Trap("too many steps", at);
            Code c = program[at];
            int a, b;
            switch (c.Op)
            {
                case Op.Push: Push(c.Argument); break;
                case Op.Add: b = Pop(); a = Pop(); Push(a + b); break;
                case Op.Sub: b = Pop(); a = Pop(); Push(a - b); break;
                case Op.Mul: b = Pop(); a = Pop(); Push(a * b); break;
                case Op.Div:
                    b = Pop(); a = Pop();
                    try { Push(a / b); } catch (DivideByZeroException) { throw new Trap("division", at); }
                    break;
                case Op.Dup: a = Pop(); Push(a); Push(a); break;
                case Op.Swap: b = Pop(); a = Pop(); Push(b); Push(a); break;
                case Op.Pop: Pop(); break;
                case Op.Jump: at = c.Argument - 1; break;
                case Op.JumpZero: if (Pop() == 0) at = c.Argument - 1; break;
                case Op.Call: calls.Push(at); at = c.Argument - 1; break;
                case Op.Return: at = calls.Pop(); break;
                case Op.Print: Console.Write(Pop() + " "); break;
                case Op.Load: Push(memory[c.Argument]); break;
                case Op.Store: memory[c.Argument] = Pop(); break;
                case Op.Halt: return;
            }
        }
    }
}

static class Program
{
    static Code[] Assemble(string source)
    {
        var labels = new Dictionary<string, int>();
        var code = new List<string[]>();
        foreach (string line in source.Split(';'))
        {
            string[] w = line.Trim().Split(' ');
            if (w[0].EndsWith(":")) labels[w[0].TrimEnd(':')] = code.Count;
            else code.Add(w);
        }
        return code.ConvertAll(w =>
        {
            int n = 0;
            if (w.Length > 1 && !labels.TryGetValue(w[1], out n)) n = int.Parse(w[1]);
            return new Code { Op = (Op)Enum.Parse(typeof(Op), w[0]), Argument = n };
        }).ToArray();
    }

    static void Main()
    {
        string[] programs =
        {
            "Push 10; Store 0; loop:; Load 0; Print; Load 0; Push 1; Sub; Dup; Store 0; JumpZero end; Jump loop; end:; Halt",
            "Push 8; Call fact; Print; Halt; fact:; Dup; JumpZero one; Dup; Push 1; Sub; Call fact; Mul; Return; one:; Pop; Push 1; Return",
            "Push 0; Push 1; loop:; Dup; Print; Swap; Load 1; Pop; Dup; Store 2; Swap; Dup; Store 3; Add; Load 3; Swap; "
                + "Load 4; Push 1; Add; Dup; Store 4; Push 15; Sub; JumpZero end; Jump loop; end:; Halt",
            "Push 1; Push 0; Div; Halt", "Pop; Halt", "loop:; Push 1; Jump loop", "loop:; Jump loop",
        };
        foreach (string p in programs)
        {
            var m = new Machine(Assemble(p));
            try { m.Run(); Console.WriteLine("| " + m.Steps + " steps"); }
            catch (Trap t) { Console.WriteLine("| trap: " + t.Message + " at " + t.At + " after "
                + m.Steps); }
        }
        try { Assemble("Fly"); } catch (ArgumentException) { Console.WriteLine("no such instruction"); }
    }
}
