import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnSyncOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { prepareCluster } from '../../src/db/embedded/cluster.ts'
import { openEmbeddedPostgres, stopUnused } from '../../src/db/embedded/embedded.ts'
import { ensureStarted } from '../../src/db/embedded/postmaster.ts'
import { isAlive } from '../../src/db/embedded/process-alive.ts'
import { loadSessionSecret } from '../../src/crypto/session-secret.ts'
import { taskwire } from '../support/app/cli.ts'
import { makeCluster15, isPostgres15Missing } from '../support/database/postgres-15.ts'
import { runServer, testDataDir } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

type Role = 'server' | 'command'

/** Process that has the database open. */
interface User {
  pid: number
  url: string
  close: () => Promise<void>
  /** Sends SIGKILL. */
  kill: () => Promise<void>
}

const embedded = new URL('../../src/db/embedded/embedded.ts', import.meta.url)
const program = `
  import { openEmbeddedPostgres } from '${embedded.href}'
  const [, dataDir, role] = process.argv
  try {
    const { url, close } = await openEmbeddedPostgres(dataDir, { role })
    process.send({ url })
    process.once('message', () => close().then(() => process.disconnect()))
  } catch ({ name, message }) {
    process.send({ error: name + ': ' + message }, () => process.disconnect())
  }`

function spawnUser(dataDir: string, role: Role): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir, role], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function openElsewhere(dataDir: string, role: Role): Promise<User> {
  const child = spawnUser(dataDir, role)
  const [{ url, error }] = (await once(child, 'message')) as [{ url?: string; error?: string }]
  if (url === undefined) throw new Error(error)
  return {
    pid: child.pid ?? 0,
    url,
    async close() {
      child.send('close')
      expect(await once(child, 'exit')).toEqual([0, null])
    },
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function openHere(dataDir: string, role: Role = 'command'): Promise<Pick<User, 'url' | 'close'>> {
  const opened = await openEmbeddedPostgres(dataDir, { role })
  const close = (): Promise<void> => opened.close()
  onTestFinished(close)
  return { url: opened.url, close }
}

let made: string

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'taskwire-made-'))
  const opened = await openEmbeddedPostgres(made, { role: 'command' })
  await opened.close()
})

afterAll(() => rm(made, { recursive: true }))

/** Copies a directory with a database, which is faster than creating one. */
async function madeDataDir(): Promise<string> {
  const dataDir = await testDataDir()
  execFileSync('cp', ['-a', `${made}/.`, dataDir])
  return dataDir
}

/** Returns a directory that does not exist, in one that other users may enter. */
async function newDataDir(): Promise<string> {
  const parent = await testDataDir()
  await chmod(parent, 0o755)
  return join(parent, 'data')
}

/** Returns the first column of the first row. */
async function ask<T>(url: string, query: string, values: string[] = []): Promise<T | undefined> {
  const sql = postgres(url, { max: 1, connect_timeout: 5 })
  try {
    const [row] = await sql.unsafe<Record<string, T>[]>(query, values)
    return row && Object.values(row)[0]
  } finally {
    await sql.end({ timeout: 0 })
  }
}

function answers(url: string): Promise<boolean> {
  return ask(url, 'select 1').then(
    (one) => one === 1,
    () => false,
  )
}

async function postmasterPid(dataDir: string): Promise<number> {
  return parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'))
}

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8)
}

