import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Problem } from '../../api/problem.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { allWebhookTypes, webhookTypes, type WebhookType } from '../../webhook-types.ts'
import classes from './endpoint-form.module.css'

interface EndpointInput {
  url: string
  events: WebhookType[]
}

interface EndpointFormProps {
  initial: EndpointInput
  /** The button's label. */
  verb: string
  isPending: boolean
  error: unknown
  onSubmit: (input: EndpointInput) => void
  onCancel: () => void
}

/** Shows the form for an endpoint's URL and events. */
export function EndpointForm({
  initial,
  verb,
  isPending,
  error,
  onSubmit,
  onCancel,
}: EndpointFormProps): ReactNode {
  const [url, setUrl] = useState(initial.url)
  const [events, setEvents] = useState(initial.events)
  const problem = error ? Problem.of(error) : undefined
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit({ url: url.trim(), events })
      }}
    >
      <Stack gap="lg">
        <TextInput
          label="URL"
          description="A public https URL, on port 443 or above 1023."
          placeholder="https://example.com/webhooks"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          required
          withAsterisk={false}
          maxLength={2048}
          value={url}
          error={problem?.param === 'url' && problem.message}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Checkbox.Group
          label="Event types"
          description="Select the events to send. With none selected, all are sent, including types added later."
          value={events}
          error={problem?.param === 'events' && problem.message}
          onChange={(values) => setEvents(allWebhookTypes.filter((type) => values.includes(type)))}
        >
          <div className={classes.types}>
            {allWebhookTypes.map((type) => (
              <Checkbox
                key={type}
                value={type}
                label={<span className="code">{type}</span>}
                description={webhookTypes[type]}
              />
            ))}
          </div>
        </Checkbox.Group>
        {problem?.param !== 'url' && problem?.param !== 'events' && <ProblemNote error={error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
