// What a box is unboxed as is looked at before its value is read: a box that others reach gives an enum as its
// underlying type, and no other type.
//
// sc: holds
// tso: holds
// pso: holds
// clr2: holds
// clr: holds
// dotnet: holds
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;

enum Color { Red, Green }

class UnboxedEnum {
    static object box = Color.Red;
    static int casts;

    static void Main() {
        var painter = new Thread(() => box = Color.Green);
        painter.Start();
        int number = (int)box;
        try {
            long large = (long)box;
        } catch (InvalidCastException) {
            casts = casts + 1;
        }
        try {
            DayOfWeek? day = (DayOfWeek?)box;
        } catch (InvalidCastException) {
            casts = casts + 1;
        }
        Color? color = (Color?)box;
        Debug.Assert(casts == 2 && (number == 0 || number == 1));
        Debug.Assert(color != null);
        painter.Join();
        Debug.Assert((Color)box == Color.Green);
    }
}
