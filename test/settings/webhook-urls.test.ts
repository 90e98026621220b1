import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../support/refusal.ts'
import { signIn } from '../support/settings.ts'
import { settingsContract } from '../support/contract.ts'
import { useWorld } from '../support/world.ts'

/* What a webhook endpoint's URL may be, as code, contract and docs/webhooks.md say it (product.md 13.12, 13.13). */

const { app, world } = useWorld({
  lookup: (name) => Promise.resolve(name.startsWith('unknown') ? [] : ['93.184.215.14']),
})
const base = 'https://hooks.example.com'

test.each([
  ['the usual port', `${base}:443/in`, `${base}/in`],
  ['the first port that is nobody else’s', `${base}:1024/in`, `${base}:1024/in`],
  ['the last port', `${base}:65535/in`, `${base}:65535/in`],
  ['a query', `${base}/in?a=b`, `${base}/in?a=b`],
  ['2,048 characters', `${base}/${'a'.repeat(2022)}`, `${base}/${'a'.repeat(2022)}`],
  ['an address', 'https://93.184.215.14/', 'https://93.184.215.14/'],
  ['a name of its own script', 'https://Bücher.example./', 'https://xn--bcher-kva.example/'],
])('%s is accepted', async (_what, url, stored) => {
  const owner = await signIn(app, world)
  const answer = await owner.post('/webhook-endpoints', { url, events: [] })
  expect(answer.body).toHaveProperty('data.url', stored)
  expect((await owner.call('DELETE', `/webhook-endpoints/${answer.body.data.id}`)).status).toBe(204)
})

test.each([
  ['validation_error', '2,049 characters', `${base}/${'a'.repeat(2023)}`],
  ['unsafe_url', '2,049 characters once it is escaped', `${base}/${'ü'.repeat(400)}`],
  ['unsafe_url', 'the last of the well-known ports', `${base}:1023/`],
  ['unsafe_url', 'the port of plain HTTP', `${base}:80/`],
  ['unsafe_url', 'a fragment', `${base}/#in`],
  ['unsafe_url', 'a user name', 'https://me@hooks.example.com/'],
  ['unsafe_url', 'plain HTTP', 'http://hooks.example.com/'],
  ['unsafe_url', 'a space', `${base}/a b`],
  ['unsafe_url', 'a backslash', `${base}\\in`],
  ['unsafe_url', 'localhost', 'https://localhost/'],
  ['unsafe_url', 'an address of a private network', 'https://192.168.0.1/'],
  ['unsafe_url', 'the address of a cloud’s metadata', 'https://169.254.169.254/'],
])('%s: %s', async (code, _what, url) => {
  const owner = await signIn(app, world)
  const answer = await owner.post('/webhook-endpoints', { url, events: [] })
  expect(answer.body.error).toMatchObject({ code, param: 'url' })
})

describe('what needs no look-up is weighed with the other fields, in order (product.md 2.2)', () => {
  const unknown = 'https://unknown.example.com/'
  test.each([
    [{ url: 'ftp://x', events: 'x' }, 'unsafe_url', 'url'],
    [{ url: 'https://10.0.0.1/', events: 'x' }, 'unsafe_url', 'url'],
    [{ url: 'ftp://x' }, 'unsafe_url', 'url'],
    [{ url: '', events: 'x' }, 'validation_error', 'url'],
    [{ url: 7, events: 'x' }, 'validation_error', 'url'],
    [{ url: unknown, events: 'x' }, 'validation_error', 'events'],
    [{ url: unknown, events: [] }, 'unsafe_url', 'url'],
  ] as const)('%j: %s of %s', async (body, code, param) => {
    const owner = await signIn(app, world)
    expectRefusal(await owner.post('/webhook-endpoints', body), code, { param })
    expectRefusal(await owner.patch('/webhook-endpoints/whe_1', { events: [], ...body }), code, { param })
  })

  test('in a request with a key too', async () => {
    const owner = await signIn(app, world)
    const headers = { 'Idempotency-Key': 'a URL of the wrong form' }
    const answer = await owner.post('/webhook-endpoints', { url: 'ftp://x', events: 'x' }, { headers })
    expectRefusal(answer, 'unsafe_url', { param: 'url' })
  })
})

describe('the rules can be read', () => {
  const { EndpointUrl } = settingsContract.components.schemas as Record<
    string,
    { description: string; maxLength: number }
  >
  const texts: [where: string, text: string][] = [
    ['the contract', EndpointUrl?.description ?? ''],
    ['docs/webhooks.md', readFileSync('docs/webhooks.md', 'utf8').split('### Which URLs')[1] ?? ''],
  ]
  test.each(texts)('in %s', (_where, text) => {
    for (const rule of [
      /`https:\/\/`/,
      /user name or password/,
      /fragment/,
      /space, control character or backslash/,
      /443/,
      /1024/,
      /2,048 characters/,
      /localhost/,
      /resolve/,
      /loopback, private, link-local, multicast and reserved/,
      /metadata/,
      /stored/,
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(rule)
  })

  test('and the length is a rule of the schema', () => {
    expect(EndpointUrl?.maxLength).toBe(2048)
  })
})