/** Lists all files with their modification times. */
async function namesAndTimes(directory: string): Promise<string[]> {
  const names = (await readdir(directory, { recursive: true })).sort()
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(directory, name))).mtimeMs}`))
}

const whole = ['postgres', 'postgres-password', 'postgres.log']

const isRoot = process.getuid?.() === 0
/** True if other users can run the programs installed here. */
const isOpenToOthers =
  isRoot &&
  succeeds('/bin/sh', ['-c', 'cd -- "$0"', import.meta.dirname], { uid: 65_534, gid: 65_534, cwd: '/' })
const mayUnshare = isRoot && succeeds('unshare', ['--user', 'true'])
if (!isOpenToOthers)
  console.warn(
    'skipped: a database that root creates for another user, who must be able to access this folder',
  )
if (!mayUnshare)
  console.warn('skipped: a database below a private directory of root, which needs root and unshare')

function succeeds(command: string, args: string[], options: SpawnSyncOptions = {}): boolean {
  return spawnSync(command, args, options).status === 0
}

describe('creating the database', () => {
  test('a process that is killed while it creates the database leaves nothing that could be taken for a database', async () => {
    const dataDir = await testDataDir()
    const drafts = async (): Promise<string[]> =>
      (await readdir(dataDir)).filter((name) => name.includes('.draft-'))
    const maker = spawnUser(dataDir, 'command')
    await waitFor(async () =>
      (await drafts()).some((draft) => existsSync(join(dataDir, draft, 'PG_VERSION'))),
    )
    maker.kill('SIGKILL')
    await once(maker, 'exit')
    expect(await readdir(dataDir)).not.toContain('postgres')
    expect(await drafts()).toHaveLength(1)

    const { url } = await openHere(dataDir)
    expect(await answers(url)).toBe(true)
    expect((await readdir(dataDir)).sort()).toEqual(whole)
  })

  test('unfinished databases are removed if their process has exited, and kept if it is running', async () => {
    const dataDir = await testDataDir()
    const gone = spawnSync('true').pid
    const drafts = {
      'of an exited process': `postgres.draft-${gone}-1700000000000-aaaaaa`,
      'of an exited process that had our process id': `postgres.draft-${process.pid}-1700000000000-bbbbbb`,
      'of a running process': `postgres.draft-${process.ppid}-1700000000000-cccccc`,
    }
    for (const draft of Object.values(drafts)) {
      await mkdir(join(dataDir, draft, 'base'), { recursive: true })
      await writeFile(join(dataDir, draft, 'PG_VERSION'), '18\n')
    }
    const { url } = await openHere(dataDir)
    expect(await answers(url)).toBe(true)
    expect((await readdir(dataDir)).sort()).toEqual([...whole, drafts['of a running process']].sort())
  })

  test('two commands that start together on an empty directory create one database, and share it', async () => {
    const dataDir = await newDataDir()
    const users = await Promise.all([openElsewhere(dataDir, 'command'), openElsewhere(dataDir, 'command')])
    expect(users[0].url).toBe(users[1].url)
    expect(await answers(users[0].url)).toBe(true)
    expect((await readdir(dataDir)).sort()).toEqual(whole)
    await Promise.all(users.map((user) => user.close()))
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
  })

  test('only the owner of the database may read its files', async () => {
    const dataDir = await newDataDir()
    const { close } = await openHere(dataDir)
    await loadSessionSecret({ dataDir })
    const modes = {
      postgres: '700',
      'postgres-password': '600',
      'postgres.log': '600',
      'session-secret': '600',
    }
    expect(await modeOf(dataDir)).toBe('700')
    for (const [name, mode] of Object.entries(modes))
      expect(await modeOf(join(dataDir, name)), name).toBe(mode)
    expect((await readdir(dataDir)).sort()).toEqual(Object.keys(modes).sort())
    await close()
  })

  test.each([
    ['an empty directory is closed to others', [], '700'],
    ['a directory with other files keeps its mode', ['notes.txt'], '755'],
  ])('creating the database leaves safe file modes: %s', async (_what, files, mode) => {
    const dataDir = await newDataDir()
    await mkdir(dataDir)
    await chmod(dataDir, 0o755)
    for (const file of files) await writeFile(join(dataDir, file), '')
    const { url, close } = await openHere(dataDir)
    expect(await answers(url)).toBe(true)
    expect(await modeOf(dataDir)).toBe(mode)
    expect(await modeOf(join(dataDir, 'postgres'))).toBe('700')
    expect(await modeOf(join(dataDir, 'postgres-password'))).toBe('600')
    await close()
  })

  test('a database without its password file is refused, and the message names the file', async () => {
    const dataDir = await testDataDir()
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    onTestFinished(() => rm(join(dataDir, 'postgres'), { recursive: true }))
    await expect(openEmbeddedPostgres(dataDir, { role: 'command' })).rejects.toThrow(
      'postgres-password is missing',
    )
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  test.skipIf(isPostgres15Missing)(
    'a database of another major version is refused with a message, and not changed',
    async () => {
      const dataDir = await newDataDir()
      await mkdir(dataDir)
      const postgres = join(dataDir, 'postgres')
      await makeCluster15(postgres, dataDir)
      onTestFinished(() => rm(postgres, { recursive: true }))
      await writeFile(join(dataDir, 'postgres-password'), 'a password of then')
      const before = await namesAndTimes(postgres)
      const words =
        `${dataDir} contains a database of PostgreSQL 15, which this version of Taskwire does not include: run "taskwire ` +
        'backup" with the version that created the database, and "taskwire restore" with this version and a new DATA_DIR'
      const { code, stderr } = await runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
      expect(code).toBe(1)
      expect(stderr.trim().split('\n').at(-1)).toBe(`Taskwire cannot start: ${words}`)
      expect(await taskwire(['fixture'], { DATA_DIR: dataDir, DATABASE_URL: '' })).toEqual({
        code: 1,
        stdout: '',
        stderr: `error: ${words}\n`,
      })
      expect(await namesAndTimes(postgres)).toEqual(before)
    },
  )

  test('processes that create the session secret at the same time agree on one', async () => {
    const dataDir = await testDataDir()
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSessionSecret({ dataDir })))
    expect(new Set(secrets)).toEqual(new Set([await loadSessionSecret({ dataDir })]))
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect(await readdir(dataDir)).toEqual(['session-secret'])
  })

  test.skipIf(!mayUnshare)(
    'root can keep the database below a directory that is closed to others',
    async () => {
      const closed = await testDataDir()
      const dataDir = join(closed, 'data')
      const { url, close } = await openHere(dataDir)
      expect(await answers(url)).toBe(true)
      expect(await modeOf(closed)).toBe('700')
      expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
      const postmaster = await postmasterPid(dataDir)
      await close()
      expect(isAlive(postmaster)).toBe(false)
      const again = await openHere(dataDir)
      expect(await answers(again.url)).toBe(true)
      await again.close()
    },
  )

  test.skipIf(!isOpenToOthers)(
    'root runs PostgreSQL as an unprivileged user if that user can access the directory',
    async () => {
      const dataDir = await testDataDir()
      const { url } = await openHere(dataDir)
      expect(await answers(url)).toBe(true)
      const { uid } = await stat(join(dataDir, 'postgres'))
      expect(uid).not.toBe(0)
      expect((await stat(`/proc/${await postmasterPid(dataDir)}`)).uid).toBe(uid)
    },
  )
})

