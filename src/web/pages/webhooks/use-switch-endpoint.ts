import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** Disables or enables an endpoint, and refreshes its deliveries. */
export function useSwitchEndpoint(onSuccess: () => void) {
  const queryClient = useQueryClient()
  return api.useMutation('patch', '/webhook-endpoints/{id}', {
    onSuccess: (response, { params: { path } }) => {
      onSuccess()
      const { queryKey } = api.queryOptions('get', '/webhook-endpoints/{id}', { params: { path } })
      queryClient.setQueryData(queryKey, response)
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [, changed] }) => String(changed).startsWith('/webhook-endpoints'),
      })
    },
  })
}
