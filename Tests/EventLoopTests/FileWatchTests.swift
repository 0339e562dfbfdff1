import Testing

/// A file is saved in all the ways that editors have; each is heard of.
@Suite(.timeLimit(.minutes(2))) struct FileWatchTests {
    /// Ways to save a file with the content `old`, and the content that it has then.
    static let saves = [
        ("printf new > show/map.yaml", "new"),
        ("printf er >> show/map.yaml", "older"),
        ("printf new > show/.map.swp && mv show/.map.swp show/map.yaml", "new"),
        ("mv show/map.yaml show/map.yaml~ && printf new > show/map.yaml", "new"),
        ("rm show/map.yaml && printf new > show/map.yaml", "new"),
        ("printf new > new && ln -f new show/map.yaml", "new"),
        ("printf new > new && ln -sf ../new show/map.yaml", "new"),
        ("rm show/map.yaml", "nothing"),
        ("chmod g+w show/map.yaml", "old"),
        ("touch show/map.yaml", "old"),
    ]

    @Test(arguments: saves) func everyWayToSaveIsHeardOf(command: String, content: String) async throws {
        let stage = try WatchStage(watching: "show/map.yaml")
        try await stage.change(command, to: content)
    }

    @Test func theNextSaveIsHeardOfToo() async throws {
        let stage = try WatchStage(watching: "show/map.yaml")
        for (command, content) in Self.saves.prefix(7) {
            try await stage.change(command, to: content)
            try await stage.change("printf old > .old; mv .old show/map.yaml", to: "old")
        }
    }

    @Test func otherFilesOfTheFolderMeanNothing() async throws {
        let stage = try WatchStage(watching: "show/map.yaml")
        try stage.shell("printf x > show/other.yaml; mv show/other.yaml show/third.yaml; rm show/third.yaml")
        try await stage.change("printf new > .new; mv .new show/map.yaml", to: "new")
        #expect(stage.heard.values.count == 1)
    }

    @Test func whatALinkLeadsToIsWatched() async throws {
        let stage = try WatchStage(watching: "link.yaml", before: "ln -s show/map.yaml link.yaml")
        try await stage.change("printf new > show/.new; mv show/.new show/map.yaml", to: "new")
        try await stage.change("mkdir other; printf x > other/map.yaml; ln -sfn other/map.yaml link.yaml", to: "x")
        try await stage.change("printf new > other/map.yaml", to: "new")
    }

    /// As an orchestrator updates a mounted configuration: a link in the middle goes to another folder.
    @Test func aLinkOnTheWayIsWatched() async throws {
        let stage = try WatchStage(
            watching: "map.yaml", before: "mkdir one two; cp show/map.yaml one; ln -s one data; ln -s data/map.yaml .")
        try await stage.change("printf new > two/map.yaml; ln -s two next; mv -T next data", to: "new")
        try await stage.change("printf newer > two/map.yaml", to: "newer")
    }

    @Test func aFolderMayGoAndComeBack() async throws {
        let stage = try WatchStage(watching: "show/map.yaml")
        try await stage.change("mv show away", to: "nothing")
        try await stage.change("mkdir show; printf new > show/map.yaml", to: "new")
        try await stage.change("printf newer > show/map.yaml", to: "newer")
    }

    /// RL-04: a file that is replaced again and again is watched once.
    @Test func aHundredSavesLeaveNoWatchBehind() async throws {
        let stage = try WatchStage(watching: "show/map.yaml")
        try await stage.change("printf new > show/map.yaml", to: "new")
        let before = try stage.watchedFolders
        #expect(before == 1)
        for number in 0..<100 {
            try await stage.change("printf \(number) > show/.new; mv show/.new show/map.yaml", to: "\(number)")
        }
        #expect(try stage.watchedFolders == before)
    }
}
