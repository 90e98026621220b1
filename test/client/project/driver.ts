import { createInterface } from 'node:readline'
import { Taskwire, TaskwireError } from '@taskwire/client'
import { verifyWebhook } from '@taskwire/client/webhooks'

/* Reads calls from standard input, one JSON line each, and prints their outcomes. */

export interface Call {
  options: { baseUrl: string; key: string; maxRetries?: number; timeoutMs?: number }
  /**
   * Method such as `tasks.get`; a list method reads the whole list. `verifyWebhook` takes `now` in seconds.
   */
  method: string
  args: unknown[]
  /** True to read only one page of a list. */
  page?: boolean
}

export interface Outcome {
  value?: unknown
  error?: { isTaskwireError: boolean; name: string; message: string; [field: string]: unknown }
  /** Milliseconds that the client would have waited before further attempts. */
  waits: number[]
  lastResponse: unknown
}

type Methods = Record<string, Record<string, (...args: unknown[]) => unknown>>

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await run(JSON.parse(line) as Call)))
}

async function run(call: Call): Promise<Outcome> {
  const waits: number[] = []
  const sleep = (ms: number): Promise<void> => Promise.resolve(void waits.push(ms))
  // `sleep` is only for tests, so it is not in the types.
  const options: Call['options'] & { sleep: typeof sleep } = { ...call.options, sleep }
  const taskwire = new Taskwire(options)
  const outcome = await perform(taskwire, call).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: describe(error) }),
  )
  return { ...outcome, waits, lastResponse: taskwire.lastResponse }
}

async function perform(taskwire: Taskwire, { method, args, page }: Call): Promise<unknown> {
  if (method === 'verifyWebhook') {
    const [body, header, secret, now] = args as [string, string, string, number]
    return verifyWebhook(Buffer.from(body), header, secret, { now: new Date(now * 1000) })
  }
  const [resource = '', name = ''] = method.split('.')
  const answer = (taskwire as unknown as Methods)[resource]?.[name]?.(...args)
  if (name !== 'list' && name !== 'cards') return answer
  const list = answer as ReturnType<Taskwire['tasks']['list']>
  if (page) return list.page()
  const items: unknown[] = []
  for await (const item of list) items.push(item)
  return items
}

function describe(error: unknown): NonNullable<Outcome['error']> {
  if (!(error instanceof Error))
    return { isTaskwireError: false, name: 'not an error', message: String(error) }
  const { name, message } = error
  return { isTaskwireError: error instanceof TaskwireError, ...error, cause: undefined, name, message }
}
