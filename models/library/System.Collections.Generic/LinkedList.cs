// LinkedList<T>: a ring of nodes.
namespace System.Collections.Generic
{
    public class LinkedList<T> : ICollection<T>, ICollection, IReadOnlyCollection<T>
    {
        internal LinkedListNode<T> _head;
        internal int _count;
        internal int _version;

        public LinkedList()
        {
        }

        public LinkedList(IEnumerable<T> collection)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            foreach (T item in collection) AddLast(item);
        }

        public int Count => _count;

        public LinkedListNode<T> First => _head;

        public LinkedListNode<T> Last => _head == null ? null : _head._previous;

        public LinkedListNode<T> AddFirst(T value)
        {
            LinkedListNode<T> node = new LinkedListNode<T>(this, value);
            Link(node, _head);
            _head = node;
            return node;
        }

        public void AddFirst(LinkedListNode<T> node)
        {
            CheckNew(node);
            Link(node, _head);
            node._list = this;
            _head = node;
        }

        public LinkedListNode<T> AddLast(T value)
        {
            LinkedListNode<T> node = new LinkedListNode<T>(this, value);
            Link(node, _head);
            return node;
        }

        public void AddLast(LinkedListNode<T> node)
        {
            CheckNew(node);
            Link(node, _head);
            node._list = this;
        }

        public LinkedListNode<T> AddAfter(LinkedListNode<T> node, T value)
        {
            CheckMine(node);
            LinkedListNode<T> added = new LinkedListNode<T>(this, value);
            Link(added, node._next);
            return added;
        }

        public void AddAfter(LinkedListNode<T> node, LinkedListNode<T> newNode)
        {
            CheckMine(node);
            CheckNew(newNode, nameof(newNode));
            Link(newNode, node._next);
            newNode._list = this;
        }

        public LinkedListNode<T> AddBefore(LinkedListNode<T> node, T value)
        {
            CheckMine(node);
            LinkedListNode<T> added = new LinkedListNode<T>(this, value);
            Link(added, node);
            if (node == _head) _head = added;
            return added;
        }

        public void AddBefore(LinkedListNode<T> node, LinkedListNode<T> newNode)
        {
            CheckMine(node);
            CheckNew(newNode, nameof(newNode));
            Link(newNode, node);
            newNode._list = this;
            if (node == _head) _head = newNode;
        }

        public bool Remove(T value)
        {
            LinkedListNode<T> node = Find(value);
            if (node == null) return false;
            Unlink(node);
            return true;
        }

        public void Remove(LinkedListNode<T> node)
        {
            CheckMine(node);
            Unlink(node);
        }

        public void RemoveFirst()
        {
            if (_head == null) throw Empty();
            Unlink(_head);
        }

        public void RemoveLast()
        {
            if (_head == null) throw Empty();
            Unlink(_head._previous);
        }

        public void Clear()
        {
            LinkedListNode<T> current = _head;
            while (current != null)
            {
                LinkedListNode<T> node = current;
                current = current.Next;
                node.Invalidate();
            }
            _head = null;
            _count = 0;
            _version++;
        }

        public bool Contains(T value) => Find(value) != null;

        public LinkedListNode<T> Find(T value)
        {
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            for (LinkedListNode<T> node = First; node != null; node = node.Next)
            {
                if (comparer.Equals(node._value, value)) return node;
            }
            return null;
        }

        public LinkedListNode<T> FindLast(T value)
        {
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            for (LinkedListNode<T> node = Last; node != null; node = node.Previous)
            {
                if (comparer.Equals(node._value, value)) return node;
            }
            return null;
        }

        // Before `next`, or as the only one if that is null.
        private void Link(LinkedListNode<T> node, LinkedListNode<T> next)
        {
            if (next == null)
            {
                node._next = node;
                node._previous = node;
                _head = node;
            }
            else
            {
                node._next = next;
                node._previous = next._previous;
                next._previous._next = node;
                next._previous = node;
            }
            _version++;
            _count++;
        }

