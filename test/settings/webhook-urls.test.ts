import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { signIn } from '../support/settings.ts'
import { settingsContract } from '../support/contract.ts'
import { useWorld } from '../support/world.ts'

/* What a webhook endpoint's URL may be, as code, contract and docs/webhooks.md say it (product.md 13.12, 13.13). */

const { app, world } = useWorld({ lookup: () => Promise.resolve(['93.184.215.14']) })
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
