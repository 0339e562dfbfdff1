# A device with two ports and a name that the kernel cuts; the mapping for the second is pasted from `devices`.
load_modules
plug hand 'Mega Controller Deluxe Edition 61 mk3' 2
wait_for has_line "$clients" '"Mega Controller'
volta-midi devices | awk '/^[^ ]/ { mine = /^Mega/ } mine' >devices.out
sed 's/^/fact devices /' devices.out
volta-midi devices --json | grep Mega | sed 's/"address":"[0-9:]*",//; s/^/fact json /'
{
    printf 'version: 1\ndevices:\n'
    awk '/^[^ ]/ { ports++; next } ports == 2' devices.out
    printf '    rules:\n      - {cc: 0, slider: Brightness}\n'
} >second-port.yaml
start_bridge /tmp/scenario/second-port.yaml
wait_for one_connected
hand hand 'B0 00 01' 0
hand hand 'B0 00 40' 1
wait_for_requests 1
stop_bridge
tell_requests
