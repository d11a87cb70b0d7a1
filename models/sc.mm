# L. Lamport, "How to make a multiprocessor computer that correctly executes multiprocess programs", 1979.
# What other models allow is judged by it: every operation takes effect as it is issued.

name   sc
title  sequential consistency: operations take effect in program order

table           read  write  volatile-read  volatile-write  lock  unlock
read            -     -      -              -               -     -
write           -     -      -              -               -     -
volatile-read   -     -      -              -               -     -
volatile-write  -     -      -              -               -     -
lock            -     -      -              -               -     -
unlock          -     -      -              -               -     -

store-forwarding   no
coherence          no
publication        no
speculative-reads  no
failed-atomic      fence
