import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import postgres, { type Sql } from 'postgres'
import supertest, { type Response } from 'supertest'
import { onTestFinished } from 'vitest'
import type { Scope } from '../../../generated/openapi.operations.ts'
import { createApp } from '../../../src/app.ts'
import { readConfig, type Config } from '../../../src/config.ts'
import { createContext, type AppContext } from '../../../src/context.ts'
import { openDatabase } from '../../../src/db/open-database.ts'
import { startListener } from '../../../src/db/listener.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import type { DnsLookup } from '../../../src/delivery/address-guard.ts'
import { mintKey } from '../../../src/domain/api-keys/change-keys.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { ApiHandlers } from '../../../src/http/contexts/call-context.ts'
import { createHttpServer } from '../../../src/http/connection/http-server.ts'
import { PasswordQueue } from '../../../src/http/admission/password-queue.ts'
import { ConcurrencyLimit } from '../../../src/http/admission/concurrency-limit.ts'
import { createAdmission, type Admission } from '../../../src/http/admission/admission.ts'
import { createLogger } from '../../../src/logger.ts'
import { TestClock } from './clock.ts'
import { contract, expectDocumented, settingsContract, workContract } from '../contract/contract.ts'
import { testDatabaseUrl } from '../database/database.ts'
import type { LogLine } from './logs.ts'
import { onFileFinished } from '../runner/on-file-finished.ts'
import { recordAnswers } from '../runner/record-answers.ts'
import { refuseSecrets } from '../contract/secret-patterns.ts'
import { createWorld } from '../world/create-world.ts'

export const apiPrefix = '/api/public/v1'
export const settingsPrefix = '/api/settings/v1'
export const workPrefix = '/api/work/v1'
export const sessionSecret = 'the session secret of the test application'

export interface Answer<Body = never> {
  status: number
  headers: Record<string, string | undefined>
  // The contract check has validated the body before a test reads it.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: [Body] extends [never] ? any : Body
  text: string
}

export interface CallOptions {
  query?: Record<string, string | number | string[]>
  headers?: Record<string, string>
  body?: unknown
}

