import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createAdmission } from '../../../src/http/admission/admission.ts'
import { BodyMemory } from '../../../src/http/input/body-memory.ts'
import { apiPrefix, workPrefix, type Answer } from '../../support/app/app.ts'
import { waitForLocks } from '../../support/database/locks.ts'
import { responsesIn } from '../../support/network/raw-http.ts'
import { waitFor } from '../../support/runner/wait-for.ts'
import { signInCookie } from '../../support/world/settings.ts'
import { useWorld } from '../../support/world/world.ts'

/* All bodies in memory, complete or not, share one limit (product.md 2.12). */

/** Bytes of a large body. */
const unit = 190_000
const bodies = new BodyMemory(4 * unit)
const files = new BodyMemory(4 * unit)
const admission = { ...createAdmission(), bodies, files }
const { app, world, full } = useWorld({ admission, config: { bodyLimitBytes: 5 * unit } })

/** Returns a task of exactly this many bytes, padded in a field that the server ignores. */
function taskOf(bytes: number): string {
  const task = { title_text: 'arriving', project_id: world.projects.second, padding: '' }
  return JSON.stringify({ ...task, padding: 'x'.repeat(bytes - JSON.stringify(task).length) })
}

const head = (...headers: string[]): string =>
  [
    `POST ${apiPrefix}/tasks HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Authorization: Bearer ${world.keys.full.secret}`,
    ...headers,
    '\r\n',
  ].join('\r\n')

/** Sends the text, and waits until the server has received this many bytes of the body. */
async function send(text: string, bytes: number, memory = bodies): Promise<Socket> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  onTestFinished(() => void socket.destroy())
  const before = memory.bytes
  socket.write(text)
  await waitFor(() => memory.bytes >= before + bytes)
  return socket
}

/** Sends a task without its last byte. */
const sendAllButLastByte = (): Promise<Socket> =>
  send(head(`Content-Length: ${unit}`) + taskOf(unit).slice(0, -1), unit - 1)

const answerOn = async (socket: Socket): Promise<Answer | undefined> =>
  responsesIn(String((await once(socket, 'data'))[0]))[0]

const waitForRelease = (): Promise<void> => waitFor(() => bodies.bytes + files.bytes === 0)

test('a large body beyond the memory limit is refused with 503, while small bodies and bodies in progress are served (product.md 2.12)', async () => {
  const begun = [await sendAllButLastByte(), await sendAllButLastByte(), await sendAllButLastByte()]
  const refused = await send(head(`Content-Length: ${unit}`) + taskOf(unit).slice(0, -1), 0)
  expect(await answerOn(refused)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: { error: { code: 'service_unavailable' } },
  })
  const next = answerOn(refused)
  refused.write(`}GET ${apiPrefix}/me HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(await next).toMatchObject({ status: 401 })
  expect((await full.patch(`/tasks/${world.tasks.first}`, { title_text: 'small' })).status).toBe(200)
  for (const socket of begun) {
    const served = answerOn(socket)
    socket.write('}')
    expect(await served).toMatchObject({ status: 201 })
  }
  await waitForRelease()
})

test('imported files have their own memory limit, and use none of the memory of other bodies (product.md 2.12)', async () => {
  const cookie = await signInCookie(app, world)
  const path = `${workPrefix}/projects/${world.projects.second}/imports`
  const bytes = 3 * unit
  const file = 'Name,Link\na,'.padEnd(bytes, 'x')
  const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: text/csv', `Cookie: ${cookie}`]
  const upload = [...lines, `Content-Length: ${bytes}`, '\r\n'].join('\r\n') + file
  const begun = await send(upload.slice(0, -1), bytes - 1, files)
  expect((await full.post('/tasks', JSON.parse(taskOf(4 * unit)))).status).toBe(201)
  expect(await answerOn(await send(upload, 0))).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
  })
  const served = answerOn(begun)
  begun.write('x')
  expect(await served).toMatchObject({ status: 200, body: { data: { created: 1 } } })
  await waitForRelease()
})

test('a body that arrives alone is never refused for lack of memory', async () => {
  expect((await full.post('/tasks', JSON.parse(taskOf(5 * unit)))).status).toBe(201)
  await waitForRelease()
})

test('a body that is refused as too large no longer counts toward the memory limit', async () => {
  const bytes = 5 * unit + 1
  const chunk = `${bytes.toString(16)}\r\n${taskOf(bytes)}\r\n`
  const refused = await send(head('Transfer-Encoding: chunked') + chunk, 0)
  expect(await answerOn(refused)).toMatchObject({ status: 413 })
  await waitForRelease()
})

test('a small chunk is counted by the memory that it occupies, not by its length', async () => {
  const piece = '1\r\n{\r\n'
  const socket = await send(head('Transfer-Encoding: chunked') + piece.repeat(1_000), 100_000)
  socket.destroy()
  await waitForRelease()
})

test.each([
  ['a write that waits for a lock', []],
  ['duplicates with one Idempotency-Key', ['Idempotency-Key: held']],
])(
  'a received body counts toward the memory limit until its request ends: %s',
  async (_what, headers: string[]) => {
    const count = headers.length > 0 ? 2 : 1
    const bytes = (3 * unit) / count
    const sockets: Socket[] = []
    await app.context.sql.begin(async (sql) => {
      await sql`select from projects where id = ${world.projects.second} for update`
      const text = head(...headers, `Content-Length: ${bytes}`) + taskOf(bytes)
      for (let i = 0; i < count; i++) sockets.push(await send(text, bytes))
      await waitForLocks(app.context.sql, 1)
      const refused = await full.post('/tasks', JSON.parse(taskOf(2 * unit)))
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
      expect((await full.patch(`/tasks/${world.tasks.first}`, { title_text: 'small' })).status).toBe(200)
    })
    await waitForRelease()
    expect((await full.post('/tasks', JSON.parse(taskOf(2 * unit)))).status).toBe(201)
  },
)
