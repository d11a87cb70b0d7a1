// System.Threading.SemaphoreSlim: waiting in tasks. Those who wait so come after the threads that do, in their order.
using System.Threading.Tasks;

namespace System.Threading
{
    public partial class SemaphoreSlim
    {
        private Waiter _first;  // guarded by the gate, as all of this is

        private sealed class Waiter : Task<bool>
        {
            private readonly SemaphoreSlim _semaphore;
            private readonly CancellationToken _token;
            internal Waiter Next;

            internal Waiter(SemaphoreSlim semaphore, CancellationToken token)
                : base(new TaskDetails(TaskCreationOptions.RunContinuationsAsynchronously, null))
            {
                _semaphore = semaphore;
                _token = token;
            }

            internal static void Cancel(object that)
            {
                Waiter one = (Waiter)that;
                if (one._semaphore.TryRemove(one)) one.TryFinish(new TaskCancellation(one._token, null));
            }

            internal void GiveUp()
            {
                if (_semaphore.TryRemove(this)) TrySetResult(false);
            }
        }

        private sealed class TimeOut : IDelayedItem
        {
            private readonly Waiter _waiter;
            private readonly int _milliseconds;

            internal TimeOut(Waiter waiter, int milliseconds)
            {
                _waiter = waiter;
                _milliseconds = milliseconds;
            }

            public int Milliseconds
            {
                get { return _milliseconds; }
            }

            public void Execute()
            {
                Clock.Wait(_milliseconds);
                _waiter.GiveUp();
            }
        }

        public Task WaitAsync()
        {
            return WaitAsync(Timeout.Infinite, default(CancellationToken));
        }

        public Task WaitAsync(CancellationToken cancellationToken)
        {
            return WaitAsync(Timeout.Infinite, cancellationToken);
        }

        public Task<bool> WaitAsync(int millisecondsTimeout)
        {
            return WaitAsync(millisecondsTimeout, default(CancellationToken));
        }

        public Task<bool> WaitAsync(TimeSpan timeout)
        {
            return WaitAsync(timeout, default(CancellationToken));
        }

        public Task<bool> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken)
        {
            return WaitAsync(MillisecondsOf(timeout), cancellationToken);
        }

        public Task<bool> WaitAsync(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            object gate = Gate;
            CheckTimeout(millisecondsTimeout);
            if (cancellationToken.IsCancellationRequested) return Task.FromCanceled<bool>(cancellationToken);
            Waiter waiter = new Waiter(this, cancellationToken);
            lock (gate)
            {
                if (_count > 0)
                {
                    _count--;
                    if (_event != null && _count == 0) _event.Reset();
                    return Task.FromResult(true);
                }
                if (millisecondsTimeout == 0) return Task.FromResult(false);
                Add(waiter);
            }
            if (millisecondsTimeout != Timeout.Infinite) ThreadPool.Start(new TimeOut(waiter, millisecondsTimeout), null);
            if (cancellationToken.CanBeCanceled) cancellationToken.UnsafeRegister(new Action<object>(Waiter.Cancel), waiter);
            return waiter;
        }

        private void Add(Waiter waiter)
        {
            Waiter last = _first;
            while (last != null && last.Next != null) last = last.Next;
            if (last == null) _first = waiter;
            else last.Next = waiter;
        }

        private bool TryRemove(Waiter waiter)
        {
            lock (Gate)
            {
                Waiter before = null, one = _first;
                while (one != null && one != waiter)
                {
                    before = one;
                    one = one.Next;
                }
                if (one == null) return false;
                if (before == null) _first = one.Next;
                else before.Next = one.Next;
                return true;
            }
        }

        // What the threads that wait leave of the count goes to them.
        private int HandOver(int count)
        {
            for (int left = count - _waitingThreads; left > 0 && _first != null; left--)
            {
                Waiter next = _first;
                _first = next.Next;
                next.Next = null;
                count--;
                next.TrySetResult(true);
            }
            return count;
        }
    }
}
