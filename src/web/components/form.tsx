import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react'

const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map())

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Called if every field is valid. */
  onSubmit: () => void
}

/**
 * Shows a form that names what is missing at its field, in place of the browser's bubble. Its text fields come from
 * `fields.tsx`.
 */
export function Form({ onSubmit, children, ...props }: FormProps): ReactNode {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        // React also bubbles the submit event of a dialog on top of this form.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        const invalid = invalidFieldsOf(event.currentTarget)
        setErrors(new Map(invalid.map((field) => [field.id, messageOf(field)])))
        if (invalid.length === 0) onSubmit()
        else invalid[0]?.focus()
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLElement && errors.has(target.id))
          setErrors((shown) => new Map([...shown].filter(([id]) => id !== target.id)))
      }}
    >
      <FieldErrors value={errors}>{children}</FieldErrors>
    </form>
  )
}

/** Returns why the last attempt to submit the form failed at a field. */
export const useFieldError = (id: string): string | undefined => use(FieldErrors).get(id)

const invalidFieldsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && (!field.validity.valid || isBlank(field)),
  )

/** Returns whether a required text consists of spaces. */
const isBlank = ({ required, type, value }: HTMLInputElement): boolean =>
  required && type === 'text' && value.trim() === ''

const incomplete: Readonly<Record<string, string>> = {
  date: 'Enter a complete date.',
  time: 'Enter hours and minutes.',
  'datetime-local': 'Enter a complete date and time.',
  number: 'Enter a number.',
}

/** Returns what is wrong with a field. */
function messageOf(field: HTMLInputElement): string {
  const { validity, labels, ariaLabel, type, min, max, minLength } = field
  if (validity.badInput) return incomplete[type] ?? 'Enter a complete value.'
  if (validity.valueMissing || isBlank(field))
    return `${labels?.[0]?.textContent ?? ariaLabel ?? 'This field'} is required.`
  if (validity.typeMismatch && type === 'email') return 'Enter an email address, such as name@example.com.'
  if (validity.typeMismatch) return 'Enter a complete URL, such as https://example.com.'
  if (validity.tooShort) return `Enter at least ${minLength} characters.`
  if (validity.rangeUnderflow || validity.rangeOverflow) return `Enter a value from ${min} to ${max}.`
  return 'Enter a whole number.'
}
