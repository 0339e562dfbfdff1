extension MappingCase {
    /// Values of several messages, and sources without a number.
    static let parts: [MappingCase] = [
        MappingCase(
            "EN-10 half of a pair",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: [7, 39], slider: A}
                  - {cc: 39, button: B}
                  - {cc: 7, slider: C, channel: 3}
                  - {cc: [7, 40], slider: D}
            """,
            """
            show.yaml:6:14: error: cc 39 is the least significant half of cc 7, 39 and cannot be a controller for itself too
                  - {cc: 39, button: B}
                         ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:5:14: note: cc 7, 39 is here
            show.yaml:7:14: error: cc 7 is the most significant half of cc 7, 39 and cannot be a controller for itself too
                  - {cc: 7, slider: C, channel: 3}
                         ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:5:14: note: cc 7, 39 is here
            show.yaml:8:14: error: cc 7 is a part of cc 7, 40, but of cc 7, 39 too
                  - {cc: [7, 40], slider: D}
                         ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:5:14: note: cc 7, 39 is here
            """),
        MappingCase(
            "parts of parameters and banks",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 99, slider: A}
                  - {nrpn: 5, slider: B}
                  - {nrpn: 6, slider: C}
                  - {bank: [0, 1], program: any, index: D}
                  - {cc: 32, button: E}
                  - {cc: [0, 32], slider: F}
            """,
            """
            show.yaml:6:16: error: cc 99 is a part of nrpn 5 and cannot be a controller for itself too
                  - {nrpn: 5, slider: B}
                           ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:5:14: note: cc 99 is here
            show.yaml:9:14: error: cc 32 is a part of bank 1 program any and cannot be a controller for itself too
                  - {cc: 32, button: E}
                         ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:8:33: note: bank 1 program any is here
            show.yaml:10:14: error: cc 0 is a part of cc 0, 32, but of bank 1 program any too
                  - {cc: [0, 32], slider: F}
                         ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:8:33: note: bank 1 program any is here
            """),
        MappingCase(
            "channels keep parts apart",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: [7, 39], slider: A, channel: 1}
                  - {cc: 39, button: B, channel: 2}
                  - {cc: 39, button: B}
            """,
            """
            show.yaml:7:14: error: cc 39 is the least significant half of cc 7, 39 and cannot be a controller for itself too
                  - {cc: 39, button: B}
                         ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:5:14: note: cc 7, 39 is here
            """),
        MappingCase(
            "pairs of controllers",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: [1], slider: A}
                  - {cc: [1, 2, 3], slider: A}
                  - {cc: [1, 128], slider: A}
                  - {cc: [1, x], slider: A}
                  - {cc: [5, 5], slider: A}
                  - {cc: [33, 1], slider: A}
                  - {cc: 2, slider: A, order: lsb_first}
                  - {cc: [3, 4], slider: A, order: lsb}
            """,
            """
            show.yaml:5:14: error: `cc` needs a controller such as `1`, or two for 14 bits such as `[1, 33]`, found a list of 1
                  - {cc: [1], slider: A}
                         ^
            show.yaml:6:14: error: `cc` needs a controller such as `1`, or two for 14 bits such as `[1, 33]`, found a list of 3
                  - {cc: [1, 2, 3], slider: A}
                         ^
            show.yaml:7:18: error: `cc` must be 0 to 127, found the number `128`
                  - {cc: [1, 128], slider: A}
                             ^
            show.yaml:8:18: error: `cc` needs a whole number, found the text `x`
                  - {cc: [1, x], slider: A}
                             ^
            show.yaml:9:14: error: the two halves of `cc` are the same controller
                  - {cc: [5, 5], slider: A}
                         ^
            show.yaml:10:14: warning: 33 is named first, as the most significant half of 1
                  - {cc: [33, 1], slider: A}
                         ^
              hint: write `[1, 33]`; they may arrive in either order
            show.yaml:11:28: error: `order` has no meaning here: it is for two controllers that make one value, such as `cc: [1, 33]`
                  - {cc: 2, slider: A, order: lsb_first}
                                       ^
            show.yaml:12:40: error: `order` must be `msb_first` or `lsb_first`, found the text `lsb`
                  - {cc: [3, 4], slider: A, order: lsb}
                                                   ^
            """),
        MappingCase(
            "parameters",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {nrpn: 16384, slider: A}
                  - {nrpn: [1, 128], slider: A}
                  - {rpn: [127, 127], slider: A}
                  - {rpn: 16383, slider: A}
                  - {rpn: any, slider: A}
                  - {nrpn: [1], slider: A}
                  - {nrpn: 0x10, slider: A, input: [0, 16384], threshold: 3}
                  - {nrpn: 1, button: A, threshold: 16384}
            """,
            """
            show.yaml:5:16: error: `nrpn` must be 0 to 16383, found the number `16384`
                  - {nrpn: 16384, slider: A}
                           ^
            show.yaml:6:20: error: `nrpn` must be 0 to 127, found the number `128`
                  - {nrpn: [1, 128], slider: A}
                               ^
            show.yaml:7:15: error: `rpn` must be 0 to 16382: 16383 means that no parameter is selected
                  - {rpn: [127, 127], slider: A}
                          ^
            show.yaml:8:15: error: `rpn` must be 0 to 16382: 16383 means that no parameter is selected
                  - {rpn: 16383, slider: A}
                          ^
            show.yaml:9:15: error: `rpn` needs a whole number such as `158`, or its halves such as `[1, 30]`, found the text `any`
                  - {rpn: any, slider: A}
                          ^
            show.yaml:10:16: error: `nrpn` needs a whole number such as `158`, or its halves such as `[1, 30]`, found a list of 1
                  - {nrpn: [1], slider: A}
                           ^
            show.yaml:11:44: error: `input` must be 0 to 16383, found the number `16384`
                  - {nrpn: 0x10, slider: A, input: [0, 16384], threshold: 3}
                                                       ^
            show.yaml:11:52: error: `threshold` has no meaning here: the rule follows every value, not presses
                  - {nrpn: 0x10, slider: A, input: [0, 16384], threshold: 3}
                                                               ^
            show.yaml:12:41: error: `threshold` must be 1 to 16383, found the number `16384`
                  - {nrpn: 1, button: A, threshold: 16384}
                                                    ^
            """),
        MappingCase(
            "banks",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, bank: 2, slider: A}
                  - {bank: 2, slider: A}
                  - {bank: loud, program: 1, index: A}
                  - {bank: [0, 1], program: 128, index: A}
            """,
            """
            show.yaml:5:17: error: `bank` has no meaning here: it goes with `program`
                  - {cc: 1, bank: 2, slider: A}
                            ^
            show.yaml:6:9: error: the rule has no source
                  - {bank: 2, slider: A}
                    ^
              hint: write one of `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure` or `transport`
            show.yaml:7:16: error: `bank` needs a whole number such as `158`, or its halves such as `[1, 30]`, found the text `loud`
                  - {bank: loud, program: 1, index: A}
                           ^
            show.yaml:8:33: error: `program` must be 0 to 127, found the number `128`
                  - {bank: [0, 1], program: 128, index: A}
                                            ^
            """),
        MappingCase(
            "pressures and wheels",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {pitch_bend: 3, slider: A}
                  - {pressure: no, slider: A}
                  - {pressure: , slider: A}
                  - {pitch_bend: yes, slider: A}
                  - {key_pressure: H4, slider: A}
                  - {key_pressure: 1, slider: B, threshold: 3}
            """,
            """
            show.yaml:5:22: error: `pitch_bend` needs `any`, found the number `3`
                  - {pitch_bend: 3, slider: A}
                                 ^
              hint: for one channel add `channel:` with its number
            show.yaml:6:20: error: `pressure` needs `any`, found the text `no`
                  - {pressure: no, slider: A}
                               ^
            show.yaml:7:10: error: `pressure` needs `any`, found nothing
                  - {pressure: , slider: A}
                     ^
            show.yaml:9:24: error: `key_pressure` needs a number from 0 to 127 or a name such as `C4`, found the text `H4`
                  - {key_pressure: H4, slider: A}
                                   ^
              hint: H is B here, and B is `Bb`
            show.yaml:10:38: error: `threshold` has no meaning here: the rule follows every value, not presses
                  - {key_pressure: 1, slider: B, threshold: 3}
                                                 ^
            """),
        MappingCase(
            "the transport",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {transport: pause, button: A}
                  - {transport: start, slider: A}
                  - {transport: start, index: B}
                  - {transport: start, toggle: C, mode: follow}
                  - {transport: stop, button: A, channel: 1, threshold: 3, invert: true}
            """,
            """
            show.yaml:5:21: error: `transport` must be `start`, `stop` or `continue`, found the text `pause`
                  - {transport: pause, button: A}
                                ^
            show.yaml:6:28: error: `slider` needs a `value`: `transport` has none
                  - {transport: start, slider: A}
                                       ^
            show.yaml:7:28: error: `index` needs a `value`: `transport` has none
                  - {transport: start, index: B}
                                       ^
            show.yaml:8:39: error: `mode` has no meaning here: the transport is never released, so nothing can `follow` it
                  - {transport: start, toggle: C, mode: follow}
                                                  ^
            show.yaml:9:38: error: `channel` has no meaning here: the transport belongs to no channel
                  - {transport: stop, button: A, channel: 1, threshold: 3, invert: true}
                                                 ^
            show.yaml:9:50: error: `threshold` has no meaning here: the transport's messages are always presses
                  - {transport: stop, button: A, channel: 1, threshold: 3, invert: true}
                                                             ^
            show.yaml:9:64: error: `invert` has no meaning here: a button is pressed, it follows no value
                  - {transport: stop, button: A, channel: 1, threshold: 3, invert: true}
                                                                           ^
            """),
        MappingCase(
            "parts in two entries of one device",
            """
            version: 1
            devices:
              - match: LPD8
                rules: [{cc: [1, 33], slider: A}]
              - match: lpd8
                port: 1
                rules: [{cc: 33, slider: B}]
              - match: Other
                rules: [{cc: 33, slider: B}]
            """,
            """
            show.yaml:7:18: error: cc 33 is the least significant half of cc 1, 33 and cannot be a controller for itself too
                rules: [{cc: 33, slider: B}]
                             ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:4:18: note: cc 1, 33 is here
            """),
    ]
}
