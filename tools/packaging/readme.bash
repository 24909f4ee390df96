# readme_line WORD: the command in README that begins with it, so that what is tried is what people read.
readme_line() {
  local line
  line=$(sed -n "s/^    \$ \($1 .*\)/\1/p" "$(dirname "${BASH_SOURCE[0]}")/../../README.md")
  [[ $line && $line != *$'\n'* ]] || { echo "README has not one command that begins with '$1'" >&2; return 1; }
  echo "$line"
}
