import type { Worker } from 'node:cluster'
import { innermostCode, innermostMessage } from '../errors.ts'

/** Calls a function of the process at the other end; the value and the result are JSON. */
export type Call = <Result>(name: string, value?: unknown) => Promise<Result>

/** A call if it has a name, else the outcome of the call with this id. */
interface Message {
  id: number
  name?: string
  value?: unknown
  error?: { message: string; code: string | undefined }
}

/** Lets the other end of a channel call `functions`, and returns how to call its own. */
export function connect(channel: Worker, functions: Record<string, (value: never) => unknown>): Call {
  const calls = new Map<number, PromiseWithResolvers<never>>()
  let lastId = 0
  // A message to a process that has just ended is lost with it.
  const send = (message: Message): void => void channel.send(message, () => undefined)
  channel.on('error', () => undefined)

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

  channel.on('message', (message: Message) => void receive(message))
  return (name, value) => {
    const call = Promise.withResolvers<never>()
    calls.set(++lastId, call)
    send({ id: lastId, name, value })
    return call.promise
  }
}
