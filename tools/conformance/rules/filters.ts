import { describe, expectStatus, needStatus, rowsOf, show, textOf, type Row } from '../answer.ts'
import type { Call } from '../api.ts'
import { createTask, dayAfter, idsOf, randomDay, unknownId, walk } from '../prepare.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

/** Expects a filter to include one task and to exclude another; each may be omitted. */
async function expectSplit(world: World, query: NonNullable<Call['query']>, wanted?: Row, unwanted?: Row) {
  const ids = idsOf(await walk(world, '/tasks', { query }))
  const name = `GET /tasks?${new URLSearchParams(query as Record<string, string>).toString()}`
  expect(!wanted || ids.includes(wanted['id']), `${name} omits ${show(wanted?.['id'])}`)
  expect(!unwanted || !ids.includes(unwanted['id']), `${name} lists ${show(unwanted?.['id'])}`)
}

// product.md 1.11
export const filters = area('filters', {
  completed: {
    title: 'completed selects tasks by whether their progress is 100',
    sentence:
      '`true` or `1`: only tasks whose progress is 100. `false` or `0`: only tasks whose progress is below 100 or null.',
    async try(world) {
      const project_id = world.fixture.projects.second
      const done = await createTask(world, { progress: 100 })
      const open = await createTask(world, { progress: 99 })
      const unset = await createTask(world, { progress: null })
      for (const completed of ['true', '1']) {
        await expectSplit(world, { project_id, completed }, done, open)
        await expectSplit(world, { project_id, completed }, undefined, unset)
      }
      for (const completed of ['false', '0']) {
        await expectSplit(world, { project_id, completed }, open, done)
        await expectSplit(world, { project_id, completed }, unset)
      }
    },
  },
  project: {
    title: 'project_id returns only tasks of that project',
    sentence: 'Only the tasks of this project.',
    async try(world) {
      const { main, second } = world.fixture.projects
      const task = await createTask(world)
      await expectSplit(world, { project_id: second }, task)
      await expectSplit(world, { project_id: main }, undefined, task)
    },
  },
  'unseen-project': {
    title: 'Filtering by a project that is not visible returns no tasks, and no error',
    sentence:
      'The id of a project that is not visible (of another workspace, private, archived, inbox, nonexistent) yields an empty list.',
    async try({ api, fixture: { projects, foreign } }) {
      const ids = [
        projects.private,
        projects.archived,
        projects.inbox,
        foreign.project,
        unknownId(projects.main),
      ]
      for (const project_id of ids) {
        const answer = expectStatus(await api.get('/tasks', { query: { project_id } }), 200)
        const count = rowsOf(answer).length
        expect(count === 0, `${answer.call} has ${count} tasks`)
      }
    },
  },
  card: {
    title: 'card_id returns only tasks of that column',
    sentence: 'Only the tasks in this board column. An id that matches nothing yields an empty list.',
    async try(world) {
      const { cards, tasks } = world.fixture
      await expectSplit(world, { card_id: cards.todo }, { id: tasks.first }, { id: tasks.completed })
      const answer = await world.api.get('/tasks', { query: { card_id: unknownId(cards.todo) } })
      expect(
        answer.status === 200 && rowsOf(answer).length === 0,
        `${describe(answer)}, not with an empty list`,
      )
    },
  },
  'due-before': {
    title: 'due_before returns only tasks due earlier, excluding the day itself',
    sentence: 'Only tasks due before this date, excluding it.',
    async try(world) {
      const end_date = randomDay()
      const task = await createTask(world, { end_date })
      await expectSplit(world, { due_before: dayAfter(end_date, 1) }, task, await createTask(world))
      await expectSplit(world, { due_before: end_date }, undefined, task)
    },
  },
  'due-after': {
    title: 'due_after returns only tasks due later, excluding the day itself',
    sentence: 'Only tasks due after this date, excluding it.',
    async try(world) {
      const end_date = randomDay()
      const task = await createTask(world, { end_date })
      await expectSplit(world, { due_after: dayAfter(end_date, -1) }, task, await createTask(world))
      await expectSplit(world, { due_after: end_date }, undefined, task)
    },
  },
  'updated-since': {
    title: 'updated_since returns only tasks updated then or later',
    sentence: 'Only tasks updated at or after this time.',
    async try(world) {
      const task = await createTask(world)
      const at = textOf(task, 'updated_at')
      await expectSplit(world, { updated_since: at }, task)
      const later = new Date(Date.parse(at) + 86_400_000).toISOString()
      await expectSplit(world, { updated_since: later }, undefined, task)
    },
  },
  combined: {
    title: 'Filters combine',
    sentence: 'Filters combine: a task must match all of them.',
    async try(world) {
      const project_id = world.fixture.projects.second
      const end_date = randomDay()
      const [done, open] = [
        await createTask(world, { end_date, progress: 100 }),
        await createTask(world, { end_date }),
      ]
      const query = {
        project_id,
        due_after: dayAfter(end_date, -1),
        due_before: dayAfter(end_date, 1),
        completed: 'false',
      }
      const ids = idsOf(await walk(world, '/tasks', { query }))
      const isOpen = ids.length === 1 && ids[0] === open.id
      expect(
        isOpen,
        `GET /tasks with four filters lists ${show(ids)}, not ${open.id} (and ${done.id} is done)`,
      )
    },
  },
  unreadable: {
    title: 'A filter with an invalid value is ignored',
    sentence:
      'A filter never fails. An id that matches nothing yields an empty list, and an invalid value of `completed`, `due_before`, `due_after` or `updated_since` is ignored, as if the filter were absent.',
    async try({ api, fixture }) {
      const project_id = fixture.projects.main
      const all = await api.get('/tasks', { query: { project_id } })
      const queries: Record<string, string>[] = [
        { completed: 'maybe' },
        { due_before: '2031' },
        { due_after: '2031-02-30' },
        { updated_since: 'yesterday' },
      ]
      for (const query of queries) {
        const answer = expectStatus(await api.get('/tasks', { query: { project_id, ...query } }), 200)
        const same = show(idsOf(rowsOf(answer))) === show(idsOf(rowsOf(all)))
        expect(same, `${answer.call} lists different tasks than without the filter`)
      }
    },
  },
  'unknown-parameter': {
    title: 'An unknown query parameter is ignored',
    sentence: 'Unknown fields in a request body and unknown query parameters are ignored.',
    async try({ api }) {
      const plain = await api.get('/members')
      needStatus(plain, 200)
      const answer = await api.get('/members', { query: { page: '2', offset: '5' } })
      expect(
        answer.status === 200 && answer.text === plain.text,
        `${describe(answer)}, unlike the request without them`,
      )
    },
  },
  'last-counts': {
    title: 'The last value of a repeated query parameter counts',
    sentence:
      'An empty query value (`cursor=`) counts as absent, and of a repeated query parameter the last one wins.',
    async try({ api, fixture }) {
      const { main, second } = fixture.projects
      const wanted = await api.get('/tasks', { query: { project_id: main, limit: 5 } })
      need(rowsOf(wanted).length > 0, `${wanted.call} is empty`)
      const query = { project_id: [second, main], limit: 5 }
      const answer = expectStatus(await api.get('/tasks', { query }), 200)
      const same = show(idsOf(rowsOf(answer))) === show(idsOf(rowsOf(wanted)))
      expect(same, `${answer.call} does not list what ${wanted.call} does`)
    },
  },
})
