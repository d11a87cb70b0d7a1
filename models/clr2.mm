# The rules usually given for .NET 2.0, where every store is a release: V. Morrison, "Understand the impact of low-lock
# techniques in multithreaded apps", MSDN Magazine, October 2005.

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
publication        no
speculative-reads  yes
