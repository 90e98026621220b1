import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operations } from '../../generated/settings.operations.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { settingsPrefix, type Answer, type Caller } from '../support/app/app.ts'
import { taskwireError, taskwireJson } from '../support/app/cli.ts'
import { takeMails, tokenIn, unsentMail } from '../support/app/mail.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { sendHalf } from '../support/network/half-request.ts'
import { addSecondFactor, codeAt } from '../support/world/second-factor.ts'
import { cookieOf, password, setPassword, signIn, signInCookie } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, clock, sql } = useWorld({ config: { mail: unsentMail } })

let own: Fixture
let email: string
let owner: Caller
let secret: string
let recoveryCodes: string[]
/** Creates an owner with a second factor. */
async function makeOwner(): Promise<void> {
  await sql`delete from sign_in_failures`
  own = await app.fixture()
  email = await setPassword(app, own)
  owner = await signIn(app, own)
  ;({ secret, recoveryCodes } = await addSecondFactor(owner, clock.now()))
  // The code that confirmed the setup cannot be used again.
  clock.advance(30)
}

const enter = (code?: string, given = password): Promise<Answer> =>
  app.inSettings({}).post('/session', { email, password: given, ...(code === undefined ? {} : { code }) })
const codeNow = (): string => codeAt(secret, clock.now())
const wrong = (): string => codeAt(secret, new Date(clock.now().getTime() + 3_600_000))
const typesOf = async (fixture = own): Promise<string[]> => {
  const rows = await sql<{ type: string }[]>`
    select type from activities where workspace_id = ${fixture.workspace.id} and type like 'member.%' order by id`
  return rows.map(({ type }) => type)
}
const failures = async (): Promise<number> =>
  (await sql`select 1 from sign_in_failures where subject like 'email %'`).length

describe('signing in with a second factor (product.md 18.13)', () => {
  beforeEach(makeOwner)
  test('signing in asks for the second factor once the password is right, and not before', async () => {
    expectRefusal(await enter(undefined, 'another password'), 'invalid_credentials')
    expectRefusal(await enter(codeNow(), 'another password'), 'invalid_credentials')
    expect(await failures()).toBe(2)
    expectRefusal(await enter(), 'second_factor_required')
    expect(await failures()).toBe(2)
    expect((await enter(codeNow())).status).toBe(201)
  })

  test('signing in accepts codes of the previous and the next period, but of no other', async () => {
    const at = (seconds: number) => codeAt(secret, new Date(clock.now().getTime() + seconds * 1000))
    clock.advance(60)
    for (const seconds of [-90, -60, 60, 90]) expectRefusal(await enter(at(seconds)), 'invalid_code')
    for (const seconds of [-30, 0, 30]) expect((await enter(at(seconds))).status).toBe(201)
  })

  test('signing in accepts no code twice, even in five concurrent attempts, and no earlier code', async () => {
    const code = codeNow()
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(code)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) expectRefusal(answer, 'invalid_code')
    expectRefusal(await enter(codeAt(secret, new Date(clock.now().getTime() - 30_000))), 'invalid_code')
  })

  test('signing in accepts each recovery code once, ignoring case and dashes', async () => {
    const [first = '', second = ''] = recoveryCodes
    expect((await enter(first)).status).toBe(201)
    expectRefusal(await enter(first), 'invalid_code')
    expect((await enter(second.replaceAll('-', '').toUpperCase())).status).toBe(201)
  })

  test('a wrong code counts as a failed sign-in, and after ten no code is accepted', async () => {
    for (let i = 0; i < 10; i++) expectRefusal(await enter(wrong()), 'invalid_code')
    expectRefusal(await enter(codeNow()), 'sign_in_rate_limited')
    expectRefusal(await enter(), 'sign_in_rate_limited')
  })

  test('neither the secret nor a recovery code is stored in plain text', async () => {
    const [row] = await sql<{ whole: string }[]>`select u::text as whole from users u where email = ${email}`
    for (const text of [secret, Buffer.from(secret).toString('hex'), ...recoveryCodes])
      expect(row?.whole).not.toContain(text)
  })

  test('a password reset does not bypass the second factor, and starts no session', async () => {
    await takeMails(app)
    await app.inSettings({}).post('/password-resets', { email })
    const [mail] = await takeMails(app)
    const body = { token: tokenIn(mail?.text), new_password: 'nine stones in the garden' }
    const done = await app.inSettings({}).post('/password-resets/completions', body)
    expect([done.status, done.headers['set-cookie']]).toEqual([204, undefined])
    expectRefusal(await enter(undefined, body.new_password), 'second_factor_required')
  })

  test('an invitation does not bypass the second factor', async () => {
    const other = await app.fixture()
    const invited = await (await signIn(app, other)).post('/invitations', { email, role: 'admin' })
    const body = { token: tokenIn(invited.body.url as string), password }
    const accept = (code: object) => app.inSettings({}).post('/invitations/acceptances', { ...body, ...code })
    expectRefusal(await accept({}), 'second_factor_required')
    expectRefusal(await accept({ code: wrong() }), 'invalid_code')
    expect((await accept({ code: codeNow() })).status).toBe(201)
  })
})

