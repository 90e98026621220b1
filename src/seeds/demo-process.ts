/* The entrance of a process that makes the demo of a new database. */

import { openChannel } from '../channel.ts'
import { openForWork } from '../db/database.ts'
import { seedDemo, type Demo } from './demo.ts'

export type DemoQuestions = {
  /** Makes the demo in the database of this URL, unless it has a workspace. */
  seed(databaseUrl: string): Demo | undefined
}

openChannel<Record<never, never>, DemoQuestions>(process, {
  async seed(databaseUrl) {
    const { db, close } = openForWork(databaseUrl, { total: 1, applicationName: 'taskwire' })
    try {
      return await seedDemo({ db, clock: { now: () => new Date() } })
    } finally {
      await close()
    }
  },
})
// Nobody would learn the password any more.
process.once('disconnect', () => process.exit())
