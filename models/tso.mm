# S. Owens, S. Sarkar, P. Sewell, "A better x86 memory model: x86-TSO", 2009. A lock or unlock drains the buffer, like
# the locked instruction that it is.

name   tso
title  total store order, as of x86: each thread's writes wait in a first-in, first-out buffer

table           read  write  volatile-read  volatile-write  lock  unlock
read            -     -      -              -               -     -
write           Y     -      Y              -               -     -
volatile-read   -     -      -              -               -     -
volatile-write  Y     -      Y              -               -     -
lock            -     -      -              -               -     -
unlock          -     -      -              -               -     -

store-forwarding   yes
coherence          yes
publication        no
speculative-reads  no
failed-atomic      fence
