// A library that the program uses.
public static class Store
{
    static int count = 3;
    public static int Get() { return count; }
}

public class Shelf<T>
{
    public virtual T Put(T item) { return default(T); }
}
