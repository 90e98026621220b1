import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AppContext } from '../../../src/context.ts'
import type { Operation, Operations, Parameter, Success } from '../../../src/contract/operation.ts'
import { AppError } from '../../../src/errors.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { authenticateAnyone } from '../../../src/http/callers/authenticate-anyone.ts'
import { BodyWriter } from '../../../src/http/reply/body-writer.ts'
import type { Authenticator } from '../../../src/http/callers/caller.ts'
import type { AnyReply } from '../../../src/http/handler-types.ts'
import { errorHandler } from '../../../src/http/reply/error-handler.ts'
import { createHttpServer } from '../../../src/http/connection/http-server.ts'
import { createPipeline } from '../../../src/http/pipeline.ts'
import { receiveRequests } from '../../../src/http/connection/receive.ts'
import type { AnyApi } from '../../../src/http/router.ts'
import { startApp, type TestApp } from './app.ts'
import type { LogLine } from './logs.ts'

/* A contract with features that the public one does not use, served by the same pipeline. */

const anyText = (name: string): Parameter => ({
  name,
  type: 'string',
  required: false,
  lenient: false,
  validate: null,
})
const success = (mediaType: string | null): Success => ({
  mediaType,
  validate: mediaType === 'application/json' ? () => true : null,
})
const isSmall = (value: unknown): boolean => Number(value) < 100
const body = (required: boolean): Operation['body'] => ({
  required,
  maxBytes: 1_048_576,
  validate: () => true,
  fields: [],
})

