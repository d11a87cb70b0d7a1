// What Synchronized of the collections without type arguments returns: the same collection, under a lock.
using System.Collections.Generic;

namespace System.Collections
{
    // Shares the list of items with the ArrayList that it wraps.
    internal sealed class SynchronizedArrayList : ArrayList
    {
        private readonly object _root;

        internal SynchronizedArrayList(ArrayList list) : base(list._items)
        {
            _root = list.SyncRoot;
        }

        public override bool IsSynchronized => true;

        public override object SyncRoot => _root;

        public override int Count
        {
            get { lock (_root) return base.Count; }
        }

        public override int Capacity
        {
            get { lock (_root) return base.Capacity; }
            set { lock (_root) base.Capacity = value; }
        }

        public override object this[int index]
        {
            get { lock (_root) return base[index]; }
            set { lock (_root) base[index] = value; }
        }

        public override int Add(object value)
        {
            lock (_root) return base.Add(value);
        }

        public override void AddRange(ICollection c)
        {
            lock (_root) base.AddRange(c);
        }

        public override int BinarySearch(object value)
        {
            lock (_root) return base.BinarySearch(value);
        }

        public override int BinarySearch(object value, IComparer comparer)
        {
            lock (_root) return base.BinarySearch(value, comparer);
        }

        public override int BinarySearch(int index, int count, object value, IComparer comparer)
        {
            lock (_root) return base.BinarySearch(index, count, value, comparer);
        }

        public override void Clear()
        {
            lock (_root) base.Clear();
        }

        public override object Clone()
        {
            lock (_root) return new SynchronizedArrayList((ArrayList)base.Clone());
        }

        public override bool Contains(object item)
        {
            lock (_root) return base.Contains(item);
        }

        public override void CopyTo(Array array)
        {
            lock (_root) base.CopyTo(array);
        }

        public override void CopyTo(Array array, int arrayIndex)
        {
            lock (_root) base.CopyTo(array, arrayIndex);
        }

        public override void CopyTo(int index, Array array, int arrayIndex, int count)
        {
            lock (_root) base.CopyTo(index, array, arrayIndex, count);
        }

        public override IEnumerator GetEnumerator()
        {
            lock (_root) return base.GetEnumerator();
        }

        public override ArrayList GetRange(int index, int count)
        {
            lock (_root) return base.GetRange(index, count);
        }

        public override int IndexOf(object value)
        {
            lock (_root) return base.IndexOf(value);
        }

        public override int IndexOf(object value, int startIndex)
        {
            lock (_root) return base.IndexOf(value, startIndex);
        }

        public override int IndexOf(object value, int startIndex, int count)
        {
            lock (_root) return base.IndexOf(value, startIndex, count);
        }

        public override void Insert(int index, object value)
        {
            lock (_root) base.Insert(index, value);
        }

        public override void InsertRange(int index, ICollection c)
        {
            lock (_root) base.InsertRange(index, c);
        }

        public override int LastIndexOf(object value)
        {
            lock (_root) return base.LastIndexOf(value);
        }

        public override int LastIndexOf(object value, int startIndex)
        {
            lock (_root) return base.LastIndexOf(value, startIndex);
        }

        public override int LastIndexOf(object value, int startIndex, int count)
        {
            lock (_root) return base.LastIndexOf(value, startIndex, count);
        }

        public override void Remove(object obj)
        {
            lock (_root) base.Remove(obj);
        }

        public override void RemoveAt(int index)
        {
            lock (_root) base.RemoveAt(index);
        }

        public override void RemoveRange(int index, int count)
        {
            lock (_root) base.RemoveRange(index, count);
        }

        public override void Reverse()
        {
            lock (_root) base.Reverse();
        }

        public override void Reverse(int index, int count)
        {
            lock (_root) base.Reverse(index, count);
        }

        public override void SetRange(int index, ICollection c)
        {
            lock (_root) base.SetRange(index, c);
        }

        public override void Sort()
        {
            lock (_root) base.Sort();
        }

        public override void Sort(IComparer comparer)
        {
            lock (_root) base.Sort(comparer);
        }

        public override void Sort(int index, int count, IComparer comparer)
        {
            lock (_root) base.Sort(index, count, comparer);
        }

        public override object[] ToArray()
        {
            lock (_root) return base.ToArray();
        }

        public override Array ToArray(Type type)
        {
            lock (_root) return base.ToArray(type);
        }

        public override void TrimToSize()
        {
            lock (_root) base.TrimToSize();
        }
    }

