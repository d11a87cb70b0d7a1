// CollectionBase: what typed collections were derived from before there were type arguments.
using System.Collections.Generic;

namespace System.Collections
{
    public abstract class CollectionBase : IList
    {
        private readonly ArrayList _list;

        protected CollectionBase()
        {
            _list = new ArrayList();
        }

        protected CollectionBase(int capacity)
        {
            _list = new ArrayList(capacity);
        }

        protected ArrayList InnerList => _list;

        protected IList List => this;

        public int Count => _list.Count;

        public int Capacity
        {
            get => _list.Capacity;
            set => _list.Capacity = value;
        }

        public void Clear()
        {
            OnClear();
            _list.Clear();
            OnClearComplete();
        }

        public void RemoveAt(int index)
        {
            CheckIndex(index);
            object value = _list[index];
            OnValidate(value);
            OnRemove(index, value);
            _list.RemoveAt(index);
            OnRemoved(index, value);
        }

        public IEnumerator GetEnumerator() => _list.GetEnumerator();

        protected virtual void OnSet(int index, object oldValue, object newValue)
        {
        }

        protected virtual void OnInsert(int index, object value)
        {
        }

        protected virtual void OnClear()
        {
        }

        protected virtual void OnRemove(int index, object value)
        {
        }

        protected virtual void OnValidate(object value)
        {
            if (value == null) throw new ArgumentNullException(nameof(value));
        }

        protected virtual void OnSetComplete(int index, object oldValue, object newValue)
        {
        }

        protected virtual void OnInsertComplete(int index, object value)
        {
        }

        protected virtual void OnClearComplete()
        {
        }

        protected virtual void OnRemoveComplete(int index, object value)
        {
        }

        private void CheckIndex(int index)
        {
            if (index < 0 || index >= Count) throw CollectionErrors.Index();
        }

        // If the derived class throws afterwards, nothing has happened.
        private void OnRemoved(int index, object value)
        {
            try
            {
                OnRemoveComplete(index, value);
            }
            catch
            {
                _list.Insert(index, value);
                throw;
            }
        }

        private void OnInserted(int index, object value)
        {
            try
            {
                OnInsertComplete(index, value);
            }
            catch
            {
                _list.RemoveAt(index);
                throw;
            }
        }

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => _list.SyncRoot;

        void ICollection.CopyTo(Array array, int index) => _list.CopyTo(array, index);

        bool IList.IsFixedSize => false;

        bool IList.IsReadOnly => false;

        object IList.this[int index]
        {
            get
            {
                CheckIndex(index);
                return _list[index];
            }
            set
            {
                CheckIndex(index);
                OnValidate(value);
                object old = _list[index];
                OnSet(index, old, value);
                _list[index] = value;
                try
                {
                    OnSetComplete(index, old, value);
                }
                catch
                {
                    _list[index] = old;
                    throw;
                }
            }
        }

        int IList.Add(object value)
        {
            OnValidate(value);
            OnInsert(Count, value);
            int index = _list.Add(value);
            OnInserted(index, value);
            return index;
        }

        bool IList.Contains(object value) => _list.Contains(value);

        int IList.IndexOf(object value) => _list.IndexOf(value);

        void IList.Insert(int index, object value)
        {
            if (index < 0 || index > Count) throw CollectionErrors.IndexBeyondEnd(nameof(index));
            OnValidate(value);
            OnInsert(index, value);
            _list.Insert(index, value);
            OnInserted(index, value);
        }

        void IList.Remove(object value)
        {
            OnValidate(value);
            int index = _list.IndexOf(value);
            if (index < 0)
                throw new ArgumentException("Cannot remove the specified item because it was not found in the specified "
                    + "Collection.");
            OnRemove(index, value);
            _list.RemoveAt(index);
            OnRemoved(index, value);
        }
    }
}
