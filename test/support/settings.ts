import { expect } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { hashPassword } from '../../src/crypto/passwords.ts'
import type { Caller, TestApp } from './app.ts'

export type Person = keyof Fixture['users']

/** The password of all people who sign in. */
export const password = 'five small trees by the pond'

let passwordHash: Promise<string> | undefined

/** Gives somebody of the world the password, and returns their e-mail address. */
export async function letSignIn(
  { context: { sql } }: TestApp,
  world: Fixture,
  person: Person = 'owner',
): Promise<string> {
  passwordHash ??= hashPassword(password)
  const [row] = await sql<{ email: string }[]>`
    update users set password_hash = ${await passwordHash} where id = ${world.users[person]} returning email`
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
