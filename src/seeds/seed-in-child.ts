import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Database } from '../db/database.ts'
import { workspaces } from '../db/schema.ts'
import type { Demo } from './demo.ts'
import type { Outcome } from './demo-process.ts'

/**
 * Creates the demo in another process, if there is no workspace yet. In the server itself it would raise the memory use by a sixth.
 */
export async function seedDemoInChild(db: Database, databaseUrl: string): Promise<Demo | undefined> {
  const [workspace] = await db.select({ id: workspaces.id }).from(workspaces).limit(1)
  if (workspace) return undefined
  const child = fork(new URL('demo-process.ts', import.meta.url))
  try {
    // Rejects if the process cannot be started.
    await once(child, 'spawn')
    child.send(databaseUrl)
    const ended = once(child, 'exit').then(() => [{ message: 'the process that creates the demo exited' }])
    const [outcome] = (await Promise.race([once(child, 'message'), ended])) as [Outcome]
    if ('message' in outcome) throw Object.assign(new Error(outcome.message), { code: outcome.code })
    return outcome.demo
  } finally {
    if (child.connected) child.disconnect()
  }
}
