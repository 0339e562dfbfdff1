# A USB nanoKONTROL2 that is there at the start: fader, button, program change.
load_modules
plug hand nanoKONTROL2
start_bridge /guest/mappings/one.yaml
wait_for connected nanoKONTROL2
hand hand 'B0 00 40'
wait_for_requests 1
hand hand 'B0 40 7F B0 40 00'
wait_for_requests 2
hand hand 'C0 02'
wait_for_requests 3
stop_bridge
tell_requests
