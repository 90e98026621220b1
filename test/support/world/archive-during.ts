import { archiveProject } from '../../../src/domain/projects/change-project.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { Answer } from '../app/app.ts'
import { waitForLocks } from '../database/locks.ts'
import type { UsedWorld } from './world.ts'

/** Archives a project while the request waits for its row, and returns the response after the commit. */
export async function archiveDuring(
  { commit, clock, sql }: Pick<UsedWorld, 'commit' | 'clock' | 'sql'>,
  { workspace, users }: Fixture,
  project: string,
  send: () => Promise<Answer>,
  beforeCommit: () => Promise<void> = () => Promise.resolve(),
): Promise<Answer> {
  const actor = { workspaceId: workspace.id, userId: users.owner, via: 'web' as const, now: clock.now() }
  const archived = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const archiving = commit(async (tx) => {
    await archiveProject(tx, actor, project)
    await tx.flush()
    archived.resolve()
    await asked.promise
  })
  await archived.promise
  const answer = send()
  await waitForLocks(sql, 1)
  await beforeCommit()
  asked.resolve()
  await archiving
  return answer
}
