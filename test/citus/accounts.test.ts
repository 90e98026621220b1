import { expect, test } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { takeMails, tokenIn, unsentMail } from '../support/app/mail.ts'
import { addSecondFactor, codeAt } from '../support/world/second-factor.ts'
import { cookieOf, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* Users belong to no workspace, so their rows are on every node, and writes of both kinds share a transaction. */

const { app, world, clock } = useWorld({ config: { mail: unsentMail } })

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
