// Members by reflection: methods have names only; fields are in Fields.cs.
using System.Collections.Generic;

namespace System.Reflection
{
    public interface ICustomAttributeProvider
    {
    }

    public abstract class MemberInfo : ICustomAttributeProvider
    {
        public abstract string Name { get; }

        public virtual Type DeclaringType
        {
            get { return null; }
        }
    }

    public abstract class MethodBase : MemberInfo
    {
    }

    public abstract class MethodInfo : MethodBase
    {
        public override bool Equals(object obj)
        {
            return base.Equals(obj);
        }

        public override int GetHashCode()
        {
            return base.GetHashCode();
        }

        public static bool operator ==(MethodInfo left, MethodInfo right)
        {
            return (object)left == null ? (object)right == null : left.Equals(right);
        }

        public static bool operator !=(MethodInfo left, MethodInfo right)
        {
            return !(left == right);
        }
    }

    internal sealed class RuntimeMethodInfo : MethodInfo
    {
        private readonly string _name;
        private readonly Type _type;
        private readonly IntPtr _method;

        public RuntimeMethodInfo(string name, Type type, IntPtr method)
        {
            _name = name;
            _type = type;
            _method = method;
        }

        public override string Name
        {
            get { return _name; }
        }

        public override Type DeclaringType
        {
            get { return _type; }
        }

        public override string ToString()
        {
            return _name;
        }

        public override bool Equals(object obj)
        {
            RuntimeMethodInfo other = obj as RuntimeMethodInfo;
            return (object)other != null && _method == other._method;
        }

        public override int GetHashCode()
        {
            return _name.GetHashCode();
        }
    }

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

        public virtual Type AsType()
        {
            return this;
        }

        public virtual bool IsAssignableFrom(TypeInfo typeInfo)
        {
            return IsAssignableFrom((Type)typeInfo);
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
