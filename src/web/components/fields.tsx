import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useFieldError } from './form.tsx'

/** Shows a text field of a `Form`, and what is wrong with its value. */
export function TextField({ error, ...props }: TextInputProps): ReactNode {
  const id = useId()
  const invalid = useFieldError(id)
  return <TextInput withAsterisk={false} {...props} id={id} error={invalid ?? error} />
}

/** Shows a password field of a `Form`, and what is wrong with its value. */
export function PasswordField({ error, ...props }: PasswordInputProps): ReactNode {
  const id = useId()
  const invalid = useFieldError(id)
  const shown = invalid ?? error
  return (
    <PasswordInput
      withAsterisk={false}
      {...props}
      id={id}
      error={shown}
      aria-invalid={shown !== undefined && shown !== false && shown !== null}
    />
  )
}
