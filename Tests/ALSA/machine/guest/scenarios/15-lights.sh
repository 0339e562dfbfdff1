# What goes back to two devices, as they hear it.
cp /guest/mappings/lights.yaml mapping.yaml
start_bridge mapping.yaml
meet first nanoKONTROL2 plug first nanoKONTROL2 1 0
wait_for heard first '902400 902500'
meet second LPD8 plug second LPD8 1 1
wait_for heard second '902800'
tell_heard

# A pad lights both lamps of its toggle, and its own once more when it is let go.
hand first '90 24 64'
wait_for heard first '90247F'
wait_for heard second '90287F'
hand first '80 24 00'
wait_for heard first '90247F 90247F'
tell_heard

# The other device changes the same toggle, and the same slider.
hand second '90 28 64'
wait_for heard second '902800'
hand second '80 28 00'
wait_for heard second '902800 902800'
hand second 'B0 01 40'
wait_for heard first '902400 B00040'
tell_heard

# A rule less: its lamp goes dark, and what is left is shown anew.
hand first '90 25 64'
wait_for heard first '90257F'
hand first '80 25 00'
wait_for heard first '90257F 90257F'
tell_heard
sed '/Blackout/d' mapping.yaml >next.yaml
mv next.yaml mapping.yaml
wait_for has_line bridge.out '"event":"reloaded"'
wait_for heard first '902500 B00040 902400'
wait_for heard second '902800'
tell_heard

# Pulled and plugged in again: everything that is on.
hand second '90 28 64'
wait_for heard first '90247F'
wait_for heard second '90287F'
hand second '80 28 00'
wait_for heard second '90287F 90287F'
tell_heard
unplug first
wait_for has_line bridge.out '"event":"disconnected"'
meet first nanoKONTROL2 replug first 0
wait_for heard first 'B00040 90247F'
tell_heard

# At the end all is dark.
stop_bridge
wait_for heard first '902400'
wait_for heard second '902800'
tell_heard
