import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/settings.operations.ts'
import { settingsPrefix, type Caller } from '../support/app.ts'
import { expectRefusal } from '../support/refusal.ts'
import { responsesIn, useRawHttp } from '../support/raw-http.ts'
import { password, signIn } from '../support/settings.ts'
import { useWorld } from '../support/world.ts'

/* The bodies of the settings area follow the rules of those of the public API. */

const { app, world, clock } = useWorld()
const { converse } = useRawHttp({ app, world })
let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

const key = { name: 'a key', scopes: ['read:tasks'] }

test.each([' ', '\u0085', '\u3000\t'])(
  'a name of only white space is 422: %j (product.md 1.14)',
  async (name) => {
    expectRefusal(await owner.post('/keys', { ...key, name }), 'validation_error', { param: 'name' })
    const path = `/keys/${world.keys.full.id}`
    expectRefusal(await owner.patch(path, { name }), 'validation_error', { param: 'name' })
    expect((await owner.patch(path, { name: `${name}x\ufeff` })).body.data.name).toBe(`${name}x\ufeff`)
  },
)

describe('instants (product.md 8.19)', () => {
  test.each([
    ['2046-12-01t10:00:00z', '2046-12-01T10:00:00.000Z'],
    ['2046-12-01 10:00:00+01:00', '2046-12-01T09:00:00.000Z'],
    ['2046-12-31T23:59:60Z', '2047-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is taken, and means %s', async (text, instant) => {
    const answer = await owner.post('/keys', { ...key, expires_at: text })
    expect(answer.body).toHaveProperty('data.expires_at', instant)
  })

  test.each([
    '9999-12-31T23:59:59-00:01',
    '9999-12-31T23:59:60Z',
    '0001-01-01T00:00:00+00:01',
    '2046-12-01',
    '2046-02-30T00:00:00Z',
  ])('%s is 422', async (expires_at) => {
    const answer = await owner.post('/keys', { ...key, expires_at })
    expectRefusal(answer, 'validation_error', { param: 'expires_at' })
  })

  test('a key cannot expire at once, or before', async () => {
    for (const expires_at of [clock.now().toISOString(), '2001-01-01T00:00:00Z'])
      expectRefusal(await owner.post('/keys', { ...key, expires_at }), 'validation_error', {
        param: 'expires_at',
      })
  })
})

test('param is the first failing field; what has to ask the database comes last (product.md 2.2)', async () => {
  const past = '2001-01-01T00:00:00Z'
  for (const [body, param] of [
    [{ name: '', scopes: 7, expires_at: past }, 'name'],
    [{ ...key, scopes: 7, expires_at: past }, 'scopes'],
    [{ ...key, expires_at: past }, 'expires_at'],
  ] as const)
    expectRefusal(await owner.post('/keys', body), 'validation_error', { param })
  const weak = { current_password: 'not the password', new_password: 'password1234' }
  expectRefusal(await owner.post('/password', weak), 'weak_password', { param: 'new_password' })
  const wrong = { ...weak, new_password: `${password}, and more` }
  expectRefusal(await owner.post('/password', wrong), 'wrong_password', { param: 'current_password' })
})

describe('bodies are JSON only, also where none is described (product.md 18.3)', () => {
  const bodiless = Object.values(operations).filter(({ method, body }) => method !== 'get' && body === null)
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']

  test.each(bodiless.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_id, { method, path: template, security }) => {
      const path = template.replace('{id}', 'unknown')
      const caller = security ? owner : app.inSettings({})
      for (const type of types) {
        const answer = await caller.call(method, path, { headers: { 'Content-Type': type }, body: 'a=b' })
        expectRefusal(answer, 'unsupported_media_type')
      }
      for (const body of [undefined, {}])
        expect((await caller.call(method, path, { body })).status).toBe(security ? 404 : 204)
    },
  )

  test('and the connection serves another request after one that came without a length', async () => {
    const head = (method: string, ...lines: string[]) =>
      [`${method} ${settingsPrefix}/session HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n')
    const form = head('DELETE', 'Content-Type: text/plain', 'Transfer-Encoding: chunked')
    const chunks = `1000\r\n${'x'.repeat(0x1000)}\r\n`.repeat(200)
    const received = await converse(`${form}${chunks}0\r\n\r\n${head('GET', 'Connection: close')}`)
    expect(responsesIn(received).map(({ status }) => status)).toEqual([415, 401])
  })

  test.each([
    ['nothing passes', [], 204],
    ['something of no media type is refused', ['a=b'], 415],
  ])('in chunks: %s', async (_what, chunks, status) => {
    const body = ReadableStream.from(chunks.map((chunk) => Buffer.from(chunk)))
    const url = `${app.url}${settingsPrefix}/session`
    expect(await fetch(url, { method: 'DELETE', body, duplex: 'half' })).toHaveProperty('status', status)
  })
})