    // Wraps a Hashtable, whose readers need no lock.
    internal sealed class SynchronizedHashtable : Hashtable
    {
        private readonly Hashtable _table;

        internal SynchronizedHashtable(Hashtable table) : base(false)
        {
            if (table == null) throw new ArgumentNullException(nameof(table));
            _table = table;
        }

        public override bool IsSynchronized => true;

        public override object SyncRoot => _table.SyncRoot;

        public override int Count => _table.Count;

        public override bool IsFixedSize => _table.IsFixedSize;

        public override bool IsReadOnly => _table.IsReadOnly;

        public override ICollection Keys
        {
            get { lock (_table.SyncRoot) return _table.Keys; }
        }

        public override ICollection Values
        {
            get { lock (_table.SyncRoot) return _table.Values; }
        }

        public override object this[object key]
        {
            get { return _table[key]; }
            set { lock (_table.SyncRoot) _table[key] = value; }
        }

        public override void Add(object key, object value)
        {
            lock (_table.SyncRoot) _table.Add(key, value);
        }

        public override void Clear()
        {
            lock (_table.SyncRoot) _table.Clear();
        }

        public override object Clone()
        {
            lock (_table.SyncRoot) return new SynchronizedHashtable((Hashtable)_table.Clone());
        }

        public override bool Contains(object key) => _table.Contains(key);

        public override bool ContainsKey(object key) => _table.ContainsKey(key);

        public override bool ContainsValue(object value)
        {
            lock (_table.SyncRoot) return _table.ContainsValue(value);
        }

        public override void CopyTo(Array array, int arrayIndex)
        {
            lock (_table.SyncRoot) _table.CopyTo(array, arrayIndex);
        }

        public override IDictionaryEnumerator GetEnumerator() => _table.GetEnumerator();

        internal override IEnumerator GetUntypedEnumerator() => _table.GetEnumerator();

        public override void Remove(object key)
        {
            lock (_table.SyncRoot) _table.Remove(key);
        }
    }

    // These two share the items with the one that they wrap.
    internal sealed class SynchronizedQueue : Queue
    {
        private readonly object _root;

        internal SynchronizedQueue(Queue queue) : base(queue._items)
        {
            _root = queue.SyncRoot;
        }

        public override bool IsSynchronized => true;

        public override object SyncRoot => _root;

        public override int Count
        {
            get { lock (_root) return base.Count; }
        }

        public override void Enqueue(object obj)
        {
            lock (_root) base.Enqueue(obj);
        }

        public override object Dequeue()
        {
            lock (_root) return base.Dequeue();
        }

        public override object Peek()
        {
            lock (_root) return base.Peek();
        }

        public override void Clear()
        {
            lock (_root) base.Clear();
        }

        public override bool Contains(object obj)
        {
            lock (_root) return base.Contains(obj);
        }

        public override object[] ToArray()
        {
            lock (_root) return base.ToArray();
        }

        public override void CopyTo(Array array, int index)
        {
            lock (_root) base.CopyTo(array, index);
        }

        public override void TrimToSize()
        {
            lock (_root) base.TrimToSize();
        }

        public override object Clone()
        {
            lock (_root) return new SynchronizedQueue((Queue)base.Clone());
        }

        public override IEnumerator GetEnumerator()
        {
            lock (_root) return base.GetEnumerator();
        }
    }

    internal sealed class SynchronizedStack : Stack
    {
        private readonly object _root;

        internal SynchronizedStack(Stack stack) : base(stack._items)
        {
            _root = stack.SyncRoot;
        }

        public override bool IsSynchronized => true;

        public override object SyncRoot => _root;

        public override int Count
        {
            get { lock (_root) return base.Count; }
        }

        public override void Push(object obj)
        {
            lock (_root) base.Push(obj);
        }

        public override object Pop()
        {
            lock (_root) return base.Pop();
        }

        public override object Peek()
        {
            lock (_root) return base.Peek();
        }

        public override void Clear()
        {
            lock (_root) base.Clear();
        }

        public override bool Contains(object obj)
        {
            lock (_root) return base.Contains(obj);
        }

        public override object[] ToArray()
        {
            lock (_root) return base.ToArray();
        }

        public override void CopyTo(Array array, int index)
        {
            lock (_root) base.CopyTo(array, index);
        }

        public override object Clone()
        {
            lock (_root) return new SynchronizedStack((Stack)base.Clone());
        }

        public override IEnumerator GetEnumerator()
        {
            lock (_root) return base.GetEnumerator();
        }
    }
}
