/* benchmarks/programs/philosophers.cs for SPIN, the variant ORDERED; -DN=3 is its argument.
 *
 * One access to shared memory in the C# program is one step here, together with the computing that follows it:
 * reading the field forks, reading one of its elements, entering and leaving a fork's monitor, reading and writing its
 * Uses. Neither the array nor its forks are ever replaced, so all there is to know of a reference is that it has been
 * read. Starting a thread is a step, and so is joining one; a thread's last step ends it. What .NET does inside of
 * these (a Thread object and its fields) is not here. Cells that nothing reads again are zero, as they are in mmcheck.
 */
bool forks_is_set, fork_is_set[N];
bool taken[N];
byte uses[N];
bool ended[N];

#define read(is_set) is_set  /* a reference */
#define enter(fork) d_step { !taken[fork] -> taken[fork] = true }
#define leave(fork) taken[fork] = false

proctype Dine(byte left) {
  byte first, second, value;
  d_step {
    forks_is_set;  /* for its length */
    first = (left < (left + 1) % N -> left : (left + 1) % N);
    second = (left < (left + 1) % N -> (left + 1) % N : left)
  }
  read(forks_is_set);
  read(fork_is_set[first]);
  read(forks_is_set);
  read(fork_is_set[second]);
  enter(first);
  enter(second);
  value = uses[first];
  d_step { uses[first] = value + 1; value = 0 };
  value = uses[second];
  d_step { uses[second] = value + 1; value = 0 };
  d_step { leave(second); second = 0 };
  d_step { leave(first); first = 0; ended[left] = true }
}

init {
  byte i;
  d_step {
    forks_is_set = true;
    do
    :: i < N -> fork_is_set[i] = true; i++
    :: else -> i = 0; break
    od
  }
  do
  :: atomic { i < N -> run Dine(i); i++ }
  :: d_step { i == N -> i = 0 }; break
  od;
  do
  :: d_step { i < N && ended[i] -> i++ }
  :: d_step { i == N -> i = 0 }; break
  od;
  do
  :: d_step { i < N -> assert(uses[i] == 2); i++ }
  :: i == N -> break
  od
}
