import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** Returns the mutation that changes the workspace and then refetches the session. */
export function useUpdateWorkspace() {
  const queryClient = useQueryClient()
  return api.useMutation('patch', '/workspace', {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['get', '/session'] }),
  })
}
