import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { commitPlan } from '../../src/db/commit.ts'
import { acceptInvitation } from '../../src/domain/accounts/accept-invitation.ts'
import { jobs } from '../../src/jobs/jobs.ts'
import { startApp, type Answer, type Caller } from '../support/app/app.ts'
import { operatorOf } from '../support/world/keys.ts'
import { takeMails, tokenIn, unsentMail } from '../support/app/mail.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { cookieOf, password, setPassword, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, clock, sql, commit } = useWorld({ config: { mail: unsentMail } })
afterAll(async () => {
  await sql`delete from sign_in_failures`
  await sql`delete from password_resets`
})

const visitor = (): Caller => app.inSettings({})
const newPassword = 'nine stones in the garden'
let owner: Caller
let people = 0
let email: string
beforeEach(async () => {
  // Feed entries are ordered by time.
  clock.advance(1)
  owner = await signIn(app, world)
  email = `person${++people}@fernhill.example`
  await takeMails(app)
})

const invite = (body: object = {}, headers = {}): Promise<Answer> =>
  owner.post('/invitations', { email, role: 'member', ...body }, { headers })
const tokenOf = (answer: Answer): string => tokenIn(answer.body.url as string)
const lookUp = (token: string): Promise<Answer> => visitor().post('/invitations/look-ups', { token })
const accept = (token: string, body: object = {}): Promise<Answer> =>
  visitor().post('/invitations/acceptances', { token, password: newPassword, name: 'Tomas Reyes', ...body })

describe('inviting', () => {
  test('an invitation shows its link once, and sends it by email (product.md 21.1, 21.8)', async () => {
    const answer = await invite({ role: 'admin', name: 'Tomas' })
    expect(answer.status).toBe(201)
    const [user] = await sql`select id, name from users where id = ${world.users.owner}`
    expect(answer.body.data).toEqual({
      id: expect.stringMatching(/^inv_/) as string,
      email,
      name: 'Tomas',
      role: 'admin',
      invited_by: { ...user },
      created_at: clock.now().toISOString(),
      expires_at: new Date(clock.now().getTime() + 7 * 86_400_000).toISOString(),
    })
    const url = `${app.context.mailing.siteUrl}/settings/invitation#${tokenOf(answer)}`
    expect(answer.body.url).toBe(url)
    const mails = await takeMails(app)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: email,
      subject: expect.stringContaining(world.workspace.name) as string,
    })
    expect(mails[0]?.text).toContain(`\n${url}\n`)
    expect(mails[0]?.html).toContain(`<a href="${url}">`)
    expect(mails[0]?.html).not.toMatch(/<img|http:\/\/(?!127)/)
    expect((await owner.get('/invitations')).body.data[0]).toEqual(answer.body.data)
  })

  test('names cannot reverse the text or break lines of the email, and zero-width joiners are preserved (product.md 21.14)', async () => {
    const [before] = await sql`select name from workspaces where id = ${world.workspace.id}`
    await sql`update workspaces set name = ${'Pay\u202etxt.exe\x1b[31m\nTo: x 👩\u200d🍳'} where id = ${world.workspace.id}`
    await invite()
    await sql`update workspaces set name = ${before?.name as string} where id = ${world.workspace.id}`
    const [mail] = await takeMails(app)
    const shown = 'Pay\\u202etxt.exe\\u001b[31m To: x 👩\u200d🍳'
    for (const text of [mail?.subject, mail?.text, mail?.html]) expect(text).toContain(shown)
  })

  test('the replay of an invitation has no link, and sends nothing', async () => {
    const headers = { 'Idempotency-Key': email }
    const first = await invite({}, headers)
    await takeMails(app)
    const replay = await invite({}, headers)
    expect(replay.body).toEqual({ data: first.body.data, url: null })
    expect(await takeMails(app)).toEqual([])
  })

  test('a second invitation for the address, ignoring case, replaces the first (product.md 21.2)', async () => {
    const first = await invite()
    const second = await invite({ email: email.toUpperCase(), role: 'admin' })
    expectRefusal(await lookUp(tokenOf(first)), 'not_found')
    expect((await lookUp(tokenOf(second))).body.data.role).toBe('admin')
    const listed = (await owner.get('/invitations')).body.data as { email: string }[]
    expect(listed.filter((one) => one.email.toLowerCase() === email)).toHaveLength(1)
  })

  test.each(['active', 'suspended'] as const)(
    'an %s member cannot be invited (product.md 21.2)',
    async (status) => {
      const other = await app.fixture()
      const address = await setPassword(app, other)
      const role = 'member'
      await commit((tx) =>
        setMembership(tx, operatorOf(world, clock.now()), other.users.owner, { role, status }),
      )
      expectRefusal(await invite({ email: address.toUpperCase() }), 'already_member')
    },
  )

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ role: 'owner' }, 'role'],
    [{ name: ' ' }, 'name'],
  ])('the invitation %o is refused', async (body, param) => {
    expectRefusal(await invite(body), 'validation_error', { param })
  })

  test('an address that has never signed in gets at most five emails a day, for invitations of all workspaces and resets together (product.md 21.13)', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, async () => signIn(app, await app.fixture())))
    const made = await Promise.all(
      [...owners, ...owners].map((one) => one.post('/invitations', { email, role: 'member' })),
    )
    for (const { status, body } of made) expect([status, typeof body.url]).toEqual([201, 'string'])
    expect(await takeMails(app)).toHaveLength(5)
    clock.advance(3_600)
    await jobs.find(({ name }) => name === 'old sign-in failures')?.run(app.context)
    owner = await signIn(app, world)
    expect((await invite({ email: email.toUpperCase() })).status).toBe(201)
    expect(await takeMails(app)).toHaveLength(0)
    clock.advance(86_400 - 3_600)
    owner = await signIn(app, world)
    const token = tokenOf(await invite())
    expect(await takeMails(app)).toHaveLength(1)
    expect((await accept(token)).status).toBe(201)
    for (let i = 0; i < 5; i++) await visitor().post('/password-resets', { email })
    expect(await takeMails(app)).toHaveLength(5)
  })

  test('an invitation that is rolled back sends nothing (product.md 21.8)', async () => {
    await sql`alter table invitations add constraint test_refusal check (email <> ${sql.unsafe(`'${email}'`)})`
    const refused = await invite()
    await sql`alter table invitations drop constraint test_refusal`
    expect(refused.status).toBe(500)
    expect(await takeMails(app)).toEqual([])
  })
})

