#define DEBUG
// package: Microsoft.Extensions.ObjectPool 11.0.0
// use: two threads take an object from a pool, use it and give it back.
// expected: holds (nobody else has the object meanwhile)
using System.Diagnostics;
using System.Threading;
using Microsoft.Extensions.ObjectPool;

sealed class Buffer
{
    public int Users;
}

static class Program
{
    static readonly ObjectPool<Buffer> pool = new DefaultObjectPool<Buffer>(new DefaultPooledObjectPolicy<Buffer>(), 2);

    static void Use()
    {
        Buffer buffer = pool.Get();
        buffer.Users++;
        Debug.Assert(buffer.Users == 1);
        buffer.Users--;
        pool.Return(buffer);
    }

    static void Main()
    {
        var other = new Thread(Use);
        other.Start();
        Use();
        other.Join();
        Use();
    }
}
