import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'
import type { projectSearch } from './project-search.ts'

export const projectsQuery = ({ archived }: ReturnType<typeof projectSearch>) =>
  listQuery('/projects', { archived }, (page, signal) =>
    client.GET('/projects', {
      params: { query: { limit: 50, archived: archived === 'true', ...page } },
      signal,
    }),
  )

export const projectQuery = (id: string) =>
  api.queryOptions('get', '/projects/{id}', { params: { path: { id } } })

/** Members who may be given a role. */
export const activeMembersQuery = api.queryOptions('get', '/members', {
  params: { query: { status: 'active', limit: 100 } },
})

/** Returns a function that refetches every query of projects. */
export function useRefreshProjects(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/projects'),
    })
  }
}
