// Stands for an assembly of .NET's shared framework, with what those have that other libraries do not.
using System;
using System.Resources;

namespace System.Example
{
    /// What the processor can do: the runtime's compiler has bodies of its own for these.
    public static class Processor
    {
        public static bool IsSupported { get { return IsSupported; } }
        public static bool IsHardwareAccelerated { get { return IsHardwareAccelerated; } }
        public static int CountBits(int value) { return CountBits(value); }
        /// No such method: there is another way through it.
        public static int Depth(int value) { return value == 0 ? 0 : 1 + Depth(value - 1); }
    }

    public class Tank
    {
        public readonly int Size;

        public Tank(int size)
        {
            if (size < 0) throw new ArgumentOutOfRangeException("size", SR.GetResourceString("Tank_Negative"));
            Size = size;
        }
    }

    /// Plain fields: whoever uses it from two threads has to keep them in order.
    public class Pipe
    {
        int water;
        bool isOpen;

        public bool IsOpen { get { return isOpen; } }
        public int Water { get { return water; } }
        public void Fill() { water = 1; }
        public void Open() { isOpen = true; }
        public void FillAndOpen() { Fill(); Open(); }
        public int Drain() { return isOpen ? water : 1; }
    }

    /// How the framework comes by its messages.
    internal static class SR
    {
        static readonly bool usesKeys = ReadSwitch();

        static bool ReadSwitch()
        {
            bool isOn;
            return AppContext.TryGetSwitch("System.Resources.UseSystemResourceKeys", out isOn) && isOn;
        }

        internal static string GetResourceString(string key)
        {
            return usesKeys ? key : new ResourceManager("Example", typeof(SR).Assembly).GetString(key);
        }
    }
}
