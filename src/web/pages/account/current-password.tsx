import type { ReactNode } from 'react'
import { PasswordField } from '../../components/fields.tsx'

interface CurrentPasswordProps {
  description?: string
  value: string
  onChange: (password: string) => void
  error: ReactNode
}

/** Shows the field for the person's password, in a dialog. */
export function CurrentPassword({ description, value, onChange, error }: CurrentPasswordProps): ReactNode {
  return (
    <PasswordField
      label="Your password"
      description={description}
      autoComplete="current-password"
      data-autofocus
      required
      maxLength={200}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
