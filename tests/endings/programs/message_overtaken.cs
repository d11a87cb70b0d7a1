// ends: the flag is set after the data
// under clr: divergence: the flag may be there before the data, which is read once
using System.Threading;

static class MessageOvertaken {
    static int data, flag;

    static void One() {
        data = 1;
        flag = 1;
    }

    static void Two() {
        if (flag == 0) return;
        int copy = data;
        while (copy == 0) { }
    }

    internal static void Main() {
        var one = new Thread(One);
        var two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
    }
}
