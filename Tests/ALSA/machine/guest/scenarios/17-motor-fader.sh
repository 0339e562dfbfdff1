# A fader is left alone while a hand moves it, whatever else moves its slider (case FL-03).
start_bridge /guest/mappings/lights.yaml
meet first nanoKONTROL2 plug first nanoKONTROL2 1 0
wait_for heard first '902400 902500'
meet second LPD8 plug second LPD8 1 1
wait_for heard second '902800'
tell_heard >/dev/null
exec 8>"$(far_end first)" 9>"$(far_end second)"
for round in 1 2 3 4 5 6 7 8 9 10; do
    printf '\260\0\100\260\0\101' >&8
    printf '\260\1\020\260\1\021' >&9
done
printf '\260\0\102' >&8
wait_for last_request_has 0.5196
printf '\260\1\060' >&9
wait_for last_request_has 0.3779
wait_for heard first B00030
exec 8>&- 9>&-
stop_bridge
tell_heard
