// System.Threading.Barrier.
namespace System.Threading
{
    public class Barrier : IDisposable
    {
        private const int Most = 32767;

        private object _gate = new object();  // null once disposed; guards the rest
        private volatile int _total;
        private volatile int _arrived;
        private long _phase;
        private readonly Action<Barrier> _action;
        private int _actor;                   // the thread that runs the action between two phases, or 0
        private Exception _failure;           // of the last action

        public Barrier(int participantCount) : this(participantCount, null)
        {
        }

        public Barrier(int participantCount, Action<Barrier> postPhaseAction)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(participantCount, "participantCount");
            ArgumentOutOfRangeException.ThrowIfGreaterThan(participantCount, Most, "participantCount");
            _total = participantCount;
            _action = postPhaseAction;
        }

        public int ParticipantCount
        {
            get { return _total; }
        }

        public int ParticipantsRemaining
        {
            get { return _total - _arrived; }
        }

        public long CurrentPhaseNumber
        {
            get { return Volatile.Read(ref _phase); }
        }

        public long AddParticipant()
        {
            try
            {
                return AddParticipants(1);
            }
            catch (ArgumentOutOfRangeException)
            {
                throw new InvalidOperationException(TooMany);
            }
        }

        public long AddParticipants(int participantCount)
        {
            object gate = Gate;
            ArgumentOutOfRangeException.ThrowIfNegativeOrZero(participantCount, "participantCount");
            ArgumentOutOfRangeException.ThrowIfGreaterThan(participantCount, Most, "participantCount");
            lock (gate)
            {
                CheckNotActor();
                if (participantCount > Most - _total)
                {
                    throw new ArgumentOutOfRangeException("participantCount", TooMany);
                }
                _total += participantCount;
                while (_actor != 0) Monitor.Wait(gate);
                return _phase;
            }
        }

        public void RemoveParticipant()
        {
            RemoveParticipants(1);
        }

        public void RemoveParticipants(int participantCount)
        {
            object gate = Gate;
            ArgumentOutOfRangeException.ThrowIfNegativeOrZero(participantCount, "participantCount");
            lock (gate)
            {
                CheckNotActor();
                if (participantCount > _total)
                {
                    throw new ArgumentOutOfRangeException("participantCount",
                        "The participantCount argument must be less than or equal the number of participants.");
                }
                if (participantCount > _total - _arrived)
                {
                    throw new InvalidOperationException("The participantCount argument is greater than the number of "
                        + "participants that haven't yet arrived at the barrier in this phase.");
                }
                _total -= participantCount;
                if (_arrived == 0 || _arrived < _total) return;
                Finish(gate);
                CheckFailure();
            }
        }

        public void SignalAndWait()
        {
            SignalAndWait(Timeout.Infinite, default(CancellationToken));
        }

        public void SignalAndWait(CancellationToken cancellationToken)
        {
            SignalAndWait(Timeout.Infinite, cancellationToken);
        }

        public bool SignalAndWait(TimeSpan timeout)
        {
            return SignalAndWait(timeout, default(CancellationToken));
        }

        public bool SignalAndWait(TimeSpan timeout, CancellationToken cancellationToken)
        {
            return SignalAndWait(TimeLimit.Milliseconds(timeout, BadTimeout), cancellationToken);
        }

        public bool SignalAndWait(int millisecondsTimeout)
        {
            return SignalAndWait(millisecondsTimeout, default(CancellationToken));
        }

        public bool SignalAndWait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            object gate = Gate;
            cancellationToken.ThrowIfCancellationRequested();
            if (millisecondsTimeout < -1)
            {
                throw new ArgumentOutOfRangeException("millisecondsTimeout", millisecondsTimeout, BadTimeout);
            }
            using (cancellationToken.WakeAll(gate))
            {
                lock (gate)
                {
                    CheckNotActor();
                    if (_total == 0) throw new InvalidOperationException("The barrier has no registered participants.");
                    if (_actor != 0)
                    {
                        throw new InvalidOperationException(
                            "The number of threads using the barrier exceeded the total "
                            + "number of registered participants.");
                    }
                    _arrived++;
                    if (_arrived == _total) Finish(gate);
                    else if (!WaitForOthers(gate, millisecondsTimeout, cancellationToken)) return false;
                    CheckFailure();
                    return true;
                }
            }
        }

        // Whoever gives up is to arrive again; but not once all have arrived.
        private bool WaitForOthers(object gate, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            long phase = _phase;
            int left = TimeLimit.Of(millisecondsTimeout);
            bool inTime = millisecondsTimeout != 0;
            while (_phase == phase)
            {
                if (_actor != 0)
                {
                    Monitor.Wait(gate);
                }
                else if (cancellationToken.IsCancellationRequested)
                {
                    _arrived--;
                    cancellationToken.ThrowIfCancellationRequested();
                }
                else if (!inTime)
                {
                    _arrived--;
                    return false;
                }
                else
                {
                    inTime = Monitor.Wait(gate, millisecondsTimeout, ref left);
                }
            }
            return true;
        }

        // The gate is left while the action runs.
        private void Finish(object gate)
        {
            _arrived = 0;
            if (_action != null)
            {
                _actor = Environment.CurrentManagedThreadId;
                _failure = null;
                Monitor.Exit(gate);
                Exception failure = null;
                try
                {
                    _action(this);
                }
                catch (Exception e)
                {
                    failure = e;
                }
                Monitor.Enter(gate);
                _failure = failure;
                _actor = 0;
            }
            Volatile.Write(ref _phase, _phase + 1);
            Monitor.PulseAll(gate);
        }

        private void CheckFailure()
        {
            if (_failure != null) throw new BarrierPostPhaseException(_failure);
        }

        public void Dispose()
        {
            if (_actor != 0) CheckNotActor();
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
            _gate = null;
        }

        private void CheckNotActor()
        {
            if (_actor == 0 || _actor != Environment.CurrentManagedThreadId) return;
            throw new InvalidOperationException("This method may not be called from within the postPhaseAction.");
        }

        private object Gate
        {
            get
            {
                object gate = _gate;
                if (gate == null) throw new ObjectDisposedException(GetType().FullName);
                return gate;
            }
        }

        private const string TooMany =
            "Adding participantCount participants would result in the number of participants "
            + "exceeding the maximum number allowed.";
        private const string BadTimeout =
            "The specified timeout must represent a value between -1 and Int32.MaxValue, inclusive.";
    }
}
