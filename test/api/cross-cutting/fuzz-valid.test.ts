import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Answer } from '../../support/app.ts'
import { bounded, seed, text } from '../../support/arbitraries.ts'
import type { FieldSchema } from '../../support/contract.ts'
import { writeNamed } from '../../support/operations.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 5_000 } })
const { world, full, clock } = scene

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

/** A value that the schema of a field allows; ids and people are those of the world. */
function valid(field: string, schema: FieldSchema): Arbitrary<unknown> {
  const types = [schema.type ?? []].flat()
  const value = validValue(field, schema, types)
  return types.includes('null') ? fc.option(value, { nil: null, freq: 5 }) : value
}

function validValue(field: string, schema: FieldSchema, types: string[]): Arbitrary<unknown> {
  const { minimum, maximum, format } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((one) => one !== null))
  if (types.includes('array'))
    return fc.array(fc.constantFrom(world.users.owner, world.users.admin, world.users.member))
  if (types.includes('integer')) {
    return fc.integer({
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
    })
  }
  if (field === 'project_id') return fc.constantFrom(world.projects.main, world.projects.second)
  if (field === 'card_id') return fc.constantFrom(world.cards.todo, world.cards.doing, world.cards.done)
  if (field === 'timezone') return fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC')
  if (field === 'color') return fc.stringMatching(/^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/)
  if (field.endsWith('_time')) return fc.stringMatching(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
  if (format === 'uri') return fc.webUrl({ withQueryParameters: true, withFragments: true })
  const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  if (format === 'date') return date.map((one) => one.toISOString().slice(0, 10))
  if (format === 'date-time') return date.map((one) => one.toISOString())
  return fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string(),
    )
    .map((one) => one.replaceAll('\0', ''))
    .filter(
      (one) =>
        [...one].length <= (schema.maxLength ?? Infinity) &&
        (!schema.minLength || /\P{White_Space}/u.test(one)),
    )
}

/** A body of the operation: each optional field there or not. */
function validBody(id: string): Arbitrary<Record<string, unknown>> {
  const fields = writeNamed(id).body.fields.filter(
    ({ schema }) => Object.keys(schema).length > 0 && !('not' in schema),
  )
  return fc.record(Object.fromEntries(fields.map(({ name, schema }) => [name, valid(name, schema)])), {
    requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name),
  })
}

const errorOf = (answer: Answer) => (answer.body as Partial<Schemas['ApiError']>).error

describe('every body that its schema allows is taken, but for the rules that the contract puts in words', () => {
  test('POST /tasks', async () => {
    await fc.assert(
      fc.asyncProperty(validBody('createTask'), async (body) => {
        const answer = await full.post('/tasks', body)
        if (body.card_id == null && body.project_id == null) {
          expect(errorOf(answer)).toMatchObject({ code: 'validation_error', param: 'project_id' })
        } else if (body.card_id != null && body.project_id === world.projects.second) {
          expect(errorOf(answer)).toMatchObject({ code: 'validation_error', param: 'card_id' })
        } else {
          expect(answer.status, answer.text).toBe(201)
          const { data } = answer.body as Schemas['TaskResponse']
          expect(data).toMatchObject({
            title: body.title_text,
            description: body.description ?? null,
            priority: body.priority ?? null,
            progress: body.progress ?? null,
            completed: body.progress === 100,
            due_date: body.end_date ?? null,
            due_time: body.end_date == null ? null : (body.end_time ?? null),
            assignee_ids: [...new Set((body.user_ids as string[] | null) ?? [])],
          })
          expect((await full.get(`/tasks/${data.id}`)).body).toEqual(answer.body)
        }
      }),
      bounded(150),
    )
  })

  test('PATCH /tasks/{id}: what is given is there, the rest is as it was', async () => {
    const path = `/tasks/${world.tasks.untitled}`
    await fc.assert(
      fc.asyncProperty(validBody('updateTask'), async (body) => {
        const { data: before } = (await full.get(path)).body as Schemas['TaskResponse']
        const answer = await full.patch(path, body)
        expect(answer.status, answer.text).toBe(200)
        const { data } = answer.body as Schemas['TaskResponse']
        const pick = (field: string, stored: unknown) => (field in body ? body[field] : stored)
        const due_date = pick('end_date', before.due_date)
        const progress = pick('progress', before.progress)
        expect(data).toEqual({
          ...before,
          title: pick('title_text', before.title) ?? '',
          description: pick('description', before.description),
          priority: pick('priority', before.priority),
          progress,
          completed: progress === 100,
          due_date,
          due_time: due_date === null ? null : pick('end_time', before.due_time),
          updated_at: data.updated_at,
        })
        // Sent once more it changes nothing (product.md 8.8).
        clock.advance(1)
        expect((await full.patch(path, body)).text).toBe(answer.text)
      }),
      bounded(150),
    )
  })

  test('POST /tasks/{id}/comments', async () => {
    await fc.assert(
      fc.asyncProperty(validBody('createTaskComment'), async (body) => {
        const answer = await full.post(`/tasks/${world.tasks.first}/comments`, body)
        expect(answer.status, answer.text).toBe(201)
        expect(answer.body).toHaveProperty('data.body', body.body)
      }),
      bounded(100),
    )
  })

  test('POST /events', async () => {
    await fc.assert(
      fc.asyncProperty(validBody('createEvent'), async (body) => {
        const answer = await full.post('/events', body)
        if ((body.end_time as string) <= (body.start_time as string)) {
          expect(errorOf(answer)).toMatchObject({ code: 'validation_error', param: 'end_time' })
        } else if (body.repeat !== 'none' && body.repeat_interval == null) {
          expect(errorOf(answer)).toMatchObject({ code: 'validation_error', param: 'repeat_interval' })
        } else {
          expect(answer.status, answer.text).toBe(201)
          const { data } = answer.body as { data: Record<string, unknown> }
          for (const field of ['title', 'date', 'start_time', 'end_time', 'repeat'])
            expect(data[field]).toBe(body[field])
          for (const field of ['description', 'location', 'color'])
            expect(data[field]).toBe(body[field] ?? null)
          expect(data.project_id).toBe(body.project_id ?? null)
          expect(data.workspace_id).toBe(body.project_id == null ? world.workspace.id : null)
        }
      }),
      bounded(200),
    )
  })

  test('with an Idempotency-Key, the same request gives the same bytes (product.md 7.4)', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(validBody('createTask'), async (body) => {
        const headers = { 'Idempotency-Key': `${seed} ${(count += 1)}` }
        const first = await full.post('/tasks', body, { headers })
        const shuffled = Object.fromEntries(Object.entries(body).reverse())
        const second = await full.post('/tasks', shuffled, { headers })
        expect(second.status).toBe(first.status)
        if (first.status !== 201) return
        expect(second.text).toBe(first.text)
        expect(second.headers['idempotent-replay']).toBe('true')
      }),
      bounded(60),
    )
  })
})
