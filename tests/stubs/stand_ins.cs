// What the world may answer. A type that stands for another one has its name.
extern alias original;
using Mmcheck;

namespace System.IO
{
    public static class File
    {
        public static string ReadAllText(string path) { return Verify.Choose(2) == 0 ? "slow" : "fast"; }
    }
}

/// What it lacks of static methods is the original's.
public class Service
{
    public virtual int Ask() { return Verify.Choose(2); }
}

/// It may call what it stands for.
public static class Store
{
    public static int Get() { return original::Store.Get() + 1; }
}

public class Shelf<T>
{
    public virtual T Put(T item) { return item; }
}
