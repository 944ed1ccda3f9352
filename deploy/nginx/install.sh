#!/bin/sh
# Prepares a folder for nginx: ./install.sh FOLDER http|tls
# http: port 8080, behind a proxy that terminates TLS. tls: ports 80 and 443, with the certificate in FOLDER/conf/tls/.
# Creates a self-signed certificate, which certbot replaces later.
# Run it again to update. Releases, certificates and your own servers are preserved.
set -eu
umask 022

fail() {
  echo "$0: $*" >&2
  exit 1
}

[ $# -eq 2 ] || fail 'usage: install.sh FOLDER http|tls, such as: install.sh /srv/portfolio tls'
from=$(dirname "$(readlink -f "$0")")
home=$1
server=$from/servers/$2.conf
[ -f "$server" ] || fail "unknown mode \"$2\". Use http or tls."

mkdir -p "$home/conf/servers" "$home/conf/tls" "$home/acme" "$home/releases" "$home/run"
chmod 700 "$home/conf/tls"
rm -f "$home/conf/servers/http.conf" "$home/conf/servers/tls.conf"
cp "$from/nginx.conf" "$from/site.conf" "$from/renewed.sh" "$home/conf/"
cp "$server" "$home/conf/servers/"
if [ "$2" = tls ] && ! { [ -e "$home/conf/tls/fullchain.pem" ] && [ -e "$home/conf/tls/privkey.pem" ]; }; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost \
    -keyout "$home/conf/tls/privkey.pem" -out "$home/conf/tls/fullchain.pem" 2>/dev/null ||
    fail 'could not create a certificate. Install openssl, and check that conf/tls/ is writable.'
fi
# Debian runs nginx as www-data. Without root, the folder already belongs to the user of nginx.
if [ "$(id -u)" -eq 0 ]; then
  chown -R www-data:www-data "$home/run" "$home/conf/tls"
fi
