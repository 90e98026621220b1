import type { Model } from './model.ts'
import type { Sent } from './verdict.ts'

/** What the lines of a run need: a server, the world that `taskwire fixture` has made for it, and two sessions. */
export const preamble = `# A server with RATE_LIMIT_KEY=1000000000 (_WRITE, _WORKSPACE and _ANONYMOUS too), and the world of its database:
# npm run --silent taskwire -- fixture --json > fixture.json
BASE=http://127.0.0.1:3000
f() { node -p "JSON.parse(fs.readFileSync('fixture.json')).$1"; }
g() { node -p "JSON.parse(process.argv[1]).$2" "$1"; }
session() { curl -si $BASE/api/settings/v1/session -H 'Content-Type: application/json' -d "{\\"email\\":\\"$(f login.email)\\",\\"password\\":\\"$(f login.password)\\"}" | sed -n 's/^set-cookie: \\([^;]*\\).*/\\1/ip'; }
COOKIE0=$(session) COOKIE1=$(session)`

/** The request as a command of a shell, for which the answers of earlier ones are in variables. */
export function curlOf(
  model: Model,
  {
    sent,
    raw,
  }: { sent: Sent; raw: { target: string; headers: Sent['headers']; body: string | Uint8Array | undefined } },
): string {
  const { method, prefix } = sent.operation
  const words = [
    `curl -sS -g --path-as-is -X ${method}`,
    `"$BASE${prefix}"${quote(model, raw.target)}`,
    ...raw.headers.map(
      ([name, value]) => `-H ${value === '' ? `'${name};'` : quote(model, `${name}: ${value}`, 'latin1')}`,
    ),
  ]
  if (raw.body !== undefined) {
    const bytes = typeof raw.body !== 'string'
    words.push(
      bytes
        ? `--data-binary @<(printf '${octal(raw.body as Uint8Array)}')`
        : `--data-binary ${quote(model, raw.body as string)}`,
    )
    if (!raw.headers.some(([name]) => name === 'Content-Type')) words.push("-H 'Content-Type:'")
  }
  return `R${sent.step}=$(${words.join(' ')}); echo "$R${sent.step}"`
}

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
    return byte < 0x20 || byte > 0x7e
      ? `\\x${byte.toString(16).padStart(2, '0')}`
      : /['\\]/.test(char)
        ? `\\${char}`
        : char
  })
  return `$'${bytes.join('')}'`
}

const octal = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
