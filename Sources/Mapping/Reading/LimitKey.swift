/// The keys of `limits`.
enum LimitKey: String, CaseIterable {
    case perControl = "per_control"
    case total, burst
}
