// A thread reads elements of arrays of two dimensions, and then a field. Which arrays they are has yet to be read, too, but the
// thread goes on meanwhile, as it does with an array of one dimension: the read of the field may come first. Once it stood
// still until the array was there, and lost these runs.
//
// sc tso pso: holds
// sc tso pso STRUCTS: holds
// clr2 clr dotnet: violated assertion
// clr2 clr dotnet STRUCTS: violated assertion
// variants: STRUCTS
#define DEBUG

using System.Diagnostics;
using System.Threading;

struct Cell { public int Height, Depth; }

class CellOfAGrid {
#if STRUCTS
    static Cell[,] cells = new Cell[2, 2];
#else
    static int[,] cells = new int[2, 2];
#endif
    static int isDug;

    static void Look() {
#if STRUCTS
        int depth = cells[1, 0].Depth;
#else
        int depth = cells[1, 0];
#endif
        int wasDug = isDug;
        Debug.Assert(depth == 0 || wasDug == 1);
    }

    static void Main() {
        Thread visitor = new Thread(Look);
#if STRUCTS
        Cell[,] others = new Cell[2, 2];
        others[1, 0].Depth = 5;
#else
        int[,] others = new int[2, 2];
        others[1, 0] = 5;
#endif
        visitor.Start();
        isDug = 1;
        Thread.MemoryBarrier();
        cells = others;
    }
}
