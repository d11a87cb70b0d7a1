// What the interfaces' GetEnumerator of an empty collection returns. It does not notice what is added later.
namespace System.Collections.Generic
{
    internal sealed class EmptyEnumerator<T> : IEnumerator<T>
    {
        // What Current says depends on who is empty, and not on whether MoveNext was called.
        private readonly bool _saysEnded;

        internal EmptyEnumerator(bool saysEnded = true)
        {
            _saysEnded = saysEnded;
        }

        public bool MoveNext() => false;

        public T Current => throw (_saysEnded ? CollectionErrors.Ended() : CollectionErrors.NotStarted());

        object IEnumerator.Current => Current;

        public void Dispose()
        {
        }

        public void Reset()
        {
        }
    }
}
