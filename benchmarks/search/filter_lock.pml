/* benchmarks/programs/filter_lock.cs for SPIN; -DN=3 is its argument.
 *
 * One access to shared memory in the C# program is one step here, together with the computing that follows it:
 * reading the field n, reading the field level or victim, reading or writing one of their elements. The arrays are
 * never replaced, so all there is to know of a reference is that it has been read. Starting a thread is a step, and
 * so is joining one; a thread's last step ends it. What .NET does inside of these (a Thread object and its fields) is
 * not here. Cells that nothing reads again are zero, as they are in mmcheck.
 */
byte n;
bool level_is_set, victim_is_set;
byte level[N], victim[N];
byte counter;
bool ended[N];

#define read(is_set) is_set  /* the reference in a static field */

proctype Run(byte me) {
  byte top, height, i, value;
  d_step { top = n - 1; height = 1 }
next_level:
  read(level_is_set);
  level[me] = height;
  read(victim_is_set);
  victim[height] = me;
  do
  :: d_step { i < n && i == me -> i++ }
  :: i < n && i != me ->
    read(level_is_set);
    if
    :: d_step { level[i] < height -> i++ }
    :: d_step { level[i] >= height -> i = 0 };
      read(victim_is_set);
      if
      :: victim[height] == me
      :: d_step { victim[height] != me && height < top -> height++ }; goto next_level
      :: d_step { victim[height] != me && height == top -> height = 0; top = 0 }; goto critical
      fi
    fi
  :: d_step { i >= n && height < top -> height++; i = 0 }; goto next_level
  :: d_step { i >= n && height == top -> height = 0; top = 0; i = 0 }; goto critical
  od;
critical:
  value = counter;
  d_step { counter = value + 1; value = 0 };
  read(level_is_set);
  d_step { level[me] = 0; ended[me] = true }
}

init {
  byte i;
  d_step { n = N; level_is_set = true; victim_is_set = true }
  do
  :: i < n -> atomic { run Run(i); i++ }
  :: d_step { i >= n -> i = 0 }; break
  od;
  do
  :: d_step { i < N && ended[i] -> i++ }
  :: i == N -> break
  od;
  assert(counter == n)
}
