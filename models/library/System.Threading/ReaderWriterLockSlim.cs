// System.Threading.ReaderWriterLockSlim. A writer that waits keeps new readers out, as in .NET.
namespace System.Threading
{
    public class ReaderWriterLockSlim : IDisposable
    {
        private readonly object _gate = new object();  // guards the rest
        private readonly bool _recursive;
        private Holder _holders;  // the threads that hold anything, by their numbers
        private int _waitingReaders, _waitingUpgraders, _waitingWriters;
        private bool _disposed;

        // What a thread holds, and how often.
        private sealed class Holder
        {
            internal readonly int Thread;
            internal int Reads, Upgrades, Writes;
            internal Holder Next;

            internal Holder(int thread, Holder next)
            {
                Thread = thread;
                Next = next;
            }
        }

        public ReaderWriterLockSlim() : this(LockRecursionPolicy.NoRecursion)
        {
        }

        public ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy)
        {
            _recursive = recursionPolicy == LockRecursionPolicy.SupportsRecursion;
        }

        public LockRecursionPolicy RecursionPolicy
        {
            get { return _recursive ? LockRecursionPolicy.SupportsRecursion : LockRecursionPolicy.NoRecursion; }
        }

        // ---- reading

        public void EnterReadLock()
        {
            EnterRead(Timeout.Infinite);
        }

        public bool TryEnterReadLock(int millisecondsTimeout)
        {
            return EnterRead(Checked(millisecondsTimeout));
        }

        public bool TryEnterReadLock(TimeSpan timeout)
        {
            return EnterRead(TimeLimit.Milliseconds(timeout));
        }

        private bool EnterRead(int millisecondsTimeout)
        {
            CheckNotDisposed();
            int left = TimeLimit.Of(millisecondsTimeout);
            lock (_gate)
            {
                Holder mine = Find(Me);
                if (mine != null)
                {
                    if (!_recursive && mine.Writes > 0)
                    {
                        Refuse("A read lock may not be acquired with the write lock held in this mode.");
                    }
                    if (!_recursive && mine.Reads > 0)
                    {
                        Refuse("Recursive read lock acquisitions not allowed in this mode.");
                    }
                    mine.Reads++;
                    return true;
                }
                while (_waitingWriters > 0 || IsWritten)
                {
                    if (millisecondsTimeout == 0) return false;
                    _waitingReaders++;
                    bool woken = Monitor.Wait(_gate, millisecondsTimeout, ref left);
                    _waitingReaders--;
                    if (!woken) return false;
                }
                Add(Me).Reads = 1;
                return true;
            }
        }

        public void ExitReadLock()
        {
            lock (_gate)
            {
                Holder mine = Find(Me);
                if (mine == null || mine.Reads == 0)
                {
                    throw new SynchronizationLockException("The read lock is being released without being held.");
                }
                mine.Reads--;
                Leave(mine);
            }
        }

        // ---- reading, and perhaps writing later

        public void EnterUpgradeableReadLock()
        {
            EnterUpgradeable(Timeout.Infinite);
        }

        public bool TryEnterUpgradeableReadLock(int millisecondsTimeout)
        {
            return EnterUpgradeable(Checked(millisecondsTimeout));
        }

        public bool TryEnterUpgradeableReadLock(TimeSpan timeout)
        {
            return EnterUpgradeable(TimeLimit.Milliseconds(timeout));
        }

        private bool EnterUpgradeable(int millisecondsTimeout)
        {
            CheckNotDisposed();
            int left = TimeLimit.Of(millisecondsTimeout);
            lock (_gate)
            {
                Holder mine = Find(Me);
                if (mine != null)
                {
                    if (!_recursive && mine.Upgrades > 0)
                    {
                        Refuse("Recursive upgradeable lock acquisitions not allowed in this mode.");
                    }
                    if (!_recursive && mine.Writes > 0)
                    {
                        Refuse("Upgradeable lock may not be acquired with write lock held in this mode. Acquiring "
                            + "Upgradeable lock gives the ability to read along with an option to upgrade to a writer.");
                    }
                    if (mine.Upgrades + mine.Writes == 0)
                    {
                        Refuse("Upgradeable lock may not be acquired with read lock held.");
                    }
                    mine.Upgrades++;
                    return true;
                }
                while (_waitingWriters > 0 || IsWritten || IsUpgradeable)
                {
                    if (millisecondsTimeout == 0) return false;
                    _waitingUpgraders++;
                    bool woken = Monitor.Wait(_gate, millisecondsTimeout, ref left);
                    _waitingUpgraders--;
                    if (!woken) return false;
                }
                Add(Me).Upgrades = 1;
                return true;
            }
        }

        public void ExitUpgradeableReadLock()
        {
            lock (_gate)
            {
                Holder mine = Find(Me);
                if (mine == null || mine.Upgrades == 0)
                {
                    throw new SynchronizationLockException(
                        "The upgradeable lock is being released without being held.");
                }
                mine.Upgrades--;
                Leave(mine);
            }
        }

        // ---- writing

        public void EnterWriteLock()
        {
            EnterWrite(Timeout.Infinite);
        }

        public bool TryEnterWriteLock(int millisecondsTimeout)
        {
            return EnterWrite(Checked(millisecondsTimeout));
        }

