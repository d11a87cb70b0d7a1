// Message passing: a thread writes a message, then a flag; another reads the flag, then the message.
//
// Asserted: who has seen the flag sees the message.
//
// sc tso: holds
// pso clr2 clr dotnet: violated assertion
// fences pso: 1
// fences dotnet: 2
// fences tso robust: 0
#define DEBUG

using System.Diagnostics;
using System.Threading;

class MessagePassing {
    static int message;
    static int flag;
    static int seenOfFlag;
    static int seenOfMessage;

    static void Send() {
        message = 1;
        flag = 1;
    }

    static void Receive() {
        seenOfFlag = flag;
        seenOfMessage = message;
    }

    static void Main() {
        Thread sender = new Thread(Send);
        Thread receiver = new Thread(Receive);
        sender.Start();
        receiver.Start();
        sender.Join();
        receiver.Join();
        Debug.Assert(seenOfFlag == 0 || seenOfMessage == 1);
    }
}
