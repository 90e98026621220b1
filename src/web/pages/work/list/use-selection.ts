import { useCallback, useRef, useState } from 'react'
import type { WorkTask } from '../work-queries.ts'

/** The chosen tasks, by id. They stay chosen whatever the table shows. */
export type Selection = ReadonlyMap<string, WorkTask>

export function useSelection() {
  const [selected, setSelected] = useState<Selection>(new Map())
  /** The tasks that were deselected while the tasks of `selectLater` are loaded; undefined if none are. */
  const deselected = useRef<Set<string>>(undefined)
  const select = useCallback((tasks: readonly WorkTask[], isSelected: boolean) => {
    for (const { id } of tasks) {
      if (isSelected) deselected.current?.delete(id)
      else deselected.current?.add(id)
    }
    setSelected((current) => {
      const next = new Map(current)
      for (const task of tasks) {
        if (isSelected) next.set(task.id, task)
        else next.delete(task.id)
      }
      return next
    })
  }, [])
  const clear = useCallback(() => {
    deselected.current = undefined
    setSelected(new Map())
  }, [])
  /** Selects tasks when they are loaded, except those that are deselected before. `clear` ends it. */
  const selectLater = useCallback(
    async (loading: Promise<readonly WorkTask[]>) => {
      const meanwhile = (deselected.current = new Set())
      const tasks = await loading
      if (deselected.current !== meanwhile) return
      deselected.current = undefined
      select(
        tasks.filter(({ id }) => !meanwhile.has(id)),
        true,
      )
    },
    [select],
  )
  return { selected, select, selectLater, clear }
}
