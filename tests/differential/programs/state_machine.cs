// compilers: dotnet mono
// A state machine that reads numbers, strings and comments; and a turnstile with a table.
using System;
using System.Collections.Generic;
using System.Text;

enum State { Start, Number, Fraction, Name, Text, Escape, Comment, Error }
enum Gate { Locked, Open, Broken }
enum Event { Coin, Push, Kick }

static class Program
{
    static IEnumerable<string> Scan(string input)
    {
        var state = State.Start;
        var token = new StringBuilder();
        for (int i = 0; i <= input.Length; i++)
        {
            char c = i < input.Length ? input[i] : '\n';
            switch (state)
            {
                case State.Start:
                    if (char.IsDigit(c)) { state = State.Number; goto default; }
                    if (char.IsLetter(c) || c == '_') { state = State.Name; goto default; }
                    if (c == '"') { state = State.Text; break; }
                    if (c == '#') { state = State.Comment; break; }
                    if (!char.IsWhiteSpace(c)) yield return "symbol " + c;
                    break;
                case State.Number:
                    if (c == '.') { state = State.Fraction; goto default; }
                    if (char.IsDigit(c)) goto default;
                    if (char.IsLetter(c)) { state = State.Error; goto default; }
                    goto case State.Error;
                case State.Fraction:
                case State.Name:
                    if (char.IsDigit(c) || state == State.Name && (char.IsLetter(c)
                        || c == '_')) goto default;
                    goto case State.Error;
                case State.Text:
                    if (c == '\\') { state = State.Escape; break; }
                    if (c != '"') goto default;
                    yield return "text [" + token + "]";
                    token.Clear();
                    state = State.Start;
                    break;
                case State.Escape:
                    token.Append(c == 'n' ? '/' : c);
                    state = State.Text;
                    break;
                case State.Comment:
                    if (c == '\n') state = State.Start;
                    break;
                case State.Error:
                    if (state == State.Error && char.IsLetterOrDigit(c)) goto default;
                    yield return state.ToString().ToLowerInvariant() + " " + token;
                    token.Clear();
                    state = State.Start;
                    i--;
                    break;
                default:
                    token.Append(c);
                    break;
            }
        }
        if (state != State.Start) yield return "unfinished " + state;
    }

    static void Main()
    {
        foreach (string t in Scan("x1 = 42 + 3.14*(y_2) # comment \" 1\n\"a \\\"b\\\" \\n\" 7up end")) Console.WriteLine(t);
        foreach (string t in Scan("\"open")) Console.WriteLine(t);
        var table = new Dictionary<(Gate, Event), Gate>
        {
            { (Gate.Locked, Event.Coin), Gate.Open }, { (Gate.Open, Event.Push), Gate.Locked },
            { (Gate.Locked, Event.Kick), Gate.Broken }, { (Gate.Open, Event.Coin), Gate.Open },
        };
        var gate = Gate.Locked;
        foreach (Event e in new[] { Event.Push, Event.Coin, Event.Coin, Event.Push, Event.Kick, Event.Coin })
        {
            Gate next;
            bool known = table.TryGetValue((gate, e), out next);
            Console.WriteLine(gate + " " + e + " -> " + (known ? next.ToString() : "ignored"));
            if (known) gate = next;
        }
    }
}
