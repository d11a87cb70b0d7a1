// compilers: dotnet mono
// Typed references: what they lead to is read and written in its place, and asked for its type; as another type it is not
// to be had.
using System;

static class TypedReferences
{
    struct Pair
    {
        public int A;
        public string B;
    }

    static int number = 3;

    static void Double(TypedReference place)
    {
        __refvalue(place, int) = 2 * __refvalue(place, int);
    }

    static string NameOf(TypedReference place)
    {
        return __reftype(place).ToString();
    }

    static string Read(TypedReference place)
    {
        try
        {
            return "int " + __refvalue(place, int);
        }
        catch (InvalidCastException)
        {
            return "no int but a " + TypedReference.GetTargetType(place);
        }
    }

    static void Main()
    {
        int local = 5;
        int[] array = { 1, 2, 3 };
        var pair = new Pair { A = 7, B = "seven" };
        string text = "text";

        Double(__makeref(local));
        Double(__makeref(array[1]));
        Double(__makeref(pair.A));
        Double(__makeref(number));
        Console.WriteLine("{0} {1} {2} {3} {4}", local, array[0] + array[2], array[1], pair.A, number);

        TypedReference reference = __makeref(text);
        __refvalue(reference, string) += " and more";
        Console.WriteLine(text);
        __refvalue(__makeref(pair), Pair).B = "other";
        Console.WriteLine(pair.B);

        Console.WriteLine(NameOf(__makeref(local)) + " " + NameOf(__makeref(text)) + " "
            + NameOf(__makeref(pair)));
        Console.WriteLine(Read(__makeref(local)));
        Console.WriteLine(Read(__makeref(text)));
        long wide = 1;
        Console.WriteLine(Read(__makeref(wide)));
    }
}
