// compilers: dotnet
// A pool of connections: waiting renters are served in order, leases are disposed asynchronously, broken ones replaced.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

sealed class Connection { static int made; public readonly int Id = ++made; public bool Broken; public Task<string> Query(string q) => Broken ? Task.FromException<string>(new InvalidOperationException("connection " + Id + " is broken")) : Task.FromResult(q + "@" + Id); }
sealed class Pool
{
    readonly Stack<Connection> idle = new();
    readonly Queue<TaskCompletionSource<Connection>> waiting = new();
    int free;
    public Pool(int size) { free = size; }
    public int Waiting => waiting.Count;
    public async Task<Lease> Rent()
    {
        if (idle.TryPop(out Connection c)) return new Lease(this, c);
        if (free > 0) { free--; return new Lease(this, new Connection()); }
        var source = new TaskCompletionSource<Connection>();
        waiting.Enqueue(source);
        return new Lease(this, await source.Task);
    }
    void Return(Connection c)
    {
        if (c.Broken) c = new Connection();
        if (waiting.TryDequeue(out var w)) w.SetResult(c);
        else idle.Push(c);
    }
    public sealed class Lease : IAsyncDisposable
    {
        readonly Pool pool; Connection connection;
        public Lease(Pool p, Connection c) { pool = p; connection = c; }
        public Connection Connection => connection ?? throw new ObjectDisposedException("lease");
        public async ValueTask DisposeAsync()
        {
            if (connection is not { } c) return;
            connection = null;
            await Task.CompletedTask;
            pool.Return(c);
        }
    }
}

static class Program
{
    static async Task<string> Use(Pool pool, string query, Task hold = null, bool breaks = false)
    {
        await using Pool.Lease lease = await pool.Rent();
        if (hold != null) await hold;
        lease.Connection.Broken = breaks;
        return await lease.Connection.Query(query);
    }
    static async Task Main()
    {
        var pool = new Pool(2);
        Console.WriteLine(await Use(pool, "q1") + " " + await Use(pool, "q2"));
        TaskCompletionSource a = new(), b = new();
        Task<string> first = Use(pool, "first", a.Task), second = Use(pool, "second", b.Task), third = Use(pool, "third"), fourth = Use(pool, "fourth", null, true);
        Console.WriteLine(pool.Waiting + " " + third.IsCompleted);
        b.SetResult();
        Console.WriteLine(await second + " " + await third + " " + pool.Waiting + " " + fourth.Status + " " + fourth.Exception.InnerException.Message);
        Console.WriteLine(await Use(pool, "fifth"));
        a.SetResult();
        Console.WriteLine(await first);
        Pool.Lease lease = await pool.Rent();
        await lease.DisposeAsync();
        await lease.DisposeAsync();
        try { _ = lease.Connection; } catch (ObjectDisposedException e) { Console.WriteLine(e.ObjectName); }
    }
}
