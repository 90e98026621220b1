import { useState, type ReactNode } from 'react'
import { TextField } from './fields.tsx'
import { Problem } from '../api/problem.ts'
import { ProblemNote } from './problem-note.tsx'

interface CodeInputProps {
  value: string
  onChange: (code: string) => void
  description?: string
  error?: ReactNode
  size?: 'sm' | 'md'
}

/** Shows the field for a second-factor code. */
export function CodeInput({ value, onChange, description, error, size = 'sm' }: CodeInputProps): ReactNode {
  return (
    <TextField
      label="Code"
      description={description ?? 'The six digits from your authenticator app, or a recovery code.'}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      autoFocus
      required
      maxLength={64}
      size={size}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Keeps the second-factor code of a sign-in, which the server asks for once the password is correct. */
export function useSignInCode() {
  const [code, setCode] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const field = isAsked && <CodeInput value={code} onChange={setCode} size="md" />
  return {
    /** The field, if a code was asked for. */
    field,
    /** Shows the field, and an error other than the request for a code. */
    show: (error: unknown): ReactNode => (
      <>
        {field}
        {!isCodeRequest(error) && <ProblemNote error={error} />}
      </>
    ),
    /** Fields to add to the body of the sign-in. */
    body: isAsked ? { code } : {},
    onError: (error: unknown) => {
      if (isCodeRequest(error)) setIsAsked(true)
    },
    reset: () => {
      setCode('')
      setIsAsked(false)
    },
  }
}

/** Returns whether an error is just the request for a code. */
export const isCodeRequest = (error: unknown): boolean =>
  error instanceof Error && Problem.of(error).code === 'second_factor_required'
