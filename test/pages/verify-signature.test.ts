import { expect, test } from 'vitest'
import { verifySignature } from '../../src/web/pages/debugger/verify-signature.ts'
import published from '../../spec/webhook-vectors.json' with { type: 'json' }

const plain = published.vectors[0]!
const [secret = ''] = plain.secrets
const good = { header: plain.header, body: plain.body, secret }

test.each(published.vectors)(
  'the debugger agrees with the published verdict: $name',
  async ({ secrets, header, body, now, valid }) => {
    const verdicts = await Promise.all(
      secrets.map((one) => verifySignature({ header, body, secret: one }, now)),
    )
    expect(verdicts.some(({ isValid }) => isValid)).toBe(valid)
  },
)

test.each([
  ['', 'The header has neither a time (t=…) nor a signature (v1=…).'],
  ['t=1793610845', 'The header has no signature: an entry v1=… is missing.'],
  [plain.header.replace('t=', 'x='), 'The header has no time: an entry t=… is missing.'],
  [plain.header.replace(/t=\d+/, 't=now'), 'The time is not a number of seconds: t=now.'],
  [
    plain.header.slice(0, -1),
    'A v1 is 64 hexadecimal digits, but the header has 63 characters: was it cut off?',
  ],
  [
    plain.header.replace('a2dc', 'A2DC'),
    'The digits of v1 are in upper case; they are compared in lower case.',
  ],
])('the malformed header %o is refused', async (header, fault) => {
  expect((await verifySignature({ ...good, header }, plain.now)).headerFault).toBe(fault)
})

test('if the timestamp is outside the tolerance, the signature is not checked', async () => {
  const verdict = await verifySignature(good, plain.now + 301)
  expect(verdict.time).toEqual({ t: '1793610845', ageSeconds: 301, isWithin: false })
  expect(verdict.signature?.matches).toBe(true)
  expect(verdict.isValid).toBe(false)
})

test.each([
  ['an extra line break', { body: `${plain.body}\n` }, /ends with a line break that was not signed/],
  ['white space around the body', { body: ` ${plain.body} ` }, /white space around it/],
  [
    'a body that was serialized again',
    { body: JSON.stringify(JSON.parse(plain.body), null, 2) },
    /parsed and serialized again/,
  ],
  ['a padded secret', { secret: ` ${secret} ` }, /secret has white space/],
  ['a quoted secret', { secret: `"${secret}"` }, /quotation marks/],
  ['a secret without its prefix', { secret: secret.replace('whsec_', '') }, /missing its whsec_ prefix/],
  ['a secret of the wrong kind', { secret: 'svc_123' }, /begins with whsec_/],
  ['no secret', { secret: '' }, /secret is empty/],
])('the debugger explains why a signature does not match: %s', async (_, changed, hint) => {
  const { signature } = await verifySignature({ ...good, ...changed }, plain.now)
  expect(signature).toMatchObject({ matches: false, hint: expect.stringMatching(hint) })
})

test('a changed body and a wrong secret cannot be distinguished', async () => {
  for (const changed of [{ body: '{"hello":"there"}' }, { secret: 'whsec_dGhpcyBvbmUgaXMgYW5vdGhlcg==' }]) {
    const { signature } = await verifySignature({ ...good, ...changed }, plain.now)
    expect(signature).toMatchObject({ matches: false, hint: null })
  }
})
