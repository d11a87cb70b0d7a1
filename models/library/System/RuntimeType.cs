// What a System.Type is: a type of the machine.
using System.Reflection;
using System.Runtime.CompilerServices;

namespace System
{
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
        internal const int ParameterTrait = 1024;
        internal const int ByRefLikeTrait = 2048;

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
            if (!IsGenericType) return name;
            if (!IsGenericTypeDefinition) return name + ArgumentsOf(GetArguments(this), false);
            string text = "[";
            int count = CountArguments(this);
            for (int i = 0; i < count; i++) text += (i > 0 ? "," : "") + ParameterName(this, i);
            return name + text + "]";
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

        internal override long Source
        {
            get { return AttributeList.OfType(this); }
        }

        internal override MemberInfo Parent
        {
            get
            {
                Type type = BaseType;
                return type == typeof(object) ? null : type;
            }
        }

        public override Assembly Assembly
        {
            get { return new RuntimeAssembly(RuntimeAssembly.OfType(this)); }
        }

        public override ConstructorInfo[] GetConstructors(BindingFlags bindingAttr)
        {
            return MemberSearch.Constructors(this, bindingAttr, true);
        }

        public override MethodInfo[] GetMethods(BindingFlags bindingAttr)
        {
            return MemberSearch.MethodsOf(this, null, bindingAttr).ToArray();
        }

        public override PropertyInfo[] GetProperties(BindingFlags bindingAttr)
        {
            return MemberSearch.PropertiesOf(this, null, bindingAttr).ToArray();
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

        // The name of a generic definition's parameter.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string ParameterName(RuntimeType type, int index);

        // What its definition says of it: TypeAttributes. `isExact`: as the real one has them all.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int GetFlags(RuntimeType type, bool isExact);

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
}
