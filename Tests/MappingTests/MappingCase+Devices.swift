extension MappingCase {
    /// Mistakes in the devices of a file.
    static let devices: [MappingCase] = [
        MappingCase(
            "a device is a text",
            """
            version: 1
            devices:
              - LPD8
            """,
            """
            show.yaml:3:5: error: a device must be keys and values, found the text `LPD8`
              - LPD8
                ^
            """),
        MappingCase(
            "no match",
            """
            version: 1
            devices:
              - rules: []
            """,
            """
            show.yaml:3:5: error: this device has no `match`
              - rules: []
                ^
              hint: add `match:` with the name of the device, or the beginning of it; if the rules belong to the device above, remove the `-` before `rules`
            show.yaml:3:5: warning: this device has no rules, so nothing will happen
              - rules: []
                ^
            """),
        MappingCase(
            "match misspelt",
            """
            version: 1
            devices:
              - mach: LPD8
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:3:5: error: unknown key `mach` in a device
              - mach: LPD8
                ^
              hint: did you mean `match`?
            """),
        MappingCase(
            "match is empty",
            """
            version: 1
            devices:
              - match: " "
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:3:12: error: `match` is an empty text
              - match: " "
                       ^
            """),
        MappingCase(
            "match is nothing",
            """
            version: 1
            devices:
              - match:
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:3:5: error: `match` needs a text, found nothing
              - match:
                ^
            """),
        MappingCase(
            "no rules",
            """
            version: 1
            devices:
              - match: LPD8
            """,
            """
            show.yaml:3:5: warning: this device has no rules, so nothing will happen
              - match: LPD8
                ^
            """),
        MappingCase(
            "rules is a mapping",
            """
            version: 1
            devices:
              - match: LPD8
                rules: {cc: 1, slider: A}
            """,
            """
            show.yaml:4:12: error: `rules` needs a list, found keys and values
                rules: {cc: 1, slider: A}
                       ^
              hint: start each element with `- `
            """),
        MappingCase(
            "HP-05 usb and serial are texts",
            """
            version: 1
            devices:
              - match: LPD8
                usb: [1, 4]
                serial: ""
                rules: [{cc: 1, slider: A}]
              - match: LPD8
                usb:
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:4:10: error: `usb` needs a USB path such as `1-1.4`, found a list of 2
                usb: [1, 4]
                     ^
              hint: `volta-midi devices` shows it
            show.yaml:5:13: error: `serial` is an empty text
                serial: ""
                        ^
            show.yaml:8:5: error: `usb` needs a USB path such as `1-1.4`, found nothing
                usb:
                ^
              hint: `volta-midi devices` shows it
            """),
        MappingCase(
            "HP-05 usb is a path",
            """
            version: 1
            devices:
              - {match: LPD8, usb: 1.4, rules: [{cc: 1, slider: A}]}
              - {match: LPD8, usb: "1-1.", rules: [{cc: 1, slider: A}]}
              - {match: LPD8, usb: "0944:0117", rules: [{cc: 1, slider: A}]}
              - {match: LPD8, usb: " 12-3.4.5 ", rules: [{cc: 1, slider: A}]}
            """,
            """
            show.yaml:3:24: error: `usb` needs a USB path such as `1-1.4`, found the number `1.4`
              - {match: LPD8, usb: 1.4, rules: [{cc: 1, slider: A}]}
                                   ^
              hint: `volta-midi devices` shows it
            show.yaml:4:24: error: `usb` needs a USB path such as `1-1.4`, found the quoted text "1-1."
              - {match: LPD8, usb: "1-1.", rules: [{cc: 1, slider: A}]}
                                   ^
              hint: `volta-midi devices` shows it
            show.yaml:5:24: error: `usb` needs a USB path such as `1-1.4`, found the quoted text "0944:0117"
              - {match: LPD8, usb: "0944:0117", rules: [{cc: 1, slider: A}]}
                                   ^
              hint: `volta-midi devices` shows it
            """),
        MappingCase(
            "MP-11 device channel and port",
            """
            version: 1
            devices:
              - match: LPD8
                channel: 0
                port: 256
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:4:14: error: `channel` must be 1 to 16, found the number `0`
                channel: 0
                         ^
            show.yaml:5:11: error: `port` must be 0 to 255, found the number `256`
                port: 256
                      ^
            """),
    ]
}
