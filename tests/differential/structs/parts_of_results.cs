// compilers: dotnet mono
// A struct that is a part of a struct that is on the stack: of what a call returns, of what comes out of an array or
// a box. The part takes the place of the whole.
using System;

struct Byte1 { public byte A; }
struct Int4 { public int A; }
struct Long8 { public long A; }
struct Odd12 { public int A; public long B; }
struct Words { public short A, B, C; }
struct Name { public string Text; public int Number; }

struct First<T> { public T Part; public int After; }
struct Last<T> { public long Before; public T Part; }
struct Only<T> { public T Part; }
struct Middle<T> { public byte Before; public T Part; public byte After; }

static class Program {
    static First<T> MakeFirst<T>(T part) { First<T> whole; whole.Part = part; whole.After = -1; return whole; }
    static Last<T> MakeLast<T>(T part) { Last<T> whole; whole.Before = -1; whole.Part = part; return whole; }
    static Only<T> MakeOnly<T>(T part) { Only<T> whole; whole.Part = part; return whole; }
    static Middle<T> MakeMiddle<T>(T part) {
        Middle<T> whole;
        whole.Before = 255;
        whole.Part = part;
        whole.After = 255;
        return whole;
    }
    static T Same<T>(T value) { return value; }

    static void Print(Byte1 value) { Console.Write(" " + value.A); }
    static void Print(Int4 value) { Console.Write(" " + value.A); }
    static void Print(Long8 value) { Console.Write(" " + value.A); }
    static void Print(Odd12 value) { Console.Write(" " + value.A + "/" + value.B); }
    static void Print(Words value) { Console.Write(" " + value.A + "/" + value.B + "/" + value.C); }
    static void Print(Name value) { Console.Write(" " + value.Text + "/" + value.Number); }

    static void Bytes() {
        Byte1 part;
        part.A = 201;
        Print(MakeFirst(part).Part);
        Print(MakeLast(part).Part);
        Print(MakeOnly(part).Part);
        Print(MakeMiddle(part).Part);
        Console.WriteLine(" " + MakeOnly(MakeOnly(part)).Part.Part.A);
    }

    static void Integers() {
        Int4 part;
        part.A = 7;
        Print(MakeFirst(part).Part);
        Print(MakeLast(part).Part);
        Print(MakeOnly(part).Part);
        Print(MakeMiddle(part).Part);
        Console.WriteLine(" " + MakeOnly(MakeOnly(part)).Part.Part.A + " " + MakeLast(MakeFirst(part)).Part.Part.A);
    }

    static void Longs() {
        Long8 part;
        part.A = 1L << 40;
        Print(MakeFirst(part).Part);
        Print(MakeLast(part).Part);
        Print(MakeOnly(part).Part);
        Print(MakeMiddle(part).Part);
        Console.WriteLine(" " + MakeMiddle(MakeMiddle(part)).Part.Part.A);
    }

    static void Odd() {
        Odd12 part;
        part.A = 3;
        part.B = 4L << 40;
        Print(MakeFirst(part).Part);
        Print(MakeLast(part).Part);
        Print(MakeOnly(part).Part);
        Print(MakeMiddle(part).Part);
        Words words;
        words.A = 1;
        words.B = 2;
        words.C = 3;
        Print(MakeFirst(words).Part);
        Print(MakeLast(words).Part);
        Print(MakeOnly(words).Part);
        Print(MakeMiddle(words).Part);
        Console.WriteLine();
    }

    static void References() {
        Name part;
        part.Text = "name";
        part.Number = 5;
        Print(MakeFirst(part).Part);
        Print(MakeLast(part).Part);
        Print(MakeOnly(part).Part);
        Print(MakeMiddle(part).Part);
        Console.WriteLine(" " + MakeLast(MakeOnly(part)).Part.Part.Text);
    }

    static void FromElsewhere() {
        Int4 part;
        part.A = 9;
        var array = new[] { MakeLast(part), MakeLast(part) };
        Print(array[1].Part);
        object box = MakeMiddle(part);
        Print(((Middle<Int4>)box).Part);
        Middle<Int4>? perhaps = MakeMiddle(part);
        Print(perhaps.Value.Part);
        Print(Same(Same(MakeOnly(part)).Part));
        Func<Only<Int4>> later = () => MakeOnly(part);
        Print(later().Part);
        Last<Only<Int4>> whole = MakeLast(MakeOnly(part));
        whole = MakeLast(whole.Part);
        Print(whole.Part.Part);
        Console.WriteLine();
    }

    static void Main() {
        Bytes();
        Integers();
        Longs();
        Odd();
        References();
        FromElsewhere();
    }
}
