// Queue and Stack from before there were type arguments.
using System.Collections.Generic;

namespace System.Collections
{
    public class Queue : ICollection, ICloneable
    {
        internal readonly Queue<object> _items;

        // Another one with the same items.
        internal Queue(Queue<object> items)
        {
            _items = items;
        }

        public Queue()
        {
            _items = new Queue<object>();
        }

        public Queue(int capacity)
        {
            _items = new Queue<object>(capacity);
        }

        public Queue(ICollection col) : this()
        {
            if (col == null) throw new ArgumentNullException(nameof(col));
            foreach (object item in col) _items.Enqueue(item);
        }

        public Queue(int capacity, float growFactor) : this(capacity)
        {
            if (!(growFactor >= 1.0 && growFactor <= 10.0))
                throw new ArgumentOutOfRangeException(nameof(growFactor), growFactor,
                    "Queue grow factor must be between 1 and 10.");
        }

        public static Queue Synchronized(Queue queue)
        {
            if (queue == null) throw new ArgumentNullException(nameof(queue));
            return new SynchronizedQueue(queue);
        }

        public virtual int Count => _items.Count;

        public virtual bool IsSynchronized => false;

        public virtual object SyncRoot => this;

        public virtual void Enqueue(object obj) => _items.Enqueue(obj);

        public virtual object Dequeue() => _items.Dequeue();

        public virtual object Peek() => _items.Peek();

        public virtual void Clear() => _items.Clear();

        public virtual bool Contains(object obj) => _items.Contains(obj);

        public virtual object[] ToArray() => _items.ToArray();

        public virtual void CopyTo(Array array, int index) => ((ICollection)_items).CopyTo(array, index);

        public virtual void TrimToSize() => _items.TrimExcess(_items.Count);

        public virtual object Clone() => new Queue(this);

        public virtual IEnumerator GetEnumerator() => _items.GetEnumerator();
    }

    public class Stack : ICollection, ICloneable
    {
        internal readonly Stack<object> _items;

        // Another one with the same items.
        internal Stack(Stack<object> items)
        {
            _items = items;
        }

        public Stack()
        {
            _items = new Stack<object>();
        }

        public Stack(int initialCapacity)
        {
            _items = new Stack<object>(initialCapacity);
        }

        public Stack(ICollection col) : this()
        {
            if (col == null) throw new ArgumentNullException(nameof(col));
            foreach (object item in col) _items.Push(item);
        }

        public static Stack Synchronized(Stack stack)
        {
            if (stack == null) throw new ArgumentNullException(nameof(stack));
            return new SynchronizedStack(stack);
        }

        public virtual int Count => _items.Count;

        public virtual bool IsSynchronized => false;

        public virtual object SyncRoot => this;

        public virtual void Push(object obj) => _items.Push(obj);

        public virtual object Pop() => _items.Pop();

        public virtual object Peek() => _items.Peek();

        public virtual void Clear() => _items.Clear();

        public virtual bool Contains(object obj) => _items.Contains(obj);

        public virtual object[] ToArray() => _items.ToArray();

        public virtual void CopyTo(Array array, int index) => ((ICollection)_items).CopyTo(array, index);

        public virtual object Clone()
        {
            object[] items = ToArray();
            Array.Reverse(items);
            return new Stack(items);
        }

        public virtual IEnumerator GetEnumerator() => _items.GetEnumerator();
    }
}
