#!/bin/sh
# Has nginx read its configuration anew: ./reload.sh FOLDER. Where none runs, there is nothing to do.
set -eu
pid=$(cat "$1/run/nginx.pid" 2>/dev/null || :)
[ -n "$pid" ] && [ -e "/proc/$pid" ] || exit 0

# A number that was left behind, by a power cut say, may be another program's by now.
case $(readlink "/proc/$pid/exe" || :) in
  */nginx*) kill -HUP "$pid" ;;
  '')
    echo "$0: process $pid is not ours to ask; do this as root, or as who runs nginx" >&2
    exit 1
    ;;
esac
