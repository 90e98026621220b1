import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Deferred } from '../../components/deferred.tsx'
import { ListState } from '../../components/list-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { CreateKey } from './create-key.tsx'
import { KeySecret } from './key-secret.tsx'
import { KeyTable } from './key-table.tsx'
import { keysQuery } from './keys-query.ts'

/** Shows the workspace's keys and their actions. */
export function Keys(): ReactNode {
  const [isCreating, { open, close }] = useDisclosure()
  const [rotated, setRotated] = useState<Schemas['KeyWithSecret']>()
  const list = useList(keysQuery)
  return (
    <>
      <PageHeader title="API keys" actions={<Button onClick={open}>Create key</Button>}>
        A key lets a program act in this workspace as the person who created it, within its scopes.
      </PageHeader>
      <ListState
        list={list}
        empty={
          <EmptyState title="No keys yet">
            <p>
              Create one for each program that calls the API, so that you can rotate and revoke each key
              separately.
            </p>
          </EmptyState>
        }
      >
        {(keys) => <KeyTable keys={keys} onRotated={setRotated} />}
      </ListState>
      <Deferred>
        <CreateKey opened={isCreating} onClose={close} />
        <KeySecret made={rotated} onDone={() => setRotated(undefined)} />
      </Deferred>
    </>
  )
}
