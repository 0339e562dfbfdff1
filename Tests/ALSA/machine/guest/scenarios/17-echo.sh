# A device that sends back all that it gets (case FL-01).
start_bridge /guest/mappings/echo.yaml
plug hand nanoKONTROL2
wait_for connected nanoKONTROL2
aseqdump -p nanoKONTROL2 >witness.txt &
helper=$!
wait_for has_line "$clients" '"aseqdump"'
# A second writer would have to wait until the first one closes.
exec 8>"$(far_end hand)"
cat "$(far_end hand)" >&8 &
helper="$helper $!"
cheered() { requests | grep -q Cheer; }
echoes() { [ "$(grep -c "Note on.*note 36, velocity $1\$" witness.txt)" -ge "$2" ]; }

# Each press is one action, and its echoes are none.
for round in 1 2; do
    printf '\220\044\144' >&8
    wait_for echoes 127 $((2 * round - 1))
    printf '\200\044\0' >&8
    wait_for echoes 127 $((2 * round))
    wait_for_requests $((2 * round - 1))
    printf '\220\046\144\200\046\0' >&8
    wait_for_requests $((2 * round))
done
tell_requests

# So many presses that what comes back looks as if it went round.
(while :; do
    printf '\220\044\144\200\044\0\220\045\144\200\045\0' >&8
    usleep 5000
done) &
storm=$!
helper="$helper $storm"
wait_for has_line bridge.out '"event":"feedback_loop"'
kill "$storm"
sed -n 's/.*"event":"feedback_loop".*"port":"\([^"]*\)".*/\1/p' bridge.out | sed 's/^/fact loop /'
printf '\260\100\177\260\100\0' >&8
wait_for cheered
stop_bridge
fact cheers "$(requests | grep -c Cheer)"
exec 8>&-
