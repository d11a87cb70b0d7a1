// A value is published without a barrier: that takes a few steps to go wrong. Many steps later a thread writes much
// that another one reads, in any order where a model orders no writes. Under sc these are few states; whoever looks for
// a repair, and has to see the whole program for that, comes to millions.
using System.Diagnostics;
using System.Threading;

static class Published
{
    static int data, flag, turns, sum;
    static int[] numbers;

    static void Publish()
    {
        data = 1;
        flag = 1;
    }

    static void Use()
    {
        if (flag == 1) Debug.Assert(data == 1);
    }

    static void Turn()
    {
        for (int i = 0; i < 10; i++) Interlocked.Increment(ref turns);
    }

    static void Fill()
    {
        int[] all = numbers;
        for (int i = 0; i < all.Length; i++) all[i] = i;
    }

    static void Add()
    {
        int[] all = numbers;
        for (int i = 0; i < all.Length; i++) sum += all[i];
    }

    static void Main()
    {
        var publish = new Thread(Publish);
        var use = new Thread(Use);
        publish.Start();
        use.Start();
        publish.Join();
        use.Join();
        var turn = new Thread(Turn);
        turn.Start();
        Turn();
        turn.Join();
        numbers = new int[16];
        var fill = new Thread(Fill);
        var add = new Thread(Add);
        fill.Start();
        add.Start();
        fill.Join();
        add.Join();
        Debug.Assert(sum >= 0);
    }
}