        public bool TryEnterWriteLock(TimeSpan timeout)
        {
            return EnterWrite(TimeLimit.Milliseconds(timeout));
        }

        private bool EnterWrite(int millisecondsTimeout)
        {
            CheckNotDisposed();
            int left = TimeLimit.Of(millisecondsTimeout);
            lock (_gate)
            {
                Holder mine = Find(Me);
                if (mine != null)
                {
                    if (!_recursive && mine.Writes > 0)
                    {
                        Refuse("Recursive write lock acquisitions not allowed in this mode.");
                    }
                    if (mine.Reads > 0 && (!_recursive || mine.Upgrades + mine.Writes == 0))
                    {
                        Refuse(
                            "Write lock may not be acquired with read lock held. This pattern is prone to deadlocks. "
                            + "Please ensure that read locks are released before taking a write lock. If an upgrade is "
                            + "necessary, use an upgrade lock in place of the read lock.");
                    }
                }
                while (_holders != mine || mine != null && mine.Next != null)
                {
                    if (millisecondsTimeout == 0) return false;
                    _waitingWriters++;
                    bool woken = Monitor.Wait(_gate, millisecondsTimeout, ref left);
                    _waitingWriters--;
                    if (woken) continue;
                    Monitor.PulseAll(_gate);
                    return false;
                }
                if (mine == null) mine = Add(Me);
                mine.Writes++;
                return true;
            }
        }

        public void ExitWriteLock()
        {
            lock (_gate)
            {
                Holder mine = Find(Me);
                if (mine == null || mine.Writes == 0)
                {
                    throw new SynchronizationLockException("The write lock is being released without being held.");
                }
                mine.Writes--;
                Leave(mine);
            }
        }

        // ---- who holds what

        private static int Me
        {
            get { return Environment.CurrentManagedThreadId; }
        }

        private Holder Find(int thread)
        {
            Holder holder = _holders;
            while (holder != null && holder.Thread != thread) holder = holder.Next;
            return holder;
        }

        private bool IsWritten
        {
            get
            {
                // A writer is alone.
                return _holders != null && _holders.Writes > 0;
            }
        }

        private bool IsUpgradeable
        {
            get
            {
                for (Holder holder = _holders; holder != null; holder = holder.Next)
                {
                    if (holder.Upgrades > 0) return true;
                }
                return false;
            }
        }

        private Holder Add(int thread)
        {
            if (_holders == null || _holders.Thread > thread) return _holders = new Holder(thread, _holders);
            Holder before = _holders;
            while (before.Next != null && before.Next.Thread < thread) before = before.Next;
            return before.Next = new Holder(thread, before.Next);
        }

        // Others may get in now.
        private void Leave(Holder mine)
        {
            if (mine.Reads + mine.Upgrades + mine.Writes == 0) Remove(mine);
            Monitor.PulseAll(_gate);
        }

        private void Remove(Holder mine)
        {
            if (_holders == mine)
            {
                _holders = mine.Next;
                return;
            }
            Holder before = _holders;
            while (before.Next != mine) before = before.Next;
            before.Next = mine.Next;
        }

        public bool IsReadLockHeld
        {
            get { return RecursiveReadCount > 0; }
        }

        public bool IsUpgradeableReadLockHeld
        {
            get { return RecursiveUpgradeCount > 0; }
        }

        public bool IsWriteLockHeld
        {
            get { return RecursiveWriteCount > 0; }
        }

        public int RecursiveReadCount
        {
            get
            {
                lock (_gate)
                {
                    Holder mine = Find(Me);
                    return mine == null ? 0 : mine.Reads;
                }
            }
        }

        public int RecursiveUpgradeCount
        {
            get
            {
                lock (_gate)
                {
                    Holder mine = Find(Me);
                    return mine == null ? 0 : mine.Upgrades;
                }
            }
        }

        public int RecursiveWriteCount
        {
            get
            {
                lock (_gate)
                {
                    Holder mine = Find(Me);
                    return mine == null ? 0 : mine.Writes;
                }
            }
        }

        public int CurrentReadCount
        {
            get
            {
                lock (_gate)
                {
                    int count = 0;
                    for (Holder holder = _holders; holder != null; holder = holder.Next)
                    {
                        if (holder.Reads > 0) count++;
                    }
                    return count;
                }
            }
        }

        public int WaitingReadCount
        {
            get { lock (_gate) return _waitingReaders; }
        }

        public int WaitingUpgradeCount
        {
            get { lock (_gate) return _waitingUpgraders; }
        }

        public int WaitingWriteCount
        {
            get { lock (_gate) return _waitingWriters; }
        }

        // ---- the rest

        public void Dispose()
        {
            lock (_gate)
            {
                if (_waitingReaders + _waitingUpgraders + _waitingWriters > 0 || Find(Me) != null)
                {
                    throw new SynchronizationLockException(
                        "The lock is being disposed while still being used. It either "
                        + "is being held by a thread and/or has active waiters waiting to acquire the lock.");
                }
                _disposed = true;
            }
        }

        private void CheckNotDisposed()
        {
            if (_disposed) throw new ObjectDisposedException(GetType().FullName);
        }

        private static void Refuse(string message)
        {
            throw new LockRecursionException(message);
        }

        private static int Checked(int millisecondsTimeout)
        {
            TimeLimit.Check(millisecondsTimeout);
            return millisecondsTimeout;
        }
    }
}
