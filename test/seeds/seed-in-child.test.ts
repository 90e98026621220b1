import { expect, test } from 'vitest'
import { openForWork } from '../../src/db/open-database.ts'
import { seedDemoInChild } from '../../src/seeds/seed-in-child.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

test('a seed process that cannot be started is reported as the reason for the missing demo', async () => {
  const url = await emptyDatabase()
  const { db, close } = openForWork(url, { total: 1, applicationName: 'test' })
  const { execPath } = process
  process.execPath = '/no/such/program'
  try {
    await expect(seedDemoInChild(db, url)).rejects.toThrow(expect.objectContaining({ code: 'ENOENT' }))
  } finally {
    process.execPath = execPath
    await close()
  }
})
