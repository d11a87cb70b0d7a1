# The SPARC Architecture Manual, version 8, 1992: as tso, but writes to different locations may overtake each other.

name   pso
title  partial store order, as of SPARC: tso whose writes to different locations may reorder

table           read  write  volatile-read  volatile-write  lock  unlock
read            -     -      -              -               -     -
write           Y     Y      Y              Y               -     -
volatile-read   -     -      -              -               -     -
volatile-write  Y     Y      Y              Y               -     -
lock            -     -      -              -               -     -
unlock          -     -      -              -               -     -

store-forwarding   yes
coherence          yes
publication        no
speculative-reads  no
failed-atomic      fence
