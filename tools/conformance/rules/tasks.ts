import { operations } from '../../../generated/openapi.operations.ts'
import {
  describe,
  expectRefusal,
  needStatus,
  read,
  resourceOf,
  rowsOf,
  show,
  type Answer,
  type Row,
} from '../answer.ts'
import { documentedFields } from '../documented-fields.ts'
import { createTask, unknownId } from '../prepare.ts'
import type { Rule, World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

const title_text = 'A task of the conformance kit'

/** Creates a task in the second project, with the fields of the rule. */
const send = ({ api, fixture }: World, fields: Row): Promise<Answer> =>
  api.post('/tasks', { title_text, project_id: fixture.projects.second, ...fields })

/** Changes a task, and returns it as read afterwards. */
async function change({ api }: World, id: string, fields: Row): Promise<Row> {
  needStatus(await api.patch(`/tasks/${id}`, fields), 200)
  return resourceOf(await api.get(`/tasks/${id}`))
}

/** Expects fields of a task to have the wanted values. */
function expectFields(task: Row, wanted: Row, call: string): void {
  for (const [name, value] of Object.entries(wanted))
    expect(show(task[name]) === show(value), `${call}: ${name} is ${show(task[name])}, not ${show(value)}`)
}

export const tasks: Rule[] = [
  {
    id: 'tasks/create',
    title: 'A task that is created is answered with what was sent',
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
      const answer = await send(world, sent)
      expect(answer.status === 201, `${describe(answer)}, not 201`)
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
  {
    id: 'tasks/read',
    title: 'A task is read as it was created',
    sentence:
      'Strings are stored as sent, neither trimmed nor normalized; U+0000 and unpaired surrogates are refused.',
    async try(world) {
      const task = await createTask(world, {
        title_text: '  e\u0301 ☕ ',
        description: ' \n<b>not bold</b>\t',
        user_ids: [world.fixture.users.admin],
      })
      const answer = await world.api.get(`/tasks/${task.id}`)
      expect(answer.status === 200, `${describe(answer)}, of a task that was just created`)
      expectFields(resourceOf(answer), task, answer.call)
    },
  },
  {
    id: 'tasks/fields',
    title: 'A task has all documented fields and no other',
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
  {
    id: 'tasks/first-open-column',
    title: 'Without a column, a task goes into the first that is not a done column',
    sentence: "`project_id` alone puts it in the project's first column that is not a done column.",
    async try(world) {
      const { api, fixture } = world
      const cards = rowsOf(await api.get(`/projects/${fixture.projects.second}/cards`))
      const first = cards.find(({ is_done }) => is_done === false)
      need(first !== undefined, 'the second project has no open column')
      const { card } = await createTask(world)
      expect(read(card, 'id') === first['id'], `the task is in ${show(card)}, not in ${show(first)}`)
    },
  },
  {
    id: 'tasks/column',
    title: 'A task goes into the column that is named',
    sentence: '`card_id` alone puts the task in that board column.',
    async try(world) {
      const { api, fixture } = world
      const cards = rowsOf(await api.get(`/projects/${fixture.projects.second}/cards`))
      const last = cards.at(-1)
      need(last !== undefined && cards.length > 1, 'the second project has fewer than two columns')
      const answer = await api.post('/tasks', { title_text, card_id: last['id'] })
      expect(answer.status === 201, `${describe(answer)} for a column that is visible`)
      const card = read(answer.body, 'data.card.id')
      expect(card === last['id'], `${answer.call}: the task is in ${show(card)}, not in ${show(last['id'])}`)
    },
  },
  {
    id: 'tasks/no-open-column',
    title: 'A project whose columns are all done columns takes no task',
    sentence: 'A project that has none is 422 `no_open_column`.',
    async try(world) {
      const project_id = world.fixture.projects.no_open_column
      expectRefusal(await send(world, { project_id }), 'no_open_column')
    },
  },
  {
    id: 'tasks/inbox',
    title: "An inbox of the key's workspace takes no task",
    sentence:
      "An inbox project of the key's own workspace, or a card of one, is 422 `inbox_project`, the card also beside a visible `project_id`.",
    async try(world) {
      const { projects, cards } = world.fixture
      expectRefusal(await send(world, { project_id: projects.inbox }), 'inbox_project')
      expectRefusal(await send(world, { card_id: cards.inbox }), 'inbox_project')
    },
  },
  {
    id: 'tasks/unseen-target',
    title: 'A target that is not seen is not found',
    sentence: 'A project or card that is not visible is 404.',
    async try(world) {
      const { projects, foreign } = world.fixture
      for (const project_id of [
        projects.private,
        projects.archived,
        foreign.project,
        unknownId(projects.main),
      ])
        expectRefusal(await send(world, { project_id }), 'not_found')
      const { cards } = world.fixture
      for (const card_id of [cards.private, foreign.card, unknownId(cards.todo)])
        expectRefusal(await world.api.post('/tasks', { title_text, card_id }), 'not_found')
    },
  },
  {
    id: 'tasks/target-required',
    title: 'A task without a project or column is 422',
    sentence: 'Neither is 422 `validation_error` with `param: project_id`.',
    async try({ api }) {
      expectRefusal(await api.post('/tasks', { title_text }), 'validation_error')
    },
  },
  {
    id: 'tasks/column-of-project',
    title: 'A column of another project than the one that is named is 422',
    sentence:
      'Both are accepted if the card belongs to that project; if it belongs to another visible one, the answer is 422 `validation_error` with `param: card_id`.',
    async try(world) {
      const { projects, cards } = world.fixture
      expectRefusal(
        await send(world, { project_id: projects.second, card_id: cards.todo }),
        'validation_error',
      )
    },
  },
  {
    id: 'tasks/viewer',
    title: 'A viewer of the project may not create tasks in it',
    sentence:
      "If the key's creator is a viewer of the project and so lacks the permission `TASK_CREATE`, the answer is 403 `forbidden`.",
    async try(world) {
      const { projects, cards } = world.fixture
      expectRefusal(await send(world, { project_id: projects.viewer_only }), 'forbidden')
      expectRefusal(await world.api.post('/tasks', { title_text, card_id: cards.viewer_only }), 'forbidden')
    },
  },
  {
    id: 'tasks/assignees',
    title: 'Only active members can be assigned, or nothing is done',
    sentence:
      'If any of them is not an active member of the workspace, the whole request is 422 `invalid_assignee`.',
    async try(world) {
      const { users, foreign } = world.fixture
      for (const id of [users.pending, users.suspended, foreign.user, unknownId(users.owner)])
        expectRefusal(await send(world, { user_ids: [users.owner, id] }), 'invalid_assignee')
    },
  },
  {
    id: 'tasks/assignees-once',
    title: 'An assignee who is named twice is one',
    sentence: 'The user ids of the assignees, at most 100; repeated ones count once.',
    async try(world) {
      const { admin, member } = world.fixture.users
      const answer = await send(world, { user_ids: [admin, member, admin] })
      expect(answer.status === 201, `${describe(answer)} for an assignee who is named twice`)
      const ids = read(answer.body, 'data.assignee_ids')
      need(Array.isArray(ids), `${answer.call} has no assignee_ids`)
      expect(show(ids.toSorted()) === show([admin, member].toSorted()), `the assignees are ${show(ids)}`)
    },
  },
  {
    id: 'tasks/title-required',
    title: 'A title needs more than white space',
    sentence: 'It must hold more than white space.',
    async try(world) {
      for (const title_text of ['', ' \n\t', '\u0085', '\u3000', null, undefined])
        expectRefusal(await send(world, { title_text }), 'validation_error')
    },
  },
  {
    id: 'tasks/title-length',
    title: 'A title has at most 500 code points',
    sentence: 'Lengths count Unicode code points.',
    async try(world) {
      const longest = await send(world, { title_text: '🧑'.repeat(500) })
      expect(longest.status === 201, `${describe(longest)} for a title of 500 code points`)
      expectRefusal(await send(world, { title_text: 'x'.repeat(501) }), 'validation_error')
    },
  },
  {
    id: 'tasks/unstorable-text',
    title: 'U+0000 and unpaired surrogates are refused',
    sentence:
      'Strings are stored as sent, neither trimmed nor normalized; U+0000 and unpaired surrogates are refused.',
    async try(world) {
      for (const description of ['a\u0000b', 'a\ud800b'])
        expectRefusal(await send(world, { description }), 'validation_error')
    },
  },
  {
    id: 'tasks/values',
    title: 'A value of another form than the documented one is 422',
    sentence:
      'The body is not a valid JSON object, a field or the `Idempotency-Key` breaks its rules, or the task cannot go where it is meant to.',
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
  {
    id: 'tasks/unknown-fields',
    title: 'Body fields that nobody knows are ignored',
    sentence: 'Unknown fields in a request body and unknown query parameters are ignored.',
    async try(world) {
      const answer = await send(world, { status: 'open', title: 'Another title' })
      expect(answer.status === 201, `${describe(answer)} for a body with unknown fields`)
    },
  },
  {
    id: 'tasks/completed',
    title: 'A task is completed exactly when its progress is 100',
    sentence: 'True exactly when `progress` is 100.',
    async try(world) {
      const { id } = await createTask(world, { progress: 99 })
      for (const progress of [100, 99, null, 100]) {
        const task = await change(world, id, { progress })
        const { completed } = task
        need(
          task['progress'] === progress && typeof completed === 'boolean',
          'the progress is not as it was set',
        )
        expect(completed === (progress === 100), `completed is ${show(completed)} at ${progress}`)
      }
    },
  },
  {
    id: 'tasks/patch',
    title: 'A PATCH changes what it names and leaves the rest alone',
    sentence: 'An omitted field keeps its value, and `null` clears one.',
    async try(world) {
      const before = await createTask(world, {
        description: 'Stays.',
        priority: 'low',
        progress: 10,
        end_date: '2031-05-01',
        end_time: '08:00',
      })
      const answer = await world.api.patch(`/tasks/${before.id}`, { priority: 'high' })
      expect(answer.status === 200, `${describe(answer)}, not 200`)
      const { updated_at: _at, ...rest } = before
      const after = resourceOf(await world.api.get(`/tasks/${before.id}`))
      expectFields(after, { ...rest, priority: 'high' }, `after ${answer.call}`)
    },
  },
  {
    id: 'tasks/patch-null',
    title: 'A null in a PATCH clears the field',
    sentence: 'An omitted field keeps its value, and `null` clears one.',
    async try(world) {
      const { id } = await createTask(world, { description: 'Goes.', priority: 'low', progress: 10 })
      const after = await change(world, id, { description: null, priority: null, progress: null })
      expectFields(after, { description: null, priority: null, progress: null }, `after PATCH /tasks/${id}`)
    },
  },
  {
    id: 'tasks/patch-title',
    title: 'A title that is cleared is read as the empty string',
    sentence: 'Null and an empty string leave the task without one.',
    async try(world) {
      const { id } = await createTask(world)
      const after = await change(world, id, { title_text: null })
      expectFields(after, { title: '' }, `after PATCH /tasks/${id}`)
    },
  },
  {
    id: 'tasks/patch-nothing',
    title: 'A PATCH that changes nothing leaves no trace',
    sentence:
      'A request that changes nothing (an empty object, or the values that are stored) answers 200, leaves `updated_at` alone and emits nothing.',
    async try(world) {
      const before = await createTask(world, { priority: 'low' })
      for (const fields of [{}, { priority: 'low' }]) {
        const answer = await world.api.patch(`/tasks/${before.id}`, fields)
        expect(answer.status === 200, `${describe(answer)} for ${show(fields)}`)
        const at = read(answer.body, 'data.updated_at')
        expect(at === before['updated_at'], `${answer.call} with ${show(fields)} has changed updated_at`)
      }
    },
  },
  {
    id: 'tasks/time-needs-date',
    title: 'A task without a date has no time',
    sentence: 'Validated, then dropped, if there is no `end_date`.',
    async try(world) {
      const given = await createTask(world, { end_time: '09:30' })
      expectFields(given, { due_time: null }, 'after POST /tasks with an end_time alone')
      const { id } = await createTask(world, { end_date: '2031-05-01', end_time: '09:30' })
      const cleared = await change(world, id, { end_date: null })
      expectFields(cleared, { due_time: null }, 'after PATCH /tasks with end_date: null')
    },
  },
]
