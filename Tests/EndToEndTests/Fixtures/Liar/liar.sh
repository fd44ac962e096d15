#!/usr/bin/env bash
# Talks to badge as the process of a preview does, and says whatever it is told to say.
#
# usage: liar.sh VERSION WORD ...
# A word is 'wait', for the next message of the host, or KIND:SEQUENCE:CONTENT in hexadecimal digits:
# the kind as a number, the others byte by byte.
set -euo pipefail
export LC_ALL=C PATH=/usr/bin:/bin

# Reads a message from descriptor 3, and keeps the nonce.
take() {
  local head size
  head=$(dd bs=1 count=24 <&3 2>/dev/null | od -An -v -tx1 | tr -d ' \n')
  nonce=${head:16:16}
  size=$((16#${head:46:2}${head:44:2}${head:42:2}${head:40:2}))
  [ "$size" = 0 ] || dd bs=1 count="$size" <&3 >/dev/null 2>&1
}

# Writes numbers of two or four bytes, the lowest byte first.
number() {
  local digits
  printf -v digits "%0$(($2 * 2))x" "$1"
  local result='' i
  for ((i = $2 - 1; i >= 0; i--)); do result+=${digits:i*2:2}; done
  echo "$result"
}

say() {
  local kind=${1%%:*} rest=${1#*:}
  local sequence=${rest%%:*} content=${rest#*:}
  local all=42444757$(number "$version" 2)$(number "$((16#$kind))" 2)$nonce$sequence
  all+=$(number $((${#content} / 2)) 4)$content
  # shellcheck disable=SC2001,SC2059
  printf "$(sed 's/../\\x&/g' <<<"$all")" >&3
}

version=$1
shift
take
for word; do
  if [ "$word" = wait ]; then take; else say "$word"; fi
done
sleep 30
