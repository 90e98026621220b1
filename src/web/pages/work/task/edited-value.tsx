import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState, type ReactNode } from 'react'

const typingPauseMs = 800

interface EditedValueProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  /** The stored value; empty if there is none. */
  value: string
  /** The error text for an incomplete or impossible value. */
  hint: string
  /** The reason why no value can be saved now; undefined if one can. */
  obstacle?: string | undefined
  /** Saves what was entered. */
  save: (value: string) => Promise<unknown>
}

/** Shows a date, a time or a number that can be typed. When the typing pauses, saves it, or shows why it cannot be saved. */
export function EditedValue({ value, hint, obstacle, save, ...props }: EditedValueProps): ReactNode {
  const [typed, setTyped] = useState<{ value: string; isValid: boolean }>()
  const [error, setError] = useState<string>()
  const store = (): void => {
    if (!typed) return
    const entered = typed.value
    // The value is empty both while a date is incomplete and after it was cleared; only the latter is valid.
    const problem = !typed.isValid ? hint : entered === '' ? undefined : obstacle
    setError(problem)
    if (problem !== undefined) return
    // A value typed since then is kept.
    const end = (): void => setTyped((current) => (current === typed ? undefined : current))
    if (entered === value) end()
    else save(entered).then(end, end)
  }
  const storeLater = useDebouncedCallback(store, { delay: typingPauseMs, flushOnUnmount: true })
  useEffect(() => {
    if (typed) storeLater()
  }, [typed, obstacle, storeLater])
  return (
    <TextInput
      {...props}
      value={typed?.value ?? value}
      error={error}
      onChange={({ currentTarget }) =>
        setTyped({ value: currentTarget.value, isValid: currentTarget.validity.valid })
      }
      onBlur={() => storeLater.flush()}
    />
  )
}
