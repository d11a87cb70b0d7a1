// What the models leave out.
using System.Runtime.CompilerServices;

namespace System.Threading.Tasks
{
    internal static class Unexplored
    {
        // Ends the run as inconclusive, for this reason.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern void Reach(string what);
    }
}
