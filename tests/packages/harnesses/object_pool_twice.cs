#define DEBUG
// package: Microsoft.Extensions.ObjectPool 11.0.0
// use: the program gives an object back twice, then two threads take one each.
// expected: violated (both can get the same object)
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
        int users = Interlocked.Increment(ref buffer.Users);
        Debug.Assert(users == 1);
        Interlocked.Decrement(ref buffer.Users);
    }

    static void Main()
    {
        Buffer buffer = pool.Get();
        pool.Return(buffer);
        pool.Return(buffer);
        var other = new Thread(Use);
        other.Start();
        Use();
        other.Join();
    }
}