describe('the setup of a second factor (product.md 18.13)', () => {
  beforeEach(makeOwner)
  const admin = () => signIn(app, own, 'admin')

  test('a second factor is active only once a code has confirmed it, which ends the other sessions', async () => {
    const cookie = await signInCookie(app, own, 'admin')
    const caller = await admin()
    const { body } = await caller.post('/me/second-factor', { current_password: password })
    const { uri, secret: key } = body.data as { uri: string; secret: string }
    expect(uri).toMatch(/^otpauth:\/\/totp\/Taskwire:.*secret=[A-Z2-7]{32}/)
    expect((await caller.get('/session')).body.data.user.second_factor).toBe(false)
    const confirm = (code: string) => caller.post('/me/second-factor/confirmations', { code })
    expectRefusal(await confirm('12345'), 'wrong_code', { param: 'code' })
    expect((await confirm(codeAt(key, clock.now()))).body.data.recovery_codes).toHaveLength(10)
    expect((await caller.get('/session')).body.data.user.second_factor).toBe(true)
    expectRefusal(await app.inSettings({ Cookie: cookie }).get('/session'), 'session_required')
    expect(await typesOf()).toContain('member.second_factor_added')
    expectRefusal(await confirm(codeAt(key, clock.now())), 'second_factor_active')
  })

  test('the setup of a second factor needs the password', async () => {
    const answer = await (await admin()).post('/me/second-factor', { current_password: 'another password' })
    expectRefusal(answer, 'wrong_password', { param: 'current_password' })
  })

  test('the setup of a second factor is refused after ten wrong passwords or codes, even with the right ones', async () => {
    const caller = await admin()
    const set = (current_password: string) => caller.post('/me/second-factor', { current_password })
    const { body } = await set(password)
    const confirm = (code: string) => caller.post('/me/second-factor/confirmations', { code })
    for (let i = 0; i < 10; i++) expectRefusal(await confirm(wrong()), 'wrong_code', { param: 'code' })
    const { secret: key } = body.data as { secret: string }
    expectRefusal(await confirm(codeAt(key, clock.now())), 'sign_in_rate_limited')
    expectRefusal(await set(password), 'sign_in_rate_limited')
  })

  test('the setup of a second factor is refused if one is active, and confirming without a setup returns 404', async () => {
    const again = await owner.post('/me/second-factor', { current_password: password })
    expectRefusal(again, 'second_factor_active')
    const confirm = (await admin()).post('/me/second-factor/confirmations', { code: '123456' })
    expectRefusal(await confirm, 'not_found')
  })
})

