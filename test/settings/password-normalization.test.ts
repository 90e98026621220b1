import { argon2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { takeMails, tokenIn, unsentMail } from '../support/app/mail.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { password, setPassword, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* Keyboards enter é as one character or as two, and both make the same password (product.md 18.6). */

const { app, world, sql } = useWorld({ config: { mail: unsentMail } })

const composed = 'Élodie’s naïve ﬁancé'.normalize('NFC')
const decomposed = composed.normalize('NFD')
const forms: [set: string, typed: string][] = [
  [composed, decomposed],
  [decomposed, composed],
  [decomposed.normalize('NFKD'), composed],
]
const visitor = (): Caller => app.inSettings({})
const expectSignIn = async (email: string, typed: string): Promise<void> =>
  expect((await visitor().post('/session', { email, password: typed })).status).toBe(201)

/** Requests a reset of the owner's password, and returns the token in its link. */
async function requestReset(): Promise<string> {
  await takeMails(app)
  await sql`delete from sign_in_failures`
  await visitor().post('/password-resets', { email: await setPassword(app, world) })
  return tokenIn((await takeMails(app))[0]?.text)
}

describe.each(forms)('a password that is set as %j and entered as %j is accepted', (set, typed) => {
  test('the new password is accepted after a change, and as the current password of the next change', async () => {
    const owner = await signIn(app, world)
    const change = { current_password: password, new_password: set }
    expect((await owner.post('/password', change)).status).toBe(204)
    const back = { current_password: typed, new_password: password }
    expect((await owner.post('/password', back)).status).toBe(204)
  })

  test('the new password is accepted after a reset', async () => {
    const token = await requestReset()
    await visitor().post('/password-resets/completions', { token, new_password: set })
    const [row] = await sql<{ email: string }[]>`select email from users where id = ${world.users.owner}`
    await expectSignIn(row?.email ?? '', typed)
  })

  test('the new password is accepted after joining, and when an existing account is invited', async () => {
    const other = await app.fixture()
    const owners = [await signIn(app, world), await signIn(app, other)]
    const email = `person${forms.findIndex(([one]) => one === set)}@fernhill.example`
    for (const [i, owner] of owners.entries()) {
      const { url } = (await owner.post('/invitations', { email, role: 'member' })).body
      const body = { token: tokenIn(url as string), password: i === 0 ? set : typed, name: 'Élodie' }
      expect((await visitor().post('/invitations/acceptances', body)).status).toBe(201)
    }
    await expectSignIn(email, typed)
  })
})

test('a hash that an older version made from a password without normalization still matches that password', async () => {
  const email = await setPassword(app, world)
  const nonce = Buffer.alloc(16, 1)
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
  const [salt, digest] = [nonce, argon2Sync('argon2id', { message: decomposed, nonce, ...cost })].map(
    (bytes) => bytes.toString('base64').replaceAll('=', ''),
  )
  const hash = `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${digest}`
  await sql`update users set password_hash = ${hash} where id = ${world.users.owner}`
  await expectSignIn(email, decomposed)
})

test.each([
  ['a password of six é, each of one character,', 'é'.normalize('NFD').repeat(6), 'validation_error'],
  ['a common password in full-width letters', 'ｐａｓｓｗｏｒｄ１２３４', 'weak_password'],
] as const)('%s is refused as a new password everywhere', async (_what, weak, code) => {
  const token = await requestReset()
  const reset = { token, new_password: weak }
  expectRefusal(await visitor().post('/password-resets/completions', reset), code, { param: 'new_password' })
  const owner = await signIn(app, world)
  const change = { current_password: password, new_password: weak }
  expectRefusal(await owner.post('/password', change), code, { param: 'new_password' })
  const { url } = (await owner.post('/invitations', { email: 'new@fernhill.example', role: 'member' })).body
  const joining = { token: tokenIn(url as string), password: weak, name: 'Élodie' }
  expectRefusal(await visitor().post('/invitations/acceptances', joining), code, { param: 'password' })
})
