import json
import sys

# docs:start
import hashlib
import hmac
import re
import time


def verify(secret, header, body, now=None, tolerance=300):
    """Returns whether Taskwire signed this body within the tolerance.

    `body` is the body as received, byte for byte, before any parsing. With Flask:

        if not verify(secret, request.headers.get("Service-Signature", ""), request.get_data()):
            abort(400)
    """
    entries = [entry.partition("=") for entry in header.split(",")]
    t = next((value for name, _, value in entries if name == "t"), "")
    if now is None:
        now = int(time.time())
    if not secret or not re.fullmatch("[0-9]{1,12}", t) or abs(now - int(t)) > tolerance:
        return False

    expected = hmac.new(secret.encode(), f"{t}.".encode() + body, hashlib.sha256).hexdigest().encode()
    signatures = [value.encode() for name, _, value in entries if name == "v1"]
    return any(hmac.compare_digest(given, expected) for given in signatures)
# docs:end


# `python3 verify.py < webhook-vectors.json` prints `valid` or `invalid` for each vector.
if __name__ == "__main__":
    for vector in json.load(sys.stdin.buffer)["vectors"]:
        body = vector["body"].encode()
        valid = any(verify(secret, vector["header"], body, vector["now"]) for secret in vector["secrets"])
        print("valid" if valid else "invalid")
