#!/usr/bin/env bash

# docs:start
# verify SECRET HEADER BODY_FILE [NOW [TOLERANCE]]: whether Taskwire signed this body, and not longer ago than the
# tolerance. BODY_FILE holds what was received, byte for byte (`-`: standard input); in a CGI script, `cat > "$file"`.
# A variable does not do: "$(…)" cuts newlines off.
#
# The time that bash takes to compare two strings tells how far they agree. So hashes of them are compared, keyed with
# the secret: how far those agree tells nothing. But `ps` shows the secret while openssl runs: where you do not trust
# all users of the machine, verify in another language.
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
