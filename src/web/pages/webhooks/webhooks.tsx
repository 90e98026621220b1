import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/link.tsx'
import { ListState } from '../../components/list-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { AddEndpoint } from './add-endpoint.tsx'
import { EndpointTable } from './endpoint-table.tsx'
import { endpointsQuery } from './webhook-queries.ts'

/** Shows the workspace's endpoints and whether deliveries arrive. */
export function Webhooks(): ReactNode {
  const [isAdding, { open, close }] = useDisclosure()
  const list = useList(endpointsQuery)
  return (
    <>
      <PageHeader
        title="Webhook endpoints"
        actions={
          <>
            <ButtonLink to="/settings/webhooks/debugger" variant="default">
              Verify a signature
            </ButtonLink>
            <Button onClick={open}>Add endpoint</Button>
          </>
        }
      >
        Events of this workspace are sent to your URLs as signed JSON, within seconds.
      </PageHeader>
      <ListState
        list={list}
        empty={
          <EmptyState title="No endpoints yet">
            <p>
              Add the URL of your receiver. You get a signing secret, a sample receiver to paste, and can send
              test events.
            </p>
          </EmptyState>
        }
      >
        {(endpoints) => <EndpointTable endpoints={endpoints} />}
      </ListState>
      <AddEndpoint opened={isAdding} onClose={close} />
    </>
  )
}
