#!/bin/sh
# Lays out a folder for nginx: ./install.sh FOLDER http|tls
# http listens on 8080, behind something that ends TLS; tls on 80 and 443, with the certificate in FOLDER/conf/tls/, where
# one that nobody trusts stands until certbot brings another.
# What is there already is brought up to date; releases, certificates and servers of your own stay.
set -eu
umask 022

fail() {
  echo "$0: $*" >&2
  exit 1
}

[ $# -eq 2 ] || fail 'say where, and how it is reached, like: install.sh /srv/portfolio tls'
from=$(dirname "$(readlink -f "$0")")
home=$1
server=$from/servers/$2.conf
[ -f "$server" ] || fail "there is no server \"$2\"; choose http or tls"

mkdir -p "$home/conf/servers" "$home/conf/tls" "$home/acme" "$home/releases" "$home/run"
chmod 700 "$home/conf/tls"
rm -f "$home/conf/servers/http.conf" "$home/conf/servers/tls.conf"
cp "$from/nginx.conf" "$from/site.conf" "$from/renewed.sh" "$from/reload.sh" "$home/conf/"
cp "$server" "$home/conf/servers/"
if [ "$2" = tls ] && ! { [ -e "$home/conf/tls/fullchain.pem" ] && [ -e "$home/conf/tls/privkey.pem" ]; }; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost \
    -keyout "$home/conf/tls/privkey.pem" -out "$home/conf/tls/fullchain.pem" 2>/dev/null ||
    fail 'openssl is not there, or could not write a certificate'
fi
# Whom Debian has nginx run as; whoever else starts it owns the folder already.
if [ "$(id -u)" -eq 0 ]; then
  chown -R www-data:www-data "$home/run" "$home/conf/tls"
fi
