import Glibc

/// A time or a length of time in nanoseconds; times are those of the monotonic clock.
typealias Nanoseconds = UInt64

/// The time now.
func nanoseconds() -> Nanoseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Nanoseconds(time.tv_sec) * 1_000_000_000 + Nanoseconds(time.tv_nsec)
}

extension Nanoseconds {
    static func milliseconds(_ count: Int) -> Nanoseconds { Nanoseconds(count) * 1_000_000 }
    static func seconds(_ count: Int) -> Nanoseconds { Nanoseconds(count) * 1_000_000_000 }
}
