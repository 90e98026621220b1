import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { waitForRefreshes } from '../../api/hold-refreshes.ts'
import { useSession } from '../../api/session.ts'
import { work, type WorkSchemas } from '../../api/work.ts'
import { saveChange } from './save-change.ts'
import { showRefusal } from '../../show-refusal.tsx'

interface NewTask {
  title: string
}

export interface NewTasks {
  /** The titles of the tasks that the lists do not contain yet. */
  titles: readonly string[]
  /** Adds a task. Returns whether the server accepted it. */
  add: (title: string) => Promise<boolean>
}

/** Adds tasks at the end of a column. */
export const useColumnTasks = (project: string, card: string): NewTasks =>
  useNewTasks({ card_id: card }, { project, card })

/** Adds tasks of the person's own to the inbox. */
export const useInboxTasks = (): NewTasks => useNewTasks({ user_ids: [useSession().user.id] })

/**
 * Adds tasks immediately on the page.
 * @param fields the fields of the tasks besides the title
 * @param list the filters of the only list that shows the tasks; all lists if there may be several
 */
function useNewTasks(fields: Omit<WorkSchemas['WorkTaskCreate'], 'title'>, list?: object): NewTasks {
  const queryClient = useQueryClient()
  const [added, setAdded] = useState<readonly NewTask[]>([])
  const add = async (title: string): Promise<boolean> => {
    const task = { title }
    setAdded((shown) => [...shown, task])
    try {
      await saveChange(() => work.POST('/work/v1/tasks', { body: { title, ...fields } }))
      await waitForRefreshes()
      const lists = ['get', '/work/v1/tasks', ...(list ? ['list', list] : [])]
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: lists }),
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
