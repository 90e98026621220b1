import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eq, sql, type SQL } from '../../src/db/drizzle.ts'
import { workspaces } from '../../src/db/schema.ts'
import type { Transaction } from '../../src/db/transaction.ts'
import { AppError } from '../../src/errors.ts'
import type { Operations } from '../../src/contract/operation.ts'
import { authenticateAnyone } from '../../src/http/callers/authenticate-anyone.ts'
import { BodyWriter } from '../../src/http/reply/body-writer.ts'
import type { AnyoneContexts } from '../../src/http/contexts/call-context.ts'
import type { AnyReply, Commits } from '../../src/http/handler-types.ts'
import { createPipeline } from '../../src/http/pipeline.ts'
import {
  documentOf,
  keyed,
  operation,
  operations,
  session,
  usePipeline,
  type CallOptions,
  type Handler,
} from '../support/app/pipeline.ts'

const server = usePipeline()
const { answer, call, handle } = server

const json = { 'Content-Type': 'application/json' }
const chunked = { 'Transfer-Encoding': 'chunked' }
const chunkedJson = { ...json, ...chunked }

describe('bodies', () => {
  test.each<[what: string, method: string, path: string, options: CallOptions | undefined, body: unknown]>([
    ['an optional body that is sent', 'PUT', '/replace', { headers: json, content: '{"a":1}' }, { a: 1 }],
    ['an optional body that is absent', 'PUT', '/replace', {}, undefined],
    ['an optional body of no bytes', 'PUT', '/replace', { headers: { 'Content-Length': 0 } }, undefined],
    ['an optional body of no chunks', 'PUT', '/replace', { headers: chunked }, undefined],
    ['an optional body of no chunks, as JSON', 'PUT', '/replace', { headers: chunkedJson }, undefined],
    ['a body in chunks', 'PUT', '/replace', { headers: chunkedJson, chunks: '{"a":1}' }, { a: 1 }],
    [
      'an unexpected body',
      'DELETE',
      '/remove',
      { headers: { 'Content-Type': 'text/csv' }, content: 'x' },
      undefined,
    ],
  ])('a body is accepted: %s', async (_what, method, path, options, expected) => {
    answer(method === 'PUT' ? { status: 200, body: {} } : { status: 204 })
    expect((await call(method, path, options)).status).toBe(method === 'PUT' ? 200 : 204)
    expect(server.input?.body).toEqual(expected)
  })

  test.each<[what: string, path: string, options: CallOptions | undefined, status: number]>([
    ['a required body that is absent', '/create', {}, 422],
    ['a required body of no chunks', '/create', { headers: chunked }, 422],
    ['an optional body that is not JSON', '/replace', { headers: json, content: '{' }, 422],
    ['an optional body of another type', '/replace', { content: '{}' }, 415],
    ['a body in chunks of another type', '/replace', { headers: chunked, chunks: '{}' }, 415],
  ])('a body is refused: %s', async (_what, path, options, status) => {
    expect((await call(path === '/create' ? 'POST' : 'PUT', path, options)).status).toBe(status)
    expect(server.input).toBeUndefined()
  })

  test('a connection is kept after a body that no operation reads', async () => {
    answer({ status: 204 })
    const content = 'x'.repeat(300_000)
    for (let i = 0; i < 3; i++)
      expect(await call('DELETE', '/remove', { content })).toMatchObject({ status: 204 })
  })
})

describe('replies', () => {
  test.each<[path: string, reply: AnyReply, type: string | undefined, content: string]>([
    ['/plain', { status: 200, body: 'Grüße' }, 'text/plain; charset=utf-8', 'Grüße'],
    ['/page', { status: 200, body: '<p>' }, 'text/html; charset=utf-8', '<p>'],
    ['/accept', { status: 200, body: { a: 1 } }, 'application/json; charset=utf-8', '{"a":1}'],
    ['/accept', { status: 202 }, undefined, ''],
    ['/accept', { status: 204 }, undefined, ''],
  ])('replies have the documented media type and content: %s, %o', async (path, reply, type, content) => {
    answer(reply)
    const answered = await call(path === '/accept' ? 'POST' : 'GET', path)
    expect(answered).toMatchObject({ status: reply.status, text: content })
    expect(answered.headers['content-type']).toBe(type)
    expect(answered.headers['transfer-encoding']).toBeUndefined()
  })

  test('HEAD on a text response returns only its headers', async () => {
    answer({ status: 200, body: 'Grüße' })
    const { headers, text } = await call('HEAD', '/plain')
    expect(headers['content-length']).toBe('7')
    expect(text).toBe('')
  })

  test.each<[what: string, path: string, reply: AnyReply]>([
    ['an object instead of text', '/plain', { status: 200, body: { a: 1 } }],
    ['content in a reply that has none', '/accept', { status: 204, body: {} }],
    ['text instead of a stream', '/listen', { status: 200, body: 'x' }],
    ['an undocumented status', '/plain', { status: 204 }],
  ])('replies that violate the contract become a 500: %s', async (_what, path, reply) => {
    answer(reply)
    expect((await call(path === '/accept' ? 'POST' : 'GET', path)).status).toBe(500)
  })
})

