/// Powers of ten with exponents from 0 to 1, and the way back, by the binary digits of the exponent.
///
/// The standard library has no exponential function, and the C library is not for this part of the house.
enum PowerOfTen {
    /// 10 to the powers 1/2, 1/4, 1/8 and so on.
    private static let roots: [Double] = {
        var root = 10.0
        return (0..<48).map { _ in
            root = root.squareRoot()
            return root
        }
    }()

    /// The power of ten with an exponent from 0 to 1.
    static func value(_ exponent: Double) -> Double {
        guard exponent < 1 else { return 10 }
        var (rest, value) = (exponent, 1.0)
        for root in roots where rest > 0 {
            rest *= 2
            if rest >= 1 {
                rest -= 1
                value *= root
            }
        }
        return value
    }

    /// The exponent whose power of ten is a value from 1 to 10.
    static func exponent(_ value: Double) -> Double {
        guard value < 10 else { return 1 }
        var (rest, exponent, digit) = (value, 0.0, 1.0)
        for root in roots where rest > 1 {
            digit /= 2
            if rest >= root {
                rest /= root
                exponent += digit
            }
        }
        return exponent
    }
}
