import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { waitForRefreshes } from '../../api/hold-refreshes.ts'
import { work } from '../../api/work.ts'
import { announce } from '../../components/announcer.tsx'
import { saveChange } from './save-change.ts'
import { showTaskRefusal } from './gone.ts'
import { restoreFields } from './take-back.ts'
import { titleOf } from './title-of.ts'
import { offerUndo } from './undo.ts'
import type { WorkTask } from './work-queries.ts'

/**
 * Completes tasks immediately on the page, and undoes it if the server refuses. Returns the tasks with these changes.
 */
export function useComplete() {
  const queryClient = useQueryClient()
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const store = useCallback(
    async (task: WorkTask, isCompleted: boolean): Promise<void> => {
      const { id } = task
      try {
        const path = { params: { path: { id } } }
        const stored = await saveChange(() => work.GET('/work/v1/tasks/{id}', path))
        const before = stored.data?.data ?? task
        const body = { progress: isCompleted ? 100 : 0 }
        const { data } = await saveChange(() => work.PATCH('/work/v1/tasks/{id}', { ...path, body }))
        const text = `${isCompleted ? 'Completed' : 'Reopened'} “${titleOf(task)}”`
        announce(text)
        if (data)
          offerUndo({
            text,
            taskId: id,
            undo: () => restoreFields(queryClient, before, data.data, 'progress'),
          })
        await waitForRefreshes()
        await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
      } catch (error) {
        showTaskRefusal(task, 'changed', error)
      }
    },
    [queryClient],
  )
  /** The last change of each task, after which the next one is stored. */
  const changes = useRef(new Map<string, Promise<void>>())
  const complete = useCallback(
    (task: WorkTask, isCompleted: boolean): void => {
      const { id } = task
      setTicked((shown) => new Map(shown).set(id, isCompleted))
      const change = (changes.current.get(id) ?? Promise.resolve()).then(() => store(task, isCompleted))
      changes.current.set(id, change)
      void change.then(() => {
        if (changes.current.get(id) !== change) return
        changes.current.delete(id)
        setTicked((shown) => new Map([...shown].filter(([one]) => one !== id)))
      })
    },
    [store],
  )
  const shownAs = (task: WorkTask): WorkTask => {
    const completed = ticked.get(task.id)
    return completed === undefined ? task : { ...task, completed }
  }
  return { complete, shownAs }
}
