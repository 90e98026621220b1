import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'

interface DescriptionInputProps {
  value: string
  onChange: (description: string) => void
}

/** Shows the field for a project's description. */
export function DescriptionInput({ value, onChange }: DescriptionInputProps): ReactNode {
  return (
    <Textarea
      label="Description"
      dir="auto"
      rows={4}
      maxLength={20_000}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
