extension MappingCase {
    /// Lights, and messages for a device.
    static let lights: [MappingCase] = [
        MappingCase(
            "lights",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, button: A, light: off}
                  - {note: 2, button: A, light: 128}
                  - {note: 3, button: A, light: {colour: 5, of: 1}}
                  - {note: 4, button: A, light: {note: 4, cc: 4}}
                  - {note: 5, button: A, light: {on: {channel: 17}}}
                  - {note: 6, button: A, light: {on: [5, 13]}}
                  - {note: 7, button: A, light: {range: [0, 127]}}
                  - {note: 8, button: A, light: {cc: 8, range: [0, 5]}}
                  - {cc: 9, slider: A, light: {range: [0, 128]}}
                  - {cc: 10, slider: A, light: {range: [0, 5], on: 3}}
                  - {cc: [11, 43], slider: A, light: {on: 3}}
                  - {pitch_bend: any, slider: A, light: 5}
                  - {program: 12, button: A, light: 5}
                  - {pressure: any, slider: A, light: {channel: 2}}
                  - {note: 13, button: A, light: [5]}
                  - {note: 14, button: A, light: []}
                  - {note: 15, toggle: A, light: {pitch_bend: any}}
                  - {x: {cc: 16}, y: {cc: 17}, xy: A, light: none}
                  - {notes: 18-20, index: A, light: {on: [], off: bright}}
            """,
            """
            show.yaml:5:37: error: `light` needs `none`, a number such as `127`, or keys such as `{on: 5, off: 1}`, found the text `off`
                  - {note: 1, button: A, light: off}
                                                ^
            show.yaml:6:37: error: `light` must be 0 to 127, found the number `128`
                  - {note: 2, button: A, light: 128}
                                                ^
            show.yaml:7:38: error: unknown key `colour` in a light
                  - {note: 3, button: A, light: {colour: 5, of: 1}}
                                                 ^
              hint: known keys: `on`, `off`, `note`, `cc`, `pitch_bend`, `channel`, `range` or `touch`
            show.yaml:7:49: error: unknown key `of` in a light
                  - {note: 3, button: A, light: {colour: 5, of: 1}}
                                                            ^
              hint: did you mean `off`?
            show.yaml:8:47: error: `cc` is a second light beside `note`
                  - {note: 4, button: A, light: {note: 4, cc: 4}}
                                                          ^
              hint: write a list for several, such as `[{note: 36}, {cc: 36}]`
            show.yaml:8:38: note: `note` is here
            show.yaml:9:42: error: `on` has no `value`
                  - {note: 5, button: A, light: {on: {channel: 17}}}
                                                     ^
              hint: write it as in `{value: 21, channel: 10}`
            show.yaml:9:52: error: `channel` must be 1 to 16, found the number `17`
                  - {note: 5, button: A, light: {on: {channel: 17}}}
                                                               ^
            show.yaml:10:38: error: `on` has no meaning here: a list is for options, `notes` or the parts of a level
                  - {note: 6, button: A, light: {on: [5, 13]}}
                                                 ^
            show.yaml:11:38: error: `range` has no meaning here: the lamp of a note is on or off; it is for what stands somewhere
                  - {note: 7, button: A, light: {range: [0, 127]}}
                                                 ^
            show.yaml:12:45: error: `range` has no meaning here: there is no position to show
                  - {note: 8, button: A, light: {cc: 8, range: [0, 5]}}
                                                        ^
            show.yaml:13:47: error: `range` must be 0 to 127, found the number `128`
                  - {cc: 9, slider: A, light: {range: [0, 128]}}
                                                          ^
            show.yaml:14:37: error: `range` has no meaning here: `on` and `off` already say how a lamp shines
                  - {cc: 10, slider: A, light: {range: [0, 5], on: 3}}
                                                ^
            show.yaml:15:43: error: `on` has no meaning here: 14 bits say where something stands, not how a lamp shines
                  - {cc: [11, 43], slider: A, light: {on: 3}}
                                                      ^
            show.yaml:16:45: error: `5` has no meaning here: 14 bits say where something stands, not how a lamp shines
                  - {pitch_bend: any, slider: A, light: 5}
                                                        ^
            show.yaml:17:34: error: `light` needs a `note` or a `cc` here: the source has no light of its own
                  - {program: 12, button: A, light: 5}
                                             ^
              hint: write which one, such as `light: {note: 36}`, or `light: none`
            show.yaml:18:36: error: `light` needs a `note` or a `cc` here: the source has no light of its own
                  - {pressure: any, slider: A, light: {channel: 2}}
                                               ^
              hint: write which one, such as `light: {note: 36}`, or `light: none`
            show.yaml:19:39: error: a light must be keys and values, found the number `5`
                  - {note: 13, button: A, light: [5]}
                                                  ^
            show.yaml:20:38: error: `light` needs `none`, a number such as `127`, or keys such as `{on: 5, off: 1}`, found an empty list
                  - {note: 14, button: A, light: []}
                                                 ^
            show.yaml:21:39: error: `pitch_bend` has no meaning here: there is no position to show
                  - {note: 15, toggle: A, light: {pitch_bend: any}}
                                                  ^
            show.yaml:22:43: error: `light` has no meaning here: it stands in `x` or in `y`
                  - {x: {cc: 16}, y: {cc: 17}, xy: A, light: none}
                                                      ^
            show.yaml:23:46: error: `on` needs 1 to 128 values such as `[5, 13, 21]`, found an empty list
                  - {notes: 18-20, index: A, light: {on: [], off: bright}}
                                                         ^
            show.yaml:23:55: error: `off` needs a number such as `127`, or `{value: 21, channel: 10}`, found the text `bright`
                  - {notes: 18-20, index: A, light: {on: [], off: bright}}
                                                                  ^
            """),
        MappingCase(
            "doubtful lights",
            """
            version: 1
            layers:
              Red: {note: 90, mode: radio}
              Green: {note: 91, mode: radio}
              Shift: {note: 92, light: {note: 1}}
            devices:
              - match: LPD8
                rules:
                  - {note: 1, button: A, light: 5}
                  - {note: 2, button: B, light: {note: 1, on: 13}}
                  - {note: 3, button: C, light: {note: 1, channel: 2}}
                  - {note: 4, button: D, layer: Red, light: 5}
                  - {note: 4, button: E, layer: Green, light: 13}
                  - {note: 4, button: F, layer: Shift, light: 21}
                  - {note: 4, button: G, light: 3}
                  - {note: 5, button: H, light: 0}
                  - {note: 6, toggle: I, light: {touch: 104}}
                  - {notes: 7-9, index: J, light: {on: [1, 2]}}
                  - {cc: 10, slider: K, light: [{note: 10}, {note: 10, on: 5}]}
                  - {cc: 11, slider: L, light: {touch: 105}}
              - match: Other
                rules:
                  - {note: 1, button: A, light: 5}
            """,
            """
            show.yaml:9:30: warning: two writers of one light: note 1 is lit by another one too
                  - {note: 1, button: A, light: 5}
                                         ^
              hint: write `light: none` in one of the two, or give them other lights
            show.yaml:5:3: note: the other one is here
            show.yaml:10:30: warning: two writers of one light: note 1 is lit by another one too
                  - {note: 2, button: B, light: {note: 1, on: 13}}
                                         ^
              hint: write `light: none` in one of the two, or give them other lights
            show.yaml:5:3: note: the other one is here
            show.yaml:14:44: warning: two writers of one light: note 4 is lit by another one too
                  - {note: 4, button: F, layer: Shift, light: 21}
                                                       ^
              hint: write `light: none` in one of the two, or give them other lights
            show.yaml:12:42: note: the other one is here
            show.yaml:15:9: warning: the rule never acts: one `radio` layer is always on, and each has a rule for this input
                  - {note: 4, button: G, light: 3}
                    ^
            show.yaml:12:9: note: a rule of such a layer is here
            show.yaml:16:30: warning: nobody can see this light: it is the same when it is on and when it is off
                  - {note: 5, button: H, light: 0}
                                         ^
            show.yaml:17:30: warning: `touch` does nothing: it is for motor faders, and note 6 is a lamp
                  - {note: 6, toggle: I, light: {touch: 104}}
                                         ^
            show.yaml:18:32: warning: `on` has 2 values for 3 notes
                  - {notes: 7-9, index: J, light: {on: [1, 2]}}
                                           ^
            show.yaml:19:29: warning: two writers of one light: the rule lights note 10 twice
                  - {cc: 10, slider: K, light: [{note: 10}, {note: 10, on: 5}]}
                                        ^
            show.yaml:23:30: warning: two writers of one light: note 1 is lit by another one too
                  - {note: 1, button: A, light: 5}
                                         ^
              hint: write `light: none` in one of the two, or give them other lights
            show.yaml:5:3: note: the other one is here
            """),
        MappingCase(
            "messages of a device",
            """
            version: 1
            devices:
              - match: A
                light: yes
                on_connect: F0 00 20 29
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                rules: [{cc: 1, slider: A}]
              - match: B
                light: none
                on_connect: F0 00 20 29 02 0D 0E 01 F7 C0 05
                on_exit: [F0002029F7, 90 24 00, F8]
                rules: [{cc: 1, slider: B}]
              - match: C
                on_connect: 5
                on_exit: {a: b}
                on_conect: F6
                rules: [{cc: 1, slider: C}]
            """,
            """
            show.yaml:4:12: error: `light` must be `none`, found the text `yes`
                light: yes
                       ^
            show.yaml:5:17: error: `on_connect`, byte 4: the message that starts with `F0` has no `F7` at its end
                on_connect: F0 00 20 29
                            ^
            show.yaml:6:15: error: `on_exit`, byte 3: `80` stands between `F0` and `F7`, where data is `00` to `7F`
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                          ^
            show.yaml:6:28: error: `on_exit`, byte 3: `90` needs 2 bytes of `00` to `7F`, but the text ends
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                                       ^
            show.yaml:6:37: error: `on_exit`, byte 1: `30` is data, but a message starts with a status from `80` to `FF`
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                                                ^
            show.yaml:6:44: error: `on_exit`, byte 1: `9` has an odd number of digits, write `09`
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                                                       ^
            show.yaml:6:53: error: `on_exit`, byte 1: `XY` is not hexadecimal
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                                                                ^
            show.yaml:6:57: error: `on_exit`, byte 1: there are no bytes
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                                                                    ^
            show.yaml:6:61: error: `on_exit`, byte 1: `F4` starts no message
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                                                                        ^
            show.yaml:6:65: error: `on_exit`, byte 4: `00` is data, but a message starts with a status from `80` to `FF`
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                                                                            ^
            show.yaml:6:78: error: `on_exit` needs bytes such as `F0 7E 7F 06 01 F7`, or a list of such texts, found a list of 2
                on_exit: [F0 00 80 F7, "90 30", 30 7F, 9 30 7F, XY, "", F4, B0 00 00 00, [C0, 0]]
                                                                                         ^
            show.yaml:14:17: error: `on_connect`, byte 1: `5` has an odd number of digits, write `05`
                on_connect: 5
                            ^
            show.yaml:15:14: error: `on_exit` needs bytes such as `F0 7E 7F 06 01 F7`, or a list of such texts, found keys and values
                on_exit: {a: b}
                         ^
            show.yaml:16:5: error: unknown key `on_conect` in a device
                on_conect: F6
                ^
              hint: did you mean `on_connect`?
            """),
    ]
}
