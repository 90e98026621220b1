import type { Worker } from 'node:cluster'
import { innermostCode, innermostMessage } from '../errors.ts'

/** Calls a function of the process at the other end. The value and the result are JSON. */
export type Call = <Result>(name: string, value?: unknown) => Promise<Result>

/** A call if the name is set, otherwise the result of the call with this id. */
interface Message {
  id: number
  name?: string
  value?: unknown
  error?: { message: string; code: string | undefined }
}

/** Lets the other end of a channel call `functions`. Returns a function that calls those of the other end. */
export function connect(channel: Worker, functions: Record<string, (value: never) => unknown>): Call {
  const calls = new Map<number, PromiseWithResolvers<never>>()
  let lastId = 0
  let waiting: Message[] = []
  // A message to a process that has just exited is lost.
  channel.on('error', () => undefined)

  /** Sends the messages of one turn of the event loop together. */
  function send(message: Message): void {
    if (waiting.push(message) > 1) return
    setImmediate(() => {
      channel.send(waiting, () => undefined)
      waiting = []
    })
  }

  async function receive({ id, name, value, error }: Message): Promise<void> {
    if (name === undefined) {
      if (error) calls.get(id)?.reject(Object.assign(new Error(error.message), { code: error.code }))
      else calls.get(id)?.resolve(value as never)
      return void calls.delete(id)
    }
    try {
      send({ id, value: await functions[name]?.(value as never) })
    } catch (error) {
      send({ id, error: { message: innermostMessage(error), code: innermostCode(error) } })
    }
  }

  channel.on('message', (messages: Message[]) => {
    for (const message of messages) void receive(message)
  })
  return (name, value) => {
    const call = Promise.withResolvers<never>()
    calls.set(++lastId, call)
    send({ id: lastId, name, value })
    return call.promise
  }
}