        private void Unlink(LinkedListNode<T> node)
        {
            if (node._next == node)
            {
                _head = null;
            }
            else
            {
                node._next._previous = node._previous;
                node._previous._next = node._next;
                if (_head == node) _head = node._next;
            }
            node.Invalidate();
            _count--;
            _version++;
        }

        private static void CheckNew(LinkedListNode<T> node, string parameter = "node")
        {
            if (node == null) throw new ArgumentNullException(parameter);
            if (node._list != null)
                throw new InvalidOperationException("The LinkedList node already belongs to a LinkedList.");
        }

        private void CheckMine(LinkedListNode<T> node)
        {
            if (node == null) throw new ArgumentNullException(nameof(node));
            if (node._list != this)
                throw new InvalidOperationException("The LinkedList node does not belong to current LinkedList.");
        }

        private static Exception Empty() => new InvalidOperationException("The LinkedList is empty.");

        public void CopyTo(T[] array, int index)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            if (index < 0) throw CollectionErrors.Negative(nameof(index), index);
            if (index > array.Length)
                throw new ArgumentOutOfRangeException(nameof(index), index,
                    "Must be less than or equal to the size of the collection.");
            if (array.Length - index < Count) throw TooShort();
            for (LinkedListNode<T> node = First; node != null; node = node.Next) array[index++] = node._value;
        }

        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<T> IEnumerable<T>.GetEnumerator()
        {
            if (_count == 0) return new EmptyEnumerator<T>();
            return new Enumerator(this);
        }

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

        bool ICollection<T>.IsReadOnly => false;

        void ICollection<T>.Add(T value) => AddLast(value);

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        void ICollection.CopyTo(Array array, int index)
        {
            CollectionErrors.CheckArray(array, nameof(array));
            if (index < 0) throw CollectionErrors.Negative(nameof(index), index);
            if (array.Length - index < Count) throw TooShort();
            CollectionErrors.CopyItems<T>(this, array, index, nameof(array));
        }

        private static Exception TooShort()
            => new ArgumentException("Insufficient space in the target location to copy the information.");

        public struct Enumerator : IEnumerator<T>, IEnumerator
        {
            private readonly LinkedList<T> _list;
            private readonly int _version;
            private LinkedListNode<T> _node;  // the next one
            private T _current;
            private int _index;               // how many were passed

            internal Enumerator(LinkedList<T> list)
            {
                _list = list;
                _version = list._version;
                _node = list._head;
                _current = default(T);
                _index = 0;
            }

            public void Dispose()
            {
            }

            public bool MoveNext()
            {
                if (_version != _list._version) throw CollectionErrors.ModifiedSince();
                if (_node == null)
                {
                    _index = _list.Count + 1;
                    return false;
                }
                _index++;
                _current = _node._value;
                _node = _node.Next;
                return true;
            }

            public T Current => _current;

            object IEnumerator.Current
            {
                get
                {
                    if (_index == 0 || _index == _list.Count + 1) throw CollectionErrors.NotEnumerating();
                    return _current;
                }
            }

            void IEnumerator.Reset()
            {
                if (_version != _list._version) throw CollectionErrors.ModifiedSince();
                _current = default(T);
                _node = _list._head;
                _index = 0;
            }
        }
    }

    public sealed class LinkedListNode<T>
    {
        internal LinkedList<T> _list;
        internal LinkedListNode<T> _next;
        internal LinkedListNode<T> _previous;
        internal T _value;

        public LinkedListNode(T value)
        {
            _value = value;
        }

        internal LinkedListNode(LinkedList<T> list, T value)
        {
            _list = list;
            _value = value;
        }

        public LinkedList<T> List => _list;

        public LinkedListNode<T> Next => _next == null || _next == _list._head ? null : _next;

        public LinkedListNode<T> Previous => _previous == null || this == _list._head ? null : _previous;

        public T Value
        {
            get => _value;
            set => _value = value;
        }

        public ref T ValueRef => ref _value;

        internal void Invalidate()
        {
            _list = null;
            _next = null;
            _previous = null;
        }
    }
}
