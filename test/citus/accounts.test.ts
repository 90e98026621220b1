import { expect, test } from 'vitest'
import { remove as removeFactor } from '../../src/domain/accounts/second-factor.ts'
import { settingsPrefix, type Caller } from '../support/app/app.ts'
import { takeMails, tokenIn, unsentMail } from '../support/app/mail.ts'
import { followStream } from '../support/app/streams.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { sendHalf } from '../support/network/half-request.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { operatorOf } from '../support/world/keys.ts'
import { addSecondFactor, codeAt } from '../support/world/second-factor.ts'
import { cookieOf, signIn, signInCookie } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* Users belong to no workspace, so their rows are on every node, and writes of both kinds share a transaction. */

const { app, world, clock, commit } = useWorld({ config: { mail: unsentMail } })

const visitor = (): Caller => app.inSettings({})

test('a person joins by invitation, changes and resets the password, and uses and removes a second factor', async () => {
  const owner = await signIn(app, world)
  const email = 'joins@fernhill.example'
  const invited = await owner.post('/invitations', { email, role: 'admin' })
  expect(invited.status, invited.text).toBe(201)
  const joined = await visitor().post('/invitations/acceptances', {
    token: tokenIn(invited.body.url as string),
    password: 'nine stones in the garden',
    name: 'Tomas Reyes',
  })
  expect(joined.status, joined.text).toBe(201)

  await takeMails(app)
  expect((await visitor().post('/password-resets', { email })).status).toBe(204)
  const [mail] = await takeMails(app)
  const password = 'five small trees by the pond'
  const reset = { token: tokenIn(mail?.text), new_password: password }
  expect((await visitor().post('/password-resets/completions', reset)).status).toBe(204)

  const enter = async (code?: string): Promise<Caller> => {
    const answer = await visitor().post('/session', {
      email,
      password,
      ...(code === undefined ? {} : { code }),
    })
    expect(answer.status, answer.text).toBe(201)
    return app.inSettings({ Cookie: cookieOf(answer) })
  }
  const { secret, recoveryCodes } = await addSecondFactor(await enter(), clock.now())
  clock.advance(30)
  await enter(recoveryCodes[0])
  const person = await enter(codeAt(secret, clock.now()))
  clock.advance(30)
  const proof = { current_password: password, code: codeAt(secret, clock.now()) }
  const removed = await person.post('/me/second-factor/removals', proof)
  expect(removed.status, removed.text).toBeLessThan(300)
  const changed = await person.post('/password', {
    current_password: password,
    new_password: 'seven boats on the lake',
  })
  expect(changed.status, changed.text).toBeLessThan(300)

  await app.context.recorders.flush()
  expect(await owner.get('/requests')).toMatchObject({ status: 200 })
})

test('a write is refused, and a stream ends, once the owner has turned off a second factor that the workspace requires', async () => {
  const own = await app.fixture()
  const cookie = await signInCookie(app, own)
  const owner = app.inSettings({ Cookie: cookie })
  await addSecondFactor(owner, clock.now())
  const required = await owner.patch('/workspace', { require_second_factor: true })
  expect(required.status, required.text).toBe(200)
  await waitFor(() => app.context.listener.isConnected)
  const stream = await followStream(app, cookie, settingsPrefix)
  const finish = await sendHalf(app.context.admission.bodies, {
    url: `${app.url}${settingsPrefix}/workspace`,
    method: 'PATCH',
    headers: { Cookie: cookie },
    body: { name: 'Quarry' },
  })
  await commit((tx) => removeFactor(tx, operatorOf(own, clock.now()), own.users.owner))
  expectRefusal(await finish(), 'second_factor_missing')
  await waitFor(stream.hasEnded)
})
