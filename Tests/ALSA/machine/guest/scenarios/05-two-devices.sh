# Two different devices at once, each with its own rules.
start_bridge /guest/mappings/two.yaml
plug first nanoKONTROL2 1 0
plug second 'LPD8 mk2' 1 1
wait_for two_connected
hand first 'B0 00 40'
wait_for_requests 1
hand second '99 24 64 89 24 00'
wait_for_requests 2
# Neither hears the other's rules.
hand first '99 24 64 89 24 00'
hand second 'B0 00 10'
hand first 'B0 00 00'
wait_for_requests 3
unplug first
wait_for one_connected
hand second '99 24 64 89 24 00'
wait_for_requests 4
stop_bridge
tell_requests
