// What is said to the loops of Parallel, and by them.
namespace System.Threading.Tasks
{
    public class ParallelOptions
    {
        private int _most = -1;
        private CancellationToken _token;
        private TaskScheduler _scheduler = TaskScheduler.Default;

        public CancellationToken CancellationToken
        {
            get { return _token; }
            set { _token = value; }
        }

        public int MaxDegreeOfParallelism
        {
            get { return _most; }
            set
            {
                if (value == 0 || value < -1) throw new ArgumentOutOfRangeException("MaxDegreeOfParallelism");
                _most = value;
            }
        }

        public TaskScheduler TaskScheduler
        {
            get { return _scheduler; }
            set { _scheduler = value; }
        }

        // Where it is to be done; null: in the pool.
        internal TaskScheduler Elsewhere
        {
            get { return _scheduler == null ? TaskScheduler.InCharge : _scheduler.UnlessPool; }
        }
    }

    public struct ParallelLoopResult
    {
        private bool _isCompleted;
        private long? _lowestBreak;

        internal ParallelLoopResult(bool isCompleted, long? lowestBreak)
        {
            _isCompleted = isCompleted;
            _lowestBreak = lowestBreak;
        }

        public bool IsCompleted
        {
            get { return _isCompleted; }
        }

        public long? LowestBreakIteration
        {
            get { return _lowestBreak; }
        }
    }

    // What one thing to do is told of the others.
    public class ParallelLoopState
    {
        private readonly ParallelLoop _loop;
        internal long Current;

        internal ParallelLoopState(ParallelLoop loop)
        {
            _loop = loop;
        }

        public bool IsStopped
        {
            get { return _loop.IsStopped; }
        }

        public bool IsExceptional
        {
            get { return _loop.IsExceptional; }
        }

        public long? LowestBreakIteration
        {
            get { return _loop.LowestBreak; }
        }

        public bool ShouldExitCurrentIteration
        {
            get { return _loop.EndsBefore(Current); }
        }

        public void Stop()
        {
            _loop.Stop();
        }

        public void Break()
        {
            _loop.Break(Current);
        }
    }
}
