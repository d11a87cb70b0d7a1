// Finds the members of a type, in the order in which the runtime lists them: those of the type
// itself, then those of its bases that it inherits and does not override.
//
// The types of the library models do not have all members of the real ones. Where one that is
// missing could matter, the answer is not known.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace System.Reflection
{
    internal static class MemberSearch
    {
        private static void RequireAll(Type type, bool properties)
        {
            RuntimeType asked = Unsafe.As<RuntimeType>(type);
            if (!AttributeList.IsOfModels(asked) || type.IsInterface) return;
            if (type == typeof(object) || type == typeof(ValueType)) return;
            if (properties && (type == typeof(Attribute) || type == typeof(EventArgs))) return;
            Unexplored.Reach("listing the members of a type of the class library is not modelled");
        }

        private static bool IsMeant(MethodAttributes attributes, bool isInherited,
            BindingFlags flags)
        {
            MethodAttributes access = attributes & MethodAttributes.MemberAccessMask;
            bool is_public = access == MethodAttributes.Public;
            bool is_static = (attributes & MethodAttributes.Static) != 0;
            if ((flags & (is_public ? BindingFlags.Public : BindingFlags.NonPublic)) == 0)
            {
                return false;
            }
            if ((flags & (is_static ? BindingFlags.Static : BindingFlags.Instance)) == 0)
            {
                return false;
            }
            if (!isInherited) return true;
            return access != MethodAttributes.Private
                && (!is_static || (flags & BindingFlags.FlattenHierarchy) != 0);
        }

        private static Type Next(Type type, BindingFlags flags)
        {
            return (flags & BindingFlags.DeclaredOnly) != 0 ? null : type.BaseType;
        }

        private static bool HasName(string name, string wanted, BindingFlags flags)
        {
            return wanted == null || string.Equals(name, wanted,
                (flags & BindingFlags.IgnoreCase) != 0 ? StringComparison.OrdinalIgnoreCase
                    : StringComparison.Ordinal);
        }

        // ---- constructors -------------------------------------------------------------------------

        internal static ConstructorInfo[] Constructors(RuntimeType type, BindingFlags flags,
            bool isComplete)
        {
            List<ConstructorInfo> found = new List<ConstructorInfo>();
            if (type.IsArray) Unexplored.Reach("listing the members of a type of the class library is not modelled");
            if (isComplete) RequireAll(type, false);
            int count = Methods.CountIn(type);
            for (int i = 0; i < count; i++)
            {
                IntPtr method = Methods.At(type, i);
                string name = Methods.NameOf(method);
                if (name != ".ctor" && name != ".cctor") continue;
                if (IsMeant((MethodAttributes)Methods.FlagsOf(method), false, flags))
                {
                    found.Add(new RuntimeConstructorInfo(method));
                }
            }
            return found.ToArray();
        }

        // ---- methods ------------------------------------------------------------------------------

        internal static List<MethodInfo> MethodsOf(RuntimeType type, string name,
            BindingFlags flags)
        {
            List<MethodInfo> found = new List<MethodInfo>();
            for (Type at = type; at != null; at = Next(at, flags))
            {
                bool is_known = name != null && (found.Count > 0 || at.IsSubclassOf(typeof(Delegate)));
                if (!is_known) RequireAll(at, false);
                RuntimeType owner = Unsafe.As<RuntimeType>(at);
                int count = Methods.CountIn(owner);
                for (int i = 0; i < count; i++)
                {
                    IntPtr method = Methods.At(owner, i);
                    string own = Methods.NameOf(method);
                    if (own == ".ctor" || own == ".cctor" || !HasName(own, name, flags)) continue;
                    if (!IsMeant((MethodAttributes)Methods.FlagsOf(method), at != type, flags))
                    {
                        continue;
                    }
                    RuntimeMethodInfo one = new RuntimeMethodInfo(method, type);
                    if (at == type || !IsOverridden(found, one)) found.Add(one);
                }
            }
            return found;
        }

        private static bool IsOverridden(List<MethodInfo> found, MethodInfo method)
        {
            if (!method.IsVirtual) return false;
            for (int i = 0; i < found.Count; i++)
            {
                MethodInfo other = found[i];
                while ((object)other != null)
                {
                    if (HaveSameNumber(other, method)) return true;
                    other = Overridden(other);
                }
            }
            return false;
        }

        private static bool HaveSameNumber(MethodInfo left, MethodInfo right)
        {
            return ((RuntimeMethodInfo)left).Number == ((RuntimeMethodInfo)right).Number;
        }

        // The method of a base class whose place this one takes, or null.
        internal static MethodInfo Overridden(MethodInfo method)
        {
            const MethodAttributes kind = MethodAttributes.Virtual | MethodAttributes.NewSlot;
            if ((method.Attributes & kind) != MethodAttributes.Virtual) return null;
            IntPtr number = ((RuntimeMethodInfo)method).Number;
            for (Type at = method.DeclaringType.BaseType; at != null; at = at.BaseType)
            {
                RuntimeType owner = Unsafe.As<RuntimeType>(at);
                int count = Methods.CountIn(owner);
                for (int i = 0; i < count; i++)
                {
                    IntPtr other = Methods.At(owner, i);
                    if ((Methods.FlagsOf(other) & (int)MethodAttributes.Virtual) == 0) continue;
                    if (Methods.NameOf(other) == method.Name && HaveSameParameters(number, other))
                    {
                        return new RuntimeMethodInfo(other, null);
                    }
                }
            }
            return null;
        }

        private static bool HaveSameParameters(IntPtr left, IntPtr right)
        {
            int count = Methods.CountParameters(left);
            if (count != Methods.CountParameters(right)) return false;
            if (Methods.CountArguments(left) != Methods.CountArguments(right)) return false;
            for (int i = 0; i < count; i++)
            {
                if (Methods.ParameterType(left, i) != Methods.ParameterType(right, i)) return false;
            }
            return true;
        }

        internal static bool HasParameters(MethodBase method, Type[] types)
        {
            ParameterInfo[] parameters = method.GetParameters();
            if (parameters.Length != types.Length) return false;
            for (int i = 0; i < types.Length; i++)
            {
                if (parameters[i].ParameterType != types[i]) return false;
            }
            return true;
        }

        // ---- properties ---------------------------------------------------------------------------

        internal static List<PropertyInfo> PropertiesOf(RuntimeType type, string name,
            BindingFlags flags)
        {
            List<PropertyInfo> found = new List<PropertyInfo>();
            for (Type at = type; at != null; at = Next(at, flags))
            {
                RuntimeType owner = Unsafe.As<RuntimeType>(at);
                int before = found.Count, count = Properties.CountIn(owner);
                for (int i = 0; i < count; i++)
                {
                    if (!HasName(Properties.NameOf(owner, i), name, flags)) continue;
                    RuntimePropertyInfo one = new RuntimePropertyInfo(owner, i, type);
                    if (IsMeant(MostVisible(one), at != type, flags) && !IsHidden(found, one))
                    {
                        found.Add(one);
                    }
                }
                if (name == null || found.Count == 0) RequireAll(at, true);
            }
            return found;
        }

        // The attributes of the accessor that more can see.
        private static MethodAttributes MostVisible(RuntimePropertyInfo property)
        {
            MethodAttributes attributes = property.Accessor.Attributes;
            MethodInfo setter = property.CanWrite ? property.GetSetMethod(true) : null;
            bool is_more = (object)setter != null && (setter.Attributes & MethodAttributes.MemberAccessMask)
                > (attributes & MethodAttributes.MemberAccessMask);
            return is_more ? setter.Attributes : attributes;
        }

        // By one of a derived class with the same name and type.
        private static bool IsHidden(List<PropertyInfo> found, RuntimePropertyInfo property)
        {
            for (int i = 0; i < found.Count; i++)
            {
                PropertyInfo other = found[i];
                if (other.DeclaringType == property.DeclaringType) continue;
                if (other.Name == property.Name && other.PropertyType == property.PropertyType
                    && HaveSameIndexes(other, property))
                {
                    return true;
                }
            }
            return false;
        }

        private static bool HaveSameIndexes(PropertyInfo left, PropertyInfo right)
        {
            ParameterInfo[] some = left.GetIndexParameters(), others = right.GetIndexParameters();
            if (some.Length != others.Length) return false;
            for (int i = 0; i < some.Length; i++)
            {
                if (some[i].ParameterType != others[i].ParameterType) return false;
            }
            return true;
        }

        internal static PropertyInfo Overridden(RuntimePropertyInfo property)
        {
            MethodInfo accessor = Overridden(property.Accessor);
            if ((object)accessor == null) return null;
            RuntimeType owner = Unsafe.As<RuntimeType>(accessor.DeclaringType);
            int count = Properties.CountIn(owner);
            for (int i = 0; i < count; i++)
            {
                RuntimePropertyInfo one = new RuntimePropertyInfo(owner, i, owner);
                if (one.Name == property.Name && HaveSameIndexes(one, property)) return one;
            }
            return null;
        }
    }
}