/** A client of the API, with or without a key. Every response is checked against the contract. */
export interface Caller {
  get(path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  delete(path: string, options?: CallOptions): Promise<Answer>
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

export interface TestApp {
  /** The app's context, with direct access to the tables. */
  context: AppContext & { sql: Sql }
  clock: TestClock
  /** `http://127.0.0.1:PORT` */
  url: string
  /** The lines of the log, parsed. */
  logs: LogLine[]
  /** The statements sent to the database. */
  queries: string[]
  anonymous(): Caller
  /** Returns a caller of the settings area that sends these headers, such as a cookie. */
  inSettings(headers: Record<string, string>): Caller
  /** Returns a caller of the web editor that sends these headers. */
  inWork(headers: Record<string, string>): Caller
  withSecret(secret: string): Caller
  /** Creates a key of the fixture's owner with exactly these scopes. */
  asKey(fixture: Fixture, scopes: readonly Scope[]): Promise<Caller>
  /** Creates a new world in this worker's database. */
  fixture(): Promise<Fixture>
}

export interface TestAppOptions {
  clock?: TestClock
  /** Arrays to which the app adds statements and log lines, as in `TestApp`. */
  queries?: string[]
  logs?: LogLine[]
  config?: Partial<Config>
  /** The session secret, instead of the default one. */
  sessionSecret?: string
  /** The database URL for requests, such as the URL of a relay. */
  databaseUrl?: string
  handlers?: ApiHandlers
  /** The maximum wait of a request for a connection, in milliseconds. */
  maxWaitMs?: number
  /** The maximum wait of a statement for a lock, in milliseconds. */
  lockTimeoutMs?: number
  /** The limits of concurrent requests, by default above any burst of a test. */
  admission?: Admission
  /** The DNS lookup when a webhook endpoint is saved; by default no name resolves. */
  lookup?: DnsLookup
}

interface CallerOptions {
  prefix: string
  /** The contract that responses are checked against. */
  document: typeof contract
  headers: Record<string, string>
}

/** The maximum wait for a connection, in milliseconds: long, because a machine that runs other tests is slow. */
const connectionWaitMs = 30_000

/** Returns limits of concurrent requests above any burst of a test. */
const unlimitedAdmission = (): Admission => ({
  ...createAdmission(),
  reads: new ConcurrencyLimit(1_000, 1_000),
  writes: new ConcurrencyLimit(1_000, 1_000),
  // On machines with fewer cores the default would be one.
  passwords: new PasswordQueue(2),
})

/** Grace period of a stop, in milliseconds: longer than any test request. */
const drainGraceMs = 30_000

/** Budgets that no test exceeds by accident. */
export const unlimitedBudgets = {
  key: 1e9,
  write: 1e9,
  workspace: 1e9,
  anonymous: 1e9,
  user: 1e9,
  user_write: 1e9,
  session: 1e9,
  session_write: 1e9,
  user_work: 1e9,
  session_work: 1e9,
  windowSeconds: 60,
}

/**
 * Starts the app as `npm start` does, on a free port and this worker's database, until the end of the calling
 * test, or of the file if called from `beforeAll`.
 */
export async function startApp(
  options: TestAppOptions = {},
  until: 'test' | 'file' = 'file',
): Promise<TestApp> {
  const clock = options.clock ?? new TestClock()
  const url = await testDatabaseUrl()
  const { queries = [], logs = [], lookup = () => Promise.resolve([]) } = options
  // The key cache is off, except in tests of the cache.
  const defaults = { rateLimits: unlimitedBudgets, logFormat: 'json', creatorRecheckSeconds: 0 } as const
  const read = readConfig({ WEBHOOKS_ALLOW_INSECURE: '0' })
  const config: Config = { ...read, ...defaults, ...options.config }
  const { db, background, close } = openDatabase(options.databaseUrl ?? url, {
    total: config.databasePool,
    maxWaitMs: options.maxWaitMs ?? connectionWaitMs,
    ...(options.lockTimeoutMs === undefined ? {} : { lockTimeoutMs: options.lockTimeoutMs }),
    applicationName: 'taskwire test',
    // The request log and key uses are written in the background, at any time.
    onQuery: (text) => void (/request_log|set last_used_at/.test(text) || queries.push(text)),
  })
  const logger = createLogger(config, {
    write: (line: string) => void logs.push(JSON.parse(line) as LogLine),
  })
  const listener = startListener(url)
  const context = await createContext({
    config,
    db,
    background,
    logger,
    clock,
    listener,
    sessionSecret: options.sessionSecret ?? sessionSecret,
    lookup,
    admission: options.admission ?? unlimitedAdmission(),
  })
  const asText = {
    to: 1184,
    from: [1082, 1083, 1114, 1184],
    serialize: String,
    parse: (text: string) => text,
  }
  const sql = postgres(url, { max: 2, onnotice: () => undefined, types: { dates: asText } }) as Sql
  const overrides = options.handlers ? { openapi: { handlers: options.handlers } } : {}
  const server = createHttpServer(await createApp(context, overrides), context)
  // Responses of a test's own handlers are not evidence for the real handlers.
  recordAnswers(server, options.handlers && 'openapi')
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async (): Promise<void> => {
    context.drain.abort()
    await server.drain(drainGraceMs)
    await context.recorders.flush()
    // The next file shares the database and the client address.
    await sql`delete from sign_in_failures`
    await context.budgets.close()
    await listener.close()
    await Promise.all([sql.end({ timeout: 5 }), close()])
    refuseSecrets(JSON.stringify(logs), 'the log')
  }
  if (until === 'test') onTestFinished(stop)
  else
    onFileFinished(async () => {
      // The next file shares the database, and its worker would first send these deliveries to closed or
      // hanging receivers.
      await sql`delete from webhook_deliveries where status = 'pending'`
      await stop()
    })
  return {
    context: { ...context, sql },
    clock,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logs,
    queries,
    anonymous: () => callerOf(server, undefined),
    inSettings: (headers) =>
      createCaller(server, { prefix: settingsPrefix, document: settingsContract, headers }),
    inWork: (headers) => createCaller(server, { prefix: workPrefix, document: workContract, headers }),
    withSecret: (secret) => callerOf(server, secret),
    async asKey({ workspace, users }, scopes) {
      const actor = { workspaceId: workspace.id, userId: users.owner, via: 'cli' as const, now: clock.now() }
      const { secret } = await runTransaction(db, (tx) => mintKey(tx, actor, { name: 'test', scopes }))
      return callerOf(server, secret)
    },
    fixture: () => createWorld(db, sql, clock.now()),
  }
}

const callerOf = (server: Server, secret: string | undefined): Caller =>
  createCaller(server, {
    prefix: apiPrefix,
    document: contract,
    headers: secret === undefined ? {} : { Authorization: `Bearer ${secret}` },
  })

/** @param headers sent with every call */
function createCaller(server: Server, { prefix, document, headers: own }: CallerOptions): Caller {
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const request = supertest(server)[method.toLowerCase() as 'get'](`${prefix}${path}`)
    void request.buffer(true).parse(readBody)
    for (const [name, value] of Object.entries(own)) void request.set(name, value)
    if (options.query) void request.query(options.query)
    for (const [name, value] of Object.entries(options.headers ?? {})) void request.set(name, value)
    const { status, headers, body, text } = await (options.body === undefined
      ? request
      : request.send(options.body as object))
    const answer = { status, headers: headers as Answer['headers'], body: body as unknown, text }
    if (method.toUpperCase() !== 'HEAD') expectDocumented(method, path, answer, document)
    return answer
  }
  return {
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body = {}, options = {}) => call('POST', path, { ...options, body }),
    patch: (path, body = {}, options = {}) => call('PATCH', path, { ...options, body }),
    delete: (path, options) => call('DELETE', path, options),
  }
}

/**
 * Reads a body by its media type. Of an event stream, reads only the start, because it may never end. Sets
 * `res.text` as the parsers of superagent do.
 */
function readBody(res: Response, done: (error: Error | null, body?: unknown) => void): void {
  const stream = res as unknown as IncomingMessage
  const type = stream.headers['content-type'] ?? ''
  res.text = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => (res.text += chunk))
  stream.once('end', () => {
    try {
      done(null, type.startsWith('application/json') && res.text !== '' ? JSON.parse(res.text) : undefined)
    } catch (error) {
      done(error as Error)
    }
  })
  if (type.startsWith('text/event-stream')) {
    done(null)
    stream.destroy()
  }
}
