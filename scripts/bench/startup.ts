import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { median, printTable, type FigureRow } from './figures.ts'
import { startServer } from './server-process.ts'
import { startArguments } from './taskwire.ts'
import { rssMebibytes } from './usage.ts'

const starts = 5
const idleMillis = 2_000

export interface StartupFigures {
  /** On an empty DATA_DIR: the cluster and the demo workspace are made. */
  firstMillis: number
  /** On that DATA_DIR again, with its PostgreSQL to be started. */
  embeddedMillis: number
  /** On a PostgreSQL that runs. */
  databaseUrlMillis: number
  /** Of the process alone. */
  idleMebibytes: number
}

/** From the start of what `npm start` runs to the line that says where it listens. */
export async function benchStartup(): Promise<StartupFigures> {
  await using opened = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-bench-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))

  const embedded = { DATABASE_URL: '', DATA_DIR: join(dataDir, 'embedded') }
  const first = await start(embedded)
  const again = await startOften(embedded)

  const database = await openEmbeddedPostgres(embedded.DATA_DIR, { role: 'command' })
  opened.defer(() => database.close())
  const given = { DATABASE_URL: database.url, SESSION_SECRET: randomUUID(), DATA_DIR: join(dataDir, 'none') }
  const onDatabaseUrl = await startOften(given)

  const figures = {
    firstMillis: Math.round(first),
    embeddedMillis: Math.round(again),
    databaseUrlMillis: Math.round(onDatabaseUrl),
    idleMebibytes: Math.round(await idleMebibytes(given)),
  }
  printTable('start-up', startupRows(figures))
  return figures
}

export function startupRows(figures: StartupFigures): FigureRow[] {
  const seconds = (millis: number) => `${(millis / 1_000).toFixed(2)} s`
  return [
    {
      figure: 'from npm start to listening, built-in PostgreSQL',
      value: seconds(figures.embeddedMillis),
      goal: '< 2 s',
    },
    {
      figure: 'the same, on a PostgreSQL that runs',
      value: seconds(figures.databaseUrlMillis),
      goal: '< 1 s',
    },
    { figure: 'the same, the very first time', value: seconds(figures.firstMillis), goal: '' },
    { figure: 'memory when idle', value: `${figures.idleMebibytes} MiB`, goal: '' },
  ]
}

async function startOften(env: Record<string, string>): Promise<number> {
  const millis: number[] = []
  while (millis.length < starts) millis.push(await start(env))
  return median(millis)
}

async function start(env: Record<string, string>): Promise<number> {
  await using server = await startTaskwire(env)
  return server.startMillis
}

async function idleMebibytes(env: Record<string, string>): Promise<number> {
  await using server = await startTaskwire(env)
  await delay(idleMillis)
  return rssMebibytes(server.pid)
}

function startTaskwire(env: Record<string, string>) {
  return startServer(startArguments, { PORT: '0', LOG_FORMAT: 'json', ...env })
}
