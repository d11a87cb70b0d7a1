// Fields by reflection. Their values are read and written by a FieldAccess of the field's type, in
// ordinary code, so that each is an operation as other threads see it.
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace System.Reflection
{
    [Flags]
    public enum BindingFlags
    {
        Default = 0,
        IgnoreCase = 1,
        DeclaredOnly = 2,
        Instance = 4,
        Static = 8,
        Public = 16,
        NonPublic = 32,
        FlattenHierarchy = 64,
        InvokeMethod = 256,
        CreateInstance = 512,
        GetField = 1024,
        SetField = 2048,
        GetProperty = 4096,
        SetProperty = 8192,
        PutDispProperty = 16384,
        PutRefDispProperty = 32768,
        ExactBinding = 65536,
        SuppressChangeType = 131072,
        OptionalParamBinding = 262144,
        IgnoreReturn = 16777216,
        DoNotWrapExceptions = 33554432
    }

    [Flags]
    public enum FieldAttributes
    {
        PrivateScope = 0,
        Private = 1,
        FamANDAssem = 2,
        Assembly = 3,
        Family = 4,
        FamORAssem = 5,
        Public = 6,
        FieldAccessMask = 7,
        Static = 16,
        InitOnly = 32,
        Literal = 64,
        NotSerialized = 128,
        HasFieldRVA = 256,
        SpecialName = 512,
        RTSpecialName = 1024,
        HasFieldMarshal = 4096,
        PinvokeImpl = 8192,
        HasDefault = 32768
    }

    public abstract class FieldInfo : MemberInfo
    {
        public abstract FieldAttributes Attributes { get; }
        public abstract Type FieldType { get; }
        public abstract object GetValue(object obj);
        public abstract void SetValue(object obj, object value);
        public abstract object GetRawConstantValue();

        public override MemberTypes MemberType
        {
            get { return MemberTypes.Field; }
        }

        public bool IsStatic
        {
            get { return (Attributes & FieldAttributes.Static) != 0; }
        }

        public bool IsLiteral
        {
            get { return (Attributes & FieldAttributes.Literal) != 0; }
        }

        public bool IsInitOnly
        {
            get { return (Attributes & FieldAttributes.InitOnly) != 0; }
        }

        public bool IsPublic
        {
            get { return Access == FieldAttributes.Public; }
        }

        public bool IsPrivate
        {
            get { return Access == FieldAttributes.Private; }
        }

        public bool IsFamily
        {
            get { return Access == FieldAttributes.Family; }
        }

        public bool IsAssembly
        {
            get { return Access == FieldAttributes.Assembly; }
        }

        private FieldAttributes Access
        {
            get { return Attributes & FieldAttributes.FieldAccessMask; }
        }

        public override bool Equals(object obj)
        {
            return base.Equals(obj);
        }

        public override int GetHashCode()
        {
            return base.GetHashCode();
        }

        public static bool operator ==(FieldInfo left, FieldInfo right)
        {
            return (object)left == null ? (object)right == null : left.Equals(right);
        }

        public static bool operator !=(FieldInfo left, FieldInfo right)
        {
            return !(left == right);
        }
    }

    internal sealed class RuntimeFieldInfo : FieldInfo
    {
        private readonly RuntimeType _owner;
        private readonly int _number;  // among all that its type declares

        private RuntimeFieldInfo(RuntimeType owner, int number)
        {
            _owner = owner;
            _number = number;
        }

        public override string Name
        {
            get { return NameOf(_owner, _number); }
        }

        public override Type DeclaringType
        {
            get { return _owner; }
        }

        public override Type FieldType
        {
            get { return TypeOf(_owner, _number); }
        }

        public override FieldAttributes Attributes
        {
            get { return (FieldAttributes)AttributesOf(_owner, _number); }
        }

        internal override long Source
        {
            get { return AttributeList.OfRow(_owner, 4, RowOf(_owner, _number)); }
        }

        public override object GetValue(object obj)
        {
            if (IsLiteral) return ConstantOf(_owner, _number);
            return Access().Read(ref Find(obj));
        }

        public override void SetValue(object obj, object value)
        {
            if (IsLiteral) throw new FieldAccessException("Cannot set a constant field.");
            ref byte place = ref Find(obj);
            CheckReadOnly();
            Access().Write(ref place, Fitting(value));
        }

        public override object GetRawConstantValue()
        {
            if (!IsLiteral)
            {
                throw new InvalidOperationException(
                    "Operation is not valid due to the current state of the object.");
            }
            return ConstantOf(_owner, _number);
        }

        public override string ToString()
        {
            Type type = FieldType;
            return (type.IsPrimitive || type == typeof(void) ? type.Name : type.ToString()) + " "
                + Name;
        }

        public override bool Equals(object obj)
        {
            RuntimeFieldInfo other = obj as RuntimeFieldInfo;
            return (object)other != null && _owner == other._owner && _number == other._number;
        }

        public override int GetHashCode()
        {
            return _owner.GetHashCode() + _number;
        }

        // Null if there is none. The declaration that is nearest to the type hides the others.
        internal static FieldInfo Find(RuntimeType type, string name, BindingFlags flags)
        {
            if (name == null) throw new ArgumentNullException("name");
            StringComparison comparison = (flags & BindingFlags.IgnoreCase) != 0
                ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
            for (RuntimeType at = type; at != null; at = Next(at, flags))
            {
                int count = CountIn(at);
                for (int i = 0; i < count; i++)
                {
                    RuntimeFieldInfo field = new RuntimeFieldInfo(at, i);
                    bool is_it = field.IsMeant(type, flags)
                        && string.Equals(field.Name, name, comparison);
                    if (!is_it) continue;
                    CheckKnown(at, field.IsPublic, name);
                    return field;
                }
                bool mayLackIt = type == at || ((flags & BindingFlags.NonPublic) != 0 && count > 0);
                if (mayLackIt) CheckKnown(at, type.IsEnum, name);
            }
            return null;
        }

        // Of a class of the library the fields that are not public are others than those of the model.
        private static void CheckKnown(RuntimeType type, bool isKnown, string name)
        {
            if (!isKnown && IsModel(type)) Unexplored.Reach("the field " + name + " of " + type + " is not modelled");
        }

        // As the runtime lists them: of each class those of objects, then static ones, then
        // constants.
        internal static FieldInfo[] FindAll(RuntimeType type, BindingFlags flags)
        {
            FieldInfo[] found = new FieldInfo[0];
            for (RuntimeType at = type; at != null; at = Next(at, flags))
            {
                int count = CountIn(at);
                bool isAsked = (flags & BindingFlags.NonPublic) != 0 && (type == at || count > 0);
                if (isAsked && !type.IsEnum && IsModel(at))
                {
                    Unexplored.Reach("the fields of " + at + " that are not public are not modelled");
                }
                for (int kind = 0; kind < 3; kind++)
                {
                    for (int i = 0; i < count; i++)
                    {
                        RuntimeFieldInfo field = new RuntimeFieldInfo(at, i);
                        if (field.Kind != kind || !field.IsMeant(type, flags)) continue;
                        Array.Resize(ref found, found.Length + 1);
                        found[found.Length - 1] = field;
                    }
                }
            }
            return found;
        }

        private int Kind
        {
            get { return IsLiteral ? 2 : IsStatic ? 1 : 0; }
        }

        private static RuntimeType Next(RuntimeType type, BindingFlags flags)
        {
            return (flags & BindingFlags.DeclaredOnly) != 0 ? null
                : Unsafe.As<RuntimeType>(type.BaseType);
        }

        // Inherited: no private ones, and static ones only with FlattenHierarchy.
        private bool IsMeant(RuntimeType type, BindingFlags flags)
        {
            if ((flags & (IsPublic ? BindingFlags.Public : BindingFlags.NonPublic)) == 0)
            {
                return false;
            }
            if ((flags & (IsStatic ? BindingFlags.Static : BindingFlags.Instance)) == 0)
            {
                return false;
            }
            if (type == _owner) return true;
            return !IsPrivate && (!IsStatic || (flags & BindingFlags.FlattenHierarchy) != 0);
        }

        private FieldAccess Access()
        {
            return (FieldAccess)Activator.CreateInstance(
                typeof(FieldAccess<>).MakeGenericType(FieldType));
        }

        private ref byte Find(object obj)
        {
            if (IsStatic)
            {
                RuntimeHelpers.RunClassConstructor(_owner.TypeHandle);
                return ref AddressIn(_owner, _number, null);
            }
            if (obj == null)
            {
                throw new TargetException("Non-static field requires a target.");
            }
            if (!_owner.IsInstanceOfType(obj))
            {
                throw new ArgumentException("Field '" + Name + "' defined on type '" + _owner
                    + "' is not a field on the target object which is of type '" + obj.GetType()
                    + "'.");
            }
            return ref AddressIn(_owner, _number, obj);
        }

        // Once its class has been initialized, a read-only static field is a constant to the
        // runtime.
        private void CheckReadOnly()
        {
            if (!IsStatic || !IsInitOnly) return;
            throw new FieldAccessException("Cannot set initonly static field '" + Name
                + "' after type '" + _owner + "' is initialized.");
        }

        private object Fitting(object value)
        {
            return Fitting(value, FieldType);
        }

        // A value as one of the type. Null is the zero of a value type.
        internal static object Fitting(object value, Type type)
        {
            if (value == null)
            {
                return type.IsValueType ? Activator.CreateInstance(type) : null;
            }
            bool fits = type.IsInstanceOfType(value)
                || Nullable.GetUnderlyingType(type) == value.GetType();
            if (fits) return value;
            if (!IsWidening(Type.GetTypeCode(value.GetType()), Type.GetTypeCode(type)))
            {
                throw new ArgumentException("Object of type '" + value.GetType()
                    + "' cannot be converted to type '" + type + "'.");
            }
            return Widen(value, type);
        }

        private static object Widen(object value, Type type)
        {
            if (value is char) value = (ushort)(char)value;
            if (type.IsEnum) return Enum.ToObject(type, value);
            return Convert.ChangeType(value, Type.GetTypeCode(type));
        }

        // As the runtime widens primitives (enums are their numbers): a bit of a mask for each
        // TypeCode from Boolean on.
        private static bool IsWidening(TypeCode from, TypeCode to)
        {
            if (to < TypeCode.Boolean || to > TypeCode.Double) return false;
            int targets;
            switch (from)
            {
                case TypeCode.Boolean: targets = 0x001; break;
                case TypeCode.Char: targets = 0xfe2; break;
                case TypeCode.SByte: targets = 0xd54; break;
                case TypeCode.Byte: targets = 0xffa; break;
                case TypeCode.Int16: targets = 0xd50; break;
                case TypeCode.UInt16: targets = 0xfe2; break;
                case TypeCode.Int32: targets = 0xd40; break;
                case TypeCode.UInt32: targets = 0xf80; break;
                case TypeCode.Int64: targets = 0xd00; break;
                case TypeCode.UInt64: targets = 0xe00; break;
                case TypeCode.Single: targets = 0xc00; break;
                case TypeCode.Double: targets = 0x800; break;
                default: return false;
            }
            return (targets >> (to - TypeCode.Boolean) & 1) != 0;
        }

        // How many fields the type declares itself, constants included.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountIn(RuntimeType type);

        // Whether it is one of the library, and its fields may be others than those of the model.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool IsModel(RuntimeType type);

        // Its row among all fields of its assembly.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int RowOf(RuntimeType type, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string NameOf(RuntimeType type, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int AttributesOf(RuntimeType type, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type TypeOf(RuntimeType type, int number);

        // Where the field of an object of this type lies, or the static field.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern ref byte AddressIn(RuntimeType type, int number, object obj);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object ConstantOf(RuntimeType type, int number);
    }

    // Reads and writes what a pointer leads to as a value of one type.
    internal abstract class FieldAccess
    {
        internal abstract object Read(ref byte place);
        internal abstract void Write(ref byte place, object value);
    }

    internal sealed class FieldAccess<T> : FieldAccess
    {
        internal override object Read(ref byte place)
        {
            return Unsafe.As<byte, T>(ref place);
        }

        internal override void Write(ref byte place, object value)
        {
            Unsafe.As<byte, T>(ref place) = (T)value;
        }
    }

    public class TargetException : ApplicationException
    {
        public TargetException()
        {
        }

        public TargetException(string message) : base(message)
        {
        }

        public TargetException(string message, Exception inner) : base(message, inner)
        {
        }
    }
}
