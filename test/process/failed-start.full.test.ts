import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { taskwire } from '../support/app/cli.ts'
import { runServer, startServer, testDataDir } from '../support/app/server.ts'

const hasPostmaster = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))

test('a server and its commands ignore the PG* variables of another database (product.md 15.27)', async () => {
  const elsewhere = {
    PGHOST: 'elsewhere.invalid',
    PGPORT: '1',
    PGUSER: 'elsewhere',
    PGPASSWORD: 'elsewhere',
    PGDATABASE: 'elsewhere',
    PGOPTIONS: '-c nonsense=1',
    PGSSLMODE: 'verify-full',
    PGTARGETSESSIONATTRS: 'any',
    PGCONNECT_TIMEOUT: '0',
    PGDATA: '/nowhere',
  }
  const dataDir = await testDataDir()
  for (const WORKERS of ['1', '2']) {
    const server = await startServer({ DATA_DIR: dataDir, DEMO: '0', WORKERS, ...elsewhere })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', SESSION_SECRET: '', ...elsewhere }
    expect(await taskwire(['workspaces', 'list'], env)).toMatchObject({ code: 0, stderr: '' })
    expect(await server.kill('SIGTERM')).toBe(0)
  }
  expect(hasPostmaster(dataDir)).toBe(false)
})

test('a server or a command that cannot open the built-in PostgreSQL leaves no PostgreSQL running (product.md 15.28)', async () => {
  const dataDir = await testDataDir()
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', SESSION_SECRET: '' }
  expect(await taskwire(['migrate'], env)).toMatchObject({ code: 0 })
  const password = join(dataDir, 'postgres-password')
  const right = await readFile(password, 'utf8')
  await writeFile(password, 'not the password of this database')
  expect((await runServer({ DATA_DIR: dataDir })).code).toBe(1)
  expect(hasPostmaster(dataDir)).toBe(false)
  expect((await taskwire(['workspaces', 'list'], env)).code).toBe(1)
  expect(hasPostmaster(dataDir)).toBe(false)
  await writeFile(password, right)
})
