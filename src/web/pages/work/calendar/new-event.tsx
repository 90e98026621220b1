import { Modal, NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useList, useWholeList } from '../../../api/list.ts'
import { endRetries } from '../../../api/intents.ts'
import { work } from '../../../api/work.ts'
import { DialogForm } from '../../../components/dialog-form.tsx'
import { useDraft } from '../../../drafts.ts'
import { localDay } from '../local-day.ts'
import { saveChange } from '../save-change.ts'
import { projectsQuery, timezone } from '../work-queries.ts'
import { eventBody, newFields, type EventFields } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import { fieldErrorOf } from './field-error.ts'

interface NewEventProps {
  /** The initial day of the event; undefined while the dialog is closed. */
  day: string | undefined
  /** The project by which the calendar is filtered. */
  project: string | undefined
  onClose: () => void
  onCreated: (date: string) => void
}

/** Shows the dialog that creates an event. Closed by Escape, it shows what was typed when it is opened again. */
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
  day: opened,
  project,
  onClose,
  onCreated,
}: Omit<NewEventProps, 'day'> & { day: string }): ReactNode {
  const queryClient = useQueryClient()
  // An equal event from another dialog is a new event.
  useEffect(() => endRetries('/api/work/v1/events'), [])
  const { draft, latest, change, discard } = useNewEventDraft(opened, project)
  const { fields, project: place = '' } = draft
  const { options, isAvailable, isLoading } = usePlaces(place)
  const end = (): void => {
    discard()
    onClose()
  }
  const create = useMutation({
    mutationFn: (_sent: NewEventDraft | undefined) =>
      saveChange(() => work.POST('/work/v1/events', { body: eventBody(fields, place) })),
    onSuccess: async (_, sent) => {
      // The dialog may have been closed, and another event typed, since this one was sent.
      if (latest() === sent) end()
      onCreated(fields.date)
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/calendar'] })
    },
  })
  // Ignores changes while the request is in flight, since no event would contain them.
  const changeUnsent: typeof change = (changed) => !create.isPending && change(changed)
  const { field, errorOf } = fieldErrorOf(create.error)
  return (
    <DialogForm
      verb="Create"
      isPending={create.isPending}
      isDisabled={!isAvailable}
      error={field === undefined ? create.error : null}
      onSubmit={() => create.mutate(latest())}
      onCancel={end}
    >
      <EventForm
        form={{ fields, set: (changed) => changeUnsent({ fields: { ...fields, ...changed } }), errorOf }}
        mayWrite
        projectId={place === '' ? undefined : place}
        project={
          <NativeSelect
            label="Project"
            data={options}
            value={place}
            error={!isAvailable && !isLoading && 'You cannot create events in this project. Choose another.'}
            onChange={({ currentTarget }) => changeUnsent({ project: currentTarget.value })}
          />
        }
      />
    </DialogForm>
  )
}

interface NewEventDraft {
  /** The day for which the dialog was opened. */
  day: string
  fields: EventFields
  project: string | undefined
}

/** Keeps what was typed. If the dialog is then opened for another day, only the date is new. */
function useNewEventDraft(opened: string, project: string | undefined) {
  const [empty] = useState((): NewEventDraft => {
    const now = new Date()
    const fields = newFields(opened, timezone, opened === localDay(now) ? now : undefined)
    return { day: opened, fields, project }
  })
  const { day } = empty
  const { value: kept = empty, latest, set } = useDraft<NewEventDraft>('new event')
  const draft = kept.day === day ? kept : { ...kept, day, fields: { ...kept.fields, date: day } }
  return {
    draft,
    latest,
    change: (changed: Partial<NewEventDraft>) => set({ ...draft, ...changed }),
    discard: () => set(undefined),
  }
}

/**
 * Returns the projects that the person may create events in, as options. A chosen project that is not among them stays
 * chosen: without it, the event would be for the whole workspace.
 */
function usePlaces(chosen: string) {
  const { isPending, isError, hasNextPage } = useList(projectsQuery).pages
  const isLoading = !isError && (isPending || hasNextPage)
  const options = [
    { value: '', label: 'None, the whole workspace' },
    ...useWholeList(projectsQuery)
      .filter(({ inbox, role }) => !inbox && role !== 'viewer')
      .map(({ id, name }) => ({ value: id, label: name })),
  ]
  const isAvailable = options.some(({ value }) => value === chosen)
  if (!isAvailable) options.push({ value: chosen, label: isLoading ? 'Loading…' : 'Project not available' })
  return { options, isAvailable, isLoading }
}
