// ends: the object that is asked becomes ready
using System.Threading;

static class VirtualCallReady {
    abstract class Source {
        public abstract bool IsReady { get; }
        public virtual void Fill() { }
    }

    class Bucket : Source {
        int filled;
        public override bool IsReady { get { return Volatile.Read(ref filled) == 1; } }
        public override void Fill() { Volatile.Write(ref filled, 1); }
    }

    static readonly Source source = new Bucket();

    static void Poll() {
        while (!source.IsReady) { }
    }

    internal static void Main() {
        var poller = new Thread(Poll);
        poller.Start();
        source.Fill();
        poller.Join();
    }
}
