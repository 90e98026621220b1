import { createHmac } from 'node:crypto'
import { webhookValidators } from '../../../generated/openapi.operations.ts'
import { isRow, read, show } from '../answer.ts'
import type { Delivery } from '../delivery-receiver.ts'
import { createComment, createEvent, createTask } from '../prepare.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

/** Creates a task, and waits for its webhook. */
async function sentOfTask(world: World, fields = {}): Promise<Delivery> {
  const receiver = await world.receiver()
  const { id } = await createTask(world, fields)
  return receiver.waitFor('task.created', id)
}

/** Parses a `Service-Signature`. */
function signatureOf({ headers }: Delivery): { t: string; v1: string[] } {
  const header = headers['service-signature']
  need(header !== undefined, 'the delivery has no Service-Signature')
  const entries = header.split(',').map((entry) => entry.split('='))
  const valuesOf = (name: string) =>
    entries.filter(([given]) => given === name).map(([, value = '']) => value)
  return { t: valuesOf('t')[0] ?? '', v1: valuesOf('v1') }
}

export const webhooks = area('webhooks', {
  types: {
    title: 'The contract that the server serves has the seven event types',
    sentence: 'These seven types are fixed for v1.',
    async try({ contract }) {
      const answer = await contract()
      need(answer.status === 200, `the server serves no contract: ${answer.call} returned ${answer.status}`)
      const served = Object.keys(read(answer.body, 'webhooks') ?? {}).sort()
      const wanted = Object.keys(webhookValidators).sort()
      expect(show(served) === show(wanted), `${answer.call} has the webhooks ${show(served)}`)
    },
  },
  envelope: {
    title: 'An event has id, type, created_at and data',
    sentence: 'An event is a `POST` of `{id, type, created_at, data}`.',
    async try(world) {
      const { body } = await sentOfTask(world)
      const fields = Object.keys(body).sort().join(', ')
      expect(fields === 'created_at, data, id, type', `the event has the fields ${fields}`)
    },
  },
  signature: {
    title: 'The exact bytes of a delivery are signed with the secret',
    sentence:
      'Each `v1` is the HMAC-SHA256 of `<t>.` followed by the **exact bytes of the body**, keyed with the whole secret, including `whsec_`, as UTF-8.',
    async try(world) {
      const delivery = await sentOfTask(world)
      const { secret } = await world.receiver()
      const { t, v1 } = signatureOf(delivery)
      const expected = createHmac('sha256', secret).update(`${t}.`).update(delivery.raw).digest('hex')
      expect(v1.includes(expected), `no v1 of ${show(delivery.headers['service-signature'])} is ${expected}`)
    },
  },
  'signature-time': {
    title: 'The time of a signature is the time of the attempt',
    sentence: '`t` is the time of the attempt.',
    async try(world) {
      const delivery = await sentOfTask(world)
      const { t } = signatureOf(delivery)
      const isNear = /^\d+$/.test(t) && Math.abs(delivery.at - Number(t)) <= 300
      expect(isNear, `t is ${t}, but the delivery arrived at ${Math.round(delivery.at)}`)
    },
  },
  headers: {
    title: 'The headers of a delivery repeat the id and type of its event',
    sentence: 'The id of the event, `evt_…`, the same for every endpoint and every attempt.',
    async try(world) {
      const { headers, body } = await sentOfTask(world)
      for (const name of ['id', 'type']) {
        const given = headers[`service-event-${name}`]
        expect(
          given === body[name],
          `Service-Event-${name} is ${show(given)}, and ${name} ${show(body[name])}`,
        )
      }
    },
  },
  'no-free-text': {
    title: 'The data of an event has no free text',
    sentence:
      '`data` is frozen at that time, and holds no free text: descriptions and comment bodies are read through the API.',
    async try(world) {
      const description = 'Only for those who may read it.'
      const receiver = await world.receiver()
      const task = await createTask(world, { description })
      const comment = await createComment(world, task.id, description)
      const event = await createEvent(world, { description })
      const sent = [
        await receiver.waitFor('task.created', task.id),
        await receiver.waitFor('comment.created', comment.id),
        await receiver.waitFor('event.created', event.id),
      ]
      for (const { body, raw } of sent)
        expect(!raw.includes(description), `${show(body['type'])} discloses its description or body`)
    },
  },
  comment: {
    title: 'The event of a comment has its task, project and author',
    sentence:
      "It does not carry the comment's body, which is read through `GET /tasks/{id}/comments` with the `task_id`.",
    async try(world) {
      const receiver = await world.receiver()
      const task = await createTask(world)
      const { id } = await createComment(world, task.id, 'Seen.')
      const { data } = await receiver.waitFor('comment.created', id)
      const { task_id, project_id } = data
      const wanted = { task_id: task.id, project_id: world.fixture.projects.second }
      expect(show({ task_id, project_id }) === show(wanted), `the data of comment.created is ${show(data)}`)
      expect(isRow(data['author']), `comment.created has the author ${show(data['author'])}`)
    },
  },
  'one-change': {
    title: 'A PATCH of several fields causes one event',
    sentence: 'One logical change is one event: a PATCH of five fields is one `task.updated`.',
    async try(world) {
      const receiver = await world.receiver()
      const { id } = await createTask(world)
      const fields = {
        title_text: 'Changed',
        priority: 'low',
        progress: 5,
        end_date: '2031-05-01',
        end_time: '10:00',
      }
      await world.api.patch(`/tasks/${id}`, fields)
      await receiver.waitFor('task.updated', id)
      // Once the event of a later change has arrived, the earlier change sends no more.
      await sentOfTask(world)
      const ids = new Set(receiver.received('task.updated', id).map(({ body }) => body['id']))
      expect(ids.size === 1, `one PATCH caused ${ids.size} events`)
    },
  },
  completed: {
    title: 'Completing a task causes task.completed and task.updated',
    sentence: 'Progress that moves from below 100 to 100 completes the task and also emits `task.completed`.',
    async try(world) {
      const receiver = await world.receiver()
      const { id } = await createTask(world)
      await world.api.patch(`/tasks/${id}`, { progress: 100 })
      const found = await receiver.waitFor('task.updated', id)
      const completed = await receiver.waitFor('task.completed', id).catch(() => undefined)
      expect(completed !== undefined, `the PATCH to 100 caused only ${show(found.body['type'])}`)
    },
  },
})
