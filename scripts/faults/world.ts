import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import type { Database } from '../../src/db/database.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { openSession } from '../../src/db/session-settings.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { mintKey } from '../../src/domain/api-keys/change-keys.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { scopes } from '../../generated/openapi.operations.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { startRedis, isRedisMissing, type TestRedis } from '../../test/support/database/redis.ts'
import { openTemporaryPostgres } from '../support/temporary-postgres.ts'
import { mountDisk, type Disk } from './disk.ts'
import { highLimit, startNode, type Node } from './nodes.ts'
import { startReceiver, type Receiver } from './receiver.ts'

/** A request to a node, and its outcome. */
export interface SentRequest {
  /** The node that the caller tries first. */
  home: Node
  node: Node
  call: string
  /** Time of sending, in milliseconds of `performance.now()`. */
  at: number
  /** HTTP status; undefined if no response came. */
  status: number | undefined
  /** The code of a refusal. */
  code?: string
  /** Reason for a missing response, such as a timeout or a closed connection. */
  failure?: string
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
  /** Time until which each node counts requests locally. */
  redisOutage: { until: number }
  disk: Disk | undefined
  /** Milliseconds for which a lock is held. */
  holdMs: number
  /** The number of serving processes of an API node. With several, another process runs the background work. */
  processes: number
  /** The requests that clients sent. */
  sent: SentRequest[]
  /** Violations found so far. */
  findings: string[]
  postmasterPid(): Promise<number>
}

interface Secrets {
  clients: string[]
  rateLimitClient: string
  /** The secret of one key for each API node. */
  probes: string[]
  /** The email addresses and passwords of several people. */
  people: Fixture['login'][]
}

/** Milliseconds for which a node counts requests locally after Redis timed out, plus one window. */
const outageMs = 5_000 + budget.windowSeconds * 1000

const sessionSecret = 'the session secret of the fault suite'
const clientCount = 6

/** Returns the environment of every node. */
function environmentOf(url: string, redis: TestRedis | undefined): Record<string, string> {
  return {
    DATABASE_URL: url,
    SESSION_SECRET: sessionSecret,
    ...(redis && { REDIS_URL: redis.url }),
    WEBHOOKS_ALLOW_INSECURE: '1',
    WEBHOOK_TIMEOUT_SECONDS: '2',
    // Enough retries that no delivery is exhausted.
    WEBHOOK_RETRY_SECONDS: Array(100).fill(1).join(','),
    RATE_LIMIT_KEY: String(budget.limit),
    RATE_LIMIT_WINDOW_SECONDS: String(budget.windowSeconds),
    RATE_LIMIT_WRITE: highLimit,
    RATE_LIMIT_WORKSPACE: highLimit,
    RATE_LIMIT_ANONYMOUS: highLimit,
    SESSION_REQUESTS: highLimit,
    SESSION_WRITES: highLimit,
    SESSION_WORK_WRITES: highLimit,
  }
}

export async function openWorld({ holdMs, processes }: Pick<World, 'holdMs' | 'processes'>): Promise<World> {
  await using opened = new AsyncDisposableStack()
  const { db, url, dataDir, disk } = await openDatabase(opened)
  const redis = isRedisMissing ? undefined : await startRedis()
  if (redis) opened.defer(() => redis.kill())

  const findings: string[] = []
  const receiver = await startReceiver(findings)
  opened.defer(() => receiver.close())
  const fixture = await createFixture(db, new Date())
  const secrets = await prepareWorkspace(db, fixture, receiver.url)

  const env = environmentOf(url, redis)
  const redisOutage = { until: 0 }
  const recordOutage = (line: string): void => {
    if (line.includes('redis is unavailable'))
      redisOutage.until = Math.max(redisOutage.until, performance.now() + outageMs)
  }
  const start = (role: string, more: Record<string, string> = {}): Promise<[Node, Node]> => {
    const startOne = (number: 1 | 2): Promise<Node> => {
      const jump = number === 1 ? '600' : '-600'
      const own = { ...env, ROLE: role, CLOCK_JUMP_SECONDS: jump, ...more }
      return startNode(opened, `${role} ${number}`, own, findings, recordOutage)
    }
    return Promise.all([startOne(1), startOne(2)])
  }
  const [apis, workers] = await Promise.all([start('api', severalProcesses(processes)), start('worker')])
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
    redisOutage,
    disk,
    holdMs,
    processes,
    sent: [],
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

/** Starts PostgreSQL on a disk of limited size if this process may mount one, and restarts it at the same address if it is lost. */
async function openDatabase(opened: AsyncDisposableStack) {
  let disk: Disk | undefined
  const prepare = async (dataDir: string): Promise<void> => {
    disk = await mountDisk(dataDir)
    if (disk) opened.defer(() => disk?.unmount())
  }
  const postgres = await openTemporaryPostgres(opened, { prepare })
  await migrate(postgres.url)
  const { db, close } = openForWork(postgres.url, { applicationName: 'taskwire faults', total: 4 })
  opened.defer(close)
  // The write-ahead log must fit on the disk.
  const admin = await openSession(postgres.superuserUrl, 'taskwire faults')
  await admin.unsafe(`alter system set max_wal_size = '128MB'`)
  await admin.unsafe('select pg_reload_conf()')
  await admin.end()
  return { db, disk, ...postgres }
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
    rateLimitClient: await mint('rate limit'),
    probes: await mintSeveral(2, 'probe'),
    people: [fixture.login, ...(await givePasswords(db, fixture))],
  }
}

/** Gives the admin and the member the owner's password. */
async function givePasswords(db: Database, { users, login }: Fixture): Promise<Fixture['login'][]> {
  const others = await db.execute<{ email: string }>(sql`
    update users set password_hash = owner.password_hash from users as owner
    where owner.id = ${users.owner} and users.id in (${users.admin}, ${users.member}) returning users.email`)
  return others.map(({ email }) => ({ email, password: login.password }))
}
