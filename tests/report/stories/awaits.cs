// A method that has awaited goes on in a thread of the pool, which is told as that method's.
// model: sc
#define DEBUG
using System.Diagnostics;
using System.Threading.Tasks;

class Account {
    int balance;

    public async Task Deposit(int amount) {
        await Task.Yield();
        int before = balance;
        balance = before + amount;
    }

    public int Balance { get { return balance; } }
}

class Program {
    static void Main() {
        Account account = new Account();
        Task.WaitAll(account.Deposit(10), account.Deposit(5));
        Debug.Assert(account.Balance == 15);
    }
}
