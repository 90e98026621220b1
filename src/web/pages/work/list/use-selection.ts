import { useCallback, useState } from 'react'
import type { WorkTask } from '../work-queries.ts'

/** The chosen tasks, by id. They stay chosen whatever the table shows. */
export type Selection = ReadonlyMap<string, WorkTask>

export function useSelection() {
  const [selected, setSelected] = useState<Selection>(new Map())
  const select = useCallback((tasks: readonly WorkTask[], isSelected: boolean) => {
    setSelected((current) => {
      const next = new Map(current)
      for (const task of tasks) {
        if (isSelected) next.set(task.id, task)
        else next.delete(task.id)
      }
      return next
    })
  }, [])
  const clear = useCallback(() => setSelected(new Map()), [])
  return { selected, select, clear }
}
