// System.Runtime.CompilerServices.InlineArrayN: room for N elements in a row. Compilers make
// `params` spans and collection expressions of them, through a pointer to the first. They are
// written as N fields, which is the same.
namespace System.Runtime.CompilerServices
{
    public struct InlineArray2<T>
    {
        private T _0, _1;
    }

    public struct InlineArray3<T>
    {
        private T _0, _1, _2;
    }

    public struct InlineArray4<T>
    {
        private T _0, _1, _2, _3;
    }

    public struct InlineArray5<T>
    {
        private T _0, _1, _2, _3, _4;
    }

    public struct InlineArray6<T>
    {
        private T _0, _1, _2, _3, _4, _5;
    }

    public struct InlineArray7<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6;
    }

    public struct InlineArray8<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7;
    }

    public struct InlineArray9<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7, _8;
    }

    public struct InlineArray10<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7, _8, _9;
    }

    public struct InlineArray11<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10;
    }

    public struct InlineArray12<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11;
    }

    public struct InlineArray13<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12;
    }

    public struct InlineArray14<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13;
    }

    public struct InlineArray15<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14;
    }

    public struct InlineArray16<T>
    {
        private T _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15;
    }
}
