#!/usr/bin/env bash
# Runs scenarios with a built volta-midi in a virtual machine that has an ALSA sequencer and USB MIDI devices.
#
#   machine.sh BINARY [SCENARIO]...      without a scenario: all of guest/scenarios, in order
#
# What the scenarios tell goes to standard output, as their lines on the machine's console:
#
#   begin SCENARIO
#   fact NAME VALUE
#   log FILE: TEXT
#   end SCENARIO STATUS
#
# VOLTA_MIDI_MACHINE_SETTINGS, as NAME=VALUE NAME=VALUE, are variables for the scenarios.
#
# The kernel is Debian's own, emulated in software: it needs no rights and no sound hardware, and is some 15 times
# slower than the real thing.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
# Seconds from power-on to power-off; a machine that takes longer has stopped for good.
limit=${VOLTA_MIDI_MACHINE_SECONDS:-600}

# A test process has sockets open for other tests, whose far ends must see them close.
close_inherited_files() {
    local file
    for file in /proc/self/fd/*; do
        file=${file##*/}
        # Bash itself reads this script from 255.
        if [ "$file" -gt 2 ] && [ "$file" -ne 255 ]; then eval "exec $file>&-"; fi
    done
}

main() {
    local binary=$1
    shift
    local kernel
    kernel=$("$here/kernel.sh")
    work=$(mktemp -d)
    trap finish EXIT
    trap 'exit 143' TERM INT HUP
    "$here/initramfs.sh" "$binary" "$kernel" "$work/initramfs"
    run "$kernel/vmlinuz" "$work/initramfs" "$*"
}

run() {
    local kernel=$1 initramfs=$2 scenarios=$3
    local arguments="console=ttyS0 quiet loglevel=0 panic=-1 mitigations=off scenarios=${scenarios// /,}"
    arguments+=" ${VOLTA_MIDI_MACHINE_SETTINGS:-}"
    nice -n 5 qemu-system-x86_64 -accel tcg,thread=multi -cpu max -smp 2 -m 1500 \
        -nographic -no-reboot -nodefaults -nic none -serial "file:$work/console" \
        -kernel "$kernel" -initrd "$initramfs" -append "$arguments" </dev/null &
    machine=$!
    SECONDS=0
    while kill -0 "$machine" 2>/dev/null && [ "$SECONDS" -lt "$limit" ]; do sleep 0.2; done
    tr -d '\r' <"$work/console"
    if kill -0 "$machine" 2>/dev/null; then
        echo "The virtual machine was still running after $limit seconds and was stopped." >&2
        exit 1
    fi
    grep -q '^machine ends' "$work/console" || {
        echo "The virtual machine ended before its scenarios did." >&2
        exit 1
    }
}

finish() {
    if [ -n "${machine:-}" ]; then
        kill -KILL "$machine" 2>/dev/null || true
        wait "$machine" 2>/dev/null || true
    fi
    rm -rf "$work"
}

close_inherited_files
main "$@"
