import { NativeSelect, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Problem } from '../../../api/problem.ts'
import { Form } from '../../../components/form.tsx'
import { Note } from '../../../components/note.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { ConflictNote } from '../conflict-note.tsx'
import { SubjectNotFound } from '../subject-not-found.tsx'
import classes from './calendar.module.css'
import type { WorkEvent } from './entries.ts'
import { EventActions } from './event-actions.tsx'
import { EventFacts } from './event-facts.tsx'
import { fieldsOf, labels, type FieldName } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import type { EventFormState } from './event-text.tsx'
import { EventValues } from './event-values.tsx'
import { fieldErrorOf } from './field-error.ts'
import { unsavedOf, useEventDraft } from './use-event-draft.ts'
import { useSaveEvent } from './use-save-event.ts'

interface EditEventProps {
  event: WorkEvent
  /** The name of the event's project; undefined if the event has none. */
  project: string | undefined
  mayWrite: boolean
  /** The error if the event could not be refetched. */
  error: unknown
  onClose: () => void
  /** Called when a dialog on top of this one opens or closes. */
  onAsking: (isAsking: boolean) => void
}

/** Shows an event, and changes it. Changes by others are shown too, but never replace typed text. */
export function EditEvent(props: EditEventProps): ReactNode {
  const { event, project, mayWrite, error, onClose, onAsking } = props
  const stored = fieldsOf(event)
  const draft = useEventDraft(event.id, stored)
  /** Closes the dialog for good. Escape keeps what was typed for the next time. */
  const end = (): void => {
    draft.discard()
    onClose()
  }
  const save = useSaveEvent(event.id, draft.settle, onClose)
  const isChanged = unsavedOf(draft.changes, stored).length > 0
  const isGone = error !== null && Problem.of(error).isNotFound
  if (isGone && !isChanged) return <SubjectNotFound what="event" />
  const submit = (): void => {
    if (!isChanged) end()
    else if (draft.conflicts.length === 0) save.mutate(draft.changes)
  }
  const { field, errorOf } = fieldErrorOf(save.error)
  const place = event.project_id === null ? 'None, the whole workspace' : (project ?? '')
  return (
    <Form onSubmit={submit}>
      <Stack gap="lg">
        <EventFacts event={event} />
        {mayWrite || isChanged ? (
          <Fields event={event} draft={draft} errorOf={errorOf} mayWrite={mayWrite} place={place} />
        ) : (
          <EventValues event={event} project={place} />
        )}
        {isGone && (
          <div ref={scrollTo}>
            <Note kind="bad" role="alert">
              Another person has deleted this event, or you can no longer see it. It cannot be saved.
            </Note>
          </div>
        )}
        <ProblemNote error={field === undefined ? save.error : null} />
        <EventActions
          event={event}
          mayWrite={mayWrite && !isGone}
          mustChoose={draft.conflicts.length > 0}
          isSaving={save.isPending}
          onClose={end}
          onAsking={onAsking}
        />
      </Stack>
    </Form>
  )
}

/** Scrolls to a notice that appears below what is in view. */
const scrollTo = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' })

interface FieldsProps extends Pick<EventFormState, 'errorOf'>, Pick<EditEventProps, 'event' | 'mayWrite'> {
  draft: ReturnType<typeof useEventDraft>
  place: string
}

/** Shows the fields of an event. If the person may no longer write, what was typed can still be copied. */
function Fields({ event, draft, errorOf, mayWrite, place }: FieldsProps): ReactNode {
  const noteOf = (name: FieldName): ReactNode =>
    draft.conflicts.includes(name) && (
      <ConflictNote
        label={labels[name]}
        other={textOf(name, event)}
        onKeep={() => draft.keep(name)}
        onTake={() => draft.take(name)}
      />
    )
  return (
    <fieldset disabled={!mayWrite} className={classes.fields}>
      <Stack gap="lg">
        <EventForm
          form={{ fields: draft.fields, set: draft.set, errorOf, noteOf }}
          mayWrite={mayWrite}
          names={new Map(event.invited_users.map(({ id, name }) => [id, name]))}
          project={<NativeSelect label="Project" disabled data={[place]} />}
          projectId={event.project_id ?? undefined}
        />
      </Stack>
    </fieldset>
  )
}

/** Formats a field of an event for people. */
const textOf = (name: FieldName, event: WorkEvent): string =>
  name === 'guests'
    ? event.invited_users.map((guest) => guest.name).join(', ')
    : String(fieldsOf(event)[name])
