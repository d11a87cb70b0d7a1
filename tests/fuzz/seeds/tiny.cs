class Program
{
    static int flag;
    static void Main()
    {
        flag = 1;
    }
}
