import type { QueryClient } from '@tanstack/react-query'

/** Loads again what shows the comments of a task. */
export async function invalidateComments(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks/{id}/activity'] })
  await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks/{id}/comments'] })
}
