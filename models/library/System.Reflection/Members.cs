// What all members have in common, and the small types of reflection.
using System.Collections.Generic;

namespace System.Reflection
{
    public interface ICustomAttributeProvider
    {
        object[] GetCustomAttributes(bool inherit);
        object[] GetCustomAttributes(Type attributeType, bool inherit);
        bool IsDefined(Type attributeType, bool inherit);
    }

    [Flags]
    public enum MemberTypes
    {
        Constructor = 1,
        Event = 2,
        Field = 4,
        Method = 8,
        Property = 16,
        TypeInfo = 32,
        Custom = 64,
        NestedType = 128,
        All = 191
    }

    public abstract class MemberInfo : ICustomAttributeProvider
    {
        public abstract MemberTypes MemberType { get; }
        public abstract string Name { get; }

        public virtual Type DeclaringType
        {
            get { return null; }
        }

        public virtual Type ReflectedType
        {
            get { return DeclaringType; }
        }

        // Where its attributes are: see AttributeList.
        internal virtual long Source
        {
            get { return AttributeList.Nowhere; }
        }

        // Whose attributes it inherits, or null.
        internal virtual MemberInfo Parent
        {
            get { return null; }
        }

        public virtual object[] GetCustomAttributes(bool inherit)
        {
            return AttributeList.Of(this, typeof(object), inherit);
        }

        public virtual object[] GetCustomAttributes(Type attributeType, bool inherit)
        {
            AttributeList.CheckType(attributeType);
            return AttributeList.Of(this, attributeType, inherit);
        }

        public virtual bool IsDefined(Type attributeType, bool inherit)
        {
            AttributeList.CheckType(attributeType);
            return AttributeList.IsDefined(this, attributeType, inherit);
        }

        public virtual IList<CustomAttributeData> GetCustomAttributesData()
        {
            return AttributeList.DataOf(Source);
        }

        public virtual IEnumerable<CustomAttributeData> CustomAttributes
        {
            get { return GetCustomAttributesData(); }
        }

        public override bool Equals(object obj)
        {
            return base.Equals(obj);
        }

        public override int GetHashCode()
        {
            return base.GetHashCode();
        }

        public static bool operator ==(MemberInfo left, MemberInfo right)
        {
            return (object)left == null ? (object)right == null : left.Equals(right);
        }

        public static bool operator !=(MemberInfo left, MemberInfo right)
        {
            return !(left == right);
        }
    }

    // Of the only kind that there is.
    public abstract class TypeInfo : Type
    {
        public virtual IEnumerable<Type> ImplementedInterfaces
        {
            get { return GetInterfaces(); }
        }

        public virtual Type[] GenericTypeParameters
        {
            get { return IsGenericTypeDefinition ? GetGenericArguments() : EmptyTypes; }
        }

        public virtual IEnumerable<ConstructorInfo> DeclaredConstructors
        {
            get { return GetConstructors(Declared); }
        }

        public virtual IEnumerable<MethodInfo> DeclaredMethods
        {
            get { return GetMethods(Declared); }
        }

        public virtual IEnumerable<PropertyInfo> DeclaredProperties
        {
            get { return GetProperties(Declared); }
        }

        public virtual IEnumerable<FieldInfo> DeclaredFields
        {
            get { return GetFields(Declared); }
        }

        public virtual PropertyInfo GetDeclaredProperty(string name)
        {
            return GetProperty(name, Declared);
        }

        public virtual MethodInfo GetDeclaredMethod(string name)
        {
            return GetMethod(name, Declared);
        }

        public virtual FieldInfo GetDeclaredField(string name)
        {
            return GetField(name, Declared);
        }

        public virtual Type AsType()
        {
            return this;
        }

        public virtual bool IsAssignableFrom(TypeInfo typeInfo)
        {
            return IsAssignableFrom((Type)typeInfo);
        }

        private const BindingFlags Declared = BindingFlags.DeclaredOnly | BindingFlags.Public
            | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static;
    }

    public interface IReflectableType
    {
        TypeInfo GetTypeInfo();
    }

    public static class IntrospectionExtensions
    {
        public static TypeInfo GetTypeInfo(this Type type)
        {
            if (type == null) throw new ArgumentNullException("type");
            return (TypeInfo)type;
        }
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
    public sealed class DefaultMemberAttribute : Attribute
    {
        private readonly string _memberName;

        public DefaultMemberAttribute(string memberName)
        {
            _memberName = memberName;
        }

        public string MemberName
        {
            get { return _memberName; }
        }
    }

    public class TargetInvocationException : ApplicationException
    {
        public TargetInvocationException(Exception inner)
            : base("Exception has been thrown by the target of an invocation.", inner)
        {
        }

        public TargetInvocationException(string message, Exception inner) : base(message, inner)
        {
        }
    }

    public class AmbiguousMatchException : SystemException
    {
        public AmbiguousMatchException() : base("Ambiguous match found.")
        {
        }

        public AmbiguousMatchException(string message) : base(message)
        {
        }

        public AmbiguousMatchException(string message, Exception inner) : base(message, inner)
        {
        }
    }
}
