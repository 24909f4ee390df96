# For tools to source: with --help, prints the head of the tool, which says what it does, and ends.
if [[ ${1-} == --help || ${1-} == -h ]]; then
  sed -n '2,/^[^#]/{/^[^#]/d; s/^# \?//; p}' "${BASH_SOURCE[0]%/*}/$(basename "$0")"
  exit
fi
