// System.Threading.Volatile: reads that nothing later passes, and writes that pass nothing earlier.
using System.Runtime.CompilerServices;

namespace System.Threading
{
    public static class Volatile
    {
        // ---- the machine's ----------------------------------------------------------------------------------
        //
        // A volatile read and a volatile write of any type that is one primitive or reference.

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern T ReadAny<T>(ref T location);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void WriteAny<T>(ref T location, T value);

        // ---- made of them -----------------------------------------------------------------------------------

        public static bool Read(ref bool location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref bool location, bool value)
        {
            WriteAny(ref location, value);
        }

        public static sbyte Read(ref sbyte location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref sbyte location, sbyte value)
        {
            WriteAny(ref location, value);
        }

        public static byte Read(ref byte location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref byte location, byte value)
        {
            WriteAny(ref location, value);
        }

        public static short Read(ref short location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref short location, short value)
        {
            WriteAny(ref location, value);
        }

        public static ushort Read(ref ushort location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref ushort location, ushort value)
        {
            WriteAny(ref location, value);
        }

        public static int Read(ref int location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref int location, int value)
        {
            WriteAny(ref location, value);
        }

        public static uint Read(ref uint location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref uint location, uint value)
        {
            WriteAny(ref location, value);
        }

        public static long Read(ref long location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref long location, long value)
        {
            WriteAny(ref location, value);
        }

        public static ulong Read(ref ulong location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref ulong location, ulong value)
        {
            WriteAny(ref location, value);
        }

        public static IntPtr Read(ref IntPtr location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref IntPtr location, IntPtr value)
        {
            WriteAny(ref location, value);
        }

        public static UIntPtr Read(ref UIntPtr location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref UIntPtr location, UIntPtr value)
        {
            WriteAny(ref location, value);
        }

        public static float Read(ref float location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref float location, float value)
        {
            WriteAny(ref location, value);
        }

        public static double Read(ref double location)
        {
            return ReadAny(ref location);
        }

        public static void Write(ref double location, double value)
        {
            WriteAny(ref location, value);
        }

        public static T Read<T>(ref T location) where T : class
        {
            return ReadAny(ref location);
        }

        public static void Write<T>(ref T location, T value) where T : class
        {
            WriteAny(ref location, value);
        }

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern void ReadBarrier();

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern void WriteBarrier();
    }
}
