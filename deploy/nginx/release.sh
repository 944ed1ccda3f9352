#!/bin/sh
# Shows a built site: ./release.sh DIST FOLDER, where FOLDER was laid out by install.sh.
# The visitors of the last two builds keep the files that their pages may still ask for. Either the whole release is
# shown, or the one before stays.
set -eu
umask 022
KEPT=3

fail() {
  echo "$0: $*" >&2
  exit 1
}

[ $# -eq 2 ] || fail 'say what, and where to, like: release.sh dist /srv/portfolio'
built=$(readlink -f -- "$1")
aside=$built.hosting
home=$(readlink -f -- "$2")
[ -f "$aside/SHA256SUMS.hosting" ] || fail "$aside/SHA256SUMS.hosting is not there; the build writes it beside the site, copy both"
[ -d "$home/releases" ] || fail "$home/releases is not there; install.sh makes it"
torn="$built is not what was built; nothing was changed. Copy it again, or remove it and build it again"
(
  cd "$aside"
  [ "$(wc -l < SHA256SUMS.hosting)" -eq 2 ] && sha256sum --check --quiet --strict SHA256SUMS.hosting
) >&2 || fail "$torn"

# One at a time.
exec 9>"$home/releases/.lock"
flock -n 9 || fail 'another release is under way'

# From the oldest to the newest.
releases() {
  find "$home/releases" -mindepth 1 -maxdepth 1 -name '[0-9][0-9][0-9][0-9][0-9][0-9]' -printf '%f\n' | sort
}
last=$(releases | tail -n 1)
next=$home/releases/.next

clear_up() {
  chmod -R u+w "$next" 2>/dev/null || :
  rm -rf "$next" "$home/release.conf.next"
}
clear_up
trap clear_up EXIT

base=$(sed -n 's|^error_page 404 "\(.*\)404\.html";$|\1|p' "$aside/headers.conf")
site=$next/site$base
previous=$home/releases/$last/site$base

# What is the same as before stays the same file: caches know it by its time and size, and it is compressed already.
copy() {
  while IFS= read -r file; do
    mkdir -p -- "$(dirname -- "$site/$file")"
    if [ -n "$last" ] && cmp -s -- "$built/$file" "$previous/$file"; then
      for form in "$file" "$file.br" "$file.gz"; do
        [ ! -f "$previous/$form" ] || ln -- "$previous/$form" "$site/$form"
      done
    else
      cp --no-preserve=mode,timestamps -- "$built/$file" "$site/$file" || fail "$torn"
    fi
  done < "$next/files"
}

compress() {
  grep -E '\.(html|css|js|json|svg|xml|txt|vcf|ico)$' "$next/files" | while IFS= read -r file; do
    [ ! -f "$site/$file.br" ] || continue
    brotli --best --keep -- "$site/$file"
    gzip -9 --keep --no-name -- "$site/$file"
    touch -r "$site/$file" -- "$site/$file.br" "$site/$file.gz"
  done
}

# Names that hold a hash: what the pages of earlier releases ask for later.
keep() {
  for earlier in $(releases | tail -n $((KEPT - 1))); do
    (cd "$home/releases/$earlier" && grep '^assets/' files) | while IFS= read -r file; do
      for form in "$file" "$file.br" "$file.gz"; do
        from=$home/releases/$earlier/site$base$form
        [ ! -f "$from" ] || [ -e "$site/$form" ] || ln -- "$from" "$site/$form"
      done
    done
  done
}

if [ -n "$last" ] && cmp -s "$aside/SHA256SUMS.hosting" "$home/releases/$last/SHA256SUMS.hosting"; then
  release=$home/releases/$last # The same build once more: nobody's files have to go for it.
else
  mkdir -p "$site"
  grep -vE '^.{66}(_headers|vercel\.json)$' "$aside/SHA256SUMS" > "$next/sums" || fail "$torn"
  cut -c67- "$next/sums" > "$next/files"
  copy
  (cd "$site" && sha256sum --check --quiet --strict "$next/sums") >&2 || fail "$torn"
  compress
  keep
  cp "$aside/headers.conf" "$aside/SHA256SUMS.hosting" "$next/"
  chmod -R a=rX "$next/site"
  number=$(echo "$last" | sed 's/^0*//')
  release=$(printf '%s/releases/%06d' "$home" $((${number:-0} + 1)))
  mv -T "$next" "$release"
fi

# A site and its headers belong together. Each set of headers has a place of its own, which leads to the newest release
# that goes with it; only where the headers are others, nginx has to read them.
place=shown/$(sha256sum < "$release/headers.conf" | cut -c -16)
mkdir -p "$home/shown"
ln -sfn "../releases/$(basename "$release")/site" "$home/$place.next"
mv -T "$home/$place.next" "$home/$place"
{ cat "$release/headers.conf"; echo "root $place;"; } > "$home/release.conf.next"
mv "$home/release.conf.next" "$home/release.conf"
# What nginx was told of last: a release that was broken off before it said so leaves it to the next one.
if ! cmp -s "$home/release.conf" "$home/releases/.told"; then
  "$(dirname "$0")/reload.sh" "$home" || fail 'nginx was not told; release it again'
  cp "$home/release.conf" "$home/releases/.told"
fi

# What is older goes, with the places that lead to it.
releases | head -n -$KEPT | while IFS= read -r old; do
  chmod -R u+w "$home/releases/$old" && rm -rf "$home/releases/$old"
done
find -L "$home/shown" -type l -exec rm {} +
echo "Shown: $release"
