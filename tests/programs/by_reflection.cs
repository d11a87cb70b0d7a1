// A field that is written and read by reflection is written and read: a model may reorder it.
//
// sc tso: holds
// pso clr dotnet: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Reflection;
using System.Threading;

struct Pair { public int Left, Right; }

class Message
{
    public Pair content;
    public static int sent;
}

static class Program
{
    static readonly Message message = new Message();
    static readonly FieldInfo content = typeof(Message).GetField("content");
    static readonly FieldInfo sent = typeof(Message).GetField("sent");

    static void Send()
    {
        content.SetValue(message, new Pair { Left = 1, Right = 2 });
        sent.SetValue(null, 1);
    }

    static void Receive()
    {
        if ((int)sent.GetValue(null) != 1) return;
        Debug.Assert(((Pair)content.GetValue(message)).Right == 2);
    }

    static void Main()
    {
        var sender = new Thread(Send);
        var receiver = new Thread(Receive);
        sender.Start();
        receiver.Start();
        sender.Join();
        receiver.Join();
    }
}
