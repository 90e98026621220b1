import postgres from 'postgres'
import { expect } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Answer } from '../app/app.ts'
import { testDatabaseUrl } from '../database/database.ts'
import { waitForLocks } from '../database/locks.ts'
import type { UsedWorld } from './world.ts'

export const taskOf = (answer: Answer): Schemas['Task'] => (answer.body as Schemas['TaskResponse']).data

export interface UsedTasks {
  /** Creates a task, in the column Doing unless the body names another. */
  created: (body?: object) => Promise<Schemas['Task']>
  patched: (id: string, body: object) => Promise<Schemas['Task']>
  /** Sends ten identical PATCHes of a task concurrently. Holds a lock on its row until several wait for it. */
  patchConcurrently: (id: string, body: object) => Promise<Schemas['Task'][]>
}

/** Returns calls of the API for tasks, with the owner's key. */
export function useTasks({ world, full }: Pick<UsedWorld, 'world' | 'full'>): UsedTasks {
  const patched: UsedTasks['patched'] = async (id, body) => {
    const answer = await full.patch(`/tasks/${id}`, body)
    expect(answer.status, answer.text).toBe(200)
    return taskOf(answer)
  }
  return {
    patched,
    async created(body = {}) {
      const answer = await full.post('/tasks', { title_text: 'Task', card_id: world.cards.doing, ...body })
      expect(answer.status, answer.text).toBe(201)
      return taskOf(answer)
    },
    async patchConcurrently(id, body) {
      const admin = postgres(await testDatabaseUrl(), { max: 2 })
      try {
        const lockHolder = await admin.reserve()
        await lockHolder`begin`
        await lockHolder`select 1 from tasks where workspace_id = ${world.workspace.id} and id = ${id} for update`
        const patches = Promise.all(Array.from({ length: 10 }, () => patched(id, body)))
        await waitForLocks(admin, 3)
        await lockHolder`commit`
        lockHolder.release()
        return await patches
      } finally {
        await admin.end()
      }
    },
  }
}
