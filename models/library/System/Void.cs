// Types that signatures name and nobody has values of, and handles that the machine makes.
namespace System
{
    public struct Void
    {
    }

    public ref struct TypedReference
    {
    }

    public ref struct ArgIterator
    {
    }

    public ref struct RuntimeArgumentHandle
    {
    }
}
