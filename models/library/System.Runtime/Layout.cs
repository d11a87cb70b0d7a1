// Values whose type is known only as the program runs: a clone of an object, an element of some
// array, a field of some struct in a box.
//
// Where the parts of such a value lie is the machine's to know, and never changes. What is in them is
// memory: they are copied one by one, by reads and writes like any others, so that other threads see
// them as they see what a program does itself.
namespace System.Runtime.CompilerServices
{
    internal static class Layout
    {
        // Of how many primitives a struct of the type consists, or an instance of a class.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountParts(Type type);

        // Where one of them begins, and how many bytes it has; 0 for a reference.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int PartOffset(Type type, int part);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int PartSize(Type type, int part);

        // The bytes that a field or an element of the type takes.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int ValueSize(Type type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool IsNullable(Type type);

        // The instance fields that a struct declares. Of a Nullable: whether it has a value, the value.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int CountFields(Type type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type FieldType(Type type, int field);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int FieldOffset(Type type, int field);

        // A pointer to the first field of an object, to what is in a box, to the first element.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern ref byte Begin(object o);

        // A new object, all zero: like another one, as long if it is an array; a box.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object AllocateLike(object o);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern object AllocateBox(Type type);

        internal static void CopyPart(int size, ref byte to, ref byte from)
        {
            switch (size)
            {
                case 0:
                    Unsafe.As<byte, object>(ref to) = Unsafe.As<byte, object>(ref from);
                    break;
                case 1:
                    to = from;
                    break;
                case 2:
                    Unsafe.As<byte, short>(ref to) = Unsafe.As<byte, short>(ref from);
                    break;
                case 4:
                    Unsafe.As<byte, int>(ref to) = Unsafe.As<byte, int>(ref from);
                    break;
                default:
                    Unsafe.As<byte, long>(ref to) = Unsafe.As<byte, long>(ref from);
                    break;
            }
        }

        private static void ClearPart(int size, ref byte to)
        {
            switch (size)
            {
                case 0:
                    Unsafe.As<byte, object>(ref to) = null;
                    break;
                case 1:
                    to = 0;
                    break;
                case 2:
                    Unsafe.As<byte, short>(ref to) = 0;
                    break;
                case 4:
                    Unsafe.As<byte, int>(ref to) = 0;
                    break;
                default:
                    Unsafe.As<byte, long>(ref to) = 0;
                    break;
            }
        }

        // What a field or an element of the type holds.
        private static void CopyValue(Type type, ref byte to, ref byte from)
        {
            if (type.IsValueType) Copy(type, ref to, ref from);
            else CopyPart(type.IsPointer ? ValueSize(type) : 0, ref to, ref from);
        }

        // A struct, or an instance of a class.
        internal static void Copy(Type type, ref byte to, ref byte from)
        {
            int count = CountParts(type);
            for (int i = 0; i < count; i++)
            {
                int offset = PartOffset(type, i);
                CopyPart(PartSize(type, i), ref Unsafe.Add(ref to, offset),
                    ref Unsafe.Add(ref from, offset));
            }
        }

        private static void Clear(Type type, ref byte to)
        {
            int count = CountParts(type);
            for (int i = 0; i < count; i++)
            {
                ClearPart(PartSize(type, i), ref Unsafe.Add(ref to, PartOffset(type, i)));
            }
        }

        internal static object Clone(object o)
        {
            object copy = AllocateLike(o);
            Type type = o.GetType(), element = type.IsArray ? type.GetElementType() : null;
            if (element == null)
            {
                Copy(type, ref Begin(copy), ref Begin(o));
                return copy;
            }
            int count = Unsafe.As<Array>(o).Length, size = ValueSize(element);
            for (int i = 0; i < count; i++)
            {
                CopyValue(element, ref Unsafe.AddBytes(ref Begin(copy), (long)i * size),
                    ref Unsafe.AddBytes(ref Begin(o), (long)i * size));
            }
            return copy;
        }

        internal static ref byte ElementAt(Array array, Type element, int index)
        {
            return ref Unsafe.AddBytes(ref Begin(array), (long)index * ValueSize(element));
        }

        // A reference itself, a value in a new box; of a Nullable its value, or null.
        internal static object Box(Type type, ref byte from)
        {
            if (type.IsPointer) throw new NotSupportedException("Type is not supported.");
            if (!type.IsValueType) return Unsafe.As<byte, object>(ref from);
            if (IsNullable(type))
            {
                if (Unsafe.Add(ref from, FieldOffset(type, 0)) == 0) return null;
                return Box(FieldType(type, 1), ref Unsafe.Add(ref from, FieldOffset(type, 1)));
            }
            object box = AllocateBox(type);
            Copy(type, ref Begin(box), ref from);
            return box;
        }

        // And back. Null is zeros.
        internal static void Unbox(Type type, ref byte to, object value)
        {
            if (!type.IsValueType)
            {
                if (value != null && !type.IsInstanceOfType(value)) throw new InvalidCastException();
                Unsafe.As<byte, object>(ref to) = value;
                return;
            }
            if (value == null)
            {
                Clear(type, ref to);
                return;
            }
            Type content = value.GetType();
            if (type == content)
            {
                Copy(type, ref to, ref Begin(value));
                return;
            }
            if (!IsNullable(type) || FieldType(type, 1) != content) throw new InvalidCastException();
            Unsafe.Add(ref to, FieldOffset(type, 0)) = 1;
            Copy(content, ref Unsafe.Add(ref to, FieldOffset(type, 1)), ref Begin(value));
        }

        internal static object Field(object box, Type type, int field)
        {
            return Box(FieldType(type, field), ref Unsafe.Add(ref Begin(box), FieldOffset(type, field)));
        }

        // Waits until all that the thread has written to an object is there. Nobody else has the
        // object: so it does not matter in which order that happens, and what the thread does before
        // and after it may still overtake each other. Without `all` it waits for nothing.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern void Settle(object made, bool all);

        // After so many writes to an object that is being made it pays to settle them.
        internal const int Often = 16;
    }

    // Bytes of which only their number is known: what cpblk and initblk do, and the methods that are
    // like them. What is a number where it lies is copied as one.
    internal static unsafe class Blocks
    {
        // How many bytes to copy at once, of those that are left: as many as the number has that
        // both point to. Where nobody can tell, it is four of those that lie like an int; else one.
        // `from` may be null, for what comes from nowhere.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int UnitAt(void* to, void* from, long left);

        internal static void Copy(void* to, void* from, uint count)
        {
            CopyUnits((byte*)to, (byte*)from, count);
        }

        private static void CopyUnits(byte* to, byte* from, long count)
        {
            while (count > 0)
            {
                int unit = UnitAt(to, from, count);
                Layout.CopyPart(unit, ref *to, ref *from);
                to += unit;
                from += unit;
                count -= unit;
            }
        }

        // The two may overlap.
        internal static void Move(void* to, void* from, long count)
        {
            if ((ulong)to - (ulong)from >= (ulong)count)
            {
                CopyUnits((byte*)to, (byte*)from, count);
                return;
            }
            for (long i = count - 1; i >= 0; i--) ((byte*)to)[i] = ((byte*)from)[i];
        }

        internal static void Fill(void* to, byte value, uint count)
        {
            byte* at = (byte*)to;
            long pattern = value * 0x0101010101010101;
            for (long left = count; left > 0;)
            {
                int unit = UnitAt(at, null, left);
                Layout.CopyPart(unit, ref *at, ref Unsafe.As<long, byte>(ref pattern));
                at += unit;
                left -= unit;
            }
        }
    }
}
