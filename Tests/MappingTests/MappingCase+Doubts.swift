extension MappingCase {
    /// Rules that can be followed, but are hardly meant.
    static let doubts: [MappingCase] = [
        MappingCase(
            "EN-10 controllers that carry data",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {nrpn: 5, slider: A}
                  - {cc: 6, slider: B}
                  - {cc: 96, button: C}
                  - {cc: [6, 38], slider: D}
            """,
            """
            show.yaml:6:14: warning: cc 6 carries the data of nrpn 5: it is a controller for itself only while nothing is selected
                  - {cc: 6, slider: B}
                         ^
            show.yaml:5:16: note: nrpn 5 is here
            show.yaml:7:14: warning: cc 96 carries the data of nrpn 5: it is a controller for itself only while nothing is selected
                  - {cc: 96, button: C}
                         ^
            show.yaml:5:16: note: nrpn 5 is here
            show.yaml:8:14: error: cc 6 is a part of cc 6, 38, but of nrpn 5 too
                  - {cc: [6, 38], slider: D}
                         ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:5:16: note: nrpn 5 is here
            """),
        MappingCase(
            "encoders and values",
            """
            version: 1
            devices:
              - match: Knob
                rules:
                  - {cc: 1, encoder: offset, slider: A}
                  - {cc: 1, slider: B}
                  - {cc: 1, encoder: binary, slider: C}
                  - {cc: 2, button: D}
                  - {cc: 2, encoder: twos_complement, slider: A}
                  - {cc: 1, encoder: offset, slider: E}
            """,
            """
            show.yaml:6:14: warning: cc 1 is read as a value, but as steps in `offset` by an earlier rule
                  - {cc: 1, slider: B}
                         ^
              hint: a device sends the one or the other; see its manual
            show.yaml:5:14: note: cc 1 is here
            show.yaml:7:14: warning: cc 1 is read as steps in `binary`, but as steps in `offset` by an earlier rule
                  - {cc: 1, encoder: binary, slider: C}
                         ^
              hint: a device sends the one or the other; see its manual
            show.yaml:5:14: note: cc 1 is here
            show.yaml:9:14: warning: cc 2 is read as steps in `twos_complement`, but as a value by an earlier rule
                  - {cc: 2, encoder: twos_complement, slider: A}
                         ^
              hint: a device sends the one or the other; see its manual
            show.yaml:8:14: note: cc 2 is here
            show.yaml:10:14: warning: cc 1 is read as steps in `offset`, but as a value by an earlier rule
                  - {cc: 1, encoder: offset, slider: E}
                         ^
              hint: a device sends the one or the other; see its manual
            show.yaml:6:14: note: cc 1 is here
            """),
        MappingCase(
            "settings that do nothing",
            """
            version: 1
            devices:
              - match: Knob
                rules:
                  - {cc: [1, 33], slider: A, input: [0, 127]}
                  - {cc: 2, slider: A, steps: 129}
                  - {cc: 3, slider: A, steps: 128}
                  - {cc: 4, slider: A, input: [10, 20], steps: 12}
                  - {cc: 5, slider: A, deadband: 0.005}
                  - {cc: 6, slider: A, deadband: 1/127}
                  - {pitch_bend: any, slider: A, deadband: 0.005}
                  - {cc: 7, encoder: offset, slider: A, range: [0.2, 0.8], start: 0.9}
            """,
            """
            show.yaml:5:14: warning: cc 1, 33 goes up to 16383, but `input` ends at 127
                  - {cc: [1, 33], slider: A, input: [0, 127]}
                         ^
              hint: write what the hardware reaches in 14 bits, such as `[0, 16383]`
            show.yaml:6:14: warning: 129 steps, but cc 2 has only 128 values
                  - {cc: 2, slider: A, steps: 129}
                         ^
            show.yaml:8:14: warning: 12 steps, but cc 4 has only 11 values
                  - {cc: 4, slider: A, input: [10, 20], steps: 12}
                         ^
            show.yaml:9:14: warning: `deadband` is smaller than one of the 128 values of cc 5 and does nothing
                  - {cc: 5, slider: A, deadband: 0.005}
                         ^
            show.yaml:12:14: warning: `start` lies outside `range`
                  - {cc: 7, encoder: offset, slider: A, range: [0.2, 0.8], start: 0.9}
                         ^
            """),
    ]
}
