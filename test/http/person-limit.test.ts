import { expect, test } from 'vitest'
import { operations } from '../../generated/work.operations.ts'
import { AppError } from '../../src/errors.ts'
import { PersonLimit } from '../../src/http/admission/person-limit.ts'

test('a person’s heavy reads run one at a time, wait in a bounded queue, and never delay another person (product.md 2.13)', async () => {
  const limit = new PersonLimit(1, 2)
  const gate = Promise.withResolvers<void>()
  let inFlight = 0
  const work = async (): Promise<number> => {
    const seen = ++inFlight
    await gate.promise
    inFlight--
    return seen
  }
  const admitted = [limit.run('anna', work), limit.run('anna', work), limit.run('anna', work)]
  await expect(limit.run('anna', work)).rejects.toThrow(AppError)
  await expect(limit.run('bruno', () => Promise.resolve('served'))).resolves.toBe('served')
  gate.resolve()
  expect(await Promise.all(admitted)).toEqual([1, 1, 1])
  await expect(limit.run('anna', () => Promise.resolve('again'))).resolves.toBe('again')
})

test('the contract bounds how many calendars a person reads at a time', () => {
  expect(operations.listCalendar.heavy).toBe(true)
})
