#!/usr/bin/env bash

# docs:start
# verify SECRET HEADER BODY_FILE [NOW [TOLERANCE]]: succeeds if Taskwire signed this body within the tolerance.
# BODY_FILE contains the body as received, byte for byte (`-`: standard input); in a CGI script, `cat > "$file"`.
# Do not use a variable: "$(…)" strips trailing newlines.
#
# bash compares strings in a time that reveals how long their common prefix is, so this compares HMACs of them, whose
# prefixes reveal nothing. `ps` shows the secret while openssl runs: if you do not trust all users of the machine,
# verify in another language.
verify() {
  local secret=$1 header=$2 body=$3 now=${4:-$(date +%s)} tolerance=${5:-300} t expected entries entry
  [[ -n $secret && ${#header} -le 1024 && $header =~ (^|,)t=([1-9][0-9]{0,11})(,|$) ]] || return 1
  t=${BASH_REMATCH[2]}
  ((now - t <= tolerance && t - now <= tolerance)) || return 1

  expected=$({ printf '%s.' "$t" && cat -- "$body"; } | hmac_hex "$secret" | hmac_hex "$secret")
  [[ $expected =~ ^[0-9a-f]{64}$ ]] || return 1 # openssl is missing or failed

  IFS=, read -r -a entries <<<"$header"
  for entry in "${entries[@]}"; do
    [[ $entry == v1=* ]] || continue
    [[ $(printf '%s\n' "${entry#v1=}" | hmac_hex "$secret") == "$expected" ]] && return 0
  done
  return 1
}

hmac_hex() {
  openssl dgst -sha256 -hmac "$1" -r | cut -d ' ' -f 1
}
# docs:end

# `WEBHOOK_SECRET=whsec_… verify.sh HEADER [NOW [TOLERANCE]] < body` prints `valid` or `invalid`.
if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  if verify "${WEBHOOK_SECRET-}" "${1-}" - "${@:2}"; then
    echo valid
  else
    echo invalid
    exit 1
  fi
fi
