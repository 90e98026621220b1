import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { IconChevronDown } from '../../components/icons.tsx'
import { allWebhookTypes, webhookTypes, type WebhookType } from '../../webhook-types.ts'

interface SendTestEventProps {
  endpoint: Schemas['Endpoint']
  onSent: (deliveryId: string) => void
}

/** Sends a test event to this endpoint only: `task.created`, or a type from the menu. The page shows the outcome. */
export function SendTestEvent({ endpoint: { id }, onSent }: SendTestEventProps): ReactNode {
  const queryClient = useQueryClient()
  const test = api.useMutation('post', '/webhook-endpoints/{id}/test-events', {
    onSuccess: ({ data }) => {
      onSent(data.id)
      return queryClient.invalidateQueries({ queryKey: ['get', '/webhook-endpoints/{id}/deliveries'] })
    },
    onError: (error) => notifications.show({ color: 'red', message: Problem.of(error).message }),
  })
  const send = (type: WebhookType): void => test.mutate({ params: { path: { id } }, body: { type } })
  return (
    <Button.Group>
      <Button loading={test.isPending} onClick={() => send('task.created')}>
        Send test event
      </Button>
      <Menu returnFocus>
        <Menu.Target>
          <Button px="xs" aria-label="Choose a test event" disabled={test.isPending}>
            <IconChevronDown size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {allWebhookTypes.map((type) => (
            <Menu.Item key={type} onClick={() => send(type)}>
              <span className="code">{type}</span>
              <div className="muted small">{webhookTypes[type]}</div>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
