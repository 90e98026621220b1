import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { openForWork, type Database } from '../../src/db/database.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { sql } from '../../src/db/drizzle.ts'
import { migrate } from '../../src/db/migrate.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { mintKey } from '../../src/domain/api-keys/change-keys.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { scopes } from '../../generated/openapi.operations.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { startRedis, withoutRedis, type TestRedis } from '../../test/support/redis.ts'
import { mountDisk, type Disk } from './disk.ts'
import { Node } from './nodes.ts'
import { startReceiver, type Receiver } from './receiver.ts'

/** A request to a node, and its outcome. */
export interface Asked {
  /** The node that the caller asks first. */
  home: Node
  node: Node
  call: string
  /** By `performance.now()`. */
  at: number
  /** Undefined where no answer came. */
  status: number | undefined
}

/** The budget of a key. */
export const budget = { limit: 150, windowSeconds: 5 }

/** Two API nodes and two workers on one PostgreSQL, Redis, and a receiver of their webhooks. */
export interface World extends AsyncDisposable {
  db: Database
  databaseUrl: string
  fixture: Fixture
  /** The secrets of keys, each with its own budget. */
  secrets: Secrets
  apis: [Node, Node]
  workers: [Node, Node]
  receiver: Receiver
  redis: TestRedis | undefined
  /** The time until which each node counts budgets alone. */
  budgetsApartUntil: number
  disk: Disk | undefined
  /** Milliseconds for which a lock is held. */
  holdMs: number
  /** The number of serving processes of an API node. With several, another process runs the background work. */
  processes: number
  /** The requests that clients sent. */
  asked: Asked[]
  /** The violations. */
  findings: string[]
  postmasterPid(): Promise<number>
}

interface Secrets {
  clients: string[]
  spender: string
  /** One for each API node. */
  probes: string[]
}

const sessionSecret = 'the session secret of the fault suite'
const clientCount = 6
const ample = '1000000000'

export async function openWorld({ holdMs, processes }: Pick<World, 'holdMs' | 'processes'>): Promise<World> {
  await using opened = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-faults-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const disk = await mountDisk(dataDir)
  if (disk) opened.defer(() => disk.unmount())
  const { db, url } = await openDatabase(dataDir, opened)
  const redis = withoutRedis ? undefined : await startRedis()
  if (redis) opened.defer(() => redis.kill())

  const findings: string[] = []
  const receiver = await startReceiver(findings)
  opened.defer(() => receiver.close())
  const fixture = await createFixture(db, new Date())
  const secrets = await prepareWorkspace(db, fixture, receiver.url)

  const env = {
    DATABASE_URL: url,
    SESSION_SECRET: sessionSecret,
    ...(redis && { REDIS_URL: redis.url }),
    WEBHOOKS_ALLOW_INSECURE: '1',
    WEBHOOK_TIMEOUT_SECONDS: '2',
    // So many retries that no delivery is given up.
    WEBHOOK_RETRY_SECONDS: Array(100).fill(1).join(','),
    RATE_LIMIT_KEY: String(budget.limit),
    RATE_LIMIT_WINDOW_SECONDS: String(budget.windowSeconds),
    RATE_LIMIT_WRITE: ample,
    RATE_LIMIT_WORKSPACE: ample,
    RATE_LIMIT_ANONYMOUS: ample,
    SESSION_REQUESTS: ample,
    SESSION_WRITES: ample,
  }
  const node = (role: string, number: number, more: Record<string, string> = {}): Node => {
    const jump = number === 1 ? 600 : -600
    return new Node(
      `${role} ${number}`,
      { ...env, ROLE: role, CLOCK_JUMP_SECONDS: String(jump), ...more },
      findings,
    )
  }
  const api = (number: number): Node => node('api', number, severalProcesses(processes))
  const apis: World['apis'] = [api(1), api(2)]
  const workers: World['workers'] = [node('worker', 1), node('worker', 2)]
  for (const one of [...apis, ...workers]) opened.defer(async () => void (await one.end('SIGKILL')))
  await Promise.all([...apis, ...workers].map((one) => one.start()))
  const open = opened.move()
  return {
    db,
    databaseUrl: url,
    fixture,
    secrets,
    apis,
    workers,
    receiver,
    redis,
    budgetsApartUntil: 0,
    disk,
    holdMs,
    processes,
    asked: [],
    findings,
    async postmasterPid() {
      return parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'))
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Returns settings for several processes, with fewer connections each, so that PostgreSQL has enough for all. */
const severalProcesses = (workers: number): Record<string, string> =>
  workers > 1 ? { ROLE: 'all', WORKERS: String(workers), DATABASE_POOL: '8' } : {}

/** Starts PostgreSQL, and restarts it at the same address if it is lost. */
async function openDatabase(
  dataDir: string,
  opened: AsyncDisposableStack,
): Promise<{ db: Database; url: string }> {
  const postgres = await openEmbeddedPostgres(dataDir, { role: 'command' })
  opened.defer(() => postgres.close())
  await migrate(postgres.url)
  const { db, close } = openForWork(postgres.url, { applicationName: 'taskwire faults', total: 4 })
  opened.defer(close)
  // The log that PostgreSQL keeps must fit on the disk.
  await db.execute(sql`alter system set max_wal_size = '128MB'`)
  await db.execute(sql`select pg_reload_conf()`)
  return { db, url: postgres.url }
}

async function prepareWorkspace(db: Database, fixture: Fixture, url: string): Promise<Secrets> {
  const { workspace, users } = fixture
  const source = { workspaceId: workspace.id, via: 'cli' as const, now: new Date() }
  const mint = async (name: string): Promise<string> => {
    const actor = { ...source, userId: users.owner }
    const { secret } = await runTransaction(db, (tx) => mintKey(tx, actor, { name, scopes }))
    return secret
  }
  const mintSeveral = (count: number, name: string): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, (_, number) => mint(`${name} ${number}`)))
  const operator = { ...source, userId: null }
  await runTransaction(db, (tx) =>
    addEndpoint(tx, operator, createSecretBox(sessionSecret), { url, events: [] }),
  )
  return {
    clients: await mintSeveral(clientCount, 'client'),
    spender: await mint('spender'),
    probes: await mintSeveral(2, 'probe'),
  }
}
