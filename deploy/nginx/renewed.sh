#!/bin/sh
# Deploy hook for certbot: copies a new certificate to conf/tls/, because www-data cannot read /etc/letsencrypt.
set -eu
home=${1:-/srv/portfolio}
for name in fullchain privkey; do
  install -o www-data -g www-data -m 400 "$RENEWED_LINEAGE/$name.pem" "$home/conf/tls/$name.pem"
done
"$(dirname "$0")/reload.sh" "$home"
