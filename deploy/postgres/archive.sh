#!/bin/sh
# Takes one finished WAL segment of PostgreSQL into the archive:
#   archive_command = '/usr/local/bin/archive.sh %p /archive/%f'
# The segment appears under its name only when it is whole and on disk, so that a copy which was cut off (full disk,
# power, kill -9) is neither taken for a segment nor in the way of the next try. PostgreSQL tries again until this says 0.
set -eu

if [ "$#" -ne 2 ]; then
  echo "usage: archive.sh SEGMENT TARGET" >&2
  exit 2
fi
segment=$1
target=$2
folder=$(dirname "$target")
temporary="$folder/.$(basename "$target").part"

# The same bytes may come again after a crash. A shorter file that begins like the segment is a copy that was cut off,
# by "cp" for one. Anything else is somebody else's and is never replaced.
if [ -e "$target" ]; then
  size=$(wc -c <"$target")
  if cmp -s "$segment" "$target"; then
    sync "$target" "$folder"
    exit 0
  fi
  if [ "$size" -ge "$(wc -c <"$segment")" ] || ! head -c "$size" "$segment" | cmp -s - "$target"; then
    echo "archive.sh: $target is there with other content and stays; does another cluster archive to this folder?" >&2
    exit 1
  fi
  echo "archive.sh: $target was a copy that had been cut off; it is replaced" >&2
fi

trap 'rm -f "$temporary"' EXIT
trap 'exit 1' HUP INT TERM
rm -f "$temporary"
cp "$segment" "$temporary"
sync "$temporary"
mv -f "$temporary" "$target"
sync "$folder"
