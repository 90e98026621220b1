import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { api, byCursor } from '../../api/client.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ButtonLink } from '../../components/link.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { AddEndpoint } from './add-endpoint.tsx'
import { EndpointTable } from './endpoint-table.tsx'

/** Where the workspace's events are sent to, and whether they arrive. */
export function Webhooks(): ReactNode {
  const [isAdding, { open, close }] = useDisclosure()
  const pages = api.useInfiniteQuery(
    'get',
    '/webhook-endpoints',
    { params: { query: { limit: 50 } } },
    byCursor,
  )
  const endpoints = pages.data?.pages.flatMap(({ data }) => data)
  const add = <Button onClick={open}>Add endpoint</Button>
  return (
    <>
      <PageHeader
        title="Webhook endpoints"
        actions={
          <>
            <ButtonLink to="/webhooks/debugger" variant="subtle" color="gray">
              Verify a signature
            </ButtonLink>
            {endpoints?.length !== 0 && add}
          </>
        }
      >
        What happens in this workspace is announced to your own addresses, as signed JSON, within seconds.
      </PageHeader>
      {pages.isPending && <LoadingState />}
      {pages.isError && !endpoints && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {endpoints?.length === 0 && (
        <EmptyState title="No endpoints yet" action={add}>
          <p>
            Add the address of a program of yours. It gets a signing secret, a receiver ready to paste, and a
            test event whenever you want one.
          </p>
        </EmptyState>
      )}
      {endpoints && endpoints.length > 0 && <EndpointTable endpoints={endpoints} />}
      <LoadMore pages={pages} />
      <AddEndpoint opened={isAdding} onClose={close} />
    </>
  )
}
