import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Line } from '../../src/http/line.ts'

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

test('16 are begun in a turn of the event loop, the others in the next ones, as they came', async () => {
  const line = new Line()
  const begun: number[] = []
  const enter = (from: number, to: number): void => {
    for (const i of range(from, to)) line.enter(() => begun.push(i))
  }
  enter(0, 25)
  expect(begun).toEqual(range(0, 16))
  await nextTurn()
  expect(begun).toEqual(range(0, 25))
  enter(25, 50)
  expect(begun).toEqual(range(0, 32))
  await nextTurn()
  expect(begun).toEqual(range(0, 48))
  await nextTurn()
  expect(begun).toEqual(range(0, 50))
  await nextTurn()
  enter(50, 75)
  expect(begun).toEqual(range(0, 66))
})
