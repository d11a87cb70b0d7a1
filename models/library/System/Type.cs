// System.Type. The machine makes one RuntimeType (RuntimeType.cs) for each of its types, so that
// comparing references compares types.
using System.Reflection;
using System.Runtime.CompilerServices;

namespace System
{
    public abstract partial class Type : MemberInfo
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
            get { return FullName + ", " + Assembly.FullName; }
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
            get
            {
                if (HasElementType) return GetElementType().ContainsGenericParameters;
                return IsGenericTypeDefinition || IsGenericParameter;
            }
        }

        public virtual bool IsGenericParameter
        {
            get { return (Traits & RuntimeType.ParameterTrait) != 0; }
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
        public static readonly object Missing = System.Reflection.Missing.Value;

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
}
