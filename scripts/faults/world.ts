import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { connect, type Database } from '../../src/db/database.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { Node } from './nodes.ts'
import { startReceiver, type Receiver } from './receiver.ts'

/** Two API nodes and two workers on one PostgreSQL, and somebody who receives their webhooks. */
export interface World extends AsyncDisposable {
  db: Database
  fixture: Fixture
  apis: [Node, Node]
  workers: [Node, Node]
  receiver: Receiver
  /** What must not be. */
  findings: string[]
  postmasterPid(): Promise<number>
}

const sessionSecret = 'the session secret of the fault suite'

export async function openWorld(): Promise<World> {
  await using opened = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-faults-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  // It is started again at the same address whenever it is lost.
  const postgres = await openEmbeddedPostgres(dataDir, { role: 'command' })
  opened.defer(() => postgres.close())
  await migrate(postgres.url)
  const { db, close } = connect(postgres.url, { applicationName: 'taskwire faults', max: 4 })
  opened.defer(close)

  const receiver = await startReceiver()
  opened.defer(() => receiver.close())
  const fixture = await createFixture(db, new Date())
  const operator = { workspaceId: fixture.workspace.id, userId: null, via: 'cli' as const, now: new Date() }
  const endpoint = { url: receiver.url, events: [] }
  await runTransaction(db, (tx) => addEndpoint(tx, operator, createSecretBox(sessionSecret), endpoint))

  const findings: string[] = []
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: sessionSecret,
    WEBHOOKS_ALLOW_INSECURE: '1',
    WEBHOOK_TIMEOUT_SECONDS: '2',
    // So many that no delivery is given up.
    WEBHOOK_RETRY_SECONDS: Array(100).fill(1).join(','),
    ...Object.fromEntries(
      ['KEY', 'WRITE', 'WORKSPACE', 'ANONYMOUS'].map((name) => [`RATE_LIMIT_${name}`, '1000000000']),
    ),
  }
  const node = (role: string, number: number): Node =>
    new Node(`${role} ${number}`, { ...env, ROLE: role }, findings)
  const apis: World['apis'] = [node('api', 1), node('api', 2)]
  const workers: World['workers'] = [node('worker', 1), node('worker', 2)]
  for (const one of [...apis, ...workers]) {
    opened.defer(async () => void (await one.end('SIGKILL')))
    await one.start()
  }
  const open = opened.move()
  return {
    db,
    fixture,
    apis,
    workers,
    receiver,
    findings,
    async postmasterPid() {
      return parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'))
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
