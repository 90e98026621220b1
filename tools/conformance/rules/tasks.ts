import { operations } from '../../../generated/openapi.operations.ts'
import { describe, expectRefusal, expectStatus, read, resourceOf, show, type Row } from '../answer.ts'
import { documentedFields } from '../documented-fields.ts'
import { createTask, unknownId } from '../prepare.ts'
import { area } from '../rule.ts'
import { expect, need } from '../verdict.ts'
import { expectFields, send, title_text } from './task-calls.ts'

export const tasks = area('tasks', {
  create: {
    title: 'Creating a task returns the values that were sent',
    sentence:
      "Creates a task as the key's creator, records it in the activity, notifies its assignees and emits `task.created` (and only that, even at `progress: 100`).",
    async try(world) {
      const sent = {
        description: 'With *stars*.',
        priority: 'urgent',
        progress: 40,
        end_date: '2031-02-28',
        end_time: '17:45',
      }
      const answer = expectStatus(await send(world, sent), 201)
      const { end_date: due_date, end_time: due_time, ...same } = sent
      const wanted = {
        title: title_text,
        project_id: world.fixture.projects.second,
        ...same,
        due_date,
        due_time,
      }
      expectFields(resourceOf(answer, 201), wanted, answer.call)
    },
  },
  read: {
    title: 'Reading a new task returns the values that were sent',
    sentence:
      'Strings are stored as sent, neither trimmed nor normalized; U+0000 and unpaired surrogates are refused.',
    async try(world) {
      const task = await createTask(world, {
        title_text: '  e\u0301 ☕ ',
        description: ' \n<b>not bold</b>\t',
        user_ids: [world.fixture.users.admin],
      })
      const answer = expectStatus(await world.api.get(`/tasks/${task.id}`), 200)
      expectFields(resourceOf(answer), task, answer.call)
    },
  },
  fields: {
    title: 'A task has exactly the documented fields',
    sentence: 'Every documented field of a response is always present; a field without a value is `null`.',
    async try(world) {
      const { api, fixture } = world
      const { createTask, getTask, updateTask, listTasks } = operations
      const created = await send(world, {})
      documentedFields(created, createTask.responses[201].validate)
      const path = `/tasks/${String(resourceOf(created, 201)['id'])}`
      documentedFields(await api.get(path), getTask.responses[200].validate)
      documentedFields(await api.patch(path, { progress: 1 }), updateTask.responses[200].validate)
      const query = { project_id: fixture.projects.main }
      documentedFields(await api.get('/tasks', { query }), listTasks.responses[200].validate)
    },
  },
  assignees: {
    title: 'A task with an assignee who is not an active member is refused as a whole',
    sentence:
      'If any of them is not an active member of the workspace, the whole request is 422 `invalid_assignee`.',
    async try(world) {
      const { users, foreign } = world.fixture
      for (const id of [users.pending, users.suspended, foreign.user, unknownId(users.owner)])
        expectRefusal(await send(world, { user_ids: [users.owner, id] }), 'invalid_assignee')
    },
  },
  'assignees-once': {
    title: 'An assignee who is named twice is assigned once',
    sentence: 'The user ids of the assignees, at most 100; repeated ones count once.',
    async try(world) {
      const { admin, member } = world.fixture.users
      const answer = expectStatus(await send(world, { user_ids: [admin, member, admin] }), 201)
      const ids = read(answer.body, 'data.assignee_ids')
      need(Array.isArray(ids), `${answer.call} has no assignee_ids`)
      expect(show(ids.toSorted()) === show([admin, member].toSorted()), `the assignees are ${show(ids)}`)
    },
  },
  'title-required': {
    title: 'A title needs more than white space',
    sentence: 'It must contain a character other than white space.',
    async try(world) {
      for (const title_text of ['', ' \n\t', '\u0085', '\u3000', null, undefined])
        expectRefusal(await send(world, { title_text }), 'validation_error')
    },
  },
  'title-length': {
    title: 'A title has at most 500 code points',
    sentence: 'Lengths count Unicode code points.',
    async try(world) {
      expectStatus(await send(world, { title_text: '🧑'.repeat(500) }), 201)
      expectRefusal(await send(world, { title_text: 'x'.repeat(501) }), 'validation_error')
    },
  },
  'unstorable-text': {
    title: 'U+0000 and unpaired surrogates are refused',
    sentence:
      'Strings are stored as sent, neither trimmed nor normalized; U+0000 and unpaired surrogates are refused.',
    async try(world) {
      for (const description of ['a\u0000b', 'a\ud800b'])
        expectRefusal(await send(world, { description }), 'validation_error')
    },
  },
  values: {
    title: 'A value that violates its documented schema is refused with 422',
    sentence:
      'The body is not a valid JSON object, a field or the `Idempotency-Key` breaks its rules, or the task cannot be created in the given place.',
    async try(world) {
      const faults: Row[] = [
        { priority: 'soon' },
        { progress: 101 },
        { progress: -1 },
        { progress: '50' },
        { end_date: '2031-02-29' },
        { end_date: '2031-02-28', end_time: '24:00' },
        { user_ids: 'nobody' },
      ]
      for (const fields of faults) {
        const answer = await send(world, fields)
        expect(answer.status === 422, `${describe(answer)} for ${show(fields)}, not 422`)
      }
    },
  },
  'unknown-fields': {
    title: 'Unknown body fields are ignored',
    sentence: 'Unknown fields in a request body and unknown query parameters are ignored.',
    async try(world) {
      expectStatus(await send(world, { status: 'open', title: 'Another title' }), 201)
    },
  },
})
