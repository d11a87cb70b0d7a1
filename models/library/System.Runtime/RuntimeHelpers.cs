// System.Runtime.CompilerServices.RuntimeHelpers: what compiled code calls.
namespace System.Runtime.CompilerServices
{
    public static class RuntimeHelpers
    {
        public static int OffsetToStringData
        {
            get { return 0; }
        }

        // Fills a new array from the data of a field: the machine has an instruction for it, where it
        // can tell which field. The handle is a pointer to its data.
        public static unsafe void InitializeArray(Array array, RuntimeFieldHandle fldHandle)
        {
            Type element = array.GetType().GetElementType();
            ref byte data = ref Unsafe.AsRef<byte>(fldHandle._value.ToPointer());
            int size = Layout.ValueSize(element);
            for (int i = 0; i < array.Length; i++)
            {
                ref byte to = ref Layout.ElementAt(array, element, i);
                Layout.Copy(element, ref to, ref Unsafe.AddBytes(ref data, (long)i * size));
            }
        }

        public static ReadOnlySpan<T> CreateSpan<T>(RuntimeFieldHandle fldHandle)
        {
            T[] array = new T[CountElements<T>(fldHandle)];
            InitializeArray(array, fldHandle);
            return new ReadOnlySpan<T>(array);
        }

        // How many T there are in the data of a field.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountElements<T>(RuntimeFieldHandle fldHandle);

        // Differs between objects as far as possible, stays with an object, and is the same in
        // every run.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int GetIdentityHash(object o);

        public static int GetHashCode(object o)
        {
            return o == null ? 0 : GetIdentityHash(o);
        }

        internal static bool ObjectHasComponentSize(object obj)
        {
            return obj is Array || obj is string;
        }

        // What ConditionalWeakTable looks for: 0 would be that the object has none yet.
        internal static int TryGetHashCode(object o)
        {
            return GetHashCode(o);
        }

        public static new bool Equals(object o1, object o2)
        {
            if (o1 == o2) return true;
            if (o1 == null || o2 == null) return false;
            return o1 is ValueType && o2 is ValueType && o1.Equals(o2);
        }

        public static object GetObjectValue(object obj)
        {
            return obj;
        }

        public static void EnsureSufficientExecutionStack()
        {
        }

        public static bool TryEnsureSufficientExecutionStack()
        {
            return true;
        }

        public static void PrepareConstrainedRegions()
        {
        }

        public static void PrepareMethod(RuntimeMethodHandle method)
        {
        }

        public static void PrepareDelegate(Delegate d)
        {
        }

        // Runs the class constructor if it has not run.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void RunConstructorOf(Type type);

        public static void RunClassConstructor(RuntimeTypeHandle type)
        {
            RunConstructorOf(type._type);
        }

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern bool IsReferenceOrContainsReferences<T>();

        public static T[] GetSubArray<T>(T[] array, Range range)
        {
            if (array == null) throw new ArgumentNullException("array");
            int start = range.Start.GetOffset(array.Length),
                end = range.End.GetOffset(array.Length);
            if ((uint)end > (uint)array.Length || (uint)start > (uint)end)
            {
                throw new ArgumentOutOfRangeException("length");
            }
            T[] result = new T[end - start];
            for (int i = 0; i < result.Length; i++) result[i] = array[start + i];
            return result;
        }
    }

    // Used by IL that no compiler makes, and by other models.
    internal static class JitHelpers
    {
    }

    public interface ITuple
    {
        int Length { get; }
        object this[int index] { get; }
    }

    public interface IStrongBox
    {
        object Value { get; set; }
    }

    public class StrongBox<T> : IStrongBox
    {
        public T Value;

        public StrongBox()
        {
        }

        public StrongBox(T value)
        {
            Value = value;
        }

        object IStrongBox.Value
        {
            get { return Value; }
            set { Value = (T)value; }
        }
    }

    public static class RuntimeFeature
    {
        public static bool IsDynamicCodeSupported
        {
            get { return false; }
        }

        public static bool IsDynamicCodeCompiled
        {
            get { return false; }
        }

        public static bool IsSupported(string feature)
        {
            switch (feature)
            {
                case PortablePdb:
                case DefaultImplementationsOfInterfaces:
                case UnmanagedSignatureCallingConvention:
                case CovariantReturnsOfClasses:
                case ByRefFields:
                case VirtualStaticsInInterfaces:
                case NumericIntPtr:
                    return true;
                default:
                    return false;
            }
        }

        public const string PortablePdb = "PortablePdb";
        public const string DefaultImplementationsOfInterfaces = "DefaultImplementationsOfInterfaces";
        public const string UnmanagedSignatureCallingConvention = "UnmanagedSignatureCallingConvention";
        public const string CovariantReturnsOfClasses = "CovariantReturnsOfClasses";
        public const string ByRefFields = "ByRefFields";
        public const string ByRefLikeGenerics = "ByRefLikeGenerics";
        public const string VirtualStaticsInInterfaces = "VirtualStaticsInInterfaces";
        public const string NumericIntPtr = "NumericIntPtr";
    }

    public static class FormattableStringFactory
    {
        public static FormattableString Create(string format, params object[] arguments)
        {
            if (format == null) throw new ArgumentNullException("format");
            if (arguments == null) throw new ArgumentNullException("arguments");
            return new ConcreteFormattableString(format, arguments);
        }
    }

    internal sealed class ConcreteFormattableString : FormattableString
    {
        private readonly string _format;
        private readonly object[] _arguments;

        public ConcreteFormattableString(string format, object[] arguments)
        {
            _format = format;
            _arguments = arguments;
        }

        public override string Format
        {
            get { return _format; }
        }

        public override int ArgumentCount
        {
            get { return _arguments.Length; }
        }

        public override object[] GetArguments()
        {
            return _arguments;
        }

        public override object GetArgument(int index)
        {
            return _arguments[index];
        }

        public override string ToString(IFormatProvider formatProvider)
        {
            return string.Format(formatProvider, _format, _arguments);
        }
    }
}

namespace System
{
    public abstract class FormattableString : IFormattable
    {
        public abstract string Format { get; }
        public abstract int ArgumentCount { get; }
        public abstract object[] GetArguments();
        public abstract object GetArgument(int index);
        public abstract string ToString(IFormatProvider formatProvider);

        string IFormattable.ToString(string ignored, IFormatProvider formatProvider)
        {
            return ToString(formatProvider);
        }

        public override string ToString()
        {
            return ToString(null);
        }

        public static string Invariant(FormattableString formattable)
        {
            if (formattable == null) throw new ArgumentNullException("formattable");
            return formattable.ToString(null);
        }

        public static string CurrentCulture(FormattableString formattable)
        {
            return Invariant(formattable);
        }
    }
}
