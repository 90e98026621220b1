import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fingerprintOf } from '../../src/http/idempotency/fingerprint.ts'

/* Fingerprints must not change between versions, which share stored replies (product.md 7.2). */

const long = 'x'.repeat(200_000)

test.each([
  [
    'an object, sorted by name',
    { b: [], a: { 10: null, 9: 'é"', '': true } },
    '{"a":{"":true,"10":null,"9":"é\\"",},"b":[],}',
  ],
  ['nested arrays', [[1, -0.5, [false]], {}], '[[1,-0.5,[false,],],{},]'],
  ['a name that is special in JavaScript', JSON.parse('{"__proto__":1}'), '{"__proto__":1,}'],
  ['no body', null, 'null'],
  ['more than one chunk of the digest', [long, [long], 1], `["${long}",["${long}",],1,]`],
])('the fingerprint is the same in every version: %s', (_what, body, canonical) => {
  const expected = createHash('sha256').update(`["patch","/tasks/1"]${canonical}`).digest('hex')
  expect(fingerprintOf('patch', '/tasks/1', body).toString('hex')).toBe(expected)
})
