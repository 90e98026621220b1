/** What was looked at, how it is, and what mends it. */
export interface Finding {
  check: string
  status: 'ok' | 'warning' | 'problem'
  message: string
  remedy: string | null
}

export const ok = (check: string, message: string): Finding => ({
  check,
  status: 'ok',
  message,
  remedy: null,
})

/** It works, and would not always, or not as well as it could. */
export const warning = (check: string, message: string, remedy: string): Finding => ({
  check,
  status: 'warning',
  message,
  remedy,
})

/** A server would not start, not serve or not keep what it promises. */
export const problem = (check: string, message: string, remedy: string): Finding => ({
  check,
  status: 'problem',
  message,
  remedy,
})
