#!/usr/bin/env bash
# Prints the folder with the virtual machine's kernel; fetches Debian's into the cache first where it is not there.
#
#   vmlinuz           the kernel
#   modules/*.ko      the modules that the machine needs
#   modules.load      one line a module, in the order of loading: file and options
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin

cache=${VOLTA_MIDI_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/volta-midi}
# The number goes up when the folder's content changes, so that an old one is not taken for a new one.
folder=$cache/kernel-1
modules="snd-seq snd-seq-midi snd-seq-dummy snd-usb-audio libcomposite usb_f_midi dummy_hcd"

main() {
    if [ ! -e "$folder/modules.load" ]; then
        mkdir -p "$cache"
        work=$(mktemp -d "$cache/fetch.XXXXXX")
        trap 'rm -rf "$work"' EXIT
        fetch
        unpack
        # Two runs at once fetch twice, and one of them wins.
        mv -T "$work/ready" "$folder" 2>/dev/null || [ -e "$folder/modules.load" ]
    fi
    echo "$folder"
}

# The package that holds today's kernel; the cloud flavour of it has no sound.
package() { apt-cache depends linux-image-amd64 | awk '$1 == "Depends:" { print $2; exit }'; }

download() { (cd "$work" && apt-get download "$(package)") >"$work/log" 2>&1; }

fetch() {
    echo "Fetching a Debian kernel for the virtual machine into $cache (70 MB, once) ..." >&2
    download && return
    # The package lists may be older than the archive.
    if [ "$(id -u)" = 0 ]; then apt-get update >/dev/null 2>&1 || true
    else sudo -n apt-get update >/dev/null 2>&1 || true; fi
    download && return
    cat "$work/log" >&2
    echo "Cannot fetch Debian's kernel package. Check the network, run 'sudo apt-get update', and try again." >&2
    exit 1
}

unpack() {
    local tree=$work/tree version line
    dpkg -x "$work"/*.deb "$tree"
    version=$(basename "$tree"/lib/modules/*)
    depmod -b "$tree" "$version"
    mkdir -p "$work/ready/modules"
    for module in $modules; do
        modprobe -d "$tree" -S "$version" --show-depends "$module"
    done | awk '$1 == "insmod" && !seen[$2]++ { print $2 }' >"$work/needed"
    while read -r line; do
        cp "$line" "$work/ready/modules/"
        case $line in
        # Two controllers of USB devices, for two devices at once.
        */dummy_hcd.ko) echo "dummy_hcd.ko num=2" ;;
        *) basename "$line" ;;
        esac
    done <"$work/needed" >"$work/ready/list"
    cp "$tree"/boot/vmlinuz-* "$work/ready/vmlinuz"
    mv "$work/ready/list" "$work/ready/modules.load"
}

main
