import { Modal, NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useList } from '../../../api/list.ts'
import { endRetries } from '../../../api/intents.ts'
import { work } from '../../../api/work.ts'
import { DialogForm } from '../../../components/dialog-form.tsx'
import { localDay } from '../local-day.ts'
import { retryWhenRateLimited } from '../retry-when-rate-limited.ts'
import { projectsQuery, timezone } from '../work-queries.ts'
import { eventBody, newFields } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import { refusalOf } from './refusal.ts'

interface NewEventProps {
  /** The initial day of the event; undefined while the dialog is closed. */
  day: string | undefined
  /** The project by which the calendar is filtered. */
  project: string | undefined
  onClose: () => void
  onCreated: (date: string) => void
}

/** Shows the dialog that creates an event. */
export function NewEvent({ day, onClose, ...form }: NewEventProps): ReactNode {
  return (
    <Modal
      opened={day !== undefined}
      onClose={onClose}
      closeOnClickOutside={false}
      title="New event"
      size="lg"
    >
      <NewEventForm day={day ?? ''} onClose={onClose} {...form} />
    </Modal>
  )
}

function NewEventForm({
  day,
  project,
  onClose,
  onCreated,
}: Omit<NewEventProps, 'day'> & { day: string }): ReactNode {
  const queryClient = useQueryClient()
  const projects = useWritableProjects()
  // An equal event from another dialog is a new event.
  useEffect(() => endRetries('/api/work/v1/events'), [])
  const [fields, setFields] = useState(() => {
    const now = new Date()
    return newFields(day, timezone, day === localDay(now) ? now : undefined)
  })
  const [chosen, setChosen] = useState(project)
  const place = projects.some(({ value }) => value === chosen) ? (chosen ?? '') : ''
  const create = useMutation({
    mutationFn: () =>
      retryWhenRateLimited(() => work.POST('/work/v1/events', { body: eventBody(fields, place) })),
    onSuccess: async () => {
      onClose()
      onCreated(fields.date)
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/calendar'] })
    },
  })
  const { field, errorOf } = refusalOf(create.error)
  return (
    <DialogForm
      verb="Create"
      isPending={create.isPending}
      error={field === undefined ? create.error : null}
      onSubmit={() => create.mutate()}
      onCancel={onClose}
    >
      <EventForm
        form={{ fields, set: (changed) => setFields((current) => ({ ...current, ...changed })), errorOf }}
        mayWrite
        project={
          <NativeSelect
            label="Project"
            data={[{ value: '', label: 'None, the whole workspace' }, ...projects]}
            value={place}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        }
      />
    </DialogForm>
  )
}

/** Returns the projects that the person may create events in, as options. */
function useWritableProjects(): { value: string; label: string }[] {
  const { entries = [] } = useList(projectsQuery)
  return entries
    .filter(({ inbox, role }) => !inbox && role !== 'viewer')
    .map(({ id, name }) => ({ value: id, label: name }))
}