/** Returns a GET without parameters that responds with JSON to any caller, with the given changes. */
export function operation(operationId: string, facts: Partial<Operation> = {}): Operation {
  return {
    operationId,
    method: 'get',
    path: `/${operationId}`,
    security: null,
    secondFactor: true,
    sameOrigin: false,
    transaction: (facts.method ?? 'get') === 'get' ? null : 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['validation_error', 'not_found', 'forbidden', 'unsupported_media_type', 'api_key_required'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: { 200: success('application/json') },
    ...facts,
  }
}

/** Returns a contract document with these operations. */
export function documentOf(operations: Operations): AnyApi['document'] {
  const paths: AnyApi['document']['paths'] = {}
  for (const { path, method, operationId } of Object.values(operations))
    paths[path] = { ...paths[path], [method]: { operationId, security: [], responses: {} } }
  return {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths,
    components: { schemas: {} },
    'x-error-catalog': {},
  }
}

export const operations = Object.fromEntries(
  [
    operation('replace', { method: 'put', body: body(false) }),
    operation('create', {
      method: 'post',
      body: body(true),
      responses: { 201: success('application/json') },
    }),
    operation('remove', { method: 'delete', responses: { 204: success(null) } }),
    operation('accept', {
      method: 'post',
      responses: { 200: success('application/json'), 202: success(null), 204: success(null) },
    }),
    operation('plain', { responses: { 200: success('text/plain') } }),
    operation('page', { responses: { 200: success('text/html') } }),
    operation('listen', { responses: { 200: success('text/event-stream') } }),
    operation('produce', { method: 'post', responses: { 200: success('text/event-stream') } }),
    operation('number', {
      path: '/numbers/{n}',
      pathParameters: [{ ...anyText('n'), type: 'integer', required: true, validate: isSmall }],
    }),
    operation('named', { path: '/names/{name}' }),
    operation('search', {
      query: [
        { ...anyText('count'), type: 'integer', required: true, validate: isSmall },
        { ...anyText('ratio'), type: 'number' },
        { ...anyText('deep'), type: 'boolean' },
        { ...anyText('size'), type: 'integer', lenient: true },
        anyText('text'),
      ],
      headers: [{ ...anyText('X-Level'), type: 'integer' }],
    }),
    operation('sign', { method: 'post', responses: { 201: success(null) } }),
    operation('lock', {
      method: 'post',
      transaction: 'locks',
      security: { scheme: 'keyed', requires: [] },
      idempotent: true,
      headers: [anyText('Idempotency-Key')],
      responses: { 201: success('application/json') },
    }),
    operation('attempt', {
      method: 'post',
      transaction: 'own',
      security: { scheme: 'keyed', requires: [] },
      responses: { 201: success('application/json') },
    }),
    operation('secret', { security: { scheme: 'session', requires: ['owner', 'admin'] }, rateLimits: [] }),
  ].map((one) => [one.operationId, one]),
)

/** Reads the caller and the role from a cookie. */
export const session: Authenticator<Record<'read' | 'write' | 'own', { role: string }>> = {
  authenticate(req) {
    const role = /^session=(\w+)$/.exec(req.headers.cookie ?? '')?.[1]
    if (role === undefined) return Promise.reject(new AppError('api_key_required'))
    return Promise.resolve({
      budgetOwner: () => role,
      assertPermitted(roles) {
        if (!roles.includes(role)) throw new AppError('forbidden')
      },
      addAssertions: () => undefined,
      readContext: () => ({ role }),
      writeContext: () => ({ role }),
      ownContext: () => ({ role }),
    })
  },
}

/** Uses the bearer token as the workspace to which an Idempotency-Key belongs. */
export const keyed: Authenticator = {
  honorsIdempotency: true,
  authenticate: (req) =>
    Promise.resolve({
      identity: { workspaceId: req.headers.authorization?.replace('Bearer ', '') ?? '', id: 'usr_keyed' },
      budgetOwner: () => 'keyed',
      assertPermitted: () => undefined,
      addAssertions: () => undefined,
      readContext: () => ({}),
      writeContext: () => ({}),
      ownContext: () => ({}),
    }),
}

export type Handler = (input: Record<string, unknown>, context: never) => Promise<AnyReply>

export interface CallOptions {
  headers?: OutgoingHttpHeaders
  content?: string
  /** A body without a length, which must be sent in chunks. */
  chunks?: string
}

/** A server of the contract above, whose operations share one handler that the test sets. */
export interface PipelineServer {
  readonly context: AppContext
  /** Creates a workspace. */
  fixture(): Promise<Fixture>
  readonly logs: readonly LogLine[]
  /** The input of the last call of the handler in this test, or undefined if it was not called. */
  readonly input: Record<string, unknown> | undefined
  handle(handler: Handler): void
  /** Makes the handler return this reply. */
  answer(reply: AnyReply): void
  /** Sends a request, and leaves the body of the response unread. */
  open(method: string, path: string, options?: CallOptions): Promise<IncomingMessage>
  call(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }>
  /** Returns the log line of the request with this id. */
  logOf(id: unknown): LogLine | undefined
}

/** Serves the contract above to the tests of the calling file. */
export function usePipeline(): PipelineServer {
  let app: TestApp
  let server: Server
  let handler: Handler
  let input: Record<string, unknown> | undefined

  beforeAll(async () => {
    app = await startApp()
    server = await startServer(app.context, (given, context) => {
      input = given
      return handler(given, context)
    })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    input = undefined
  })

  function open(
    method: string,
    path: string,
    { headers = {}, content, chunks }: CallOptions = {},
  ): Promise<IncomingMessage> {
    const { port } = server.address() as AddressInfo
    // Node sends the body of a DELETE without its length.
    const length = content === undefined ? {} : { 'Content-Length': Buffer.byteLength(content) }
    const options = { port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } }
    return new Promise((resolve, reject) => {
      request(options, resolve)
        .once('error', reject)
        .end(content ?? chunks)
    })
  }

  return {
    get context() {
      return app.context
    },
    fixture: () => app.fixture(),
    get logs() {
      return app.logs
    },
    get input() {
      return input
    },
    handle(next) {
      handler = next
    },
    answer(reply) {
      handler = () => Promise.resolve(reply)
    },
    open,
    async call(method, path, options) {
      const res = await open(method, path, options)
      return { status: res.statusCode, headers: res.headers, text: await text(res) }
    },
    logOf: (id) => app.logs.find((line) => (line.req as { id: unknown } | undefined)?.id === id),
  }
}

async function startServer(context: AppContext, handler: Handler): Promise<Server> {
  const writer = new BodyWriter()
  const api = express()
  api.use(receiveRequests(context))
  api.use(
    await createPipeline(context, writer, {
      prefix: '',
      document: documentOf(operations),
      operations,
      handlers: Object.fromEntries(Object.keys(operations).map((id) => [id, handler])),
      authenticators: { none: authenticateAnyone(context), session, keyed },
      unmatched: { scheme: 'none', rateLimits: [] },
    }),
  )
  api.use(errorHandler(context, writer))
  const server = createHttpServer(api, context)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}
