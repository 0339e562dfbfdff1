# A device with two ports and a name that the kernel cuts at 31 characters; the file is made of what `devices` prints.
name='Mega Controller Deluxe Edition 61 mk3'
load_modules
plug hand "$name" 2
wait_for has_line "$clients" 'Mega Controller'
volta-midi devices >devices.out 2>devices.err
sed 's/^/fact devices /' devices.out
volta-midi devices --json >json.out
sed 's/^/fact json /' json.out
