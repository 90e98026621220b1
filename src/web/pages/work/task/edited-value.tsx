import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'

const typingPauseMs = 800

interface EditedValueProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** The stored value; empty if there is none. */
  value: string
  /** Saves what was entered. */
  save: (value: string) => Promise<unknown>
}

/** Shows a date, a time or a number that can be typed. Saves it when the typing pauses, if it is complete. */
export function EditedValue({ value, save, ...props }: EditedValueProps): ReactNode {
  const [typed, setTyped] = useState<string>()
  const store = (input: string): void => {
    if (input === value) setTyped(undefined)
    else save(input).then(end, end)
  }
  const end = (): void => setTyped(undefined)
  const storeLater = useDebouncedCallback(store, { delay: typingPauseMs, flushOnUnmount: true })
  return (
    <TextInput
      {...props}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        // The value is empty both while a date is incomplete and after it was cleared; only the latter is valid.
        if (currentTarget.validity.valid) storeLater(currentTarget.value)
        else storeLater.cancel()
      }}
      onBlur={() => storeLater.flush()}
    />
  )
}
