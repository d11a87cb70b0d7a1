// System.Runtime.InteropServices.NativeMemory, and the part of Marshal that is about memory: blocks
// that no garbage collector knows of. What is read and written there are operations on memory like
// any others.
using System.Runtime.CompilerServices;

namespace System.Runtime.InteropServices
{
    public static unsafe class NativeMemory
    {
        // A new block, at an address that is a multiple of whatever anybody wants; null if there is
        // no room. What is in it is what happens to be in it, or zero.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void* NewBlock(ulong size, bool isZeroed);

        // How many bytes there are from there to the end of the block.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern ulong SizeOf(void* block);

        // Nobody may use the block any more.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void FreeBlock(void* block);

        private static void* New(ulong size, bool isZeroed)
        {
            void* block = NewBlock(size, isZeroed);
            if (block == null) throw new OutOfMemoryException();
            return block;
        }

        private static ulong Product(UIntPtr count, UIntPtr size)
        {
            ulong elements = count.ToUInt64();
            ulong bytes = unchecked(elements * size.ToUInt64());
            bool isTooLarge = elements != 0 && bytes / elements != size.ToUInt64();
            return isTooLarge ? ulong.MaxValue : bytes;
        }

        public static void* Alloc(UIntPtr byteCount)
        {
            return New(byteCount.ToUInt64(), false);
        }

        public static void* Alloc(UIntPtr elementCount, UIntPtr elementSize)
        {
            return New(Product(elementCount, elementSize), false);
        }

        public static void* AllocZeroed(UIntPtr byteCount)
        {
            return New(byteCount.ToUInt64(), true);
        }

        public static void* AllocZeroed(UIntPtr elementCount, UIntPtr elementSize)
        {
            return New(Product(elementCount, elementSize), true);
        }

        public static void* AlignedAlloc(UIntPtr byteCount, UIntPtr alignment)
        {
            ulong number = alignment.ToUInt64();
            if (number == 0 || (number & (number - 1)) != 0)
            {
                throw new ArgumentException("The alignment must be a power of two.");
            }
            return New(byteCount.ToUInt64(), false);
        }

        public static void Free(void* ptr)
        {
            if (ptr != null) FreeBlock(ptr);
        }

        public static void AlignedFree(void* ptr)
        {
            if (ptr != null) FreeBlock(ptr);
        }

        public static void* Realloc(void* ptr, UIntPtr byteCount)
        {
            void* block = New(byteCount.ToUInt64(), false);
            if (ptr == null) return block;
            ulong size = SizeOf(ptr);
            Move(ptr, block, size < byteCount.ToUInt64() ? size : byteCount.ToUInt64());
            FreeBlock(ptr);
            return block;
        }

        public static void* AlignedRealloc(void* ptr, UIntPtr byteCount, UIntPtr alignment)
        {
            return Realloc(ptr, byteCount);
        }

        public static void Clear(void* ptr, UIntPtr byteCount)
        {
            Fill(ptr, byteCount, 0);
        }

        public static void Fill(void* ptr, UIntPtr byteCount, byte value)
        {
            ulong count = byteCount.ToUInt64();
            for (ulong i = 0; i < count; i++) ((byte*)ptr)[i] = value;
        }

        public static void Copy(void* source, void* destination, UIntPtr byteCount)
        {
            Move(source, destination, byteCount.ToUInt64());
        }

        // They may overlap.
        private static void Move(void* source, void* destination, ulong count)
        {
            byte* from = (byte*)source;
            byte* to = (byte*)destination;
            if (from < to && to < from + count)
            {
                for (ulong i = count; i > 0; i--) to[i - 1] = from[i - 1];
                return;
            }
            for (ulong i = 0; i < count; i++) to[i] = from[i];
        }
    }

    public static unsafe partial class Marshal
    {
        public static int SizeOf<T>()
        {
            return Unsafe.SizeOf<T>();
        }

        public static int SizeOf<T>(T structure)
        {
            return Unsafe.SizeOf<T>();
        }

        public static int GetLastWin32Error()
        {
            return 0;
        }

        // --- blocks

        public static IntPtr AllocHGlobal(int cb)
        {
            return (IntPtr)NativeMemory.Alloc((UIntPtr)(ulong)cb);
        }

        public static IntPtr AllocHGlobal(IntPtr cb)
        {
            return (IntPtr)NativeMemory.Alloc((UIntPtr)(ulong)cb.ToInt64());
        }

