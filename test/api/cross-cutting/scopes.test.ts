import { expect, test } from 'vitest'
import type { Scope } from '../../../generated/openapi.operations.ts'
import { type Answer } from '../../support/app/app.ts'
import { withLimits } from '../../support/app/budgets.ts'
import { operations, scopes, send, validRequest } from '../../support/contract/operations.ts'
import { expectRefusal } from '../../support/contract/refusal.ts'
import { expectNoWrites } from '../../support/database/rows.ts'
import { useWorld } from '../../support/world/world.ts'

const scene = useWorld()
const { app, world, only, sql } = scene

const expectScopeRequired = (answer: Answer, scope: Scope): void =>
  expectRefusal(answer, 'scope_required', {
    param: 'scope',
    message: `This API key is not allowed to: ${scope}`,
  })

test.each(operations)(
  '$id is allowed with its scope alone, and refused with all others, writing nothing (product.md 3.12)',
  async (operation) => {
    const { scope, successes } = operation
    const allowed = await send(only(scope ?? 'read:members'), operation, scene)
    expect(successes, allowed.text).toContain(allowed.status)
    if (scope === null) return
    const others = await app.asKey(
      world,
      scopes.filter((one) => one !== scope),
    )
    const headers = { 'Idempotency-Key': `refused ${operation.id}` }
    const request = await validRequest(operation, scene)
    expectScopeRequired(await expectNoWrites(scene, () => request.send(others, { headers })), scope)
  },
)

test('an unknown scope of a stored key permits nothing (product.md 3.12)', async () => {
  const own = await app.fixture()
  const { id, secret } = own.keys['read:tasks']
  await sql`update api_keys set scopes = '{"read:*","*","READ:TASKS"}' where id = ${id}`
  expectScopeRequired(await app.withSecret(secret).get('/tasks'), 'read:tasks')
})

test('the scope is checked after the budgets (product.md 1.1)', async () => {
  const strict = await withLimits({ write: 1 })
  const caller = strict.app.withSecret(strict.fixture.keys['read:members'].secret)
  // Refused requests are charged like any other.
  expectRefusal(await caller.post('/tasks', {}), 'scope_required', { param: 'scope' })
  expectRefusal(await caller.post('/tasks', {}), 'write_rate_limited')
})
