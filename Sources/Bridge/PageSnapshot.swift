public import Volta

/// What the active page of the layout is, and what drives its controls.
public struct PageSnapshot: Sendable {
    /// Counts the pages and mappings that were seen: another number, another page.
    public let number: Int
    /// The layout; nil before it was read.
    public let layout: LayoutInfo?
    /// The rules that drive each control, by its local id.
    public let drivers: [Int: [ControlDriver]]
    /// The names of the rules whose control is not on the page.
    public let sleeping: [String]

    /// A page with the given parts.
    public init(number: Int, layout: LayoutInfo?, drivers: [Int: [ControlDriver]] = [:], sleeping: [String] = []) {
        (self.number, self.layout, self.drivers, self.sleeping) = (number, layout, drivers, sleeping)
    }
}
