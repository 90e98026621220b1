import { useList, useWholeList } from '../../../api/list.ts'
import { useSession } from '../../../api/session.ts'
import { labelColumns } from '../../projects/label-columns.ts'
import { useOnDevice } from '../on-device.ts'
import { useProjectOfPage } from '../project-of-page.ts'
import { projectsQuery } from '../work-queries.ts'

/** The value that stands for the inbox, which exists only once it has a task. */
export const inboxPlace = ''

interface Chosen {
  project?: string | undefined
  column?: string | undefined
  assignees?: string[] | undefined
}

/**
 * Returns the projects and columns that a new task can be put into, and those that are chosen. Without a choice, offers
 * the project of the page, or else the one used last, or else the inbox.
 */
export function usePlace(chosen: Chosen) {
  const { user } = useSession()
  const { lastProject } = useOnDevice()
  const page = useProjectOfPage()
  const { isPending, isError, hasNextPage } = useList(projectsQuery).pages
  const projects = useWholeList(projectsQuery)
  const writable = projects.filter(({ inbox, role }) => !inbox && role !== 'viewer')
  const inbox = projects.find((project) => project.inbox)?.id
  const wanted = [chosen.project, page, lastProject()].map((id) =>
    id !== undefined && id === inbox ? inboxPlace : id,
  )
  const isPlace = (id: string | undefined): boolean =>
    id === inboxPlace || writable.some((project) => project.id === id)
  const place = wanted.find(isPlace) ?? inboxPlace
  const isKnown = wanted.every((id) => id === undefined) || isPlace(wanted.find((id) => id !== undefined))
  const columns = labelColumns(writable.find(({ id }) => id === place)?.columns ?? [])
  const column =
    columns.find(({ id }) => id === chosen.column) ?? columns.find(({ is_done }) => !is_done) ?? columns[0]
  return {
    /** Whether the project that should be offered may still be loading. */
    isLoading: !isKnown && !isError && (isPending || hasNextPage),
    places: [
      { value: inboxPlace, label: 'Inbox' },
      ...writable.map(({ id, name }) => ({ value: id, label: name })),
    ],
    place,
    /** The id of the inbox; undefined if it does not exist yet. */
    inbox,
    columns: columns.map(({ id, label }) => ({ value: id, label })),
    column: column?.id,
    // The inbox is for tasks of one's own, which My tasks shows.
    assignees: chosen.assignees ?? (place === inboxPlace ? [user.id] : []),
  }
}
