import FoundationEssentials

/// The environment that the process was started with.
public enum ProcessEnvironment {
    /// Its variables by name.
    public static var variables: [String: String] { ProcessInfo.processInfo.environment }
}
