import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/fields.tsx'
import { Problem } from '../../api/problem.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import { webhookSettings } from '../../server-settings.ts'
import type { WebhookType } from '../../webhook-types.ts'
import { EventChoice } from './event-choice.tsx'

interface EndpointInput {
  name: string | null
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

const urlHint = webhookSettings.allowInsecure
  ? 'During development, http://127.0.0.1:PORT works. Otherwise, use a public https URL, on port 443 or above 1023.'
  : 'A public https URL, on port 443 or above 1023. While developing, start the server with WEBHOOKS_ALLOW_INSECURE=1 to use http://127.0.0.1:PORT.'

/** Shows the form for an endpoint's URL, name and events. */
export function EndpointForm(props: EndpointFormProps): ReactNode {
  const { initial, verb, isPending, error, onSubmit, onCancel } = props
  const [url, setUrl] = useState(initial.url)
  const [name, setName] = useState(initial.name ?? '')
  const [events, setEvents] = useState<WebhookType[] | 'all'>(
    initial.events.length === 0 ? 'all' : initial.events,
  )
  const [isIncomplete, setIncomplete] = useState(false)
  const problem = error ? Problem.of(error) : undefined
  const messageOf = (param: string): string | false => problem?.param === param && problem.message
  const submit = (): void => {
    setIncomplete(events.length === 0)
    if (events.length === 0) return
    onSubmit({ url: url.trim(), name: name.trim() || null, events: events === 'all' ? [] : events })
  }
  return (
    <DialogForm
      verb={verb}
      isPending={isPending}
      error={['url', 'name', 'events'].includes(problem?.param ?? '') ? null : error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label="URL"
        description={urlHint}
        placeholder={webhookSettings.allowInsecure ? 'http://127.0.0.1:4000' : 'https://example.com/webhooks'}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        required
        maxLength={2048}
        value={url}
        error={messageOf('url')}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <TextField
        label="Name"
        dir="auto"
        description="Optional. A name that tells people where the events go, such as Billing."
        maxLength={100}
        value={name}
        error={messageOf('name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <EventChoice
        value={events}
        error={isIncomplete && events.length === 0 ? 'Select at least one event type.' : messageOf('events')}
        onChange={setEvents}
      />
    </DialogForm>
  )
}
