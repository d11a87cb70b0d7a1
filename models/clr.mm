# What today's runtime documents: docs/design/specs/Memory-model.md in https://github.com/dotnet/runtime. The table is
# dotnet's. Besides, storing a reference to an object is a release for that object's own fields and elements, and only
# reads that depend on a read's value are ordered after it: a branch orders no reads.

name   clr
title  today's .NET runtime, as it is documented: storing a reference publishes its object

table           read  write  volatile-read  volatile-write  lock  unlock
read            Y     Y      Y              -               Y     -
write           Y     Y      Y              -               Y     -
volatile-read   -     -      -              -               -     -
volatile-write  Y     Y      Y              -               Y     -
lock            -     -      -              -               -     -
unlock          Y     Y      Y              -               -     -

store-forwarding   yes
coherence          yes
publication        yes
speculative-reads  yes
