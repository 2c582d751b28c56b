#!/bin/sh
# Copies the part of a Debian system that the server needs into a folder, for the image: `sh system-files.sh FOLDER`.
set -eu

target=$1
programs='node sh cat cp date df du env head id ln ls mkdir mv rm sleep stat tail touch wc'
# The libraries of Node's add-ons also lie in these packages.
packages='libc6 libgcc-s1 libstdc++6 dash coreutils'

# Folders are links in Debian (/lib is /usr/lib); a library is copied under the name that programs ask for.
copy() {
  folder=$target$(realpath "$(dirname "$1")")
  mkdir -p "$folder"
  cp -L "$1" "$folder/$(basename "$1")"
}

for program in $programs; do
  path=$(command -v "$program")
  copy "$path"
  for library in $(ldd "$path" | grep -o '/[^ ]*'); do copy "$library"; done
done
for library in $(dpkg -L $packages | grep -E '/lib[^/]*/[^/]*/[^/]*\.so\.[0-9]+$'); do copy "$library"; done

# Scanners look here for versions, in images without a package manager.
mkdir -p "$target/var/lib/dpkg/status.d"
for package in $packages base-files; do dpkg -s "$package" > "$target/var/lib/dpkg/status.d/$package"; done

mkdir -p "$target/etc" "$target/usr/lib" "$target/usr/local/bin" "$target/data" "$target/home/node" "$target/tmp"
for file in passwd group nsswitch.conf debian_version; do copy "/etc/$file"; done
copy /usr/lib/os-release
ln -s ../usr/lib/os-release "$target/etc/os-release"
for folder in bin lib lib64; do
  if [ -d "$target/usr/$folder" ]; then ln -s "usr/$folder" "$target/$folder"; fi
done
ln -s /app/apps/api/src/cli/africanscity.ts "$target/usr/local/bin/africanscity"
chmod 1777 "$target/tmp"
chown node:node "$target/data" "$target/home/node"
