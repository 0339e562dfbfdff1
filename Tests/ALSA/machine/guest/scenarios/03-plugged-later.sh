# A device that is plugged in after the start (case HP-10).
start_bridge /guest/mappings/one.yaml
disconnected
plug hand nanoKONTROL2
wait_for connected nanoKONTROL2
hand hand 'B0 00 7F'
wait_for_requests 1
stop_bridge
tell_requests
