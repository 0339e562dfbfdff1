/// Something that happened to one of a port's inputs.
struct PortInput {
    /// The input's cell in the port's table.
    let cell: Int
    let stimulus: Stimulus
}
