import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { bounded, text } from '../../support/arbitraries.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 5_000 } })
const { world, full } = scene

describe('what filters cannot read they ignore (product.md 6.6)', () => {
  test('GET /tasks with any filters, and any limit, is 200', async () => {
    const names = ['limit', 'project_id', 'card_id', 'completed', 'due_before', 'due_after', 'updated_since']
    const pairs = fc.tuple(fc.constantFrom(...names), text(world))
    const filters = fc
      .array(pairs, { maxLength: 5, size: 'max' })
      .map((all) => all.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
    await fc.assert(
      fc.asyncProperty(filters, async (search) => {
        expect((await full.get(`/tasks?${search}`)).status).toBe(200)
      }),
      bounded(200),
    )
  })

  test('GET /events is 200, or says which bound is no date, or that they are too far apart', async () => {
    const day = fc.oneof(
      fc
        .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      fc
        .date({ min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      text(world),
    )
    const windows = fc.record({ from: day, to: day }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(windows, async (window) => {
        const answer = await full.get('/events', { query: window })
        if (answer.status === 200) return
        expect(answer.status).toBe(422)
        const { code, param } = (answer.body as Schemas['ApiError']).error
        expect(['invalid_date', 'window_too_large']).toContain(code)
        expect(param).toEqual(code === 'invalid_date' ? expect.stringMatching(/^(from|to)$/) : undefined)
      }),
      bounded(200),
    )
  })

  test('any cursor that no list issued is 422', async () => {
    await fc.assert(
      fc.asyncProperty(
        text(world),
        fc.constantFrom('/tasks', '/events', '/projects', '/members'),
        async (cursor, path) => {
          fc.pre(cursor !== '')
          expect((await full.get(path, { query: { cursor } })).body).toHaveProperty('error.param', 'cursor')
        },
      ),
      bounded(150),
    )
  })
})
