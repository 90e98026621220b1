import { beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '../../src/jobs/jobs.ts'
import { startApp, type Answer, type Caller } from '../support/app/app.ts'
import { takeMails, tokenIn, unsentMail } from '../support/app/mail.ts'
import { comparable, expectRefusal } from '../support/contract/refusal.ts'
import { password, setPassword, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, clock, sql, queries } = useWorld({ config: { mail: unsentMail, trustProxy: true } })

const nextPassword = 'nine stones in the garden'
let email: string
beforeEach(async () => {
  // Feed entries are ordered by time.
  clock.advance(1)
  await sql`delete from sign_in_failures`
  await takeMails(app)
  email = await setPassword(app, world)
})

const from = (ip: string): Caller => app.inSettings({ 'X-Forwarded-For': ip })
const request = (address = email, ip = '192.0.2.1'): Promise<Answer> =>
  from(ip).post('/password-resets', { email: address })
const complete = (token: string, next = nextPassword): Promise<Answer> =>
  from('192.0.2.1').post('/password-resets/completions', { token, new_password: next })
async function requestToken(): Promise<string> {
  expect((await request()).status).toBe(204)
  const [mail] = await takeMails(app)
  return tokenIn(mail?.text)
}

describe('requesting a reset', () => {
  test('requesting a reset sends a link to the stored address, and stores only its hash (product.md 21.5, 21.8)', async () => {
    expect((await request(email.toUpperCase())).status).toBe(204)
    const mails = await takeMails(app)
    expect(mails).toMatchObject([{ to: email, subject: 'Reset your Taskwire password' }])
    const token = tokenIn(mails[0]?.text)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(mails[0]?.text).toContain(`${app.context.mailing.siteUrl}/settings/reset-password#${token}`)
    const rows = await sql<{ whole: string }[]>`select r::text as whole from password_resets r`
    expect(rows.map(({ whole }) => whole).join()).not.toContain(token)
  })

  test('a request for an unknown address has the same response and the same statements (product.md 21.5)', async () => {
    const asked = async (address: string) => {
      const before = queries.length
      const { status, headers } = await request(address)
      const { 'x-request-id': _id, date: _date, ...rest } = headers
      return { status, rest, sent: queries.slice(before).filter((text) => !text.includes('pg_notify')) }
    }
    const known = await asked(email)
    expect(await asked('nobody@fernhill.example')).toEqual(known)
    expect(known.sent.some((text) => text.includes('insert into mails'))).toBe(true)
    expect(await takeMails(app)).toHaveLength(1)
  })

  test.each([
    ['address', 5, () => request(), () => request('other@fernhill.example')],
    [
      'IP address',
      30,
      (n: number) => request(`nobody${n}@fernhill.example`),
      () => request(email, '192.0.2.2'),
    ],
  ])(
    'requesting a reset is limited for one %s to %i in fifteen minutes (product.md 21.6)',
    async (_what, limit, ask, other) => {
      for (let asked = 0; asked < limit; asked++) expect((await ask(asked)).status).toBe(204)
      const refused = await ask(limit)
      expectRefusal(refused, 'sign_in_rate_limited')
      expect(refused.headers['retry-after']).toBe('900')
      expect((await other()).status).toBe(204)
      clock.advance(900)
      expect((await ask(limit)).status).toBe(204)
    },
  )

  test('concurrent requests for a reset are counted one by one (product.md 21.6)', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => request()))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5)
    expect(await takeMails(app)).toHaveLength(5)
  })

  test('requesting a reset does not count as a failed sign-in', async () => {
    for (let asked = 0; asked < 5; asked++) await request()
    for (let failed = 0; failed < 5; failed++)
      await from('192.0.2.1').post('/session', { email, password: 'wrong' })
    expect((await from('192.0.2.1').post('/session', { email, password })).status).toBe(201)
  })

  test('requesting a reset without SMTP_URL is refused, and nothing is stored (product.md 21.7, 21.8)', async () => {
    const unmailed = await startApp({}, 'test')
    const answer = await unmailed.inSettings({}).post('/password-resets', { email })
    expectRefusal(answer, 'mail_not_configured')
    const owner = await signIn(unmailed, world)
    const invited = await owner.post('/invitations', { email: 'ida@fernhill.example', role: 'member' })
    expect(invited.body.url).toMatch(/\/settings\/invitation#/)
    expect(await sql`select from mails`).toHaveLength(0)
  })
})

describe('a reset', () => {
  test('a reset sets the password, and ends all sessions (product.md 21.5)', async () => {
    const owner = await signIn(app, world)
    const token = await requestToken()
    expect((await complete(token)).status).toBe(204)
    expectRefusal(await owner.get('/session'), 'session_required')
    expectRefusal(await from('192.0.2.1').post('/session', { email, password }), 'invalid_credentials')
    const answer = await from('192.0.2.1').post('/session', { email, password: nextPassword })
    expect(answer.status).toBe(201)
    const { data } = (await (await signIn(app, world, 'admin')).get('/activity?limit=1')).body
    expect(data[0]).toMatchObject({
      type: 'member.password_reset',
      via: 'web',
      actor: { id: world.users.owner },
    })
  })

  test('a reset works once, and ends all other resets of the user (product.md 21.5)', async () => {
    const [first, second] = [await requestToken(), await requestToken()]
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(second)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(5).fill(404)])
    const refused = await complete(first)
    expectRefusal(refused, 'not_found')
    expect(comparable(await complete('x'.repeat(43)))).toEqual(comparable(refused))
  })

  test('a reset expires after an hour, and is then deleted (product.md 21.5)', async () => {
    const token = await requestToken()
    clock.advance(3_600)
    expectRefusal(await complete(token), 'not_found')
    clock.advance(1)
    await jobs.find(({ name }) => name === 'expired password resets')?.run(app.context)
    expect(await sql`select from password_resets`).toHaveLength(0)
  })

  test.each([
    ['short', 'validation_error'],
    ['password1234', 'weak_password'],
  ] as const)('a reset is not used up by the refused password %s (product.md 21.5)', async (next, code) => {
    const token = await requestToken()
    expectRefusal(await complete(token, next), code, { param: 'new_password' })
    expect((await complete(token)).status).toBe(204)
  })
})

test.each(['', '/completions'])(
  'POST /password-resets%s from a page of another site is refused',
  async (path) => {
    const foreign = app.inSettings({ Origin: 'https://elsewhere.example' })
    expectRefusal(await foreign.post(`/password-resets${path}`, {}), 'cross_origin')
  },
)
