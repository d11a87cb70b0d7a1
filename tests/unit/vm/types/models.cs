// As small a core library as the C# compiler accepts: what types_test.cpp needs of the library models.
namespace System
{
    public class Object
    {
        public Object() { }
        ~Object() { }
        public virtual string ToString() => null;
        public virtual bool Equals(object other) => this == other;
        public virtual int GetHashCode() => 0;
    }
    public abstract class ValueType
    {
        public override string ToString() => null;
        public override bool Equals(object other) => false;
        public override int GetHashCode() => 1;
    }
    public abstract class Enum : ValueType { public override string ToString() => null; }
    public struct Void { }
    public struct Boolean { internal bool m_value; }
    public struct Char { internal char m_value; }
    public struct SByte { internal sbyte m_value; }
    public struct Byte { internal byte m_value; }
    public struct Int16 { internal short m_value; }
    public struct UInt16 { internal ushort m_value; }
    public struct Int32 : IComparable<int>, IEquatable<int>
    {
        internal int m_value;
        public int CompareTo(int other) => 0;
        public bool Equals(int other) => true;
        public override int GetHashCode() => m_value;
    }
    public struct UInt32 { internal uint m_value; }
    public struct Int64 { internal long m_value; }
    public struct UInt64 { internal ulong m_value; }
    public struct IntPtr { internal unsafe void* m_value; }
    public struct UIntPtr { internal unsafe void* m_value; }
    public struct Single { internal float m_value; }
    public struct Double { internal double m_value; }
    public sealed class String
    {
        private int length;
        private char first;
        [Runtime.CompilerServices.MethodImpl((Runtime.CompilerServices.MethodImplOptions)0x1000)]
        public static extern string Concat(string left, string right);
        public static string Concat(object one) => null;
    }
    public abstract class Array : Collections.IEnumerable
    {
        public object GetEnumerator() => null;
    }
    internal sealed class ArrayInterfaces<T>
    {
        public Collections.Generic.IEnumerator<T> GetEnumerator() => null;
        public int get_Count() => 0;
        public T get_Item(int index) => default(T);
    }
    public abstract class Delegate { internal object _target; internal IntPtr method; internal Delegate[] _list; }
    public abstract class MulticastDelegate : Delegate { }
    public delegate TResult Func<in T, out TResult>(T argument);
    public delegate void Action();
    public struct Nullable<T> where T : struct
    {
        private bool hasValue;
        internal T value;
    }
    public struct ValueTuple<T1, T2> { public T1 Item1; public T2 Item2; }
    public struct RuntimeTypeHandle { }
    public struct RuntimeMethodHandle { }
    public struct RuntimeFieldHandle { }
    public class Type { }
    public class Exception { }
    public abstract class Attribute { }
    public sealed class AttributeUsageAttribute : Attribute
    {
        public AttributeUsageAttribute(AttributeTargets targets) { }
        public bool AllowMultiple { get; set; }
        public bool Inherited { get; set; }
    }
    public enum AttributeTargets { All = 0x7fff }
    public sealed class ParamArrayAttribute : Attribute { }
    public class ThreadStaticAttribute : Attribute { }
    public interface IDisposable { void Dispose(); }
    public interface IComparable<in T> { int CompareTo(T other); }
    public interface IEquatable<T> { bool Equals(T other); }
    public readonly ref struct ByReference<T> { private readonly ref T value; }
    public readonly ref struct Span<T> { internal readonly ref T first; private readonly int length; }
    internal class Hidden { }
}
namespace System.Collections
{
    public interface IEnumerable { object GetEnumerator(); }
}
namespace System.Collections.Generic
{
    public interface IEnumerator<out T> : IDisposable { T Current { get; } }
    public interface IEnumerable<out T> : IEnumerable { new IEnumerator<T> GetEnumerator(); }
    public interface ICollection<T> : IEnumerable<T> { int Count { get; } void Add(T item); }
    public interface IList<T> : ICollection<T> { T this[int index] { get; set; } }
    public interface IReadOnlyCollection<out T> : IEnumerable<T> { int Count { get; } }
    public interface IReadOnlyList<out T> : IReadOnlyCollection<T> { T this[int index] { get; } }
    public class List<T>
    {
        private T[] items;
        private int size;
        public struct Enumerator { private List<T> list; private int index; private T current; }
    }
    public class Dictionary<TKey, TValue>
    {
        private struct Entry { internal int next; internal TKey key; internal TValue value; }
        private Entry[] entries;
    }
}
namespace System.Runtime.CompilerServices
{
    public enum MethodImplOptions { }
    public sealed class MethodImplAttribute : Attribute
    {
        public MethodImplAttribute(MethodImplOptions options) { }
    }
    public static class RuntimeFeature
    {
        public const string ByRefFields = "ByRefFields";
        public const string DefaultImplementationsOfInterfaces = "DefaultImplementationsOfInterfaces";
    }
    public sealed class IsVolatile { }
}
namespace System.Reflection
{
    public sealed class DefaultMemberAttribute : Attribute
    {
        public DefaultMemberAttribute(string name) { }
    }
}
