import { spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { verify } from '../../examples/webhooks/verify.ts'
import { newSigningSecret } from '../../src/crypto/signing-secret.ts'
import { signatureHeader } from '../../src/delivery/signature.ts'

interface Vector {
  name: string
  valid: boolean
  reason: string
  /** Signing secrets that the receiver holds. */
  secrets: string[]
  header: string
  body: string
  now: number
  /** Secrets, time and body that were signed, if they differ from those of the receiver. */
  signed?: { secrets?: string[]; t?: string; body?: string }
}

const published = readText('spec/webhook-vectors.json')
const { tolerance_seconds, vectors } = JSON.parse(published) as {
  tolerance_seconds: number
  vectors: Vector[]
}

function readText(path: string): string {
  return readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')
}

describe('the published vectors', () => {
  it('the published vectors cover the cases that a receiver must handle (product.md 13.3)', () => {
    const names = vectors.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const expected = [
      'plain',
      'unicode',
      '301 s old',
      'tampered body',
      'rotation, receiver holds both secrets',
    ]
    expect(names).toEqual(expect.arrayContaining(expected))
  })

  it.each(vectors)(
    'the published vectors have valid signatures: $name',
    ({ header, secrets, body, signed }) => {
      const sent = { secrets, body, t: valuesOf(header, 't')[0] ?? '', ...signed }
      const whole = valuesOf(header, 'v1').filter((v1) => /^[0-9a-f]{64}$/i.test(v1))
      expect(whole.map((v1) => v1.toLowerCase())).toEqual(
        sent.secrets.map((key) => hmac(key, sent.t, sent.body)),
      )
    },
  )

  it.each(vectors)(
    'the published verdict follows from the time and the signature: $name',
    ({ valid, header, secrets, body, now }) => {
      const t = valuesOf(header, 't')[0] ?? ''
      const timely = /^[0-9]+$/.test(t) && Math.abs(now - Number(t)) <= tolerance_seconds
      const usable = secrets.filter((secret) => secret !== '')
      const authentic = usable.some((secret) => valuesOf(header, 'v1').includes(hmac(secret, t, body)))
      expect(valid).toBe(timely && authentic)
    },
  )

  it('the published vectors are signed as this server signs', () => {
    const sent = vectors.filter(({ name, valid }) => valid && name !== 'unknown entries')
    for (const { header, secrets, body, signed } of sent) {
      const at = new Date(Number(valuesOf(header, 't')[0]) * 1000)
      expect(signatureHeader(signed?.secrets ?? secrets, body, at)).toBe(header)
    }
    expect(() => signatureHeader([], '{}', new Date()), 'nothing is sent unsigned').toThrow()
  })

  it('the published vectors include the example of the contract', () => {
    const contract = readText('spec/openapi.yaml')
    const [plain] = vectors
    expect(contract).toContain(`example: ${plain?.header}`)
    expect(contract).toContain(`with the secret \`${plain?.secrets[0]}\``)
    expect(contract).toContain(`the body \`${plain?.body}\``)
  })
})

function valuesOf(header: string, name: string): string[] {
  return header
    .split(',')
    .flatMap((entry) => (entry.startsWith(`${name}=`) ? [entry.slice(name.length + 1)] : []))
}

function hmac(secret: string, t: string, body: string): string {
  const message = Buffer.concat([Buffer.from(`${t}.`), Buffer.from(body, 'utf8')])
  return createHmac('sha256', Buffer.from(secret, 'utf8')).update(message).digest('hex')
}

/** Environment that needs neither the network nor a home directory. */
const goEnvironment = {
  PATH: process.env.PATH,
  GOCACHE: resolve(import.meta.dirname, '../../node_modules/.cache/go-build'),
  GOPATH: join(tmpdir(), 'taskwire-go'),
  GOENV: 'off',
  GOFLAGS: '',
  GOPROXY: 'off',
  GOTOOLCHAIN: 'local',
  CGO_ENABLED: '0',
}

interface Example {
  /** Language of the code block in docs/webhooks.md. */
  language: string
  file: string
  /** Command that succeeds if the example can run here. */
  probe: string[]
  /** Returns `valid` or `invalid` for each vector. */
  getVerdicts: () => Promise<string[]>
}

const examples: Example[] = [
  {
    language: 'ts',
    file: 'verify.ts',
    probe: [process.execPath, '--version'],
    getVerdicts: () => verifyAll([process.execPath, example('verify.ts')]),
  },
  {
    language: 'python',
    file: 'verify.py',
    probe: ['python3', '--version'],
    getVerdicts: () => verifyAll(['python3', example('verify.py')]),
  },
  {
    language: 'go',
    file: 'verify.go',
    probe: ['go', 'version'],
    getVerdicts: () => verifyAll(['go', 'run', example('verify.go')], goEnvironment),
  },
  { language: 'bash', file: 'verify.sh', probe: ['openssl', 'version'], getVerdicts: verifyInShell },
]

function example(file: string): string {
  return resolve(import.meta.dirname, '../../examples/webhooks', file)
}

async function verifyAll(command: string[], env: NodeJS.ProcessEnv = process.env): Promise<string[]> {
  return (await run(command, published, env)).trimEnd().split('\n')
}

/** Runs the command, which must not write to standard error, and returns its output. */
async function run(
  [program = '', ...args]: string[],
  input: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = spawn(program, args, { env })
  child.stdin.on('error', () => undefined) // it may finish before it reads the body
  child.stdin.end(input)
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject))
  const [output, complaint] = await Promise.race([
    failed,
    Promise.all([text(child.stdout), text(child.stderr)]),
  ])
  if (complaint !== '') throw new Error(complaint)
  return output
}

