import Glibc

/// A time of the wall clock in UTC, to the millisecond.
///
/// A line of the log is written right after each action: Foundation's formatting, with its calendars, would push out of
/// the processor's caches what the next event needs.
struct Timestamp {
    private let parts: tm
    private let milliseconds: Int

    /// The time so long after 1970 began.
    init(seconds: Int, nanoseconds: Int) {
        var (seconds, parts) = (seconds, tm())
        gmtime_r(&seconds, &parts)
        self.parts = parts
        milliseconds = nanoseconds / 1_000_000
    }

    /// The wall clock's time.
    static var now: Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }

    /// The date and the time, as `2026-05-01T19:30:00.250Z`.
    var dateAndTime: String {
        var writer = DigitWriter()
        writer.write(Int(parts.tm_year) + 1900, digits: 4, "-")
        writer.write(Int(parts.tm_mon) + 1, digits: 2, "-")
        writer.write(Int(parts.tm_mday), digits: 2, "T")
        write(to: &writer)
        return writer.text
    }

    /// The time without the date, as `19:30:00.250Z`.
    var time: String {
        var writer = DigitWriter()
        write(to: &writer)
        return writer.text
    }

    private func write(to writer: inout DigitWriter) {
        writer.write(Int(parts.tm_hour), digits: 2, ":")
        writer.write(Int(parts.tm_min), digits: 2, ":")
        writer.write(Int(parts.tm_sec), digits: 2, ".")
        writer.write(milliseconds, digits: 3, "Z")
    }
}

/// Writes numbers with leading zeros, each with a sign behind it.
private struct DigitWriter {
    private(set) var text = ""

    mutating func write(_ number: Int, digits: Int, _ sign: Unicode.Scalar) {
        var divisor = (1..<digits).reduce(1) { power, _ in power * 10 }
        while divisor > 0 {
            text.unicodeScalars.append(Unicode.Scalar(UInt8(0x30 + number / divisor % 10)))
            divisor /= 10
        }
        text.unicodeScalars.append(sign)
    }
}
