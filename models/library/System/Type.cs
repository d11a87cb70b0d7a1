// System.Type, and the handles that typeof is compiled to. The machine makes one RuntimeType for
// each of its types, so that comparing references compares types.
using System.Reflection;
using System.Runtime.CompilerServices;

namespace System
{
    public abstract class Type : MemberInfo
    {
        protected Type()
        {
        }

        public abstract string Namespace { get; }
        public abstract string FullName { get; }
        public abstract Type BaseType { get; }
        public abstract Type UnderlyingSystemType { get; }
        public abstract bool IsGenericType { get; }
        public abstract bool IsGenericTypeDefinition { get; }
        public abstract RuntimeTypeHandle TypeHandle { get; }

        internal abstract int Traits { get; }

        public virtual string AssemblyQualifiedName
        {
            get { return FullName; }
        }

        public bool IsValueType
        {
            get { return (Traits & RuntimeType.ValueTypeTrait) != 0; }
        }

        public virtual bool IsEnum
        {
            get { return (Traits & RuntimeType.EnumTrait) != 0; }
        }

        public bool IsInterface
        {
            get { return (Traits & RuntimeType.InterfaceTrait) != 0; }
        }

        public bool IsClass
        {
            get { return (
                Traits & (RuntimeType.ValueTypeTrait | RuntimeType.InterfaceTrait)) == 0; }
        }

        public bool IsAbstract
        {
            get { return (Traits & RuntimeType.AbstractTrait) != 0; }
        }

        public bool IsSealed
        {
            get { return (Traits & RuntimeType.SealedTrait) != 0; }
        }

        public bool IsArray
        {
            get { return (Traits & RuntimeType.ArrayTrait) != 0; }
        }

        public bool IsPointer
        {
            get { return (Traits & RuntimeType.PointerTrait) != 0; }
        }

        public bool IsByRef
        {
            get { return (Traits & RuntimeType.ByRefTrait) != 0; }
        }

        public bool HasElementType
        {
            get { return GetElementType() != null; }
        }

        public bool IsNested
        {
            get { return DeclaringType != null; }
        }

        public virtual bool IsConstructedGenericType
        {
            get { return IsGenericType && !IsGenericTypeDefinition; }
        }

        public virtual bool ContainsGenericParameters
        {
            get { return IsGenericTypeDefinition; }
        }

        public bool IsPrimitive
        {
            get
            {
                switch (GetTypeCode(this))
                {
                    case TypeCode.Object: return this == typeof(IntPtr) || this == typeof(UIntPtr);
                    case TypeCode.Decimal:
                    case TypeCode.String: return false;
                    default: return !IsEnum;
                }
            }
        }

        public abstract Type GetElementType();
        public abstract int GetArrayRank();
        public abstract Type[] GetGenericArguments();
        public abstract Type GetGenericTypeDefinition();
        public abstract Type[] GetInterfaces();
        public abstract Type MakeGenericType(params Type[] typeArguments);
        public abstract Type MakeArrayType();
        public abstract Type MakeArrayType(int rank);
        public abstract bool IsAssignableFrom(Type c);
        public abstract bool IsInstanceOfType(object o);
        public abstract FieldInfo GetField(string name, BindingFlags bindingAttr);
        public abstract FieldInfo[] GetFields(BindingFlags bindingAttr);

        public FieldInfo GetField(string name)
        {
            return GetField(name,
                BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public);
        }

        public FieldInfo[] GetFields()
        {
            return GetFields(BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public);
        }

        public Type[] GenericTypeArguments
        {
            get { return IsConstructedGenericType ? GetGenericArguments() : new Type[0]; }
        }

        public bool IsAssignableTo(Type targetType)
        {
            return targetType != null && targetType.IsAssignableFrom(this);
        }

        public virtual bool IsSubclassOf(Type c)
        {
            if (this == c) return false;
            for (Type type = BaseType; type != null; type = type.BaseType)
            {
                if (type == c) return true;
            }
            return false;
        }

