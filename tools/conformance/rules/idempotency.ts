import { randomUUID } from 'node:crypto'
import {
  describe,
  expectHeader,
  expectRefusal,
  expectStatus,
  expectValue,
  needStatus,
  read,
  resourceOf,
  show,
  type Answer,
} from '../answer.ts'
import { createTask, walk } from '../prepare.ts'
import type { Call } from '../api.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

/** Creates a task with an Idempotency-Key. */
function send({ api, fixture }: World, key: string, fields: object = {}, call: Call = {}): Promise<Answer> {
  const task = { title_text: 'A task of the conformance kit', project_id: fixture.projects.second, ...fields }
  return api.post('/tasks', task, { ...call, headers: { 'idempotency-key': key } })
}

export const idempotency = area('idempotency', {
  replay: {
    title: 'A repeated request gets the first response, byte for byte',
    sentence:
      'The same key with the same method, path and JSON body (the order of fields does not matter) **replays** the first response, status and body byte for byte, and adds `Idempotent-Replay: true`.',
    async try(world) {
      const key = randomUUID()
      const first = await send(world, key)
      needStatus(first, 201)
      const second = await send(world, key)
      expect(second.status === first.status, `the repetition of ${describe(first)} returned ${second.status}`)
      expect(
        second.text === first.text,
        `the repeat of ${first.call} has a different body: ${show(second.text)}`,
      )
    },
  },
  'replay-header': {
    title: 'A replay is marked as a replay, and the first response is not',
    sentence:
      'The same key with the same method, path and JSON body (the order of fields does not matter) **replays** the first response, status and body byte for byte, and adds `Idempotent-Replay: true`.',
    async try(world) {
      const key = randomUUID()
      const first = await send(world, key)
      needStatus(first, 201)
      expectHeader(first, 'idempotent-replay', undefined)
      expectHeader(await send(world, key), 'idempotent-replay', 'true')
    },
  },
  once: {
    title: 'A repeated request takes effect once',
    sentence: 'The work is not done again, even if the resource has since changed or been deleted.',
    async try(world) {
      const { id } = await createTask(world)
      const headers = { 'idempotency-key': randomUUID() }
      const path = `/tasks/${id}/comments`
      for (let i = 0; i < 3; i += 1) await world.api.post(path, { body: 'Said once.' }, { headers })
      const count = (await walk(world, path)).length
      need(count > 0, `POST ${path} has created no comment`)
      expect(count === 1, `a comment that was sent three times under one key exists ${count} times`)
    },
  },
  frozen: {
    title: 'A repeated request gets the first response even if the resource has changed since',
    sentence: 'even if the resource has since changed or been deleted.',
    async try(world) {
      const key = randomUUID()
      const fields = { title_text: 'A task that is changed between duplicates' }
      const first = await send(world, key, fields)
      const { id } = resourceOf(first, 201)
      needStatus(await world.api.patch(`/tasks/${String(id)}`, { priority: 'high' }), 200)
      const second = await send(world, key, fields)
      need(second.status === 201, `the repeat of ${first.call} returned ${second.status}`)
      expectValue(second, 'data.priority', read(first.body, 'data.priority'))
    },
  },
  'field-order': {
    title: 'A repeated request may have its fields in a different order',
    sentence:
      'The same key with the same method, path and JSON body (the order of fields does not matter) **replays** the first response, status and body byte for byte, and adds `Idempotent-Replay: true`.',
    async try({ api, fixture }) {
      const { second } = fixture.projects
      const title = 'Fields in a different order'
      const headers = { 'idempotency-key': randomUUID() }
      needStatus(await api.post('/tasks', { title_text: title, project_id: second }, { headers }), 201)
      expectStatus(await api.post('/tasks', { project_id: second, title_text: title }, { headers }), 201)
    },
  },
  'other-body': {
    title: 'A different body under a used key is refused with 409',
    sentence: 'The same key with another body or path is 409 `idempotency_key_reuse`.',
    async try(world) {
      const key = randomUUID()
      needStatus(await send(world, key), 201)
      expectRefusal(await send(world, key, { description: 'Another task.' }), 'idempotency_key_reuse')
    },
  },
  'other-path': {
    title: 'A different path under a used key is refused with 409',
    sentence: 'The same key with another body or path is 409 `idempotency_key_reuse`.',
    async try(world) {
      const key = randomUUID()
      const { id } = resourceOf(await send(world, key), 201)
      const headers = { 'idempotency-key': key }
      const answer = await world.api.post(
        `/tasks/${String(id)}/comments`,
        { body: 'Elsewhere.' },
        { headers },
      )
      expectRefusal(answer, 'idempotency_key_reuse')
    },
  },
  failures: {
    title: 'A failed attempt leaves the key unused',
    sentence: 'A failed attempt stores nothing, so a retry does the work.',
    async try(world) {
      const key = randomUUID()
      const failed = await send(world, key, { priority: 'soon' })
      need(failed.status >= 400, `${failed.call} did not fail`)
      expectStatus(await send(world, key), 201)
    },
  },
  private: {
    title: 'A key is private to the API key that sent it',
    sentence: 'Keys are private to the API key that sent them.',
    async try(world) {
      const key = randomUUID()
      const first = resourceOf(await send(world, key), 201)
      const answer = expectStatus(await send(world, key, {}, { as: 'admin' }), 201)
      const id = read(answer.body, 'data.id')
      expect(id !== first['id'], `${answer.call} replays a response to another API key`)
    },
  },
  'key-form': {
    title: 'An empty key, and a key of more than 255 characters, are refused with 422',
    sentence: 'an empty or longer key is 422 `validation_error` with `param: Idempotency-Key`.',
    async try(world) {
      expectRefusal(await send(world, ''), 'validation_error')
      expectRefusal(await send(world, 'x'.repeat(256)), 'validation_error')
      expectStatus(await send(world, `${randomUUID()}${'x'.repeat(219)}`), 201)
    },
  },
  patch: {
    title: 'PATCH ignores the header',
    sentence: 'PATCH ignores the header: a PATCH can be repeated safely.',
    async try(world) {
      const { id } = await createTask(world)
      const headers = { 'idempotency-key': randomUUID() }
      for (const priority of ['low', 'high']) {
        const answer = expectStatus(await world.api.patch(`/tasks/${id}`, { priority }, { headers }), 200)
        expectValue(answer, 'data.priority', priority)
      }
    },
  },
  twins: {
    title: 'Concurrent requests under one key take effect once',
    sentence: 'While the first request still runs, a duplicate waits for it and then replays it.',
    async try(world) {
      const key = randomUUID()
      const twins = [1, 2, 3].map(() => send(world, key, { title_text: 'A duplicate' }))
      const made = (await Promise.all(twins)).filter(({ status }) => status === 201)
      need(made.length > 1, 'fewer than two of three duplicates returned 201')
      const ids = new Set(made.map(({ body }) => read(body, 'data.id')))
      expect(ids.size === 1, `duplicates under one Idempotency-Key created ${ids.size} tasks`)
    },
  },
  'own-request-id': {
    title: 'A repeated request has its own X-Request-Id',
    sentence: '`X-Request-Id` and the rate-limit headers are those of the replay.',
    async try(world) {
      const key = randomUUID()
      const first = await send(world, key)
      needStatus(first, 201)
      const second = await send(world, key)
      const [was, is] = [first.headers['x-request-id'], second.headers['x-request-id']]
      need(was !== undefined && is !== undefined, `${first.call} has no X-Request-Id`)
      expect(was !== is, `the repeat of ${first.call} has the X-Request-Id of the first`)
    },
  },
})
