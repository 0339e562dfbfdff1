# The monitor beside the bridge: it hears every device, says what the rules make of it, and sends nothing.
load_modules
plug hand nanoKONTROL2
start_bridge /guest/mappings/one.yaml
volta-midi monitor /guest/mappings/one.yaml >monitor.out 2>monitor.err &
helper=$!
wait_for has_line monitor.out 'layout demo'
wait_for has_line monitor.out 'connected nanoKONTROL2'
hand hand 'B0 00 40'
wait_for_requests 1
wait_for has_line monitor.out 'cc 0, channel 1: 64'
plug other 'Other Keys' 1 1
wait_for has_line monitor.out 'connected Other Keys'
hand other 'B0 00 40 91 24 7F'
wait_for has_line monitor.out 'note 36'
unplug other
wait_for has_line monitor.out 'Other Keys.* has gone'
kill -TERM "$helper"
status=0
wait "$helper" || status=$?
helper=
fact monitor-exit "$status"
stop_bridge
tell_requests
# The far end of a device is a port of this machine, too.
grep -v -e 'layout demo' -e f_midi monitor.out | sed 's/^[^ ]*  /fact line /'
