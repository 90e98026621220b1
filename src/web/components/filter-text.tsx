import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'

const typingPauseMs = 300

interface FilterTextProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Filters by free text. Applies it when the typing pauses, and follows the address if it changes. */
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
  }, typingPauseMs)
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
