# The mapping is saved while devices are there: those that it names are connected, the others let go of.
cp /guest/mappings/one.yaml mapping.yaml
start_bridge mapping.yaml
plug first nanoKONTROL2 1 0
plug second 'LPD8 mk2' 1 1
wait_for connected nanoKONTROL2
hand first 'B0 40 7F'
wait_for_requests 1
# Only the second device; the button of the first one is held.
sed '/nanoKONTROL2/,/Brightness/d' /guest/mappings/two.yaml >next.yaml
mv next.yaml mapping.yaml
wait_for connected 'LPD8 mk2'
wait_for one_connected
hand first 'B0 00 10'
hand second '99 24 64 89 24 00'
wait_for_requests 2
# Both; the second one stays connected.
cp /guest/mappings/two.yaml mapping.yaml
wait_for two_connected
hand first 'B0 00 40'
wait_for_requests 3
hand second '99 24 64 89 24 00'
wait_for_requests 4
stop_bridge
tell_requests
sed -n 's/.*"event":"\(connected\|disconnected\|released\|reloaded\|reload_failed\)".*/fact event \1/p' bridge.out
