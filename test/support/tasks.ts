import postgres from 'postgres'
import { expect } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Answer } from './app.ts'
import { testDatabaseUrl } from './database.ts'
import { waitForLocks } from './locks.ts'
import type { UsedWorld } from './world.ts'

export const taskOf = (answer: Answer): Schemas['Task'] => (answer.body as Schemas['TaskResponse']).data

export interface UsedTasks {
  /** In the column Doing, unless the body says otherwise. */
  created: (body?: object) => Promise<Schemas['Task']>
  patched: (id: string, body: object) => Promise<Schemas['Task']>
  /** Ten equal PATCHes of a task that are in flight together: its row is let go when several wait for it. */
  atOnce: (id: string, body: object) => Promise<Schemas['Task'][]>
}

/** What tests do to tasks through the API, with the owner's key. */
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
    async atOnce(id, body) {
      const aside = postgres(await testDatabaseUrl(), { max: 2 })
      try {
        const holding = await aside.reserve()
        await holding`begin`
        await holding`select 1 from tasks where id = ${id} for update`
        const patches = Promise.all(Array.from({ length: 10 }, () => patched(id, body)))
        await waitForLocks(aside, 3)
        await holding`commit`
        holding.release()
        return await patches
      } finally {
        await aside.end()
      }
    },
  }
}
