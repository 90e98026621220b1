import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import { waitFor } from '../runner/wait-for.ts'
import { settingsPrefix, type TestApp } from './app.ts'

export interface StreamEvent {
  type: string
  id: string
  project_id?: string | null
  task_id?: string
}

export interface Stream {
  res: IncomingMessage
  /** Returns the received events, without the comments. */
  events: () => StreamEvent[]
  beats: () => number
  text: () => string
  hasEnded: () => boolean
}

/** Opens a stream of changes until the test ends. */
export async function openStream(on: TestApp, cookie: string, prefix = settingsPrefix): Promise<Stream> {
  const request = get(`${on.url}${prefix}/changes`, { headers: { Cookie: cookie }, agent: false })
  const [res] = (await once(request, 'response')) as [IncomingMessage]
  onTestFinished(() => void res.destroy())
  expect(res.statusCode).toBe(200)
  expect(res.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(res.headers['x-accel-buffering']).toBe('no')
  let text = ''
  let hasEnded = false
  res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  res.once('end', () => (hasEnded = true))
  const parts = () => text.split('\n\n').filter((part) => part !== '')
  const beats = () => parts().filter((part) => part === ': here').length
  const events = () =>
    parts()
      .filter((part) => part !== ': here')
      .map((part) => JSON.parse(part.replace(/^data: /, '')) as StreamEvent)
  return { res, events, beats, text: () => text, hasEnded: () => hasEnded }
}

/** Opens a stream of changes, and waits until it will receive every later change. */
export async function followStream(on: TestApp, cookie: string, prefix = settingsPrefix): Promise<Stream> {
  const stream = await openStream(on, cookie, prefix)
  await waitFor(() => stream.beats() > 0)
  return stream
}

/** Triggers a heartbeat, and waits until it has been handled. */
export async function sendHeartbeat(on: TestApp, { beats, hasEnded }: Stream): Promise<void> {
  const before = beats()
  on.context.streams.heartbeat.emit('beat')
  await waitFor(() => beats() > before || hasEnded())
}
