# What today's runtime compiles to on ARM64 with atomic instructions (LSE), where it is weaker than what it documents: clr
# but for compare-exchange. A compare-exchange is one instruction, casal, without a barrier after it
# (https://github.com/dotnet/runtime/pull/45970). Where it finds another value than it expects it stores nothing, so it
# releases nothing either: what is left of it is its load, an acquire. That casal promises no full barrier is discussed in
# https://github.com/dotnet/runtime/pull/115573. One that succeeds is a full fence here, as documented.

name   arm64
title  today's .NET runtime on ARM64: clr, but a compare-exchange that fails is no full fence

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
failed-atomic      volatile-read
