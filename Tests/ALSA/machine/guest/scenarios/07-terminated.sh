# SIGTERM while a fader moves faster than it may be sent: the last value arrives all the same.
start_bridge /guest/mappings/slow.yaml
plug hand nanoKONTROL2
wait_for connected nanoKONTROL2
aseqdump -p nanoKONTROL2 >witness.txt &
helper=$!
wait_for has_line "$clients" '"aseqdump"'
sweep=
for value in $(seq 1 100); do sweep="$sweep$(printf 'B0 00 %02X ' "$value")"; done
hand hand "$sweep"
wait_for has_line witness.txt 'value 100$'
stop_bridge
tell_requests
