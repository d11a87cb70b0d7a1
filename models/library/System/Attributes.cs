// Attributes that compilers or programs name. They keep what their constructors are given.
using System.Collections.Generic;

namespace System
{
    [Flags]
    public enum AttributeTargets
    {
        Assembly = 1,
        Module = 2,
        Class = 4,
        Struct = 8,
        Enum = 16,
        Constructor = 32,
        Method = 64,
        Property = 128,
        Field = 256,
        Event = 512,
        Interface = 1024,
        Parameter = 2048,
        Delegate = 4096,
        ReturnValue = 8192,
        GenericParameter = 16384,
        All = 32767
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class AttributeUsageAttribute : Attribute
    {
        private readonly AttributeTargets _validOn;
        private bool _allowMultiple;
        private bool _inherited;

        public AttributeUsageAttribute(AttributeTargets validOn)
        {
            _validOn = validOn;
            _inherited = true;
        }

        public AttributeTargets ValidOn
        {
            get { return _validOn; }
        }

        public bool AllowMultiple
        {
            get { return _allowMultiple; }
            set { _allowMultiple = value; }
        }

        public bool Inherited
        {
            get { return _inherited; }
            set { _inherited = value; }
        }
    }

    [AttributeUsage(AttributeTargets.Enum)]
    public sealed class FlagsAttribute : Attribute
    {
        public FlagsAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class ObsoleteAttribute : Attribute
    {
        public string Message { get; }
        public bool IsError { get; }
        public string DiagnosticId { get; set; }
        public string UrlFormat { get; set; }

        public ObsoleteAttribute()
        {
        }

        public ObsoleteAttribute(string message)
        {
            Message = message;
        }

        public ObsoleteAttribute(string message, bool error)
        {
            Message = message;
            IsError = error;
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class ParamArrayAttribute : Attribute
    {
        public ParamArrayAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class CLSCompliantAttribute : Attribute
    {
        public bool IsCompliant { get; }

        public CLSCompliantAttribute(bool isCompliant)
        {
            IsCompliant = isCompliant;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class SerializableAttribute : Attribute
    {
        public SerializableAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class NonSerializedAttribute : Attribute
    {
        public NonSerializedAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class ThreadStaticAttribute : Attribute
    {
        public ThreadStaticAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class ContextStaticAttribute : Attribute
    {
        public ContextStaticAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class STAThreadAttribute : Attribute
    {
        public STAThreadAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class MTAThreadAttribute : Attribute
    {
        public MTAThreadAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class LoaderOptimizationAttribute : Attribute
    {
        public LoaderOptimizationAttribute(byte value)
        {
        }
    }
}

namespace System.Runtime.CompilerServices
{
    // Modifiers in signatures.
    public static class IsVolatile
    {
    }

    public static class IsConst
    {
    }

    public static class IsExternalInit
    {
    }

    public static class IsBoxed
    {
    }

    public static class CallConvCdecl
    {
    }

    [Flags]
    public enum MethodImplOptions
    {
        Unmanaged = 4,
        NoInlining = 8,
        ForwardRef = 16,
        Synchronized = 32,
        NoOptimization = 64,
        PreserveSig = 128,
        AggressiveInlining = 256,
        AggressiveOptimization = 512,
        InternalCall = 4096
    }

    public enum UnsafeAccessorKind
    {
        Constructor,
        Method,
        StaticMethod,
        Field,
        StaticField
    }

    public enum MethodCodeType
    {
        IL = 0,
        Native = 1,
        OPTIL = 2,
        Runtime = 3
    }

    [AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor, Inherited = false)]
    public sealed class MethodImplAttribute : Attribute
    {
        public MethodCodeType MethodCodeType;

        private readonly MethodImplOptions _value;

        public MethodImplAttribute()
        {
        }

        public MethodImplAttribute(MethodImplOptions methodImplOptions)
        {
            _value = methodImplOptions;
        }

        public MethodImplAttribute(short value)
        {
            _value = (MethodImplOptions)value;
        }

        public MethodImplOptions Value
        {
            get { return _value; }
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class CompilerGeneratedAttribute : Attribute
    {
        public CompilerGeneratedAttribute()
        {
        }
    }

    // Of a model: members that it lacks are those of the framework's type of that name, if a framework is there. Static ones,
    // and of numbers, which are their only field, all.
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    internal sealed class CompletedAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Method)]
    public sealed class ExtensionAttribute : Attribute
    {
        public ExtensionAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
    public sealed class InternalsVisibleToAttribute : Attribute
    {
        public string AssemblyName { get; }
        public bool AllInternalsVisible { get; set; }

        public InternalsVisibleToAttribute(string assemblyName)
        {
            AssemblyName = assemblyName;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class IsReadOnlyAttribute : Attribute
    {
        public IsReadOnlyAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Struct)]
    public sealed class IsByRefLikeAttribute : Attribute
    {
        public IsByRefLikeAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class IsUnmanagedAttribute : Attribute
    {
        public IsUnmanagedAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class NullableAttribute : Attribute
    {
        public readonly byte[] NullableFlags;

        public NullableAttribute(byte flag)
        {
            NullableFlags = new[] { flag };
        }

        public NullableAttribute(byte[] flags)
        {
            NullableFlags = flags;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class NullableContextAttribute : Attribute
    {
        public readonly byte Flag;

        public NullableContextAttribute(byte flag)
        {
            Flag = flag;
        }
    }

    [AttributeUsage(AttributeTargets.Module)]
    public sealed class NullablePublicOnlyAttribute : Attribute
    {
        public readonly bool IncludesInternals;

        public NullablePublicOnlyAttribute(bool includesInternals)
        {
            IncludesInternals = includesInternals;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class NativeIntegerAttribute : Attribute
    {
        public readonly bool[] TransformFlags;

        public NativeIntegerAttribute()
        {
            TransformFlags = new[] { true };
        }

        public NativeIntegerAttribute(bool[] flags)
        {
            TransformFlags = flags;
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class ScopedRefAttribute : Attribute
    {
        public ScopedRefAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Module)]
    public sealed class RefSafetyRulesAttribute : Attribute
    {
        public int Version { get; }

        public RefSafetyRulesAttribute(int version)
        {
            Version = version;
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class RequiresLocationAttribute : Attribute
    {
        public RequiresLocationAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class ParamCollectionAttribute : Attribute
    {
        public ParamCollectionAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class ExtensionMarkerAttribute : Attribute
    {
        public string Name { get; }

        public ExtensionMarkerAttribute(string name)
        {
            Name = name;
        }
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Field
        | AttributeTargets.Property)]
    public sealed class RequiredMemberAttribute : Attribute
    {
        public RequiredMemberAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class CompilerFeatureRequiredAttribute : Attribute
    {
        public string FeatureName { get; }
        public bool IsOptional { get; set; }

        public CompilerFeatureRequiredAttribute(string featureName)
        {
            FeatureName = featureName;
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class AsyncStateMachineAttribute : StateMachineAttribute
    {
        public AsyncStateMachineAttribute(Type stateMachineType) : base(stateMachineType)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class IteratorStateMachineAttribute : StateMachineAttribute
    {
        public IteratorStateMachineAttribute(Type stateMachineType) : base(stateMachineType)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class AsyncIteratorStateMachineAttribute : StateMachineAttribute
    {
        public AsyncIteratorStateMachineAttribute(Type stateMachineType) : base(stateMachineType)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public class StateMachineAttribute : Attribute
    {
        public Type StateMachineType { get; }

        public StateMachineAttribute(Type stateMachineType)
        {
            StateMachineType = stateMachineType;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class AsyncMethodBuilderAttribute : Attribute
    {
        public Type BuilderType { get; }

        public AsyncMethodBuilderAttribute(Type builderType)
        {
            BuilderType = builderType;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class TupleElementNamesAttribute : Attribute
    {
        public IList<string> TransformNames { get; }

        public TupleElementNamesAttribute(string[] transformNames)
        {
            if (transformNames == null) throw new ArgumentNullException("transformNames");
            TransformNames = transformNames;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DynamicAttribute : Attribute
    {
        public IList<bool> TransformFlags { get; }

        public DynamicAttribute()
        {
            TransformFlags = new[] { true };
        }

        public DynamicAttribute(bool[] transformFlags)
        {
            if (transformFlags == null) throw new ArgumentNullException("transformFlags");
            TransformFlags = transformFlags;
        }
    }

    [AttributeUsage(AttributeTargets.Struct)]
    public sealed class InlineArrayAttribute : Attribute
    {
        public int Length { get; }

        public InlineArrayAttribute(int length)
        {
            Length = length;
        }
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public sealed class InterpolatedStringHandlerAttribute : Attribute
    {
        public InterpolatedStringHandlerAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class InterpolatedStringHandlerArgumentAttribute : Attribute
    {
        public string[] Arguments { get; }

        public InterpolatedStringHandlerArgumentAttribute(string argument)
        {
            Arguments = new[] { argument };
        }

        public InterpolatedStringHandlerArgumentAttribute(params string[] arguments)
        {
            Arguments = arguments;
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class CallerArgumentExpressionAttribute : Attribute
    {
        public string ParameterName { get; }

        public CallerArgumentExpressionAttribute(string parameterName)
        {
            ParameterName = parameterName;
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class CallerFilePathAttribute : Attribute
    {
        public CallerFilePathAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class CallerLineNumberAttribute : Attribute
    {
        public CallerLineNumberAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class CallerMemberNameAttribute : Attribute
    {
        public CallerMemberNameAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
    public sealed class CollectionBuilderAttribute : Attribute
    {
        public Type BuilderType { get; }
        public string MethodName { get; }

        public CollectionBuilderAttribute(Type builderType, string methodName)
        {
            BuilderType = builderType;
            MethodName = methodName;
        }
    }

    [AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor
        | AttributeTargets.Property)]
    public sealed class OverloadResolutionPriorityAttribute : Attribute
    {
        public int Priority { get; }

        public OverloadResolutionPriorityAttribute(int priority)
        {
            Priority = priority;
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class EnumeratorCancellationAttribute : Attribute
    {
        public EnumeratorCancellationAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class SkipLocalsInitAttribute : Attribute
    {
        public SkipLocalsInitAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class ModuleInitializerAttribute : Attribute
    {
        public ModuleInitializerAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class PreserveBaseOverridesAttribute : Attribute
    {
        public PreserveBaseOverridesAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class MetadataUpdateOriginalTypeAttribute : Attribute
    {
        public Type OriginalType { get; }

        public MetadataUpdateOriginalTypeAttribute(Type originalType)
        {
            OriginalType = originalType;
        }
    }

    [AttributeUsage(AttributeTargets.Struct)]
    public sealed class UnsafeValueTypeAttribute : Attribute
    {
        public UnsafeValueTypeAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class FixedBufferAttribute : Attribute
    {
        public Type ElementType { get; }
        public int Length { get; }

        public FixedBufferAttribute(Type elementType, int length)
        {
            ElementType = elementType;
            Length = length;
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class FixedAddressValueTypeAttribute : Attribute
    {
        public FixedAddressValueTypeAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Property)]
    public sealed class IndexerNameAttribute : Attribute
    {
        public IndexerNameAttribute(string indexerName)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class RuntimeCompatibilityAttribute : Attribute
    {
        public bool WrapNonExceptionThrows { get; set; }

        public RuntimeCompatibilityAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class CompilationRelaxationsAttribute : Attribute
    {
        public int CompilationRelaxations { get; }

        public CompilationRelaxationsAttribute(int relaxations)
        {
            CompilationRelaxations = relaxations;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class ReferenceAssemblyAttribute : Attribute
    {
        public string Description { get; }

        public ReferenceAssemblyAttribute()
        {
        }

        public ReferenceAssemblyAttribute(string description)
        {
            Description = description;
        }
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Parameter)]
    public sealed class DateTimeConstantAttribute : Attribute
    {
        public DateTimeConstantAttribute(long ticks)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Parameter)]
    public sealed class DecimalConstantAttribute : Attribute
    {
        public DecimalConstantAttribute(byte scale, byte sign, uint hi, uint mid, uint low)
        {
        }

        public DecimalConstantAttribute(byte scale, byte sign, int hi, int mid, int low)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class AccessedThroughPropertyAttribute : Attribute
    {
        public string PropertyName { get; }

        public AccessedThroughPropertyAttribute(string propertyName)
        {
            PropertyName = propertyName;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class SpecialNameAttribute : Attribute
    {
        public SpecialNameAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class SuppressIldasmAttribute : Attribute
    {
        public SuppressIldasmAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
    public sealed class TypeForwardedToAttribute : Attribute
    {
        public Type Destination { get; }

        public TypeForwardedToAttribute(Type destination)
        {
            Destination = destination;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class TypeForwardedFromAttribute : Attribute
    {
        public string AssemblyFullName { get; }

        public TypeForwardedFromAttribute(string assemblyFullName)
        {
            AssemblyFullName = assemblyFullName;
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class UnsafeAccessorAttribute : Attribute
    {
        public UnsafeAccessorKind Kind { get; }
        public string Name { get; set; }

        public UnsafeAccessorAttribute(UnsafeAccessorKind kind)
        {
            Kind = kind;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DiscardableAttribute : Attribute
    {
        public DiscardableAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DisablePrivateReflectionAttribute : Attribute
    {
        public DisablePrivateReflectionAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class StringFreezingAttribute : Attribute
    {
        public StringFreezingAttribute()
        {
        }
    }
}

namespace System.Runtime.Versioning
{
    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class TargetFrameworkAttribute : Attribute
    {
        public string FrameworkName { get; }
        public string FrameworkDisplayName { get; set; }

        public TargetFrameworkAttribute(string frameworkName)
        {
            FrameworkName = frameworkName;
        }
    }

    public abstract class OSPlatformAttribute : Attribute
    {
        public string PlatformName { get; }

        internal OSPlatformAttribute(string platformName)
        {
            PlatformName = platformName;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class TargetPlatformAttribute : OSPlatformAttribute
    {
        public TargetPlatformAttribute(string platformName) : base(platformName)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class SupportedOSPlatformAttribute : OSPlatformAttribute
    {
        public SupportedOSPlatformAttribute(string platformName) : base(platformName)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class UnsupportedOSPlatformAttribute : OSPlatformAttribute
    {
        public string Message { get; }

        public UnsupportedOSPlatformAttribute(string platformName) : base(platformName)
        {
        }

        public UnsupportedOSPlatformAttribute(string platformName, string message) : base(platformName)
        {
            Message = message;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class NonVersionableAttribute : Attribute
    {
        public NonVersionableAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class RequiresPreviewFeaturesAttribute : Attribute
    {
        public string Message { get; }

        public RequiresPreviewFeaturesAttribute()
        {
        }

        public RequiresPreviewFeaturesAttribute(string message)
        {
            Message = message;
        }
    }
}

namespace System.Runtime.InteropServices
{
    public enum LayoutKind
    {
        Sequential = 0,
        Explicit = 2,
        Auto = 3
    }

    public enum CharSet
    {
        None = 1,
        Ansi = 2,
        Unicode = 3,
        Auto = 4
    }

    public enum CallingConvention
    {
        Winapi = 1,
        Cdecl = 2,
        StdCall = 3,
        ThisCall = 4,
        FastCall = 5
    }

    public enum UnmanagedType
    {
        Bool = 2,
        I1 = 3,
        U1 = 4,
        I2 = 5,
        U2 = 6,
        I4 = 7,
        U4 = 8,
        I8 = 9,
        U8 = 10,
        R4 = 11,
        R8 = 12,
        LPStr = 20,
        LPWStr = 21,
        ByValArray = 30,
        FunctionPtr = 38,
        LPArray = 42,
        LPStruct = 43
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
    public sealed class StructLayoutAttribute : Attribute
    {
        public int Pack;
        public int Size;
        public CharSet CharSet;

        private readonly LayoutKind _value;

        public StructLayoutAttribute(LayoutKind layoutKind)
        {
            _value = layoutKind;
        }

        public StructLayoutAttribute(short layoutKind)
        {
            _value = (LayoutKind)layoutKind;
        }

        public LayoutKind Value
        {
            get { return _value; }
        }
    }

    [AttributeUsage(AttributeTargets.Method, Inherited = false)]
    public sealed class DllImportAttribute : Attribute
    {
        public string EntryPoint;
        public CharSet CharSet;
        public bool SetLastError;
        public bool ExactSpelling;
        public CallingConvention CallingConvention;
        public bool BestFitMapping;
        public bool PreserveSig;
        public bool ThrowOnUnmappableChar;

        private readonly string _value;

        public DllImportAttribute(string dllName)
        {
            _value = dllName;
        }

        public string Value
        {
            get { return _value; }
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class InAttribute : Attribute
    {
        public InAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class OutAttribute : Attribute
    {
        public OutAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class OptionalAttribute : Attribute
    {
        public OptionalAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class DefaultParameterValueAttribute : Attribute
    {
        public object Value { get; }

        public DefaultParameterValueAttribute(object value)
        {
            Value = value;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class ComVisibleAttribute : Attribute
    {
        public bool Value { get; }

        public ComVisibleAttribute(bool visibility)
        {
            Value = visibility;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class GuidAttribute : Attribute
    {
        public string Value { get; }

        public GuidAttribute(string guid)
        {
            Value = guid;
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class FieldOffsetAttribute : Attribute
    {
        public int Value { get; }

        public FieldOffsetAttribute(int offset)
        {
            Value = offset;
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class PreserveSigAttribute : Attribute
    {
        public PreserveSigAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Delegate)]
    public sealed class UnmanagedFunctionPointerAttribute : Attribute
    {
        public CallingConvention CallingConvention { get; }

        public UnmanagedFunctionPointerAttribute(CallingConvention callingConvention)
        {
            CallingConvention = callingConvention;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class ComImportAttribute : Attribute
    {
        public ComImportAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Interface)]
    public sealed class InterfaceTypeAttribute : Attribute
    {
        public InterfaceTypeAttribute(int interfaceType)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class ClassInterfaceAttribute : Attribute
    {
        public ClassInterfaceAttribute(int classInterfaceType)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter | AttributeTargets.Field
        | AttributeTargets.ReturnValue)]
    public sealed class MarshalAsAttribute : Attribute
    {
        public UnmanagedType Value { get; }

        public MarshalAsAttribute(UnmanagedType unmanagedType)
        {
            Value = unmanagedType;
        }

        public MarshalAsAttribute(short unmanagedType)
        {
            Value = (UnmanagedType)unmanagedType;
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class UnmanagedCallersOnlyAttribute : Attribute
    {
        public UnmanagedCallersOnlyAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class SuppressGCTransitionAttribute : Attribute
    {
        public SuppressGCTransitionAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DefaultDllImportSearchPathsAttribute : Attribute
    {
        public DefaultDllImportSearchPathsAttribute(int paths)
        {
        }
    }
}

namespace System.Runtime.ConstrainedExecution
{
    public enum Consistency
    {
        MayCorruptProcess,
        MayCorruptAppDomain,
        MayCorruptInstance,
        WillNotCorruptState
    }

    public enum Cer
    {
        None,
        MayFail,
        Success
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class ReliabilityContractAttribute : Attribute
    {
        public Consistency ConsistencyGuarantee { get; }
        public Cer Cer { get; }

        public ReliabilityContractAttribute(Consistency consistencyGuarantee, Cer cer)
        {
            ConsistencyGuarantee = consistencyGuarantee;
            Cer = cer;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class PrePrepareMethodAttribute : Attribute
    {
        public PrePrepareMethodAttribute()
        {
        }
    }
}

namespace System.Diagnostics
{
    public enum DebuggerBrowsableState
    {
        Never = 0,
        Collapsed = 2,
        RootHidden = 3
    }

    public sealed class DebuggableAttribute : Attribute
    {
        [Flags]
        public enum DebuggingModes
        {
            None = 0,
            Default = 1,
            IgnoreSymbolStoreSequencePoints = 2,
            EnableEditAndContinue = 4,
            DisableOptimizations = 256
        }

        public DebuggableAttribute(bool isJITTrackingEnabled, bool isJITOptimizerDisabled)
        {
        }

        public DebuggableAttribute(DebuggingModes modes)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
    public sealed class ConditionalAttribute : Attribute
    {
        public string ConditionString { get; }

        public ConditionalAttribute(string conditionString)
        {
            ConditionString = conditionString;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DebuggerStepThroughAttribute : Attribute
    {
        public DebuggerStepThroughAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DebuggerHiddenAttribute : Attribute
    {
        public DebuggerHiddenAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DebuggerNonUserCodeAttribute : Attribute
    {
        public DebuggerNonUserCodeAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DebuggerStepperBoundaryAttribute : Attribute
    {
        public DebuggerStepperBoundaryAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class DebuggerDisplayAttribute : Attribute
    {
        public string Value { get; }
        public string Name { get; set; }
        public string Type { get; set; }
        public Type Target { get; set; }

        public DebuggerDisplayAttribute(string value)
        {
            Value = value;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DebuggerBrowsableAttribute : Attribute
    {
        public DebuggerBrowsableState State { get; }

        public DebuggerBrowsableAttribute(DebuggerBrowsableState state)
        {
            State = state;
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class DebuggerTypeProxyAttribute : Attribute
    {
        public DebuggerTypeProxyAttribute(Type type)
        {
        }

        public DebuggerTypeProxyAttribute(string typeName)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class DebuggerVisualizerAttribute : Attribute
    {
        public string Description { get; set; }

        public DebuggerVisualizerAttribute(string visualizerTypeName)
        {
        }

        public DebuggerVisualizerAttribute(Type visualizer)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class StackTraceHiddenAttribute : Attribute
    {
        public StackTraceHiddenAttribute()
        {
        }
    }
}

namespace System.Diagnostics.CodeAnalysis
{
    [Flags]
    public enum DynamicallyAccessedMemberTypes
    {
        All = -1,
        None = 0
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class AllowNullAttribute : Attribute
    {
        public AllowNullAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class DisallowNullAttribute : Attribute
    {
        public DisallowNullAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class MaybeNullAttribute : Attribute
    {
        public MaybeNullAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class NotNullAttribute : Attribute
    {
        public NotNullAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class MaybeNullWhenAttribute : Attribute
    {
        public bool ReturnValue { get; }

        public MaybeNullWhenAttribute(bool returnValue)
        {
            ReturnValue = returnValue;
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class NotNullWhenAttribute : Attribute
    {
        public bool ReturnValue { get; }

        public NotNullWhenAttribute(bool returnValue)
        {
            ReturnValue = returnValue;
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class NotNullIfNotNullAttribute : Attribute
    {
        public string ParameterName { get; }

        public NotNullIfNotNullAttribute(string parameterName)
        {
            ParameterName = parameterName;
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class DoesNotReturnAttribute : Attribute
    {
        public DoesNotReturnAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class DoesNotReturnIfAttribute : Attribute
    {
        public bool ParameterValue { get; }

        public DoesNotReturnIfAttribute(bool parameterValue)
        {
            ParameterValue = parameterValue;
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class MemberNotNullAttribute : Attribute
    {
        public string[] Members { get; }

        public MemberNotNullAttribute(string member)
        {
            Members = new[] { member };
        }

        public MemberNotNullAttribute(params string[] members)
        {
            Members = members;
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class MemberNotNullWhenAttribute : Attribute
    {
        public bool ReturnValue { get; }
        public string[] Members { get; }

        public MemberNotNullWhenAttribute(bool returnValue, string member)
        {
            ReturnValue = returnValue;
            Members = new[] { member };
        }

        public MemberNotNullWhenAttribute(bool returnValue, params string[] members)
        {
            ReturnValue = returnValue;
            Members = members;
        }
    }

    [AttributeUsage(AttributeTargets.Constructor)]
    public sealed class SetsRequiredMembersAttribute : Attribute
    {
        public SetsRequiredMembersAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class UnscopedRefAttribute : Attribute
    {
        public UnscopedRefAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class ExperimentalAttribute : Attribute
    {
        public string DiagnosticId { get; }
        public string UrlFormat { get; set; }

        public ExperimentalAttribute(string diagnosticId)
        {
            DiagnosticId = diagnosticId;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class StringSyntaxAttribute : Attribute
    {
        public string Syntax { get; }
        public object[] Arguments { get; }

        public StringSyntaxAttribute(string syntax) : this(syntax, new object[0])
        {
        }

        public StringSyntaxAttribute(string syntax, params object[] arguments)
        {
            Syntax = syntax;
            Arguments = arguments;
        }
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    public sealed class ConstantExpectedAttribute : Attribute
    {
        public object Min { get; set; }
        public object Max { get; set; }

        public ConstantExpectedAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class ExcludeFromCodeCoverageAttribute : Attribute
    {
        public string Justification { get; set; }

        public ExcludeFromCodeCoverageAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class SuppressMessageAttribute : Attribute
    {
        public string Category { get; }
        public string CheckId { get; }
        public string Justification { get; set; }
        public string Scope { get; set; }
        public string Target { get; set; }
        public string MessageId { get; set; }

        public SuppressMessageAttribute(string category, string checkId)
        {
            Category = category;
            CheckId = checkId;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public class DynamicallyAccessedMembersAttribute : Attribute
    {
        public DynamicallyAccessedMemberTypes MemberTypes { get; }

        public DynamicallyAccessedMembersAttribute(DynamicallyAccessedMemberTypes memberTypes)
        {
            MemberTypes = memberTypes;
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class DynamicDependencyAttribute : Attribute
    {
        public string MemberSignature { get; }

        public DynamicDependencyAttribute(string memberSignature)
        {
            MemberSignature = memberSignature;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class RequiresUnreferencedCodeAttribute : Attribute
    {
        public string Message { get; }
        public string Url { get; set; }

        public RequiresUnreferencedCodeAttribute(string message)
        {
            Message = message;
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class RequiresDynamicCodeAttribute : Attribute
    {
        public string Message { get; }
        public string Url { get; set; }

        public RequiresDynamicCodeAttribute(string message)
        {
            Message = message;
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class UnconditionalSuppressMessageAttribute : Attribute
    {
        public string Category { get; }
        public string CheckId { get; }
        public string Justification { get; set; }
        public string Scope { get; set; }
        public string Target { get; set; }
        public string MessageId { get; set; }

        public UnconditionalSuppressMessageAttribute(string category, string checkId)
        {
            Category = category;
            CheckId = checkId;
        }
    }
}

namespace System.Reflection
{
    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyTitleAttribute : Attribute
    {
        public string Title { get; }

        public AssemblyTitleAttribute(string title)
        {
            Title = title;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyDescriptionAttribute : Attribute
    {
        public string Description { get; }

        public AssemblyDescriptionAttribute(string description)
        {
            Description = description;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyConfigurationAttribute : Attribute
    {
        public string Configuration { get; }

        public AssemblyConfigurationAttribute(string configuration)
        {
            Configuration = configuration;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyCompanyAttribute : Attribute
    {
        public string Company { get; }

        public AssemblyCompanyAttribute(string company)
        {
            Company = company;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyProductAttribute : Attribute
    {
        public string Product { get; }

        public AssemblyProductAttribute(string product)
        {
            Product = product;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyCopyrightAttribute : Attribute
    {
        public string Copyright { get; }

        public AssemblyCopyrightAttribute(string copyright)
        {
            Copyright = copyright;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyTrademarkAttribute : Attribute
    {
        public string Trademark { get; }

        public AssemblyTrademarkAttribute(string trademark)
        {
            Trademark = trademark;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyCultureAttribute : Attribute
    {
        public string Culture { get; }

        public AssemblyCultureAttribute(string culture)
        {
            Culture = culture;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyVersionAttribute : Attribute
    {
        public string Version { get; }

        public AssemblyVersionAttribute(string version)
        {
            Version = version;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyFileVersionAttribute : Attribute
    {
        public string Version { get; }

        public AssemblyFileVersionAttribute(string version)
        {
            Version = version;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyInformationalVersionAttribute : Attribute
    {
        public string InformationalVersion { get; }

        public AssemblyInformationalVersionAttribute(string informationalVersion)
        {
            InformationalVersion = informationalVersion;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
    public sealed class AssemblyMetadataAttribute : Attribute
    {
        public string Key { get; }
        public string Value { get; }

        public AssemblyMetadataAttribute(string key, string value)
        {
            Key = key;
            Value = value;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyKeyFileAttribute : Attribute
    {
        public string KeyFile { get; }

        public AssemblyKeyFileAttribute(string keyFile)
        {
            KeyFile = keyFile;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyDelaySignAttribute : Attribute
    {
        public bool DelaySign { get; }

        public AssemblyDelaySignAttribute(bool delaySign)
        {
            DelaySign = delaySign;
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AssemblyDefaultAliasAttribute : Attribute
    {
        public string DefaultAlias { get; }

        public AssemblyDefaultAliasAttribute(string defaultAlias)
        {
            DefaultAlias = defaultAlias;
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class ObfuscationAttribute : Attribute
    {
        public ObfuscationAttribute()
        {
        }
    }
}

namespace System.ComponentModel
{
    public enum EditorBrowsableState
    {
        Always,
        Never,
        Advanced
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class EditorBrowsableAttribute : Attribute
    {
        public EditorBrowsableAttribute()
        {
        }

        public EditorBrowsableAttribute(EditorBrowsableState state)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public class DescriptionAttribute : Attribute
    {
        public DescriptionAttribute()
        {
        }

        public DescriptionAttribute(string description)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public class CategoryAttribute : Attribute
    {
        public CategoryAttribute()
        {
        }

        public CategoryAttribute(string category)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public class DefaultValueAttribute : Attribute
    {
        public DefaultValueAttribute(object value)
        {
        }

        public DefaultValueAttribute(int value)
        {
        }

        public DefaultValueAttribute(string value)
        {
        }

        public DefaultValueAttribute(bool value)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class BrowsableAttribute : Attribute
    {
        public BrowsableAttribute(bool browsable)
        {
        }
    }
}

namespace System.Security
{
    [AttributeUsage(AttributeTargets.All)]
    public sealed class SecurityCriticalAttribute : Attribute
    {
        public SecurityCriticalAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All)]
    public sealed class SecuritySafeCriticalAttribute : Attribute
    {
        public SecuritySafeCriticalAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class SecurityTransparentAttribute : Attribute
    {
        public SecurityTransparentAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Assembly)]
    public sealed class AllowPartiallyTrustedCallersAttribute : Attribute
    {
        public AllowPartiallyTrustedCallersAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Module)]
    public sealed class UnverifiableCodeAttribute : Attribute
    {
        public UnverifiableCodeAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class SuppressUnmanagedCodeSecurityAttribute : Attribute
    {
        public SuppressUnmanagedCodeSecurityAttribute()
        {
        }
    }
}

namespace System.Security.Permissions
{
    public enum SecurityAction
    {
        Demand = 2,
        Assert,
        Deny,
        PermitOnly,
        LinkDemand,
        InheritanceDemand,
        RequestMinimum,
        RequestOptional,
        RequestRefuse
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class CodeAccessSecurityAttribute : Attribute
    {
        public CodeAccessSecurityAttribute(SecurityAction action)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class SecurityPermissionAttribute : Attribute
    {
        public bool SkipVerification { get; set; }

        public SecurityPermissionAttribute(SecurityAction action)
        {
        }
    }

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public sealed class HostProtectionAttribute : Attribute
    {
        public bool Synchronization { get; set; }
        public bool ExternalThreading { get; set; }

        public HostProtectionAttribute()
        {
        }

        public HostProtectionAttribute(SecurityAction action)
        {
        }
    }
}

namespace System.CodeDom.Compiler
{
    [AttributeUsage(AttributeTargets.All)]
    public sealed class GeneratedCodeAttribute : Attribute
    {
        public string Tool { get; }
        public string Version { get; }

        public GeneratedCodeAttribute(string tool, string version)
        {
            Tool = tool;
            Version = version;
        }
    }
}
