// A message is passed twice, by accesses that become volatile and by a field that does.
// repair: VolatileWrite Message::Send stsfld ready 1
// repair: VolatileRead Message::Receive ldsfld ready 2
// repair: MemoryBarrier Message::Receive ldsfld again 2
// repair: VolatileField Message::Send stsfld again 1
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Message {
    static int data, more;
    static Message ready;
    static bool again = false;

    static void Send() {
        data = 1;
        ready = new Message();
        more = 2;
        again = true;
    }

    static void Receive() {
        if (ready == null && ready == null) return;
        Debug.Assert(data == 1, "the \"first\" { message");
        if (again) Debug.Assert(more == 2);
        while (more == 1 && again) more = 3;
    }

    static void Main() {
        Thread sender = new Thread(Send);
        sender.Start();
        Receive();
        sender.Join();
    }
}
