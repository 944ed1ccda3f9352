#!/bin/sh
# Shows a built site: ./release.sh DIST FOLDER, where FOLDER was laid out by install.sh.
# The visitors of the last two builds keep the files that their pages may still ask for. Either the whole release is
# shown, or the one before stays.
set -eu
KEPT=3

fail() {
  echo "$0: $*" >&2
  exit 1
}

[ $# -eq 2 ] || fail 'say what, and where to, like: release.sh dist /srv/portfolio'
built=$(readlink -f "$1")
aside=$built.hosting
home=$(readlink -f "$2")
[ -f "$aside/SHA256SUMS" ] || fail "$aside/SHA256SUMS is not there; the build writes it beside the site, copy both"
[ -d "$home/releases" ] || fail "$home/releases is not there; install.sh makes it"
(cd "$built" && sha256sum --check --quiet --strict "$aside/SHA256SUMS") >&2 || fail "$built is not what was built; nothing was changed"

# One at a time.
exec 9>"$home/releases/.lock"
flock -n 9 || fail 'another release is under way'

# From the oldest to the newest.
releases() {
  find "$home/releases" -mindepth 1 -maxdepth 1 -name '[0-9]*' -printf '%f\n' | sort
}
last=$(releases | tail -n 1)
number=$(echo "$last" | sed 's/^0*//')
release=$(printf '%s/releases/%06d' "$home" $((${number:-0} + 1)))
next=$home/releases/.next
rm -rf "$next"
mkdir -p "$next/site"
trap 'rm -rf "$next" "$home/release.conf.next"' EXIT

base=$(sed -n 's|^error_page 404 "\(.*\)404\.html";$|\1|p' "$aside/headers.conf")
site=$next/site$base
mkdir -p "$site"
cut -c67- "$aside/SHA256SUMS" | grep -vxE '_headers|vercel\.json' > "$next/files"

# What is the same as before stays the same file: caches know it by its time and size, and it is compressed already.
previous=$home/releases/$last/site$base
while read -r file; do
  mkdir -p "$site/$(dirname "$file")"
  if [ -n "$last" ] && cmp -s "$built/$file" "$previous/$file"; then
    for form in "$file" "$file.br" "$file.gz"; do
      [ ! -f "$previous/$form" ] || ln "$previous/$form" "$site/$form"
    done
    continue
  fi
  cp --no-preserve=mode,timestamps "$built/$file" "$site/$file"
  case $file in
    *.html | *.css | *.js | *.json | *.svg | *.xml | *.txt | *.vcf | *.ico)
      brotli --best --keep "$site/$file"
      gzip -9 --keep --no-name "$site/$file"
      touch -r "$site/$file" "$site/$file.br" "$site/$file.gz"
      ;;
  esac
done < "$next/files"

# Names that hold a hash: what the pages of earlier releases ask for later.
for earlier in $(releases | tail -n $((KEPT - 1))); do
  (cd "$home/releases/$earlier" && grep '^assets/' files) | while read -r file; do
    for form in "$file" "$file.br" "$file.gz"; do
      from=$home/releases/$earlier/site$base$form
      [ ! -f "$from" ] || [ -e "$site/$form" ] || ln "$from" "$site/$form"
    done
  done
done

cp "$aside/headers.conf" "$next/"
chmod -R a=rX "$next/site"
mv -T "$next" "$release"

# A site and its headers belong together. Each set of headers has a place of its own, which leads to the newest release
# that goes with it; only where the headers are others, nginx has to read them.
place=shown/$(sha256sum < "$release/headers.conf" | cut -c-16)
mkdir -p "$home/shown"
ln -sfn "../releases/$(basename "$release")/site" "$home/$place.next"
mv -T "$home/$place.next" "$home/$place"
{ cat "$release/headers.conf"; echo "root $place;"; } > "$home/release.conf.next"
if ! cmp -s "$home/release.conf.next" "$home/release.conf"; then
  mv "$home/release.conf.next" "$home/release.conf"
  [ ! -s "$home/run/nginx.pid" ] || kill -HUP "$(cat "$home/run/nginx.pid")" || fail 'nginx was not told; reload it'
fi

# What is older goes, with the places that lead to it.
releases | head -n -$KEPT | while read -r old; do
  chmod -R u+w "$home/releases/$old" && rm -rf "$home/releases/$old"
done
find -L "$home/shown" -type l -exec rm {} +
echo "Shown: $release"
