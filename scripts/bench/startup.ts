import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startDatabaseServer } from './database-server.ts'
import { formatSpread, median, type FigureRow } from './figures.ts'
import { scriptsOf, startServer } from './servers.ts'
import { rssMebibytes } from './usage.ts'

const starts = 5
const idleMillis = 2_000

export interface StartupFigures {
  taskwire: {
    /** Starts with an empty DATA_DIR, which create the cluster and the demo workspace. */
    firstMillis: number[]
    /** Starts with the same DATA_DIR, which start its PostgreSQL. */
    embeddedMillis: number[]
    /** Starts with a running PostgreSQL. */
    databaseUrlMillis: number[]
    /** Resident memory of the process after some seconds without a request. */
    idleMebibytes: number[]
  }
}

/** Measures the time from the start of the process to the line with the URL, and the idle memory. */
export async function benchStartup(): Promise<StartupFigures> {
  await using opened = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-bench-'))
  opened.defer(() => rm(directory, { recursive: true, force: true }))
  const databases = opened.use(await startDatabaseServer())
  const given = {
    DATABASE_URL: await databases.createDatabase('taskwire_side'),
    DATA_DIR: join(directory, 'none'),
    SESSION_SECRET: randomUUID(),
  }
  const { start } = await scriptsOf('.')
  const millisOf = async (env: Record<string, string>): Promise<number> => {
    await using server = await startServer(start, env)
    return Math.round(server.startMillis)
  }
  const taskwire: StartupFigures['taskwire'] = {
    firstMillis: [],
    embeddedMillis: [],
    databaseUrlMillis: [],
    idleMebibytes: [],
  }
  await millisOf(given) // migrates
  for (let n = 0; n < starts; n++) {
    const builtIn = { DATABASE_URL: '', DATA_DIR: join(directory, `${n}`) }
    taskwire.firstMillis.push(await millisOf(builtIn))
    taskwire.embeddedMillis.push(await millisOf(builtIn))
    await using server = await startServer(start, given)
    taskwire.databaseUrlMillis.push(Math.round(server.startMillis))
    await delay(idleMillis)
    taskwire.idleMebibytes.push(Math.round(await rssMebibytes(server.pid)))
  }
  return { taskwire }
}

export function startupRows(runs: readonly StartupFigures[]): FigureRow[] {
  const medians = (figure: keyof StartupFigures['taskwire']) =>
    runs.map(({ taskwire }) => median(taskwire[figure]))
  const seconds = (figure: keyof StartupFigures['taskwire']): string =>
    formatSpread(medians(figure), (millis) => (millis / 1_000).toFixed(2), ' s')
  const memory = formatSpread(medians('idleMebibytes'), (value) => value.toFixed(0), ' MiB')
  return [
    ['from npm start to listening, built-in PostgreSQL', seconds('embeddedMillis'), '< 2 s'],
    ['the same, on a PostgreSQL that runs', seconds('databaseUrlMillis'), '< 1 s'],
    ['the same, the very first time', seconds('firstMillis'), ''],
    ['memory when idle', memory, ''],
  ]
}
