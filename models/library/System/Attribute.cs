// System.Attribute: what attributes are, and how they are asked for.
using System.Reflection;

namespace System
{
    public abstract class Attribute
    {
        protected Attribute()
        {
        }

        public virtual object TypeId
        {
            get { return GetType(); }
        }

        public virtual bool Match(object obj)
        {
            return Equals(obj);
        }

        public virtual bool IsDefaultAttribute()
        {
            return false;
        }

        // Two of a class are the same if their fields are.
        public override bool Equals(object obj)
        {
            if (obj == null || GetType() != obj.GetType()) return false;
            for (Type type = GetType(); type != typeof(Attribute); type = type.BaseType)
            {
                FieldInfo[] fields = FieldsOf(type);
                for (int i = 0; i < fields.Length; i++)
                {
                    if (!AreSame(fields[i].GetValue(this), fields[i].GetValue(obj))) return false;
                }
            }
            return true;
        }

        private static FieldInfo[] FieldsOf(Type type)
        {
            return type.GetFields(BindingFlags.Instance | BindingFlags.Public
                | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
        }

        private static bool AreSame(object mine, object other)
        {
            if (mine == null || other == null) return mine == other;
            Array some = mine as Array, others = other as Array;
            if (some == null) return mine.Equals(other);
            if (mine.GetType() != other.GetType() || some.Length != others.Length) return false;
            for (int i = 0; i < some.Length; i++)
            {
                if (!AreSame(some.GetValue(i), others.GetValue(i))) return false;
            }
            return true;
        }

        public override int GetHashCode()
        {
            Type type = GetType();
            FieldInfo[] fields = FieldsOf(type);
            for (int i = 0; i < fields.Length; i++)
            {
                object value = fields[i].GetValue(this);
                if (value != null && !value.GetType().IsArray) return value.GetHashCode();
            }
            return type.GetHashCode();
        }

        private static void CheckType(Type attributeType)
        {
            if (attributeType == null) throw new ArgumentNullException("attributeType");
            if (!attributeType.IsSubclassOf(typeof(Attribute)) && attributeType != typeof(Attribute))
            {
                throw new ArgumentException("Type passed in must be derived from System.Attribute "
                    + "or System.Attribute itself.");
            }
        }

        private static Attribute One(Attribute[] found)
        {
            if (found.Length == 0) return null;
            if (found.Length == 1) return found[0];
            throw new AmbiguousMatchException("Multiple custom attributes of the same type '" + found[0]
                + "' found.");
        }

        public static Attribute[] GetCustomAttributes(MemberInfo element)
        {
            return GetCustomAttributes(element, typeof(Attribute), true);
        }

        public static Attribute[] GetCustomAttributes(MemberInfo element, bool inherit)
        {
            return GetCustomAttributes(element, typeof(Attribute), inherit);
        }

        public static Attribute[] GetCustomAttributes(MemberInfo element, Type attributeType)
        {
            return GetCustomAttributes(element, attributeType, true);
        }

        public static Attribute[] GetCustomAttributes(MemberInfo element, Type attributeType, bool inherit)
        {
            if ((object)element == null) throw new ArgumentNullException("element");
            CheckType(attributeType);
            PropertyInfo property = element as PropertyInfo;
            return (Attribute[])((object)property == null
                ? element.GetCustomAttributes(attributeType, inherit)
                : AttributeList.Of(property, attributeType, inherit));
        }

        public static Attribute GetCustomAttribute(MemberInfo element, Type attributeType)
        {
            return GetCustomAttribute(element, attributeType, true);
        }

        public static Attribute GetCustomAttribute(MemberInfo element, Type attributeType, bool inherit)
        {
            return One(GetCustomAttributes(element, attributeType, inherit));
        }

        public static bool IsDefined(MemberInfo element, Type attributeType)
        {
            return IsDefined(element, attributeType, true);
        }

        public static bool IsDefined(MemberInfo element, Type attributeType, bool inherit)
        {
            if ((object)element == null) throw new ArgumentNullException("element");
            CheckType(attributeType);
            PropertyInfo property = element as PropertyInfo;
            return (object)property == null ? element.IsDefined(attributeType, inherit)
                : AttributeList.IsDefined(property, attributeType, inherit);
        }

        public static Attribute[] GetCustomAttributes(ParameterInfo element)
        {
            return GetCustomAttributes(element, typeof(Attribute), true);
        }

        public static Attribute[] GetCustomAttributes(ParameterInfo element, bool inherit)
        {
            return GetCustomAttributes(element, typeof(Attribute), inherit);
        }

        public static Attribute[] GetCustomAttributes(ParameterInfo element, Type attributeType)
        {
            return GetCustomAttributes(element, attributeType, true);
        }

        public static Attribute[] GetCustomAttributes(ParameterInfo element, Type attributeType, bool inherit)
        {
            if ((object)element == null) throw new ArgumentNullException("element");
            CheckType(attributeType);
            return (Attribute[])element.GetCustomAttributes(attributeType, inherit);
        }

        public static Attribute GetCustomAttribute(ParameterInfo element, Type attributeType)
        {
            return GetCustomAttribute(element, attributeType, true);
        }

        public static Attribute GetCustomAttribute(ParameterInfo element, Type attributeType, bool inherit)
        {
            return One(GetCustomAttributes(element, attributeType, inherit));
        }

        public static bool IsDefined(ParameterInfo element, Type attributeType)
        {
            return IsDefined(element, attributeType, true);
        }

        public static bool IsDefined(ParameterInfo element, Type attributeType, bool inherit)
        {
            if ((object)element == null) throw new ArgumentNullException("element");
            CheckType(attributeType);
            return element.IsDefined(attributeType, inherit);
        }

        public static Attribute[] GetCustomAttributes(Assembly element)
        {
            return GetCustomAttributes(element, typeof(Attribute), true);
        }

        public static Attribute[] GetCustomAttributes(Assembly element, bool inherit)
        {
            return GetCustomAttributes(element, typeof(Attribute), inherit);
        }

        public static Attribute[] GetCustomAttributes(Assembly element, Type attributeType)
        {
            return GetCustomAttributes(element, attributeType, true);
        }

        public static Attribute[] GetCustomAttributes(Assembly element, Type attributeType, bool inherit)
        {
            if ((object)element == null) throw new ArgumentNullException("element");
            CheckType(attributeType);
            return (Attribute[])element.GetCustomAttributes(attributeType, inherit);
        }

        public static Attribute GetCustomAttribute(Assembly element, Type attributeType)
        {
            return GetCustomAttribute(element, attributeType, true);
        }

        public static Attribute GetCustomAttribute(Assembly element, Type attributeType, bool inherit)
        {
            return One(GetCustomAttributes(element, attributeType, inherit));
        }

        public static bool IsDefined(Assembly element, Type attributeType)
        {
            return IsDefined(element, attributeType, true);
        }

        public static bool IsDefined(Assembly element, Type attributeType, bool inherit)
        {
            if ((object)element == null) throw new ArgumentNullException("element");
            CheckType(attributeType);
            return element.IsDefined(attributeType, inherit);
        }
    }
}
