import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { ImportReport } from '../../src/cli/import-file.ts'
import { createRecordKeys } from '../../src/domain/imports/imported-records.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { startApp, type TestApp } from '../support/app/app.ts'
import { commandEnvironment, taskwire, taskwireInProcess, type CommandResult } from '../support/app/cli.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { runJob } from '../support/app/jobs.ts'

let app: TestApp
let world: Fixture
let directory: string

beforeAll(async () => {
  app = await startApp()
  directory = await mkdtemp(join(tmpdir(), 'taskwire-interrupted-'))
  onFileFinished(() => rm(directory, { recursive: true }))
})

/**
 * Number of lines in the file. A hundred are written together; one is invalid, and one only becomes valid
 * later.
 */
const lines = 450
const badLine = 133
const lateLine = 144
/** Number of the line whose lock blocks the import. */
const blockedLine = 255
const writtenBefore = 200

interface Import {
  args: string[]
  csv: string
  project: string
  /** The name of a person who only becomes a member later. */
  latePerson: string
}

/** Writes a file that no other test imports, for a project of another world. */
async function makeImport(name: string): Promise<Import> {
  world = await app.fixture()
  const latePerson = `Late ${world.workspace.id}`
  const titles = Array.from({ length: lines }, (_, i) => {
    const line = i + 2
    return `${name} ${line},${line === badLine ? 101 : 0},${line === lateLine ? latePerson : ''}`
  })
  const csv = ['title_text,progress,assignees', ...titles].join('\n')
  const file = join(directory, `${name}.csv`)
  await writeFile(file, csv)
  const project = world.projects.second
  return {
    csv,
    latePerson,
    project,
    args: ['tasks', 'import', file, '--project', project, '--user', world.users.owner],
  }
}

/** Counts how often each title occurs in the project. */
async function countTitles({ project }: Import): Promise<number[]> {
  const rows = await app.context.sql<{ count: number }[]>`
    select count(*)::int as count from tasks
    where workspace_id = ${world.workspace.id} and project_id = ${project} and title ~ ' [0-9]+$' and title not like 'Task%'
      and exists (select from activities a where a.workspace_id = tasks.workspace_id and a.subject_id = tasks.id and a.via = 'import')
    group by title`
  return rows.map(({ count }) => count)
}

function digestOf(csv: string, line: number): Buffer {
  const cells = csv.split('\n')[line - 1]?.split(',') ?? []
  // The record is read as its title and its progress.
  return createRecordKeys()(cells, [cells[0], undefined, {}, Number(cells[1]), [], []]).digest
}

