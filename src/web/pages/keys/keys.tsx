import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { api, byCursor } from '../../api/client.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { CreateKey } from './create-key.tsx'
import { KeyTable } from './key-table.tsx'

/** The keys of the workspace, and all that is done with them. */
export function Keys(): ReactNode {
  const [isCreating, { open, close }] = useDisclosure()
  const pages = api.useInfiniteQuery('get', '/keys', { params: { query: { limit: 50 } } }, byCursor)
  const keys = pages.data?.pages.flatMap(({ data }) => data)
  const create = <Button onClick={open}>Create key</Button>
  return (
    <>
      <PageHeader title="API keys" actions={keys?.length !== 0 && create}>
        A key lets a program act in this workspace as the person who made it, within the scopes it was given.
      </PageHeader>
      {pages.isPending && <LoadingState />}
      {pages.isError && !keys && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {keys?.length === 0 && (
        <EmptyState title="No keys yet" action={create}>
          <p>
            Make one for each program that calls the API, so that each can be rotated and revoked by itself.
          </p>
        </EmptyState>
      )}
      {keys && keys.length > 0 && <KeyTable keys={keys} />}
      <LoadMore pages={pages} />
      <CreateKey opened={isCreating} onClose={close} />
    </>
  )
}
