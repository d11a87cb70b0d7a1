// Methods by reflection.
using System.Runtime.CompilerServices;

namespace System.Reflection
{
    public abstract class MethodInfo : MethodBase
    {
        public override MemberTypes MemberType
        {
            get { return MemberTypes.Method; }
        }

        public virtual Type ReturnType
        {
            get { throw new NotImplementedException(); }
        }

        public virtual ParameterInfo ReturnParameter
        {
            get { throw new NotImplementedException(); }
        }

        public abstract MethodInfo GetBaseDefinition();

        public virtual MethodInfo GetGenericMethodDefinition()
        {
            throw new NotSupportedException("Derived classes must provide an implementation.");
        }

        public virtual MethodInfo MakeGenericMethod(params Type[] typeArguments)
        {
            throw new NotSupportedException("Derived classes must provide an implementation.");
        }

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
        private readonly IntPtr _method;
        private readonly Type _reflected;  // null: the type that declares it

        internal RuntimeMethodInfo(IntPtr method, Type reflected)
        {
            _method = method;
            _reflected = reflected;
        }

        internal IntPtr Number
        {
            get { return _method; }
        }

        public override string Name
        {
            get { return Methods.NameOf(_method); }
        }

        public override Type DeclaringType
        {
            get { return Methods.OwnerOf(_method); }
        }

        public override Type ReflectedType
        {
            get { return _reflected == null ? DeclaringType : _reflected; }
        }

        internal override long Source
        {
            get
            {
                return AttributeList.OfRow(Unsafe.As<RuntimeType>(
                    DeclaringType), 6, AttributeList.RowOf(_method));
            }
        }

        internal override MemberInfo Parent
        {
            get { return MemberSearch.Overridden(this); }
        }

        public override MethodAttributes Attributes
        {
            get { return (MethodAttributes)Methods.FlagsOf(_method); }
        }

        public override MethodImplAttributes GetMethodImplementationFlags()
        {
            return (MethodImplAttributes)Methods.ImplementationFlagsOf(_method);
        }

        public override Type ReturnType
        {
            get { return Methods.ReturnType(_method); }
        }

        public override ParameterInfo ReturnParameter
        {
            get { return new RuntimeParameterInfo(this, _method, -1); }
        }

        public override ParameterInfo[] GetParameters()
        {
            return Methods.ParametersOf(this, _method);
        }

        public override bool IsGenericMethod
        {
            get { return Methods.CountArguments(_method) > 0; }
        }

        public override bool IsGenericMethodDefinition
        {
            get { return Methods.IsOpen(_method); }
        }

        public override Type[] GetGenericArguments()
        {
            Type[] arguments = new Type[Methods.CountArguments(_method)];
            for (int i = 0; i < arguments.Length; i++)
            {
                arguments[i] = Methods.ArgumentAt(_method, i);
            }
            return arguments;
        }

        public override MethodInfo GetGenericMethodDefinition()
        {
            if (!IsGenericMethod)
            {
                throw new InvalidOperationException(
                    "This operation is only valid on generic methods.");
            }
            return new RuntimeMethodInfo(Methods.DefinitionOf(_method), _reflected);
        }

        public override MethodInfo MakeGenericMethod(params Type[] typeArguments)
        {
            if (typeArguments == null) throw new ArgumentNullException("methodInstantiation");
            if (!IsGenericMethodDefinition)
            {
                throw new InvalidOperationException(this
                    + " is not a GenericMethodDefinition. MakeGenericMethod may only be called on "
                    + "a method for which MethodBase.IsGenericMethodDefinition is true.");
            }
            if (typeArguments.Length != Methods.CountArguments(_method))
            {
                throw new ArgumentException("The type or method has "
                    + Methods.CountArguments(_method) + " generic parameter(s), but "
                    + typeArguments.Length + " generic argument(s) were provided. A generic "
                    + "argument must be provided for each generic parameter.");
            }
            Type[] arguments = new Type[typeArguments.Length];
            for (int i = 0; i < arguments.Length; i++)
            {
                arguments[i] = typeArguments[i];
                if (arguments[i] == null) throw new ArgumentNullException();
            }
            Layout.Settle(arguments, true);
            return new RuntimeMethodInfo(Methods.Instantiate(_method, arguments), _reflected);
        }

        public override MethodInfo GetBaseDefinition()
        {
            MethodInfo at = this;
            while (true)
            {
                MethodInfo next = MemberSearch.Overridden(at);
                if ((object)next == null) return at;
                at = next;
            }
        }

        public override object Invoke(object obj, BindingFlags invokeAttr, Binder binder,
            object[] parameters, System.Globalization.CultureInfo culture)
        {
            if (ContainsGenericParameters)
            {
                throw new InvalidOperationException("Late bound operations cannot be performed on "
                    + "types or methods for which ContainsGenericParameters is true.");
            }
            if (!IsStatic)
            {
                if (obj == null)
                {
                    throw new TargetException("Non-static method requires a target.");
                }
                if (!DeclaringType.IsInstanceOfType(obj))
                {
                    throw new TargetException("Object type " + DeclaringType
                        + " does not match target type " + obj.GetType() + ".");
                }
            }
            object[] arguments = Methods.Fit(_method, parameters);
            return Methods.Call(_method, IsStatic ? null : obj, arguments,
                (invokeAttr & BindingFlags.DoNotWrapExceptions) == 0);
        }

        public override string ToString()
        {
            return Methods.Describe(_method, false);
        }

        public override bool Equals(object obj)
        {
            RuntimeMethodInfo other = obj as RuntimeMethodInfo;
            return (object)other != null && _method == other._method
                && ReflectedType == other.ReflectedType;
        }

        public override int GetHashCode()
        {
            return Name.GetHashCode();
        }
    }
}
