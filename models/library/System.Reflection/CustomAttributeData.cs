// Custom attributes that are looked at without being made.
using System.Collections.Generic;

namespace System.Reflection
{
    public class CustomAttributeData
    {
        protected CustomAttributeData()
        {
        }

        public virtual Type AttributeType
        {
            get { return Constructor.DeclaringType; }
        }

        public virtual ConstructorInfo Constructor
        {
            get { return null; }
        }

        public virtual IList<CustomAttributeTypedArgument> ConstructorArguments
        {
            get { return null; }
        }

        public virtual IList<CustomAttributeNamedArgument> NamedArguments
        {
            get { return null; }
        }

        public static IList<CustomAttributeData> GetCustomAttributes(MemberInfo target)
        {
            if ((object)target == null) throw new ArgumentNullException("target");
            return target.GetCustomAttributesData();
        }

        public static IList<CustomAttributeData> GetCustomAttributes(ParameterInfo target)
        {
            if (target == null) throw new ArgumentNullException("target");
            return target.GetCustomAttributesData();
        }

        public static IList<CustomAttributeData> GetCustomAttributes(Assembly target)
        {
            if ((object)target == null) throw new ArgumentNullException("target");
            return target.GetCustomAttributesData();
        }
    }

    internal sealed class RuntimeAttributeData : CustomAttributeData
    {
        private readonly long _source;
        private readonly int _number;

        internal RuntimeAttributeData(long source, int number)
        {
            _source = source;
            _number = number;
        }

        public override Type AttributeType
        {
            get { return AttributeList.TypeAt(_source, _number); }
        }

        public override ConstructorInfo Constructor
        {
            get { return new AttributeReader(_source, _number).Constructor; }
        }

        public override IList<CustomAttributeTypedArgument> ConstructorArguments
        {
            get { return new AttributeReader(_source, _number).Arguments.AsReadOnly(); }
        }

        public override IList<CustomAttributeNamedArgument> NamedArguments
        {
            get { return new AttributeReader(_source, _number).Named.AsReadOnly(); }
        }
    }

    public readonly struct CustomAttributeTypedArgument
    {
        private readonly Type _type;
        private readonly object _value;

        public CustomAttributeTypedArgument(Type argumentType, object value)
        {
            if (argumentType == null) throw new ArgumentNullException("argumentType");
            _type = argumentType;
            _value = value;
        }

        public Type ArgumentType
        {
            get { return _type; }
        }

        public object Value
        {
            get { return _value; }
        }
    }

    public readonly struct CustomAttributeNamedArgument
    {
        private readonly MemberInfo _member;
        private readonly CustomAttributeTypedArgument _value;
        private readonly bool _isField;

        internal CustomAttributeNamedArgument(MemberInfo member, CustomAttributeTypedArgument value,
            bool isField)
        {
            _member = member;
            _value = value;
            _isField = isField;
        }

        public MemberInfo MemberInfo
        {
            get { return _member; }
        }

        public string MemberName
        {
            get { return _member.Name; }
        }

        public CustomAttributeTypedArgument TypedValue
        {
            get { return _value; }
        }

        public bool IsField
        {
            get { return _isField; }
        }
    }

    public class CustomAttributeFormatException : FormatException
    {
        public CustomAttributeFormatException()
            : base("Binary format of the specified custom attribute was invalid.")
        {
        }

        public CustomAttributeFormatException(string message) : base(message)
        {
        }

        public CustomAttributeFormatException(string message, Exception inner) : base(message, inner)
        {
        }
    }
}