describe('response headers', () => {
  test('documented headers are sent, including several cookies', async () => {
    answer({ status: 201, headers: { 'Set-Cookie': ['a=1', 'b=2'], 'X-Left': 3 } })
    const { status, headers } = await call('POST', '/sign')
    expect(status).toBe(201)
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(headers['x-left']).toBe('3')
  })
})

describe('parameters', () => {
  beforeEach(() => answer({ status: 200, body: {} }))

  test('parameters reach the handler with their type, and lenient parameters as they were sent', async () => {
    const headers = { 'X-Level': '7' }
    const { status } = await call('GET', '/search?count=42&ratio=-0.5e1&deep=false&size=lots&text=7', {
      headers,
    })
    expect(status).toBe(200)
    expect(server.input).toMatchObject({
      query: { count: 42, ratio: -5, deep: false, size: 'lots', text: '7' },
      headers: { 'X-Level': 7 },
    })
  })

  test.each([
    ['', 'count'],
    ['?count=1.5', 'count'],
    ['?count=1e3', 'count'],
    ['?count=100', 'count'],
    ['?count=9007199254740993', 'count'],
    ['?count=1&ratio=Infinity', 'ratio'],
    ['?count=1&deep=yes', 'deep'],
  ])('the query %s is refused with 422, and names %s', async (query, param) => {
    const { status, text } = await call('GET', `/search${query}`)
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'validation_error', param } })
  })

  test('parameters in headers are validated too', async () => {
    const { status, text } = await call('GET', '/search?count=1', { headers: { 'X-Level': 'high' } })
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ error: { param: 'X-Level' } })
  })

  test('a path parameter that violates its schema gets 404', async () => {
    expect((await call('GET', '/numbers/7')).status).toBe(200)
    expect(server.input?.path).toEqual({ n: 7 })
    for (const n of ['x', '7.5', '100']) expect((await call('GET', `/numbers/${n}`)).status).toBe(404)
  })

  test('a path parameter with U+0000 gets 404', async () => {
    answer({ status: 200, body: {} })
    expect((await call('GET', '/names/%20')).status).toBe(200)
    expect((await call('GET', '/names/%00')).status).toBe(404)
  })
})

describe('the caller', () => {
  test('if the contract allows it, an anonymous caller is served and no budget is charged', async () => {
    handle((_input, { db }: AnyoneContexts['read']) =>
      db.execute(sql`select 1`).then(() => ({ status: 200, body: {} })),
    )
    const { status, headers } = await call('GET', '/search?count=1')
    expect(status).toBe(200)
    expect(headers['x-ratelimit-limit']).toBeUndefined()
  })

  test('the caller is identified by a cookie, and must have one of the required roles', async () => {
    handle((_input, { role }: { role: string }) => Promise.resolve({ status: 200, body: { role } }))
    const as = (cookie: string) => call('GET', '/secret', { headers: { Cookie: cookie } })
    expect(await as('session=admin')).toMatchObject({ status: 200, text: '{"role":"admin"}' })
    expect((await as('session=member')).status).toBe(403)
    const none = await as('other=admin')
    expect(none.status).toBe(401)
    expect(none.headers['www-authenticate']).toBeUndefined()
    expect(none.headers['x-ratelimit-limit']).toBeDefined()
  })
})

