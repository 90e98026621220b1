import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import postgres, { type Sql } from 'postgres'
import supertest, { type Response } from 'supertest'
import { onTestFinished } from 'vitest'
import type { Scope } from '../../generated/openapi.operations.ts'
import { createApp } from '../../src/app.ts'
import { readConfig, type Config } from '../../src/config.ts'
import { createContext, type AppContext } from '../../src/context.ts'
import { openDatabase } from '../../src/db/database.ts'
import { startListener } from '../../src/db/listener.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Lookup } from '../../src/delivery/address-guard.ts'
import { mintKey } from '../../src/domain/api-keys/change-keys.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import type { ApiHandlers } from '../../src/http/call-context.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { ConcurrencyLimit, createAdmission, type Admission } from '../../src/http/admission.ts'
import { createLogger } from '../../src/logger.ts'
import { TestClock } from './clock.ts'
import { contract, expectDocumented, settingsContract } from './contract.ts'
import { testDatabaseUrl } from './database.ts'
import type { LogLine } from './logs.ts'
import { onFileFinished } from './on-file-finished.ts'
import { recordAnswers } from './record-answers.ts'
import { refuseSecrets } from './secret-forms.ts'

export const apiPrefix = '/api/public/v1'
export const settingsPrefix = '/api/settings/v1'
export const sessionSecret = 'the session secret of the test application'

export interface Answer<Body = never> {
  status: number
  headers: Record<string, string | undefined>
  // Tests look into bodies that the contract check has already held against the document.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: [Body] extends [never] ? any : Body
  text: string
}

export interface CallOptions {
  query?: Record<string, string | number | string[]>
  headers?: Record<string, string>
  body?: unknown
}

/** Somebody who calls the API: with a key, or without. Every answer is held against the contract. */
export interface Caller {
  get(path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  delete(path: string, options?: CallOptions): Promise<Answer>
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

export interface TestApp {
  /** With a way to the tables past the app. */
  context: AppContext & { sql: Sql }
  clock: TestClock
  /** `http://127.0.0.1:PORT` */
  url: string
  /** What was logged, a parsed line each. */
  logs: LogLine[]
  /** The statements sent to the database. */
  queries: string[]
  anonymous(): Caller
  /** Calls the settings area with these headers: a cookie, say. */
  inSettings(headers: Record<string, string>): Caller
  withSecret(secret: string): Caller
  /** A fresh key of the fixture's owner with just these scopes. */
  asKey(fixture: Fixture, scopes: readonly Scope[]): Promise<Caller>
  /** A fresh world, in this worker's database. */
  fixture(): Promise<Fixture>
}

export interface TestAppOptions {
  clock?: TestClock
  /** Arrays to which the app adds: see `TestApp`. */
  queries?: string[]
  logs?: LogLine[]
  config?: Partial<Config>
  /** In the place of the usual one. */
  sessionSecret?: string
  /** The database's URL for its requests: a relay's, for example. */
  databaseUrl?: string
  handlers?: ApiHandlers
  /** How long a request may wait for a connection. */
  maxWaitMs?: number
  /** For tests that wait for a lock in vain. */
  lockTimeoutMs?: number
  /** Limits to use instead of those that no burst of a test meets. */
  admission?: Admission
  /** What names resolve to when a webhook endpoint is saved; at first, to nothing. */
  lookup?: Lookup
}

interface CallerOptions {
  prefix: string
  /** What its answers are held against. */
  document: typeof contract
  headers: Record<string, string>
}

/** A machine that is busy with other tests serves a burst of requests late, and is no fault. */
const patienceMs = 30_000

/** Limits that no burst of a test meets by accident. */
const ampleAdmission = (): Admission => ({
  ...createAdmission(),
  reads: new ConcurrencyLimit(1_000, 1_000),
  writes: new ConcurrencyLimit(1_000, 1_000),
})

/** Longer than any request of a test takes: what is cut off at a stop is a fault that shows. */
const drainGraceMs = 30_000

/** Budgets that no test meets by accident. */
export const ample = {
  key: 1e9,
  write: 1e9,
  workspace: 1e9,
  anonymous: 1e9,
  session: 1e9,
  session_write: 1e9,
  windowSeconds: 60,
}

/**
 * The app as `npm start` serves it, on a free port and this worker's database, until the calling test, or the file
 * when called from its `beforeAll`, is over.
 */
export async function startApp(
  options: TestAppOptions = {},
  until: 'test' | 'file' = 'file',
): Promise<TestApp> {
  const clock = options.clock ?? new TestClock()
  const url = await testDatabaseUrl()
  const { queries = [], logs = [], lookup = () => Promise.resolve([]) } = options
  // Keys are looked up each time, except where a test is about the cache.
  const defaults = { rateLimits: ample, logFormat: 'json', creatorRecheckSeconds: 0 } as const
  const config: Config = { ...readConfig({}), ...defaults, ...options.config }
  const { db, background, close } = openDatabase(options.databaseUrl ?? url, {
    total: config.databasePool,
    maxWaitMs: options.maxWaitMs ?? patienceMs,
    ...(options.lockTimeoutMs === undefined ? {} : { lockTimeoutMs: options.lockTimeoutMs }),
    applicationName: 'taskwire test',
    // The request log is written beside the requests, whenever it is time.
    onQuery: (text) => void (text.includes('request_log') || queries.push(text)),
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
    admission: options.admission ?? ampleAdmission(),
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
  // What a test has handlers of its own answer says nothing of the real ones.
  recordAnswers(server, options.handlers && 'openapi')
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async (): Promise<void> => {
    context.drain.abort()
    await server.drain(drainGraceMs)
    await context.recorders.flush()
    await context.budgets.close()
    await listener.close()
    await Promise.all([sql.end({ timeout: 5 }), close()])
    refuseSecrets(JSON.stringify(logs), 'the log')
  }
  if (until === 'test') onTestFinished(stop)
  else
    onFileFinished(async () => {
      // The database is the next file's too: its worker would send these first, to receivers that are gone or hang.
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
    withSecret: (secret) => callerOf(server, secret),
    async asKey({ workspace, users }, scopes) {
      const actor = { workspaceId: workspace.id, userId: users.owner, via: 'cli' as const, now: clock.now() }
      const { secret } = await runTransaction(db, (tx) => mintKey(tx, actor, { name: 'test', scopes }))
      return callerOf(server, secret)
    },
    fixture: () => createFixture(db, clock.now()),
  }
}

const callerOf = (server: Server, secret: string | undefined): Caller =>
  createCaller(server, {
    prefix: apiPrefix,
    document: contract,
    headers: secret === undefined ? {} : { Authorization: `Bearer ${secret}` },
  })

/** @param headers those of every call */
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
 * Reads a body as its media type says. A stream of events is left as soon as it has begun, for it need not end. The
 * text is kept in `res.text`, as superagent's own parsers do.
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
