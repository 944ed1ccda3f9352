#!/bin/sh
# For certbot (--deploy-hook): hands a new certificate to nginx, which may not read certbot's own folder.
set -eu
home=${1:-/srv/portfolio}
for name in fullchain privkey; do
  install -o www-data -g www-data -m 400 "$RENEWED_LINEAGE/$name.pem" "$home/conf/tls/$name.pem"
done
"$(dirname "$0")/reload.sh" "$home"
