# The rules usually given for .NET 2.0, where every store is a release: V. Morrison, "Understand the impact of low-lock
# techniques in multithreaded apps", MSDN Magazine, October 2005. J. Duffy has the same rules in "CLR 2.0 memory model",
# 2007. They say nothing of publication, and need not: a store overtakes nothing at all, so whoever finds an object finds
# everything that was written before it was handed out. The switch says so, and changes nothing.

name   clr2
title  .NET 2.0, as it was described: every write is a release

table           read  write  volatile-read  volatile-write  lock  unlock
read            Y     -      Y              -               -     -
write           Y     -      Y              -               -     -
volatile-read   -     -      -              -               -     -
volatile-write  Y     -      Y              -               -     -
lock            -     -      -              -               -     -
unlock          Y     -      Y              -               -     -

store-forwarding   yes
coherence          yes
publication        reachable
speculative-reads  yes
failed-atomic      fence
