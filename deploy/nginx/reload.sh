#!/bin/sh
# Reloads the configuration of a running nginx: ./reload.sh FOLDER. Does nothing if nginx is not running.
set -eu
pid=$(cat "$1/run/nginx.pid" 2>/dev/null || :)
[ -n "$pid" ] && [ -e "/proc/$pid" ] || exit 0

# After a crash, the PID in a stale file may belong to another program.
case $(readlink "/proc/$pid/exe" || :) in
  */nginx*) kill -HUP "$pid" ;;
  '')
    echo "$0: no permission to signal process $pid. Run this as root or as the user of nginx." >&2
    exit 1
    ;;
esac
