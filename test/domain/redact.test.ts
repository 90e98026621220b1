import { expect, test } from 'vitest'
import { redactSecrets } from '../../src/domain/request-log/redact.ts'

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJpZGEifQ.c2lnbmF0dXJl'

test.each([
  [token, '[redacted]'],
  [`a${token} b`, 'a[redacted] b'],
  [`eyJ-${token}`, '[redacted]'],
  [`${token}.${token}`, '[redacted].[redacted]'],
  [`eyJ ${token}`, 'eyJ [redacted]'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJpZGEifQ', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJpZGEifQ'],
])('only a token is redacted, and no other text: %s', (text, redacted) => {
  expect(redactSecrets(text)).toBe(redacted)
})
