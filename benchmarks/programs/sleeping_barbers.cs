// Sleeping barbers: n customers come to a shop with a few chairs to wait on (second argument) and a
// few barbers (third). Who finds no chair leaves; the others wait for their haircut. A barber
// without a customer sleeps. When all customers have gone, the shop closes.
//
// Asserted: everybody got a haircut or was turned away.
// BUG_LOST_WAKEUP: a barber looks whether somebody waits, and falls asleep only later. The customer
// who comes between the two wakes nobody.
//
// arguments: 2 1 1
// variants: BUG_LOST_WAKEUP
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_LOST_WAKEUP: violated deadlock
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Customer {
    public bool Shorn;
}

class Shop {
    readonly Customer[] chairs;
    int first;
    int waiting;
    bool closed;

    public Shop(int size) {
        chairs = new Customer[size];
    }

    /// Whether the customer got a haircut.
    public bool Visit(Customer customer) {
        lock (this) {
            if (waiting == chairs.Length) return false;
            chairs[(first + waiting) % chairs.Length] = customer;
            waiting++;
            Monitor.PulseAll(this);
            while (!customer.Shorn) Monitor.Wait(this);
            return true;
        }
    }

    /// The next customer; null when the shop has closed.
    public Customer Next() {
#if BUG_LOST_WAKEUP
        bool idle;
        lock (this) idle = waiting == 0 && !closed;
        lock (this) {
            while (idle) {
                Monitor.Wait(this);
                idle = waiting == 0 && !closed;
            }
#else
        lock (this) {
            while (waiting == 0 && !closed) Monitor.Wait(this);
#endif
            if (waiting == 0) return null;
            Customer customer = chairs[first];
            first = (first + 1) % chairs.Length;
            waiting--;
            return customer;
        }
    }

    public void Release(Customer customer) {
        lock (this) {
            customer.Shorn = true;
            Monitor.PulseAll(this);
        }
    }

    public void Close() {
        lock (this) {
            closed = true;
            Monitor.PulseAll(this);
        }
    }
}

class SleepingBarbers {
    static Shop shop;
    static int haircuts;
    static int paid;
    static int turnedAway;

    static void Cut() {
        for (Customer customer = shop.Next(); customer != null; customer = shop.Next()) {
            Interlocked.Increment(ref haircuts);
            shop.Release(customer);
        }
    }

    static void Come() {
        if (shop.Visit(new Customer())) {
            Interlocked.Increment(ref paid);
        } else {
            Interlocked.Increment(ref turnedAway);
        }
    }

    static Thread[] StartAll(int count, ThreadStart what) {
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new Thread(what);
            threads[i].Start();
        }
        return threads;
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        shop = new Shop(args.Length > 1 ? int.Parse(args[1]) : 1);
        Thread[] barbers = StartAll(args.Length > 2 ? int.Parse(args[2]) : 1, Cut);
        Thread[] customers = StartAll(n, Come);
        foreach (Thread customer in customers) customer.Join();
        shop.Close();
        foreach (Thread barber in barbers) barber.Join();
        Debug.Assert(haircuts == paid && paid + turnedAway == n);
    }
}
