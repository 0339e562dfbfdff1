/// What a message is to the rules of its port.
enum Heard {
    /// It says something of an input.
    case input(PortInput)
    /// It is a part of something that is said later, or was said before.
    case part
    /// The switch of the input's cell, which bounces for so long, has spoken just before; this is kept until it rests.
    case bouncing(Int, Duration)
    /// It says nothing of any input.
    case nothing
}
