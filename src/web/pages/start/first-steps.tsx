import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { PageLink } from '../../components/link.tsx'
import { LiveDelivery } from '../deliveries/live-delivery.tsx'
import { CreateKey } from '../keys/create-key.tsx'
import { NewProject } from '../projects/new-project.tsx'
import { AddEndpoint } from '../webhooks/add-endpoint.tsx'
import { SendTestEvent } from '../webhooks/send-test-event.tsx'
import { CallApi } from './call-api.tsx'
import { stepsDone } from './landing.ts'
import { Step } from './step.tsx'
import classes from './first-steps.module.css'

interface FirstStepsProps {
  /** The newest projects, newest first. */
  projects: readonly Schemas['SettingsProject'][]
  keys: readonly Schemas['Key'][]
  /** The endpoints, newest first. */
  endpoints: readonly Schemas['Endpoint'][]
}

/**
 * Shows the steps to a program that calls the API and receives webhooks. Each step is marked as done once it has
 * happened.
 */
export function FirstSteps({ projects, keys, endpoints }: FirstStepsProps): ReactNode {
  const [isNaming, naming] = useDisclosure()
  const [isCreating, creating] = useDisclosure()
  const [isAdding, adding] = useDisclosure()
  const [createdId, setCreatedId] = useState<string>()
  // Only this page keeps the secret.
  const [secret, setSecret] = useState<string | null>(null)
  const [isAnswered, setIsAnswered] = useState(false)
  const { hasCalled: wasCalled, isDelivered } = stepsDone([], keys, endpoints)
  const hasCalled = isAnswered || wasCalled
  const [endpoint] = endpoints
  const project = projects.find(({ id }) => id === createdId) ?? largestOf(projects)
  const done = [project !== undefined, keys.length > 0, hasCalled, endpoint !== undefined, isDelivered]
  const next = done.indexOf(false)
  const variantOf = (step: number): 'filled' | 'default' => (step === next ? 'filled' : 'default')
  return (
    <>
      <ol className={classes.steps}>
        <Step number={1} title="Create a project" isDone={project !== undefined}>
          <ProjectStep project={project} variant={variantOf(0)} onCreate={naming.open} />
        </Step>
        <Step number={2} title="Create a key" isDone={keys.length > 0}>
          <p>
            A program authenticates with the key, and acts on your behalf within the scopes that you choose.
          </p>
          <Button variant={variantOf(1)} onClick={creating.open}>
            Create key
          </Button>
        </Step>
        <Step number={3} title="Call the API" isDone={hasCalled}>
          <p>Get the key's own details. This page sends the request to this server, as your program would.</p>
          <CallApi secret={secret} onAnswer={() => setIsAnswered(true)} />
        </Step>
        <Step number={4} title="Add a webhook endpoint" isDone={endpoint !== undefined}>
          <p>A URL of your server that receives signed JSON for every change, so that you need not poll.</p>
          <Button variant={variantOf(3)} onClick={adding.open}>
            Add endpoint
          </Button>
        </Step>
        <Step number={5} title="Receive a verified event" isDone={isDelivered}>
          <ReceiveEvent endpoint={endpoint} />
        </Step>
      </ol>
      {next === -1 && (
        <p className={classes.end} role="status">
          Done. The <a href="/reference">API reference</a> shows every operation; the requests of your program
          are in <PageLink to="/settings/requests">Requests</PageLink>.
        </p>
      )}
      <NewProject opened={isNaming} onClose={naming.close} onCreated={setCreatedId} />
      <CreateKey opened={isCreating} onClose={creating.close} onCreated={setSecret} />
      <AddEndpoint opened={isAdding} onClose={adding.close} />
    </>
  )
}

/** Returns the project with the most tasks; in a tie, the newest. */
const largestOf = (projects: FirstStepsProps['projects']): Schemas['SettingsProject'] | undefined =>
  projects.toSorted((one, other) => other.task_count - one.task_count)[0]

interface ProjectStepProps {
  project: Schemas['SettingsProject'] | undefined
  variant: 'filled' | 'default'
  onCreate: () => void
}

function ProjectStep({ project, variant, onCreate }: ProjectStepProps): ReactNode {
  return (
    <>
      <p>
        Tasks belong to a project, in the columns of its board. Changes made by a program appear there
        immediately.
      </p>
      <Group gap="sm">
        <Button variant={variant} onClick={onCreate}>
          New project
        </Button>
        {project && (
          <PageLink to="/work/projects/$id" params={{ id: project.id }}>
            Open the board of <bdi>{project.name}</bdi>
          </PageLink>
        )}
      </Group>
    </>
  )
}

function ReceiveEvent({ endpoint }: { endpoint: Schemas['Endpoint'] | undefined }): ReactNode {
  const [sentId, setSentId] = useState<string>()
  return (
    <>
      <p>
        Start the sample receiver that comes with the signing secret. It accepts only events with a valid
        signature.
      </p>
      {endpoint && (
        <Group gap="sm">
          <SendTestEvent endpoint={endpoint} onSent={setSentId} />
          <PageLink to="/settings/webhooks/$id" params={{ id: endpoint.id }}>
            See its deliveries
          </PageLink>
        </Group>
      )}
      {sentId !== undefined && <LiveDelivery key={sentId} id={sentId} what="Test event" />}
    </>
  )
}
