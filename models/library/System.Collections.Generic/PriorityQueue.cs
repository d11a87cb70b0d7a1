// PriorityQueue<TElement, TPriority>: a heap with four children to a node, as .NET's, because that decides which of
// several elements with the same priority comes first.
//
// ValueTuple is written out, here and in Linq: mcs does not understand (A, B) while it compiles ValueTuple itself.
// The element is Item1, the priority Item2.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public class PriorityQueue<TElement, TPriority>
    {
        private ValueTuple<TElement, TPriority>[] _nodes;
        private int _size;
        private int _version;
        private readonly IComparer<TPriority> _comparer;  // null: the default one

        public PriorityQueue() : this((IComparer<TPriority>)null)
        {
        }

        public PriorityQueue(int initialCapacity) : this(initialCapacity, null)
        {
        }

        public PriorityQueue(IComparer<TPriority> comparer)
        {
            _nodes = Array.Empty<ValueTuple<TElement, TPriority>>();
            if (comparer != (object)Comparer<TPriority>.Default) _comparer = comparer;
        }

        public PriorityQueue(int initialCapacity, IComparer<TPriority> comparer) : this(comparer)
        {
            if (initialCapacity < 0) throw CollectionErrors.Negative(nameof(initialCapacity), initialCapacity);
            _nodes = new ValueTuple<TElement, TPriority>[initialCapacity];
        }

        public PriorityQueue(IEnumerable<ValueTuple<TElement, TPriority>> items) : this(items, null)
        {
        }

        public PriorityQueue(IEnumerable<ValueTuple<TElement, TPriority>> items, IComparer<TPriority> comparer)
            : this(comparer)
        {
            if (items == null) throw new ArgumentNullException(nameof(items));
            List<ValueTuple<TElement, TPriority>> list = new List<ValueTuple<TElement, TPriority>>(items);
            _nodes = list._items;
            _size = list._size;
            if (_size > 1) Heapify();
        }

        public int Count => _size;

        public int Capacity => _nodes.Length;

        public IComparer<TPriority> Comparer => _comparer ?? Comparer<TPriority>.Default;

        public UnorderedItemsCollection UnorderedItems => new UnorderedItemsCollection(this);

        public void Enqueue(TElement element, TPriority priority)
        {
            int size = _size;
            _version++;
            if (_nodes.Length == size) Grow(size + 1);
            _size = size + 1;
            MoveUp(Pair(element, priority), size);
        }

        public void EnqueueRange(IEnumerable<ValueTuple<TElement, TPriority>> items)
        {
            if (items == null) throw new ArgumentNullException(nameof(items));
            MakeRoom(items as ICollection<ValueTuple<TElement, TPriority>>);
            if (_size > 0)
            {
                foreach (ValueTuple<TElement, TPriority> item in items) Enqueue(item.Item1, item.Item2);
                return;
            }
            foreach (ValueTuple<TElement, TPriority> item in items) Append(item);
            _version++;
            if (_size > 1) Heapify();
        }

        public void EnqueueRange(IEnumerable<TElement> elements, TPriority priority)
        {
            if (elements == null) throw new ArgumentNullException(nameof(elements));
            MakeRoom(elements as ICollection<TElement>);
            if (_size > 0)
            {
                foreach (TElement element in elements) Enqueue(element, priority);
                return;
            }
            foreach (TElement element in elements) Append(Pair(element, priority));
            _version++;
        }

        private void MakeRoom<T>(ICollection<T> added)
        {
            if (added != null && added.Count > _nodes.Length - _size) Grow(checked(_size + added.Count));
        }

        private static ValueTuple<TElement, TPriority> Pair(TElement element, TPriority priority)
            => new ValueTuple<TElement, TPriority>(element, priority);

        private void Append(ValueTuple<TElement, TPriority> node)
        {
            if (_nodes.Length == _size) Grow(_size + 1);
            _nodes[_size++] = node;
        }

        public TElement Peek()
        {
            if (_size == 0) throw Empty();
            return _nodes[0].Item1;
        }

        public bool TryPeek(out TElement element, out TPriority priority)
        {
            element = _size != 0 ? _nodes[0].Item1 : default(TElement);
            priority = _size != 0 ? _nodes[0].Item2 : default(TPriority);
            return _size != 0;
        }

        public TElement Dequeue()
        {
            TElement element = Peek();
            RemoveRoot();
            return element;
        }

        public bool TryDequeue(out TElement element, out TPriority priority)
        {
            if (!TryPeek(out element, out priority)) return false;
            RemoveRoot();
            return true;
        }

        public TElement DequeueEnqueue(TElement element, TPriority priority)
        {
            TElement root = Peek();
            if (Compare(priority, _nodes[0].Item2) > 0) MoveDown(Pair(element, priority), 0);
            else _nodes[0] = Pair(element, priority);
            _version++;
            return root;
        }

        public TElement EnqueueDequeue(TElement element, TPriority priority)
        {
            if (_size == 0 || Compare(priority, _nodes[0].Item2) <= 0) return element;
            TElement root = _nodes[0].Item1;
            MoveDown(Pair(element, priority), 0);
            _version++;
            return root;
        }

        public bool Remove(TElement element, out TElement removedElement, out TPriority priority,
            IEqualityComparer<TElement> equalityComparer = null)
        {
            int index = IndexOf(element, equalityComparer ?? EqualityComparer<TElement>.Default);
            if (index < 0)
            {
                removedElement = default(TElement);
                priority = default(TPriority);
                return false;
            }
            removedElement = _nodes[index].Item1;
            priority = _nodes[index].Item2;
            int size = --_size;
            if (index < size)
            {
                ValueTuple<TElement, TPriority> last = _nodes[size];
                if (Compare(last.Item2, priority) < 0) MoveUp(last, index);
                else MoveDown(last, index);
            }
            _nodes[size] = default(ValueTuple<TElement, TPriority>);
            _version++;
            return true;
        }

        private int IndexOf(TElement element, IEqualityComparer<TElement> comparer)
        {
            for (int i = 0; i < _size; i++)
            {
                if (comparer.Equals(element, _nodes[i].Item1)) return i;
            }
            return -1;
        }

        public void Clear()
        {
            if (RuntimeHelpers.IsReferenceOrContainsReferences<ValueTuple<TElement, TPriority>>())
                Array.Clear(_nodes, 0, _size);
            _size = 0;
            _version++;
        }

        public int EnsureCapacity(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity), capacity);
            if (_nodes.Length < capacity)
            {
                Grow(capacity);
                _version++;
            }
            return _nodes.Length;
        }

        public void TrimExcess()
        {
            if (_size >= (int)(_nodes.Length * 0.9)) return;
            Array.Resize(ref _nodes, _size);
            _version++;
        }

        private void Grow(int capacity)
        {
            int grown = 2 * _nodes.Length;
            if ((uint)grown > (uint)Array.MaxLength) grown = Array.MaxLength;
            Array.Resize(ref _nodes, Math.Max(Math.Max(grown, _nodes.Length + 4), capacity));
        }

        private static Exception Empty() => new InvalidOperationException("Queue empty.");

        private int Compare(TPriority left, TPriority right) => Comparer.Compare(left, right);

        private void RemoveRoot()
        {
            int last = --_size;
            _version++;
            if (last > 0) MoveDown(_nodes[last], 0);
            if (RuntimeHelpers.IsReferenceOrContainsReferences<ValueTuple<TElement, TPriority>>())
                _nodes[last] = default(ValueTuple<TElement, TPriority>);
        }

        private void Heapify()
        {
            for (int index = (_size - 2) >> 2; index >= 0; index--) MoveDown(_nodes[index], index);
        }

        // Puts the node where `index` is, or further towards the root.
        private void MoveUp(ValueTuple<TElement, TPriority> node, int index)
        {
            while (index > 0)
            {
                int parent = (index - 1) >> 2;
                if (Compare(node.Item2, _nodes[parent].Item2) >= 0) break;
                _nodes[index] = _nodes[parent];
                index = parent;
            }
            _nodes[index] = node;
        }

        // Puts the node where `index` is, or further away from the root.
        private void MoveDown(ValueTuple<TElement, TPriority> node, int index)
        {
            for (int child = (index << 2) + 1; child < _size; child = (index << 2) + 1)
            {
                int least = child;
                int end = Math.Min(child + 4, _size);
                while (++child < end)
                {
                    if (Compare(_nodes[child].Item2, _nodes[least].Item2) < 0) least = child;
                }
                if (Compare(node.Item2, _nodes[least].Item2) <= 0) break;
                _nodes[index] = _nodes[least];
                index = least;
            }
            _nodes[index] = node;
        }

        public sealed class UnorderedItemsCollection : IReadOnlyCollection<ValueTuple<TElement, TPriority>>, ICollection
        {
            private readonly PriorityQueue<TElement, TPriority> _queue;

            internal UnorderedItemsCollection(PriorityQueue<TElement, TPriority> queue)
            {
                _queue = queue;
            }

            public int Count => _queue._size;

            public Enumerator GetEnumerator() => new Enumerator(_queue);

            IEnumerator<ValueTuple<TElement, TPriority>>
                IEnumerable<ValueTuple<TElement, TPriority>>.GetEnumerator()
            {
                if (Count == 0) return new EmptyEnumerator<ValueTuple<TElement, TPriority>>();
                return new Enumerator(_queue);
            }

            IEnumerator IEnumerable.GetEnumerator()
                => ((IEnumerable<ValueTuple<TElement, TPriority>>)this).GetEnumerator();

            bool ICollection.IsSynchronized => false;

            object ICollection.SyncRoot => this;

            void ICollection.CopyTo(Array array, int index)
            {
                CollectionErrors.CheckArray(array, nameof(array));
                if (index < 0 || index > array.Length) throw CollectionErrors.IndexBeyondEnd(nameof(index), index);
                if (array.Length - index < _queue._size) throw CollectionErrors.Range();
                try
                {
                    Array.Copy(_queue._nodes, 0, array, index, _queue._size);
                }
                catch (ArrayTypeMismatchException)
                {
                    throw CollectionErrors.WrongArray(nameof(array));
                }
            }

            public struct Enumerator : IEnumerator<ValueTuple<TElement, TPriority>>, IEnumerator
            {
                private readonly PriorityQueue<TElement, TPriority> _queue;
                private readonly int _version;
                private int _index;
                private ValueTuple<TElement, TPriority> _current;

                internal Enumerator(PriorityQueue<TElement, TPriority> queue)
                {
                    _queue = queue;
                    _version = queue._version;
                    _index = 0;
                    _current = default(ValueTuple<TElement, TPriority>);
                }

                public void Dispose()
                {
                }

                public bool MoveNext()
                {
                    if (_version != _queue._version) throw CollectionErrors.ModifiedSince();
                    bool found = (uint)_index < (uint)_queue._size;
                    _current = found ? _queue._nodes[_index] : default(ValueTuple<TElement, TPriority>);
                    _index = found ? _index + 1 : _queue._size + 1;
                    return found;
                }

                public ValueTuple<TElement, TPriority> Current => _current;

                object IEnumerator.Current => _current;

                void IEnumerator.Reset()
                {
                    if (_version != _queue._version) throw CollectionErrors.ModifiedSince();
                    _index = 0;
                    _current = default(ValueTuple<TElement, TPriority>);
                }
            }
        }
    }
}
