/// What runs the bridge: one thread that is both the actors' and the tasks' executor.
public typealias LoopExecutor = SerialExecutor & TaskExecutor
