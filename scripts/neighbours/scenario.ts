import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../src/db/database.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'

/** The tenant that makes the load: its workspace, and the session of its owner. */
export interface World {
  origin: string
  fixture: Fixture
  cookie: string
}

/** A load that other tenants should not notice. */
export interface Scenario {
  name: string
  prepare: (world: World, db: Database) => Promise<void>
  /** Sends requests until the signal is aborted. Returns the number of responses by status. */
  load: (world: World, signal: AbortSignal) => Promise<Record<number, number>>
}

/** What the thread of the load gets. */
export interface LoadData {
  name: string
  world: World
}

/** Signs in to the settings area and the web editor, and returns the cookie. */
export async function signIn(origin: string, login: Fixture['login']): Promise<string> {
  const response = await fetch(`${origin}/api/settings/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`)
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/**
 * Sends a request again and again, with a number of them in flight, and counts the responses by status. Waits for
 * `Retry-After`, as the shipped client does.
 */
export async function repeat(
  send: () => Promise<Response>,
  inFlight: number,
  signal: AbortSignal,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  const sendNext = async (): Promise<void> => {
    while (!signal.aborted) {
      const response = await send()
      await response.arrayBuffer()
      counts[response.status] = (counts[response.status] ?? 0) + 1
      await delay(Number(response.headers.get('retry-after') ?? 0) * 1_000)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, sendNext))
  return counts
}
