"""What schemathesis does to each request before it is sent; see scripts/fuzz.ts."""

import json
import os
import random

import schemathesis

# Ids of things that exist, by the part of the path that names their kind.
KNOWN = json.loads(os.environ.get("FUZZ_KNOWN_IDS", "{}"))
# Half of all requests name something that exists: otherwise most would end at "not found".
SHARE = 0.5


@schemathesis.hook
def before_call(ctx, case, kwargs):
    # An address of its own for each request, as the proxy on this machine would tell it: limits are counted by address.
    case.headers = case.headers or {}
    case.headers["X-Forwarded-For"] = ".".join(str(part) for part in (10, *random.choices(range(256), k=3)))
    path = case.operation.path
    for name in case.path_parameters or {}:
        ids = next((KNOWN[kind] for kind in KNOWN if f"/{kind}/{{{name}}}" in path), None)
        if ids and random.random() < SHARE:
            case.path_parameters[name] = random.choice(ids)
