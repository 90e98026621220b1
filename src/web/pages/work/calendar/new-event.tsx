import { Modal, NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useList, useWholeList } from '../../../api/list.ts'
import { endRetries } from '../../../api/intents.ts'
import { work } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { DialogForm } from '../../../components/dialog-form.tsx'
import { useDraft } from '../../../drafts.ts'
import { localDay } from '../local-day.ts'
import { saveChange } from '../save-change.ts'
import { useDialogEnd } from '../../../use-dialog-end.ts'
import { projectsQuery, timezone } from '../work-queries.ts'
import { endAfter, eventBody, newFields, type EventFields } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import { fieldErrorOf } from './field-error.ts'

/** A day of the calendar, and the time of day if one was chosen. */
export interface Slot {
  day: string
  time?: string
}

interface NewEventProps {
  /** The initial day and time of the event; undefined while the dialog is closed. */
  slot: Slot | undefined
  /** The project by which the calendar is filtered. */
  project: string | undefined
  onClose: () => void
  onCreated: (date: string) => void
}

/** Shows the dialog that creates an event. Closed by Escape, it shows what was typed when it is opened again. */
export function NewEvent({ slot, onClose, ...form }: NewEventProps): ReactNode {
  return (
    <Modal
      opened={slot !== undefined}
      onClose={onClose}
      closeOnClickOutside={false}
      title="New event"
      size="lg"
    >
      <NewEventForm slot={slot ?? { day: '' }} onClose={onClose} {...form} />
    </Modal>
  )
}

function NewEventForm({
  slot,
  project,
  onClose,
  onCreated,
}: Omit<NewEventProps, 'slot'> & { slot: Slot }): ReactNode {
  const queryClient = useQueryClient()
  // An equal event from another dialog is a new event.
  useEffect(() => endRetries('/api/work/v1/events'), [])
  const { draft, latest, change, discard } = useNewEventDraft(slot, project)
  const { fields, project: place = '' } = draft
  const { options, isAvailable, isLoading } = usePlaces(place)
  const end = (): void => {
    discard()
    onClose()
  }
  const { isShown, onError } = useDialogEnd(onClose, 'The event was not created')
  const create = useMutation({
    mutationFn: (_sent: NewEventDraft | undefined) =>
      saveChange(() => work.POST('/work/v1/events', { body: eventBody(fields, place) })),
    onError,
    onSuccess: async (_, sent) => {
      // The dialog may have been closed, and another event typed, since this one was sent.
      if (latest() === sent) discard()
      if (isShown()) {
        onClose()
        onCreated(fields.date)
      } else announce('Event created')
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
  /** The day and time for which the dialog was opened. */
  slot: Slot
  fields: EventFields
  project: string | undefined
}

/** Keeps what was typed. If the dialog is then opened for another day or time, only these are new. */
function useNewEventDraft(opened: Slot, project: string | undefined) {
  const [empty] = useState((): NewEventDraft => {
    const now = new Date()
    const fields = newFields(opened.day, timezone, opened.day === localDay(now) ? now : undefined)
    return { slot: opened, fields: { ...fields, ...timesOf(opened) }, project }
  })
  const { slot } = empty
  const { value: kept = empty, latest, set } = useDraft<NewEventDraft>('new event')
  const isSameSlot = kept.slot.day === slot.day && kept.slot.time === slot.time
  const draft = isSameSlot
    ? kept
    : { ...kept, slot, fields: { ...kept.fields, date: slot.day, ...timesOf(slot) } }
  return {
    draft,
    latest,
    change: (changed: Partial<NewEventDraft>) => set({ ...draft, ...changed }),
    discard: () => set(undefined),
  }
}

/** Returns the fields of the hour from the chosen time. */
const timesOf = ({ time }: Slot): Partial<EventFields> =>
  time === undefined ? {} : { start: time, end: endAfter(time, '') }

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
