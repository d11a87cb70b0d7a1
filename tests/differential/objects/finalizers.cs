// compilers: dotnet
// What a collection finds is finalized: each object once, unless it asks for more. Weak references let go.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

class Noisy
{
    public static Noisy Risen;
    public static int Finalized;
    private readonly string _name;
    private readonly bool _rises;

    public Noisy(string name, bool rises = false)
    {
        _name = name;
        _rises = rises;
    }

    ~Noisy()
    {
        Finalized++;
        Console.WriteLine("finalizing " + _name);
        if (!_rises || Risen != null) return;
        Risen = this;
        GC.ReRegisterForFinalize(this);
    }

    public object Copy()
    {
        return MemberwiseClone();
    }
}

class Derived : Noisy, IDisposable
{
    public Derived(string name) : base(name)
    {
    }

    ~Derived()
    {
        Console.WriteLine("and derived");
    }

    public void Dispose()
    {
        GC.SuppressFinalize(this);
    }
}

class Finalizers
{
    static WeakReference<object> s_short;
    static WeakReference s_long;
    static GCHandle s_handle;
    static object s_kept;

    static void Collect()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void MakeOne()
    {
        new Noisy("one");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void MakeRising()
    {
        new Noisy("rising", true);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void DropRisen()
    {
        Noisy.Risen = new Noisy("instead");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void MakeDerived()
    {
        new Derived("base");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void MakeDisposed()
    {
        using (new Derived("disposed")) { }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void MakeCopy()
    {
        s_kept = new Noisy("copied").Copy();
        s_kept = null;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void MakeWeak()
    {
        object target = new object();
        s_short = new WeakReference<object>(target);
        s_handle = GCHandle.Alloc(target, GCHandleType.Weak);
        s_long = new WeakReference(new Noisy("long", true), true);
        s_kept = target;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void ShowWeak()
    {
        object target;
        Console.WriteLine(s_short.TryGetTarget(out target) + " " + (target != null) + " " + (s_handle.Target != null) +
            " " + s_long.IsAlive + " " + s_long.TrackResurrection);
    }

    static void Main()
    {
        MakeOne();
        Collect();
        MakeRising();
        Collect();
        Console.WriteLine(Noisy.Risen != null);
        DropRisen();
        Collect();
        MakeDerived();
        Collect();
        MakeDisposed();
        Collect();
        MakeCopy();
        Collect();
        Console.WriteLine(Noisy.Finalized);
        Noisy.Risen = null;
        Collect();
        MakeWeak();
        Collect();
        ShowWeak();
        Noisy.Risen = new Noisy("at the end");
        s_kept = null;
        Collect();
        ShowWeak();
        s_short.SetTarget("text");
        ShowWeak();
        Console.WriteLine("end");
    }
}
