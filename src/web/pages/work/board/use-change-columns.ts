import { useQueryClient } from '@tanstack/react-query'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { saveChange } from '../save-change.ts'

/** Adds, changes and deletes columns of a project, and reloads its board. */
export function useChangeColumns(project: string) {
  const queryClient = useQueryClient()
  const afterwards = async (change: () => Promise<unknown>): Promise<void> => {
    await saveChange(change)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/projects/{id}'] }),
      queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks', 'list', { project }] }),
    ])
  }
  return {
    add: (name: string) =>
      afterwards(() =>
        work.POST('/work/v1/projects/{id}/columns', { params: { path: { id: project } }, body: { name } }),
      ),
    change: (id: string, body: WorkSchemas['ColumnUpdate']) =>
      afterwards(() => work.PATCH('/work/v1/columns/{id}', { params: { path: { id } }, body })),
    remove: (id: string, moveTo: string | undefined) =>
      afterwards(() =>
        work.DELETE('/work/v1/columns/{id}', {
          params: { path: { id }, query: moveTo === undefined ? {} : { move_to: moveTo } },
        }),
      ),
  }
}
