import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { work } from '../../api/work.ts'
import { announce } from '../../components/announcer.tsx'
import { saveChange } from './save-change.ts'
import { showRefusal } from './show-refusal.ts'
import type { WorkTask } from './work-queries.ts'

/**
 * Completes tasks immediately on the page, and undoes it if the server refuses. Returns the tasks with these changes.
 */
export function useComplete() {
  const queryClient = useQueryClient()
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const untick = (id: string): void => setTicked((shown) => new Map([...shown].filter(([one]) => one !== id)))
  const complete = async ({ id, title }: WorkTask, isCompleted: boolean): Promise<void> => {
    setTicked((shown) => new Map(shown).set(id, isCompleted))
    try {
      const body = { progress: isCompleted ? 100 : 0 }
      await saveChange(() => work.PATCH('/work/v1/tasks/{id}', { params: { path: { id } }, body }))
      announce(`${isCompleted ? 'Completed' : 'Reopened'} “${title === '' ? 'Untitled' : title}”`)
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
    } catch (error) {
      showRefusal(`“${title}” was not changed`, error)
    } finally {
      untick(id)
    }
  }
  const shownAs = (task: WorkTask): WorkTask => ({
    ...task,
    completed: ticked.get(task.id) ?? task.completed,
  })
  return { complete, shownAs }
}
