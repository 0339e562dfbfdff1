"""The script that people write first: mido reads the bytes, requests sends the actions."""

import sys

import mido
import requests

fifo, url = sys.argv[1:]
session = requests.Session()
answer = session.post(url + "/token", json={"layoutId": "bench"}, headers={"x-api-key": "bench-key"})
session.headers["Authorization"] = "Bearer " + answer.json()["token"]
parser = mido.Parser()

with open(fifo, "rb", buffering=0) as source:
    while data := source.read(4096):
        parser.feed(data)
        for message in parser:
            if message.type == "control_change":
                action = {
                    "layoutId": "bench",
                    "lid": message.control - 15,
                    "type": "Slider",
                    "value": message.value / 127,
                }
                session.post(url + "/action", json=action)
