# A program that plays into the bridge's own port.
start_bridge /guest/mappings/one.yaml
# Format 0: a long system exclusive message, then controller 0 to 127.
{
    printf 'MThd\0\0\0\6\0\0\0\1\1\340MTrk\0\0\13\305'
    printf '\0\360\227\71'
    head -c 3000 /dev/zero
    printf '\367\0\260\0\177\0\377\57\0'
} >fader.mid
timeout 60 aplaymidi -p volta-midi fader.mid
wait_for_requests 1
stop_bridge
tell_requests
