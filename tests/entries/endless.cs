// A test whose search has no end: to be interrupted.
using System.Threading;
using Xunit;

public class Endless
{
    private static long counter;

    [Fact]
    public void Counts()
    {
        var other = new Thread(() => { while (true) counter++; });
        other.Start();
        while (true) counter++;
    }

    [Fact]
    public void CountsToo()
    {
        Counts();
    }
}