async function verifyInShell(): Promise<string[]> {
  const verdicts: string[] = []
  for (const vector of vectors) {
    const outputs = vector.secrets.map((secret) => runShell(vector, secret))
    verdicts.push((await Promise.all(outputs)).includes('valid\n') ? 'valid' : 'invalid')
  }
  return verdicts
}

function runShell({ header, body, now }: Vector, secret: string, path = process.env.PATH): Promise<string> {
  return run([example('verify.sh'), header, String(now)], body, { PATH: path, WEBHOOK_SECRET: secret })
}

const missing = new Set(examples.filter(({ probe }) => !runs(probe)).map(({ file }) => file))
// CI skips no example, since it has every language installed.
const skipped = process.env.CI === 'true' ? new Set<string>() : missing
if (skipped.size > 0)
  console.warn(`skipped, because their interpreters are not installed: ${[...skipped].join(', ')}`)

function runs([program = '', ...args]: string[]): boolean {
  return spawnSync(program, args).status === 0
}

describe.each(examples)('examples/webhooks/$file', ({ language, file, getVerdicts }) => {
  describe.skipIf(skipped.has(file))('the program', () => {
    let verdicts: string[]
    beforeAll(async () => {
      verdicts = await getVerdicts()
    }, 900_000)

    it('the example prints a verdict for each vector', () => {
      expect(verdicts).toHaveLength(vectors.length)
    })

    it.each(vectors.map((vector, index) => ({ ...vector, index })))(
      'the example agrees with the published verdict: $name',
      ({ index, valid }) => {
        expect(verdicts[index]).toBe(valid ? 'valid' : 'invalid')
      },
    )
  })

  it('the example is the same as in docs/webhooks.md', () => {
    const shown = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms')
    const blocks = [...readText('docs/webhooks.md').matchAll(shown)].map(([, code]) => code)
    const [, marked] =
      /^\S+ docs:start\n(.*?)\n*^\S+ docs:end$/ms.exec(readText(`examples/webhooks/${file}`)) ?? []
    expect(blocks).toEqual([`${marked}\n`])
  })
})

describe('verify.ts', () => {
  const secret = newSigningSecret()

  it('verify.ts verifies any bytes as they were sent', () => {
    const bytes = Buffer.from([0xff, 0x00, 0xc3])
    const header = signatureHeader([secret], bytes, new Date())
    expect(verify(secret, header, bytes)).toBe(true)
    expect(verify(secret, header, Buffer.from(bytes.toString('utf8')))).toBe(false)
  })
})

describe.skipIf(skipped.has('verify.sh'))('verify.sh', () => {
  it.each(vectors.filter(({ name }) => ['plain', 'signature is empty'].includes(name)))(
    'verify.sh refuses every request if openssl fails: $name',
    async (vector) => {
      const directory = mkdtempSync(join(tmpdir(), 'taskwire-openssl-'))
      try {
        writeFileSync(join(directory, 'openssl'), '#!/bin/sh\nexit 1\n')
        chmodSync(join(directory, 'openssl'), 0o755)
        const path = `${directory}:${process.env.PATH}`
        expect(await runShell(vector, vector.secrets[0] ?? '', path)).toBe('invalid\n')
      } finally {
        rmSync(directory, { recursive: true })
      }
    },
  )
})
