"""Speaks TLS in front of a plain server: python3 tls-front.py CERTIFICATE KEY PLAIN_PORT; prints its own port.

Ends with its standard input.
"""
import os, socket, ssl, sys, threading

certificate, key, plain = sys.argv[1], sys.argv[2], int(sys.argv[3])
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, key)


def carry(source, target):
    try:
        while data := source.recv(65536):
            target.sendall(data)
    except OSError:
        pass
    for end in (source, target):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass


def serve(raw):
    try:
        front = context.wrap_socket(raw, server_side=True)
    except (OSError, ssl.SSLError):
        return raw.close()
    back = socket.create_connection(("127.0.0.1", plain))
    threading.Thread(target=carry, args=(back, front), daemon=True).start()
    carry(front, back)


def accept():
    while True:
        threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()


listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
threading.Thread(target=accept, daemon=True).start()
sys.stdin.read()
os._exit(0)
