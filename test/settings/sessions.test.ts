import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/settings.operations.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { resetPassword } from '../../src/domain/accounts/create-accounts.ts'
import { jobs } from '../../src/jobs/jobs.ts'
import { startApp, type Answer, type Caller, type TestApp, type TestAppOptions } from '../support/app/app.ts'
import { operatorOf } from '../support/world/keys.ts'
import { withLimits } from '../support/app/budgets.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { expectSecretAbsent } from '../support/contract/secrets.ts'
import { addUsers, cookieOf, setPassword, password, signIn, signInCookie } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, clock, sql, commit } = useWorld()
/** Caller without a session. */
const visitor: Pick<Caller, 'call' | 'post' | 'delete'> = {
  call: (...given) => app.inSettings({}).call(...given),
  post: (...given) => app.inSettings({}).post(...given),
  delete: (...given) => app.inSettings({}).delete(...given),
}
const day = 86_400

describe('signing in', () => {
  test('signing in opens a session in the workspace, which needs only the cookie (product.md 18.1)', async () => {
    const email = await setPassword(app, world)
    const answer = await visitor.post('/session', { email: email.toUpperCase(), password })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toEqual({
      user: {
        ...{ id: world.users.owner, name: expect.any(String) as string, email },
        ...{ second_factor: false, keyboard_shortcuts: true },
      },
      workspace: { ...world.workspace, time_zone: 'UTC', require_second_factor: false },
      role: 'owner',
      workspaces: [{ ...world.workspace, role: 'owner' }],
      expires_at: new Date(clock.now().getTime() + 7 * day * 1000).toISOString(),
    })
    const owner = app.inSettings({ Cookie: `theme=dark; ${cookieOf(answer)}; other=1` })
    expect((await owner.get('/session')).body).toEqual(answer.body)
  })

  test('signing in continues in the workspace used last', async () => {
    const world = await app.fixture()
    const other = await app.fixture()
    await commit((tx) =>
      setMembership(tx, operatorOf(other, clock.now()), world.users.admin, {
        role: 'admin',
        status: 'active',
      }),
    )
    const admin = await signIn(app, world, 'admin')
    const joinedFirst = (await admin.get('/session')).body.data as Schemas['Session']
    expect(joinedFirst.workspace).toMatchObject(world.workspace)
    expect(joinedFirst.workspaces.map(({ id }) => id)).toEqual([world.workspace.id, other.workspace.id])
    const moved = await admin.patch('/session', { workspace_id: other.workspace.id })
    expect(moved.body.data.workspace).toMatchObject(other.workspace)
    expect((await admin.get('/session')).body.data.workspace).toMatchObject(other.workspace)
    const again = await signIn(app, world, 'admin')
    expect((await again.get('/session')).body.data.workspace).toMatchObject(other.workspace)
    expectRefusal(await admin.patch('/session', { workspace_id: world.foreign.workspace }), 'not_found')
  })

  test('signing in refuses a user who is not an active member anywhere, and does not count this as a failed attempt', async () => {
    for (const person of ['suspended', 'pending'] as const) {
      const email = await setPassword(app, world, person)
      for (let i = 0; i < 11; i++)
        expectRefusal(await visitor.post('/session', { email, password }), 'forbidden')
    }
  })

  test('signing in creates a new session each time, whatever cookie is sent, so no session can be planted (product.md 18.4)', async () => {
    const email = await setPassword(app, world)
    const planted = app.inSettings({ Cookie: 'taskwire_session=planted' })
    const first = cookieOf(await planted.post('/session', { email, password }))
    expect(first).not.toContain('planted')
    expectRefusal(await planted.get('/session'), 'session_required')
    const second = cookieOf(await app.inSettings({ Cookie: first }).post('/session', { email, password }))
    expect(second).not.toBe(first)
    expectRefusal(await app.inSettings({ Cookie: first }).get('/session'), 'session_required')
    expect((await app.inSettings({ Cookie: second }).get('/session')).status).toBe(200)
  })

  const https = { 'X-Forwarded-Proto': 'https' }
  test.each([
    { title: 'over http', config: {}, headers: {}, secure: false },
    { title: 'through a proxy that is not trusted', config: {}, headers: https, secure: false },
    { title: 'through a trusted proxy', config: { trustProxy: true }, headers: https, secure: true },
    {
      title: 'with an https PUBLIC_URL',
      config: { publicUrl: 'https://t.example' },
      headers: {},
      secure: true,
    },
  ])(
    'signing in $title sets a cookie for this server only, hidden from scripts (product.md 18.1)',
    async ({ config, headers, secure }) => {
      const configured = await startApp({ clock, config }, 'test')
      const email = await setPassword(app, world)
      const answer = await configured.inSettings(headers).post('/session', { email, password })
      const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[]
      const [pair = '', ...flags] = cookie.split('; ')
      expect(pair.split('=')[0]).toBe(secure ? '__Host-taskwire_session' : 'taskwire_session')
      const expected = [
        'Path=/',
        'HttpOnly',
        'SameSite=Lax',
        ...(secure ? ['Secure'] : []),
        'Max-Age=2592000',
      ]
      expect(flags).toEqual(expected)
      const session = async (Cookie: string) =>
        (await configured.inSettings({ ...headers, Cookie }).get('/session')).status
      const other = pair.startsWith('__Host-') ? pair.slice(7) : `__Host-${pair}`
      const planted = `${pair.split('=')[0]}=planted`
      const cookies = [pair, `${other}; ${pair}`, other, `${pair}; ${pair}`, `${planted}; ${pair}`]
      expect(await Promise.all(cookies.map(session))).toEqual([200, 200, 401, 401, 401])
    },
  )

  test('signing in and out ignore two cookies of the same name, so a planted one ends no session (product.md 18.1)', async () => {
    const email = await setPassword(app, world)
    const cookie = await signInCookie(app, world)
    const both = app.inSettings({ Cookie: `${cookie}; taskwire_session=planted` })
    expect((await both.post('/session', { email, password })).status).toBe(201)
    expect((await both.delete('/session')).status).toBe(204)
    expect((await app.inSettings({ Cookie: cookie }).get('/session')).status).toBe(200)
  })

  test('signing in returns the token only in the cookie', async () => {
    const cookie = await signInCookie(app, world)
    await expectSecretAbsent(app, cookie.split('=')[1] ?? '')
  })
})

