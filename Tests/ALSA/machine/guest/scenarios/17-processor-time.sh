# What an event costs to read: the bridge beside aseqdump, which reads the same events.
#
# Measured twice with as many bursts: of one event, and of as many as aseqdump's queue holds. The difference is what the
# further events cost, without the layouts, requests and wake-ups in between.
bursts=${bursts:-4}

# processor_time PID: so far, in microseconds, of all its threads; not sampled, unlike the times in /proc/PID/stat.
processor_time() { cat /proc/"$1"/task/*/schedstat | awk '{ total += $1 } END { printf "%d\n", total / 1000 }'; }

# Whether nothing waits to be read by anyone.
all_read() {
    awk '/Input pool/ { input = 1 } /Output pool/ { input = 0 }
         input && /Cells in use/ && $5 > 0 { waits = 1 } END { exit waits }' "$clients"
}

# play BYTES: as many bursts; what they cost is in $bridge_cost and $aseqdump_cost.
play() {
    bridge_cost=$(processor_time "$bridge") aseqdump_cost=$(processor_time "$helper")
    for burst in $(seq $bursts); do
        hand hand "$1"
        wait_for all_read
    done
    bridge_cost=$(($(processor_time "$bridge") - bridge_cost))
    aseqdump_cost=$(($(processor_time "$helper") - aseqdump_cost))
}

start_bridge /guest/mappings/rare.yaml
plug hand nanoKONTROL2
wait_for connected nanoKONTROL2
aseqdump -p nanoKONTROL2 >witness.txt &
helper=$!
wait_for has_line "$clients" '"aseqdump"'
sweep=
for value in $(seq 1 180); do sweep="$sweep$(printf 'B0 00 %02X ' $((value % 100)))"; done
play 'B0 00 01'
few="$bridge_cost $aseqdump_cost"
play "$sweep"
fact events $((bursts * 179))
fact few $few
fact many "$bridge_cost $aseqdump_cost"
hand hand 'B0 00 05'
wait_for last_request_has 0.03937
wait_for has_line witness.txt 'value 5$'
fact read "$(grep -c 'Control change' witness.txt)"
stop_bridge
sed -n 's/.*"received":\([0-9]*\).*/fact received \1/p' bridge.out