/** Interrupts the command while it waits for the lock on the blocked line, which `unblock` releases. */
async function runBlocked(
  { args, csv, project }: Import,
  interrupt: (command: ChildProcess, unblock: () => Promise<void>) => unknown,
  env: Record<string, string> = {},
): Promise<CommandResult & { signal: string | null }> {
  const { sql } = app.context
  const held = await sql.reserve()
  await held`begin`
  await held`
    insert into imported_lines (workspace_id, project_id, file, line, expires_at)
    values (${world.workspace.id}, ${project}, ${digestOf(csv, blockedLine)}, 1, now())`
  const command = spawn(process.execPath, ['src/cli.ts', ...args, '--json'], {
    env: await commandEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([
    command.stdout.toArray(),
    command.stderr.toArray(),
    once(command, 'exit') as Promise<[number | null, string | null]>,
  ])
  const unblock = async (): Promise<void> => void (await held`rollback`)
  try {
    await waitForLocks(sql, 1)
    await interrupt(command, unblock)
    const [stdout, stderr, [code, signal]] = await ended
    return { code: code ?? NaN, signal, stdout: stdout.join(''), stderr: stderr.join('') }
  } finally {
    await unblock()
    held.release()
    command.kill('SIGKILL')
  }
}

const bad = {
  line: badLine,
  field: 'progress',
  error: 'progress must be a whole number from 0 to 100, or Done.',
}
const lateOf = ({ latePerson }: Import) => ({
  line: lateLine,
  field: 'user_ids',
  error: `assignees: no active member has the address or name ${latePerson}.`,
})

/** Runs the import, in which the invalid line and the late line fail. */
async function runFailing(args: string[]): Promise<Pick<ImportReport, 'imported' | 'failed'>> {
  const { code, stdout } = await taskwireInProcess([...args, '--json'])
  const { imported, failed } = JSON.parse(stdout) as ImportReport
  expect(code).toBe(1)
  return { imported, failed }
}

async function addLatePerson({ latePerson }: Import): Promise<void> {
  await app.context.sql`update users set name = ${latePerson} where id = ${world.users.member}`
}

/** Runs the import again, with a line that now succeeds: it creates what is missing, and all tasks exist once. */
async function expectToContinue(one: Import): Promise<void> {
  await addLatePerson(one)
  const missing = lines - 1 - (await countTitles(one)).length
  for (const imported of [missing, 0]) {
    expect(await runFailing(one.args)).toEqual({ imported, failed: [bad] })
    expect(await countTitles(one)).toEqual(Array.from({ length: lines - 1 }, () => 1))
  }
}

const continueHint = 'Run the command again to continue; no line is imported twice'

test('an import that was killed with SIGKILL continues where it stopped (product.md 26.9)', async () => {
  const one = await makeImport('killed')
  const { signal } = await runBlocked(one, (command) => command.kill('SIGKILL'))
  expect(signal).toBe('SIGKILL')
  expect(await countTitles(one)).toHaveLength(writtenBefore)
  await expectToContinue(one)
})

test('an import that is interrupted by Ctrl-C finishes its batch, reports its progress, and can be continued', async () => {
  const one = await makeImport('interrupted')
  const { code, stdout, stderr } = await runBlocked(one, async (command, unblock) => {
    command.kill('SIGINT')
    await unblock()
  })
  const { imported, failed } = JSON.parse(stdout) as ImportReport
  expect(imported).toBe((await countTitles(one)).length)
  expect(imported).toBeGreaterThan(writtenBefore)
  expect({ code, failed }).toEqual({ code: 1, failed: [bad, lateOf(one)] })
  expect(stderr).toMatch(new RegExp(`^error: interrupted; imported up to line \\d+\\. ${continueHint}\n$`))
  await expectToContinue(one)
})

test('an import that loses its database reports its progress, and can be continued', async () => {
  const one = await makeImport('gone')
  const proxy = await openProxy()
  const { code, stdout, stderr } = await runBlocked(one, proxy.close, { DATABASE_URL: proxy.url })
  expect({ code, report: JSON.parse(stdout) as ImportReport }).toMatchObject({
    code: 1,
    report: { imported: writtenBefore, failed: [bad, lateOf(one)] },
  })
  expect(stderr).toMatch(
    /^error: the database cannot be reached: .+; imported up to line 203\. Run the command again .+\n$/,
  )
  await expectToContinue(one)
})

/** Opens a proxy to the database, which can be closed. */
async function openProxy(): Promise<{ url: string; close: () => void }> {
  const url = new URL(await testDatabaseUrl())
  const { port, hostname } = url
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const one of [socket, onward]) sockets.add(one.on('error', () => undefined))
    socket.pipe(onward).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = (): void => {
    server.close()
    for (const one of sockets) one.destroy()
  }
  onFileFinished(close)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: url.href, close }
}

test('two concurrent imports of a file create each task once', async () => {
  const one = await makeImport('twice at once')
  const [first, second] = await Promise.all([taskwire([...one.args, '--json']), runFailing(one.args)])
  const { imported } = JSON.parse(first.stdout) as ImportReport
  expect(imported + second.imported).toBe(lines - 2)
  expect(await countTitles(one)).toEqual(Array.from({ length: lines - 2 }, () => 1))
})

test('a file is imported again with --again, or into another project (product.md 26.9)', async () => {
  const one = await makeImport('again')
  const first = await runFailing(one.args)
  expect(first.imported).toBe(lines - 2)
  expect(await runFailing([...one.args, '--again'])).toEqual(first)
  expect(new Set(await countTitles(one))).toEqual(new Set([2]))
  const main = { ...one, project: world.projects.main, args: one.args.with(4, world.projects.main) }
  expect(await runFailing(main.args)).toEqual(first)
  expect(await countTitles(main)).toHaveLength(lines - 2)
})

test('imported records are forgotten after 30 days', async () => {
  const one = await makeImport('forgotten')
  await taskwireInProcess(one.args)
  const remembered = async (): Promise<number> => {
    const rows = await app.context.sql`select from imported_lines where workspace_id = ${world.workspace.id}`
    return rows.length
  }
  await app.context.sql`
    update imported_lines set expires_at = ${app.clock.now().toISOString()}::timestamptz + (expires_at - now())
    where workspace_id = ${world.workspace.id}`
  app.clock.advance(29.9 * 86_400)
  await runJob(app.context, 'imported lines')
  expect(await remembered()).toBe(lines - 2)
  app.clock.advance(0.2 * 86_400)
  await runJob(app.context, 'imported lines')
  expect(await remembered()).toBe(0)
})

test('a file can be imported from a pipe', async () => {
  const one = await makeImport('piped')
  const { args } = one
  const command = ['-c', 'cat "$0" | exec "$@"', args[2] ?? '', process.execPath, 'src/cli.ts']
  const shell = spawn('sh', [...command, ...args.with(2, '/dev/stdin'), '--json'], {
    env: await commandEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const report = JSON.parse((await shell.stdout.toArray()).join('')) as ImportReport
  expect(report).toMatchObject({ imported: lines - 2, failed: [bad, lateOf(one)] })
})
