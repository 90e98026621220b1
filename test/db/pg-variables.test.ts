import { expect, onTestFinished, test, vi } from 'vitest'
import { openClient } from '../../src/db/driver.ts'
import { testDatabaseUrl } from '../support/database/database.ts'

/** Variables of libpq and of the driver, each with a value that would be noticed. */
const variables: [name: string, value: string][] = [
  ['PGHOST', 'elsewhere.invalid'],
  ['PGHOSTADDR', '192.0.2.1'],
  ['PGPORT', '1'],
  ['PGDATABASE', 'elsewhere'],
  ['PGUSER', 'elsewhere'],
  ['PGUSERNAME', 'elsewhere'],
  ['PGPASSWORD', 'elsewhere'],
  ['PGPASSFILE', '/nowhere'],
  ['PGSERVICE', 'elsewhere'],
  ['PGOPTIONS', '-c work_mem=64kB'],
  ['PGAPPNAME', 'elsewhere'],
  ['PGSSL', 'require'],
  ['PGSSLMODE', 'verify-full'],
  ['PGSSLNEGOTIATION', 'direct'],
  ['PGCONNECT_TIMEOUT', '0.0001'],
  ['PGIDLE_TIMEOUT', '0.0001'],
  ['PGMAX_LIFETIME', '0.0001'],
  ['PGMAX_PIPELINE', '0'],
  ['PGBACKOFF', '1000'],
  ['PGKEEP_ALIVE', 'x'],
  ['PGPREPARE', ''],
  ['PGMAX', '0'],
  ['PGTARGETSESSIONATTRS', 'any'],
  ['PGTARGETSESSIONATTRS', 'standby'],
  ['PGTARGETSESSIONATTRS', 'nonsense'],
  ['PGTZ', 'Asia/Tokyo'],
  ['PGDATESTYLE', 'German'],
  ['PGCLIENTENCODING', 'LATIN1'],
]

const facts = `select current_user as role, current_database() as name, inet_server_port() as port,
  current_setting('application_name') as application, current_setting('work_mem') as memory`

test.each(variables)(
  '%s=%s does not change how the server connects to the database (product.md 15.27)',
  async (name, value) => {
    const url = await testDatabaseUrl()
    const read = async (): Promise<unknown> => {
      const sql = openClient(url, 'variables test')
      onTestFinished(() => sql.end({ timeout: 0 }))
      return { ...(await sql.unsafe(facts))[0] }
    }
    const expected = await read()
    vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await read()).toEqual(expected)
  },
)

test.each(['PGUSER', 'PGUSERNAME', 'PGDATABASE', 'PGPASSWORD'])(
  '%s does not supply a part that the URL omits (product.md 15.27)',
  async (name) => {
    const own = new URL(await testDatabaseUrl())
    if (name === 'PGPASSWORD') own.password = ''
    else if (name === 'PGDATABASE') own.pathname = ''
    else own.username = own.password = ''
    const failureOf = async (): Promise<unknown> => {
      const sql = openClient(own.href, 'variables test')
      onTestFinished(() => sql.end({ timeout: 0 }))
      return sql.unsafe(facts).then(
        ([row]) => ({ ...row }),
        (error: Error) => error.message,
      )
    }
    const expected = await failureOf()
    vi.stubEnv(name, name === 'PGPASSWORD' ? 'wrong' : 'elsewhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await failureOf()).toEqual(expected)
  },
)
