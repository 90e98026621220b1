import { describe, expect, test } from 'vitest'
import { absentId } from '../../support/ids.ts'
import { contract } from '../../support/contract.ts'
import { generatedIds, operations, reads, send, validRequest, writes } from '../../support/operations.ts'
import { comparable, expectRefusal } from '../../support/refusal.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { creatorRecheckSeconds: 60 } })
const { full, anonymous, app, world, queries } = scene

/* The test client checks that status, headers and body of every response are documented (product.md 2.7). */

test('the server is built from the operations of the contract, and no others', () => {
  const documented = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  )
  expect(generatedIds.toSorted()).toEqual(documented.toSorted())
})

describe.each(operations)('$id', (operation) => {
  const examples = operation.body?.examples ?? [undefined]
  test.each(examples.map((_, example) => ({ example })))(
    'serves its example $example with a documented success',
    async ({ example }) => {
      const request = await validRequest(operation, scene, { example })
      const answer = await request.send(full)
      expect(operation.successes, answer.text).toContain(answer.status)
    },
  )

  test('refuses a missing, a revoked and a disabled key before any other check (product.md 1.1, 3.5, 3.7)', async () => {
    const ids = Object.fromEntries(operation.ids.map(({ name, kind }) => [name, absentId(kind, scene)]))
    const broken = operation.body ? { body: '{', headers: { 'Content-Type': 'text/plain' } } : {}
    const reference = comparable(await anonymous.get('/me'))
    for (const caller of [anonymous, app.withSecret(world.keys.revoked.secret)]) {
      const answer = await send(caller, operation, scene, { ids, ...broken })
      expectRefusal(answer, 'api_key_required')
      expect(comparable(answer)).toEqual(reference)
    }
    const disabled = app.withSecret(world.keys.disabled.secret)
    expectRefusal(await send(disabled, operation, scene, { ids, ...broken }), 'api_key_disabled')
  })
})

/* Statements of a request by its kind, with open connections and a cached key. */
describe('statements sent to the database', () => {
  /** Maxima of statements. A key adds its lock, its look-up and its row; a replay is these two, in a transaction. */
  const most = { read: 3, write: 12, idempotencyKey: 3, replay: 4 }
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
    `$id takes at most ${most.idempotencyKey} more with an Idempotency-Key, and ${most.replay} for a replay`,
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