describe('a pending invitation', () => {
  test.each([
    ['removed', (admin: string) => owner.delete(`/members/${admin}`)],
    ['suspended', (admin: string) => owner.patch(`/members/${admin}`, { status: 'suspended' })],
    ['demoted', (admin: string) => owner.patch(`/members/${admin}`, { role: 'member' })],
  ])(
    'a pending invitation of an inviter who was %s counts as revoked (product.md 21.2)',
    async (_what, end) => {
      const own = await app.fixture()
      const admin = await signIn(app, own, 'admin')
      owner = await signIn(app, own)
      const token = tokenIn((await admin.post('/invitations', { email, role: 'admin' })).body.url as string)
      expect((await lookUp(token)).status).toBe(200)
      expect((await end(own.users.admin)).status).toBeLessThan(300)
      expectRefusal(await lookUp(token), 'not_found')
      expectRefusal(await accept(token), 'not_found')
      expect((await owner.get('/invitations')).body.data).toEqual([])
      expect((await invite()).status).toBe(201)
    },
  )

  test('a pending invitation cannot be accepted if the inviter is removed at the same time (product.md 21.2)', async () => {
    const own = await app.fixture()
    const admin = await signIn(app, own, 'admin')
    const token = tokenIn((await admin.post('/invitations', { email, role: 'admin' })).body.url as string)
    const person = {
      id: 'user_01K0000000000000000000joined',
      passwordHash: '',
      newName: 'Tomas Reyes',
      hasSecondFactor: false,
    }
    const { db } = app.context
    const remove = () =>
      sql`update memberships set status = 'suspended' where workspace_id = ${own.workspace.id} and user_id = ${own.users.admin}`
    let plans = 0
    const accepting = commitPlan(db, async (plan) => {
      await acceptInvitation(plan, token, person, clock.now())
      if (++plans === 1) await remove()
    })
    await expect(accepting).rejects.toThrow(expect.objectContaining({ code: 'not_found' }))
    expect(await sql`select from users where id = ${person.id}`).toHaveLength(0)
  })

  test('a pending invitation can be revoked once, and its link then fails (product.md 21.2)', async () => {
    const answer = await invite()
    const path = `/invitations/${answer.body.data.id as string}`
    const admin = await signIn(app, world, 'admin')
    clock.advance(1)
    expect((await admin.delete(path)).status).toBe(204)
    expectRefusal(await admin.delete(path), 'not_found')
    expectRefusal(await lookUp(tokenOf(answer)), 'not_found')
    const { data } = (await owner.get('/activity?limit=2')).body
    expect(data).toMatchObject([
      { type: 'invitation.revoked', via: 'web', actor: { id: world.users.admin }, subject: { name: email } },
      { type: 'invitation.created', via: 'web', actor: { id: world.users.owner }, subject: { name: email } },
    ])
  })

  test('a pending invitation is revoked by only one of several concurrent requests, on two nodes', async () => {
    const path = `/invitations/${(await invite()).body.data.id as string}`
    const other = await signIn(await startApp({ clock }, 'test'), world)
    const answers = await Promise.all(
      [owner, other, owner, other, owner, other].map((one) => one.delete(path)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(5).fill(404)])
  })

  test('a pending invitation cannot be revoked from another workspace', async () => {
    const { id } = (await invite()).body.data as { id: string }
    const stranger = await signIn(app, await app.fixture())
    expectRefusal(await stranger.delete(`/invitations/${id}`), 'not_found')
  })

  test('a pending invitation expires after seven days, and is then deleted (product.md 21.2)', async () => {
    const answer = await invite()
    const token = tokenOf(answer)
    clock.advance(7 * 86_400 - 1)
    expect((await lookUp(token)).status).toBe(200)
    clock.advance(1)
    owner = await signIn(app, world)
    expectRefusal(await lookUp(token), 'not_found')
    expectRefusal(await accept(token), 'not_found')
    expectRefusal(await owner.delete(`/invitations/${answer.body.data.id as string}`), 'not_found')
    expect((await owner.get('/invitations')).body.data).toEqual([])
    clock.advance(1)
    await jobs.find(({ name }) => name === 'expired invitations')?.run(app.context)
    expect(await sql`select from invitations where email = ${email}`).toHaveLength(0)
  })

  test('a pending invitation shows its address, role and workspace only to people who have the link (product.md 21.3)', async () => {
    const answer = await invite()
    expect((await lookUp(tokenOf(answer))).body).toEqual({
      data: { email, role: 'member', workspace: { name: world.workspace.name }, has_account: false },
    })
    expectRefusal(await lookUp('x'.repeat(43)), 'not_found')
    const [row] = await sql<{ whole: string }[]>`
      select i::text as whole from invitations i where email = ${email}`
    expect(row?.whole).not.toContain(tokenOf(answer))
  })
})

