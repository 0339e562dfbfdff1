# A device with two ports, pulled while a fader of the one moves and plugged in again: the bridge lives on and hears
# both (case HP-04).
start_bridge /guest/mappings/all-ports.yaml
plug hand 'Mega Controller Deluxe Edition 61 mk3' 2
wait_for two_connected
sweep=
for value in $(seq 0 127); do sweep="$sweep$(printf 'B0 00 %02X ' "$value")"; done
(while hand hand "$sweep"; do :; done) 2>/dev/null &
helper=$!
wait_for_requests 2
unplug hand
wait_for disconnected
# The hand lets go by itself when its card is gone, or is at the end of a sweep just now.
kill "$helper" 2>/dev/null || true
wait "$helper" || true
helper=
replug hand
wait_for two_connected
hand hand 'B0 40 7F B0 40 00' 1
cheered() { requests | grep -q Cheer; }
wait_for cheered
stop_bridge
fact cheers "$(requests | grep -c Cheer)"
