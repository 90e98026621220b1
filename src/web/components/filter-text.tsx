import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'

const settleMs = 300

interface FilterTextProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A filter of free text: it applies when the typing pauses, and follows the address when that changes. */
export function FilterText({ value = '', onChange, ...props }: FilterTextProps): ReactNode {
  const [typed, setTyped] = useState(value)
  const [applied, setApplied] = useState(value)
  if (value !== applied) {
    setApplied(value)
    setTyped(value)
  }
  const apply = useDebouncedCallback((text: string) => {
    const next = text.trim()
    setApplied(next)
    onChange(next === '' ? undefined : next)
  }, settleMs)
  return (
    <TextInput
      {...props}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        apply(currentTarget.value)
      }}
    />
  )
}
