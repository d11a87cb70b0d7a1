// Objects of which there is one for all, without a class constructor that would be a step of the program.
using System.Runtime.CompilerServices;

namespace System
{
    internal static class Singleton
    {
        // The one object of this class. Its fields are zero, and nobody may ever write them.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern T Of<T>();
    }
}
