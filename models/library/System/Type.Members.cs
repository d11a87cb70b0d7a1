// What a System.Type says of its members, its visibility and its assembly.
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace System
{
    public abstract partial class Type
    {
        private const BindingFlags Visible =
            BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public;

        public override MemberTypes MemberType
        {
            get { return IsNested ? MemberTypes.NestedType : MemberTypes.TypeInfo; }
        }

        public abstract Assembly Assembly { get; }

        // What array and pointer types have is fixed.
        public TypeAttributes Attributes
        {
            get
            {
                if (IsArray)
                {
                    return TypeAttributes.Public | TypeAttributes.Sealed | TypeAttributes.Serializable;
                }
                if (HasElementType) return TypeAttributes.NotPublic;
                return (TypeAttributes)RuntimeType.GetFlags(Unsafe.As<RuntimeType>(this), true);
            }
        }

        private TypeAttributes Visibility
        {
            get
            {
                if (IsArray) return TypeAttributes.Public;
                if (HasElementType) return TypeAttributes.NotPublic;
                return (TypeAttributes)RuntimeType.GetFlags(Unsafe.As<RuntimeType>(this), false)
                    & TypeAttributes.VisibilityMask;
            }
        }

        public bool IsPublic
        {
            get { return Visibility == TypeAttributes.Public; }
        }

        public bool IsNotPublic
        {
            get { return Visibility == TypeAttributes.NotPublic; }
        }

        public bool IsNestedPublic
        {
            get { return Visibility == TypeAttributes.NestedPublic; }
        }

        public bool IsNestedPrivate
        {
            get { return Visibility == TypeAttributes.NestedPrivate; }
        }

        public bool IsNestedFamily
        {
            get { return Visibility == TypeAttributes.NestedFamily; }
        }

        public bool IsNestedAssembly
        {
            get { return Visibility == TypeAttributes.NestedAssembly; }
        }

        public bool IsVisible
        {
            get
            {
                if (HasElementType) return GetElementType().IsVisible;
                if (IsGenericParameter) return true;
                for (Type type = this; ; type = type.DeclaringType)
                {
                    if (!type.IsNested)
                    {
                        if (!type.IsPublic) return false;
                        break;
                    }
                    if (!type.IsNestedPublic) return false;
                }
                if (!IsConstructedGenericType) return true;
                Type[] arguments = GetGenericArguments();
                for (int i = 0; i < arguments.Length; i++)
                {
                    if (!arguments[i].IsVisible) return false;
                }
                return true;
            }
        }

        public virtual bool IsSerializable
        {
            get
            {
                return !HasElementType && (Attributes & TypeAttributes.Serializable) != 0 || IsEnum
                    || IsSubclassOf(typeof(Delegate));
            }
        }

        public virtual bool IsByRefLike
        {
            get { return (Traits & RuntimeType.ByRefLikeTrait) != 0; }
        }

        public virtual bool IsSZArray
        {
            get { return IsArray && GetArrayRank() == 1; }
        }

        public virtual bool IsTypeDefinition
        {
            get { return !HasElementType && !IsConstructedGenericType && !IsGenericParameter; }
        }

        public virtual bool IsGenericTypeParameter
        {
            get { return IsGenericParameter; }
        }

        public virtual bool IsGenericMethodParameter
        {
            get { return false; }
        }

        public bool IsCOMObject
        {
            get { return false; }
        }

        public bool IsSpecialName
        {
            get { return (Attributes & TypeAttributes.SpecialName) != 0; }
        }

        public bool IsMarshalByRef
        {
            get { return typeof(MarshalByRefObject).IsAssignableFrom(this); }
        }

        public static Type GetType(string typeName)
        {
            return GetType(typeName, false);
        }

        public static Type GetType(string typeName, bool throwOnError)
        {
            if (typeName == null) throw new ArgumentNullException("TypeName");
            Type found = TypeNames.Find(typeName);
            if (found != null || !throwOnError) return found;
            throw new TypeLoadException("Could not load type '" + typeName + "'.");
        }

        // ---- constructors -------------------------------------------------------------------------

        public abstract ConstructorInfo[] GetConstructors(BindingFlags bindingAttr);
        public abstract MethodInfo[] GetMethods(BindingFlags bindingAttr);
        public abstract PropertyInfo[] GetProperties(BindingFlags bindingAttr);

        public ConstructorInfo[] GetConstructors()
        {
            return GetConstructors(BindingFlags.Instance | BindingFlags.Public);
        }

        public ConstructorInfo GetConstructor(Type[] types)
        {
            return GetConstructor(BindingFlags.Instance | BindingFlags.Public, types);
        }

        public ConstructorInfo GetConstructor(BindingFlags bindingAttr, Type[] types)
        {
            return GetConstructor(bindingAttr, null, types, null);
        }

        public ConstructorInfo GetConstructor(BindingFlags bindingAttr, Binder binder, Type[] types,
            ParameterModifier[] modifiers)
        {
            CheckTypes(types);
            ConstructorInfo[] all =
                MemberSearch.Constructors(Unsafe.As<RuntimeType>(this), bindingAttr, false);
            for (int i = 0; i < all.Length; i++)
            {
                if (MemberSearch.HasParameters(all[i], types)) return all[i];
            }
            // One whose parameters are only of base classes would do, too.
            all = GetConstructors(bindingAttr);
            for (int i = 0; i < all.Length; i++)
            {
                if (all[i].GetParameters().Length == types.Length && types.Length > 0)
                {
                    Unexplored.Reach("the choice among several methods is not modelled");
                }
            }
            return null;
        }

        private static void CheckTypes(Type[] types)
        {
            if (types == null) throw new ArgumentNullException("types");
            for (int i = 0; i < types.Length; i++)
            {
                if (types[i] == null) throw new ArgumentNullException("types");
            }
        }

        // ---- methods ------------------------------------------------------------------------------

        public MethodInfo[] GetMethods()
        {
            return GetMethods(Visible);
        }

        public MethodInfo GetMethod(string name)
        {
            return GetMethod(name, Visible);
        }

        public MethodInfo GetMethod(string name, BindingFlags bindingAttr)
        {
            if (name == null) throw new ArgumentNullException("name");
            List<MethodInfo> found =
                MemberSearch.MethodsOf(Unsafe.As<RuntimeType>(this), name, bindingAttr);
            if (found.Count < 2) return found.Count == 0 ? null : found[0];
            // The one of the most derived class, if all have the same parameters.
            Type[] types = TypesOf(found[0].GetParameters());
            for (int i = 1; i < found.Count; i++)
            {
                if (!MemberSearch.HasParameters(found[i], types)
                    || found[i].DeclaringType == found[0].DeclaringType)
                {
                    throw new AmbiguousMatchException("Ambiguous match found for '" + this + " "
                        + found[0] + "'.");
                }
            }
            return found[0];
        }

        private static Type[] TypesOf(ParameterInfo[] parameters)
        {
            Type[] types = new Type[parameters.Length];
            for (int i = 0; i < types.Length; i++) types[i] = parameters[i].ParameterType;
            return types;
        }

        public MethodInfo GetMethod(string name, Type[] types)
        {
            return GetMethod(name, Visible, types);
        }

        public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Type[] types)
        {
            return GetMethod(name, bindingAttr, null, types, null);
        }

        public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Binder binder,
            Type[] types, ParameterModifier[] modifiers)
        {
            if (name == null) throw new ArgumentNullException("name");
            CheckTypes(types);
            List<MethodInfo> found =
                MemberSearch.MethodsOf(Unsafe.As<RuntimeType>(this), name, bindingAttr);
            for (int i = 0; i < found.Count; i++)
            {
                if (MemberSearch.HasParameters(found[i], types)) return found[i];
            }
            for (int i = 0; i < found.Count; i++)
            {
                if (found[i].GetParameters().Length == types.Length && types.Length > 0)
                {
                    Unexplored.Reach("the choice among several methods is not modelled");
                }
            }
            return null;
        }

        // ---- properties ---------------------------------------------------------------------------

        public PropertyInfo[] GetProperties()
        {
            return GetProperties(Visible);
        }

        public PropertyInfo GetProperty(string name)
        {
            return GetProperty(name, Visible);
        }

        public PropertyInfo GetProperty(string name, BindingFlags bindingAttr)
        {
            if (name == null) throw new ArgumentNullException("name");
            List<PropertyInfo> found =
                MemberSearch.PropertiesOf(Unsafe.As<RuntimeType>(this), name, bindingAttr);
            if (found.Count < 2) return found.Count == 0 ? null : found[0];
            if (found[0].DeclaringType == found[1].DeclaringType)
            {
                throw new AmbiguousMatchException("Ambiguous match found for '" + this + " "
                    + found[0] + "'.");
            }
            return found[0];
        }

        public PropertyInfo GetProperty(string name, BindingFlags bindingAttr, Binder binder,
            Type returnType, Type[] types, ParameterModifier[] modifiers)
        {
            if (types == null) throw new ArgumentNullException("types");
            List<PropertyInfo> found =
                MemberSearch.PropertiesOf(Unsafe.As<RuntimeType>(this), name, bindingAttr);
            for (int i = 0; i < found.Count; i++)
            {
                if (found[i].GetIndexParameters().Length != types.Length) continue;
                if (types.Length > 0) Unexplored.Reach("the choice among several methods is not modelled");
                if (returnType == null || found[i].PropertyType == returnType) return found[i];
            }
            return null;
        }

        public virtual bool IsEquivalentTo(Type other)
        {
            return this == other;
        }

        public PropertyInfo GetProperty(string name, Type returnType)
        {
            PropertyInfo found = GetProperty(name);
            return (object)found == null || found.PropertyType == returnType ? found : null;
        }

        // ---- interfaces ---------------------------------------------------------------------------

        public Type GetInterface(string name)
        {
            if (name == null) throw new ArgumentNullException("name");
            Type[] all = GetInterfaces();
            Type found = null;
            for (int i = 0; i < all.Length; i++)
            {
                Type one = all[i].IsGenericType ? all[i].GetGenericTypeDefinition() : all[i];
                if (one.Name != name && one.FullName != name) continue;
                if (found != null)
                {
                    throw new AmbiguousMatchException("Ambiguous match found for '" + this + "'.");
                }
                found = all[i];
            }
            return found;
        }
    }
}

namespace System.Reflection
{
    [Flags]
    public enum TypeAttributes
    {
        NotPublic = 0,
        AutoLayout = 0,
        AnsiClass = 0,
        Class = 0,
        Public = 1,
        NestedPublic = 2,
        NestedPrivate = 3,
        NestedFamily = 4,
        NestedAssembly = 5,
        NestedFamANDAssem = 6,
        VisibilityMask = 7,
        NestedFamORAssem = 7,
        SequentialLayout = 8,
        ExplicitLayout = 16,
        LayoutMask = 24,
        Interface = 32,
        ClassSemanticsMask = 32,
        Abstract = 128,
        Sealed = 256,
        SpecialName = 1024,
        RTSpecialName = 2048,
        Import = 4096,
        Serializable = 8192,
        WindowsRuntime = 16384,
        UnicodeClass = 65536,
        AutoClass = 131072,
        StringFormatMask = 196608,
        CustomFormatClass = 196608,
        HasSecurity = 262144,
        ReservedMask = 264192,
        BeforeFieldInit = 1048576,
        CustomFormatMask = 12582912
    }

    public sealed class Missing
    {
        public static readonly Missing Value = new Missing();

        private Missing()
        {
        }
    }
}
