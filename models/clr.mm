# What today's runtime documents: docs/design/specs/Memory-model.md in https://github.com/dotnet/runtime. The table is
# dotnet's. Besides, storing a reference is "a "committing point" to all modifications that are reachable through the
# instance reference", and only reads that depend on a read's value are ordered after it: a branch orders no reads.
# Interlocked methods are full fences, those that store nothing included.

name   clr
title  today's .NET runtime, as it is documented: storing a reference publishes all that it leads to

table           read  write  volatile-read  volatile-write  lock  unlock
read            Y     Y      Y              -               Y     -
write           Y     Y      Y              -               Y     -
volatile-read   -     -      -              -               -     -
volatile-write  Y     Y      Y              -               Y     -
lock            -     -      -              -               -     -
unlock          Y     Y      Y              -               -     -

store-forwarding   yes
coherence          yes
publication        reachable
speculative-reads  yes
failed-atomic      fence
