import Glibc

/// A time or a length of time in nanoseconds; times are those of the monotonic clock.
typealias Nanoseconds = UInt64

/// The time now.
func nanoseconds() -> Nanoseconds { nanoseconds(of: CLOCK_MONOTONIC) }

/// The processor time of this thread so far.
func processorTime() -> Nanoseconds { nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) }

private func nanoseconds(of clock: clockid_t) -> Nanoseconds {
    var time = timespec()
    clock_gettime(clock, &time)
    return Nanoseconds(time.tv_sec) * 1_000_000_000 + Nanoseconds(time.tv_nsec)
}

extension Nanoseconds {
    static func milliseconds(_ count: Int) -> Nanoseconds { Nanoseconds(count) * 1_000_000 }
    static func seconds(_ count: Int) -> Nanoseconds { Nanoseconds(count) * 1_000_000_000 }
}
