import { beforeEach, describe, expect, test } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { Caller } from '../support/app/app.ts'
import { taskwireError, taskwireJson } from '../support/app/cli.ts'
import { takeMails, unsentMail } from '../support/app/mail.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { password, setPassword, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, sql } = useWorld({ config: { mail: unsentMail } })

let own: Fixture
let owner: Caller
let email: string
let people = 0
beforeEach(async () => {
  await sql`delete from sign_in_failures`
  own = await app.fixture()
  email = await setPassword(app, own)
  owner = await signIn(app, own)
  await takeMails(app)
})

const next = (): string => `corrected${++people}@fernhill.example`
const changes = () => sql`
  select type, user_id, via, changed from activities
  where workspace_id = ${own.workspace.id} and type = 'member.updated' order by id`

describe('changing one’s own name and address (product.md 18.12)', () => {
  test('a new name needs no password, and is shown everywhere immediately', async () => {
    const { body } = await owner.patch('/me', { name: 'Anna Keller-Berg' })
    const person = {
      ...{ id: own.users.owner, name: 'Anna Keller-Berg', email },
      ...{ second_factor: false, keyboard_shortcuts: true },
    }
    expect(body).toEqual({ data: person })
    expect((await owner.get('/session')).body.data.user).toEqual(person)
    expect(await changes()).toEqual([
      { type: 'member.updated', user_id: own.users.owner, via: 'web', changed: ['name'] },
    ])
    expect(await takeMails(app)).toEqual([])
  })

  test('keyboard shortcuts are on until the person turns them off, in every session', async () => {
    const other = await signIn(app, own)
    const shortcuts = async (): Promise<unknown> =>
      (await other.get('/session')).body.data.user.keyboard_shortcuts
    expect(await shortcuts()).toBe(true)
    expect((await owner.patch('/me', { keyboard_shortcuts: false })).body.data.keyboard_shortcuts).toBe(false)
    expect(await shortcuts()).toBe(false)
    expect((await owner.patch('/me', { name: 'Anna Keller-Berg' })).body.data.keyboard_shortcuts).toBe(false)
    expectRefusal(await owner.patch('/me', { keyboard_shortcuts: null }), 'validation_error', {
      param: 'keyboard_shortcuts',
    })
    expect(await changes()).toMatchObject([{ changed: ['keyboard_shortcuts'] }, { changed: ['name'] }])
  })

  test('a new address needs the password and is used to sign in, and the previous address is notified', async () => {
    const address = next()
    expectRefusal(await owner.patch('/me', { email: address }), 'validation_error', {
      param: 'current_password',
    })
    const wrong = { email: address, current_password: 'another password' }
    expectRefusal(await owner.patch('/me', wrong), 'wrong_password', { param: 'current_password' })
    const changed = await owner.patch('/me', { email: address, current_password: password })
    expect(changed.body.data.email).toBe(address)
    const mails = await takeMails(app)
    expect(mails).toMatchObject([{ to: email, subject: 'The address of your Taskwire account has changed' }])
    expect(mails[0]?.text).toContain(address)
    const visitor = app.inSettings({})
    expectRefusal(await visitor.post('/session', { email, password }), 'invalid_credentials')
    expect((await visitor.post('/session', { email: address.toUpperCase(), password })).status).toBe(201)
  })

  test('a wrong password for a new address counts as a failed sign-in', async () => {
    const wrong = { email: next(), current_password: 'another password' }
    const param = 'current_password'
    for (let i = 0; i < 10; i++) expectRefusal(await owner.patch('/me', wrong), 'wrong_password', { param })
    expectRefusal(await owner.patch('/me', { ...wrong, current_password: password }), 'sign_in_rate_limited')
  })

  test('changing one’s address to another account’s is refused with 422, ignoring case; changing only its case is accepted', async () => {
    const taken = (await setPassword(app, own, 'admin')).toUpperCase()
    const change = (address: string) => owner.patch('/me', { email: address, current_password: password })
    expectRefusal(await change(taken), 'address_taken', { param: 'email' })
    expect((await change(email.toUpperCase())).status).toBe(200)
  })

  test('if several people take an address concurrently, one succeeds', async () => {
    await setPassword(app, own, 'admin')
    const admin = await signIn(app, own, 'admin')
    const body = { email: next(), current_password: password }
    const answers = await Promise.all([owner.patch('/me', body), admin.patch('/me', body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('an update of one’s name and address with the stored values changes nothing', async () => {
    expect((await owner.patch('/me', { email })).status).toBe(200)
    expect(await changes()).toEqual([])
  })

  test.each([
    [{}, undefined],
    [{ name: '' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
  ])('the update %j of one’s name and address is refused with 422', async (body, param) => {
    expectRefusal(await owner.patch('/me', body), 'validation_error', param === undefined ? {} : { param })
  })

  test('pending password resets end if the address to which they were sent is changed', async () => {
    await app.inSettings({}).post('/password-resets', { email })
    await owner.patch('/me', { email: next(), current_password: password })
    const open = await sql`select 1 from password_resets where user_id = ${own.users.owner}`
    expect(open).toHaveLength(0)
  })
})

test('users update changes a name and an address, and is recorded without an actor (product.md 18.12)', async () => {
  const address = next()
  const update = ['users', 'update', '--email', email.toUpperCase()]
  const corrected = await taskwireJson([...update, '--name', 'Anna Berg', '--new-email', address])
  expect(corrected).toEqual({ id: own.users.owner, name: 'Anna Berg', email: address })
  expect(await changes()).toEqual([
    { type: 'member.updated', user_id: null, via: 'cli', changed: ['name', 'email'] },
  ])
  await taskwireError(['users', 'update', '--email', address], undefined, 78)
  expect(await taskwireError([...update, '--name', 'Anna'])).toContain('there is no user')
})
