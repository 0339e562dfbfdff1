# The bytes of a USB device, past the sequencer.
load_modules
plug hand nanoKONTROL2
wait_for has_line /proc/asound/cards 'USB-Audio - nanoKONTROL2'
card=$(sed -n 's/^ *\([0-9]*\) \[.*USB-Audio - nanoKONTROL2.*/\1/p' /proc/asound/cards)
start_simulator
volta-midi run /guest/mappings/one.yaml --input "/dev/snd/midiC${card}D0" --log json >bridge.out 2>bridge.err &
bridge=$!
wait_for has_line bridge.out '"event":"layout"'
# Both ways are open.
grep -c 'Owner PID' "/proc/asound/card$card/midi0" | sed 's/^/fact open /'
hand hand 'B0 00 40'
wait_for_requests 1
unplug hand
wait_for has_line bridge.out input_lost
stop_bridge
tell_requests
