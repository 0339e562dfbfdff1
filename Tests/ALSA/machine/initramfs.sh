#!/usr/bin/env bash
# Builds the root file system of the virtual machine.
#
#   initramfs.sh BINARY KERNEL_FOLDER OUTPUT
#
# It is not compressed: unpacking takes an emulated processor longer than loading.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
binary=$1 kernel=$2 output=$3
root=$output.root

# Copies a program under its own path, with the libraries that it is linked to.
add() {
    local file
    for file in "$1" $(libraries "$1"); do
        [ -e "$root$file" ] || install -D "$file" "$root$file"
    done
}

libraries() { ldd "$1" 2>/dev/null | grep -o '/[^ ]*' || true; }

mkdir -p "$root"/{bin,dev,etc,proc,sys,tmp,root}
install -D "$(command -v busybox)" "$root/bin/busybox"
for program in aconnect amidi aplaymidi aseqdump; do add "$(command -v "$program")"; done
cp -r --parents /usr/share/alsa "$root"

for file in $(libraries "$binary"); do [ -e "$root$file" ] || install -D "$file" "$root$file"; done
install -D "$binary" "$root/usr/bin/volta-midi"
# Only to be loaded faster.
strip "$root/usr/bin/volta-midi" 2>/dev/null || true
for bundle in "$(dirname "$binary")"/*.resources; do
    [ ! -d "$bundle" ] || cp -r "$bundle" "$root/usr/bin/"
done
# Where the binary's own search path is relative to its place, the libraries are found all the same.
libraries "$binary" | xargs -r dirname | sort -u | paste -sd: >"$root/etc/library-path"

cp -r "$kernel/modules" "$kernel/modules.load" "$root/"
cp -r "$here/guest" "$root/guest"
ln -s guest/init "$root/init"
printf 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/sh\n' >"$root/etc/passwd"
printf 'root:x:0:\nnogroup:x:65534:\n' >"$root/etc/group"
printf '127.0.0.1 localhost\n' >"$root/etc/hosts"

(cd "$root" && find . | cpio -o -H newc --quiet --owner=0:0) >"$output"
rm -rf "$root"
