// System.Threading.LazyInitializer.
namespace System.Threading
{
    public static class LazyInitializer
    {
        public static T EnsureInitialized<T>(ref T target) where T : class
        {
            T value = Volatile.Read(ref target);
            return value != null ? value : Offer(ref target, Create<T>());
        }

        public static T EnsureInitialized<T>(ref T target, Func<T> valueFactory) where T : class
        {
            T value = Volatile.Read(ref target);
            return value != null ? value : Offer(ref target, Made(valueFactory()));
        }

        public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock)
        {
            if (Volatile.Read(ref initialized)) return target;
            lock (Ensure(ref syncLock))
            {
                if (!Volatile.Read(ref initialized))
                {
                    target = Create<T>();
                    Volatile.Write(ref initialized, true);
                }
            }
            return target;
        }

        public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock,
            Func<T> valueFactory)
        {
            if (Volatile.Read(ref initialized)) return target;
            lock (Ensure(ref syncLock))
            {
                if (!Volatile.Read(ref initialized))
                {
                    target = valueFactory();
                    Volatile.Write(ref initialized, true);
                }
            }
            return target;
        }

        public static T EnsureInitialized<T>(ref T target, ref object syncLock, Func<T> valueFactory) where T : class
        {
            T value = Volatile.Read(ref target);
            if (value != null) return value;
            lock (Ensure(ref syncLock))
            {
                if (Volatile.Read(ref target) == null) Volatile.Write(ref target, Made(valueFactory()));
            }
            return target;
        }

        // The first one stays.
        private static T Offer<T>(ref T target, T value) where T : class
        {
            T before = Interlocked.CompareExchange(ref target, value, null);
            return before != null ? before : value;
        }

        private static object Ensure(ref object syncLock)
        {
            object gate = Volatile.Read(ref syncLock);
            return gate != null ? gate : Offer(ref syncLock, new object());
        }

        private static T Made<T>(T value) where T : class
        {
            if (value == null) throw new InvalidOperationException("ValueFactory returned null.");
            return value;
        }

        internal static T Create<T>()
        {
            try
            {
                return Activator.CreateInstance<T>();
            }
            catch (MissingMethodException)
            {
                throw new MissingMemberException(
                    "The lazily-initialized type does not have a public, parameterless constructor.");
            }
        }
    }
}
