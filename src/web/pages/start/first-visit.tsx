import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { PageLink } from '../../components/link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { CreateKey } from '../keys/create-key.tsx'
import { AddEndpoint } from '../webhooks/add-endpoint.tsx'
import { CallApi } from './call-api.tsx'
import { Step } from './step.tsx'
import classes from './first-visit.module.css'

/** Shows the three steps to a program that calls the API and receives webhooks. */
export function FirstVisit({ hasKey, hasEndpoint }: { hasKey: boolean; hasEndpoint: boolean }): ReactNode {
  const { workspace } = useSession()
  const [isCreating, creating] = useDisclosure()
  const [isAdding, adding] = useDisclosure()
  // Only this page keeps the secret.
  const [secret, setSecret] = useState<string | null>(null)
  const [hasCalled, setHasCalled] = useState(false)
  return (
    <>
      <PageHeader title={`Welcome to ${workspace.name}`}>
        Three steps to a program that works with the API.
      </PageHeader>
      <ol className={classes.steps}>
        <Step number={1} title="Create a key" isDone={hasKey}>
          <p>A program authenticates with it. It acts on your behalf, within the scopes that you choose.</p>
          <Button variant={hasKey ? 'default' : 'filled'} onClick={creating.open}>
            {hasKey ? 'Create another key' : 'Create key'}
          </Button>
        </Step>
        <Step number={2} title="Call the API" isDone={hasCalled}>
          <p>Get the key's own details. This page sends the request to this server, as your program would.</p>
          <CallApi secret={secret} onAnswer={() => setHasCalled(true)} />
        </Step>
        <Step number={3} title="Add a webhook endpoint" isDone={hasEndpoint}>
          <p>
            A URL of yours that receives signed JSON whenever something changes, so that nothing has to poll.
          </p>
          <Button variant={hasCalled && !hasEndpoint ? 'filled' : 'default'} onClick={adding.open}>
            {hasEndpoint ? 'Add another endpoint' : 'Add endpoint'}
          </Button>
        </Step>
      </ol>
      {hasKey && hasEndpoint && (
        <p className={classes.end} role="status">
          Done. Next, send <PageLink to="/webhooks">a test event to your endpoint</PageLink>, or look after{' '}
          <PageLink to="/keys">your keys</PageLink>.
        </p>
      )}
      <CreateKey opened={isCreating} onClose={creating.close} onCreated={setSecret} />
      <AddEndpoint opened={isAdding} onClose={adding.close} />
    </>
  )
}
