import { argon2Sync } from 'node:crypto'
import { expect } from 'vitest'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { Caller, TestApp } from '../app/app.ts'

export type Person = keyof Fixture['users']

/** The password of all users who sign in. */
export const password = 'five small trees by the pond'

/**
 * A hash with the cheapest argon2id parameters, so that signing in takes a thousandth of the usual
 * time.
 */
const passwordHash = (() => {
  const nonce = Buffer.alloc(16)
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const [salt, hash] = [nonce, argon2Sync('argon2id', { message: password, nonce, ...cost })].map((bytes) =>
    bytes.toString('base64').replaceAll('=', ''),
  )
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
})()

/** Sets the password of a user of the world, and returns their email address. */
export async function setPassword(
  { context: { sql } }: TestApp,
  world: Fixture,
  person: Person = 'owner',
): Promise<string> {
  const [row] = await sql<{ email: string }[]>`
    update users set password_hash = ${passwordHash} where id = ${world.users[person]} returning email`
  return row?.email ?? ''
}

/** Adds users without a workspace, with the same cheap password hash, and returns their email addresses. */
export async function addUsers({ context: { sql } }: TestApp, count: number): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    insert into users (id, name, email, password_hash, created_at)
    select id, 'Guessed', id || '@fernhill.example', ${passwordHash}, now()
    from (select gen_random_uuid()::text as id from generate_series(1, ${count})) as ids
    returning email`
  return rows.map(({ email }) => email)
}

/** Signs a user in, and returns a caller of the settings area with their cookie. */
export async function signIn(app: TestApp, world: Fixture, person: Person = 'owner'): Promise<Caller> {
  return app.inSettings({ Cookie: await signInCookie(app, world, person) })
}

/** Signs a user in, and returns a caller of the web editor with their cookie. */
export async function signInToWork(app: TestApp, world: Fixture, person: Person = 'owner'): Promise<Caller> {
  return app.inWork({ Cookie: await signInCookie(app, world, person) })
}

/** Signs a user in, and returns the cookie: `taskwire_session=…`. */
export async function signInCookie(app: TestApp, world: Fixture, person: Person = 'owner'): Promise<string> {
  const email = await setPassword(app, world, person)
  const answer = await app.inSettings({}).post('/session', { email, password })
  expect(answer.status, answer.text).toBe(201)
  return cookieOf(answer)
}

/** Returns the cookie that a response sets, as a browser sends it back. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const [cookie = ''] = headers['set-cookie'] as string[]
  return cookie.split(';')[0] ?? ''
}

/** Makes a workspace require a second factor of its owners and admins, as an owner with one would. */
export async function requireSecondFactor(
  { context: { sql } }: TestApp,
  { workspace }: Fixture,
): Promise<void> {
  await sql`update workspaces set require_second_factor = true where id = ${workspace.id}`
}
