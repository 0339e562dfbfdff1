# A mapping is made by touching two devices of one model, and means each of them.

# learn CONTROL DEVICE BYTES: one control, from the device; Enter when the rule is shown.
learn() {
    mkfifo keys
    volta-midi learn my.yaml --control "$1" <keys >learn.out 2>learn.err &
    helper="$helper $!"
    learner=$!
    exec 3>keys
    wait_for has_line learn.out '^1 of 1'
    hand "$2" "$3"
    wait_for has_line learn.out '^  {'
    echo >&3
    wait "$learner"
    exec 3>&-
    rm keys
}

load_modules
start_simulator
plug first LPD8 1 0 A1
plug second LPD8 1 1 B2
both_are_there() { [ "$(client_numbers LPD8 | wc -l)" -eq 2 ]; }
wait_for both_are_there
learn Brightness first 'B0 01 08 B0 01 14 B0 01 20 B0 01 30 B0 01 44 B0 01 55 B0 01 66'
learn Cheer second '90 24 64 80 24 00'
sed 's/^/fact file /' my.yaml
start_bridge my.yaml
wait_for two_connected
hand first 'B0 01 40'
wait_for_requests 1
hand second '90 24 64 80 24 00'
wait_for_requests 2
stop_bridge
tell_requests
