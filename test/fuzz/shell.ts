import type { Config } from '../../src/config.ts'
import type { Model } from './model.ts'
import type { RequestStep } from './steps.ts'
import type { Sent } from './verdict.ts'

/*
 * What a run has sent, as lines for any POSIX shell. They need a server, the world that `taskwire fixture` has made for it,
 * and two sessions; those of an operator need its database. What is answered stands in `R1`, `R2` …, for later lines to take ids from.
 */

export function preambleOf({ rateLimits, bodyLimitBytes, idempotencyTtlSeconds }: Config): string {
  const { key, write, workspace, anonymous } = rateLimits
  return String.raw`# npm run --silent taskwire -- fixture --json > fixture.json
# RATE_LIMIT_KEY=${key} RATE_LIMIT_WRITE=${write} RATE_LIMIT_WORKSPACE=${workspace} RATE_LIMIT_ANONYMOUS=${anonymous} BODY_LIMIT_BYTES=${bodyLimitBytes} IDEMPOTENCY_TTL_SECONDS=${idempotencyTtlSeconds} npm start
BASE=${'${BASE:-http://127.0.0.1:3000}'} T=$(mktemp -d)
c() { curl -sS -g --path-as-is -w '%{stderr}%{http_code}\n' "$@"; }
f() { node -p "JSON.parse(fs.readFileSync(process.env.FIXTURE ?? 'fixture.json')).$1"; }
g() { node -p "JSON.parse(process.argv[1]).$2" "$1"; }
session() { node -p 'JSON.stringify({ email: process.argv[1], password: process.argv[2] })' "$(f login.email)" "$PASSWORD" | curl -si "$BASE/api/settings/v1/session" -H 'Content-Type: application/json' -d @- | sed -n 's/^[Ss]et-[Cc]ookie: \([^;]*\).*/\1/p'; }
PASSWORD=$(f login.password)
COOKIE0=$(session) COOKIE1=$(session)
SESSION1=$(g "$(curl -s "$BASE/api/settings/v1/sessions" -b "$COOKIE1")" 'data.find((one) => one.current).id')`
}

/** The request of a step; its status goes to standard error, so that what comes is the body. */
export function curlOf(model: Model, { operation }: Sent, { target, headers, body }: RequestStep): string {
  const words = [
    `c -X ${operation.method}`,
    `"$BASE${operation.prefix}"${quote(model, target)}`,
    ...headers.map(
      ([name, value]) => `-H ${value === '' ? `'${name};'` : quote(model, `${name}: ${value}`, 'latin1')}`,
    ),
  ]
  if (body === undefined) return words.join(' ')
  if (!headers.some(([name]) => name === 'Content-Type')) words.push("-H 'Content-Type:'")
  const word = typeof body === 'string' ? quote(model, body) : undefined
  if (word !== undefined && word.length < mostOfWord) return [...words, '--data-binary', word].join(' ')
  const printed = word === undefined ? `printf '${octal(body as Uint8Array)}'` : `printf %s ${word}`
  return `${printed} | ${words.join(' ')} --data-binary @-`
}

/** Linux takes arguments of 128 KiB. */
const mostOfWord = 100_000

export const sendOne = (number: number, curl: string): string =>
  `R${number}=$(${curl}); printf '%s\\n' "$R${number}"`

export function sendBoth(first: number, [one, other]: readonly [string, string]): string {
  const [left, right] = [`R${first}`, `R${first + 1}`]
  return (
    `{ ${one}; } > "$T/${left}" & { ${other}; } > "$T/${right}"; wait; ` +
    `${left}=$(cat "$T/${left}") ${right}=$(cat "$T/${right}"); printf '%s\\n' "$${left}" "$${right}"`
  )
}

/** How a shell comes by what a request was answered. */
export const shellOf = ({ step }: Sent, path: string): string => `$(g "$R${step}" ${path})`

/** One word: what is written stands in quotes, and what is referred to is looked up. */
export function quote(model: Model, text: string, encoding: BufferEncoding = 'utf8'): string {
  const parts = text.split(/(\{\{\w+:\d+\}\})/).filter((part) => part !== '')
  const words = parts.map((part) =>
    part.startsWith('{{') ? `"${model.fill(part, 'shell')}"` : literal(part, encoding),
  )
  return words.join('') || "''"
}

function literal(text: string, encoding: BufferEncoding): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", "'\\''")}'`
  const bytes = [...Buffer.from(text, encoding)].map((byte) => {
    const char = String.fromCharCode(byte)
    if (byte < 0x20 || byte > 0x7e || char === "'") return octal([byte])
    return char === '\\' || char === '%' ? char + char : char
  })
  return `"$(printf '${bytes.join('')}')"`
}

const octal = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