        public virtual Type GetEnumUnderlyingType()
        {
            return Enum.GetUnderlyingType(this);
        }

        public virtual string[] GetEnumNames()
        {
            return Enum.GetNames(this);
        }

        public virtual string GetEnumName(object value)
        {
            return Enum.GetName(this, value);
        }

        public virtual bool IsEnumDefined(object value)
        {
            return Enum.IsDefined(this, value);
        }

        public new Type GetType()
        {
            return base.GetType();
        }

        public static Type GetTypeFromHandle(RuntimeTypeHandle handle)
        {
            return handle._type;
        }

        public static RuntimeTypeHandle GetTypeHandle(object o)
        {
            if (o == null) throw new ArgumentNullException("o");
            return o.GetType().TypeHandle;
        }

        public static TypeCode GetTypeCode(Type type)
        {
            if (type == null) return TypeCode.Empty;
            if (type.IsEnum) type = Enum.GetUnderlyingType(type);
            if (type == typeof(int)) return TypeCode.Int32;
            if (type == typeof(string)) return TypeCode.String;
            if (type == typeof(bool)) return TypeCode.Boolean;
            if (type == typeof(char)) return TypeCode.Char;
            if (type == typeof(sbyte)) return TypeCode.SByte;
            if (type == typeof(byte)) return TypeCode.Byte;
            if (type == typeof(short)) return TypeCode.Int16;
            if (type == typeof(ushort)) return TypeCode.UInt16;
            if (type == typeof(uint)) return TypeCode.UInt32;
            if (type == typeof(long)) return TypeCode.Int64;
            if (type == typeof(ulong)) return TypeCode.UInt64;
            if (type == typeof(float)) return TypeCode.Single;
            if (type == typeof(double)) return TypeCode.Double;
            if (type == typeof(decimal)) return TypeCode.Decimal;
            return TypeCode.Object;
        }

        public static readonly Type[] EmptyTypes = new Type[0];

        public override bool Equals(object o)
        {
            return (object)this == o;
        }

        public virtual bool Equals(Type o)
        {
            return (object)this == (object)o;
        }

        public override int GetHashCode()
        {
            return RuntimeHelpers.GetHashCode(this);
        }

        public static bool operator ==(Type left, Type right)
        {
            return (object)left == (object)right;
        }

        public static bool operator !=(Type left, Type right)
        {
            return (object)left != (object)right;
        }
    }

    internal sealed class RuntimeType : TypeInfo
    {
        internal const int ValueTypeTrait = 1;
        internal const int EnumTrait = 2;
        internal const int InterfaceTrait = 4;
        internal const int AbstractTrait = 8;
        internal const int SealedTrait = 16;
        internal const int ArrayTrait = 32;
        internal const int PointerTrait = 64;
        internal const int ByRefTrait = 128;
        internal const int GenericTrait = 256;
        internal const int DefinitionTrait = 512;

        // Which type this is, to the machine.
        private readonly IntPtr _handle;

        private RuntimeType()
        {
            _handle = default(IntPtr);
        }

        public override string Name
        {
            get
            {
                string suffix = Suffix;
                return suffix == null ? GetDefinitionName(this) : GetElement(this).Name + suffix;
            }
        }

        // Null if there is none.
        public override string Namespace
        {
            get
            {
                if (Suffix != null) return GetElement(this).Namespace;
                Type outer = GetDeclaring(this);
                if (outer != null) return outer.Namespace;
                string name = GetDefinitionNamespace(this);
                return string.IsNullOrEmpty(name) ? null : name;
            }
        }

        // Without the names of the assemblies that the real one puts behind each generic argument.
        public override string FullName
        {
            get
            {
                string suffix = Suffix;
                if (suffix != null) return GetElement(this).FullName + suffix;
                string name = QualifiedName;
                return IsConstructedGenericType ? name + ArgumentsOf(GetArguments(this), true)
                    : name;
            }
        }

