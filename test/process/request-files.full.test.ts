import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished, test } from 'vitest'
import { apiPrefix } from '../../src/config.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { openForWork, type Database } from '../../src/db/database.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { operatorIn } from '../support/webhooks.ts'

type Send = (url: string, world: Fixture, key: string) => Promise<void>

/** Numbers of files that a reader has to know for all that the operation does. */
const requests: [operation: string, maxFiles: number, send: Send][] = [
  ['POST /tasks with an Idempotency-Key', 30, createTask],
  ['GET /tasks/{id}', 20, getTask],
]

const sessionSecret = 'the session secret of this test, long enough'

test.each(requests)(
  '%s passes through at most %i files of src',
  async (_operation, maxFiles, send) => {
    const url = await testDatabaseUrl()
    const { db, close } = openForWork(url, { total: 1, applicationName: 'request files' })
    onTestFinished(close)
    const world = await makeWorld(db)
    const server = await startServer(url)
    await send(server.url, world, 'the first, for which statements are prepared')
    // Background work, such as a heartbeat, is not part of every request.
    let files = await filesOfRequest(server, world, send, 0)
    for (let i = 1; i < 10 || (i < 60 && files.length > maxFiles); i++) {
      const others = await filesOfRequest(server, world, send, i)
      files = files.filter((file) => others.includes(file))
    }
    if (files.length > maxFiles) throw new Error(`it passes through ${files.length}:\n${files.join('\n')}`)
  },
  60_000,
)

/** Creates a fixture with an endpoint that subscribes to everything. */
async function makeWorld(db: Database): Promise<Fixture> {
  const world = await createFixture(db, new Date())
  const endpoint = { url: 'https://receiver.example/hook', events: [] }
  const box = createSecretBox(sessionSecret)
  const source = operatorIn(world.workspace.id, new Date())
  await runTransaction(db, (tx) => addEndpoint(tx, source, box, endpoint))
  return world
}

interface Started {
  url: string
  child: ChildProcess
}

/** Starts a server without workers and jobs. */
async function startServer(databaseUrl: string): Promise<Started> {
  const settings = { DATABASE_URL: databaseUrl, SESSION_SECRET: sessionSecret, PORT: '0', ROLE: 'api' }
  const child = fork('src/server.ts', {
    execArgv: ['--import', './test/process/files-run.ts'],
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (!child.stdout) throw new Error('the output is a pipe')
  for await (const line of createInterface(child.stdout)) {
    const url = /listening on (\S+)/.exec(line)?.[1]
    if (url !== undefined) {
      child.stdout.resume()
      return { url, child }
    }
  }
  throw new Error('the server did not start')
}

async function filesOfRequest(
  { url, child }: Started,
  world: Fixture,
  send: Send,
  i: number,
): Promise<string[]> {
  await filesRun(child)
  await send(url, world, `request ${i}`)
  return filesRun(child)
}

async function filesRun(server: ChildProcess): Promise<string[]> {
  server.send('files')
  const [files] = (await once(server, 'message')) as [string[]]
  return files
}

/** Creates a task with a stored reply, a notification and a webhook event. */
async function createTask(url: string, { keys, projects, users }: Fixture, key: string): Promise<void> {
  const response = await fetch(`${url}${apiPrefix}/tasks`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${keys.full.secret}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ title_text: 'A task', project_id: projects.main, user_ids: [users.admin] }),
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(text)
}

async function getTask(url: string, { keys, tasks }: Fixture): Promise<void> {
  const headers = { Authorization: `Bearer ${keys.full.secret}` }
  const response = await fetch(`${url}${apiPrefix}/tasks/${tasks.first}`, { headers })
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
}
