# Without a sequencer, with a device file behind which there is none, and without permission (case HP-09).
try() {
    status=0
    "$@" >program.out 2>program.err || status=$?
    fact exit "$status"
    sed 's/^/fact stderr /' program.err
    sed 's/^/fact stdout /' program.out
}

fact case no module
try volta-midi devices
try volta-midi run /guest/mappings/one.yaml --dry-run

fact case no driver
mkdir -p /dev/snd
mknod /dev/snd/seq c 116 1
try volta-midi devices
rm /dev/snd/seq

fact case no permission
load_modules
chmod 600 /dev/snd/seq
try su nobody -s /bin/sh -c 'volta-midi devices'
try su nobody -s /bin/sh -c 'volta-midi run /guest/mappings/one.yaml --dry-run'

fact case no configuration
mv /usr/share/alsa /usr/share/alsa.away
try volta-midi devices
mv /usr/share/alsa.away /usr/share/alsa
