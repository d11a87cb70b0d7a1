# Sourced by the scripts in tests/, benchmarks/ and .ci/: what has to be installed, which compilers there
# are, how to build, and how to count. Sourcing it changes nothing but the shell's own settings.
#
# Everything said here goes to stderr, so that a script's stdout is its result.
# shellcheck shell=bash
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=${MMCHECK_JOBS:-$(nproc)}
export LC_ALL=C.UTF-8  # sorting and messages are the same everywhere

say() { printf 'mmcheck: %s\n' "$*" >&2; }
die() { say "$*"; exit 2; }

# ---- packages -------------------------------------------------------------------------------------
#
# One row per package: its name, then the command or header that shows it to be there. We look at these and
# not at dpkg's list, so that what came another way (/usr/local, a container's image) is as good, and so
# that looking costs nothing.

packages_to_build='
g++               command  g++
meson             command  meson
ninja-build       command  ninja
pkgconf           command  pkg-config
python3           command  python3
libfmt-dev        header   fmt/core.h
libcli11-dev      header   CLI/CLI.hpp
zlib1g-dev        header   zlib.h
doctest-dev       header   doctest/doctest.h
liblemon-dev      header   lemon/list_graph.h
nlohmann-json3-dev header  nlohmann/json.hpp
libxxhash-dev     header   xxhash.h
'

packages_for_mono='
mono-mcs          command  mcs
mono-runtime      command  mono
libmono-system4.0-cil       file  /usr/lib/mono/4.5/System.dll
libmono-system-core4.0-cil  file  /usr/lib/mono/4.5/System.Core.dll
libmono-compilerservices-symbolwriter4.0-cil  file  /usr/lib/mono/4.5/Mono.CompilerServices.SymbolWriter.dll
'

packages_for_ci='
clang             command  clang++
clang-format      command  clang-format
clang-tidy        command  run-clang-tidy
'

is_there() {  # KIND WHAT
  case $1 in
    command) command -v "$2" > /dev/null ;;
    header) [[ -e /usr/include/$2 || -e /usr/local/include/$2 ]] ;;
    file) [[ -e $2 ]] ;;
  esac
}

# The packages of these rows that are not there, on one line.
missing_of() {  # ROWS
  local package kind what
  while read -r package kind what; do
    [[ -z $package ]] || is_there "$kind" "$what" || printf '%s ' "$package"
  done <<< "$1"
}

