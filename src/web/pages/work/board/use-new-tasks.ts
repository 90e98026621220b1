import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { work } from '../../../api/work.ts'
import { patiently } from '../patiently.ts'
import { showRefusal } from '../show-refusal.ts'

interface NewTask {
  title: string
}

/** Adds tasks at the end of a column. Returns the titles of the tasks that the column's list does not contain yet. */
export function useNewTasks(project: string, card: string) {
  const queryClient = useQueryClient()
  const [added, setAdded] = useState<readonly NewTask[]>([])
  const add = async (title: string): Promise<boolean> => {
    const task = { title }
    setAdded((shown) => [...shown, task])
    try {
      await patiently(() => work.POST('/work/v1/tasks', { body: { title, card_id: card } }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks', 'list', { project, card }] }),
        queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/projects/{id}'] }),
      ])
      return true
    } catch (error) {
      showRefusal(`“${title}” was not added`, error)
      return false
    } finally {
      setAdded((shown) => shown.filter((one) => one !== task))
    }
  }
  return { titles: added.map(({ title }) => title), add }
}
