import { expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { sessionSecret, startApp } from '../support/app/app.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { startReceiver, status } from '../support/network/receiver.ts'
import { startServer, type TestServer } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

const rounds = 4
const changes = 200
/** Number of concurrent requests: small, so none waits long for a database connection. */
const concurrentTasks = 25

test(`a worker that is killed ${rounds} times with ${changes} deliveries in flight loses no webhook event, and resends the same bytes (product.md 11.5, 12.6)`, async () => {
  const app = await startApp({}, 'test')
  const world = await app.fixture()
  const receiver = await startReceiver()
  // Slow responses, so many deliveries are in flight at any moment.
  receiver.otherwise((res, req) => void setTimeout(() => status(200)(res, req), 50))
  await giveEndpoint(app, world.workspace.id, receiver.url)
  const env = {
    ROLE: 'worker',
    DATABASE_URL: await testDatabaseUrl(),
    SESSION_SECRET: sessionSecret,
    WEBHOOKS_ALLOW_INSECURE: '1',
    // Leases last ten seconds longer than an attempt.
    WEBHOOK_TIMEOUT_SECONDS: '1',
  }
  const full = app.withSecret(world.keys.full.secret)
  const createTask = async (round: number): Promise<string> => {
    const body = { title_text: `round ${round}`, project_id: world.projects.second }
    const answer = await full.post('/tasks', body)
    expect(answer.status, answer.text).toBe(201)
    return (answer.body as Schemas['TaskResponse']).data.id
  }
  let worker: TestServer = await startServer(env)
  const created: string[] = []
  for (let round = 0; round < rounds; round++) {
    const before = receiver.requests.length
    for (let sent = 0; sent < changes; sent += concurrentTasks) {
      const answers = await Promise.all(Array.from({ length: concurrentTasks }, () => createTask(round)))
      created.push(...answers)
    }
    await waitFor(() => receiver.requests.length >= before + 10)
    await worker.kill('SIGKILL')
    worker = await startServer(env)
  }
  const bodies = new Map<string, Set<string>>()
  const arrived = (): Set<string> => {
    for (const { headers, body } of receiver.requests.splice(0)) {
      const id = headers['service-event-id'] ?? ''
      bodies.set(id, (bodies.get(id) ?? new Set()).add(body.toString()))
    }
    const tasks = [...bodies.values()].flatMap((texts) => [...texts])
    return new Set(tasks.map((text) => (JSON.parse(text) as { data: { id: string } }).data.id))
  }
  // Deliveries of a killed worker are sent again when their lease ends.
  await waitFor(() => arrived().size === created.length, 600_000)
  expect(arrived()).toEqual(new Set(created))
  expect([...bodies.values()].every((texts) => texts.size === 1)).toBe(true)
  expect(await worker.kill('SIGTERM')).toBe(0)
}, 1_800_000)