describe('sign-ins that fail (product.md 18.5)', () => {
  const attempt = (email: string, ip: string, secret = 'a wrong password') =>
    proxied.inSettings({ 'X-Forwarded-For': ip }).post('/session', { email, password: secret })
  let proxied: TestApp
  beforeAll(async () => {
    proxied = await startApp({ clock, config: { trustProxy: true } })
  })

  test('an unknown address and a wrong password get the same bytes', async () => {
    const email = await setPassword(app, world)
    const withId = { 'X-Request-Id': 'same' }
    const answers = [
      await visitor.post('/session', { email, password: 'not the password' }, { headers: withId }),
      await visitor.post('/session', { email: 'nobody@fernhill.example', password }, { headers: withId }),
    ]
    for (const answer of answers) expectRefusal(answer, 'invalid_credentials')
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  test('ten failures for an email address lock it for 15 minutes, even with the right password', async () => {
    const own = await app.fixture()
    const email = await setPassword(app, own)
    for (let i = 0; i < 10; i++) {
      expectRefusal(
        await attempt(i % 2 ? email : email.toUpperCase(), `203.0.113.${i}`),
        'invalid_credentials',
      )
      clock.advance(60)
    }
    const refused = await attempt(email, '203.0.113.99', password)
    expectRefusal(refused, 'sign_in_rate_limited')
    // The first failure was ten minutes ago.
    expect(refused.headers['retry-after']).toBe('300')
    clock.advance(299)
    expectRefusal(await attempt(email, '203.0.113.99', password), 'sign_in_rate_limited')
    clock.advance(1)
    expect((await attempt(email, '203.0.113.99', password)).status).toBe(201)
  })

  test('thirty failures from an IP address lock it, for any email address', async () => {
    const email = await setPassword(app, world)
    for (const guessed of await addUsers(app, 30))
      expectRefusal(await attempt(guessed, '198.51.100.7'), 'invalid_credentials')
    expectRefusal(await attempt(email, '198.51.100.7', password), 'sign_in_rate_limited')
    expect((await attempt(email, '198.51.100.8', password)).status).toBe(201)
  })

  test('the /64 of an IPv6 address counts as one address', async () => {
    for (const [i, email] of (await addUsers(app, 30)).entries())
      expectRefusal(await attempt(email, `2001:db8:7:7::${i}`), 'invalid_credentials')
    expectRefusal(await attempt('v6@fernhill.example', '2001:db8:7:7:8000::1'), 'sign_in_rate_limited')
    expectRefusal(await attempt('v6@fernhill.example', '2001:db8:7:8::1'), 'invalid_credentials')
  })

  test('concurrent failures are counted one by one', async () => {
    const own = await app.fixture()
    const email = await setPassword(app, own)
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => attempt(email, `192.0.2.${i}`)))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(401), count(429)]).toEqual([10, 15])
  })

  test('two passwords are checked at a time, a hundred wait, and further sign-ins get 503', async () => {
    const emails = await addUsers(app, 110)
    const answers: Answer[] = []
    let guesses: Promise<unknown> | undefined
    await sql.begin(async (tx) => {
      // The lock under which failed sign-ins from the address are counted.
      await tx`select pg_advisory_xact_lock(hashtextextended('sign-in address 192.0.2.202', 0))`
      const guess = async (email: string) => answers.push(await attempt(email, '192.0.2.202'))
      guesses = Promise.all(emails.map(guess))
      await waitForLocks(sql, 2)
      await waitFor(() => answers.length === 8)
      for (const answer of answers) {
        expectRefusal(answer, 'service_unavailable')
        expect(answer.headers['retry-after']).toBe('1')
      }
    })
    await guesses
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(401), count(429), count(503)]).toEqual([30, 72, 8])
  })

  test('a sign-in from one address waits for at most one sign-in of each other address, however many they have sent', async () => {
    const email = await setPassword(app, await app.fixture())
    const ended: string[] = []
    const send = async (ip: string) => {
      const { status } = await attempt(email, ip, password)
      ended.push(`${ip} ${status}`)
    }
    let sent: Promise<unknown> | undefined
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended('sign-in address 192.0.2.203', 0))`
      const crowd = Array.from({ length: 103 }, () => send('192.0.2.203'))
      await waitForLocks(sql, 2)
      await waitFor(() => ended.length === 1)
      sent = Promise.all([...crowd, send('192.0.2.204')])
      await waitFor(() => ended.length === 2)
    })
    await sent
    // The check replaces the newest check of the other address, and soon gets its turn. In order of arrival, it would
    // be the last of 104.
    expect(ended.slice(0, 2)).toEqual(['192.0.2.203 503', '192.0.2.203 503'])
    const place = ended.indexOf('192.0.2.204 201')
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(20)
  })

  test('a person can sign in quickly while a hundred addresses send wrong passwords, even if they fill the queue (product.md 18.5)', async () => {
    const email = await setPassword(app, await app.fixture())
    const addresses = Array.from({ length: 102 }, (_, i) => `198.18.5.${i}`)
    const emails = await addUsers(app, addresses.length)
    const guess = (ip: string) => attempt(emails[addresses.indexOf(ip)] ?? '', ip)
    const ended: number[] = []
    for (const ip of addresses) expect((await guess(ip)).status).toBe(401)
    let sent: Promise<unknown> | undefined
    await sql.begin(async (begun) => {
      // Both slots are taken: their checks wait for the locks under which failures of these addresses are counted.
      for (const ip of addresses.slice(0, 2))
        await begun`select pg_advisory_xact_lock(hashtextextended(${`sign-in address ${ip}`}, 0))`
      const send = async (ip: string) => ended.push((await guess(ip)).status)
      const held = addresses.slice(0, 2).map(send)
      await waitForLocks(sql, 2)
      sent = Promise.all([
        ...held,
        ...addresses.slice(2).map(send),
        attempt(email, '192.0.2.205', password).then(({ status }) => ended.push(status)),
      ])
      await waitFor(() => ended.length === 1)
    })
    await sent
    // One of the other checks is dropped, and only a few finish before the person's. In order of arrival, a hundred would.
    expect(ended[0]).toBe(503)
    const place = ended.indexOf(201)
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(20)
  })

  test('a person at a new address can sign in quickly while a hundred other new addresses guess (product.md 18.5)', async () => {
    const email = await setPassword(app, await app.fixture())
    const addresses = Array.from({ length: 102 }, (_, i) => `198.18.6.${i}`)
    const ended: number[] = []
    const count = (answer: Answer) => ended.push(answer.status)
    let sent: Promise<unknown> | undefined
    await sql.begin(async (begun) => {
      for (const ip of addresses.slice(0, 2))
        await begun`select pg_advisory_xact_lock(hashtextextended(${`sign-in address ${ip}`}, 0))`
      const guess = (ip: string) => attempt(`${ip}@unknown.example`, ip).then(count)
      const held = addresses.slice(0, 2).map(guess)
      await waitForLocks(sql, 2)
      const crowd = addresses.slice(2).map(guess)
      sent = Promise.all([...held, ...crowd, attempt(email, '192.0.2.206', password).then(count)])
      await waitFor(() => ended.length === 1)
    })
    await sent
    // One of the other checks is dropped. Without the account's priority, the person's would be dropped, or be the last.
    expect(ended[0]).toBe(503)
    const place = ended.indexOf(201)
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(20)
  })

  test('signing out is charged to the budget of the address, with or without a session (product.md 4.4)', async () => {
    const { app: limited } = await withLimits({ anonymous: 2 })
    const nobody = limited.inSettings({})
    for (const _ of [1, 2]) expect((await nobody.delete('/session')).status).toBe(204)
    expectRefusal(await nobody.delete('/session'), 'anonymous_rate_limited')
  })

  test('a malformed sign-in is charged to the budget of its IP address (product.md 18.5)', async () => {
    const { app: limited, fixture } = await withLimits({ anonymous: 2 })
    const { post } = limited.inSettings({})
    const malformed = [{ email: 'x' }, [], { email: 'x', password: 'x'.repeat(5_000) }]
    const answers = []
    for (const body of malformed) answers.push(await post('/session', body))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 429])
    expectRefusal(answers[2], 'anonymous_rate_limited')
    expect(answers[2]?.headers['retry-after']).toBe('60')
    const email = await setPassword(limited, fixture)
    expect((await post('/session', { email, password })).status).toBe(201)
  })

  test('successful sign-ins do not count as failures, even concurrent ones', async () => {
    const email = await setPassword(app, await app.fixture())
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(
        Array.from({ length: 18 }, () => attempt(email, '192.0.2.200', password)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    }
  })

  test('sign-ins that could not be checked do not count as failures', async () => {
    const own = await app.fixture()
    const email = await setPassword(app, own)
    await sql`update users set password_hash = 'unreadable' where id = ${own.users.owner}`
    for (let i = 0; i < 10; i++)
      expectRefusal(await attempt(email, '192.0.2.201', password), 'internal_error')
    await setPassword(app, own)
    expect((await attempt(email, '192.0.2.201', password)).status).toBe(201)
  })
})

describe('a session', () => {
  test('a session lasts for seven days from its last use, and never more than thirty (product.md 18.4)', async () => {
    const own = await startApp({ clock }, 'test')
    const owner = app.inSettings({ Cookie: await signInCookie(own, world) })
    for (let i = 0; i < 4; i++) {
      clock.advance(7 * day - 1)
      expect((await owner.get('/session')).status).toBe(200)
    }
    const { expires_at } = (await owner.get('/session')).body.data
    expect(Date.parse(expires_at as string) - clock.now().getTime()).toBe((2 * day + 4) * 1000)
    clock.advance(2 * day + 4)
    expectRefusal(await owner.get('/session'), 'session_required')
  })

  test('SESSION_TTL ends a session that long after its last use, and the session shows its new expiry', async () => {
    const short = await startApp({ clock, config: { sessionTtlSeconds: 30 } }, 'test')
    const owner = short.inSettings({ Cookie: await signInCookie(short, world) })
    for (let i = 0; i < 5; i++) {
      clock.advance(20)
      const { expires_at } = (await owner.get('/session')).body.data as Schemas['Session']
      expect(Date.parse(expires_at) - clock.now().getTime()).toBe(30_000)
    }
    clock.advance(30)
    expectRefusal(await owner.get('/session'), 'session_required')
  })

  test('a session is not opened with a password that has changed during the sign-in', async () => {
    const own = await app.fixture()
    const email = await setPassword(app, own)
    let answer: Promise<Answer> | undefined
    await commit(async (tx) => {
      await resetPassword(tx, { userId: null, via: 'cli', now: clock.now() }, email)
      answer = visitor.post('/session', { email, password })
      await waitForLocks(sql, 1)
    })
    expectRefusal(await answer, 'invalid_credentials')
    expect(await sql`select from sessions where user_id = ${own.users.owner}`).toHaveLength(0)
  })

  test('a session that was not used for seven days has ended, and is deleted', async () => {
    const owner = await signIn(app, world)
    clock.advance(7 * day)
    expectRefusal(await owner.get('/session'), 'session_required')
    const job = jobs.find(({ name }) => name === 'ended sessions')
    while (await job?.run(app.context));
    const old = new Date(clock.now().getTime() - 7 * day * 1000 - 1).toISOString()
    expect(await sql`select from sessions where last_seen_at <= ${old}`).toHaveLength(0)
  })

  test('a session is refused by the public API, and a key is refused by the settings area (product.md 18.1)', async () => {
    const cookie = await signInCookie(app, world)
    expectRefusal(await app.anonymous().get('/me', { headers: { Cookie: cookie } }), 'api_key_required')
    const bearer = app.inSettings({ Authorization: `Bearer ${world.keys.full.secret}` })
    expectRefusal(await bearer.get('/keys'), 'session_required')
    expect((await full.get('/me')).status).toBe(200)
  })

  test('a session ends when its user signs out; signing out without a session succeeds', async () => {
    const owner = await signIn(app, world)
    const answer = await owner.delete('/session')
    expect(answer.status).toBe(204)
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^taskwire_session=; .*Max-Age=0$/)
    expectRefusal(await owner.get('/session'), 'session_required')
    expect((await owner.delete('/session')).status).toBe(204)
    expect((await visitor.delete('/session')).status).toBe(204)
  })

  test('a session is listed with its origin, and can be ended from another session', async () => {
    const email = await setPassword(app, world, 'admin')
    const phone = app.inSettings({ 'User-Agent': 'a phone' })
    const onPhone = app.inSettings({ Cookie: cookieOf(await phone.post('/session', { email, password })) })
    clock.advance(120)
    const laptop = await signIn(app, world, 'admin')
    const listed = (await laptop.get('/sessions')).body.data
    expect(listed[0]).toMatchObject({ current: true, ip: '127.0.0.1' })
    expect(listed[1]).toMatchObject({ current: false, user_agent: 'a phone' })
    expect((await laptop.get('/sessions', { query: { limit: 1 } })).body.data).toEqual([listed[0]])
    const other = await signIn(app, world)
    expectRefusal(await other.delete(`/sessions/${listed[1].id}`), 'not_found')
    expect((await laptop.delete(`/sessions/${listed[1].id}`)).status).toBe(204)
    expectRefusal(await onPhone.get('/session'), 'session_required')
    expectRefusal(await laptop.delete(`/sessions/${listed[1].id}`), 'not_found')
  })

  test('each session is listed once, newest first, however often sessions are used between two pages (product.md 6.1)', async () => {
    const own = await app.fixture()
    const callers: Caller[] = []
    for (let i = 0; i < 3; i++) {
      clock.advance(120)
      callers.push(await signIn(app, own))
    }
    const [oldest, , newest] = callers as [Caller, Caller, Caller]
    const whole = (await newest.get('/sessions')).body.data as { id: string; current: boolean }[]
    expect(whole.map(({ current }) => current)).toEqual([true, false, false])
    const ids: string[] = []
    for (let cursor: string | undefined; ids.length === 0 || cursor;) {
      const { body } = await newest.get('/sessions', { query: { limit: 1, ...(cursor && { cursor }) } })
      ids.push(...(body.data as { id: string }[]).map(({ id }) => id))
      cursor = (body.meta.next_cursor as string | null) ?? undefined
      clock.advance(120)
      await oldest.get('/session')
    }
    expect(ids).toEqual(whole.map(({ id }) => id))
  })
})

describe('the password (product.md 18.6)', () => {
  const next = 'another pond with seven trees'

  test('a changed password ends the other sessions of its user', async () => {
    const own = await app.fixture()
    const [here, there] = [await signIn(app, own), await signIn(app, own)]
    const answer = await here.post('/password', { current_password: password, new_password: next })
    expect(answer.status).toBe(204)
    expect((await here.get('/session')).status).toBe(200)
    expectRefusal(await there.get('/session'), 'session_required')
    const { email } = (await here.get('/session')).body.data.user
    expectRefusal(await visitor.post('/session', { email, password }), 'invalid_credentials')
    expect((await visitor.post('/session', { email, password: next })).status).toBe(201)
  })

  test.each([['🌲'.repeat(11)], ['x'.repeat(201)]])(
    'a password has 12 to 200 characters: %s is refused',
    async (new_password) => {
      const owner = await signIn(app, world)
      const answer = await owner.post('/password', { current_password: password, new_password })
      expectRefusal(answer, 'validation_error', { param: 'new_password' })
    },
  )

  const guess = (caller: Caller, current_password = 'a wrong password') =>
    caller.post('/password', { current_password, new_password: next })

  test('wrong guesses of the current password are counted together with failed sign-ins', async () => {
    const own = await app.fixture()
    const email = await setPassword(app, own)
    const caller = await signIn(app, own)
    for (let i = 0; i < 9; i++)
      expectRefusal(await guess(caller), 'wrong_password', { param: 'current_password' })
    expectRefusal(await visitor.post('/session', { email, password: 'x' }), 'invalid_credentials')
    const refused = await guess(caller, password)
    expectRefusal(refused, 'sign_in_rate_limited')
    expect(refused.headers['retry-after']).toBe('900')
    expectRefusal(await visitor.post('/session', { email, password }), 'sign_in_rate_limited')
    clock.advance(900)
    expect((await guess(caller, password)).status).toBe(204)
  })

  test('concurrent wrong guesses of the current password are counted one by one', async () => {
    const caller = await signIn(app, await app.fixture())
    clock.advance(900)
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(caller)))
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(422), count(429)]).toEqual([10, 5])
  })
})

describe('requests from other sites (product.md 18.3)', () => {
  const forwarded = { Host: 'inner', 'X-Forwarded-Host': 't.example', Origin: 'https://t.example' }
  type Headers = Record<string, string>
  const at = (Host: string, Origin: string): Headers => ({ Host, Origin })
  const site = (value: string): Headers => ({ 'Sec-Fetch-Site': value })
  const cases: [title: string, passes: boolean, headers: Headers, config?: TestAppOptions['config']][] = [
    ['neither header', true, {}],
    ['same-origin', true, site('same-origin')],
    ['none', true, site('none')],
    ['same-site', false, site('same-site')],
    ['cross-site', false, site('cross-site')],
    ['an empty Sec-Fetch-Site', false, site('')],
    ['two values of Sec-Fetch-Site', false, site('SAME-ORIGIN, none')],
    ['its own origin', true, at('t.example', 'http://t.example')],
    ['its own origin over https', true, at('t.example', 'https://t.example')],
    ['another port', false, at('t.example', 'http://t.example:81')],
    ['another host', false, at('t.example', 'http://evil.example')],
    ['a longer host', false, at('t.example', 'http://t.example.evil')],
    ['an opaque origin', false, at('t.example', 'null')],
    ['a host with the port of its scheme', true, at('t.example:80', 'http://t.example')],
    ['a host with the port of another scheme', false, at('t.example:443', 'http://t.example')],
    ['an opaque origin and no host', false, at('', 'null')],
    [
      'Sec-Fetch-Site: same-origin and another origin',
      true,
      { ...site('same-origin'), Origin: 'http://proxy.example' },
    ],
    ['PUBLIC_URL’s origin', true, at('inner', 'https://t.example'), { publicUrl: 'https://t.example/base' }],
    [
      'an origin other than PUBLIC_URL’s',
      false,
      at('inner', 'http://inner'),
      { publicUrl: 'https://t.example' },
    ],
    ['the host that a trusted proxy names', true, forwarded, { trustProxy: true }],
    ['the host that an untrusted proxy names', false, forwarded],
  ]

  test.each(cases)('a write with %s is accepted: %s', async (_title, passes, headers, config) => {
    const on = config === undefined ? app : await startApp({ clock, config }, 'test')
    const calls = [
      on.inSettings(headers).delete('/session'),
      on.inSettings(headers).patch('/keys/x', {}),
      on.inSettings(headers).post('/session', { email: 'x', password: 'x' }),
      // Requests that match no operation.
      on.inSettings(headers).call('PUT', '/keys'),
      on.inSettings(headers).call('OPTIONS', '/session'),
    ]
    for (const answer of await Promise.all(calls)) {
      const code = answer.body?.error?.code as string | undefined
      expect(code === 'cross_origin').toBe(!passes)
      if (!passes) expectRefusal(answer, 'cross_origin')
    }
    expectRefusal(await on.inSettings(headers).call('DELETE', '/nowhere'), 'not_found')
    const read = await on.inSettings(headers).get('/session')
    expectRefusal(read, 'session_required')
    const cors = Object.keys(read.headers).filter((name) => name.startsWith('access-control'))
    expect(cors).toEqual([])
  })
})
