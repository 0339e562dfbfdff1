# Another program writes to the device: it is heard all the same, and that is said once.
load_modules
plug hand nanoKONTROL2
wait_for has_line /proc/asound/cards 'USB-Audio - nanoKONTROL2'
card=$(sed -n 's/^ *\([0-9]*\) \[.*USB-Audio - nanoKONTROL2.*/\1/p' /proc/asound/cards)
exec 9>"/dev/snd/midiC${card}D0"
start_bridge /guest/mappings/one.yaml
wait_for connected nanoKONTROL2
hand hand 'B0 00 40'
wait_for_requests 1
exec 9>&-
stop_bridge
tell_requests
sed -n 's/.*"event":"not_writable".*"reason":"\([^"]*\)".*/fact reason \1/p' bridge.out | sed 's/ [0-9]*:0//'
