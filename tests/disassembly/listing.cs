// What the listing has to show well: read it next to the expected text.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Shapes {
    class Peterson {
        static int flag0;
        static volatile int flag1;
        static int turn;

        static void Enter() {
            flag0 = 1;
            turn = 1;
            while (flag1 == 1 && turn == 1) { }
        }
    }

    enum Color : byte { Red, Green = 5 }

    class Stack<T> where T : class {
        T[] items = new T[4];

        class Node<U> {
            T first;
            U second;

            U Swap(T value, U other) {
                first = value;
                U old = second;
                second = other;
                return old;
            }
        }

        V Convert<V>(Func<T, V> how, int index) { return how(items[index]); }
    }

    class Blocks {
        static int count;

        static void Nest() {
            try {
                try {
                    count = 1;
                } catch (ArgumentException) {
                    count = 2;
                } catch (InvalidOperationException) {
                    count = 3;
                    throw;
                } finally {
                    count = 4;
                }
            } catch (Exception) {
                count = 5;
            }
        }

        static void Choose(int number) {
            switch (number) {
                case 0: count = 10; return;
                case 1: count = 11; return;
                case 2: count = 12; return;
                case 3: count = 13; return;
                case 4: count = 14; return;
            }
            count = -1;
        }
    }

    class Literals {
        static string Text() { return "a \"quoted\"\n\\ line\u202e\0"; }
        static double Real() { return 0.1; }
        static float Short() { return 1f / 3; }
        static long Long() { return long.MinValue; }
        static object Boxed() { return Color.Green; }
        static void Defaults(int a = 5, string b = "x", Color c = Color.Green, params int[] rest) { }
        [MethodImpl(MethodImplOptions.Synchronized)]
        static int[,] Grid(ref int[,] grid, out string text) { text = null; return grid; }
        static unsafe void* Pointer(int* number, void** any) { return number; }
    }

    class Program {
        static void Main() { }
    }
}
