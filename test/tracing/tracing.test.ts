import { expect, onTestFinished, test } from 'vitest'
import { apiPrefix } from '../../src/config.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { startCollector, type CollectedSpan } from '../support/app/collector.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { freePort } from '../support/network/free-port.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { startServer, type TestServer } from '../support/app/server.ts'
import { operatorIn } from '../support/world/webhooks.ts'

const sessionSecret = 'the session secret of this test, long enough'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const callersSpanId = 'b7ad6b7169203331'
const traceparent = `00-${traceId}-${callersSpanId}-01`

/** Prints the loaded tracing packages, one per line. */
const printLoadedPackages = `import { registerHooks } from 'node:module'
registerHooks({ resolve(name, context, next) {
  if (name.startsWith('@opentelemetry/')) console.log('loads ' + name)
  return next(name, context)
} })`

const command = [
  'node',
  '--import',
  `data:text/javascript,${encodeURIComponent(printLoadedPackages)}`,
  'src/server.ts',
]

test('a request, its statements and its webhook are recorded as spans, without secrets', async () => {
  const collector = await startCollector()
  const receiver = await startReceiver()
  const world = await makeWorld(`${receiver.url}/hook?token=hook-secret`)
  const server = await startTaskwire({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'tasks of the north',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  const secrets = { title_text: 'a secret title', project_id: world.projects.main }
  const headers = { traceparent, 'X-Request-Id': 'the-first', 'Idempotency-Key': 'a-secret-of-the-caller' }
  expect((await call(server, world, 'POST', '/tasks?a=secret-query', headers, secrets)).status).toBe(201)
  await receiver.waitForRequests(1)
  const refused = { traceparent: 'nonsense', 'X-Request-Id': 'the-second' }
  expect((await call(server, world, 'GET', '/tasks/task_of_nobody', refused)).status).toBe(404)
  await fetch(`${server.url}/healthz`)
  expect(await server.kill('SIGTERM')).toBe(0)

  expect(server.output()).toContain('loads @opentelemetry/sdk-trace')
  expect(collector.resource()).toMatchObject({
    'service.name': 'tasks of the north',
    'deployment.environment.name': 'test',
  })
  const spans = collector.spans()
  const requestSpan = (id: string) =>
    find(spans, ({ attributes }) => attributes['taskwire.request_id'] === id)
  const below = (parent: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId)
  const namesBelow = (parent: CollectedSpan) => below(parent).map(({ name }) => name)

  const request = requestSpan('the-first')
  expect(request).toMatchObject({ traceId, parentSpanId: callersSpanId, kind: 2, status: { code: 0 } })
  expect(request.name).toBe(`POST ${apiPrefix}/tasks`)
  expect(request.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': `${apiPrefix}/tasks`,
    'http.response.status_code': 201,
    'url.path': `${apiPrefix}/tasks`,
    'url.scheme': 'http',
    'taskwire.operation_id': 'createTask',
    'taskwire.request_id': 'the-first',
    'taskwire.key_id': world.keys.full.id,
    'taskwire.workspace_id': world.workspace.id,
  })
  expect(namesBelow(request)).toEqual(['authenticate', 'commit'])
  const [authenticate, commit] = below(request)
  expect(namesBelow(authenticate as CollectedSpan)).toEqual(['SELECT api_key_secrets'])
  const [read, written] = below(commit as CollectedSpan)
  expect(read?.name).toBe('SELECT memberships')
  expect(written).toMatchObject({
    name: expect.stringMatching(/^WITH \w+$/) as string,
    kind: 3,
    attributes: { 'db.system.name': 'postgresql' },
  })
  expect(written?.attributes['db.query.text']).toMatch(/insert into "tasks" .*\$\d/)

  const attempt = find(spans, ({ name }) => name === 'webhook attempt')
  const eventId = receiver.requests[0]?.headers['service-event-id']
  expect(commit?.events).toMatchObject([
    { name: 'webhook event', attributes: { 'taskwire.event_id': eventId } },
  ])
  expect(attempt.attributes).toMatchObject({
    'http.response.status_code': 200,
    'taskwire.event_id': eventId,
    'taskwire.event_type': 'task.created',
    'taskwire.attempt': 1,
  })
  expect(receiver.requests[0]?.headers).not.toHaveProperty('traceparent')

  const notFound = requestSpan('the-second')
  expect(notFound.traceId).not.toBe(traceId)
  expect(notFound).toMatchObject({ name: `GET ${apiPrefix}/tasks/{id}`, status: { code: 0 } })
  expect(notFound.attributes).toMatchObject({
    'http.response.status_code': 404,
    'taskwire.error_code': 'not_found',
  })
  find(spans, ({ name }) => name === 'GET /healthz')
  expect(below(find(spans, ({ name }) => name === 'reminders')).length).toBeGreaterThan(0)

  const known = ['secret', world.keys.full.secret, 'traceparent', 'Bearer']
  // Names of tables and packages may contain "secret".
  const exported = collector.text().replaceAll(/\w+_secrets?\b|webhook_secrets\w*|\w*session_secret\w*/g, '')
  for (const text of known) expect(exported).not.toContain(text)
}, 60_000)

test('a collector that is down delays neither requests nor the shutdown', async () => {
  const world = await makeWorld()
  const server = await startTaskwire({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    // By default the exporter retries for ten seconds, for which the shutdown does not wait either.
    OTEL_EXPORTER_OTLP_TIMEOUT: '100',
  })
  expect((await call(server, world, 'GET', '/me')).status).toBe(200)
  expect(await server.kill('SIGTERM')).toBe(0)
  expect(server.output().match(/spans were not sent/g)).toHaveLength(1)
}, 60_000)

test('without an exporter the server loads no tracing SDK', async () => {
  const world = await makeWorld()
  const server = await startTaskwire({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_EXPORTER: '' })
  expect((await call(server, world, 'GET', '/me', { traceparent })).status).toBe(200)
  expect(await server.kill('SIGTERM')).toBe(0)
  // Only the OpenTelemetry API package is loaded, which does nothing without the SDK.
  expect(new Set(server.output().match(/loads .*/g))).toEqual(new Set(['loads @opentelemetry/api']))
}, 60_000)

function find(spans: readonly CollectedSpan[], is: (span: CollectedSpan) => boolean): CollectedSpan {
  const found = spans.find(is)
  if (!found) throw new Error(`${String(is)}: none of ${spans.map(({ name }) => name).join(', ')}`)
  return found
}

/** Creates a fixture, with an endpoint that subscribes to everything if there is a receiver. */
async function makeWorld(receiverUrl?: string): Promise<Fixture> {
  const { db, close } = openForWork(await testDatabaseUrl(), { total: 1, applicationName: 'tracing' })
  onTestFinished(close)
  const world = await createFixture(db, new Date())
  if (receiverUrl === undefined) return world
  const source = operatorIn(world.workspace.id, new Date())
  const endpoint = { url: receiverUrl, events: [] }
  await runTransaction(db, (tx) => addEndpoint(tx, source, createSecretBox(sessionSecret), endpoint))
  return world
}

async function startTaskwire(env: Record<string, string>): Promise<TestServer> {
  const usual = { DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET: sessionSecret }
  return startServer({ ...usual, WEBHOOKS_ALLOW_INSECURE: '1', ...env }, command)
}

function call(
  { url }: TestServer,
  { keys }: Fixture,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<Response> {
  return fetch(`${url}${apiPrefix}${path}`, {
    method,
    headers: { Authorization: `Bearer ${keys.full.secret}`, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}
