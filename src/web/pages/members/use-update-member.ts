import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api/client.ts'

/** Changes a member, closes the dialog and confirms the change. */
export function useUpdateMember(onClose: () => void, done: ReactNode) {
  const queryClient = useQueryClient()
  return api.useMutation('patch', '/members/{user_id}', {
    onSuccess: async () => {
      onClose()
      notifications.show({ message: done })
      await queryClient.invalidateQueries({ queryKey: ['get', '/members'] })
    },
  })
}
