# Pulled and plugged in ten times: heard each time once, and nothing is left behind (cases HP-03, MP-14).
count_resources() {
    echo "$(ls "/proc/$bridge/fd" | wc -l) descriptors," \
        "$(grep -c '^Client' "$clients") clients, $(connections | wc -l) connections"
}
count_threads() { ls "/proc/$bridge/task" | wc -l; }
# The runtime starts threads when it has work and ends them some time after.
has_threads_at_most() { [ "$(count_threads)" -le "$1" ]; }

start_bridge /guest/mappings/one.yaml
plug hand nanoKONTROL2
wait_for connected nanoKONTROL2
hand hand 'B0 40 7F B0 40 00'
wait_for_requests 1
fact before "$(count_resources)"
threads=$(count_threads)
for round in 1 2 3 4 5 6 7 8 9 10; do
    unplug hand
    wait_for disconnected
    replug hand
    wait_for connected nanoKONTROL2
    hand hand 'B0 40 7F B0 40 00'
    wait_for_requests $((round + 1))
done
fact after "$(count_resources)"
wait_for has_threads_at_most "$threads"
stop_bridge
tell_requests