as_root() {
  if [[ $(id -u) -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

apt_get() {
  # Somebody else may be installing: wait for them instead of failing.
  as_root env DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=a \
    apt-get -q -y -o DPkg::Lock::Timeout=600 "$@" < /dev/null >&2
}

# The package lists, once per run. Their lock knows no waiting of its own; and one source out of reach need
# not matter, so the install decides.
update_package_lists() {
  [[ -z ${lists_are_new:-} ]] || return 0
  local attempt
  for attempt in 1 2 3; do
    if apt_get update; then break; fi
    if [[ $attempt -lt 3 ]]; then sleep 5; fi
  done
  lists_are_new=yes
}

install_packages() {  # PACKAGE...
  command -v apt-get > /dev/null || die "not found, and no apt-get to install it with: $*"
  if [[ $(id -u) -ne 0 ]] && ! command -v sudo > /dev/null; then
    die "not found, and neither root nor sudo to install it with: apt-get install $*"
  fi
  say "installing: $*"
  update_package_lists
  apt_get install --no-install-recommends "$@" || die "could not install: $*"
}

install_missing() {  # ROWS
  local missing
  missing=$(missing_of "$1")
  # shellcheck disable=SC2086  # a list
  [[ -z $missing ]] || install_packages $missing
}

is_installable() {  # PACKAGE
  command -v apt-cache > /dev/null || return 1
  update_package_lists
  apt-cache show "$1" > /dev/null 2>&1
}

# ---- the C++ compiler -------------------------------------------------------------------------------

is_new_enough() {  # COMPILER
  command -v "$1" > /dev/null && [[ $("$1" -dumpversion | cut -d. -f1) -ge 12 ]]
}

# $CXX, or the first g++ that knows enough C++20: Ubuntu 22.04's own is 11, and 12 stands beside it.
find_cxx() {
  local candidate
  if [[ -n ${CXX:-} ]]; then echo "$CXX"; return; fi
  for candidate in g++ g++-16 g++-15 g++-14 g++-13 g++-12; do
    if is_new_enough "$candidate"; then echo "$candidate"; return; fi
  done
  return 1
}

# Everything that a build needs is there afterwards.
prepare_to_build() {
  install_missing "$packages_to_build"
  find_cxx > /dev/null || install_packages g++-12
}

is_built_already() { [[ $(realpath -m "$1") == "${MMCHECK_BUILT:-}" ]]; }

configure() {  # DIR [MESON OPTION]...
  local dir=$1
  shift
  if [[ -f $dir/build.ninja ]]; then return; fi
  CXX=$(find_cxx) meson setup "$@" "$dir" "$root" >&2
}

# Configures DIR if it is new, and builds all of it. $MMCHECK_BUILT is a folder in which nothing is left to do: two builds in
# one folder at a time disturb each other.
build() {  # DIR [MESON OPTION]...
  if is_built_already "$1"; then return; fi
  configure "$@"
  ninja -C "$1" -j "$jobs" >&2
}

# Only the program, without the tests.
build_mmcheck() {  # DIR
  if is_built_already "$1"; then return; fi
  configure "$1"
  ninja -C "$1" -j "$jobs" mmcheck >&2
}

# ---- C# compilers -----------------------------------------------------------------------------------

# The newest SDK's folder, as in /usr/share/dotnet/sdk/10.0.100.
dotnet_sdk() {
  command -v dotnet > /dev/null || return 1
  dotnet --list-sdks 2> /dev/null | sed -n 's|^\([^ ]*\) \[\(.*\)\]$|\2/\1|p' | sort -V | tail -n 1 | grep .
}

dotnet_csc() {
  local sdk
  sdk=$(dotnet_sdk) && [[ -f $sdk/Roslyn/bincore/csc.dll ]] && echo "$sdk/Roslyn/bincore/csc.dll"
}

# The folder of reference assemblies that goes with that SDK.
dotnet_references() {
  local packs
  packs=$(dirname "$(dirname "$(dotnet_sdk)")")/packs/Microsoft.NETCore.App.Ref
  printf '%s\n' "$packs"/*/ref/*/ | sort -V | tail -n 1 | grep -v '\*'
}

# Those of "dotnet" and "mono" that can be used here, one per line.
csharp_compilers() {
  if dotnet_csc > /dev/null && dotnet_references > /dev/null; then echo dotnet; fi
  if command -v mcs > /dev/null; then echo mono; fi
}

# At least one C# compiler is there afterwards.
prepare_a_csharp_compiler() {
  [[ -z $(csharp_compilers) ]] || return 0
  prepare_mono
  [[ -n $(csharp_compilers) ]] || die "no C# compiler: install Mono's mcs or the .NET SDK"
}

# Mono as well, because the two compilers emit different code. Where a release has no package of it any
# more, the .NET SDK takes its place.
prepare_mono() {
  [[ -n $(missing_of "$packages_for_mono") ]] || return 0
  if is_installable mono-mcs; then install_missing "$packages_for_mono"; return; fi
  say "this release has no package of Mono: going on without its compiler"
  [[ -z $(csharp_compilers) ]] || return 0
  local sdk
  for sdk in dotnet-sdk-10.0 dotnet-sdk-9.0 dotnet-sdk-8.0; do
    if is_installable "$sdk"; then install_packages "$sdk"; return; fi
  done
}

# ---- counting -----------------------------------------------------------------------------------------
#
# A test script's last line is "N passed, N failed". One that does not end so counts as a single test, by
# its exit status; and a bad exit status is a failure whatever the line says.

passed=0
failed=0
failures=()

# Adds up what a test script has said.
count_step() {  # NAME LOG STATUS
  local last good=0 bad=0
  last=$(tail -n 1 "$2")
  if [[ $last =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
    good=${BASH_REMATCH[1]} bad=${BASH_REMATCH[2]}
    if [[ $3 -ne 0 && $bad -eq 0 ]]; then bad=1; fi
  elif [[ $3 -eq 0 ]]; then
    good=1
  else
    bad=1
  fi
  passed=$((passed + good)) failed=$((failed + bad))
  if [[ $bad -ne 0 ]]; then failures+=("$1"); fi
}

# Runs a test script and adds up what it says.
step() {  # NAME COMMAND...
  local name=$1 log status=0
  shift
  printf '\n== %s\n' "$name"
  log=$(mktemp)
  "$@" 2>&1 < /dev/null | tee "$log" || status=${PIPESTATUS[0]}
  count_step "$name" "$log" "$status"
  rm -f "$log"
}

# Test scripts that do not care about each other run side by side, for most of them do one thing after the other. `later`
# takes a script down; `now` runs all of them, shares the processors out, and prints what they say in the order in which
# they were taken down.
later_names=()
later_commands=()

later() {  # NAME COMMAND...
  later_names+=("$1")
  later_commands+=("$(printf '%q ' "${@:2}")")
}

run_later() {  # INDEX FOLDER
  local status=0 start=$SECONDS
  bash -c "${later_commands[$1]}" > "$2/$1" 2>&1 < /dev/null || status=$?
  printf '%d %d\n' "$status" $((SECONDS - start)) > "$2/$1.status"
}

# From the first that has not been printed to the first that has not ended.
print_ended() {  # FOLDER
  local status seconds
  while [[ -e $1/$printed.status ]]; do
    read -r status seconds < "$1/$printed.status"
    printf '\n== %s (%d s)\n' "${later_names[$printed]}" "$seconds"
    cat "$1/$printed"
    count_step "${later_names[$printed]}" "$1/$printed" "$status"
    printed=$((printed + 1))
  done
}

now() {
  local folder i at_once=$((jobs < 4 ? jobs : 4)) printed=0
  folder=$(mktemp -d)
  for i in "${!later_names[@]}"; do
    if [[ $i -ge $at_once ]]; then
      wait -n || true
      print_ended "$folder"
    fi
    MMCHECK_JOBS=$((jobs / at_once)) run_later "$i" "$folder" &
  done
  wait
  print_ended "$folder"
  [[ $printed -eq ${#later_names[@]} ]] || die "nothing is known of ${later_names[$printed]}"
  later_names=() later_commands=()
  rm -rf "$folder"
}

# The last line of a script that has run its steps, and its exit status.
finish() {
  local name
  if [[ ${#failures[@]} -ne 0 ]]; then
    printf '\nfailed:\n'
    for name in "${failures[@]}"; do printf '  %s\n' "$name"; done
  fi
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [[ $failed -eq 0 ]]
}
