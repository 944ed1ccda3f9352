#!/bin/sh
# Publishes a build: ./release.sh DIST FOLDER, where install.sh has created FOLDER.
# The switch is atomic: visitors get either the old or the new release.
set -eu
umask 022
RELEASES_TO_KEEP=3

fail() {
  echo "$0: $*" >&2
  exit 1
}

[ $# -eq 2 ] || fail 'usage: release.sh DIST FOLDER, such as: release.sh dist /srv/portfolio'
[ -f "$1/_nginx-headers.conf" ] || fail "$1/_nginx-headers.conf is missing. Run npm run build, and copy all of dist/."
[ -d "$2/releases" ] || fail "$2/releases is missing. Run install.sh first."
dist=$(cd -- "$1" && pwd)
home=$(cd -- "$2" && pwd)

next=$home/releases/.next
mkdir "$next" 2>/dev/null || fail "$next exists: a release is running or was interrupted. If none is running, remove it."
trap 'rm -rf "$next"' EXIT

# From the oldest to the newest.
releases() {
  ls "$home/releases"
}
last=$(releases | tail -n 1)
base=$(sed -n 's|^error_page 404 "\(.*\)404\.html";$|\1|p' "$dist/_nginx-headers.conf")
site=$next/site$base
previous=$home/releases/$last/site$base

mkdir -p "$site"
cp -R "$dist/." "$site"
mv "$site/_nginx-headers.conf" "$next/headers.conf"
rm -f "$site/_headers" "$site/vercel.json" "$site/.portfolio-build"
(cd "$site" && find assets -type f) > "$next/assets"

# Unchanged files keep their time, which is part of nginx's ETag.
(cd "$site" && find . -type f) | while IFS= read -r file; do
  ! cmp -s "$site/$file" "$previous/$file" || touch -r "$previous/$file" "$site/$file"
done

find "$site" -type f | grep -E '\.(html|css|js|json|svg|xml|txt|md|vcf|ico)$' | while IFS= read -r file; do
  brotli --best --stdout "$file" > "$file.br"
  gzip -9 -n -c "$file" > "$file.gz"
  touch -r "$file" "$file.br" "$file.gz"
done

# Pages of earlier releases that are still open may ask for their hashed files.
for earlier in $(releases | tail -n $((RELEASES_TO_KEEP - 1))); do
  while IFS= read -r file; do
    for variant in "$file" "$file.br" "$file.gz"; do
      from=$home/releases/$earlier/site$base$variant
      [ ! -f "$from" ] || [ -e "$site/$variant" ] || cp -p "$from" "$site/$variant"
    done
  done < "$home/releases/$earlier/assets"
done

chmod -R a+rX "$next"
release=$(printf '%06d' "$(expr "${last:-0}" + 1)")
mv "$next" "$home/releases/$release"

# Pages and headers must change together. Releases with the same headers share a link;
# other headers get a new link, and nginx reloads.
current=current/$(cksum < "$home/releases/$release/headers.conf" | tr ' ' -)
mkdir -p "$home/current"
ln -sfn "../releases/$release/site" "$home/$current"
{ cat "$home/releases/$release/headers.conf"; echo "root $current;"; } > "$home/release.conf.next"
if cmp -s "$home/release.conf.next" "$home/release.conf"; then
  rm "$home/release.conf.next"
else
  mv "$home/release.conf.next" "$home/release.conf"
  # After a crash, the process in nginx.pid may be another program.
  pid=$(cat "$home/run/nginx.pid" 2>/dev/null || :)
  if grep -qs nginx "/proc/$pid/comm"; then
    kill -HUP "$pid" || fail 'nginx was not reloaded. Run: systemctl reload portfolio'
  fi
fi

releases | sort -r | tail -n +$((RELEASES_TO_KEEP + 1)) | while IFS= read -r old; do
  rm -rf "$home/releases/$old"
done
for link in "$home"/current/*; do
  [ -e "$link" ] || rm "$link"
done
echo "Published: $home/releases/$release"
