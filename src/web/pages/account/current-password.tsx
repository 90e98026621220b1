import { PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface CurrentPasswordProps {
  description?: string
  value: string
  onChange: (password: string) => void
  error: ReactNode
}

/** Shows the field for the person's password, in a dialog. */
export function CurrentPassword({ description, value, onChange, error }: CurrentPasswordProps): ReactNode {
  return (
    <PasswordInput
      label="Your password"
      description={description}
      autoComplete="current-password"
      data-autofocus
      required
      withAsterisk={false}
      maxLength={200}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