describe('a write to a workspace', () => {
  /** Creates a workspace, and returns requests in it, and functions that change and read its name. */
  async function useWorkspace() {
    const { workspace } = await server.fixture()
    const isWorkspace = eq(workspaces.id, workspace.id)
    const headers = { Authorization: `Bearer ${workspace.id}` }
    const authenticate = vi.spyOn(keyed, 'authenticate')
    return {
      authenticate,
      rename: (tx: Transaction, name: SQL | string) => tx.update(workspaces).set({ name }).where(isWorkspace),
      post: (path: string, more = {}) => call('POST', path, { headers: { ...headers, ...more } }),
      name: async () => {
        const { db } = server.context
        const [row] = await db.select({ name: workspaces.name }).from(workspaces).where(isWorkspace)
        return row?.name
      },
    }
  }

  test('a locking write begins as a transaction, and authenticates its caller once', async () => {
    const { rename, post, name, authenticate } = await useWorkspace()
    handle(async (_input, { tx }: { tx: Transaction }) => {
      await rename(tx, 'Locked')
      return { status: 201, body: {} }
    })
    expect((await post('/lock')).status).toBe(201)
    expect(await name()).toBe('Locked')
    expect(authenticate).toHaveBeenCalledTimes(1)
  })

  test('a locking write also commits its reply: one of two requests with the same Idempotency-Key is a replay', async () => {
    const { rename, post, name } = await useWorkspace()
    handle(async (_input, { tx }: { tx: Transaction }) => {
      await rename(tx, sql`${workspaces.name} || '+'`)
      return { status: 201, body: {} }
    })
    const before = await name()
    const once = { 'Idempotency-Key': 'once' }
    const both = await Promise.all([post('/lock', once), post('/lock', once)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(1)
    expect((await post('/lock', once)).headers['idempotent-replay']).toBe('true')
    expect(await name()).toBe(`${before}+`)
  })

  test('a locking write that is refused changes nothing', async () => {
    const { rename, post, name } = await useWorkspace()
    const before = await name()
    handle(async (_input, { tx }: { tx: Transaction }) => {
      await rename(tx, 'Refused')
      throw new AppError('forbidden')
    })
    expect((await post('/lock')).status).toBe(403)
    expect(await name()).toBe(before)
  })

  test('a write that commits by itself keeps what it has committed if it is refused', async () => {
    const { rename, post, name, authenticate } = await useWorkspace()
    handle(async (_input, { transact }: Commits) => {
      await transact((tx) => rename(tx, 'Attempted'))
      throw new AppError('forbidden')
    })
    expect((await post('/attempt')).status).toBe(403)
    expect(await name()).toBe('Attempted')
    expect(authenticate).toHaveBeenCalledTimes(1)
  })
})

const shown = { prefix: '', document: documentOf(operations), unmatched: { scheme: 'none', rateLimits: [] } }
const noWork: Handler = () => Promise.reject(new Error('no request is sent here'))

describe('a pipeline', () => {
  test.each([
    ['a handler', { handlers: {} }, /no handler for replace/],
    [
      'an authenticator',
      { authenticators: { none: session, keyed } },
      /no authenticator for the scheme session/,
    ],
  ])('a pipeline is not built without %s', async (_what, lacking, message) => {
    const handlers = Object.fromEntries(Object.keys(operations).map((id) => [id, noWork]))
    const api = { ...shown, operations, handlers, authenticators: { none: session, session, keyed } }
    await expect(createPipeline(server.context, new BodyWriter(), { ...api, ...lacking })).rejects.toThrow(
      message,
    )
  })

  test('a pipeline is not built with an Idempotency-Key for an operation without a caller', async () => {
    const repeated = operation('repeat', { method: 'post', idempotent: true })
    const operations = { repeat: repeated }
    const api = { ...shown, document: documentOf(operations), operations, handlers: { repeat: noWork } }
    const authenticators = { none: authenticateAnyone(server.context) }
    await expect(
      createPipeline(server.context, new BodyWriter(), { ...api, authenticators }),
    ).rejects.toThrow(/repeat honors Idempotency-Key/)
  })

  test('a pipeline is not built with an Idempotency-Key for an operation that commits by itself', async () => {
    const { lock } = operations
    const own = { lock: { ...lock, transaction: 'own' } } as Operations
    const api = { ...shown, document: documentOf(own), operations: own, handlers: { lock: noWork } }
    await expect(
      createPipeline(server.context, new BodyWriter(), { ...api, authenticators: { keyed } }),
    ).rejects.toThrow(/lock honors Idempotency-Key/)
  })

  test('a pipeline is not built with a handler of an unknown operation', async () => {
    const handlers = Object.fromEntries([...Object.keys(operations), 'stray'].map((id) => [id, noWork]))
    const api = { ...shown, operations, handlers, authenticators: { none: session, session, keyed } }
    await expect(createPipeline(server.context, new BodyWriter(), api)).rejects.toThrow(/stray/)
  })
})