        public override string ToString()
        {
            string suffix = Suffix;
            if (suffix != null) return GetElement(this).ToString() + suffix;
            string name = QualifiedName;
            return IsConstructedGenericType ? name + ArgumentsOf(GetArguments(this), false) : name;
        }

        // "Namespace.Outer+Inner`1"
        private string QualifiedName
        {
            get
            {
                string name = GetDefinitionName(this);
                Type outer = GetDeclaring(this);
                if (outer != null) return Unsafe.As<RuntimeType>(outer).QualifiedName + "+" + name;
                string space = GetDefinitionNamespace(this);
                return string.IsNullOrEmpty(space) ? name : space + "." + name;
            }
        }

        private static string ArgumentsOf(Type[] arguments, bool full)
        {
            string text = "[";
            for (int i = 0; i < arguments.Length; i++)
            {
                if (i > 0) text += ",";
                text += full ? "[" + arguments[i].FullName + "]" : arguments[i].ToString();
            }
            return text + "]";
        }

        // What follows the element type's name; null if this type has no element type.
        private string Suffix
        {
            get
            {
                int traits = GetTraits(this);
                if ((traits & ArrayTrait) != 0)
                {
                    return "[" + new string(',', GetRank(this) - 1) + "]";
                }
                if ((traits & PointerTrait) != 0) return "*";
                return (traits & ByRefTrait) != 0 ? "&" : null;
            }
        }

        internal override int Traits
        {
            get { return GetTraits(this); }
        }

        public override Type BaseType
        {
            get { return GetBase(this); }
        }

        public override Type DeclaringType
        {
            get { return GetDeclaring(this); }
        }

        public override Type UnderlyingSystemType
        {
            get { return this; }
        }

        public override bool IsGenericType
        {
            get { return (GetTraits(this) & GenericTrait) != 0; }
        }

        public override bool IsGenericTypeDefinition
        {
            get { return (GetTraits(this) & DefinitionTrait) != 0; }
        }

        public override RuntimeTypeHandle TypeHandle
        {
            get { return new RuntimeTypeHandle(this); }
        }

        public override Type GetElementType()
        {
            return GetElement(this);
        }

        public override int GetArrayRank()
        {
            int rank = GetRank(this);
            if (rank == 0) throw new ArgumentException("Must be an array type.");
            return rank;
        }

        public override Type[] GetGenericArguments()
        {
            return GetArguments(this);
        }

        private static Type[] GetArguments(RuntimeType type)
        {
            Type[] arguments = new Type[CountArguments(type)];
            for (int i = 0; i < arguments.Length; i++) arguments[i] = ArgumentAt(type, i);
            return arguments;
        }

        public override Type GetGenericTypeDefinition()
        {
            if (!IsGenericType)
            {
                throw new InvalidOperationException(
                    "This operation is only valid on generic types.");
            }
            return GetDefinition(this);
        }

        public override Type MakeGenericType(params Type[] typeArguments)
        {
            if (typeArguments == null) throw new ArgumentNullException("instantiation");
            if (!IsGenericTypeDefinition)
            {
                throw new InvalidOperationException(ToString()
                    + " is not a GenericTypeDefinition. MakeGenericType may only "
                    + "be called on a type for which Type.IsGenericTypeDefinition is true.");
            }
            if (typeArguments.Length != CountArguments(this))
            {
                throw new ArgumentException(
                    "The number of generic arguments provided doesn't equal the arity of the "
                    + "generic type definition.", "instantiation");
            }
            Type[] arguments = new Type[typeArguments.Length];
            for (int i = 0; i < arguments.Length; i++)
            {
                arguments[i] = typeArguments[i];
                if (arguments[i] == null) throw new ArgumentNullException("instantiation");
            }
            Layout.Settle(arguments, true);
            return Instantiate(this, arguments);
        }

