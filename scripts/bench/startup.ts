import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { openCheckout, type Checkout } from './checkout.ts'
import type { Comparison } from './comparison.ts'
import { startDatabaseServer } from './database-server.ts'
import { inWords, median, printTable, type FigureRow } from './figures.ts'
import type { BenchOptions } from './options.ts'
import { startServer } from './server-process.ts'
import { rssMebibytes } from './usage.ts'

const starts = 5
const idleMillis = 2_000

/** From the start of the process until it listens, and its memory, of each start. */
interface Starts {
  /** On an empty DATA_DIR: the cluster and the demo workspace are made. */
  firstMillis: number[]
  /** On that DATA_DIR again, with its PostgreSQL to be started. */
  embeddedMillis: number[]
  /** On a PostgreSQL that runs. */
  databaseUrlMillis: number[]
  /** Of the process alone, after some seconds without a request. */
  idleMebibytes: number[]
}

export interface StartupFigures {
  taskwire: Starts
  /** The other checkout. */
  against?: Starts
}

/** From the start of what `npm start` runs to the line that says where it listens; checkouts in turn. */
export async function benchStartup({ against }: BenchOptions): Promise<StartupFigures> {
  await using opened = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-bench-'))
  opened.defer(() => rm(directory, { recursive: true, force: true }))
  const databases = opened.use(await startDatabaseServer())
  const started = async (name: string, checkout: Checkout): Promise<Started> => ({
    checkout,
    embedded: (n) => ({ DATABASE_URL: '', DATA_DIR: join(directory, `${name}-${n}`) }),
    given: {
      DATABASE_URL: await databases.createDatabase(name),
      DATA_DIR: join(directory, 'none'),
      SESSION_SECRET: randomUUID(),
    },
    starts: { firstMillis: [], embeddedMillis: [], databaseUrlMillis: [], idleMebibytes: [] },
  })
  const taskwire = await started('taskwire_side', await openCheckout('.'))
  const other = against === undefined ? [] : [await started('against_side', await openCheckout(against))]
  const all = [taskwire, ...other]

  for (const one of all) await startMillis(one.checkout, one.given) // migrates
  for (let n = 0; n < starts; n++)
    for (const one of n % 2 === 0 ? all : all.toReversed()) await startEach(one, n)
  return { taskwire: taskwire.starts, ...(other[0] && { against: other[0].starts }) }
}

interface Started {
  checkout: Checkout
  /** On a DATA_DIR of its own for each number. */
  embedded: (n: number) => Record<string, string>
  given: Record<string, string>
  starts: Starts
}

async function startEach({ checkout, embedded, given, starts }: Started, n: number): Promise<void> {
  starts.firstMillis.push(await startMillis(checkout, embedded(n)))
  starts.embeddedMillis.push(await startMillis(checkout, embedded(n)))
  await using server = await start(checkout, given)
  starts.databaseUrlMillis.push(Math.round(server.startMillis))
  await delay(idleMillis)
  starts.idleMebibytes.push(Math.round(await rssMebibytes(server.pid)))
}

async function startMillis(checkout: Checkout, env: Record<string, string>): Promise<number> {
  await using server = await start(checkout, env)
  return Math.round(server.startMillis)
}

function start(checkout: Checkout, env: Record<string, string>) {
  return startServer(checkout, checkout.startArguments, { PORT: '0', LOG_FORMAT: 'json', ...env })
}

export function startupRows(runs: readonly StartupFigures[]): FigureRow[] {
  const of = (figure: keyof Starts) => runs.map(({ taskwire }) => median(taskwire[figure]))
  const seconds = (figure: keyof Starts) => inWords(of(figure), (millis) => (millis / 1_000).toFixed(2), ' s')
  return [
    {
      figure: 'from npm start to listening, built-in PostgreSQL',
      value: seconds('embeddedMillis'),
      goal: '< 2 s',
    },
    { figure: 'the same, on a PostgreSQL that runs', value: seconds('databaseUrlMillis'), goal: '< 1 s' },
    { figure: 'the same, the very first time', value: seconds('firstMillis'), goal: '' },
    {
      figure: 'memory when idle',
      value: inWords(of('idleMebibytes'), (value) => value.toFixed(0), ' MiB'),
      goal: '',
    },
  ]
}

export function printStartup(runs: readonly StartupFigures[]): void {
  printTable('start-up', startupRows(runs))
}

const compared: Record<keyof Starts, string> = {
  firstMillis: 'first start, ms',
  embeddedMillis: 'start with the built-in PostgreSQL, ms',
  databaseUrlMillis: 'start on a PostgreSQL that runs, ms',
  idleMebibytes: 'memory when idle, MiB',
}

/** This checkout beside the other, start by start; empty where there is no other. */
export function compareStartup(runs: readonly StartupFigures[]): Comparison[] {
  if (!runs.some(({ against }) => against)) return []
  return Object.entries(compared).map(([figure, label]) => ({
    figure: label,
    moreIsBetter: false,
    here: runs.flatMap(({ taskwire }) => taskwire[figure as keyof Starts]),
    there: runs.flatMap(({ against }) => against?.[figure as keyof Starts] ?? []),
  }))
}
