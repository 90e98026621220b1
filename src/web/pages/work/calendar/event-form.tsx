import { NativeSelect, Textarea, type NativeSelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { zonesWith } from '../../../time-zones.ts'
import { PeopleChoice } from '../people-choice.tsx'
import { timezone } from '../work-queries.ts'
import classes from './calendar.module.css'
import { endAfter, labels } from './event-fields.ts'
import { remindersWith, repeats, units } from './event-words.ts'
import { EventText, type EventFormState } from './event-text.tsx'

interface EventFormProps {
  form: EventFormState
  mayWrite: boolean
  /** Names of the guests, who may no longer be members, by id. */
  names?: ReadonlyMap<string, string>
  /** The field for the event's project. */
  project: ReactNode
  /** The id of that project; undefined if the event belongs to the whole workspace. */
  projectId: string | undefined
}

/** Shows the fields of an event. */
export function EventForm({ form, mayWrite, names, project, projectId }: EventFormProps): ReactNode {
  const { fields, set, errorOf, noteOf } = form
  return (
    <>
      <EventText form={form} field="title" required maxLength={255} data-autofocus />
      <When form={form} />
      <Repetition form={form} />
      <div className={classes.pair}>
        <EventText form={form} field="location" />
        {project}
      </div>
      <div>
        <PeopleChoice
          label={labels.guests}
          listLabel="Invited"
          ids={fields.guests}
          project={projectId}
          error={errorOf('guests')}
          mayWrite={mayWrite}
          onChange={(guests) => set({ guests })}
          {...(names && { names })}
        />
        {noteOf?.('guests')}
      </div>
      <EventText form={form} field="meetLink" type="url" placeholder="https://" />
      <div>
        <Textarea
          label={labels.description}
          dir="auto"
          rows={3}
          value={fields.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        {noteOf?.('description')}
      </div>
    </>
  )
}

function When({ form }: { form: EventFormState }): ReactNode {
  const setStart = (start: string): void => form.set({ start, end: endAfter(start, form.fields.end) })
  return (
    <div className={classes.when}>
      <EventText form={form} field="date" type="date" required min="1000-01-01" max="9998-12-31" />
      <EventText form={form} field="start" type="time" required onText={setStart} />
      <EventText form={form} field="end" type="time" required />
    </div>
  )
}

function Repetition({ form }: { form: EventFormState }): ReactNode {
  const { fields } = form
  const { repeat, reminder } = fields
  return (
    <div className={classes.pair}>
      <Choice form={form} field="repeat" data={repeats} />
      {repeat !== 'none' && (
        <EventText
          form={form}
          field="every"
          type="number"
          required
          min={1}
          max={365}
          step={1}
          rightSection={<span className="muted small">{units[repeat]}</span>}
          rightSectionWidth={70}
        />
      )}
      <Choice form={form} field="timezone" data={zonesWith(fields.timezone, timezone)} />
      <Choice form={form} field="reminder" data={remindersWith(reminder)} />
    </div>
  )
}

interface ChoiceProps {
  form: EventFormState
  field: 'repeat' | 'timezone' | 'reminder'
  data: NonNullable<NativeSelectProps['data']>
}

function Choice({ form: { fields, set, errorOf, noteOf }, field, data }: ChoiceProps): ReactNode {
  return (
    <div>
      <NativeSelect
        label={labels[field]}
        data={data}
        value={fields[field]}
        error={errorOf(field)}
        onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
      />
      {noteOf?.(field)}
    </div>
  )
}