        public override Type MakeArrayType()
        {
            return ArrayOf(this, 0);
        }

        public override Type MakeArrayType(int rank)
        {
            if (rank <= 0) throw new IndexOutOfRangeException();
            return ArrayOf(this, rank);
        }

        public override Type[] GetInterfaces()
        {
            Type[] interfaces = new Type[CountInterfaces(this)];
            for (int i = 0; i < interfaces.Length; i++) interfaces[i] = InterfaceAt(this, i);
            return interfaces;
        }

        public override bool IsAssignableFrom(Type c)
        {
            return c != null && IsAssignable(Unsafe.As<RuntimeType>(c), this);
        }

        public override bool IsInstanceOfType(object o)
        {
            return o != null && IsAssignableFrom(o.GetType());
        }

        public override FieldInfo GetField(string name, BindingFlags bindingAttr)
        {
            return RuntimeFieldInfo.Find(this, name, bindingAttr);
        }

        public override FieldInfo[] GetFields(BindingFlags bindingAttr)
        {
            return RuntimeFieldInfo.FindAll(this, bindingAttr);
        }

        public override int GetHashCode()
        {
            return GetNumber(this);
        }

        // The name and namespace of a type's definition: "Dictionary`2",
        // "System.Collections.Generic".
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string GetDefinitionName(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string GetDefinitionNamespace(RuntimeType type);

        // Which of the traits above it has.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int GetTraits(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type GetBase(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type GetDeclaring(RuntimeType type);

        // Of an array, pointer or by-ref type, else null.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type GetElement(RuntimeType type);

        // The number of dimensions of an array type, else 0.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int GetRank(RuntimeType type);

        // None of what is not generic.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountArguments(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type ArgumentAt(RuntimeType type, int index);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type GetDefinition(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountInterfaces(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type InterfaceAt(RuntimeType type, int index);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool IsAssignable(RuntimeType from, RuntimeType to);

        // As many arguments as the definition has parameters, in an array that nobody else has.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type Instantiate(RuntimeType definition, Type[] arguments);

        // Rank 0: T[].
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type ArrayOf(RuntimeType element, int rank);

        // A hash code that is the same in every run.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int GetNumber(RuntimeType type);
    }

    // What `ldtoken` pushes. To the machine each of these is the object (or number) in its only
    // field.
    public struct RuntimeTypeHandle : IEquatable<RuntimeTypeHandle>
    {
        internal readonly Type _type;

        internal RuntimeTypeHandle(Type type)
        {
            _type = type;
        }

        public bool Equals(RuntimeTypeHandle handle)
        {
            return (object)_type == (object)handle._type;
        }

        public override bool Equals(object obj)
        {
            return obj is RuntimeTypeHandle && Equals((RuntimeTypeHandle)obj);
        }

        public override int GetHashCode()
        {
            return _type == null ? 0 : _type.GetHashCode();
        }

        public static bool operator ==(RuntimeTypeHandle left, RuntimeTypeHandle right)
        {
            return left.Equals(right);
        }

        public static bool operator !=(RuntimeTypeHandle left, RuntimeTypeHandle right)
        {
            return !left.Equals(right);
        }
    }

    public struct RuntimeFieldHandle
    {
        internal readonly IntPtr _value;
    }

    public struct RuntimeMethodHandle
    {
        internal readonly IntPtr _value;
    }

    public enum TypeCode
    {
        Empty = 0,
        Object = 1,
        DBNull = 2,
        Boolean = 3,
        Char = 4,
        SByte = 5,
        Byte = 6,
        Int16 = 7,
        UInt16 = 8,
        Int32 = 9,
        UInt32 = 10,
        Int64 = 11,
        UInt64 = 12,
        Single = 13,
        Double = 14,
        Decimal = 15,
        DateTime = 16,
        String = 18
    }
}
