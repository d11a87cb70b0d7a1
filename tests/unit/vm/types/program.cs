// The program whose types types_test.cpp looks at. It is compiled against the real class library.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

// --- layout
public enum Small : byte { One = 1 }
public enum Signed : sbyte { One = 1 }
public enum Plain { Zero }
public struct Pair { public byte First; public long Second; }
public struct Nested { public short Start; public Pair Inner; public object Reference; }
public struct Empty { }
[StructLayout(LayoutKind.Sequential, Pack = 1)]
public struct Packed { public byte First; public int Second; }
[StructLayout(LayoutKind.Explicit)]
public struct Union
{
    [FieldOffset(0)] public int Whole;
    [FieldOffset(0)] public byte Low;
    [FieldOffset(2)] public short High;
}
[StructLayout(LayoutKind.Explicit)]
public struct Staggered
{
    [FieldOffset(0)] public int First;
    [FieldOffset(2)] public int Second;
}
[StructLayout(LayoutKind.Explicit)]
public struct Overlapping
{
    [FieldOffset(0)] public object Reference;
    [FieldOffset(0)] public int Number;
}
public unsafe struct WithBuffer { public fixed int Numbers[5]; }
[InlineArray(3)]
public struct Inline { private Pair element; }
public class Shape { public byte Kind; public string Name; public volatile int Version; ~Shape() { } }
public class Circle : Shape
{
    public double Radius;
    public static Circle Unit = new Circle();
    public static Pair Counts;
    [ThreadStatic] public static int Own;
    public const int Constant = 5;
    public ReadOnlySpan<byte> Bytes => new byte[] { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
}
public class Lonely { public System.Timers.Timer Missing; public int After; public static DateTime When; public static int Then; }
public class Dated { public DateTime When; }
public class HasDated { public Dated Dated; }
public struct Selfish { public static Selfish Zero; public int Value; public Selfish[] More; }
public class Uses { public Span<int> Span() => default; }

// --- generics
public class Node<T> where T : IComparable<T> { public T Value; public Node<T>[] Children; public Node<Node2<T>> Odd() => null; }
public class Node2<T> : IComparable<Node2<T>>, IComparable<T> { public int CompareTo(Node2<T> other) => 0; public int CompareTo(T other) => 1; }
public class Growing<T> { public Growing<Growing<T>> Next; public T Value; }
public class Choice<T> { public virtual int Pick(T value) => 1; public virtual int Pick(int value) => 2; public T Field; }
public class Outer<T> { public class Inner<U> { public T First; public U Second; } public struct Plain { public T Value; } }
public class Methods
{
    public static T Identity<T>(T value) => value;
    public T Own<T, U>(U value) where T : new() => new T();
    public static void Calls()
    {
        new Choice<int>().Pick(3);
        Identity("text");
        Identity(3);
        var matrix = new int[2, 3];
        matrix[1, 1] = matrix[0, 0];
        Linq(new List<int>());
        string.Concat("a", "b");
        new Outer<int>.Inner<string>().Second = "";
    }
    public static int Chooses(Choice<int> choice) => choice.Pick(3);
    static void Linq(List<int> list) { System.Linq.Enumerable.Count(list); GC.Collect(); }
}

// --- virtual methods
public class Animal
{
    public virtual string Name() => "animal";
    public virtual Animal Copy() => this;
    public virtual T Convert<T>(T value) => value;
    public virtual void Hidden() { }
}
public class Cat : Animal
{
    public override string Name() => "cat";
    public override Cat Copy() => this;
    public override T Convert<T>(T value) => default(T);
    public new virtual void Hidden() { }
}
public class Kitten : Cat { public override Cat Copy() => this; public override void Hidden() { } public override string ToString() => "kitten"; }

public interface INamed { string Name(); string Title() => "default"; }
public interface IFormal : INamed { string INamed.Title() => "formal"; }
public interface ICasual : INamed { string INamed.Title() => "casual"; }
public interface IBoth : IFormal, ICasual { string INamed.Title() => "both"; }
public class Person : INamed { public virtual string Name() => "person"; }
public class Child : Person { public override string Name() => "child"; }
public class Impostor : Person { public new virtual string Name() => "impostor"; }
public class Renamed : Person, INamed { string INamed.Name() => "renamed"; }
public class Again : Renamed, INamed { public new string Name() => "again"; }
public class Plainly { public virtual string Name() => "plainly"; }
public class Explicit : Plainly, INamed { string INamed.Name() => "explicit"; }
public class Listing : Explicit, INamed { }
public class Formal : IFormal { public string Name() => ""; }
public class Torn : IFormal, ICasual, INamed { public string Name() => ""; string INamed.Title() => "own"; }
public class Reconciled : IBoth { public string Name() => ""; }
public class Base { public string Name() => "base"; }
public class FromBase : Base, INamed { }
public struct Value : INamed, IEquatable<Value>
{
    public string Name() => "value";
    public bool Equals(Value other) => true;
    public override int GetHashCode() => 3;
}
public interface IGeneric { T Make<T>(T value); }
public class Maker : IGeneric { public T Make<T>(T value) => value; }
public interface IProducer<out T> { T Produce(); }
public class CatProducer : IProducer<Cat> { public Cat Produce() => null; }
public interface IAdd<TSelf> where TSelf : IAdd<TSelf>
{
    static abstract TSelf Add(TSelf left, TSelf right);
    static virtual int Count() => 1;
}
public struct Number : IAdd<Number> { public static Number Add(Number left, Number right) => left; }
public struct Counted : IAdd<Counted>
{
    public static Counted Add(Counted left, Counted right) => left;
    public static int Count() => 2;
}
public class Program { public static void Main() { } }
