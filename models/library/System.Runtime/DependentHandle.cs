// System.Runtime.DependentHandle: an object that does not keep its target from being collected, and what belongs to it.
// What belongs to it stays as long as the handle does, and so does all that it leads to.
namespace System.Runtime
{
    public struct DependentHandle : IDisposable
    {
        private sealed class Pair
        {
            internal WeakHandle Target;
            internal object Dependent;
        }

        private Pair _pair;  // null unless allocated

        public DependentHandle(object target, object dependent)
        {
            _pair = new Pair();
            _pair.Target = new WeakHandle(target, true);
            _pair.Dependent = dependent;
        }

        public bool IsAllocated
        {
            get { return _pair != null; }
        }

        private void Check()
        {
            if (_pair == null) throw NotPossible();
        }

        private static Exception NotPossible()
        {
            return new InvalidOperationException("Operation is not valid due to the current state of the object.");
        }

        public object Target
        {
            get
            {
                Check();
                return UnsafeGetTarget();
            }
            set
            {
                if (value != null) throw NotPossible();
                Check();
                UnsafeSetTargetToNull();
            }
        }

        public object Dependent
        {
            get { return TargetAndDependent.Item2; }
            set
            {
                Check();
                UnsafeSetDependent(value);
            }
        }

        public (object Target, object Dependent) TargetAndDependent
        {
            get
            {
                Check();
                object dependent;
                object target = UnsafeGetTargetAndDependent(out dependent);
                return (target, dependent);
            }
        }

        // Of one that is allocated.

        internal object UnsafeGetTarget()
        {
            return _pair.Target.Target;
        }

        internal object UnsafeGetTargetAndDependent(out object dependent)
        {
            object target = _pair.Target.Target;
            dependent = target == null ? null : _pair.Dependent;
            return target;
        }

        internal void UnsafeSetTargetToNull()
        {
            _pair.Target.Target = null;
        }

        internal void UnsafeSetDependent(object dependent)
        {
            _pair.Dependent = dependent;
        }

        public void Dispose()
        {
            _pair = null;
        }
    }
}
