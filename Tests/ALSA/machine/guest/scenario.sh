# Runs one scenario, and leaves nothing of it behind for the next one.
. /guest/library.sh
scenario=$1
mkdir -p /tmp/scenario
cd /tmp/scenario || exit 1

finish() {
    status=$?
    set +e
    stop_all
    for file in *.out *.err; do
        [ -s "$file" ] && sed "s|^|log $file: |" "$file"
    done
    cd / && rm -rf /tmp/scenario
    exit $status
}
trap finish EXIT
trap 'exit 143' TERM
set -e
. "/guest/scenarios/$scenario.sh"
