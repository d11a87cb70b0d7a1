# Sourced by expect and run: which programs there are, what their headers say, compiling them.
#
# Everything made here lies in BUILD/differential/GROUP/NAME/COMPILER-MODE/, and is made again only when the
# source or a compiler has changed.
# shellcheck shell=bash
. "$(dirname "${BASH_SOURCE[0]}")/../prepare.sh"

here=$root/tests/differential
export here root
export DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1 DOTNET_NOLOGO=1 DOTNET_CLI_TELEMETRY_OPTOUT=1 TZ=UTC

# The programs whose GROUP/NAME has PATTERN (a glob) in it, one per line.
programs() {  # [PATTERN]
  local file name
  for file in "$here"/*/*.cs; do
    name=${file#"$here"/}
    name=${name%.cs}
    if [[ $name == *.library ]]; then continue; fi
    # shellcheck disable=SC2053  # a pattern
    if [[ $name == *${1:-}* ]]; then echo "$name"; fi
  done
}

# What a header line "// KEY: value" says; nothing if there is none.
header() {  # PROGRAM KEY
  sed -n -e "s|^// $2: ||p" -e '/^\/\//!q' "$here/$1.cs"
}

# The program's arguments, one per line: words, or several in double quotes.
arguments() {  # PROGRAM
  header "$1" arguments | grep -oE '"[^"]*"|[^ "]+' | sed 's/^"\(.*\)"$/\1/'
}

# Its variants that can be compiled here, as in "mono-debug".
variants() {  # PROGRAM
  local compiler
  for compiler in $(header "$1" compilers); do
    if [[ " $compilers " == *" $compiler "* ]]; then echo "$compiler-debug" "$compiler-release"; fi
  done
}

folder_of() { echo "$work/$1/$2"; }  # PROGRAM VARIANT

# Compiles into the variant's folder; says what the compiler said if it does not want to.
compile() {  # PROGRAM VARIANT
  local folder key compiler=${2%-*} mode=${2#*-} options=() own_options=0 sources=() library=$here/$1.library.cs
  folder=$(folder_of "$1" "$2")
  mapfile -t sources < <(echo "$here/$1.cs"; header "$1" with | sed "s|^|$root/|")
  if [[ ! -f $library ]]; then library=; fi
  key=$(cat "${sources[@]}" ${library:+"$library"} "$root/tests/csc" - <<< "$versions" | sha256sum)
  if [[ -f $folder/key && $(< "$folder/key") == "$key" ]]; then return; fi
  rm -rf "$folder"
  mkdir -p "$folder"
  case $compiler in
    # -shared: one compiler in the background for all of them, for as long as there is work.
    dotnet) options=(-unsafe -shared -keepalive:60 -warn:0) ;;
    mono) options=(-unsafe -langversion:latest -warn:0) ;;
  esac
  if [[ -n $library ]]; then
    "$root/tests/csc" "--compiler=$compiler" "--$mode" --library "--out=$folder/library.dll" "$library" \
      -- "${options[@]}" > "$folder/compiler" 2>&1 < /dev/null || true  # the program will not compile
    own_options=${#options[@]}
    options+=("-r:$folder/library.dll")
  fi
  if ! "$root/tests/csc" "--compiler=$compiler" "--$mode" "--out=$folder/program.exe" "${sources[@]}" \
      -- "${options[@]}" >> "$folder/compiler" 2>&1 < /dev/null; then
    printf 'FAILED %s %s: does not compile\n' "$1" "$2"
    head -n 5 "$folder/compiler" | sed "s|$here/||; s/^/  /"
    return 1
  fi
  if [[ -n $library ]] && grep -q '^#if NEWER' "$library"; then
    "$root/tests/csc" "--compiler=$compiler" "--$mode" --library "--out=$folder/library.dll" "$library" \
      -- "${options[@]:0:$own_options}" -define:NEWER > "$folder/compiler" 2>&1 < /dev/null || return 1
  fi
  printf '%s\n' "$key" > "$folder/key"
}

# The exit status as NAME.out has it: 0 is not mentioned, and how a runtime says that an exception was not
# handled is its own affair.
describe_status() {  # PROGRAM STATUS
  if [[ $2 -eq 0 ]]; then return; fi
  if [[ $(header "$1" exit) == unhandled && ($2 -eq 1 || $2 -eq 134) ]]; then
    echo 'exit: unhandled'
  else
    echo "exit: $2"
  fi
}

# Both of these are for what is called through on_each.
prepare_programs() {  # BUILD-FOLDER
  work=$(realpath -m "$1")/differential
  compilers=$(csharp_compilers | paste -s -d ' ')
  versions=$( (dotnet --list-sdks; dotnet --list-runtimes; mcs --version; mono --version) 2> /dev/null) || true
  export work compilers versions
  export -f programs header arguments variants folder_of compile describe_status
}

# Calls the function with each line of stdin, several at a time, each answer in one piece.
on_each() {  # FUNCTION
  export -f "${1?}"
  # shellcheck disable=SC2016  # for the inner shell
  xargs -r -d '\n' -P "$jobs" -n 1 bash -c 'answer=$("$0" "$1"); [[ -z $answer ]] || printf "%s\n" "$answer"' "$1"
}

# Prints what on_each printed, without the lines "passed N", and counts.
tally() {
  awk '/^passed [0-9]+$/ { good += $2; next }
       /^FAILED / { bad++ }
       { print; fflush() }
       END { printf "%d passed, %d failed\n", good, bad; exit bad != 0 }'
}
