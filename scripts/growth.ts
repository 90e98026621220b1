import process from 'node:process'
import { createFixture } from '../src/seeds/fixture.ts'
import { openDatabase, startDatabaseServer } from './bench/database-server.ts'
import { startTaskwire } from './bench/servers.ts'
import { processTreeCpuMicros } from './bench/usage.ts'
import { operations, type Operation, type Places, type Request } from './growth/operations.ts'
import { growWorld, type Size } from './growth/worlds.ts'
import { signIn } from './neighbours/scenario.ts'
import { scriptCommand } from './support/command.ts'

/*
 * Measures the CPU time of every operation, of server and PostgreSQL together, as the work grows: the tasks of a workspace, the
 * workspaces, the columns of a board. Prints it as a multiple of the time in the smallest world.
 */

const smallest: Size = { tasks: 1_000, workspaces: 1, columns: 3 }
const dimensions: Record<keyof Size, number[]> = {
  tasks: [10_000, 100_000, 1_000_000],
  workspaces: [10, 100, 1_000],
  columns: [10, 50],
}

/** Number of requests that are prepared; a quarter of them warm up. */
const preparedCount = 120

const options = scriptCommand('growth')
  .option('--seconds <n>', 'duration of a measurement', Number, 1)
  .option('--only <text>', 'operations whose name contains this', '')
  .option('--dimensions <names>', 'what grows', Object.keys(dimensions).join())
  .parse()
  .opts<{ seconds: number; only: string; dimensions: string }>()
const chosen = operations.filter(({ title }) => title.includes(options.only))

const base = await measureWorld(smallest)
const columns: { title: string; micros: Map<string, number> }[] = []
for (const name of options.dimensions.split(',') as (keyof Size)[])
  for (const count of dimensions[name])
    columns.push({
      title: `${count.toLocaleString('en')} ${name}`,
      micros: await measureWorld({ ...smallest, [name]: count }),
    })
console.log(`| | µs | ${columns.map(({ title }) => title).join(' | ')} | |`)
console.log(`| --- | ---: |${columns.map(() => ' ---: |').join('')} --- |`)
for (const { title, grows = '' } of chosen) {
  const first = base.get(title) ?? NaN
  const ratios = columns.map(({ micros }) => ((micros.get(title) ?? NaN) / first).toFixed(2))
  console.log(`| ${title} | ${first.toFixed(0)} | ${ratios.join(' | ')} | ${grows} |`)
}
process.exit()

/** Returns the microseconds of CPU time that a request of each operation takes in a world. */
async function measureWorld(size: Size): Promise<Map<string, number>> {
  await using opened = new AsyncDisposableStack()
  const postgres = await startDatabaseServer(opened)
  const server = opened.use(await startTaskwire(await postgres.createDatabase('growth')))
  const { db } = opened.use(openDatabase(server.databaseUrl))
  const now = new Date()
  const fixture = await createFixture(db, now)
  const places = await growWorld(db, fixture, size, now)
  const origin = new URL(server.url).origin
  const headers = {
    public: { authorization: `Bearer ${fixture.keys.full.secret}` },
    work: { cookie: await signIn(origin, fixture.login) },
  }
  const prefixes = { public: server.url, work: `${origin}/api/work/v1` }
  const call = async ({ area, method, path, body, type = 'application/json' }: Request): Promise<unknown> => {
    const response = await fetch(`${prefixes[area]}${path}`, {
      ...{ method, headers: { ...headers[area], ...(body !== undefined && { 'content-type': type }) } },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text.startsWith('{') ? JSON.parse(text) : text
  }
  const cpu = async (): Promise<number> =>
    (await processTreeCpuMicros(server.pid)) + (await processTreeCpuMicros(postgres.postmasterPid))
  const micros = new Map<string, number>()
  for (const operation of chosen) micros.set(operation.title, await measure(operation, places, call, cpu))
  return micros
}

/** Sends requests of an operation one after another, and returns the CPU time of one. */
async function measure(
  { prepare, request }: Operation,
  places: Places,
  call: (request: Request) => Promise<unknown>,
  cpu: () => Promise<number>,
): Promise<number> {
  let sent = 0
  const load = async (seconds: number, ids?: readonly string[]): Promise<number> => {
    const end = performance.now() + seconds * 1_000
    const first = sent
    if (ids) for (const id of ids) await call(request(places, sent++, id))
    else while (performance.now() < end) await call(request(places, sent++, ''))
    return sent - first
  }
  const ids: string[] = []
  if (prepare) for (let i = 0; i < preparedCount; i++) ids.push(await prepare(places, call))
  const [warmUp, measured] = prepare ? [ids.slice(0, preparedCount / 4), ids.slice(preparedCount / 4)] : []
  await load(options.seconds / 3, warmUp)
  const before = await cpu()
  const count = await load(options.seconds, measured)
  return ((await cpu()) - before) / count
}
