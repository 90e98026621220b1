import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { newSecret } from '../../src/crypto/api-key-secret.ts'
import { apiPrefix, type Answer } from '../support/app/app.ts'
import { taskwire, taskwireInProcess } from '../support/app/cli.ts'
import { readDocumented } from '../support/contract/contract.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { reads, type Operation } from '../support/contract/operations.ts'
import { replyExample } from '../support/contract/contract-examples.ts'
import { waitFor } from '../support/runner/wait-for.ts'

interface Mock {
  origin: string
  output(): string
  /** Lists the mock's files in the temporary directory. */
  files(): Promise<string[]>
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts a mock with the command, in a separate temporary directory. */
async function startMock(args: string[] = [], env: Record<string, string> = {}): Promise<Mock> {
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-mock-test-'))
  // PostgreSQL may run as another user.
  await chmod(directory, 0o755)
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['src/cli.ts', 'mock', '--port', '0', ...args], {
    env: { PATH, NODE_COMPILE_CACHE, TMPDIR: directory, ...env },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit') as Promise<[number | null]>
  await Promise.race([once(child.stdout, 'data'), ended])
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return (await ended)[0]
  }
  onFileFinished(async () => {
    await end('SIGTERM')
    await rm(directory, { recursive: true, force: true })
  })
  return {
    origin: /listening on (http:\S+)/.exec(output)?.[1] ?? '',
    output: () => output,
    files: () => readdir(directory),
    end,
  }
}

const secret = newSecret()
let mock: Mock
// Neither of these databases exists, so a mock that opened one would not start.
beforeAll(async () => {
  mock = await startMock([], { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: '/dev/null/none' })
})

/** Sends a request to the mock, and validates the response against the contract. */
async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const res = await fetch(`${mock.origin}${apiPrefix}${path}`, {
    method,
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return readDocumented(method, path, res)
}

/** Returns the path of an operation with the examples of its parameters. */
const pathOf = ({ path, parameters }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => String(parameters.find((one) => one.name === name)?.example))

test.each(reads.map((operation) => [operation.id, operation] as const))(
  'the mock returns the example of the contract for %s',
  async (id, operation) => {
    const { body } = await call('GET', pathOf(operation))
    const { rate_limit: _, ...example } = replyExample(id as 'getMe')
    expect(body).toMatchObject(example)
  },
)

const { id: project_id } = replyExample('getProject').data

test('a created task can be read, even with another key', async () => {
  const { data: task } = (await call('POST', '/tasks', { title_text: 'Try it 🎉', project_id })).body
  const other = { Authorization: `Bearer ${newSecret()}` }
  expect((await call('GET', `/tasks/${task.id}`, undefined, other)).body.data).toEqual(task)
})

test('an Idempotency-Key is replayed for a secret that was unknown when both requests arrived', async () => {
  const headers = { Authorization: `Bearer ${newSecret()}`, 'Idempotency-Key': 'once' }
  const post = () => call('POST', '/tasks', { title_text: 'One', project_id }, headers)
  const answers = await Promise.all([post(), post()])
  const replays = answers.filter((answer) => answer.headers['idempotent-replay'] === 'true')
  expect([answers[0].text, replays.length]).toEqual([answers[1].text, 1])
})

test.each([
  ['a missing secret', ''],
  ['a malformed secret', 'Bearer svc_x'],
  ['a wrong checksum', `Bearer ${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`],
])('%s is refused with 401', async (_, Authorization) => {
  const answer = await call('GET', '/me', undefined, { Authorization })
  expect(answer).toMatchObject({ status: 401, body: { error: { code: 'api_key_required' } } })
})

test('the served contract names the URL of the mock', async () => {
  const served = (await (await fetch(`${mock.origin}/openapi.json`)).json()) as { servers: object[] }
  expect(served.servers).toEqual([{ url: mock.origin + apiPrefix }])
})

describe('the command', () => {
  test('the mock command prints the URL that it listens on in one line, and nothing else', () => {
    expect(mock.output()).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+\n$/)
  })

  test('the mock command exits with 1 if its port is taken', async () => {
    const { port } = new URL(mock.origin)
    expect(await taskwire(['mock', '--port', port])).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: port ${port} is in use by another process\n`,
    })
  })

  test('the mock command delays each response of the API by --latency, and leaves nothing behind after SIGTERM', async () => {
    const slow = await startMock(['--latency', '60000'])
    const call = fetch(`${slow.origin}${apiPrefix}/me`).catch(() => 'cut off')
    expect((await fetch(`${slow.origin}/healthz`)).status).toBe(200)
    expect(await slow.end('SIGTERM')).toBe(0)
    expect([await call, await slow.files()]).toEqual(['cut off', []])
  })

  test('the mock command leaves nothing behind after SIGKILL', async () => {
    const database = join((await mock.files())[0] ?? '', 'postgres')
    await mock.end('SIGKILL')
    await waitFor(async () => (await mock.files()).length === 0)
    await waitFor(() => !spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.includes(database))
  })

  test.each([[['--port', 'x']], [['--latency', '-1']], [['--latency', '1s']], [['now']]])(
    'the mock command exits with 78 on invalid usage: %j',
    async (args) => {
      expect(await taskwireInProcess(['mock', ...args])).toMatchObject({
        code: 78,
        stdout: '',
        stderr: expect.stringMatching(/^error: (?!error)[^\n]+\n$/) as string,
      })
    },
  )
})