describe('turning the second factor off and generating new recovery codes (product.md 18.13)', () => {
  beforeEach(makeOwner)
  const proofs = ['removals', 'recovery-codes'] as const
  test.each(proofs)('POST /me/second-factor/%s requires the password and an unused code', async (path) => {
    const send = (current_password: string, code: string) =>
      owner.post(`/me/second-factor/${path}`, { current_password, code })
    const param = 'current_password'
    expectRefusal(await send('another password', codeNow()), 'wrong_password', { param })
    expectRefusal(await send(password, wrong()), 'wrong_code', { param: 'code' })
    expect((await send(password, codeNow())).status).toBe(path === 'removals' ? 204 : 201)
  })

  test.each(proofs)(
    'POST /me/second-factor/%s is refused after ten wrong codes, even with the right one',
    async (path) => {
      const send = (code: string) =>
        owner.post(`/me/second-factor/${path}`, { current_password: password, code })
      for (let i = 0; i < 10; i++) expectRefusal(await send(wrong()), 'wrong_code', { param: 'code' })
      expectRefusal(await send(codeNow()), 'sign_in_rate_limited')
    },
  )

  test.each(proofs)('POST /me/second-factor/%s without a second factor returns 404', async (path) => {
    const admin = await signIn(app, own, 'admin')
    const proof = { current_password: password, code: '123456' }
    expectRefusal(await admin.post(`/me/second-factor/${path}`, proof), 'not_found')
  })

  test('after the second factor is turned off, the password alone is enough to sign in', async () => {
    const [code] = recoveryCodes
    await owner.post('/me/second-factor/removals', { current_password: password, code })
    expect((await enter()).status).toBe(201)
    expect(await typesOf()).toContain('member.second_factor_removed')
  })

  test('new recovery codes replace the previous codes', async () => {
    const proof = { current_password: password, code: codeNow() }
    const { body } = await owner.post('/me/second-factor/recovery-codes', proof)
    expectRefusal(await enter(recoveryCodes[0]), 'invalid_code')
    const [fresh] = (body.data as { recovery_codes: string[] }).recovery_codes
    expect((await enter(fresh)).status).toBe(201)
  })

  test('an operator removes a lost second factor, which ends the sessions and is recorded (product.md 18.13)', async () => {
    const reset = ['users', 'reset-second-factor', '--email', email.toUpperCase()]
    expect(await taskwireJson(reset)).toEqual({ id: own.users.owner, email })
    expectRefusal(await owner.get('/session'), 'session_required')
    expect((await enter()).status).toBe(201)
    const [last] = await sql`
      select type, via, user_id from activities where workspace_id = ${own.workspace.id} and type = 'member.second_factor_removed'`
    expect(last).toEqual({ type: 'member.second_factor_removed', via: 'cli', user_id: null })
    expect(await taskwireError(reset)).toContain('there is no user')
  })
})

describe('a workspace that requires a second factor (product.md 20.10)', () => {
  beforeAll(makeOwner)
  const require = (caller: Caller, require_second_factor = true) =>
    caller.patch('/workspace', { require_second_factor })

  test('only an owner who has a second factor can require one in the workspace', async () => {
    const other = await app.fixture()
    expectRefusal(await require(await signIn(app, other)), 'second_factor_missing')
    expect((await require(owner)).body.data).toMatchObject({ require_second_factor: true })
  })

  test('an owner who turns the second factor off while the request arrives cannot require one', async () => {
    const other = await app.fixture()
    const cookie = await signInCookie(app, other)
    await addSecondFactor(app.inSettings({ Cookie: cookie }), clock.now())
    const finish = await sendHalf(app.context.admission.bodies, {
      url: `${app.url}${settingsPrefix}/workspace`,
      method: 'PATCH',
      headers: { Cookie: cookie },
      body: { require_second_factor: true },
    })
    await sql`update users set second_factor_at = null where id = ${other.users.owner}`
    expectRefusal(await finish(), 'second_factor_missing')
    expect((await (await signIn(app, other, 'admin')).get('/keys')).status).toBe(200)
  })

  const sessionOperations = Object.values(operations).filter(({ security }) => security !== null)
  test.each(
    sessionOperations.map(
      ({ operationId, method, path, secondFactor }) => [operationId, method, path, secondFactor] as const,
    ),
  )(
    '%s refuses an admin without a second factor, unless it concerns the admin’s own account',
    async (_id, method, path, secondFactor) => {
      const admin = await signIn(app, own, 'admin')
      const answer = await admin.call(
        method.toUpperCase(),
        path.replaceAll(/\{\w+\}/g, 'x'),
        method === 'get' ? {} : { body: {} },
      )
      if (secondFactor) expectRefusal(answer, 'second_factor_missing')
      else expect(answer.body?.error?.code).not.toBe('second_factor_missing')
    },
  )

  test('an admin who sets up a second factor gets access, and members have access without one', async () => {
    const admin = await signIn(app, own, 'admin')
    const member = await signIn(app, own, 'member')
    expectRefusal(await admin.get('/keys'), 'second_factor_missing')
    await addSecondFactor(admin, clock.now())
    expect((await admin.get('/keys')).status).toBe(200)
    expect((await member.get('/notifications')).status).toBe(200)
    await require(owner, false)
    expect(cookieOf(await enter(codeNow()))).not.toBe('')
  })
})
