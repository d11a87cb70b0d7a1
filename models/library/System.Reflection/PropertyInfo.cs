// Properties by reflection: their accessors do what is done with them.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System.Reflection
{
    [Flags]
    public enum PropertyAttributes
    {
        None = 0,
        SpecialName = 512,
        RTSpecialName = 1024,
        HasDefault = 4096
    }

    public abstract class PropertyInfo : MemberInfo
    {
        public abstract PropertyAttributes Attributes { get; }
        public abstract Type PropertyType { get; }
        public abstract bool CanRead { get; }
        public abstract bool CanWrite { get; }
        public abstract MethodInfo GetGetMethod(bool nonPublic);
        public abstract MethodInfo GetSetMethod(bool nonPublic);
        public abstract ParameterInfo[] GetIndexParameters();
        public abstract object GetValue(object obj, BindingFlags invokeAttr, Binder binder,
            object[] index, CultureInfo culture);
        public abstract void SetValue(object obj, object value, BindingFlags invokeAttr,
            Binder binder, object[] index, CultureInfo culture);

        public override MemberTypes MemberType
        {
            get { return MemberTypes.Property; }
        }

        public virtual MethodInfo GetMethod
        {
            get { return GetGetMethod(true); }
        }

        public virtual MethodInfo SetMethod
        {
            get { return GetSetMethod(true); }
        }

        public MethodInfo GetGetMethod()
        {
            return GetGetMethod(false);
        }

        public MethodInfo GetSetMethod()
        {
            return GetSetMethod(false);
        }

        public bool IsSpecialName
        {
            get { return (Attributes & PropertyAttributes.SpecialName) != 0; }
        }

        public object GetValue(object obj)
        {
            return GetValue(obj, null);
        }

        public virtual object GetValue(object obj, object[] index)
        {
            return GetValue(obj, BindingFlags.Default, null, index, null);
        }

        public void SetValue(object obj, object value)
        {
            SetValue(obj, value, null);
        }

        public virtual void SetValue(object obj, object value, object[] index)
        {
            SetValue(obj, value, BindingFlags.Default, null, index, null);
        }

        public override bool Equals(object obj)
        {
            return base.Equals(obj);
        }

        public override int GetHashCode()
        {
            return base.GetHashCode();
        }

        public static bool operator ==(PropertyInfo left, PropertyInfo right)
        {
            return (object)left == null ? (object)right == null : left.Equals(right);
        }

        public static bool operator !=(PropertyInfo left, PropertyInfo right)
        {
            return !(left == right);
        }
    }

    internal sealed class RuntimePropertyInfo : PropertyInfo
    {
        private const int Setter = 1;
        private const int Getter = 2;

        private readonly RuntimeType _owner;
        private readonly int _number;  // among all that its type declares
        private readonly Type _reflected;

        internal RuntimePropertyInfo(RuntimeType owner, int number, Type reflected)
        {
            _owner = owner;
            _number = number;
            _reflected = reflected;
        }

        public override string Name
        {
            get { return Properties.NameOf(_owner, _number); }
        }

        public override Type DeclaringType
        {
            get { return _owner; }
        }

        public override Type ReflectedType
        {
            get { return _reflected; }
        }

        internal override long Source
        {
            get { return AttributeList.OfRow(_owner, 23, Properties.RowOf(_owner, _number)); }
        }

        internal override MemberInfo Parent
        {
            get { return MemberSearch.Overridden(this); }
        }

        public override object[] GetCustomAttributes(bool inherit)
        {
            return base.GetCustomAttributes(false);
        }

        public override object[] GetCustomAttributes(Type attributeType, bool inherit)
        {
            return base.GetCustomAttributes(attributeType, false);
        }

        public override bool IsDefined(Type attributeType, bool inherit)
        {
            return base.IsDefined(attributeType, false);
        }

        // The getter, or else the setter.
        internal RuntimeMethodInfo Accessor
        {
            get
            {
                IntPtr getter = Properties.Accessor(_owner, _number, Getter);
                return new RuntimeMethodInfo(getter != default(IntPtr) ? getter
                    : Properties.Accessor(_owner, _number, Setter), _reflected);
            }
        }

        public override PropertyAttributes Attributes
        {
            get { return (PropertyAttributes)Properties.FlagsOf(_owner, _number); }
        }

        public override Type PropertyType
        {
            get
            {
                IntPtr getter = Properties.Accessor(_owner, _number, Getter);
                if (getter != default(IntPtr)) return Methods.ReturnType(getter);
                IntPtr setter = Properties.Accessor(_owner, _number, Setter);
                return Methods.ParameterType(setter, Methods.CountParameters(setter) - 1);
            }
        }

        public override bool CanRead
        {
            get { return Properties.Accessor(_owner, _number, Getter) != default(IntPtr); }
        }

        public override bool CanWrite
        {
            get { return Properties.Accessor(_owner, _number, Setter) != default(IntPtr); }
        }

        public override MethodInfo GetGetMethod(bool nonPublic)
        {
            return Find(Getter, nonPublic);
        }

        public override MethodInfo GetSetMethod(bool nonPublic)
        {
            return Find(Setter, nonPublic);
        }

        // A private one of a base class is not there for who has asked a derived class.
        private MethodInfo Find(int part, bool nonPublic)
        {
            IntPtr method = Properties.Accessor(_owner, _number, part);
            if (method == default(IntPtr)) return null;
            RuntimeMethodInfo found = new RuntimeMethodInfo(method, _reflected);
            if (found.IsPrivate && _reflected != _owner) return null;
            return nonPublic || found.IsPublic ? found : null;
        }

        public override ParameterInfo[] GetIndexParameters()
        {
            RuntimeMethodInfo accessor = Accessor;
            int count = Methods.CountParameters(accessor.Number) - (CanRead ? 0 : 1);
            ParameterInfo[] parameters = new ParameterInfo[count];
            for (int i = 0; i < count; i++)
            {
                parameters[i] = new RuntimeParameterInfo(this, accessor.Number, i);
            }
            return parameters;
        }

        public override object GetValue(object obj, BindingFlags invokeAttr, Binder binder,
            object[] index, CultureInfo culture)
        {
            MethodInfo getter = GetGetMethod(true);
            if ((object)getter == null)
            {
                throw new ArgumentException("Property Get method was not found.");
            }
            return getter.Invoke(obj, invokeAttr, binder, index, culture);
        }

        public override void SetValue(object obj, object value, BindingFlags invokeAttr,
            Binder binder, object[] index, CultureInfo culture)
        {
            MethodInfo setter = GetSetMethod(true);
            if ((object)setter == null)
            {
                throw new ArgumentException("Property set method not found.");
            }
            int count = index == null ? 0 : index.Length;
            object[] arguments = new object[count + 1];
            for (int i = 0; i < count; i++) arguments[i] = index[i];
            arguments[count] = value;
            setter.Invoke(obj, invokeAttr, binder, arguments, culture);
        }

        public override string ToString()
        {
            string text = Methods.NameIn(PropertyType) + " " + Name;
            ParameterInfo[] index = GetIndexParameters();
            if (index.Length == 0) return text;
            text += " [";
            for (int i = 0; i < index.Length; i++)
            {
                text += (i > 0 ? ", " : "") + Methods.NameIn(index[i].ParameterType);
            }
            return text + "]";
        }

        public override bool Equals(object obj)
        {
            RuntimePropertyInfo other = obj as RuntimePropertyInfo;
            return (object)other != null && _owner == other._owner && _number == other._number
                && _reflected == other._reflected;
        }

        public override int GetHashCode()
        {
            return _owner.GetHashCode() + _number;
        }
    }

    // Properties by their place in what their type declares.
    internal static class Properties
    {
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int CountIn(RuntimeType type);

        // The row among all properties of the assembly.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int RowOf(RuntimeType type, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern string NameOf(RuntimeType type, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int FlagsOf(RuntimeType type, int number);

        // The method that reads (2) or writes (1) it, or 0.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern IntPtr Accessor(RuntimeType type, int number, int part);
    }
}
