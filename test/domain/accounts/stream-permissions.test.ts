import { expect, test } from 'vitest'
import { StreamPermissions, type StreamSession } from '../../../src/domain/accounts/stream-permissions.ts'
import { waitFor } from '../../support/runner/wait-for.ts'

const sessionOf = (id: string, workspaceId: string): StreamSession => ({
  id,
  workspace: { id: workspaceId },
  role: 'owner',
})

/** StreamPermissions whose queries are answered by the test. */
function createPausedPermissions() {
  const queries: { workspaceId: string; ids: string[]; answer: PromiseWithResolvers<Set<string>> }[] = []
  const permissions = new StreamPermissions((workspaceId, sessions) => {
    const answer = Promise.withResolvers<Set<string>>()
    queries.push({ workspaceId, ids: sessions.map(({ id }) => id), answer })
    return answer.promise
  })
  return { queries, permissions }
}

test('the permissions of a hundred streams of a workspace are read in one query, and each stream gets its own result', async () => {
  const { queries, permissions } = createPausedPermissions()
  const answers = Array.from({ length: 100 }, (_, i) =>
    permissions.mayFollow(sessionOf(`ses_${i % 10}`, 'ws_1')),
  )
  await waitFor(() => queries.length > 0)
  expect(queries.map(({ ids }) => ids.length)).toEqual([10])
  queries[0]?.answer.resolve(new Set(['ses_3']))
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(10)
})

test('at most two workspaces are queried concurrently, and a check during a query starts another query', async () => {
  const { queries, permissions } = createPausedPermissions()
  const of = (workspaceId: string) => permissions.mayFollow(sessionOf('ses_1', workspaceId))
  const first = Promise.allSettled(['ws_1', 'ws_2', 'ws_3'].map(of))
  await waitFor(() => queries.length === 2)
  const again = of('ws_1')
  await new Promise(setImmediate)
  expect(queries.map(({ workspaceId }) => workspaceId)).toEqual(['ws_1', 'ws_2'])
  queries[0]?.answer.resolve(new Set(['ses_1']))
  await waitFor(() => queries.length === 3)
  queries[1]?.answer.reject(new Error('no database'))
  await waitFor(() => queries.length === 4)
  expect(queries.map(({ workspaceId }) => workspaceId)).toEqual(['ws_1', 'ws_2', 'ws_3', 'ws_1'])
  queries[2]?.answer.resolve(new Set(['ses_1']))
  queries[3]?.answer.resolve(new Set())
  expect(await first).toEqual([
    { status: 'fulfilled', value: true },
    { status: 'rejected', reason: new Error('no database') },
    { status: 'fulfilled', value: true },
  ])
  expect(await again).toBe(false)
})
