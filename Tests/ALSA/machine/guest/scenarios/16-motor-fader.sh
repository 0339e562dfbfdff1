# A fader is left alone while a hand moves it, whatever else moves its slider (case FL-03).
start_bridge /guest/mappings/lights.yaml
meet first nanoKONTROL2 plug first nanoKONTROL2 1 0
wait_for heard first '902400 902500'
meet second LPD8 plug second LPD8 1 1
wait_for heard second '902800'
tell_heard >/dev/null
for name in nanoKONTROL2 LPD8; do
    aseqdump -p "$name" >"$name.txt" &
    helper="$helper $!"
done
two_witnesses() { [ "$(client_numbers aseqdump | wc -l)" -eq 2 ]; }
wait_for two_witnesses
exec 8>"$(far_end first)" 9>"$(far_end second)"
(while :; do
    printf '\260\0\100\260\0\101' >&8
    usleep 5000
done) &
moving=$!
helper="$helper $moving"
wait_for has_line nanoKONTROL2.txt 'value 65$'
for value in 020 040; do
    printf "\260\1\\$value" >&9
    wait_for has_line LPD8.txt "value $((0$value))\$"
done
kill "$moving"
wait "$moving" || true
printf '\260\0\102' >&8
wait_for has_line nanoKONTROL2.txt 'value 66$'
printf '\260\1\060' >&9
wait_for heard first B00030
wait_for last_request_has 0.3779
exec 8>&- 9>&-
stop_bridge
fact moved "$(messages first | grep -n B0)"