        public static IntPtr AllocCoTaskMem(int cb)
        {
            return (IntPtr)NativeMemory.Alloc((UIntPtr)(ulong)cb);
        }

        public static void FreeHGlobal(IntPtr hglobal)
        {
            NativeMemory.Free(hglobal.ToPointer());
        }

        public static void FreeCoTaskMem(IntPtr ptr)
        {
            NativeMemory.Free(ptr.ToPointer());
        }

        public static IntPtr ReAllocHGlobal(IntPtr pv, IntPtr cb)
        {
            return (IntPtr)NativeMemory.Realloc(pv.ToPointer(), (UIntPtr)(ulong)cb.ToInt64());
        }

        public static IntPtr ReAllocCoTaskMem(IntPtr pv, int cb)
        {
            return (IntPtr)NativeMemory.Realloc(pv.ToPointer(), (UIntPtr)(ulong)cb);
        }

        // --- values

        private static void* At(IntPtr ptr, int ofs)
        {
            return (byte*)ptr.ToPointer() + ofs;
        }

        public static byte ReadByte(IntPtr ptr)
        {
            return *(byte*)At(ptr, 0);
        }

        public static byte ReadByte(IntPtr ptr, int ofs)
        {
            return *(byte*)At(ptr, ofs);
        }

        public static short ReadInt16(IntPtr ptr)
        {
            return *(short*)At(ptr, 0);
        }

        public static short ReadInt16(IntPtr ptr, int ofs)
        {
            return *(short*)At(ptr, ofs);
        }

        public static int ReadInt32(IntPtr ptr)
        {
            return *(int*)At(ptr, 0);
        }

        public static int ReadInt32(IntPtr ptr, int ofs)
        {
            return *(int*)At(ptr, ofs);
        }

        public static long ReadInt64(IntPtr ptr)
        {
            return *(long*)At(ptr, 0);
        }

        public static long ReadInt64(IntPtr ptr, int ofs)
        {
            return *(long*)At(ptr, ofs);
        }

        public static IntPtr ReadIntPtr(IntPtr ptr)
        {
            return *(IntPtr*)At(ptr, 0);
        }

        public static IntPtr ReadIntPtr(IntPtr ptr, int ofs)
        {
            return *(IntPtr*)At(ptr, ofs);
        }

        public static void WriteByte(IntPtr ptr, byte val)
        {
            *(byte*)At(ptr, 0) = val;
        }

        public static void WriteByte(IntPtr ptr, int ofs, byte val)
        {
            *(byte*)At(ptr, ofs) = val;
        }

        public static void WriteInt16(IntPtr ptr, short val)
        {
            *(short*)At(ptr, 0) = val;
        }

        public static void WriteInt16(IntPtr ptr, int ofs, short val)
        {
            *(short*)At(ptr, ofs) = val;
        }

        public static void WriteInt16(IntPtr ptr, char val)
        {
            *(char*)At(ptr, 0) = val;
        }

        public static void WriteInt16(IntPtr ptr, int ofs, char val)
        {
            *(char*)At(ptr, ofs) = val;
        }

        public static void WriteInt32(IntPtr ptr, int val)
        {
            *(int*)At(ptr, 0) = val;
        }

        public static void WriteInt32(IntPtr ptr, int ofs, int val)
        {
            *(int*)At(ptr, ofs) = val;
        }

        public static void WriteInt64(IntPtr ptr, long val)
        {
            *(long*)At(ptr, 0) = val;
        }

        public static void WriteInt64(IntPtr ptr, int ofs, long val)
        {
            *(long*)At(ptr, ofs) = val;
        }

        public static void WriteIntPtr(IntPtr ptr, IntPtr val)
        {
            *(IntPtr*)At(ptr, 0) = val;
        }

        public static void WriteIntPtr(IntPtr ptr, int ofs, IntPtr val)
        {
            *(IntPtr*)At(ptr, ofs) = val;
        }

        public static T PtrToStructure<T>(IntPtr ptr)
        {
            return Unsafe.Read<T>(ptr.ToPointer());
        }

        public static void StructureToPtr<T>(T structure, IntPtr ptr, bool fDeleteOld)
        {
            Unsafe.Write(ptr.ToPointer(), structure);
        }

        // --- arrays

        private static void CheckRange<T>(T[] array, IntPtr memory, int start, int length)
        {
            if (array == null) throw new ArgumentNullException("array");
            if (memory == IntPtr.Zero) throw new ArgumentNullException("ptr");
            if (start < 0 || length < 0 || length > array.Length - start)
            {
                throw new ArgumentOutOfRangeException("length");
            }
        }