describe('sharing the database', () => {
  test('the next process uses the database that a killed process left running', async () => {
    const dataDir = await madeDataDir()
    const killed = await openElsewhere(dataDir, 'server')
    const postmaster = await postmasterPid(dataDir)
    await killed.kill()
    expect(isAlive(postmaster)).toBe(true)
    const next = await openElsewhere(dataDir, 'command')
    expect(next.url).toBe(killed.url)
    expect(await postmasterPid(dataDir)).toBe(postmaster)
    expect(await answers(next.url)).toBe(true)
    await next.close()
    expect(isAlive(postmaster)).toBe(false)
  })

  test.each([
    ['server', 'command'],
    ['command', 'server'],
    ['command', 'command'],
  ] as const)(
    'the last process to close stops the database, when a %s closes before a %s',
    async (first, last) => {
      const dataDir = await madeDataDir()
      const [leaver, stayer] = [await openElsewhere(dataDir, first), await openElsewhere(dataDir, last)]
      const postmaster = await postmasterPid(dataDir)
      await leaver.close()
      expect(isAlive(postmaster)).toBe(true)
      expect(await answers(stayer.url)).toBe(true)
      await stayer.close()
      expect(isAlive(postmaster)).toBe(false)
      expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
    },
  )

  test('after a kill, closing stops an unused database, leaves a used one running, and starts none', async () => {
    const dataDir = await madeDataDir()
    const log = () => readFile(join(dataDir, 'postgres.log'), 'utf8')
    const killed = await openElsewhere(dataDir, 'server')
    const other = await openElsewhere(dataDir, 'command')
    const postmaster = await postmasterPid(dataDir)
    await killed.kill()
    await stopUnused(dataDir)
    expect(await answers(other.url)).toBe(true)
    await other.kill()
    await waitFor(async () => {
      await stopUnused(dataDir)
      return !isAlive(postmaster)
    })
    const lines = await log()
    await stopUnused(dataDir)
    expect(await log()).toBe(lines)
  })

  test('a role that cannot sign in even after its password was reset is reported', async () => {
    const dataDir = await madeDataDir()
    const { superuserUrl, close } = await openEmbeddedPostgres(dataDir, { role: 'command' })
    const sql = postgres(superuserUrl, { max: 1 })
    await sql`alter role taskwire_owner valid until 'yesterday'`
    await sql.end()
    await close()
    await expect(openElsewhere(dataDir, 'command')).rejects.toThrow('password authentication failed')
    // Starts PostgreSQL again to restore the role, since a failed open leaves nothing running.
    await ensureStarted(await prepareCluster(dataDir, 0), Date.now() + 60_000)
    const again = postgres(superuserUrl, { max: 1 })
    await again`alter role taskwire_owner valid until 'infinity'`
    await again.end()
  })

  test('a process that starts while the last one stops gets the database', async () => {
    const dataDir = await madeDataDir()
    for (let round = 0; round < 2; round++) {
      const leaver = await openElsewhere(dataDir, 'command')
      const [comer] = await Promise.all([openHere(dataDir), leaver.close()])
      expect(await answers(comer.url)).toBe(true)
      await comer.close()
    }
  })

  test('a second server is refused with a message that gives the process id of the first, which keeps running', async () => {
    const dataDir = await madeDataDir()
    const server = await openElsewhere(dataDir, 'server')
    const refusal = `${dataDir} is in use by process ${server.pid}`
    await expect(openHere(dataDir, 'server')).rejects.toThrow(refusal)
    await expect(openElsewhere(dataDir, 'server')).rejects.toThrow(`Error: ${refusal}`)
    expect(await answers(server.url)).toBe(true)
    await server.close()
    await (await openHere(dataDir, 'server')).close()
  })

  test('the lock of a killed server does not make the next one fail: it waits until PostgreSQL releases the lock', async () => {
    const dataDir = await madeDataDir()
    const { url } = await openHere(dataDir)
    const server = await openElsewhere(dataDir, 'server')
    const backendOf = (pid: number, query = '%'): Promise<number | undefined> =>
      ask(url, 'select pid from pg_stat_activity where application_name = $1 and query like $2', [
        `taskwire server ${pid}`,
        query,
      ])
    const backend = String(await backendOf(server.pid))
    const signal = (name: string): unknown => spawnSync('kill', [`-${name}`, backend])
    signal('STOP')
    onTestFinished(() => void signal('CONT'))
    await server.kill()
    const next = openHere(dataDir, 'server')
    next.catch(() => undefined)
    await waitFor(async () => (await backendOf(process.pid, '%pg_locks%')) !== undefined)
    signal('CONT')
    await (await next).close()
  })
})

