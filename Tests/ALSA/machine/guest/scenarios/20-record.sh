# Two devices are recorded while one comes and goes; what is played from the file follows each device's rules.
load_modules
start_simulator
plug first nanoKONTROL2 1 0
volta-midi record take.mid --mapping /guest/mappings/two.yaml >record.out 2>record.err &
helper=$!
wait_for connected nanoKONTROL2
hand first 'B0 00 40'
plug second 'LPD8 mk2' 1 1
wait_for two_connected
hand second '99 24 64 89 24 00'
unplug first
wait_for one_connected
replug first 0
wait_for two_connected
hand first 'B0 00 00'
hand second 'B0 00 10'
# What has been heard is seen in the file.
recorded() { volta-midi run /guest/mappings/two.yaml --dry-run --input take.mid --once --speed 1000 | grep -c Brightness; }
has_recorded() { [ "$(recorded)" -eq "$1" ]; }
wait_for has_recorded 2
kill -TERM "$helper"
wait "$helper" || fact record-exit "$?"
helper=
tail -n 2 record.out | sed 's/^ */fact part /'
volta-midi run /guest/mappings/two.yaml --input take.mid --once --speed 1000 --log json >bridge.out 2>bridge.err
fact exit "$?"
tell_requests
