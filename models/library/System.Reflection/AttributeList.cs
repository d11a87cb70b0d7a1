// The custom attributes of what has a source: a module's number and a metadata token. An attribute
// is made anew each time that it is asked for.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace System.Reflection
{
    internal static class AttributeList
    {
        internal const long Nowhere = 0;
        private const long OfTheClassLibrary = -1;

        internal static void CheckType(Type attributeType)
        {
            if (attributeType == null) throw new ArgumentNullException("attributeType");
        }

        // What is in no file of the program has none of the program's attributes. Which others it
        // has is not modelled.
        private static int Count(long source, Type wanted)
        {
            if (source == Nowhere) return 0;
            if (source != OfTheClassLibrary) return CountOf(source);
            if (!IsOfProgram(Unsafe.As<RuntimeType>(wanted)))
            {
                Unexplored.Reach("attributes of the class library are not modelled");
            }
            return 0;
        }

        internal static IList<CustomAttributeData> DataOf(long source)
        {
            CustomAttributeData[] data = new CustomAttributeData[Count(source, typeof(object))];
            for (int i = 0; i < data.Length; i++) data[i] = new RuntimeAttributeData(source, i);
            return Array.AsReadOnly(data);
        }

        internal static object[] Of(long source, Type wanted)
        {
            List<object> found = new List<object>();
            Add(found, source, wanted, null);
            return ArrayOf(found, wanted);
        }

        internal static bool IsDefined(long source, Type wanted)
        {
            int count = Count(source, wanted);
            for (int i = 0; i < count; i++)
            {
                if (wanted.IsAssignableFrom(TypeAt(source, i))) return true;
            }
            return false;
        }

        // Those of what the member overrides, too, if the attribute says so.
        internal static object[] Of(MemberInfo member, Type wanted, bool inherit)
        {
            List<object> found = new List<object>();
            List<Type> seen = new List<Type>();
            Add(found, member.Source, wanted, null);
            if (inherit)
            {
                for (int i = 0; i < found.Count; i++) seen.Add(found[i].GetType());
                for (MemberInfo at = member.Parent; (object)at != null; at = at.Parent)
                {
                    Add(found, at.Source, wanted, seen);
                }
            }
            AddFromFlags(found, member, wanted);
            return ArrayOf(found, wanted);
        }

        internal static bool IsDefined(MemberInfo member, Type wanted, bool inherit)
        {
            if (IsDefined(member.Source, wanted)) return true;
            List<object> flags = new List<object>();
            AddFromFlags(flags, member, wanted);
            if (flags.Count > 0) return true;
            for (MemberInfo at = inherit ? member.Parent : null; (object)at != null; at = at.Parent)
            {
                int count = Count(at.Source, wanted);
                for (int i = 0; i < count; i++)
                {
                    Type type = TypeAt(at.Source, i);
                    if (wanted.IsAssignableFrom(type) && UsageOf(type).Inherited) return true;
                }
            }
            return false;
        }

        // `seen`: those of classes derived from the one that is inherited from; null: not inherited.
        private static void Add(List<object> found, long source, Type wanted, List<Type> seen)
        {
            int count = Count(source, wanted), start = found.Count;
            for (int i = 0; i < count; i++)
            {
                Type type = TypeAt(source, i);
                if (!wanted.IsAssignableFrom(type)) continue;
                if (seen != null)
                {
                    AttributeUsageAttribute usage = UsageOf(type);
                    if (!usage.Inherited) continue;
                    if (!usage.AllowMultiple && seen.Contains(type)) continue;
                }
                found.Add(new AttributeReader(source, i).Make());
            }
            for (int i = start; seen != null && i < found.Count; i++) seen.Add(found[i].GetType());
        }

        // What is kept as a flag and not as an attribute.
        private static void AddFromFlags(List<object> found, MemberInfo member, Type wanted)
        {
            Type type = member as Type;
            bool is_serializable = type != null
                && wanted.IsAssignableFrom(typeof(SerializableAttribute))
                && !type.HasElementType && (type.Attributes & TypeAttributes.Serializable) != 0;
            if (is_serializable) found.Add(new SerializableAttribute());
            FieldInfo field = member as FieldInfo;
            bool is_not_serialized = (object)field != null
                && wanted.IsAssignableFrom(typeof(NonSerializedAttribute))
                && (field.Attributes & FieldAttributes.NotSerialized) != 0;
            if (is_not_serialized) found.Add(new NonSerializedAttribute());
        }

        internal static AttributeUsageAttribute UsageOf(Type type)
        {
            for (Type at = type; at != null; at = at.BaseType)
            {
                long source = OfType(Unsafe.As<RuntimeType>(at));
                int count = Count(source, typeof(AttributeUsageAttribute));
                for (int i = 0; i < count; i++)
                {
                    if (TypeAt(source, i) == typeof(AttributeUsageAttribute))
                    {
                        return (AttributeUsageAttribute)new AttributeReader(source, i).Make();
                    }
                }
            }
            return new AttributeUsageAttribute(AttributeTargets.All);
        }

        private static object[] ArrayOf(List<object> found, Type wanted)
        {
            bool is_class = !wanted.IsValueType && !wanted.ContainsGenericParameters;
            object[] array = is_class ? (object[])Array.CreateInstance(wanted, found.Count)
                : new object[found.Count];
            for (int i = 0; i < array.Length; i++) array[i] = found[i];
            return array;
        }

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern long OfType(RuntimeType type);

        // Of a row of a table in the type's module.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern long OfRow(RuntimeType type, int table, int row);

        // The row of a method.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int RowOf(IntPtr method);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern long OfAssembly(long module);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountOf(long source);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern IntPtr ConstructorAt(long source, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern Type TypeAt(long source, int number);

        // The bytes of its value (II.23.3).
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int LengthAt(long source, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern byte ByteAt(long source, int number, int index);

        // What lies there as UTF-8.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern string TextAt(long source, int number, int index, int length);

        // Whether it belongs neither to the models nor to the framework.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool IsOfProgram(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern bool IsOfModels(RuntimeType type);
    }
}
