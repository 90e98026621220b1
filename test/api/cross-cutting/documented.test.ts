import { describe, expect, test } from 'vitest'
import { contract } from '../../support/contract/contract.ts'
import { generatedIds, reads, send, validRequest, writes } from '../../support/contract/operations.ts'
import { useWorld } from '../../support/world/world.ts'

const scene = useWorld({ config: { creatorRecheckSeconds: 60 } })
const { full, queries } = scene

/* The test client checks that status, headers and body of every response are documented (product.md 2.7). */

test('the server is built from the operations of the contract, and no others', () => {
  const documented = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  )
  expect(generatedIds.toSorted()).toEqual(documented.toSorted())
})

/* Number of statements per kind of request, with open connections and a cached key. */
describe('statements sent to the database', () => {
  /**
   * Maximum number of statements. An `Idempotency-Key` adds none; a replay is a write whose commit conflicts
   * with the stored reply, and then finds it.
   */
  const most = { read: 3, write: 12, idempotencyKey: 0, replay: 7 }
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = queries.length
    await work()
    // The request does not wait for signals to other processes, which are sent after the commit.
    return queries.slice(before).filter((text) => !text.includes('pg_notify')).length
  }

  test.each(reads)(`$id takes at most ${most.read} statements`, async (operation) => {
    const request = await validRequest(operation, scene)
    await request.send(full)
    expect(await statementsOf(() => request.send(full))).toBeLessThanOrEqual(most.read)
  })

  test.each(writes)(`$id takes at most ${most.write} statements`, async (operation) => {
    await send(full, operation, scene)
    const request = await validRequest(operation, scene)
    expect(await statementsOf(() => request.send(full))).toBeLessThanOrEqual(most.write)
  })

  test.each(writes.filter(({ honorsIdempotencyKey }) => honorsIdempotencyKey))(
    `$id takes at most ${most.idempotencyKey} more statements with an Idempotency-Key, and ${most.replay} for a replay`,
    async (operation) => {
      const headers = { 'Idempotency-Key': `statements of ${operation.id}` }
      const request = await validRequest(operation, scene)
      const without = await statementsOf(() => request.send(full))
      const first = await statementsOf(() => request.send(full, { headers }))
      const replay = await statementsOf(() => request.send(full, { headers }))
      expect(first - without).toBeLessThanOrEqual(most.idempotencyKey)
      expect(replay).toBeLessThanOrEqual(most.replay)
    },
  )
})
