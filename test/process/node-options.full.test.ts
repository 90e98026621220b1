import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { testDatabaseUrl } from '../support/database/database.ts'
import { startServer, testDataDir } from '../support/app/server.ts'

const { start } = packageJson.scripts
const options = start.split(' ').filter((word) => word.startsWith('--'))

test.each([
  ['nothing after npm start', start, ''],
  [
    'the options that are missing after a manual start',
    'exec node src/server.ts',
    `Started without ${options.join(' ')}, which "npm start" passes`,
  ],
  [
    'a directory of the compile cache that Node cannot use',
    `export NODE_COMPILE_CACHE=/dev/null/none; ${start}`,
    'Node cannot use NODE_COMPILE_CACHE=/dev/null/none',
  ],
])(
  'the warning about missing Node options shows %s',
  async (_title, command, line) => {
    const dataDir = await testDataDir()
    const errors = join(dataDir, 'stderr')
    const settings = { DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET: 's'.repeat(32) }
    await startServer(settings, ['sh', '-c', `${command} 2>${errors}`])
    const lines = (await readFile(errors, 'utf8')).split('\n').filter(Boolean)
    expect(lines).toEqual(line === '' ? [] : [expect.stringContaining(line)])
  },
  60_000,
)
