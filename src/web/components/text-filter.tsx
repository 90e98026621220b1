import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useEdited } from '../use-edited.ts'

const typingPauseMs = 300

interface TextFilterProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string | undefined
  onChange: (value: string | undefined) => Promise<void>
}

/** Filters by free text. Applies the text when typing pauses, and follows changes to the URL. */
export function TextFilter({ value = '', onChange, ...props }: TextFilterProps): ReactNode {
  const [typed, setTyped] = useState(value)
  const [applied, apply] = useEdited(value, (text) => onChange(text === '' ? undefined : text))
  const [followed, setFollowed] = useState(value)
  if (applied !== followed) {
    setFollowed(applied)
    if (applied !== typed.trim()) setTyped(applied)
  }
  const applyLater = useDebouncedCallback((text: string) => apply(text.trim()), typingPauseMs)
  return (
    <TextInput
      {...props}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        applyLater(currentTarget.value)
      }}
    />
  )
}
