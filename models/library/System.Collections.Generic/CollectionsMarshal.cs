// CollectionsMarshal: what is inside a List or a Dictionary, without copying. Compilers emit calls to it for
// collection expressions.
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System.Runtime.InteropServices
{
    public static class CollectionsMarshal
    {
        public static Span<T> AsSpan<T>(List<T> list)
            => list == null ? default(Span<T>) : new Span<T>(list._items, 0, list._size);

        public static void SetCount<T>(List<T> list, int count)
        {
            if (count < 0) throw CollectionErrors.Negative(nameof(count));
            list._version++;
            if (count > list.Capacity) list.Grow(count);
            else if (count < list._size && RuntimeHelpers.IsReferenceOrContainsReferences<T>())
                Array.Clear(list._items, count, list._size - count);
            list._size = count;
        }

        public static ref TValue GetValueRefOrNullRef<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key)
            => ref dictionary.ValueOf(key);

        public static ref TValue GetValueRefOrAddDefault<TKey, TValue>(Dictionary<TKey, TValue> dictionary, TKey key,
            out bool exists)
        {
            exists = false;  // mcs does not see that the next line sets it
            return ref dictionary.ValueOfOrNew(key, out exists);
        }
    }
}
