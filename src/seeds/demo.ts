import { randomBytes } from 'node:crypto'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { sql } from '../db/drizzle.ts'
import { scopes } from '../../generated/openapi.operations.ts'
import type { AppContext } from '../context.ts'
import type { Transaction } from '../db/transaction.ts'
import {
  activities,
  cards,
  comments,
  events,
  memberships,
  projectMembers,
  projects,
  tasks,
  users,
  userWorkspaces,
  workspaces,
} from '../db/schema.ts'
import { runTransaction } from '../db/transaction.ts'
import { demoRows } from './demo-rows.ts'
import { mintKey } from '../domain/api-keys/change-keys.ts'
import { hashPassword } from '../crypto/passwords.ts'

/** The owner's login, the secret of a key that has every scope, and the project whose board is shown first. */
export interface Demo {
  email: string
  password: string
  key: string
  projectId: string
}

/** Creates the demo workspace if there is no workspace yet. If several nodes start together, only one creates it. */
export async function seedDemo({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<Demo | undefined> {
  return runTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`)
    // Citus refuses a write to `users` after a parallel read. Plain PostgreSQL ignores the setting.
    await tx.execute(sql`set local citus.multi_shard_modify_mode to 'sequential'`)
    const [workspace] = await tx.select({ id: workspaces.id }).from(workspaces).limit(1)
    return workspace ? undefined : insertDemo(tx, clock.now())
  })
}

async function insertDemo(tx: Transaction, now: Date): Promise<Demo> {
  const password = randomBytes(9).toString('base64url')
  const { rows, workspaceId, owner, projectId } = demoRows(now, await hashPassword(password))
  await tx.insert(workspaces).values(rows.workspaces)
  await tx.insert(users).values(rows.users)
  await tx.insert(memberships).values(rows.memberships)
  await tx
    .insert(userWorkspaces)
    .values(rows.memberships.map(({ user_id, workspace_id }) => ({ user_id, workspace_id })))
  await tx.insert(projects).values(rows.projects)
  await tx.insert(projectMembers).values(rows.projectMembers)
  await tx.insert(cards).values(rows.cards)
  await tx.insert(tasks).values(rows.tasks)
  await tx.insert(comments).values(rows.comments)
  await tx.insert(events).values(rows.events)
  await tx.insert(activities).values(rows.activities)

  const actor = { workspaceId, userId: owner.id, via: 'cli' as const, now }
  const { secret } = await mintKey(tx, actor, { name: 'Demo', scopes })
  return { email: owner.email, password, key: secret, projectId }
}
