import { randomUUID } from 'node:crypto'
import { scopes } from '../../../generated/openapi.operations.ts'
import type { Transaction } from '../../../src/db/transaction.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import type { ChangeSource } from '../../../src/domain/actor.ts'
import { mintKey, rotateKey } from '../../../src/domain/api-keys/change-keys.ts'
import type { Fixture, FixtureKey } from '../../../src/seeds/fixture.ts'
import type { TestApp } from '../app/app.ts'
import type { UsedWorld } from './world.ts'

type ChangeKeys = <Result>(
  work: (tx: Transaction, now: Date) => Promise<Result>,
  on?: TestApp,
) => Promise<Result>

export interface UsedKeys {
  /** Commits a change as another process could, and waits until the app has received its notification. */
  change: ChangeKeys
  mint: (fixture: Fixture, expiresAt?: Date, userId?: string, on?: TestApp) => Promise<FixtureKey>
  rotate: (key: FixtureKey, overlapSeconds: number) => ReturnType<typeof rotateKey>
  statusOf: (secret: string) => Promise<number>
}

/** Returns the source of a change that an operator's command makes. */
export function operatorOf({ workspace }: Fixture, now: Date): ChangeSource {
  return { workspaceId: workspace.id, userId: null, via: 'cli', now }
}

/** Returns ways to change keys without the API, as the settings area and the commands do. */
export function useKeys({ app, world }: Pick<UsedWorld, 'app' | 'world'>): UsedKeys {
  const change: ChangeKeys = async (work, on = app) => {
    const { db, listener, sql } = on.context
    const result = await runTransaction(db, (tx) => work(tx, on.clock.now()))
    if (!listener.isConnected) return result
    // Notifications arrive in the order of commits, so this one follows that of the change.
    const mark = randomUUID()
    const received = Promise.withResolvers<void>()
    const stop = listener.on('taskwire_changes', (payload) => payload === mark && received.resolve())
    await sql`select pg_notify('taskwire_changes', ${mark})`
    await received.promise
    stop()
    return result
  }
  return {
    change,
    mint: (fixture, expiresAt, userId = fixture.users.owner, on = app) =>
      change((tx, now) => {
        const actor = { workspaceId: fixture.workspace.id, userId, via: 'web' as const, now }
        return mintKey(tx, actor, { name: 'Robot', scopes, ...(expiresAt ? { expiresAt } : {}) })
      }, on),
    rotate: ({ id }, overlapSeconds) =>
      change((tx, now) => rotateKey(tx, operatorOf(world, now), id, overlapSeconds)),
    statusOf: async (secret) => (await app.withSecret(secret).get('/me')).status,
  }
}
