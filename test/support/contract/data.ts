import type { Caller, CallOptions } from '../app/app.ts'

/** Returns the `data` of a successful read, whose type the contract check has confirmed. */
export async function readData<Data>(caller: Caller, path: string, options?: CallOptions): Promise<Data> {
  const answer = await caller.get(path, options)
  if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.text}`)
  return (answer.body as { data: Data }).data
}
