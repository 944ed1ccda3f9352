#!/bin/sh
# Deploy hook for certbot: copies a new certificate to conf/tls/, because www-data cannot read /etc/letsencrypt.
set -eu
for name in fullchain privkey; do
  install -o www-data -g www-data -m 400 "$RENEWED_LINEAGE/$name.pem" "/srv/portfolio/conf/tls/$name.pem"
done
systemctl reload portfolio