describe('accepting', () => {
  test('accepting an invitation makes a new person a member with a session, once (product.md 21.4)', async () => {
    const token = tokenOf(await invite({ role: 'admin' }))
    const answer = await accept(token)
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      user: { name: 'Tomas Reyes', email },
      workspace: world.workspace,
      role: 'admin',
    })
    const session = app.inSettings({ Cookie: cookieOf(answer) })
    expect((await session.get('/session')).body).toEqual(answer.body)
    expect((await visitor().post('/session', { email, password: newPassword })).status).toBe(201)
    expectRefusal(await accept(token), 'not_found')
    expectRefusal(await lookUp(token), 'not_found')
    const { data } = (await owner.get('/activity?limit=1')).body
    expect(data[0]).toMatchObject({ type: 'member.joined', via: 'web', subject: { name: 'Tomas Reyes' } })
  })

  test('only one of several concurrent attempts to accept an invitation succeeds (product.md 21.4)', async () => {
    const token = tokenOf(await invite())
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(404)])
    expect(await sql`select from users where lower(email) = ${email}`).toHaveLength(1)
  })

  test.each([
    [{ name: undefined }, 'validation_error', 'name'],
    [{ password: 'short' }, 'validation_error', 'password'],
    [{ password: 'password1234' }, 'weak_password', 'password'],
  ] as const)(
    'accepting an invitation refuses a new person with %o, and the invitation stays pending (product.md 21.4)',
    async (body, code, param) => {
      const token = tokenOf(await invite())
      expectRefusal(await accept(token, body), code, { param })
      expect((await accept(token)).status).toBe(201)
    },
  )

  test('accepting an invitation asks for the password of an existing account, under the limits of sign-ins (product.md 21.4)', async () => {
    const other = await app.fixture()
    email = await setPassword(app, other)
    const token = tokenOf(await invite())
    expect((await lookUp(token)).body.data.has_account).toBe(true)
    for (let attempts = 0; attempts < 10; attempts++)
      expectRefusal(await accept(token), 'invalid_credentials')
    expectRefusal(await accept(token, { password }), 'sign_in_rate_limited')
    await sql`delete from sign_in_failures`
    const answer = await accept(token, { password, name: undefined })
    expect(answer.body.data).toMatchObject({ user: { id: other.users.owner }, workspace: world.workspace })
  })

  test('accepting an invitation does not activate a member who has since been suspended', async () => {
    const other = await app.fixture()
    email = await setPassword(app, other)
    const token = tokenOf(await invite())
    await commit((tx) =>
      setMembership(tx, operatorOf(world, clock.now()), other.users.owner, {
        role: 'member',
        status: 'suspended',
      }),
    )
    expectRefusal(await accept(token, { password }), 'already_member')
  })
})

test.each(['look-ups', 'acceptances'])(
  'POST /invitations/%s from a page of another site is refused',
  async (path) => {
    const foreign = app.inSettings({ 'Sec-Fetch-Site': 'cross-site' })
    expectRefusal(await foreign.post(`/invitations/${path}`, { token: 'x', password: 'x' }), 'cross_origin')
  },
)
