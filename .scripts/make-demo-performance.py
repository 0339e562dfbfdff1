#!/usr/bin/env python3
"""Writes mappings/demo.mid: what the demo plays, 20 seconds on one surface, ready to be repeated.

The numbers are those of mappings/demo.yaml. Run it from the top of the checkout after a change here.
"""
import math
import struct

TICKS = 480            # a quarter note; at 120 beats a minute one tick is 1/960 s
SECONDS = 20
events = []            # (tick, bytes)


def at(seconds, *data):
    events.append((round(seconds * 2 * TICKS), bytes(data)))


def control(seconds, controller, value):
    at(seconds, 0xB0, controller, value)


def fade(controller, begin, end, shape):
    """A hand on a fader: a new value every 10 ms where the position has changed."""
    last = None
    for step in range(int((end - begin) * 100) + 1):
        value = round(127 * shape(step / ((end - begin) * 100)))
        if value != last:
            control(begin + step / 100, controller, value)
        last = value


def rise(x):
    return x


def fall(x):
    return 1 - x


def swell(x):
    return 0.5 - 0.5 * math.cos(2 * math.pi * x)


def press_note(seconds, note, velocity=100, length=0.12):
    at(seconds, 0x90, note, velocity)
    at(seconds + length, 0x80, note, 64)


def press_button(seconds, controller, length=0.12):
    control(seconds, controller, 127)
    control(seconds + length, controller, 0)


# The lights come up, the colours turn, the picture breathes.
fade(0, 0.5, 3.0, rise)
fade(1, 2.0, 8.0, swell)
fade(2, 5.0, 7.0, rise)
fade(3, 6.0, 10.0, swell)
# All four faders at once, with both hands.
for fader in range(4):
    fade(fader, 12.0 + fader / 10, 16.0, swell)
fade(2, 17.0, 18.5, fall)
fade(0, 17.0, 19.5, fall)
# The crowd cheers, also in the middle of the sweep.
for second in (3.5, 4.0, 4.5, 9.0, 13.0, 13.5, 14.0, 19.0):
    press_button(second, 64)
# Lights flash on and off; the stage goes dark while a button is held.
for second in (8.0, 8.5, 15.0, 15.5):
    press_button(second, 48)
press_button(10.5, 32, length=1.0)
# Votes on the pads, scenes by program change.
for second, note in ((4.2, 36), (9.4, 38), (13.2, 37), (14.4, 39), (18.0, 36)):
    press_note(second, note)
for second, program in ((0.1, 0), (5.0, 1), (10.0, 2), (16.5, 3)):
    at(second, 0xC0, program)


def variable_length(number):
    groups = [number & 0x7F]
    while number := number >> 7:
        groups.append(number & 0x7F | 0x80)
    return bytes(reversed(groups))


track = b"\x00\xff\x03\x10Demo performance"
tick = 0
for when, data in sorted(events, key=lambda event: event[0]):
    track += variable_length(when - tick) + data
    tick = when
track += variable_length(SECONDS * 2 * TICKS - tick) + b"\xff\x2f\x00"
with open("mappings/demo.mid", "wb") as file:
    file.write(b"MThd" + struct.pack(">IHHH", 6, 0, 1, TICKS))
    file.write(b"MTrk" + struct.pack(">I", len(track)) + track)
