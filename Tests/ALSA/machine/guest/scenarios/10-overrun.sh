# More events than the sequencer can keep for a bridge that stands still: told, and the newest value arrives.
overrun() {
    awk '/^Client/ { mine = /"volta-midi"/ } /Input pool/ { input = 1 } /Output pool/ { input = 0 }
         mine && input && /Alloc failures/ && $4 > 0 { found = 1 } END { exit !found }' "$clients"
}

start_bridge /guest/mappings/one.yaml
plug hand nanoKONTROL2
wait_for connected nanoKONTROL2
hand hand 'B0 00 01'
wait_for_requests 1
flood=
for value in $(seq 0 127); do flood="$flood$(printf 'B0 00 %02X ' "$value")"; done
kill -STOP "$bridge"
for round in 1 2 3; do hand hand "$flood$flood$flood$flood$flood$flood"; done
wait_for overrun
kill -CONT "$bridge"
hand hand 'B0 00 05'
wait_for last_request_has 0.03937
stop_bridge
fact overruns "$(cat bridge.out bridge.err | grep -c '"overrun"')"
