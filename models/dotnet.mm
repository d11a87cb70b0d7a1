# ECMA-335 (partition I, 12.6) and ECMA-334, as T. Q. Huynh and A. Roychoudhury tabulate them in "Memory model sensitive
# bytecode verification", 2007, table 1. Branches wait for the reads that decide them, storing a reference is a write
# like any other, and two reads of one location may reorder.

name   dotnet
title  .NET as its standards have it: ECMA-335 and ECMA-334

table           read  write  volatile-read  volatile-write  lock  unlock
read            Y     Y      Y              -               Y     -
write           Y     Y      Y              -               Y     -
volatile-read   -     -      -              -               -     -
volatile-write  Y     Y      Y              -               Y     -
lock            -     -      -              -               -     -
unlock          Y     Y      Y              -               -     -

store-forwarding   no
coherence          no
publication        no
speculative-reads  no
failed-atomic      fence
