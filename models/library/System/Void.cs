// Types that signatures name and nobody has values of, and those that the machine makes.
namespace System
{
    public struct Void
    {
    }

    // The machine makes it, and knows where its fields are.
    public ref struct TypedReference
    {
        private readonly ByReference<byte> _value;
        private readonly Type _type;

        public static Type GetTargetType(TypedReference value)
        {
            return value._type;
        }

        public static RuntimeTypeHandle TargetTypeToken(TypedReference value)
        {
            return value._type.TypeHandle;
        }
    }

    public ref struct ArgIterator
    {
    }

    public ref struct RuntimeArgumentHandle
    {
    }
}
