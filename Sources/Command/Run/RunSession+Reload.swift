import Bridge
import EventLoop
import Mapping

/// The mapping file while the run goes on.
extension RunSession {
    /// Takes over what is saved in the mapping file from now on.
    ///
    /// What comes through a pipe cannot be saved again, and is not watched.
    func watchMapping() {
        guard let source = options.source, Files.isRegular(source.name) == true else { return }
        saved = SavedMapping(source)
        mappingTimer = loop.timer { self.lookAtMapping() }
        mappingWatch = loop.watchFile(source.name) { self.lookAtMapping() }
        if mappingWatch == nil { log(.notWatched(mapping: source.name)) }
        // It may have been saved since it was read.
        lookAtMapping()
    }

    /// Watches the mapping file no more.
    func stopWatchingMapping() {
        mappingWatch?.end()
        mappingWatch = nil
        mappingTimer?.set(nil)
        mappingTimer = nil
    }

    /// Reads the file away from the loop's thread, so that a large one holds no event up.
    func lookAtMapping() {
        isMappingStale = true
        guard !isLookingAtMapping, let path = options.source?.name else { return }
        isLookingAtMapping = true
        // With the preference, what it waits for comes straight back to the loop.
        Task(executorPreference: loop) { await self.readMapping(path) }
    }

    private func readMapping(_ path: String) async {
        while isMappingStale {
            isMappingStale = false
            let known = saved?.known
            let reading = Task.detached(executorPreference: Background.executor) { MappingReading(path, unless: known) }
            take(await reading.value)
        }
        isLookingAtMapping = false
    }

    private func take(_ reading: MappingReading) {
        guard mappingTimer != nil, let step = saved?.take(reading, at: .now) else { return }
        switch step {
        case .nothing: break
        case .lookAgain(let instant): mappingTimer?.set(instant)
        case .stay(let fault): log(.reloadFailed(fault))
        case .goodAgain: logReload(nil, isGoodAgain: true)
        case .follow(let mapping, let isGoodAgain, let warnings):
            follow(mapping) { logReload($0, isGoodAgain: isGoodAgain, warnings: warnings) }
        }
    }

    private func logReload(_ report: MappingReport?, isGoodAgain: Bool, warnings: String = "") {
        log(
            .reloaded(
                MappingReload(
                    mapping: options.mappingPath, report: report, isGoodAgain: isGoodAgain, warnings: warnings)))
    }

    private func follow(_ mapping: CompiledMapping, tell: (MappingReport) -> Void) {
        awaited.formIntersection(mapping.devices.map(\.awaitedName))
        dashboard?.record.stillAwaited(awaited.map(\.onOneLine))
        options.madeLayout?.change(to: mapping)
        change(to: mapping) {
            self.mapping = mapping
            let report = bridge.assumeIsolated { $0.follow(mapping) }
            // A layout that is made to fit the mapping has all its controls, at the latest when it is read next.
            tell(options.madeLayout == nil ? report : report.withoutSleepers)
        }
    }
}
