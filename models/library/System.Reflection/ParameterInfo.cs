// Parameters by reflection.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace System.Reflection
{
    [Flags]
    public enum ParameterAttributes
    {
        None = 0,
        In = 1,
        Out = 2,
        Lcid = 4,
        Retval = 8,
        Optional = 16,
        HasDefault = 4096,
        HasFieldMarshal = 8192
    }

    public class ParameterInfo : ICustomAttributeProvider
    {
        protected ParameterInfo()
        {
        }

        public virtual string Name
        {
            get { return null; }
        }

        public virtual Type ParameterType
        {
            get { return null; }
        }

        public virtual int Position
        {
            get { return 0; }
        }

        public virtual MemberInfo Member
        {
            get { return null; }
        }

        public virtual ParameterAttributes Attributes
        {
            get { return ParameterAttributes.None; }
        }

        public virtual bool HasDefaultValue
        {
            get { throw new NotImplementedException(); }
        }

        public virtual object DefaultValue
        {
            get { throw new NotImplementedException(); }
        }

        public virtual object RawDefaultValue
        {
            get { throw new NotImplementedException(); }
        }

        public bool IsIn
        {
            get { return (Attributes & ParameterAttributes.In) != 0; }
        }

        public bool IsOut
        {
            get { return (Attributes & ParameterAttributes.Out) != 0; }
        }

        public bool IsOptional
        {
            get { return (Attributes & ParameterAttributes.Optional) != 0; }
        }

        public bool IsRetval
        {
            get { return (Attributes & ParameterAttributes.Retval) != 0; }
        }

        internal virtual long Source
        {
            get { return AttributeList.Nowhere; }
        }

        public virtual object[] GetCustomAttributes(bool inherit)
        {
            return AttributeList.Of(Source, typeof(object));
        }

        public virtual object[] GetCustomAttributes(Type attributeType, bool inherit)
        {
            AttributeList.CheckType(attributeType);
            return AttributeList.Of(Source, attributeType);
        }

        public virtual bool IsDefined(Type attributeType, bool inherit)
        {
            AttributeList.CheckType(attributeType);
            return AttributeList.IsDefined(Source, attributeType);
        }

        public virtual IList<CustomAttributeData> GetCustomAttributesData()
        {
            return AttributeList.DataOf(Source);
        }

        public virtual IEnumerable<CustomAttributeData> CustomAttributes
        {
            get { return GetCustomAttributesData(); }
        }

        public override string ToString()
        {
            return Methods.NameIn(ParameterType) + " " + Name;
        }
    }

    internal sealed class RuntimeParameterInfo : ParameterInfo
    {
        private readonly MemberInfo _member;
        private readonly IntPtr _method;
        private readonly int _number;  // -1: the return value

        internal RuntimeParameterInfo(MemberInfo member, IntPtr method, int number)
        {
            _member = member;
            _method = method;
            _number = number;
        }

        public override string Name
        {
            get { return Methods.ParameterName(_method, _number); }
        }

        public override Type ParameterType
        {
            get
            {
                return _number < 0 ? Methods.ReturnType(_method)
                    : Methods.ParameterType(_method, _number);
            }
        }

        public override int Position
        {
            get { return _number; }
        }

        public override MemberInfo Member
        {
            get { return _member; }
        }

        public override ParameterAttributes Attributes
        {
            get { return (ParameterAttributes)Methods.ParameterFlags(_method, _number); }
        }

        public override bool HasDefaultValue
        {
            get
            {
                if ((Attributes & ParameterAttributes.HasDefault) != 0) return true;
                Type type = ParameterType;
                bool is_special = IsOptional && (type == typeof(decimal) || type == typeof(DateTime)
                    || type == typeof(decimal?) || type == typeof(DateTime?));
                if (is_special) Unexplored.Reach("default values of decimals and dates are not modelled");
                return false;
            }
        }

        public override object DefaultValue
        {
            get
            {
                if (HasDefaultValue) return Methods.ParameterConstant(_method, _number);
                if (IsOptional) return Type.Missing;
                Unexplored.Reach("DBNull as a default value is not modelled");
                return null;
            }
        }

        public override object RawDefaultValue
        {
            get
            {
                object value = DefaultValue;
                return value is Enum ? Convert.ChangeType(value, Type.GetTypeCode(value.GetType()))
                    : value;
            }
        }

        internal override long Source
        {
            get
            {
                return AttributeList.OfRow(Unsafe.As<RuntimeType>(
                    Methods.OwnerOf(_method)), 8, Methods.ParameterRow(_method, _number));
            }
        }
    }
}
