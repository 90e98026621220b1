import { innermostCode, innermostMessage } from './errors.ts'

/** What one end may be asked: a function a question. Questions, answers and what is within them are JSON. */
type Questions = Record<string, (value: never) => unknown>

type Answers<Q extends Questions> = {
  [Name in keyof Q]: (value: Parameters<Q[Name]>[0]) => ReturnType<Q[Name]> | Promise<ReturnType<Q[Name]>>
}

/** Asks the other end. What it cannot answer any more is rejected. */
export type Ask<Q extends Questions> = <Name extends keyof Q & string>(
  name: Name,
  ...value: Parameters<Q[Name]>
) => Promise<ReturnType<Q[Name]>>

/** Either end of the channel that Node opens between a process and one that it has started. */
interface End {
  send?(message: object, callback: (error: Error | null) => void): boolean
  on(event: 'message', listener: (message: unknown) => void): unknown
  once(event: 'disconnect', listener: () => void): unknown
}

type Message =
  | { ask: string; id: number; value?: unknown }
  | { id: number; answer?: unknown }
  | { id: number; error: Failure }

/** An error on its way: what is around the innermost often repeats a whole query, with its values. */
export interface Failure {
  message: string
  code?: string | undefined
}

export const failureOf = (error: unknown): Failure => ({
  message: innermostMessage(error),
  code: innermostCode(error),
})

export const errorOf = ({ message, code }: Failure): Error => Object.assign(new Error(message), { code })

/** Answers what the other end asks, and returns how to ask it. */
export function openChannel<Theirs extends Questions, Ours extends Questions>(
  end: End,
  answers: Answers<Ours>,
): Ask<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0

  const send = (message: Message, onFailure: (error: Error) => void = () => undefined): void =>
    void end.send?.(message, (error) => error && onFailure(error))

  async function answer(name: string, id: number, value: unknown): Promise<void> {
    try {
      send({ id, answer: await (answers[name] as (value: unknown) => unknown)(value) })
    } catch (error) {
      send({ id, error: failureOf(error) })
    }
  }

  end.on('message', (received) => {
    const message = received as Message
    if ('ask' in message) return void answer(message.ask, message.id, message.value)
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if ('error' in message) asked?.reject(errorOf(message.error))
    else asked?.resolve(message.answer)
  })
  end.once('disconnect', () => {
    for (const { reject } of waiting.values()) reject(new Error('the process has ended'))
    waiting.clear()
  })

  return (name, value?) => {
    const asked = Promise.withResolvers<unknown>()
    const id = ++lastId
    waiting.set(id, asked)
    send({ ask: name, id, value }, asked.reject)
    return asked.promise as ReturnType<Ask<Theirs>>
  }
}
