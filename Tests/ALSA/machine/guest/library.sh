# What the scenarios are made of. Every wait is for something to be seen, and has a deadline.

export VOLTA_API_URL=http://127.0.0.1:8080 VOLTA_API_KEY=key-of-the-machine VOLTA_LAYOUT_ID=demo
record=/tmp/record
gadgets=/sys/kernel/config/usb_gadget
clients=/proc/asound/seq/clients

# fact NAME VALUE: tells the test something.
fact() { echo "fact $*"; }

# wait_for COMMAND...: until the command succeeds; after a minute the scenario fails.
wait_for() {
    local now deadline
    read -r now _ </proc/uptime
    deadline=$((${now%.*} + 60))
    until "$@"; do
        read -r now _ </proc/uptime
        if [ "${now%.*}" -ge "$deadline" ]; then
            fact deadline "$*"
            exit 1
        fi
        usleep 20000
    done
}

gone() { [ ! -e "/proc/$1/fd" ]; }
has_line() { [ -e "$1" ] && grep -q "$2" "$1"; }
has_lines() { [ "$(wc -l <"$1")" -ge "$2" ]; }

# --- The kernel's side

# Loads the modules, once for all scenarios.
load_modules() {
    [ ! -e "$clients" ] || return 0
    while read -r file options; do insmod "/modules/$file" $options; done </modules.load
    mount -t configfs configfs /sys/kernel/config
}

# plug NAME PRODUCT [PORTS] [CONTROLLER] [SERIAL]: builds a USB MIDI device and plugs it in. NAME is the card behind it.
plug() {
    local gadget=$gadgets/$1
    mkdir -p "$gadget/strings/0x409" "$gadget/functions/midi.0" "$gadget/configs/c.1"
    echo 0x0944 >"$gadget/idVendor"
    echo 0x0117 >"$gadget/idProduct"
    echo "$2" >"$gadget/strings/0x409/product"
    [ -z "${5:-}" ] || echo "$5" >"$gadget/strings/0x409/serialnumber"
    echo "$1" >"$gadget/functions/midi.0/id"
    echo "${3:-1}" >"$gadget/functions/midi.0/in_ports"
    echo "${3:-1}" >"$gadget/functions/midi.0/out_ports"
    ln -s "$gadget/functions/midi.0" "$gadget/configs/c.1/"
    replug "$1" "${4:-0}"
}

# replug NAME [CONTROLLER]
replug() { echo "dummy_udc.${2:-0}" >"$gadgets/$1/UDC"; }

# unplug NAME
unplug() { echo "" >"$gadgets/$1/UDC"; }

# hand NAME BYTES [PORT]: what a hand on the device makes it send, in hexadecimal.
hand() { timeout 60 amidi -p "hw:$1,0,${3:-0}" -S "$2"; }

# far_end NAME: the device file of the card behind the device.
far_end() { echo "/dev/snd/midiC$(readlink "/proc/asound/$1" | tr -dc 0-9)D0"; }

# meet NAME PRODUCT COMMAND...: plugs a device in by the command, and listens behind it before the bridge sees it.
meet() {
    local name=$1 product=$2
    shift 2
    kill -STOP "$bridge"
    "$@"
    wait_for test -e "/proc/asound/$name"
    : >"$name.out"
    rm -f "$name.told"
    amidi -p "hw:$name,0,0" -d >>"$name.out" &
    helper="$helper $!"
    wait_for grep -q 'Owner PID' "/proc/asound/$name/midi0"
    wait_for has_line "$clients" "\"$product\""
    kill -CONT "$bridge"
}

# What a device has heard and the test has not been told, in hexadecimal; heard NAME BYTES: whether it ends in that.
messages() { tr -d ' ' <"$1.out" | grep .; }
news() { messages "$1" | tail -n "+$(($(cat "$1.told" 2>/dev/null || echo 0) + 1))" | tr '\n' ' ' | sed 's/ $//'; }
heard() { case " $(news "$1")" in *" $2") ;; *) return 1 ;; esac }
tell_heard() {
    local file name
    for file in *.out; do
        name=${file%.out}
        [ "$name" != bridge ] || continue
        fact "$name" "$(news "$name")"
        messages "$name" | wc -l >"$name.told"
    done
}

# The numbers of the sequencer's clients with the given name.
client_numbers() { sed -n "s/^Client *\([0-9]*\) : \"$1\".*/\1/p" "$clients"; }

# The addresses that the bridge is connected from, without the system's announcements.
connections() {
    awk '/^Client/ { mine = /"volta-midi"/ }
         mine && /Connected From/ { sub(/.*From: /, ""); gsub(/, /, "\n"); print }' "$clients" | grep -v '^0:1' || true
}

# connected PRODUCT [COUNT]: whether the bridge is connected from as many ports of the device, and from no other.
connected() {
    local number
    number=$(client_numbers "$1")
    [ -n "$number" ] && [ "$(connections | grep -c "^$number:")" -eq "${2:-1}" ]
}
one_connected() { [ "$(connections | wc -l)" -eq 1 ]; }
two_connected() { [ "$(connections | wc -l)" -eq 2 ]; }
disconnected() { [ -z "$(connections)" ]; }
no_bridge() { [ -z "$(client_numbers volta-midi)" ]; }

# --- The programs

# start_simulator: the simulated Volta, which records what it accepts; one for all scenarios.
start_simulator() {
    if [ ! -e /tmp/simulator.pid ]; then
        : >"$record"
        volta-midi simulate --port 8080 --record "$record" >/tmp/simulator.out 2>&1 &
        echo $! >/tmp/simulator.pid
        # In hexadecimal: port 8080, listening; an HTTP server may also listen on both kinds of address at once.
        wait_for grep -q ':1F90 0*:0000 0A' /proc/net/tcp /proc/net/tcp6
    fi
    accepted=$(wc -l <"$record")
}

# start_bridge MAPPING: the bridge on the sequencer, with a simulator behind it.
start_bridge() {
    load_modules
    start_simulator
    volta-midi run "$1" --log json >bridge.out 2>bridge.err &
    bridge=$!
    wait_for has_line "$clients" '"volta-midi"'
    # A press that comes before the layout is known may be too old by then, where the machine is slow.
    wait_for has_line bridge.out '"event":"layout"'
}

# stop_bridge: ends it as a service manager does.
stop_bridge() {
    kill -TERM "$bridge"
    status=0
    wait "$bridge" || status=$?
    fact exit "$status"
    wait_for no_bridge
    bridge=
}

# The requests that the simulator has accepted in this scenario.
requests() { tail -n "+$((accepted + 1))" "$record"; }
wait_for_requests() { wait_for has_lines "$record" $((accepted + $1)); }
tell_requests() { requests | sed 's/"time":[0-9]*,//; s/^/fact request /'; }
last_request_has() { tail -n 1 "$record" | grep -q "$1"; }

# stop_all: also after a failure. What a scenario starts in the background beside the bridge, it keeps in $helper.
stop_all() {
    [ -z "$bridge" ] || kill -KILL "$bridge" 2>/dev/null
    [ -z "$helper" ] || kill -KILL $helper 2>/dev/null
    for gadget in "$gadgets"/*; do
        [ -e "$gadget/UDC" ] || continue
        echo "" >"$gadget/UDC"
        rm "$gadget/configs/c.1/midi.0"
        rmdir "$gadget/configs/c.1" "$gadget/functions/midi.0" "$gadget/strings/0x409" "$gadget"
    done 2>/dev/null
}