        private static void CopyIn<T>(T[] source, int start, IntPtr destination, int length)
        {
            CheckRange(source, destination, start, length);
            byte* to = (byte*)destination.ToPointer();
            int size = Unsafe.SizeOf<T>();
            for (int i = 0; i < length; i++) Unsafe.Write(to + (long)i * size, source[start + i]);
        }

        private static void CopyOut<T>(IntPtr source, T[] destination, int start, int length)
        {
            CheckRange(destination, source, start, length);
            byte* from = (byte*)source.ToPointer();
            int size = Unsafe.SizeOf<T>();
            for (int i = 0; i < length; i++)
            {
                destination[start + i] = Unsafe.Read<T>(from + (long)i * size);
            }
        }

        public static void Copy(byte[] source, int startIndex, IntPtr destination, int length)
        {
            CopyIn(source, startIndex, destination, length);
        }

        public static void Copy(IntPtr source, byte[] destination, int startIndex, int length)
        {
            CopyOut(source, destination, startIndex, length);
        }

        public static void Copy(short[] source, int startIndex, IntPtr destination, int length)
        {
            CopyIn(source, startIndex, destination, length);
        }

        public static void Copy(IntPtr source, short[] destination, int startIndex, int length)
        {
            CopyOut(source, destination, startIndex, length);
        }

        public static void Copy(int[] source, int startIndex, IntPtr destination, int length)
        {
            CopyIn(source, startIndex, destination, length);
        }

        public static void Copy(IntPtr source, int[] destination, int startIndex, int length)
        {
            CopyOut(source, destination, startIndex, length);
        }

        public static void Copy(long[] source, int startIndex, IntPtr destination, int length)
        {
            CopyIn(source, startIndex, destination, length);
        }

        public static void Copy(IntPtr source, long[] destination, int startIndex, int length)
        {
            CopyOut(source, destination, startIndex, length);
        }

        public static void Copy(char[] source, int startIndex, IntPtr destination, int length)
        {
            CopyIn(source, startIndex, destination, length);
        }

        public static void Copy(IntPtr source, char[] destination, int startIndex, int length)
        {
            CopyOut(source, destination, startIndex, length);
        }

        public static void Copy(float[] source, int startIndex, IntPtr destination, int length)
        {
            CopyIn(source, startIndex, destination, length);
        }

        public static void Copy(IntPtr source, float[] destination, int startIndex, int length)
        {
            CopyOut(source, destination, startIndex, length);
        }

        public static void Copy(double[] source, int startIndex, IntPtr destination, int length)
        {
            CopyIn(source, startIndex, destination, length);
        }

        public static void Copy(IntPtr source, double[] destination, int startIndex, int length)
        {
            CopyOut(source, destination, startIndex, length);
        }

        public static void Copy(IntPtr[] source, int startIndex, IntPtr destination, int length)
        {
            CopyIn(source, startIndex, destination, length);
        }

        public static void Copy(IntPtr source, IntPtr[] destination, int startIndex, int length)
        {
            CopyOut(source, destination, startIndex, length);
        }

        public static IntPtr UnsafeAddrOfPinnedArrayElement<T>(T[] arr, int index)
        {
            byte* first = (byte*)GCHandle.AddressOf(arr);
            return (IntPtr)(first + (long)index * Unsafe.SizeOf<T>());
        }

        // --- strings

        public static IntPtr StringToHGlobalUni(string s)
        {
            if (s == null) return IntPtr.Zero;
            char* to = (char*)NativeMemory.Alloc((UIntPtr)(2 * ((ulong)s.Length + 1)));
            for (int i = 0; i < s.Length; i++) to[i] = s[i];
            to[s.Length] = '\0';
            return (IntPtr)to;
        }

        public static IntPtr StringToCoTaskMemUni(string s)
        {
            return StringToHGlobalUni(s);
        }

        public static string PtrToStringUni(IntPtr ptr)
        {
            if (ptr == IntPtr.Zero) return null;
            char* from = (char*)ptr.ToPointer();
            int length = 0;
            while (from[length] != '\0') length++;
            return PtrToStringUni(ptr, length);
        }

        public static string PtrToStringUni(IntPtr ptr, int len)
        {
            if (ptr == IntPtr.Zero) throw new ArgumentNullException("ptr");
            char* from = (char*)ptr.ToPointer();
            string result = "";
            for (int i = 0; i < len; i++) result += from[i].ToString();
            return result;
        }
    }
}
