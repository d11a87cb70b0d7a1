// compilers: dotnet mono
// Arrays, of several dimensions too, are indexed with what C# makes native integers of.
using System;

struct Point { public int X, Y; }

static class Program {
    static void Try(string name, Func<object> read) {
        try {
            Console.WriteLine(name + " " + read());
        } catch (IndexOutOfRangeException) {
            Console.WriteLine(name + " is out of range");
        } catch (OverflowException) {
            Console.WriteLine(name + " overflows");
        }
    }

    static void Vectors(long i, uint j, ulong k) {
        var numbers = new int[i + 3];
        numbers[i] = 1;
        numbers[j] += 2;
        numbers[k]++;
        ref int second = ref numbers[i];
        second += 10;
        var points = new Point[k + 2];
        points[i].X = 5;
        points[j] = new Point { X = points[k].X, Y = 6 };
        var names = new string[i + 1];
        names[i] = "name";
        Console.WriteLine(string.Join(" ", numbers) + " " + points[1].X + " " + points[1].Y + " " + names[k]);
        Try("-1", () => numbers[-i]);
        Try("highest", () => numbers[uint.MaxValue - j + 1]);
        Try("new", () => new int[-i]);
    }

    static void Matrices(long i, uint j, ulong k) {
        var numbers = new int[i + 1, k + 2];
        numbers[i, 0] = 1;
        numbers[j, j] = 2;
        numbers[k, i + 1] += 3;
        ref int one = ref numbers[i, k];
        one += 10;
        foreach (int number in numbers) Console.Write(number + " ");
        var points = new Point[2, 2, 2];
        points[i, k, 0].Y = 7;
        var names = new string[2, 2];
        names[0, i] = "name";
        Console.WriteLine(points[1, j, 0].Y + " " + names[0, k] + " " + numbers[i, j]);
        Try("-1", () => numbers[0, -i]);
        Try("3", () => numbers[0, i + 2]);
    }

    static void Main() {
        Vectors(1, 1, 1);
        Matrices(1, 1, 1);
    }
}
