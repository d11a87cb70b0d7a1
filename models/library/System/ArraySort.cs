// Sorting of arrays: introspective sort, in the variant of .NET, because the order in which equal
// elements end up is visible.
//
// Parts of at most 16 elements are sorted by insertion (two and three by comparing them all).
// Longer ones are split at the median of the first, middle and last; when that has gone twice as
// deep as it should, by heap sort.
using System.Collections;
using System.Collections.Generic;

namespace System
{
    // Items, if there are any, move with their keys.
    internal struct ArraySorter<TKey, TValue>
    {
        private const int SmallSize = 16;

        private TKey[] _keys;
        private TValue[] _items;
        private IComparer<TKey> _comparer;

        internal static void Sort(TKey[] keys, TValue[] items, int index, int length,
            IComparer<TKey> comparer)
        {
            if (length < 2) return;
            ArraySorter<TKey, TValue> sorter = default(ArraySorter<TKey, TValue>);
            sorter._keys = keys;
            sorter._items = items;
            sorter._comparer = comparer == null ? Comparer<TKey>.Default : comparer;
            try
            {
                int depth = 0;
                for (int n = length; n > 0; n >>= 1) depth += 2;
                sorter.SortPart(index, index + length - 1, depth);
            }
            catch (IndexOutOfRangeException)
            {
                throw new ArgumentException(
                    "Unable to sort because the IComparer.Compare() method returns inconsistent "
                    + "results. Either a value does not compare equal to itself, or one value "
                        + "repeatedly compared to "
                    + "another value yields different results. IComparer: '" + comparer + "'.");
            }
            catch (Exception e)
            {
                throw new InvalidOperationException("Failed to compare two elements in the array.",
                    e);
            }
        }

        private bool IsLess(TKey a, TKey b)
        {
            return _comparer.Compare(a, b) < 0;
        }

        private void Swap(int i, int j)
        {
            if (i == j) return;
            TKey key = _keys[i];
            _keys[i] = _keys[j];
            _keys[j] = key;
            if (_items == null) return;
            TValue item = _items[i];
            _items[i] = _items[j];
            _items[j] = item;
        }

        private void SwapIfGreater(int i, int j)
        {
            if (_comparer.Compare(_keys[i], _keys[j]) > 0) Swap(i, j);
        }

        // [low, high]
        private void SortPart(int low, int high, int depth)
        {
            while (high > low)
            {
                int size = high - low + 1;
                if (size <= SmallSize)
                {
                    SortSmall(low, high);
                    return;
                }
                if (depth == 0)
                {
                    HeapSort(low, size);
                    return;
                }
                depth--;
                int pivot = Partition(low, high);
                SortPart(pivot + 1, high, depth);
                high = pivot - 1;
            }
        }

        private void SortSmall(int low, int high)
        {
            if (high == low + 1)
            {
                SwapIfGreater(low, high);
            }
            else if (high == low + 2)
            {
                SwapIfGreater(low, low + 1);
                SwapIfGreater(low, high);
                SwapIfGreater(low + 1, high);
            }
            else InsertionSort(low, high);
        }

        private void InsertionSort(int low, int high)
        {
            for (int i = low + 1; i <= high; i++)
            {
                TKey key = _keys[i];
                TValue item = _items == null ? default(TValue) : _items[i];
                int j = i;
                while (j > low && IsLess(key, _keys[j - 1]))
                {
                    Move(j - 1, j);
                    j--;
                }
                Put(j, key, item);
            }
        }

        private void Move(int from, int to)
        {
            _keys[to] = _keys[from];
            if (_items != null) _items[to] = _items[from];
        }

        private void Put(int index, TKey key, TValue item)
        {
            _keys[index] = key;
            if (_items != null) _items[index] = item;
        }

        // Returns where the pivot ends up: what is before it is not greater, what is behind it not
        // less.
        private int Partition(int low, int high)
        {
            int middle = low + (high - low) / 2;
            SwapIfGreater(low, middle);
            SwapIfGreater(low, high);
            SwapIfGreater(middle, high);
            TKey pivot = _keys[middle];
            Swap(middle, high - 1);
            int left = low, right = high - 1;
            while (left < right)
            {
                do left++;
                while (IsLess(_keys[left], pivot));
                do right--;
                while (IsLess(pivot, _keys[right]));
                if (left >= right) break;
                Swap(left, right);
            }
            Swap(left, high - 1);
            return left;
        }

        // The heap's node n (from 1) is at low + n - 1.
        private void HeapSort(int low, int size)
        {
            for (int node = size / 2; node >= 1; node--) SiftDown(low, node, size);
            for (int last = size; last > 1; last--)
            {
                Swap(low, low + last - 1);
                SiftDown(low, 1, last - 1);
            }
        }

        private void SiftDown(int low, int node, int size)
        {
            TKey key = _keys[low + node - 1];
            TValue item = _items == null ? default(TValue) : _items[low + node - 1];
            while (node <= size / 2)
            {
                int child = 2 * node;
                if (child < size && IsLess(_keys[low + child - 1], _keys[low + child])) child++;
                if (!IsLess(key, _keys[low + child - 1])) break;
                Move(low + child - 1, low + node - 1);
                node = child;
            }
            Put(low + node - 1, key, item);
        }
    }

    // An IComparer (or none) as an IComparer<object>.
    internal sealed class ComparerOfObjects : IComparer<object>
    {
        private readonly IComparer _comparer;

        internal ComparerOfObjects(IComparer comparer)
        {
            _comparer = comparer;
        }

        public int Compare(object x, object y)
        {
            return _comparer == null ? Comparer.CompareObjects(x, y) : _comparer.Compare(x, y);
        }
    }
}
