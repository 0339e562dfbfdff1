# Pulled while a fader moves, and plugged in again: the bridge lives on and hears it (case HP-04).
start_bridge /guest/mappings/one.yaml
plug hand nanoKONTROL2
wait_for connected nanoKONTROL2
sweep=
for value in $(seq 0 127); do sweep="$sweep$(printf 'B0 00 %02X ' "$value")"; done
(while hand hand "$sweep"; do :; done) 2>/dev/null &
helper=$!
wait_for_requests 2
unplug hand
wait_for disconnected
kill "$helper"
replug hand
wait_for connected nanoKONTROL2
hand hand 'B0 40 7F B0 40 00'
cheered() { requests | grep -q Cheer; }
wait_for cheered
stop_bridge
fact cheers "$(requests | grep -c Cheer)"
