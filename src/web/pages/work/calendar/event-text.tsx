import type { TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { TextField } from '../../../components/fields.tsx'
import { labels, type EventFields, type FieldName } from './event-fields.ts'

/** The state of an event's form. */
export interface EventFormState {
  fields: EventFields
  set: (changed: Partial<EventFields>) => void
  /** Returns why the server refused a field. */
  errorOf: (field: FieldName) => string | undefined
  /** Returns what is shown below a field. */
  noteOf?: (field: FieldName) => ReactNode
}

interface EventTextProps extends Omit<TextInputProps, 'form' | 'value' | 'onChange'> {
  form: EventFormState
  field: Exclude<FieldName, 'guests'>
  /** Called with the typed text; sets the field by default. */
  onText?: (text: string) => void
}

/** Shows a text field of an event. */
export function EventText({ form, field, onText, ...props }: EventTextProps): ReactNode {
  const { fields, set, errorOf, noteOf } = form
  return (
    <div>
      <TextField
        {...props}
        {...(props.type === undefined && { dir: 'auto' })}
        label={labels[field]}
        value={fields[field]}
        error={errorOf(field)}
        onChange={({ currentTarget: { value } }) => {
          if (onText) onText(value)
          else set({ [field]: value })
        }}
      />
      {noteOf?.(field)}
    </div>
  )
}
