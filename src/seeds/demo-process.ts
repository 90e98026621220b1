/* Entry point of a process that creates the demo in the database whose URL it receives, unless a workspace exists. */

import { openForWork } from '../db/open-database.ts'
import { innermostCode, innermostMessage } from '../errors.ts'
import { seedDemo, type Demo } from './demo.ts'

export type Outcome = { demo?: Demo | undefined } | { message: string; code?: string | undefined }

process.once('message', (databaseUrl: string) => void answer(databaseUrl))
// Without the parent process, nobody would see the password.
process.once('disconnect', () => process.exit())

async function answer(databaseUrl: string): Promise<void> {
  process.send?.(await seed(databaseUrl))
}

async function seed(databaseUrl: string): Promise<Outcome> {
  const { db, close } = openForWork(databaseUrl, { total: 1, applicationName: 'taskwire' })
  try {
    return { demo: await seedDemo({ db, clock: { now: () => new Date() } }) }
  } catch (error) {
    return { message: innermostMessage(error), code: innermostCode(error) }
  } finally {
    await close()
  }
}
