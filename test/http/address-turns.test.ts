import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AddressTurns } from '../../src/http/address-turns.ts'

/** Look-ups that end when they are told to. */
function lookUps() {
  const turns = new AddressTurns(1_000)
  const running: { key: string; end: () => void }[] = []
  const start = (address: string, most: number, key: string): Promise<string> =>
    turns.run(address, most, () => new Promise((resolve) => running.push({ key, end: () => resolve(key) })))
  const endFirst = async (): Promise<void> => {
    running.shift()?.end()
    await setImmediate()
  }
  return { start, endFirst, keys: () => running.map(({ key }) => key) }
}

test('as many keys are looked up at once as an address has budget left, the others in their turn', async () => {
  const { start, endFirst, keys } = lookUps()
  const all = ['a', 'b', 'c', 'd'].map((key) => start('192.0.2.1', 2, key))
  expect(keys()).toEqual(['a', 'b'])
  await endFirst()
  expect(keys()).toEqual(['b', 'c'])
  for (let i = 0; i < 3; i++) await endFirst()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('an address without budget has one, and holds up no other address', async () => {
  const { start, endFirst, keys } = lookUps()
  const all = [start('192.0.2.1', 0, 'a'), start('192.0.2.1', 0, 'b'), start('192.0.2.2', 0, 'c')]
  expect(keys()).toEqual(['a', 'c'])
  for (let i = 0; i < 3; i++) await endFirst()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('a look-up that fails gives its turn on', async () => {
  const turns = new AddressTurns(1_000)
  const failing = turns.run('192.0.2.1', 1, () => Promise.reject(new Error('the database is away')))
  const next = turns.run('192.0.2.1', 1, () => Promise.resolve('found'))
  await expect(failing).rejects.toThrow('the database is away')
  expect(await next).toBe('found')
})

test('where a thousand wait already, one more is refused', async () => {
  const { start } = lookUps()
  for (let i = 0; i < 1_001; i++) void start('192.0.2.1', 1, String(i))
  await expect(start('192.0.2.1', 1, 'one more')).rejects.toMatchObject({ code: 'service_unavailable' })
})
