// compilers: dotnet
// An enum unboxes as its underlying type and back; what a Nullable takes is a box of just its own type.
using System;

enum Small : byte { None, One }
enum Plain { None, One, Two }
enum Other { None, One, Two }
enum Large : long { None, One }

static class Program {
    static void Try<T>(object box) {
        try {
            T value = (T)box;
            Console.Write(" " + (value == null ? "null" : value.ToString()));
        } catch (InvalidCastException) {
            Console.Write(" -");
        } catch (NullReferenceException) {
            Console.Write(" 0");
        }
    }

    static void TryAll(object box) {
        Try<Small>(box);
        Try<Plain>(box);
        Try<Other>(box);
        Try<Large>(box);
        Try<byte>(box);
        Try<int>(box);
        Try<uint>(box);
        Try<long>(box);
        Console.Write(" |");
        Try<Small?>(box);
        Try<Plain?>(box);
        Try<Other?>(box);
        Try<Large?>(box);
        Try<byte?>(box);
        Try<int?>(box);
        Try<long?>(box);
        Console.WriteLine(" | " + (box is Plain?) + " " + (box is int?) + " " + (box as Plain? == Plain.Two));
    }

    static void Main() {
        TryAll(Small.One);
        TryAll(Plain.Two);
        TryAll(Large.One);
        TryAll((byte)1);
        TryAll(2);
        TryAll(1L);
        TryAll((Plain?)Plain.One);
        TryAll((Plain?)null);
        try {
            Console.WriteLine((Plain?)(object)2);
        } catch (InvalidCastException e) {
            Console.WriteLine(e.Message);
        }
        try {
            Console.WriteLine((Small)(object)2);
        } catch (InvalidCastException e) {
            Console.WriteLine(e.Message);
        }
    }
}
