import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { ServerSentEvent } from '../../src/http/handler-types.ts'
import { usePipeline } from '../support/app/pipeline.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const server = usePipeline()
const { call, handle, logOf, open } = server

/** Makes the handler stream these events, then the events of `more`, and records how the stream ended. */
function source(events: ServerSentEvent[], more?: () => Promise<ServerSentEvent>) {
  const state = { sent: 0, returned: false, signal: undefined as AbortSignal | undefined }
  handle((given) => {
    const signal = given.signal as AbortSignal
    state.signal = signal
    async function* stream(): AsyncIterable<ServerSentEvent> {
      try {
        for (const event of events) {
          state.sent++
          yield event
        }
        while (more) {
          const event = await more()
          state.sent++
          yield event
        }
      } finally {
        state.returned = true
      }
    }
    return Promise.resolve({ status: 200, body: stream() })
  })
  return state
}

test('events are written in the Server-Sent Events format', async () => {
  const state = source([
    { comment: 'hello' },
    { event: 'a', id: '1', data: 'x' },
    { data: 'two\nlines' },
    { event: 'evil\ndata: y', data: '' },
  ])
  const { headers, text } = await call('GET', '/listen')
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(text).toBe(
    ': hello\n\nevent: a\nid: 1\ndata: x\n\ndata: two\ndata: lines\n\nevent: evil\nevent: data: y\ndata: \n\n',
  )
  expect(state.returned).toBe(true)
})

test('events are sent immediately', async () => {
  const next = Promise.withResolvers<ServerSentEvent>()
  source([{ data: 'first' }], () => next.promise)
  const res = await open('GET', '/listen')
  const [first] = (await once(res, 'data')) as [Buffer]
  expect(first.toString()).toBe('data: first\n\n')
  expect(server.context.admission.reads.inFlight).toBe(0)
  res.destroy()
})

test('the events of a write are sent once its work is committed', async () => {
  source([{ data: 'done' }])
  expect(await call('POST', '/produce')).toMatchObject({ status: 200, text: 'data: done\n\n' })
})

test('HEAD does not start a stream', async () => {
  const state = source([{ data: 'x' }])
  const { status, headers } = await call('HEAD', '/listen')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(state.sent).toBe(0)
})

test('a stream ends when the client disconnects between two events', async () => {
  const state = source([], () => new Promise((resolve) => setImmediate(resolve, { data: 'x' })))
  const res = await open('GET', '/listen')
  await once(res, 'data')
  res.destroy()
  await waitFor(() => state.returned)
})

test('a waiting source is aborted when the client disconnects', async () => {
  const state = source([{ data: 'x' }], async () => {
    await once(state.signal as AbortSignal, 'abort')
    throw new Error('nobody listens')
  })
  const res = await open('GET', '/listen')
  await once(res, 'data')
  res.destroy()
  await waitFor(() => state.returned)
  expect(server.logs.filter((line) => line.err)).not.toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ message: 'nobody listens' }) as unknown }),
  )
})

test('a stream applies backpressure when the client reads slowly', async () => {
  const data = 'x'.repeat(64 * 1024)
  const state = source([], () => new Promise((resolve) => setImmediate(resolve, { data })))
  const res = await open('GET', '/listen')
  res.pause()
  let before = -1
  await waitFor(async () => {
    const { sent } = state
    const stands = sent === before && sent > 0
    before = sent
    await new Promise((resolve) => setImmediate(resolve))
    return stands
  })
  expect(state.sent).toBeLessThan(1_000)
  res.destroy()
  await waitFor(() => state.returned)
})

test('a stream that fails is cut off, and logged', async () => {
  source([{ data: 'x' }], () => Promise.reject(new Error('the source is dry')))
  const res = await open('GET', '/listen')
  await expect(text(res)).rejects.toThrow(/aborted/)
  expect(logOf(res.headers['x-request-id'])).toMatchObject({
    level: 50,
    res: { operationId: 'listen', aborted: true },
    err: { message: 'the source is dry' },
  })
})

// This test must be the last, since it drains the server that the file shares.
test('a stream ends when the server drains', async () => {
  const state = source([{ data: 'x' }], async () => {
    await once(state.signal as AbortSignal, 'abort')
    return {}
  })
  const res = await open('GET', '/listen')
  const received = text(res)
  server.context.drain.abort()
  expect(await received).toBe('data: x\n\n')
  await waitFor(() => state.returned)
})
