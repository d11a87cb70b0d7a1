// What methods and constructors have in common.
namespace System.Reflection
{
    [Flags]
    public enum MethodAttributes
    {
        PrivateScope = 0,
        Private = 1,
        FamANDAssem = 2,
        Assembly = 3,
        Family = 4,
        FamORAssem = 5,
        Public = 6,
        MemberAccessMask = 7,
        UnmanagedExport = 8,
        Static = 16,
        Final = 32,
        Virtual = 64,
        HideBySig = 128,
        NewSlot = 256,
        VtableLayoutMask = 256,
        ReuseSlot = 0,
        CheckAccessOnOverride = 512,
        Abstract = 1024,
        SpecialName = 2048,
        RTSpecialName = 4096,
        PinvokeImpl = 8192,
        HasSecurity = 16384,
        RequireSecObject = 32768,
        ReservedMask = 53248
    }

    public enum MethodImplAttributes
    {
        IL = 0,
        Managed = 0,
        Native = 1,
        OPTIL = 2,
        Runtime = 3,
        CodeTypeMask = 3,
        Unmanaged = 4,
        ManagedMask = 4,
        NoInlining = 8,
        ForwardRef = 16,
        Synchronized = 32,
        NoOptimization = 64,
        PreserveSig = 128,
        AggressiveInlining = 256,
        AggressiveOptimization = 512,
        InternalCall = 4096,
        MaxMethodImplVal = 65535
    }

    [Flags]
    public enum CallingConventions
    {
        Standard = 1,
        VarArgs = 2,
        Any = 3,
        HasThis = 32,
        ExplicitThis = 64
    }

    public abstract class MethodBase : MemberInfo
    {
        public abstract MethodAttributes Attributes { get; }
        public abstract MethodImplAttributes GetMethodImplementationFlags();
        public abstract ParameterInfo[] GetParameters();
        public abstract object Invoke(object obj, BindingFlags invokeAttr, Binder binder,
            object[] parameters, System.Globalization.CultureInfo culture);

        public virtual MethodImplAttributes MethodImplementationFlags
        {
            get { return GetMethodImplementationFlags(); }
        }

        public virtual CallingConventions CallingConvention
        {
            get
            {
                return IsStatic ? CallingConventions.Standard
                    : CallingConventions.Standard | CallingConventions.HasThis;
            }
        }

        public virtual bool ContainsGenericParameters
        {
            get { return IsGenericMethodDefinition || DeclaringType.ContainsGenericParameters; }
        }

        public virtual bool IsGenericMethod
        {
            get { return false; }
        }

        public virtual bool IsGenericMethodDefinition
        {
            get { return false; }
        }

        public virtual Type[] GetGenericArguments()
        {
            throw new NotSupportedException("Derived classes must provide an implementation.");
        }

        public bool IsConstructor
        {
            get { return this is ConstructorInfo && !IsStatic; }
        }

        public object Invoke(object obj, object[] parameters)
        {
            return Invoke(obj, BindingFlags.Default, null, parameters, null);
        }

        public override bool Equals(object obj)
        {
            return base.Equals(obj);
        }

        public override int GetHashCode()
        {
            return base.GetHashCode();
        }

        public static bool operator ==(MethodBase left, MethodBase right)
        {
            return (object)left == null ? (object)right == null : left.Equals(right);
        }

        public static bool operator !=(MethodBase left, MethodBase right)
        {
            return !(left == right);
        }

        public bool IsPublic
        {
            get { return (Attributes & MethodAttributes.MemberAccessMask) == MethodAttributes.Public; }
        }

        public bool IsPrivate
        {
            get { return (Attributes & MethodAttributes.MemberAccessMask) == MethodAttributes.Private; }
        }

        public bool IsFamily
        {
            get { return (Attributes & MethodAttributes.MemberAccessMask) == MethodAttributes.Family; }
        }

        public bool IsAssembly
        {
            get { return (Attributes & MethodAttributes.MemberAccessMask) == MethodAttributes.Assembly; }
        }

        public bool IsFamilyAndAssembly
        {
            get { return (Attributes & MethodAttributes.MemberAccessMask)
                == MethodAttributes.FamANDAssem; }
        }

        public bool IsFamilyOrAssembly
        {
            get { return (Attributes & MethodAttributes.MemberAccessMask) == MethodAttributes.FamORAssem; }
        }

        public bool IsStatic
        {
            get { return (Attributes & MethodAttributes.Static) != 0; }
        }

        public bool IsFinal
        {
            get { return (Attributes & MethodAttributes.Final) != 0; }
        }

        public bool IsVirtual
        {
            get { return (Attributes & MethodAttributes.Virtual) != 0; }
        }

        public bool IsHideBySig
        {
            get { return (Attributes & MethodAttributes.HideBySig) != 0; }
        }

        public bool IsAbstract
        {
            get { return (Attributes & MethodAttributes.Abstract) != 0; }
        }

        public bool IsSpecialName
        {
            get { return (Attributes & MethodAttributes.SpecialName) != 0; }
        }
    }

    // There is no other than the default one, which is null.
    public abstract class Binder
    {
    }

    public struct ParameterModifier
    {
    }

    public sealed class TargetParameterCountException : ApplicationException
    {
        public TargetParameterCountException()
            : base("Number of parameters specified does not match the expected number.")
        {
        }

        public TargetParameterCountException(string message) : base(message)
        {
        }

        public TargetParameterCountException(string message, Exception inner) : base(message, inner)
        {
        }
    }
}
