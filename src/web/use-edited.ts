import { useState } from 'react'

/**
 * Returns an optimistic value: the edited value until `save` has finished, then the saved value. A control
 * that waited would show the old value, and lose the next key or click.
 * @param save gets the edited value, and the one that was shown before
 */
export function useEdited<Value>(
  saved: Value,
  save: (value: Value, shown: Value) => Promise<unknown>,
): [Value, (value: Value) => void] {
  const [edit, setEdit] = useState<{ value: Value }>()
  const set = (value: Value): void => {
    const next = { value }
    const end = (): void => setEdit((current) => (current === next ? undefined : current))
    setEdit(next)
    // The component that saves shows the error.
    save(value, edit ? edit.value : saved).then(end, end)
  }
  return [edit ? edit.value : saved, set]
}