describe('losing the database', () => {
  test('after a kill -9 the database is restarted at the same address, and the last process that uses it stops it', async () => {
    const dataDir = await madeDataDir()
    const users = [await openElsewhere(dataDir, 'server'), await openElsewhere(dataDir, 'command')] as const
    const { url } = await openHere(dataDir)
    for (let round = 0; round < 3; round++) {
      const killed = await postmasterPid(dataDir)
      process.kill(killed, 'SIGKILL')
      await waitFor(async () => !isAlive(killed) && (await answers(url)))
      expect(await postmasterPid(dataDir)).not.toBe(killed)
    }
    // All three have their locks again, and the server has a second one; the last to close stops PostgreSQL.
    const held = `select count(*)::int from pg_locks where locktype = 'advisory' and granted and classid = 1952543595`
    await waitFor(async () => (await ask(url, held)) === 4)
    expect(await refusesServers(dataDir)).toBe(true)
    const { url: latest, close } = await openHere(dataDir)
    expect(latest).toBe(url)
    await close()
    await Promise.all(users.map((user) => user.close()))
    expect(await answers(url)).toBe(true)
  })

  test.skipIf(!existsSync('/proc/self/cmdline'))(
    'a start is not blocked if another process now has the database’s process id',
    async () => {
      const dataDir = await madeDataDir()
      const user = await openElsewhere(dataDir, 'command')
      const path = join(dataDir, 'postgres', 'postmaster.pid')
      const postmaster = await postmasterPid(dataDir)
      const left = await readFile(path, 'utf8')
      await user.kill()
      process.kill(postmaster, 'SIGKILL')
      await waitFor(() => !isAlive(postmaster))
      const stranger = spawn('cat')
      onTestFinished(() => void stranger.kill())
      await writeFile(path, left.replace(String(postmaster), String(stranger.pid)))
      const { url } = await openHere(dataDir)
      expect(await answers(url)).toBe(true)
    },
  )

  const fatal = (code: string): string => {
    const fields = `SFATAL\0VFATAL\0C${code}\0Mgoing down\0\0`
    return `E\0\0\0${String.fromCharCode(4 + fields.length)}${fields}`
  }

  test.each([
    ['hangs up', ''],
    ['says that it is shutting down', fatal('57P03')],
    ['times out waiting for the password', fatal('57014')],
  ])('a database that %s is started again', async (_what, words) => {
    const dataDir = await madeDataDir()
    const dying = `
      const server = require('net').createServer((socket) => {
        const say = () => socket.end(${JSON.stringify(words)}, 'latin1')
        socket.once('data', say).once('close', () => process.exit())
      })
      server.listen(0, '127.0.0.1', () => process.send(server.address().port))`
    // The path in its arguments makes this process look like a real postmaster.
    const postmaster = spawn(process.execPath, ['-e', dying, join(dataDir, 'postgres')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    onTestFinished(() => void postmaster.kill('SIGKILL'))
    const [port] = (await once(postmaster, 'message')) as [number]
    const lines = [postmaster.pid, join(dataDir, 'postgres'), 0, port, '', '127.0.0.1', '', 'ready', '']
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), lines.join('\n'))
    const { url } = await openHere(dataDir)
    expect(await answers(url)).toBe(true)
  })

  test('the database uses another port if its own is taken', async () => {
    const dataDir = await madeDataDir()
    const { url, close } = await openHere(dataDir)
    await close()
    const holder = createServer().listen(Number(new URL(url).port), '127.0.0.1')
    await once(holder, 'listening')
    onTestFinished(() => void holder.close())
    const moved = await openHere(dataDir)
    expect(moved.url).not.toBe(url)
    expect(await answers(moved.url)).toBe(true)
  })

  async function refusesServers(dataDir: string): Promise<boolean> {
    const opened = await openEmbeddedPostgres(dataDir, { role: 'server' }).catch(() => undefined)
    await opened?.close()
    return opened === undefined
  }
})
