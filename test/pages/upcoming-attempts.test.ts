import { describe, expect, it } from 'vitest'
import { upcomingAttempts } from '../../src/web/pages/deliveries/upcoming-attempts.ts'

const next_attempt_at = '2026-11-25T10:00:00.000Z'
const waits = [60, 300, 1800, 7200]
const before = Date.parse('2026-11-25T09:59:00Z')

describe('the upcoming attempts', () => {
  it.each([
    ['all attempts after the first one', 1, 5, ['2 10:00:00', '3 10:05:00', '4 10:35:00', '5 12:35:00']],
    ['only the last attempt', 4, 5, ['5 10:00:00']],
    [
      'a new set of attempts after a resend',
      5,
      5,
      ['6 10:00:00', '7 10:01:00', '8 10:06:00', '9 10:36:00', '10 12:36:00'],
    ],
    ['the remaining attempts after a resend', 8, 5, ['9 10:00:00', '10 12:00:00']],
  ])('the upcoming attempts are %s', (_what, attempt_count, attempt_limit, expected) => {
    const pending = { status: 'pending', next_attempt_at, attempt_count, attempt_limit } as const
    expect(
      upcomingAttempts(pending, waits, before).map(({ number, at }) => `${number} ${at.slice(11, 19)}`),
    ).toEqual(expected)
  })

  it('the upcoming attempts count from now if the next one is overdue', () => {
    const pending = { status: 'pending', next_attempt_at, attempt_count: 3, attempt_limit: 5 } as const
    const now = Date.parse('2026-11-25T10:10:00Z')
    expect(upcomingAttempts(pending, waits, now).at(-1)).toEqual({
      number: 5,
      at: '2026-11-25T12:10:00.000Z',
    })
  })

  it.each(['delivered', 'exhausted', 'held'] as const)(
    'there are no upcoming attempts for a delivery that is %s',
    (status) => {
      expect(
        upcomingAttempts(
          { status, next_attempt_at: null, attempt_count: 1, attempt_limit: 5 },
          waits,
          before,
        ),
      ).toEqual([])
    },
  )
})
