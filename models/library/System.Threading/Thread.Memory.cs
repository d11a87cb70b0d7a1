// What a Thread does to memory: the same as Volatile and Interlocked.
namespace System.Threading
{
    public sealed partial class Thread
    {
        public static void MemoryBarrier()
        {
            Interlocked.MemoryBarrier();
        }

        public static byte VolatileRead(ref byte address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref byte address, byte value)
        {
            Volatile.Write(ref address, value);
        }

        public static double VolatileRead(ref double address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref double address, double value)
        {
            Volatile.Write(ref address, value);
        }

        public static short VolatileRead(ref short address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref short address, short value)
        {
            Volatile.Write(ref address, value);
        }

        public static int VolatileRead(ref int address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref int address, int value)
        {
            Volatile.Write(ref address, value);
        }

        public static long VolatileRead(ref long address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref long address, long value)
        {
            Volatile.Write(ref address, value);
        }

        public static IntPtr VolatileRead(ref IntPtr address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref IntPtr address, IntPtr value)
        {
            Volatile.Write(ref address, value);
        }

        public static object VolatileRead(ref object address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref object address, object value)
        {
            Volatile.Write(ref address, value);
        }

        public static sbyte VolatileRead(ref sbyte address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref sbyte address, sbyte value)
        {
            Volatile.Write(ref address, value);
        }

        public static float VolatileRead(ref float address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref float address, float value)
        {
            Volatile.Write(ref address, value);
        }

        public static ushort VolatileRead(ref ushort address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref ushort address, ushort value)
        {
            Volatile.Write(ref address, value);
        }

        public static uint VolatileRead(ref uint address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref uint address, uint value)
        {
            Volatile.Write(ref address, value);
        }

        public static ulong VolatileRead(ref ulong address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref ulong address, ulong value)
        {
            Volatile.Write(ref address, value);
        }

        public static UIntPtr VolatileRead(ref UIntPtr address)
        {
            return Volatile.Read(ref address);
        }

        public static void VolatileWrite(ref UIntPtr address, UIntPtr value)
        {
            Volatile.Write(ref address, value);
        }
    }
}
