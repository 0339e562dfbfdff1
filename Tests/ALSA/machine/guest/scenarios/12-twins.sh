# Two devices of one model: without a mark one has the rules, with marks each keeps its own (case HP-05).
twins_are_there() { [ "$(client_numbers LPD8 | wc -l)" -eq 2 ]; }

# What the log says of the twins, each time with their USB paths.
tell_doubts() {
    grep '"event":"device_' bridge.out | while read -r line; do
        echo "fact doubt $(echo "$line" | grep -o 'device_[a-z_]*')" \
            $(echo "$line" | grep -o '"usb":"[^"]*"' | cut -d '"' -f 4)
    done
}

load_modules
# The one with the higher path comes first.
plug second LPD8 1 1 B2
wait_for has_line "$clients" '"LPD8"'
plug first LPD8 1 0 A1
wait_for twins_are_there
volta-midi devices | awk '/^[^ ]/ { mine = /^LPD8/ } mine' >devices.out
sed 's/^/fact devices /' devices.out
start_bridge /guest/mappings/twins-unmarked.yaml
wait_for one_connected
hand first 'B0 00 40'
wait_for_requests 1
# The other one takes over, and gives the rules back.
unplug first
wait_for has_line bridge.out device_took_over
hand second 'B0 00 00'
wait_for_requests 2
replug first 0
wait_for has_line bridge.out device_yielded
hand second 'B0 00 10'
hand first 'B0 00 7F'
wait_for_requests 3
stop_bridge
tell_requests
tell_doubts

# With serial numbers, whatever was plugged in where and when.
start_bridge /guest/mappings/twins.yaml
wait_for two_connected
hand first 'B0 01 40'
hand second 'B0 40 7F B0 40 00'
wait_for_requests 2
unplug first
unplug second
wait_for disconnected
replug second 0
replug first 1
wait_for two_connected
hand second 'B0 40 7F B0 40 00'
wait_for_requests 3
hand first 'B0 01 00'
wait_for_requests 4
stop_bridge
tell_requests
tell_doubts
