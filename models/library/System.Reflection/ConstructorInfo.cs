// Constructors by reflection.
using System.Threading.Tasks;

namespace System.Reflection
{
    public abstract class ConstructorInfo : MethodBase
    {
        public static readonly string ConstructorName = ".ctor";
        public static readonly string TypeConstructorName = ".cctor";

        public override MemberTypes MemberType
        {
            get { return MemberTypes.Constructor; }
        }

        public abstract object Invoke(BindingFlags invokeAttr, Binder binder, object[] parameters,
            System.Globalization.CultureInfo culture);

        public object Invoke(object[] parameters)
        {
            return Invoke(BindingFlags.Default, null, parameters, null);
        }

        public override bool Equals(object obj)
        {
            return base.Equals(obj);
        }

        public override int GetHashCode()
        {
            return base.GetHashCode();
        }

        public static bool operator ==(ConstructorInfo left, ConstructorInfo right)
        {
            return (object)left == null ? (object)right == null : left.Equals(right);
        }

        public static bool operator !=(ConstructorInfo left, ConstructorInfo right)
        {
            return !(left == right);
        }
    }

    internal sealed class RuntimeConstructorInfo : ConstructorInfo
    {
        private readonly IntPtr _method;

        internal RuntimeConstructorInfo(IntPtr method)
        {
            _method = method;
        }

        public override string Name
        {
            get { return Methods.NameOf(_method); }
        }

        public override Type DeclaringType
        {
            get { return Methods.OwnerOf(_method); }
        }

        internal override long Source
        {
            get
            {
                return AttributeList.OfRow(System.Runtime.CompilerServices.Unsafe.As<RuntimeType>(
                    DeclaringType), 6, AttributeList.RowOf(_method));
            }
        }

        public override MethodAttributes Attributes
        {
            get { return (MethodAttributes)Methods.FlagsOf(_method); }
        }

        public override MethodImplAttributes GetMethodImplementationFlags()
        {
            return (MethodImplAttributes)Methods.ImplementationFlagsOf(_method);
        }

        public override ParameterInfo[] GetParameters()
        {
            return Methods.ParametersOf(this, _method);
        }

        public override object Invoke(BindingFlags invokeAttr, Binder binder, object[] parameters,
            System.Globalization.CultureInfo culture)
        {
            Type type = DeclaringType;
            if (IsStatic)
            {
                throw new MemberAccessException("Type initializer was not callable.");
            }
            if (type.IsAbstract)
            {
                throw new MemberAccessException("Cannot create an instance of " + type
                    + " because it is an abstract class.");
            }
            if (type.ContainsGenericParameters)
            {
                throw new MemberAccessException("Cannot create an instance of " + type
                    + " because Type.ContainsGenericParameters is true.");
            }
            if (type == typeof(string) || type.IsSubclassOf(typeof(Delegate)))
            {
                Unexplored.Reach("making strings and delegates by reflection is not modelled");
            }
            object[] arguments = Methods.Fit(_method, parameters);
            return Methods.Call(_method, null, arguments,
                (invokeAttr & BindingFlags.DoNotWrapExceptions) == 0);
        }

        public override object Invoke(object obj, BindingFlags invokeAttr, Binder binder,
            object[] parameters, System.Globalization.CultureInfo culture)
        {
            Unexplored.Reach("calling a constructor on an object that is there is not modelled");
            return null;
        }

        public override string ToString()
        {
            return Methods.Describe(_method, true);
        }

        public override bool Equals(object obj)
        {
            RuntimeConstructorInfo other = obj as RuntimeConstructorInfo;
            return (object)other != null && _method == other._method;
        }

        public override int GetHashCode()
        {
            return DeclaringType.GetHashCode();
        }
    }
}
