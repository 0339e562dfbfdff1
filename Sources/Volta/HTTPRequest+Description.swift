extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method and the URL; never the header fields, which carry the key or the token.
    public var description: String { "\(method.rawValue) \(url)" }
    /// The same as ``description``.
    public var debugDescription: String { description }
    /// Nothing but the method and the URL.
    public var customMirror: Mirror { Mirror(self, children: ["method": method, "url": url]) }
}
