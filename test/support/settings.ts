import { argon2Sync } from 'node:crypto'
import { expect } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { Caller, TestApp } from './app.ts'

export type Person = keyof Fixture['users']

/** The password of all people who sign in. */
export const password = 'five small trees by the pond'

/** With the least of settings, which stand in it: a sign-in takes a thousandth of the time of a real one. */
const passwordHash = (() => {
  const nonce = Buffer.alloc(16)
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const [salt, hash] = [nonce, argon2Sync('argon2id', { message: password, nonce, ...cost })].map((bytes) =>
    bytes.toString('base64').replaceAll('=', ''),
  )
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
})()

/** Gives somebody of the world the password, and returns their e-mail address. */
export async function letSignIn(
  { context: { sql } }: TestApp,
  world: Fixture,
  person: Person = 'owner',
): Promise<string> {
  const [row] = await sql<{ email: string }[]>`
    update users set password_hash = ${passwordHash} where id = ${world.users[person]} returning email`
  return row?.email ?? ''
}

/** Signs somebody in: a caller of the settings area with their cookie. */
export async function signIn(app: TestApp, world: Fixture, person: Person = 'owner'): Promise<Caller> {
  return app.inSettings({ Cookie: await signInCookie(app, world, person) })
}

/** `taskwire_session=…` */
export async function signInCookie(app: TestApp, world: Fixture, person: Person = 'owner'): Promise<string> {
  const email = await letSignIn(app, world, person)
  const answer = await app.inSettings({}).post('/session', { email, password })
  expect(answer.status, answer.text).toBe(201)
  return cookieOf(answer)
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const [cookie = ''] = headers['set-cookie'] as string[]
  return cookie.split(';')[0] ?? ''
}
