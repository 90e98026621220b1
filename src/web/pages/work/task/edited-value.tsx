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
        // A date that is not complete is empty, and so is one that was removed.
        if (currentTarget.validity.valid) storeLater(currentTarget.value)
        else storeLater.cancel()
      }}
      onBlur={() => storeLater.flush()}
    />
  )
}
